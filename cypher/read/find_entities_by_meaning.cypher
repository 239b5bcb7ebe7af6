CYPHER 25
// People and concepts whose name is near a question's meaning.
// A space that holds fewer than the limit is compared whole, without the index: the server's filtered vector search
// fails where a segment has deletions and fewer entries match than the limit (seen on 2026.08.1).
// Parameters: space, embedding, depth. Columns: id, name, label, kind, score.
// :params {space: 'demo', embedding: [], depth: 15}
CALL () {
  MATCH (any_of:Person|Concept {space: $space})
  WHERE any_of.embedding IS NOT NULL
  WITH any_of LIMIT $depth
  RETURN count(any_of) = $depth AS full
}
CALL (full) {
  WITH full WHERE full
  MATCH (entity:Person|Concept)
  SEARCH entity IN (
    VECTOR INDEX entity_embedding FOR $embedding
    WHERE entity.space = $space
    LIMIT $depth
  ) SCORE AS score
  RETURN entity, score
  UNION ALL
  MATCH (entity:Person|Concept {space: CASE WHEN NOT full THEN $space END})
  WHERE entity.embedding IS NOT NULL
  RETURN entity, vector.similarity.cosine(entity.embedding, $embedding) AS score
}
RETURN entity.id AS id, entity.name AS name, CASE WHEN entity:Person THEN 'Person' ELSE 'Concept' END AS label,
  entity.kind AS kind, score
ORDER BY score DESC, id
