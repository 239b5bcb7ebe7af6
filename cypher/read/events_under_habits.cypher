CYPHER 25
// The events that habits, and the claims that repeated claims, rest on: from the overview down to the sentence.
// Parameters: space, ids (of statements found), limit, history, known_at, reader_names, unrestricted.
// Columns: found, a list of maps of id, passage_id, type, inference, allowed.
// :params {space: 'demo', ids: ['s'], limit: 30, history: false, known_at: null, reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (inference:Statement {id: wanted, space: $space, consolidated: true})-[:SUPPORTED_BY]->(base:Statement)
WHERE $known_at IS NULL OR base.recorded_at <= $known_at
WITH inference, base ORDER BY coalesce(base.window_start, date('9999-12-31')), base.id LIMIT toInteger($limit)
RETURN collect({
  id: base.id, passage_id: base.passage_id, type: base.type, inference: inference.id,
  allowed: $unrestricted OR base.audience IS NULL OR any(name IN base.audience WHERE name IN $reader_names)
}) AS found
