CYPHER 25
// Writes the mentions of passages: the documents' own view of who and what is named.
// Parameters: space, document_id, rows (maps: id, passage_id, props). Columns: mentions (count).
// :params {space: 'demo', document_id: 'd', rows: []}
UNWIND $rows AS row
MATCH (passage:Passage {id: row.passage_id, space: $space})
MERGE (mention:Mention {id: row.id})
  ON CREATE SET mention += row.props, mention.space = $space, mention.document_id = $document_id,
    mention.passage_id = row.passage_id
MERGE (passage)-[has:HAS]->(mention)
  ON CREATE SET has.space = $space, has.document_id = $document_id, has.passage_id = row.passage_id
RETURN count(*) AS mentions
