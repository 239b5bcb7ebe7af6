CYPHER 25
// All passages of a document.
// Parameters: space, id. Columns: passage_id, document_id, text, speaker, spans (none), spoken (all of it goes).
// :params {space: 'demo', id: 'no such id'}
MATCH (:Document {id: $id, space: $space})<-[:PART_OF]-(passage:Passage)
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, [] AS spans, true AS spoken
