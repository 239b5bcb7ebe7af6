CYPHER 25
// How much a space holds, and the version of its graph.
// Parameters: space. Columns: version, passages.
// :params {space: 'demo'}
MATCH (space:Space {space: $space})
RETURN coalesce(space.graph_version, 0) AS version,
  COUNT { MATCH (passage:Passage {space: $space}) RETURN passage } AS passages
