CYPHER 25
// People and concepts whose shown name has no vector yet.
// Parameters: space, limit. Columns: id, name.
// :params {space: 'demo', limit: 1000}
MATCH (entity:Person|Concept)
WHERE entity.space = $space
  AND (entity.embedding_name IS NULL OR entity.embedding_name <> entity.name)
RETURN entity.id AS id, entity.name AS name
ORDER BY id
LIMIT $limit
