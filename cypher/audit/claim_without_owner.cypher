CYPHER 25
// Invariant 1: a Claim has exactly one owner, or an unnamed one and at least one relayer, and is about something.
// Parameters: space. Columns: id, owners, relayers, about.
// :params {space: 'demo'}
MATCH (claim:Claim {space: $space})
LET owners = COUNT { (:Person)-[:CLAIMS]->(claim) },
  relayers = COUNT { (claim)-[:RELAYED_BY]->(:Person) },
  about = COUNT { (claim)-[:ABOUT]->() }
FILTER NOT ((owners = 1 AND claim.owner_known) OR (owners = 0 AND NOT claim.owner_known AND relayers >= 1))
  OR about = 0
RETURN claim.id AS id, owners, relayers, about
