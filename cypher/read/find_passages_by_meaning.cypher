CYPHER 25
// Passages whose vector is near a question's; the space and the type filter work inside the index.
// A space that holds fewer than the limit is compared whole, without the index: the server's filtered vector search
// fails where a segment has deletions and fewer entries match than the limit (seen on 2026.08.1).
// Parameters: space, embedding, claims_only (the values let in), depth, reader_names, unrestricted, known_at.
// Columns: found, a list of maps of id, score, allowed.
// :params {space: 'demo', embedding: [], claims_only: [false], depth: 100, reader_names: [], unrestricted: false, known_at: null}
CALL () {
  MATCH (any_of:Passage {space: $space})
  WHERE any_of.claims_only IN $claims_only AND any_of.embedding IS NOT NULL
  WITH any_of LIMIT $depth
  RETURN count(any_of) = $depth AS full
}
CALL (full) {
  WITH full WHERE full
  MATCH (passage:Passage)
  SEARCH passage IN (
    VECTOR INDEX passage_embedding FOR $embedding
    WHERE passage.space = $space AND passage.claims_only IN $claims_only
    LIMIT $depth
  ) SCORE AS score
  RETURN passage, score
  UNION ALL
  MATCH (passage:Passage {space: CASE WHEN NOT full THEN $space END})
  WHERE passage.claims_only IN $claims_only AND passage.embedding IS NOT NULL
  RETURN passage, vector.similarity.cosine(passage.embedding, $embedding) AS score
}
WITH passage, score
WHERE $known_at IS NULL OR passage.recorded_at <= $known_at
WITH passage.id AS id,
  score,
  $unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
RETURN collect({
  id: id, score: score, allowed: allowed
}) AS found
