CYPHER 25
// (Person)-[:PARTICIPATED_IN {role}]->(Event).
// Parameters: space, rows (maps: statement_id, mention_id, role). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (event:Statement {id: row.statement_id, space: $space})
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(person:Person)
MERGE (person)-[participated:PARTICIPATED_IN {role: row.role}]->(event)
  ON CREATE SET participated.space = $space, participated.document_id = event.document_id,
    participated.passage_id = event.passage_id, participated.mention_id = row.mention_id,
    participated.graph = event.graph
RETURN count(*) AS linked
