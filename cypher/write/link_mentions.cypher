CYPHER 25
// Points mentions at the person or concept that identity derives for them; an older pointer is taken away.
// Parameters: space, rows (maps: mention_id, entity_id). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (mention:Mention {id: row.mention_id, space: $space})
CALL (row) {
  MATCH (entity:Person {id: row.entity_id, space: $space})
  RETURN entity
  UNION
  MATCH (entity:Concept {id: row.entity_id, space: $space})
  RETURN entity
}
CALL (mention, row) {
  MATCH (mention)-[old:REFERS_TO]->(other)
  WHERE other.id <> row.entity_id
  DELETE old
}
MERGE (mention)-[refers:REFERS_TO]->(entity)
  ON CREATE SET refers.space = $space, refers.document_id = mention.document_id,
    refers.passage_id = mention.passage_id
RETURN count(*) AS linked
