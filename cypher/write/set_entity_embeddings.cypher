CYPHER 25
// Writes the vectors of names.
// Parameters: space, rows (maps: id, name, embedding). Columns: entities (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (entity:Person|Concept {id: row.id, space: $space})
WHERE entity.name = row.name
SET entity.embedding = row.embedding, entity.embedding_name = row.name
RETURN count(*) AS entities
