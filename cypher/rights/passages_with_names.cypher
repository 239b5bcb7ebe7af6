CYPHER 25
// Passages in which one of some names stands, as words: whether as somebody's name is decided by who asks.
// Parameters: space, id (of the person), names (lower case). Columns: passage_id, document_id, text, speaker, taken (places
// that are named as somebody or something else), here (the document mentions the person), others (it mentions another
// person of such a name).
// :params {space: 'demo', id: 'no such id', names: []}
MATCH (passage:Passage {space: $space})
WHERE any(name IN $names WHERE toLower(passage.text) CONTAINS name)
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker,
  COLLECT {
    MATCH (passage)-[:HAS]->(mention:Mention)-[:REFERS_TO]->(entity)
    WHERE entity.id <> $id AND mention.span_start IS NOT NULL
      AND (mention.kind IN ['name', 'speaker', 'addressee', 'pronoun']
        OR (mention.kind = 'thing' AND NOT mention.entity IN ['other', 'topic']))
    RETURN [mention.span_start, mention.span_end]
  } AS taken,
  EXISTS {
    MATCH (mention:Mention {document_id: passage.document_id})-[:REFERS_TO]->(:Person {id: $id})
  } AS here,
  EXISTS {
    MATCH (mention:Mention {document_id: passage.document_id})-[:REFERS_TO]->(other:Person)
    WHERE other.id <> $id AND toLower(mention.name) IN $names
  } AS others
