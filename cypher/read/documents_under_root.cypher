CYPHER 25
// The documents that came from one ingested folder, to find those whose file is gone.
// Parameters: space, root. Columns: document_id, path, source_file.
// :params {space: 'demo', root: 'notes'}
MATCH (document:Document {space: $space})
WHERE document.source_root = $root
RETURN document.id AS document_id, document.path AS path, document.source_file AS source_file
ORDER BY path
