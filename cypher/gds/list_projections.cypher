CYPHER 25
// The projections that are kept, the longest unused first by name's version; of all spaces where $space is null.
// Parameters: space (its token in the name, or null). Columns: name, nodes, bytes, created_at.
// :params {space: null}
CALL gds.graph.list() YIELD graphName, nodeCount, sizeInBytes, creationTime
WHERE graphName STARTS WITH 'saidgraph-' AND ($space IS NULL OR graphName CONTAINS $space)
RETURN graphName AS name, nodeCount AS nodes, sizeInBytes AS bytes, toString(creationTime) AS created_at
ORDER BY created_at, name
