CYPHER 25
// Whether something is mentioned under a key, and the key of the node with an id.
// Parameters: space, key, id. Columns: mentioned, node_key, node_is_person.
// :params {space: 'demo', key: 'name:지나', id: 'no such id'}
OPTIONAL MATCH (entity:Person|Concept {id: $id, space: $space})
RETURN EXISTS { (:Mention {space: $space, key: $key}) } AS mentioned, entity.key AS node_key,
  entity:Person AS node_is_person
