CYPHER 25
// Keeps texts back before anything is derived from them, until a person answers. The same text again is one.
// Parameters: space, rows (maps: id, props). Columns: held (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MERGE (held:Held {id: row.id})
  ON CREATE SET held += row.props, held.space = $space, held.status = 'held', held.held_at = datetime()
RETURN count(held) AS held
