CYPHER 25
// What is stored of a document, to find out what a new version changes.
// Parameters: space, document_id. Columns: state, revision, body_hash, captures (maps, oldest first),
// accepted (refused candidates that a person accepted), passages (maps).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
CALL (document) {
  OPTIONAL MATCH (capture:Capture {document_id: document.id, space: $space})
  WITH capture.id AS id, capture.captured_at AS at, capture.payload AS payload
  // A capture that another writer takes in at this moment has lost its words already.
  WHERE payload IS NOT NULL
  WITH id, payload ORDER BY at, id
  RETURN collect({id: id, payload: payload}) AS captures
}
CALL (document) {
  OPTIONAL MATCH (decision:Decision {space: $space, kind: 'review', what: 'refused', decision: 'accept'})
  WHERE decision.document_id = document.id
  RETURN collect(decision.a) AS accepted
}
CALL (document) {
  OPTIONAL MATCH (passage:Passage {document_id: document.id})-[:PART_OF]->(document)
  WITH passage ORDER BY passage.position, passage.id
  RETURN collect(passage {
    .id, .text, .position, .speaker, .speaker_kind, .addressee, .said_at, .lang, .heading_path, .kind, .turn_id,
    .caption, .columns, .origin_class, .origin_id, .audience, .links, .content_key, .input_hash, .retrieval_hash,
    .derived, .derived_hash
  }) AS passages
}
RETURN document.state AS state, document.revision AS revision, document.body_hash AS body_hash,
  document.path AS path, document.kind AS kind, document.title AS title, document.author AS author,
  document.written_at AS written_at, document.origin_class AS origin_class, document.origin_id AS origin_id,
  document.reviewed AS reviewed, document.audience AS audience, captures, accepted, passages
