CYPHER 25
// All passages that a person spoke or wrote.
// Parameters: space, id. Columns: as passages_of_document.
// :params {space: 'demo', id: 'no such id'}
MATCH (:Person {id: $id, space: $space})<-[:SPOKEN_BY]-(passage:Passage)
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, [] AS spans, true AS spoken
