CYPHER 25
// What hangs badly in a space: people and things without a statement, hubs, slots in conflict, statements that wait for
// a person, and unsupported islands.
// Parameters: space, hub (degree from which on a thing is a hub). Columns: entities, without_statements,
//   hubs (maps of id, name, degree), conflicts (slots), waiting (statements), statements.
// :params {space: 'demo', hub: 30}
MATCH (space:Space {space: $space})
LET entities = COUNT { MATCH (entity:Person|Concept {space: $space}) },
  without_statements = COUNT { MATCH (entity:Person|Concept {space: $space}) WHERE NOT EXISTS { (entity)--(:Statement) } },
  hubs = COLLECT {
    MATCH (entity:Person|Concept {space: $space})
    WITH entity, COUNT { (entity)--(:Statement) } AS degree
    WHERE degree > $hub
    ORDER BY degree DESC, entity.id LIMIT 10
    RETURN {id: entity.id, name: entity.name, degree: degree}
  },
  conflicts = COUNT {
    MATCH (slot:Slot {space: $space})
    WHERE EXISTS { (slot)<-[:FILLS]-(:Statement {view: 'CONFLICTING'}) }
  },
  waiting = COUNT { MATCH (:Statement {space: $space, status: 'needs_review'}) },
  statements = COUNT { MATCH (:Statement {space: $space}) }
RETURN entities, without_statements, hubs, conflicts, waiting, statements
