CYPHER 25
// Statements that hold the words of a question; types are required tokens of the query.
// Parameters: space, query (Lucene's syntax), depth, history, valid_at, known_at, reader_names, unrestricted.
// Columns: found, a list of maps of id, passage_id, type, owner, subject, inferred, score, allowed.
// :params {space: 'demo', query: '+lexical:("dog")', depth: 100, history: false, valid_at: null, known_at: null, reader_names: [], unrestricted: false}
CALL db.index.fulltext.queryNodes('statement_lexical', $query, {limit: $depth}) YIELD node, score
WHERE node.space = $space AND node.status <> 'rejected'
  AND ($history OR $valid_at IS NOT NULL OR node.view IS NULL OR node.view <> 'SUPERSEDED')
  AND ($known_at IS NULL OR node.recorded_at <= $known_at)
  AND ($valid_at IS NULL
    OR (coalesce(node.held_from, node.held_to) IS NOT NULL
      AND (node.held_from IS NULL OR node.held_from <= $valid_at)
      AND (node.held_to IS NULL OR node.held_to > $valid_at))
    OR (node.held_from IS NULL AND node.held_to IS NULL AND node.window_start <= date($valid_at)
      AND (node.time_start IS NULL OR node.window_end >= date($valid_at))))
WITH node.id AS id,
  node.passage_id AS passage_id,
  node.type AS type,
  node.owner AS owner,
  node.subject AS subject,
  coalesce(node.consolidated, false) AS inferred,
  score,
  $unrestricted OR node.audience IS NULL OR any(name IN node.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
RETURN collect({
  id: id, passage_id: passage_id, type: type, owner: owner, subject: subject, inferred: inferred, score: score,
  allowed: allowed
}) AS found
