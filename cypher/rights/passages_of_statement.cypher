CYPHER 25
// Where a statement stands.
// Parameters: space, id. Columns: passage_id, document_id, spans (one).
// :params {space: 'demo', id: 'no such id'}
MATCH (statement:Statement {id: $id, space: $space})-[:SUPPORTED_BY]->(passage:Passage)
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, [[statement.span_start, statement.span_end]] AS spans, false AS spoken
