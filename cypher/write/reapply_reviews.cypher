CYPHER 25
// Gives statements the status that a person decided: accepted ones are active and name who accepted them.
// Parameters: space, document_id, statement_ids. Columns: reviewed (count).
// :params {space: 'demo', document_id: 'd', statement_ids: []}
MATCH (decision:Decision {space: $space, kind: 'review'})
WHERE decision.document_id = $document_id AND decision.what IN ['statement', 'refused']
  AND decision.a IN $statement_ids
MATCH (statement:Statement {id: decision.a, space: $space})
SET statement.status = CASE decision.decision WHEN 'accept' THEN 'active' ELSE 'rejected' END,
  statement.accepted_by = CASE decision.decision WHEN 'accept' THEN decision.by END
RETURN count(*) AS reviewed
