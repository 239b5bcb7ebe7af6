CYPHER 25
// Keeps what a document's text says about who is the same; none where it says nothing.
// Parameters: space, document_id, links (strings "key<TAB>key", or null). Columns: documents (count).
// :params {space: 'demo', document_id: 'd', links: null}
MATCH (document:Document {id: $document_id, space: $space})
SET document.links = $links
RETURN count(*) AS documents
