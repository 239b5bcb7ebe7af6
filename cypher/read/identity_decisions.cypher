CYPHER 25
// The decisions about identity that are in force in a space, oldest first.
// Parameters: space. Columns: id, decision, a, b, mentions, documents, by, why, decided_at.
// :params {space: 'demo'}
MATCH (decision:Decision {space: $space, kind: 'identity'})
WITH decision
ORDER BY decision.decided_at, decision.id
RETURN decision.id AS id, decision.decision AS decision, decision.a AS a, decision.b AS b,
  coalesce(decision.mentions, []) AS mentions, coalesce(decision.documents, []) AS documents,
  decision.by AS by, decision.why AS why, toString(decision.decided_at) AS decided_at
