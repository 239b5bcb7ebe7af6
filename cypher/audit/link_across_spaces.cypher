CYPHER 25
// Invariant 7: nothing links two spaces.
// Parameters: space. Columns: from_id, to_id, type.
// :params {space: 'demo'}
MATCH (node {space: $space})-[link]->(other)
WHERE other.space <> $space OR link.space <> $space OR link.space IS NULL
RETURN coalesce(node.id, node.key) AS from_id, coalesce(other.id, other.key) AS to_id, type(link) AS type
