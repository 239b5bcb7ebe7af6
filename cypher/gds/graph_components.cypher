CYPHER 25
// Into how many components a projection falls, how many nodes it has, and how many the largest component holds.
// Parameters: space, projection. Columns: components, nodes, largest.
// :params {space: 'demo', projection: 'communities-demo-1'}
CALL gds.wcc.stream($projection, {concurrency: 1}) YIELD nodeId, componentId
WITH componentId, count(*) AS size
WHERE $space IS NOT NULL
RETURN count(*) AS components, coalesce(sum(size), 0) AS nodes, coalesce(max(size), 0) AS largest
