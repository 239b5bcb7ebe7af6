CYPHER 25
// Keeps what was refused while a passage was understood, with the reason, so that a person may look at it.
// Parameters: space, document_id, rows (maps: id, passage_id, props). Columns: candidates (count).
// :params {space: 'demo', document_id: 'd', rows: []}
UNWIND $rows AS row
MERGE (candidate:Candidate {id: row.id})
  ON CREATE SET candidate += row.props, candidate.space = $space, candidate.document_id = $document_id,
    candidate.passage_id = row.passage_id, candidate.status = 'waiting'
RETURN count(*) AS candidates
