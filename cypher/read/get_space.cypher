CYPHER 25
// The settings of a space; no row where it does not exist.
// Parameters: space. Columns: space, zone, disclosure, mask_secrets, concept_kinds, graph_version, model (the embedding model
// of the store, and how far a change of it is).
// :params {space: 'demo'}
MATCH (space:Space {space: $space})
RETURN space.space AS space, space.zone AS zone, space.disclosure AS disclosure,
  coalesce(space.mask_secrets, true) AS mask_secrets, coalesce(space.concept_kinds, []) AS concept_kinds,
  space.graph_version AS graph_version, head(COLLECT {
    MATCH (schema:Schema {space: '*'})
    RETURN {embedder: schema.embedder, reindexing: schema.reindexing}
  }) AS model
