CYPHER 25
// (Statement)-[:SUPERSEDES]->(Statement), as revision decided it.
// Parameters: space, rows (maps: later, earlier: what supersedes, ends or takes back, and the earlier statement).
// Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (later:Statement {id: row.later, space: $space})
MATCH (earlier:Statement {id: row.earlier, space: $space})
MERGE (later)-[edge:SUPERSEDES]->(earlier)
  ON CREATE SET edge.space = $space, edge.document_id = later.document_id, edge.passage_id = later.passage_id,
    edge.graph = 'analysis'
RETURN count(*) AS linked
