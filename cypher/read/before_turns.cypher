CYPHER 25
// What must be known before turns are taken in: the space's settings, and what is stored of these turns. One row.
// Parameters: space, document_id, passage_ids (of the turns). Columns: settings (as in get_space, or null), erased
// (whether something must not come back), waiting (whether captures of the document wait), content_keys (maps:
// turn_id, key).
// :params {space: 'demo', document_id: 'd', passage_ids: []}
OPTIONAL MATCH (space:Space {space: $space})
OPTIONAL MATCH (document:Document {id: $document_id, space: $space})
RETURN space {
    .space, .zone, .disclosure, mask_secrets: coalesce(space.mask_secrets, true),
    concept_kinds: coalesce(space.concept_kinds, []), .graph_version
  } AS settings,
  EXISTS { (:Erasure {space: $space}) } AS erased,
  document IS NOT NULL AND EXISTS { (:Capture {space: $space, document_id: $document_id}) } AS waiting,
  COLLECT {
    UNWIND $passage_ids AS passage_id
    MATCH (passage:Passage {id: passage_id, space: $space})
    RETURN passage {.turn_id, key: passage.content_key}
  } AS content_keys
