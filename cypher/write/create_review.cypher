CYPHER 25
// Records what a person answered about something that waited. It names ids that follow from content, so it holds
// again when the passage is derived again.
// Parameters: space, id, decision ('accept' or 'reject'), what, a, b (or null), document_id (or null), by.
// Columns: id, decided_at.
// :params {space: 'demo', id: 'r', decision: 'accept', what: 'statement', a: 's', b: null, document_id: 'd', by: 'me'}
MERGE (decision:Decision {id: $id})
  ON CREATE SET decision.space = $space, decision.kind = 'review', decision.decision = $decision,
    decision.what = $what, decision.a = $a, decision.b = $b, decision.document_id = $document_id,
    decision.by = $by, decision.decided_at = datetime()
RETURN decision.id AS id, toString(decision.decided_at) AS decided_at
