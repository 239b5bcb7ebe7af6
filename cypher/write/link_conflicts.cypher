CYPHER 25
// (Statement)-[:CONFLICTS_WITH]->(Statement), as revision decided it.
// Parameters: space, rows (maps: one, other; the smaller id is one, so that a conflict is written once).
// Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (one:Statement {id: row.one, space: $space})
MATCH (other:Statement {id: row.other, space: $space})
MERGE (one)-[edge:CONFLICTS_WITH]->(other)
  ON CREATE SET edge.space = $space, edge.document_id = one.document_id, edge.passage_id = one.passage_id,
    edge.graph = 'analysis'
RETURN count(*) AS linked
