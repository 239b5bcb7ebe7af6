CYPHER 25
// Deletes people and concepts that nothing mentions any more. The second look is the WHERE itself: the space
// is locked, so no writer can add a mention between the look and the deletion.
// Parameters: space, entity_ids. Columns: deleted (count).
// :params {space: 'demo', entity_ids: []}
UNWIND $entity_ids AS entity_id
MATCH (entity:Person|Concept {id: entity_id, space: $space})
WHERE NOT EXISTS { (entity)<-[:REFERS_TO]-(:Mention) }
  AND NOT EXISTS { (entity)--(:Statement) }
DETACH DELETE entity
RETURN count(*) AS deleted
