CYPHER 25
// The statements of some slots.
// Parameters: space, keys. Columns: key, ids.
// :params {space: 'demo', keys: ['demo|record|lives_in|p']}
UNWIND $keys AS key
MATCH (slot:Slot {key: key, space: $space})
RETURN slot.key AS key, COLLECT {
  MATCH (slot)<-[:FILLS|TOUCHES]-(statement:Statement)
  RETURN statement.id
  ORDER BY statement.id
} AS ids
ORDER BY key
