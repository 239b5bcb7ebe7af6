CYPHER 25
// Invariant 4: the hops of a relay chain are 1 to n without gaps, and the owner is not in it.
// Parameters: space. Columns: id, hops.
// :params {space: 'demo'}
MATCH (claim:Claim {space: $space})
LET hops = COLLECT { MATCH (claim)-[relayed:RELAYED_BY]->() RETURN relayed.hop ORDER BY relayed.hop }
FILTER hops <> range(1, size(hops))
  OR EXISTS { (claim)-[:RELAYED_BY]->(:Person)-[:CLAIMS]->(claim) }
RETURN claim.id AS id, hops
