CYPHER 25
// What a contest needs to know of a statement.
// Parameters: space, id. Columns: id, subject, target, audience.
// :params {space: 'demo', id: 'no such id'}
MATCH (statement:Statement {id: $id, space: $space})
RETURN statement.id AS id, statement.subject AS subject, statement.target AS target,
  statement.audience AS audience
