CYPHER 25
// Changes single properties of passages that are otherwise left alone (a position, the words around).
// Parameters: space, rows (maps: id, props). Columns: passages (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (passage:Passage {id: row.id, space: $space})
SET passage += row.props
RETURN count(*) AS passages
