CYPHER 25
// Makes the concepts that mentions refer to. Rows come sorted by id, so that locks are taken in one order.
// Parameters: space, rows (maps: id, key, props). Columns: concepts (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MERGE (concept:Concept {id: row.id})
  ON CREATE SET concept.space = $space, concept.key = row.key, concept += row.props
RETURN count(*) AS concepts
