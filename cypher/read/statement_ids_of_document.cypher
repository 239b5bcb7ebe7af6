CYPHER 25
// The statements of a document, in the order of its text.
// Parameters: space, document_id. Columns: id, passage_id.
// :params {space: 'demo', document_id: 'd'}
MATCH (statement:Statement {document_id: $document_id})-[:SUPPORTED_BY]->(passage:Passage)
WHERE statement.space = $space
RETURN statement.id AS id, passage.id AS passage_id
ORDER BY passage.position, statement.span_start, id
