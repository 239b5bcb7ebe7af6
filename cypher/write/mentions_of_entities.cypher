CYPHER 25
// The names under which people and concepts are mentioned, to choose the name shown and the aliases from.
// Parameters: space, entity_ids.
// Columns: id, is_person, name, kind, entity, count, document_ids is left out: counts are computed, not stored.
// :params {space: 'demo', entity_ids: []}
UNWIND $entity_ids AS entity_id
MATCH (entity:Person|Concept {id: entity_id, space: $space})
OPTIONAL MATCH (entity)<-[:REFERS_TO]-(mention:Mention)
RETURN entity.id AS id, entity:Person AS is_person, entity.key AS key, mention.name AS name, mention.kind AS kind,
  mention.entity AS entity, mention.relative_to AS relative_to, count(mention) AS mentions,
  entity.name AS shown, entity.aliases AS aliases, entity.kind AS entity_kind, entity.embedding_name AS embedded
ORDER BY id, name, kind, entity
