CYPHER 25
// The settings of a space; no row where it does not exist.
// Parameters: space. Columns: space, zone, disclosure, mask_secrets, concept_kinds, graph_version.
// :params {space: 'demo'}
MATCH (space:Space {space: $space})
RETURN space.space AS space, space.zone AS zone, space.disclosure AS disclosure,
  coalesce(space.mask_secrets, true) AS mask_secrets, coalesce(space.concept_kinds, []) AS concept_kinds,
  space.graph_version AS graph_version
