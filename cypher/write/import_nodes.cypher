CYPHER 25
// Brings nodes back with the labels and properties they were written out with.
// Parameters: space, rows (maps: number, labels, props). Columns: number, id (Neo4j's own).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
CREATE (node:$(row.labels))
SET node = row.props
WITH row, node
WHERE node.space = $space
RETURN row.number AS number, elementId(node) AS id
