CYPHER 25
// Every document of a space.
// Parameters: space. Columns: id, path, title, kind, author, written_at, recorded_at.
// :params {space: 'demo'}
MATCH (document:Document {space: $space})
RETURN document.id AS id, document.path AS path, document.title AS title, document.kind AS kind,
  document.author AS author, toString(document.written_at) AS written_at,
  toString(document.recorded_at) AS recorded_at
ORDER BY path
