CYPHER 25
// (Claim)-[:RELAYED_BY {hop}]->(Person); hop 1 is the nearest to the listener.
// Parameters: space, rows (maps: statement_id, mention_id, hop). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (claim:Statement {id: row.statement_id, space: $space})
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(person:Person)
MERGE (claim)-[relayed:RELAYED_BY {hop: row.hop}]->(person)
  ON CREATE SET relayed.space = $space, relayed.document_id = claim.document_id,
    relayed.passage_id = claim.passage_id, relayed.mention_id = row.mention_id, relayed.graph = claim.graph
RETURN count(*) AS linked
