CYPHER 25
// Sets contests again for statements that were derived again, on either side.
// Parameters: space, document_id, statement_ids. Columns: contests (count).
// :params {space: 'demo', document_id: 'd', statement_ids: []}
MATCH (decision:Decision {space: $space, kind: 'contest'})
WHERE decision.b = $document_id OR decision.a IN $statement_ids
MATCH (contested:Statement {id: decision.a, space: $space}), (own:Statement {document_id: decision.b, space: $space})
SET contested.status = 'contested'
MERGE (own)-[contests:CONTESTS]->(contested)
  ON CREATE SET contests.space = $space, contests.document_id = own.document_id,
    contests.passage_id = own.passage_id, contests.graph = 'assertion', contests.at = decision.decided_at
RETURN count(*) AS contests
