CYPHER 25
// The proper names under which a person is mentioned or speaks, and whether somebody else is called so too.
// Parameters: space, id. Columns: name, shared (another person bears it).
// :params {space: 'demo', id: 'no such id'}
MATCH (person:Person {id: $id, space: $space})<-[:REFERS_TO]-(mention:Mention)
WHERE mention.kind IN ['name', 'speaker', 'addressee']
WITH DISTINCT person, mention.name AS name
RETURN name, EXISTS {
    MATCH (other:Person {space: $space})
    WHERE other.id <> person.id AND (other.name = name OR name IN other.aliases)
  } AS shared
ORDER BY name
