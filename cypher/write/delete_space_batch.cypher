CYPHER 25
// Deletes some nodes of a space; called until nothing is left, so that one transaction stays bounded.
// Parameters: space, batch. Columns: deleted (count).
// :params {space: 'no such space', batch: 1000}
MATCH (node)
WHERE node.space = $space
WITH node LIMIT $batch
DETACH DELETE node
RETURN count(*) AS deleted
