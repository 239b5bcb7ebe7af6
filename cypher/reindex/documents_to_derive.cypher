CYPHER 25
// The documents of a space, for deriving each of them again.
// Parameters: space. Columns: id, path.
// :params {space: 'demo'}
MATCH (document:Document {space: $space})
RETURN document.id AS id, document.path AS path
ORDER BY path
