CYPHER 25
// The turns just before and after given turns, by position: an answer often stands in the turn after a question.
// Parameters: space, ids, reach (how many places), reader_names, unrestricted. Columns: id, of (the given turn), step, allowed.
// :params {space: 'demo', ids: [], reach: 1, reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (passage:Passage {id: wanted, space: $space})
UNWIND [step IN range(-$reach, $reach) WHERE step <> 0] AS step
MATCH (near:Passage {document_id: passage.document_id, position: passage.position + step})
WHERE near.space = $space
RETURN near.id AS id, passage.id AS of, step,
  $unrestricted OR near.audience IS NULL OR any(name IN near.audience WHERE name IN $reader_names) AS allowed
ORDER BY of, step
