CYPHER 25
// Passages whose vector is near a question's; the space and the type filter work inside the index.
// Parameters: space, embedding, claims_only (the values let in), depth, reader_names, unrestricted, known_at.
// Columns: found, a list of maps of id, score, allowed.
// :params {space: 'demo', embedding: [], claims_only: [false], depth: 100, reader_names: [], unrestricted: false, known_at: null}
MATCH (passage:Passage)
SEARCH passage IN (
  VECTOR INDEX passage_embedding FOR $embedding
  WHERE passage.space = $space AND passage.claims_only IN $claims_only
  LIMIT $depth
) SCORE AS score
WHERE $known_at IS NULL OR passage.recorded_at <= $known_at
WITH passage.id AS id,
  score,
  $unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
RETURN collect({
  id: id, score: score, allowed: allowed
}) AS found
