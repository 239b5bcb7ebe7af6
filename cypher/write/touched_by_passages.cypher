CYPHER 25
// What hangs on the statements and mentions of some passages, before they are taken out: the slots to revise
// and the people and concepts that may be left without a mention.
// Parameters: space, passage_ids. Columns: slots, entities, statements.
// :params {space: 'demo', passage_ids: []}
UNWIND $passage_ids AS passage_id
MATCH (passage:Passage {id: passage_id, space: $space})
OPTIONAL MATCH (passage)-[:HAS]->(mention:Mention)-[:REFERS_TO]->(entity)
WITH collect(DISTINCT entity.id) AS entities
OPTIONAL MATCH (statement:Statement {space: $space})
WHERE statement.passage_id IN $passage_ids
OPTIONAL MATCH (statement)-[:FILLS|TOUCHES]->(slot:Slot)
RETURN entities, collect(DISTINCT slot.key) AS slots, collect(DISTINCT statement.id) AS statements
