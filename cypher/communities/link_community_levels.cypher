CYPHER 25
// (Community)-[:INSIDE]->(Community) of the next coarser level that is kept.
// Parameters: space, rows (maps: inner, outer). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (inner:Community {id: row.inner, space: $space})
MATCH (outer:Community {id: row.outer, space: $space})
MERGE (inner)-[inside:INSIDE]->(outer)
  ON CREATE SET inside.space = $space, inside.graph = 'analysis'
RETURN count(*) AS linked
