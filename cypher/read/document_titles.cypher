CYPHER 25
// Titles of the notes of a space, for finding a similar one before another is written.
// Parameters: space. Columns: id, path, title.
// :params {space: 'demo'}
MATCH (document:Document {space: $space})
WHERE document.kind = 'markdown' AND document.title IS NOT NULL
RETURN document.id AS id, document.path AS path, document.title AS title
ORDER BY path
