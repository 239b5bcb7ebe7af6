CYPHER 25
// Which of given statements the reader may see.
// Parameters: space, ids, reader_names, unrestricted, disclosed. Columns: id.
// :params {space: 'demo', ids: ['s'], reader_names: [], unrestricted: false, disclosed: []}
UNWIND $ids AS wanted
MATCH (statement:Statement {id: wanted, space: $space})
WHERE $unrestricted OR statement.audience IS NULL OR statement.id IN $disclosed
  OR any(name IN $reader_names WHERE name IN statement.audience)
RETURN statement.id AS id
