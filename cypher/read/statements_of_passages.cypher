CYPHER 25
// The statements that were read from given passages: those the view lets in, with who contests them.
// Parameters: space, ids, types, history, valid_at, known_at, reader_names, unrestricted.
// Columns: found, a list of maps of id, passage_id, type, owner, owner_known, subject, target, view, status, time_start, contested_by, conflicts (ids of those it contradicts), inferred, allowed.
// :params {space: 'demo', ids: ['p'], types: ['Claim', 'Event', 'Fact'], history: false, valid_at: null, known_at: null, reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (statement:Statement {passage_id: wanted})
WHERE statement.space = $space AND statement.status <> 'rejected' AND statement.type IN $types
  AND ($history OR $valid_at IS NOT NULL OR statement.view IS NULL OR statement.view <> 'SUPERSEDED')
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
  AND ($valid_at IS NULL
    OR (coalesce(statement.held_from, statement.held_to) IS NOT NULL
      AND (statement.held_from IS NULL OR statement.held_from <= $valid_at)
      AND (statement.held_to IS NULL OR statement.held_to > $valid_at))
    OR (statement.held_from IS NULL AND statement.held_to IS NULL AND statement.window_start <= date($valid_at)
      AND (statement.time_start IS NULL OR statement.window_end >= date($valid_at))))
WITH statement.id AS id,
  statement.passage_id AS passage_id,
  statement.type AS type,
  statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known,
  statement.subject AS subject,
  statement.target AS target,
  statement.view AS view,
  statement.status AS status,
  toString(statement.time_start) AS time_start,
  toString(statement.time_end) AS time_end,
  [(other:Statement)-[:CONTESTS]->(statement)
    WHERE $unrestricted OR other.audience IS NULL OR any(name IN other.audience WHERE name IN $reader_names)
    | other.id] AS contested_by,
  [(other:Statement)-[:CONFLICTS_WITH]-(statement)
    WHERE $unrestricted OR other.audience IS NULL OR any(name IN other.audience WHERE name IN $reader_names)
    | other.id] AS conflicts,
  coalesce(statement.consolidated, false) AS inferred,
  $unrestricted OR statement.audience IS NULL
    OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY passage_id, statement.span_start, id
RETURN collect({
  id: id, passage_id: passage_id, type: type, owner: owner, owner_known: owner_known,
  subject: subject, target: target, view: view, status: status, time_start: time_start, time_end: time_end,
  contested_by: contested_by, conflicts: conflicts, inferred: inferred, allowed: allowed
}) AS found
