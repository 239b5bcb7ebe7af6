CYPHER 25
// Personalised PageRank from weighted passages; the passages it visits most. Nodes gone since are skipped, and so
// are sources that are younger than the projection.
// Parameters: space, projection, sources (pairs of passage id and weight), damping, iterations, tolerance, limit,
//   reader_names, unrestricted. Columns: id, score, allowed.
// :params {space: 'demo', projection: 'saidgraph-demo-1', sources: [], damping: 0.5, iterations: 10, tolerance: 0.001, limit: 50, reader_names: [], unrestricted: false}
CALL gds.graph.list($projection) YIELD creationTime
UNWIND $sources AS pair
MATCH (source:Passage {id: pair[0], space: $space})
WHERE source.recorded_at < creationTime
WITH collect([source, toFloat(pair[1])]) AS weighted
CALL gds.pageRank.stream($projection, {
  sourceNodes: weighted, dampingFactor: $damping, maxIterations: $iterations, tolerance: $tolerance,
  relationshipWeightProperty: 'weight', concurrency: 1
}) YIELD nodeId, score
WITH nodeId, score
WHERE score > 0
ORDER BY score DESC
LIMIT toInteger($limit * 4)
WITH gds.util.asNode(nodeId) AS passage, score
WHERE passage:Passage AND passage.space = $space AND passage.kind <> 'caption'
RETURN passage.id AS id, score,
  $unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
LIMIT toInteger($limit)
