CYPHER 25
// Invariant 10, as far as Cypher can see it: a derived passage has the hash of its text, or a receipt says that
// it was redacted. `saidgraph audit` also computes the hashes.
// Parameters: space. Columns: id.
// :params {space: 'demo'}
MATCH (passage:Passage {space: $space, derived: true})
WHERE passage.hash IS NULL AND NOT EXISTS { (:Receipt {id: passage.receipt_id, space: $space}) }
RETURN passage.id AS id
