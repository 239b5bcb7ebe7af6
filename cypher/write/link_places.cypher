CYPHER 25
// (Event)-[:AT]->(Concept {kind: place}).
// Parameters: space, rows (maps: statement_id, mention_id). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (event:Statement {id: row.statement_id, space: $space})
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(place:Concept)
MERGE (event)-[at:AT]->(place)
  ON CREATE SET at.space = $space, at.document_id = event.document_id, at.passage_id = event.passage_id,
    at.mention_id = row.mention_id, at.graph = event.graph
RETURN count(*) AS linked
