CYPHER 25
// Statements about given people and things, a few for each; what much hangs on is a hub and is left out.
// Parameters: space, ids, limit (for each), history, known_at, reader_names, unrestricted.
// Columns: id, passage_id, type, entity, allowed.
// :params {space: 'demo', ids: [], limit: 15, history: false, known_at: null, reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
CALL (wanted) {
  MATCH (entity:Person {id: wanted, space: $space})
  RETURN entity
  UNION
  MATCH (entity:Concept {id: wanted, space: $space})
  RETURN entity
}
WITH entity
WHERE COUNT { (entity)<-[:ABOUT]-() } <= 200
CALL (entity) {
  MATCH (entity)<-[:ABOUT]-(statement:Statement)
  WHERE statement.space = $space AND statement.status <> 'rejected'
    AND ($history OR statement.view IS NULL OR statement.view <> 'SUPERSEDED')
    AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
  WITH DISTINCT statement
  ORDER BY statement.said_at DESC, statement.id
  LIMIT $limit
  RETURN statement
}
RETURN statement.id AS id, statement.passage_id AS passage_id, statement.type AS type, entity.id AS entity,
  $unrestricted OR statement.audience IS NULL
    OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY entity, id
