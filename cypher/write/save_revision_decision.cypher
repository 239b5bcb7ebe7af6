CYPHER 25
// Records what a person decided about a supersession; a second answer replaces the first.
// Parameters: space, id, decision, a (earlier statement), b (later one), by, why. Columns: id.
// :params {space: 'no such space', id: 'x', decision: 'independent', a: 's1', b: 's2', by: 'me', why: null}
MATCH (:Space {space: $space})
MERGE (decision:Decision {id: $id})
  ON CREATE SET decision.space = $space, decision.kind = 'revision', decision.a = $a, decision.b = $b
SET decision.decision = $decision, decision.by = $by, decision.why = $why, decision.decided_at = datetime()
RETURN decision.id AS id
