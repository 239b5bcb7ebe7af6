CYPHER 25
// The statements of a theme that a reader may see, in the order of time.
// Parameters: space, id, limit, reader_names, unrestricted. Columns: id.
// :params {space: 'demo', id: 'c', limit: 200, reader_names: [], unrestricted: true}
MATCH (:Community {id: $id, space: $space})<-[:IN_COMMUNITY]-(statement:Statement)
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND statement.status <> 'rejected'
RETURN statement.id AS id
ORDER BY statement.said_at, id
LIMIT toInteger($limit)
