CYPHER 25
// Which people and things each statement is tied to, by whom and how it is held, for choosing what stands for a theme.
// Parameters: space. Columns: id, holder, length (of its text), entities (ids).
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space})
WHERE statement.status <> 'rejected' AND statement.consolidated IS NULL
RETURN statement.id AS id, coalesce(statement.owner, statement.said_by) AS holder, size(statement.text) AS length,
  [(statement)-[:ABOUT|AT]->(entity) | entity.id] + [(statement)<-[:CLAIMS]-(owner) | owner.id] AS entities
ORDER BY id
