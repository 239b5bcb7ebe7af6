CYPHER 25
// The statements that a correction may take back: one kind of predicate, and its subject or its target.
// Parameters: space, rows (maps: role, entity_id, predicates). Columns: ids.
// :params {space: 'demo', rows: [{role: 'subject', entity_id: 'p', predicates: ['lives_in']}]}
UNWIND $rows AS row
MATCH (entity:Person|Concept {id: row.entity_id, space: $space})<-[:ABOUT {role: row.role}]-(statement:Statement)
WHERE statement.predicate IN row.predicates AND statement.consolidated IS NULL
RETURN collect(DISTINCT statement.id) AS ids
