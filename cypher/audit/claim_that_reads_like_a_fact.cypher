CYPHER 25
// Invariant 11: a Claim keeps its owner in its own words; one of unnamed source keeps who passed it on.
// Parameters: space. Columns: id, owner, text.
// :params {space: 'demo'}
MATCH (claim:Claim {space: $space})
WHERE (claim.owner IS NOT NULL AND NOT toLower(claim.text) CONTAINS toLower(claim.owner))
  OR (claim.owner IS NULL AND NOT any(name IN claim.relayed_by WHERE toLower(claim.text) CONTAINS toLower(name)))
RETURN claim.id AS id, claim.owner AS owner, claim.text AS text
