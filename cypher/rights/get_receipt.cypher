CYPHER 25
// The receipt of an erasure as it stands: a compaction adds since when the files are clean.
// Parameters: space, id. Columns: receipt_id, kind, erased_at, physical_by, nodes, relationships, redacted_passages.
// :params {space: 'demo', id: 'r'}
MATCH (receipt:Receipt {id: $id, space: $space})
RETURN receipt.id AS receipt_id, receipt.kind AS kind, toString(receipt.erased_at) AS erased_at,
  toString(receipt.physical_by) AS physical_by, coalesce(receipt.nodes, 0) AS nodes,
  coalesce(receipt.relationships, 0) AS relationships, coalesce(receipt.redacted_passages, 0) AS redacted_passages
