CYPHER 25
// Invariant 9: no two mentions that a decision holds distinct refer to one node, also not through a third.
// Parameters: space. Columns: decision, entity, a, b.
// :params {space: 'demo'}
MATCH (decision:Decision {space: $space, kind: 'identity', decision: 'distinct'})
MATCH (:Mention {space: $space, key: decision.a})-[:REFERS_TO]->(entity)
WHERE EXISTS { (:Mention {space: $space, key: decision.b})-[:REFERS_TO]->(entity) }
RETURN DISTINCT decision.id AS decision, entity.id AS entity, decision.a AS a, decision.b AS b
