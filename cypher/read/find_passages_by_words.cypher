CYPHER 25
// Passages that hold the words of each arm: a question's own words, those of a turn's window, a name.
// Parameters: space, arms (maps: arm, query in Lucene's syntax, depth), reader_names, unrestricted, known_at.
// Columns: found, a list of maps of arm, id, score, allowed (may the asker read it).
// :params {space: 'demo', arms: [{arm: 'words', query: '+lexical:("dog")', depth: 100}], reader_names: [], unrestricted: false, known_at: null}
UNWIND $arms AS arm
CALL (arm) {
  CALL db.index.fulltext.queryNodes('passage_lexical', arm.query, {limit: arm.depth}) YIELD node, score
  WHERE node.space = $space AND ($known_at IS NULL OR node.recorded_at <= $known_at)
  RETURN node.id AS id, score,
    $unrestricted OR node.audience IS NULL OR any(name IN node.audience WHERE name IN $reader_names) AS allowed
}
WITH arm.arm AS arm,
  id,
  score,
  allowed
ORDER BY arm, score DESC, id
RETURN collect({
  arm: arm, id: id, score: score, allowed: allowed
}) AS found
