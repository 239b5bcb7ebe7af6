CYPHER 25
// What people answered about what waited, newest first.
// Parameters: space, document_id (or null for all), what (or null for all). Columns: id, decision, what, a, b, by, at.
// :params {space: 'demo', document_id: null, what: null}
MATCH (decision:Decision {space: $space, kind: 'review'})
WHERE ($document_id IS NULL OR decision.document_id = $document_id) AND ($what IS NULL OR decision.what = $what)
WITH decision
ORDER BY decision.decided_at DESC, decision.id
RETURN decision.id AS id, decision.decision AS decision, decision.what AS what, decision.a AS a, decision.b AS b,
  decision.by AS by, toString(decision.decided_at) AS at
