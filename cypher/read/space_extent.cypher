CYPHER 25
// How many passages a space holds. Asked only after the space has changed.
// Parameters: space. Columns: passages.
// :params {space: 'demo'}
MATCH (passage:Passage {space: $space})
RETURN count(passage) AS passages
