CYPHER 25
// Deletes Facts that no longer follow from their event.
// Parameters: space, ids. Columns: deleted (count).
// :params {space: 'demo', ids: []}
UNWIND $ids AS fact_id
MATCH (fact:Statement {id: fact_id, space: $space})
WHERE fact.opened_by IS NOT NULL
DETACH DELETE fact
RETURN count(*) AS deleted
