CYPHER 25
// What people decided about supersessions: whether statement b supersedes a. Accepted ones say whether both are there
// and whether the edge stands, so that a write can tell what it has to decide again.
// Parameters: space. Columns: id, decision (supersedes, independent), a, b, by, why, decided_at, present, linked,
// unfounded (a counts as superseded, and nothing is left that supersedes it).
// :params {space: 'demo'}
MATCH (decision:Decision {space: $space, kind: 'revision'})
OPTIONAL MATCH (a:Statement {id: decision.a, space: $space})
OPTIONAL MATCH (b:Statement {id: decision.b, space: $space})
RETURN decision.id AS id, decision.decision AS decision, decision.a AS a, decision.b AS b, decision.by AS by,
  decision.why AS why, toString(decision.decided_at) AS decided_at, a IS NOT NULL AND b IS NOT NULL AS present,
  EXISTS { (a)<-[:SUPERSEDES]-(b) } AS linked,
  coalesce(a.view = 'SUPERSEDED', false) AND NOT EXISTS { (a)<-[:SUPERSEDES]-(:Statement) } AS unfounded
ORDER BY id
