CYPHER 25
// Notes on the receipts that the store's own files are clean; run on the fresh store of a compaction.
// Parameters: space (null: every space). Columns: receipts (count).
// :params {space: 'demo'}
MATCH (receipt:Receipt)
WHERE receipt.physical_by IS NULL AND ($space IS NULL OR receipt.space = $space)
SET receipt.physical_by = datetime()
RETURN count(*) AS receipts
