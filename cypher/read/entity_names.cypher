CYPHER 25
// The aliases and kind that people and concepts show now.
// Parameters: space, entity_ids. Columns: id, aliases, kind.
// :params {space: 'demo', entity_ids: []}
UNWIND $entity_ids AS entity_id
MATCH (entity:Person|Concept {id: entity_id, space: $space})
RETURN entity.id AS id, entity.aliases AS aliases, entity.kind AS kind
