CYPHER 25
// Takes out all that consolidation added to a space: habits, repeated claims, communities and the note of the run.
// Parameters: space. Columns: inferences, communities (counts).
// :params {space: 'demo'}
CALL () {
  MATCH (inference:Statement {space: $space, consolidated: true})
  DETACH DELETE inference
  RETURN count(*) AS inferences
}
CALL () {
  MATCH (community:Community {space: $space})
  DETACH DELETE community
  RETURN count(*) AS communities
}
CALL () {
  MATCH (space:Space {space: $space})
  REMOVE space.consolidated_version, space.consolidated_with, space.communities_version
}
RETURN inferences, communities
