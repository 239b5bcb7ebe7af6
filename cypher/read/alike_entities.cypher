CYPHER 25
// Pairs of things of one kind whose names' vectors are near, among those mentioned most. Only things: vectors of
// people's names are near whenever the names sound alike. No deeds and states either (피아노 치기, 조용하다): all are near.
// A space that holds fewer than the limit is compared whole, without the index: the server's filtered vector search
// fails where a segment has deletions and fewer entries match than the limit (seen on 2026.08.1).
// Parameters: space, most, k, nearest (least score, 0 to 1). Columns: a, b, score.
// :params {space: 'demo', most: 10, k: 4, nearest: 0.97}
CALL () {
  MATCH (any_of:Person|Concept {space: $space})
  WHERE any_of.embedding IS NOT NULL
  WITH any_of LIMIT $k
  RETURN count(any_of) = $k AS full
}
MATCH (entity:Concept {space: $space})
WHERE entity.embedding IS NOT NULL AND NOT EXISTS {
  MATCH (entity)<-[:ABOUT {role: 'target'}]-(deed:Statement)
  WHERE entity.name ENDS WITH left(deed.relation, abs(size(deed.relation) - 1)) + '기' OR (deed.predicate = 'is' AND entity.name ENDS WITH '다')
}
WITH full, entity, COUNT { (entity)<-[:REFERS_TO]-() } AS mentions
ORDER BY mentions DESC, entity.id
LIMIT $most
CALL (full, entity) {
  WITH full, entity WHERE full
  MATCH (other:Person|Concept)
  SEARCH other IN (
    VECTOR INDEX entity_embedding
    FOR entity.embedding
    WHERE other.space = $space
    LIMIT $k
  ) SCORE AS score
  RETURN other, score
  UNION ALL
  MATCH (other:Person|Concept {space: CASE WHEN NOT full THEN $space END})
  WHERE other.embedding IS NOT NULL
  RETURN other, vector.similarity.cosine(other.embedding, entity.embedding) AS score
}
WITH entity, other, score
WHERE other.id <> entity.id AND other:Concept AND score >= $nearest AND NOT EXISTS {
  MATCH (other)<-[:ABOUT {role: 'target'}]-(deed:Statement)
  WHERE other.name ENDS WITH left(deed.relation, abs(size(deed.relation) - 1)) + '기' OR (deed.predicate = 'is' AND other.name ENDS WITH '다')
}
RETURN entity.id AS a, other.id AS b, score
ORDER BY a, b
