CYPHER 25
// Makes slots and ties statements to them: FILLS for a value, TOUCHES for what ends, corrects or is corrected.
// Rows come sorted by key, so that locks are taken in one order.
// Parameters: space, rows (maps: statement_id, key, holder, family, predicate, topic, fills). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (statement:Statement {id: row.statement_id, space: $space})
MERGE (slot:Slot {key: row.key})
  ON CREATE SET slot.space = $space, slot.holder = row.holder, slot.family = row.family,
    slot.predicate = row.predicate, slot.topic = row.topic
FOREACH (_ IN CASE WHEN row.fills THEN [1] ELSE [] END |
  MERGE (statement)-[fills:FILLS]->(slot)
    ON CREATE SET fills.space = $space, fills.document_id = statement.document_id,
      fills.passage_id = statement.passage_id, fills.graph = 'analysis'
)
FOREACH (_ IN CASE WHEN row.fills THEN [] ELSE [1] END |
  MERGE (statement)-[touches:TOUCHES]->(slot)
    ON CREATE SET touches.space = $space, touches.document_id = statement.document_id,
      touches.passage_id = statement.passage_id, touches.graph = 'analysis'
)
RETURN count(*) AS linked
