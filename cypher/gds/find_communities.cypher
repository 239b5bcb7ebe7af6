CYPHER 25
// Louvain on a projection of a space: for each node the communities it is in, from the finest level to the coarsest.
// One thread: more are slower on few cores, and with one the same graph gives the same answer.
// Parameters: space, projection. Columns: id, is_statement, communities (numbers, one a level).
// :params {space: 'demo', projection: 'communities-demo-1'}
CALL gds.louvain.stream($projection, {
  relationshipWeightProperty: 'weight', includeIntermediateCommunities: true, concurrency: 1
}) YIELD nodeId, intermediateCommunityIds
WITH gds.util.asNode(nodeId) AS node, intermediateCommunityIds AS communities
WHERE node.space = $space
RETURN node.id AS id, node.name IS NULL AS is_statement, communities
ORDER BY id
