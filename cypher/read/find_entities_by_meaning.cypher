CYPHER 25
// People and concepts whose name is near a question's meaning.
// Parameters: space, embedding, depth. Columns: id, name, label, kind, score.
// :params {space: 'demo', embedding: [], depth: 15}
MATCH (entity:Person|Concept)
SEARCH entity IN (
  VECTOR INDEX entity_embedding FOR $embedding
  WHERE entity.space = $space
  LIMIT $depth
) SCORE AS score
RETURN entity.id AS id, entity.name AS name, CASE WHEN entity:Person THEN 'Person' ELSE 'Concept' END AS label,
  entity.kind AS kind, score
ORDER BY score DESC, id
