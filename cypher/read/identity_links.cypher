CYPHER 25
// What the documents of a space say about who is the same, as pairs "key<TAB>key".
// Parameters: space, keys (only links of these, or null for all). Columns: document_id, links.
// :params {space: 'demo', keys: null}
MATCH (document:Document {space: $space})
WHERE document.path IS NOT NULL AND document.links IS NOT NULL
LET links = [link IN document.links WHERE $keys IS NULL OR split(link, '\t')[0] IN $keys]
FILTER size(links) > 0
RETURN document.id AS document_id, links
ORDER BY document_id
