CYPHER 25
// The passages of a document with who spoke them.
// Parameters: space, document_id. Columns: id, text, position, said_at, speaker (id).
// :params {space: 'demo', document_id: 'd'}
MATCH (passage:Passage {document_id: $document_id, space: $space})
RETURN passage.id AS id, passage.text AS text, passage.position AS position, toString(passage.said_at) AS said_at,
  head([(passage)-[:SPOKEN_BY]->(speaker:Person) | speaker.id]) AS speaker
ORDER BY position, id
