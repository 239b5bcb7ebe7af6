CYPHER 25
// What the documents of a space say about who is the same, as pairs "key<TAB>key".
// Parameters: space. Columns: document_id, links.
// :params {space: 'demo'}
MATCH (document:Document {space: $space})
WHERE document.links IS NOT NULL
RETURN document.id AS document_id, document.links AS links
ORDER BY document_id
