CYPHER 25
// How well a space falls into themes: Louvain's modularity on its projection, with how many communities it finds.
// Parameters: space, projection. Columns: modularity, communities.
// :params {space: 'demo', projection: 'communities-demo-1'}
CALL gds.louvain.stats($projection, {relationshipWeightProperty: 'weight', concurrency: 1})
YIELD modularity, communityCount
WITH modularity, communityCount
WHERE $space IS NOT NULL
RETURN modularity, communityCount AS communities
