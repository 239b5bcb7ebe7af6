CYPHER 25
// A sample of a space's passages: their vectors, whose mean shows which passages are near to everything, and the
// words of their windows, whose counts show which words are rare here.
// Ids are hashes, so those below a bound are a sample that depends on nothing but the graph.
// Parameters: space, bound (a hex prefix), limit. Columns: embedding, window.
// :params {space: 'demo', bound: 'ff', limit: 400}
MATCH (passage:Passage {space: $space})
WHERE passage.id <= $bound AND passage.embedding IS NOT NULL
WITH passage
ORDER BY passage.id
LIMIT $limit
RETURN passage.embedding AS embedding, coalesce(passage.window_lexical, '') AS window
