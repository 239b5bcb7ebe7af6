CYPHER 25
// The names that passages hold whole ("@new_york"), for a second look at what shares them.
// Parameters: space, ids. Columns: id, names.
// :params {space: 'demo', ids: []}
UNWIND $ids AS wanted
MATCH (passage:Passage {id: wanted, space: $space})
RETURN passage.id AS id, [word IN split(coalesce(passage.lexical, ''), ' ') WHERE word STARTS WITH '@'] AS names
