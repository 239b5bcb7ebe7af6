CYPHER 25
// Statements that wait for a person, with why.
// Parameters: space, id (one of them, or null for all), unrestricted. Columns: id, document_id, passage_id, text, type, flags.
// :params {space: 'demo', id: null, unrestricted: true}
MATCH (statement:Statement {space: $space})
WHERE statement.status = 'needs_review' AND ($id IS NULL OR statement.id = $id)
  AND ($unrestricted OR statement.audience IS NULL)
RETURN statement.id AS id, statement.document_id AS document_id, statement.passage_id AS passage_id,
  statement.text AS text, statement.type AS type, statement.flags AS flags
ORDER BY statement.said_at, id
