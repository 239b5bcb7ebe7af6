CYPHER 25
// Takes a decision about identity back.
// Parameters: space, id. Columns: a, b.
// :params {space: 'demo', id: 'no such decision'}
MATCH (decision:Decision {id: $id, space: $space, kind: 'identity'})
WITH decision, decision.a AS a, decision.b AS b
DETACH DELETE decision
RETURN a, b
