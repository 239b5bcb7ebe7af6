CYPHER 25
// Takes out what was inferred from statements that go, move or lose their standing, in the transaction that does so:
// nothing outlives its source. What still follows is found by the next consolidation. A community that loses its last
// statement goes by delete_empty_communities; its id is returned for that.
// Parameters: space, passage_ids (whose statements go), statement_ids. Columns: inferences (ids), communities (ids).
// :params {space: 'demo', passage_ids: [], statement_ids: []}
CALL () {
  UNWIND $passage_ids AS passage_id
  MATCH (base:Statement {passage_id: passage_id, space: $space})
  RETURN base
  UNION
  UNWIND $statement_ids AS statement_id
  MATCH (base:Statement {id: statement_id, space: $space})
  RETURN base
}
OPTIONAL MATCH (base)-[:IN_COMMUNITY]->(community:Community)
WITH collect(DISTINCT community.id) AS communities, collect(base) AS bases
CALL (bases) {
  UNWIND bases AS base
  OPTIONAL MATCH (inference:Statement {consolidated: true})-[:SUPPORTED_BY]->(base)
  WITH collect(DISTINCT inference) + collect(DISTINCT CASE WHEN base.consolidated THEN base END) AS found
  UNWIND found AS one
  WITH DISTINCT one
  WITH collect(one) AS gone, collect(one.id) AS ids
  FOREACH (one IN gone | DETACH DELETE one)
  RETURN ids
}
RETURN ids AS inferences, communities
