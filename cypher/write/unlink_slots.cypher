CYPHER 25
// Takes statements out of slots that they have no part in any more.
// Parameters: space, rows (maps: statement_id, key). Columns: unlinked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (statement:Statement {id: row.statement_id, space: $space})-[part:FILLS|TOUCHES]->(slot:Slot)
WHERE slot.key = row.key
DELETE part
RETURN count(*) AS unlinked
