CYPHER 25
// Records that everything from an origin is to be kept back from now on.
// Parameters: space, id, origin_class, origin_id, by, why (or null). Columns: id, decided_at.
// :params {space: 'demo', id: 'q', origin_class: 'web', origin_id: 'https://example.org', by: 'me', why: null}
MERGE (decision:Decision {id: $id})
  ON CREATE SET decision.space = $space, decision.kind = 'quarantine', decision.decision = 'hold',
    decision.a = $origin_class, decision.b = $origin_id, decision.by = $by, decision.why = $why,
    decision.decided_at = datetime()
RETURN decision.id AS id, toString(decision.decided_at) AS decided_at
