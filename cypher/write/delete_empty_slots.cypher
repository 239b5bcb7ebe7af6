CYPHER 25
// Deletes those of some slots that no statement fills or touches.
// Parameters: space, keys. Columns: deleted (count).
// :params {space: 'demo', keys: []}
UNWIND $keys AS key
MATCH (slot:Slot {key: key, space: $space})
WHERE NOT EXISTS { (slot)<-[:FILLS|TOUCHES]-(:Statement) }
DELETE slot
RETURN count(*) AS deleted
