CYPHER 25
// Every stored text that somebody wrote, for looking for secrets in it. Derived texts follow from passages.
// Parameters: space. Columns: label, id, property, document_id (null where there is none), name (a state's key), text.
// :params {space: 'demo'}
MATCH (passage:Passage {space: $space})
UNWIND ['text', 'caption'] AS property
WITH passage, property WHERE passage[property] IS NOT NULL
RETURN 'Passage' AS label, passage.id AS id, property, passage.document_id AS document_id,
  null AS name, passage[property] AS text
UNION ALL
MATCH (passage:Passage {space: $space})
UNWIND coalesce(passage.heading_path, []) AS heading
RETURN DISTINCT 'Passage' AS label, passage.id AS id, 'heading_path' AS property,
  passage.document_id AS document_id, null AS name, heading AS text
UNION ALL
MATCH (kept:Document|Version|Note {space: $space})
UNWIND ['title', 'text'] AS property
WITH kept, property WHERE kept[property] IS NOT NULL
RETURN labels(kept)[0] AS label, kept.id AS id, property, null AS document_id, null AS name, kept[property] AS text
UNION ALL
MATCH (state:State {space: $space}) WHERE state.value IS NOT NULL
RETURN 'State' AS label, state.id AS id, 'value' AS property, null AS document_id, state.key AS name,
  state.value AS text
UNION ALL
MATCH (held:Held {space: $space})
UNWIND ['text', 'payload'] AS property
WITH held, property WHERE held[property] IS NOT NULL
RETURN 'Held' AS label, held.id AS id, property, null AS document_id, null AS name, held[property] AS text
UNION ALL
MATCH (capture:Capture {space: $space})
RETURN 'Capture' AS label, capture.id AS id, 'payload' AS property, capture.document_id AS document_id,
  null AS name, capture.payload AS text
