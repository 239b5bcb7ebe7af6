CYPHER 25
// Makes the people that mentions refer to. Rows come sorted by id, so that locks are taken in one order.
// Parameters: space, rows (maps: id, key, props). Columns: people (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MERGE (person:Person {id: row.id})
  ON CREATE SET person.space = $space, person.key = row.key, person += row.props
RETURN count(*) AS people
