CYPHER 25
// The index words of passages and of the turns around them, and the names they hold whole ("@new_york").
// Parameters: space, ids. Columns: found, a list of maps of id, words, window, names.
// :params {space: 'demo', ids: []}
UNWIND $ids AS wanted
MATCH (passage:Passage {id: wanted, space: $space})
WITH passage, split(coalesce(passage.lexical, ''), ' ') AS words
WITH passage.id AS id,
  [word IN words WHERE NOT word STARTS WITH '@'] AS words,
  split(coalesce(passage.window_lexical, ''), ' ') AS window,
  [word IN words WHERE word STARTS WITH '@'] AS names
RETURN collect({
  id: id, words: words, window: window, names: names
}) AS found
