CYPHER 25
// Sets contests again for statements that were derived again, on either side. Where the contested one is gone, what says
// the same in its document takes its place: its words were edited, not taken back.
// Parameters: space, document_id, statement_ids. Columns: contests (count).
// :params {space: 'demo', document_id: 'd', statement_ids: []}
MATCH (decision:Decision {space: $space, kind: 'contest'})
WHERE decision.b = $document_id OR decision.a IN $statement_ids OR decision.contested_document = $document_id
OPTIONAL MATCH (named:Statement {id: decision.a, space: $space})
CALL (decision, named) {
  WITH decision, named WHERE named IS NOT NULL
  RETURN named AS contested
  UNION
  MATCH (contested:Statement {
    document_id: CASE WHEN named IS NULL THEN decision.contested_document END,
    space: $space,
    group_key: decision.contested_key
  })
  RETURN contested
}
MATCH (own:Statement {document_id: decision.b, space: $space})
SET contested.status = 'contested'
MERGE (own)-[contests:CONTESTS]->(contested)
  ON CREATE SET contests.space = $space, contests.document_id = own.document_id,
    contests.passage_id = own.passage_id, contests.graph = 'assertion', contests.at = decision.decided_at
RETURN count(*) AS contests
