CYPHER 25
// (Person)-[:CLAIMS]->(Claim), each edge with the mention it comes from.
// Parameters: space, rows (maps: statement_id, mention_id). Columns: linked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (claim:Statement {id: row.statement_id, space: $space})
MATCH (mention:Mention {id: row.mention_id, space: $space})-[:REFERS_TO]->(person:Person)
MERGE (person)-[claims:CLAIMS]->(claim)
  ON CREATE SET claims.space = $space, claims.document_id = claim.document_id,
    claims.passage_id = claim.passage_id, claims.mention_id = row.mention_id, claims.graph = claim.graph
RETURN count(*) AS linked
