CYPHER 25
// Documents that were taken in but not understood yet, as a crash leaves them.
// Parameters: space (null for every space: recovery at start concerns all). Columns: space, document_id, path.
// :params {space: 'demo'}
MATCH (document:Document {state: 'captured'})
WHERE $space IS NULL OR document.space = $space
RETURN document.space AS space, document.id AS document_id, document.path AS path
ORDER BY space, path
