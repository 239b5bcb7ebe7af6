CYPHER 25
// Statements whose vector is near a question's; space and type are filtered inside the index.
// A space that holds fewer than the limit is compared whole, without the index: the server's filtered vector search
// fails where a segment has deletions and fewer entries match than the limit (seen on 2026.08.1).
// Parameters: space, embedding, center (the space's mean vector, or null), types, depth, history, valid_at, known_at,
//   reader_names, unrestricted. Columns: found, a list of maps of id, passage_id, type, owner, subject, inferred, score (0 to 1), hub (−1 to 1, or null), allowed.
// :params {space: 'demo', embedding: [], center: null, types: ['Claim'], depth: 100, history: false, valid_at: null, known_at: null, reader_names: [], unrestricted: false}
CALL () {
  MATCH (any_of:Statement {space: $space})
  WHERE any_of.type IN $types AND any_of.embedding IS NOT NULL
  WITH any_of LIMIT $depth
  RETURN count(any_of) = $depth AS full
}
CALL (full) {
  WITH full WHERE full
  MATCH (statement:Statement)
  SEARCH statement IN (
    VECTOR INDEX statement_embedding FOR $embedding
    WHERE statement.space = $space AND statement.type IN $types
    LIMIT $depth
  ) SCORE AS score
  RETURN statement, score
  UNION ALL
  MATCH (statement:Statement {space: CASE WHEN NOT full THEN $space END})
  WHERE statement.type IN $types AND statement.embedding IS NOT NULL
  RETURN statement, vector.similarity.cosine(statement.embedding, $embedding) AS score
}
WITH statement, score
WHERE statement.status <> 'rejected'
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
  statement.subject AS subject,
  coalesce(statement.consolidated, false) AS inferred,
  score,
  CASE WHEN $center IS NULL THEN null ELSE 2 * vector.similarity.cosine(statement.embedding, $center) - 1 END AS hub,
  $unrestricted OR statement.audience IS NULL OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
RETURN collect({
  id: id, passage_id: passage_id, type: type, owner: owner, subject: subject, inferred: inferred, score: score,
  hub: hub, allowed: allowed
}) AS found
