CYPHER 25
// What waits to be taken in for a document.
// Parameters: space, document_id. Columns: state, captures (maps: id, payload, oldest first).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
RETURN document.state AS state, COLLECT {
  MATCH (capture:Capture {space: $space, document_id: $document_id})
  WITH capture ORDER BY capture.captured_at, capture.id
  RETURN capture {.id, .payload}
} AS captures
