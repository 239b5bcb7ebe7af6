CYPHER 25
// Brings relationships back between nodes that are there again.
// Parameters: space, rows (maps: from, to (Neo4j's own ids), type, props). Columns: links (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (node), (other)
WHERE elementId(node) = row.from AND elementId(other) = row.to AND node.space = $space AND other.space = $space
CREATE (node)-[link:$(row.type)]->(other)
SET link = row.props
RETURN count(*) AS links
