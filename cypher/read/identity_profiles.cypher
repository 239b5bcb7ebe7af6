CYPHER 25
// What is known of people and things, for proposing which of them may be one.
// Parameters: space, unrestricted. Columns: id, key, name, aliases, kind, is_person, keys, document_ids.
// :params {space: 'demo', unrestricted: true}
MATCH (entity:Person|Concept {space: $space})<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
WHERE $unrestricted OR passage.audience IS NULL
RETURN entity.id AS id, entity.key AS key, entity.name AS name, entity.aliases AS aliases, entity.kind AS kind,
  entity:Person AS is_person, collect(DISTINCT mention.key) AS keys,
  collect(DISTINCT mention.document_id) AS document_ids
ORDER BY id
