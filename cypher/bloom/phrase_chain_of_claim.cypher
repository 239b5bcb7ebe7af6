CYPHER 25
// Who holds a claim, and who passed it on: hop 1 is nearest to the listener. Also an unnamed source's.
// en: In $space, the chain of claim $claim
// ko: $space 에서 주장 $claim 의 전달 경로
// Parameters: space, claim (its sentence, or its id). Columns: path.
// :params {space: 'demo', claim: '준호'}
MATCH (claim:Claim {space: $space})
WHERE claim.id = $claim OR claim.text CONTAINS $claim
MATCH path = (claim)-[:CLAIMS|RELAYED_BY]-(person:Person)
RETURN path
