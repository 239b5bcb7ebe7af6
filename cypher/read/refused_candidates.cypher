CYPHER 25
// What was refused while passages were understood and nobody answered yet, with the reason.
// Parameters: space, id (one of them, or null for all), unrestricted.
// Columns: id, document_id, passage_id, text, type, reason, complete.
// :params {space: 'demo', id: null, unrestricted: true}
MATCH (candidate:Candidate {space: $space, status: 'waiting'})
WHERE ($id IS NULL OR candidate.id = $id)
  AND ($unrestricted OR candidate.audience IS NULL)
  AND NOT EXISTS { (:Decision {space: $space, kind: 'review', a: candidate.id}) }
RETURN candidate.id AS id, candidate.document_id AS document_id, candidate.passage_id AS passage_id,
  candidate.text AS text, candidate.type AS type, candidate.reason AS reason, candidate.complete AS complete
ORDER BY document_id, passage_id, id
