CYPHER 25
// What waits to be taken in for a document.
// Parameters: space, document_id. Columns: state, captures (maps: id, payload, oldest first).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
RETURN document.state AS state, COLLECT {
  MATCH (capture:Capture {space: $space, document_id: $document_id})
  WITH capture.id AS id, capture.captured_at AS at, capture.payload AS payload
  // A capture that another writer takes in at this moment has lost its words already.
  WHERE payload IS NOT NULL
  ORDER BY at, id
  RETURN {id: id, payload: payload}
} AS captures
