CYPHER 25
// What hangs on the statements and mentions of some passages, before they are taken out: the slots to revise
// and the people and concepts that may be left without a mention.
// Parameters: space, passage_ids. Columns: slots, entities, statements, mentions (maps of what goes: id of the entity,
// name, kind, entity, relative_to).
// :params {space: 'demo', passage_ids: []}
UNWIND $passage_ids AS passage_id
MATCH (passage:Passage {id: passage_id, space: $space})
OPTIONAL MATCH (passage)-[:HAS]->(mention:Mention)-[:REFERS_TO]->(entity)
WITH collect(DISTINCT entity.id) AS entities,
  [one IN collect({id: entity.id, name: mention.name, kind: mention.kind, entity: mention.entity,
    relative_to: mention.relative_to}) WHERE one.id IS NOT NULL] AS mentions
OPTIONAL MATCH (statement:Statement {space: $space})
WHERE statement.passage_id IN $passage_ids
OPTIONAL MATCH (statement)-[:FILLS|TOUCHES]->(slot:Slot)
RETURN entities, mentions, collect(DISTINCT slot.key) AS slots, collect(DISTINCT statement.id) AS statements
