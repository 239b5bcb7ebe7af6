CYPHER 25
// How many edges of a projection are bridges: without one of them a part of the graph hangs on nothing.
// Parameters: space, projection. Columns: bridges.
// :params {space: 'demo', projection: 'communities-demo-1'}
CALL gds.bridges.stream($projection, {concurrency: 1}) YIELD from
WITH count(from) AS bridges
WHERE $space IS NOT NULL
RETURN bridges
