CYPHER 25
// What one document says about who is the same, as pairs "key<TAB>key".
// Parameters: space, document_id. Columns: document_id, links.
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
WHERE document.links IS NOT NULL
RETURN document.id AS document_id, document.links AS links
