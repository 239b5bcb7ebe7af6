CYPHER 25
// Pairs of things of one kind whose names' vectors are near, among those mentioned most. Only things: vectors of
// people's names are near whenever the names sound alike.
// Parameters: space, most, k, nearest (least score, 0 to 1). Columns: a, b, score.
// :params {space: 'demo', most: 10, k: 4, nearest: 0.97}
MATCH (entity:Concept {space: $space})
WHERE entity.embedding IS NOT NULL
WITH entity, COUNT { (entity)<-[:REFERS_TO]-() } AS mentions
ORDER BY mentions DESC, entity.id
LIMIT $most
CALL (entity) {
  MATCH (other:Person|Concept)
  SEARCH other IN (
    VECTOR INDEX entity_embedding
    FOR entity.embedding
    WHERE other.space = $space
    LIMIT $k
  ) SCORE AS score
  WHERE other.id <> entity.id AND other:Concept AND score >= $nearest
  RETURN other, score
}
RETURN entity.id AS a, other.id AS b, score
ORDER BY a, b
