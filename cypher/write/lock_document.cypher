CYPHER 25
// The lock of `lock_space`, for a write to one document: with it comes what the write has to know first.
// Parameters: space, document_id. Columns: revision (of the document, or null), decided (the kinds of decision that
// people took in this space: what no decision speaks of need not be looked for), model (the embedding model of the store,
// and how far a change of it is).
// :params {space: 'demo', document_id: 'd'}
MERGE (space:Space {space: $space})
  ON CREATE SET space.created_at = datetime(), space.graph_version = 0, space.mask_secrets = true,
    space.disclosure = 'subject_sees_owner'
SET space.graph_version = space.graph_version + 1
WITH space
OPTIONAL MATCH (document:Document {id: $document_id, space: $space})
RETURN document.revision AS revision, COLLECT {
  MATCH (decision:Decision {space: $space})
  RETURN DISTINCT decision.kind
} AS decided, head(COLLECT {
  MATCH (schema:Schema {space: '*'})
  RETURN {embedder: schema.embedder, reindexing: schema.reindexing}
}) AS model
