CYPHER 25
// The receipt of an erasure: what kind, when, how much; never the words.
// Parameters: space, id, kind, props. Columns: id, erased_at.
// :params {space: 'demo', id: 'r', kind: 'statement', props: {}}
MERGE (receipt:Receipt {id: $id})
  ON CREATE SET receipt.space = $space, receipt.kind = $kind, receipt.erased_at = datetime()
SET receipt += $props
RETURN receipt.id AS id, toString(receipt.erased_at) AS erased_at
