CYPHER 25
// What is stored of some turns of a conversation, and whether anything waits there.
// Parameters: space, document_id, passage_ids (of the turns). Columns: waiting, content_keys (maps: turn_id, key).
// :params {space: 'demo', document_id: 'd', passage_ids: []}
MATCH (document:Document {id: $document_id, space: $space})
RETURN EXISTS { (:Capture {space: $space, document_id: $document_id}) } AS waiting, COLLECT {
  UNWIND $passage_ids AS passage_id
  MATCH (passage:Passage {id: passage_id, space: $space})
  RETURN passage {.turn_id, key: passage.content_key}
} AS content_keys
