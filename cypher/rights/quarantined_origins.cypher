CYPHER 25
// The origins from which everything is kept back.
// Parameters: space. Columns: id, origin_class, origin_id, by, why, decided_at, held (how many texts wait).
// :params {space: 'demo'}
MATCH (decision:Decision {space: $space, kind: 'quarantine'})
RETURN decision.id AS id, decision.a AS origin_class, decision.b AS origin_id, decision.by AS by,
  decision.why AS why, toString(decision.decided_at) AS decided_at,
  COUNT {
    MATCH (held:Held {space: $space, status: 'held'})
    WHERE held.origin_class = decision.a AND held.origin_id = decision.b
  } AS held
ORDER BY decided_at, id
