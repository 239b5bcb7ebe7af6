CYPHER 25
// The end of a conversation, for taking in turns that follow it: what came long before has no part in them.
// Parameters: space, document_id, passage_ids (of the new turns and captions), tail (how many passages), beyond (the
// position from which passages are captured only). Columns: as document_state, then last (position, or null) and
// replaces (whether one of the turns is there already: then the end is not enough).
// :params {space: 'demo', document_id: 'd', passage_ids: [], tail: 24, beyond: 1000000000}
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
  OPTIONAL MATCH (passage:Passage)
  WHERE passage.document_id = document.id AND passage.position < $beyond
  WITH passage ORDER BY passage.document_id DESC, passage.position DESC LIMIT 1
  RETURN passage.position AS last
}
CALL (document, last) {
  OPTIONAL MATCH (passage:Passage)
  WHERE passage.document_id = document.id AND passage.position > last - $tail
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
  document.reviewed AS reviewed, document.audience AS audience, captures, accepted, passages, last,
  EXISTS {
    MATCH (known:Passage)
    WHERE known.id IN $passage_ids AND known.derived
  } AS replaces
