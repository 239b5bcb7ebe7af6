CYPHER 25
// Every node of a space, for writing the space out whole.
// Parameters: space. Columns: id (Neo4j's own, good while nothing is deleted).
// :params {space: 'demo'}
MATCH (node)
WHERE node.space = $space
RETURN elementId(node) AS id
ORDER BY labels(node)[0], coalesce(node.id, node.key, '')
