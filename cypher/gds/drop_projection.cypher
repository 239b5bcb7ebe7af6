CYPHER 25
// Drops a projection of a space; nothing happens where it is gone.
// Parameters: space (its token), projection (its name). Columns: name.
// :params {space: 's1', projection: 'saidgraph-s1-1'}
CALL gds.graph.drop($projection, false) YIELD graphName
WHERE graphName CONTAINS $space
RETURN graphName AS name
