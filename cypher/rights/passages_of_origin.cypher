CYPHER 25
// All passages that came from one origin; an agent, tool or page that spoke in a conversation is one by its name.
// Parameters: space, origin_class, origin_id. Columns: as passages_of_document.
// :params {space: 'demo', origin_class: 'web', origin_id: 'no such origin'}
MATCH (passage:Passage {space: $space})
WHERE (passage.origin_class = $origin_class AND passage.origin_id = $origin_id)
  OR (passage.origin_class IS NULL AND passage.speaker = $origin_id
    AND passage.speaker_kind = CASE $origin_class WHEN 'web' THEN 'page' ELSE $origin_class END
    AND $origin_class IN ['web', 'tool', 'agent'])
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, [] AS spans, true AS spoken
