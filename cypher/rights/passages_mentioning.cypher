CYPHER 25
// All passages that mention a person, with the places; those the person spoke go whole.
// Parameters: space, id. Columns: passage_id, document_id, text, speaker, spans, spoken.
// :params {space: 'demo', id: 'no such id'}
MATCH (person:Person {id: $id, space: $space})<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
WITH person, passage, collect(CASE WHEN mention.span_start IS NOT NULL
    THEN [mention.span_start, mention.span_end] END) AS spans
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, spans, EXISTS { (passage)-[:SPOKEN_BY]->(person) } AS spoken
