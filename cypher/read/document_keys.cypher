CYPHER 25
// The distinct keys under which a document mentions people and things, with what its text says is the same.
// Parameters: space, document_id. Columns: key, same_as.
// :params {space: 'demo', document_id: 'd'}
MATCH (mention:Mention {document_id: $document_id})
WHERE mention.space = $space
RETURN DISTINCT mention.key AS key, coalesce(mention.same_as, []) AS same_as
ORDER BY key, same_as
