CYPHER 25
// Passages that hold pairs of syllables of a question: finds a Korean word inside a longer one.
// Parameters: space, query (Lucene's syntax), depth, reader_names, unrestricted, known_at. Columns: found, a list of maps of id, score, allowed.
// :params {space: 'demo', query: '+text:("모터" "고장")', depth: 100, reader_names: [], unrestricted: false, known_at: null}
CALL db.index.fulltext.queryNodes('passage_text', $query, {limit: $depth}) YIELD node, score
WHERE node.space = $space AND ($known_at IS NULL OR node.recorded_at <= $known_at)
WITH node.id AS id,
  score,
  $unrestricted OR node.audience IS NULL OR any(name IN node.audience WHERE name IN $reader_names) AS allowed
ORDER BY score DESC, id
RETURN collect({
  id: id, score: score, allowed: allowed
}) AS found
