CYPHER 25
// Writes what revision decided; null takes a property away.
// Parameters: space, rows (maps: id, view, held_from, held_to). Columns: statements (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (statement:Statement {id: row.id, space: $space})
SET statement.view = row.view, statement.held_from = row.held_from, statement.held_to = row.held_to
RETURN count(*) AS statements
