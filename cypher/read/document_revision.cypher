CYPHER 25
// The revision of a document inside a write: compared with the one that the write was prepared from.
// Parameters: space, document_id. Columns: revision, captures (ids).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
OPTIONAL MATCH (capture:Capture {document_id: $document_id, space: $space})
RETURN document.revision AS revision, collect(capture.id) AS captures
