CYPHER 25
// How many statements a space holds: what a hub is, is a share of them.
// Parameters: space. Columns: statements.
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space})
RETURN count(statement) AS statements
