CYPHER 25
// Takes back (Statement)-[:SUPERSEDES]->(Statement) where it holds no longer.
// Parameters: space, rows (maps: later, earlier). Columns: unlinked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (later:Statement {id: row.later, space: $space})-[edge:SUPERSEDES]->(earlier:Statement {id: row.earlier})
DELETE edge
RETURN count(*) AS unlinked
