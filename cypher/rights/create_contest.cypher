CYPHER 25
// Records that the statements of one document contest a statement, and sets them beside it. The decision names
// ids that follow from content, so it holds again when either side was derived again; and what was said and where, so
// that it holds when the words around it were edited.
// Parameters: space, id, contested, document_id, by. Columns: id.
// :params {space: 'demo', id: 'x', contested: 'no such id', document_id: 'd', by: 'me'}
MERGE (decision:Decision {id: $id})
  ON CREATE SET decision.space = $space, decision.kind = 'contest', decision.decision = 'contest',
    decision.a = $contested, decision.b = $document_id, decision.by = $by, decision.decided_at = datetime()
WITH decision
OPTIONAL MATCH (named:Statement {id: $contested, space: $space})
SET decision.contested_document = named.document_id, decision.contested_key = named.group_key
WITH decision
CALL (decision) {
  MATCH (contested:Statement {id: decision.a, space: $space})
  SET contested.status = 'contested'
  WITH contested
  MATCH (own:Statement {document_id: decision.b, space: $space})
  MERGE (own)-[contests:CONTESTS]->(contested)
    ON CREATE SET contests.space = $space, contests.document_id = own.document_id,
      contests.passage_id = own.passage_id, contests.graph = 'assertion', contests.at = decision.decided_at
}
RETURN decision.id AS id
