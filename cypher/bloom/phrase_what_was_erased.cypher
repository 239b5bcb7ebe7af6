CYPHER 25
// The receipts of erasures: kind, time, counts and since when the files are clean; never the words.
// en: In $space, what was erased and when
// ko: $space 에서 삭제된 것과 그 시각
// Parameters: space. Columns: receipt.
// :params {space: 'demo'}
MATCH (receipt:Receipt {space: $space})
RETURN receipt
