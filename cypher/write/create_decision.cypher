CYPHER 25
// Records what a person decided about identity. It speaks about keys of mentions, so it outlives re-extraction.
// Parameters: space, id, decision, a, b, mentions, documents, by, why. Columns: id.
// :params {space: 'demo', id: 'x', decision: 'same', a: 'name:a', b: 'name:b', mentions: [], documents: [], by: 'me', why: null}
MERGE (decision:Decision {id: $id})
  ON CREATE SET decision.space = $space, decision.kind = 'identity', decision.decision = $decision,
    decision.a = $a, decision.b = $b, decision.mentions = $mentions, decision.documents = $documents,
    decision.by = $by, decision.why = $why, decision.decided_at = datetime()
RETURN decision.id AS id
