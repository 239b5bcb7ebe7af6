CYPHER 25
// Whether a document's text is the one that is known, without reading the text.
// Parameters: space, document_id. Columns: state, body_hash, passages (count).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
RETURN document.state AS state, document.body_hash AS body_hash, COUNT {
  (:Passage {document_id: $document_id})-[:PART_OF]->(document)
} AS passages
