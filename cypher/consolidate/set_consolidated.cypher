CYPHER 25
// Notes which version of the graph was consolidated, and under which thresholds: a run without changes then does nothing.
// Parameters: space, version, thresholds. Columns: version.
// :params {space: 'demo', version: 1, thresholds: '3/30/3'}
MATCH (space:Space {space: $space})
SET space.consolidated_version = $version, space.consolidated_with = $thresholds
RETURN space.consolidated_version AS version
