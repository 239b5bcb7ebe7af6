CYPHER 25
// What was consolidated of a space, and where it stands now.
// Parameters: space. Columns: version (of the graph), consolidated_version, consolidated_with, communities_version.
// :params {space: 'demo'}
MATCH (space:Space {space: $space})
RETURN space.graph_version AS version, space.consolidated_version AS consolidated_version,
  space.consolidated_with AS consolidated_with, space.communities_version AS communities_version
