CYPHER 25
// What one document says about who is the same, as pairs "key<TAB>key", and the distinct keys under which it
// mentions people and things, with what its text says is the same. One row, also for a document that is not there.
// Parameters: space, document_id. Columns: links, keys (maps: key, same_as).
// :params {space: 'demo', document_id: 'd'}
OPTIONAL MATCH (document:Document {id: $document_id, space: $space})
RETURN coalesce(document.links, []) AS links, COLLECT {
  MATCH (mention:Mention {document_id: $document_id})
  WHERE mention.space = $space
  WITH DISTINCT mention.key AS key, coalesce(mention.same_as, []) AS same_as
  ORDER BY key, same_as
  RETURN {key: key, same_as: same_as}
} AS keys
