CYPHER 25
// Points passages at who spoke or wrote them.
// Parameters: space, rows (maps: passage_id, mention_id). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(person:Person)
MATCH (passage:Passage {id: row.passage_id, space: $space})
MERGE (passage)-[spoken:SPOKEN_BY]->(person)
  ON CREATE SET spoken.space = $space, spoken.document_id = passage.document_id,
    spoken.passage_id = passage.id, spoken.mention_id = row.mention_id
RETURN count(*) AS linked
