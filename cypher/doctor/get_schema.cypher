CYPHER 25
// The version of the schema and the embedding model that the store was written with.
// Parameters: space (unused: the schema belongs to all spaces). Columns: version, digest, embedder, dimensions,
// reindexing (how far a change of the model is, or null).
// :params {space: null}
MATCH (schema:Schema {space: '*'})
RETURN schema.version AS version, schema.digest AS digest, schema.embedder AS embedder, schema.dimensions AS dimensions,
  schema.reindexing AS reindexing,
  $space AS space
