CYPHER 25
// Mentions of a space under some keys, with the node each refers to now.
// Parameters: space, keys. Columns: id, document_id, key, same_as, entity_id.
// :params {space: 'demo', keys: ['name:지나']}
UNWIND $keys AS key
MATCH (mention:Mention {space: $space, key: key})
OPTIONAL MATCH (mention)-[:REFERS_TO]->(entity)
RETURN mention.id AS id, mention.document_id AS document_id, mention.key AS key,
  coalesce(mention.same_as, []) AS same_as, entity.id AS entity_id
ORDER BY id
