CYPHER 25
// Sets the supersessions that a person accepted, where both statements are there.
// Parameters: space, statement_ids (those that were written or decided again). Columns: superseded (count).
// :params {space: 'demo', statement_ids: []}
MATCH (decision:Decision {space: $space, kind: 'review', what: 'supersession', decision: 'accept'})
WHERE decision.a IN $statement_ids OR decision.b IN $statement_ids
MATCH (later:Statement {id: decision.a, space: $space}), (earlier:Statement {id: decision.b, space: $space})
SET earlier.view = 'SUPERSEDED', earlier.held_to = coalesce(later.held_from, later.said_at)
MERGE (later)-[edge:SUPERSEDES]->(earlier)
  ON CREATE SET edge.space = $space, edge.document_id = later.document_id, edge.passage_id = later.passage_id,
    edge.graph = 'analysis'
SET edge.decision_id = decision.id
RETURN count(*) AS superseded
