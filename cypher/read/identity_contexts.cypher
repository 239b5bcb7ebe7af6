CYPHER 25
// What each document says of people that several documents mention: what stands right behind the name, the places,
// employers and roles, the others named there, and who wrote it.
// Parameters: space, ids (people, or null for all), most (documents a person; who is in more is known well),
// unrestricted. Columns: id, key, name, document_id, path, behind (texts), facts ([predicate, target]), others, author.
// :params {space: 'demo', ids: null, most: 50, unrestricted: true}
MATCH (person:Person {space: $space})<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
WHERE ($ids IS NULL OR person.id IN $ids) AND ($unrestricted OR passage.audience IS NULL)
WITH person, collect(DISTINCT mention.document_id) AS document_ids
WHERE 1 < size(document_ids) <= $most
UNWIND document_ids AS document_id
MATCH (document:Document {id: document_id, space: $space})
RETURN person.id AS id, person.key AS key, person.name AS name, document_id, document.path AS path,
  document.author AS author,
  COLLECT {
    MATCH (mention:Mention {document_id: document_id})-[:REFERS_TO]->(person), (mention)<-[:HAS]-(passage:Passage)
    WHERE mention.span_end IS NOT NULL
    RETURN DISTINCT substring(passage.text, mention.span_end, 60)
  } AS behind,
  COLLECT {
    MATCH (person)<-[:ABOUT {role: 'subject'}]-(fact:Fact {document_id: document_id})
    WHERE fact.predicate IN ['lives_in', 'works_at', 'studies', 'is'] AND fact.target IS NOT NULL
      AND fact.polarity = 'positive'
    RETURN DISTINCT [fact.predicate, fact.target]
  } AS facts,
  COLLECT {
    MATCH (:Mention {document_id: document_id})-[:REFERS_TO]->(other:Person)
    WHERE other <> person
    RETURN DISTINCT other.name
  } AS others
ORDER BY id, path
