CYPHER 25
// Takes back (Statement)-[:CONFLICTS_WITH]->(Statement) where it holds no longer.
// Parameters: space, rows (maps: one, other). Columns: unlinked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (one:Statement {id: row.one, space: $space})-[edge:CONFLICTS_WITH]->(other:Statement {id: row.other})
DELETE edge
RETURN count(*) AS unlinked
