CYPHER 25
// Keeps the receipt of a deletion: what went and when, without a word of what it said.
// Parameters: space, receipt (map: id, kind, document_id, nodes, relationships). Columns: id, at.
// :params {space: 'demo', receipt: {id: 'r', kind: 'document', document_id: 'd', nodes: 0, relationships: 0}}
MATCH (:Space {space: $space})
CREATE (receipt:Receipt {id: $receipt.id, space: $space})
SET receipt += $receipt, receipt.at = datetime()
RETURN receipt.id AS id, receipt.at AS at
