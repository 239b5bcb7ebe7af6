CYPHER 25
// (Statement)-[:ABOUT {role}]->(Person|Concept); role is subject, target, place or with.
// Parameters: space, rows (maps: statement_id, mention_id, role). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (statement:Statement {id: row.statement_id, space: $space})
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(entity)
MERGE (statement)-[about:ABOUT {role: row.role}]->(entity)
  ON CREATE SET about.space = $space, about.document_id = statement.document_id,
    about.passage_id = statement.passage_id, about.mention_id = row.mention_id, about.graph = statement.graph
RETURN count(*) AS linked
