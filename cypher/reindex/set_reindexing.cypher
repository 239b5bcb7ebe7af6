CYPHER 25
// Notes how far a reindex is: 'clearing' the old vectors, 'embedding', or null when it is through.
// Parameters: space (unused: the schema belongs to all spaces), phase. Columns: phase.
// :params {space: null, phase: null}
MATCH (schema:Schema {space: '*'})
SET schema.reindexing = $phase
RETURN schema.reindexing AS phase, $space AS space
