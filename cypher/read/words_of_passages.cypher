CYPHER 25
// The index words of passages and of the turns around them, and the names they hold whole ("@new_york").
// Parameters: space, ids. Columns: id, words, window, names.
// :params {space: 'demo', ids: []}
UNWIND $ids AS wanted
MATCH (passage:Passage {id: wanted, space: $space})
WITH passage, split(coalesce(passage.lexical, ''), ' ') AS words
RETURN passage.id AS id, [word IN words WHERE NOT word STARTS WITH '@'] AS words,
  split(coalesce(passage.window_lexical, ''), ' ') AS window, [word IN words WHERE word STARTS WITH '@'] AS names
