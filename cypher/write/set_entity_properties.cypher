CYPHER 25
// Writes the name, aliases and kind that were chosen for people and concepts.
// Parameters: space, rows (maps: id, props). Columns: entities (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (entity:Person|Concept {id: row.id, space: $space})
SET entity += row.props
RETURN count(*) AS entities
