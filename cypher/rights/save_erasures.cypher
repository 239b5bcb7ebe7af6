CYPHER 25
// Remembers what must not come back. What is dropped stays dropped; spans of several erasures add up before.
// Parameters: space, receipt_id, rows (maps: id, text_key, drop, spans). Columns: erasures (count).
// :params {space: 'demo', receipt_id: 'r', rows: []}
UNWIND $rows AS row
MERGE (erasure:Erasure {id: row.id})
  ON CREATE SET erasure.space = $space, erasure.text_key = row.text_key, erasure.receipt_id = $receipt_id
SET erasure.drop = row.drop, erasure.spans = row.spans
RETURN count(*) AS erasures
