CYPHER 25
// Writes claims that their owner makes again and again, as analysis Claims of that owner: in words
// of theirs, resting on every time it was said.
// Parameters: space, rows (maps: id, latest, supports, props). Columns: written (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (owner:Person)-[holds:CLAIMS]->(latest:Claim {id: row.latest, space: $space})
MERGE (repeated:Statement {id: row.id})
  ON CREATE SET repeated:Claim, repeated += latest {.*, id: row.id}
// The words and all that hangs on them are one claim's; what says when it held is for assertions alone.
SET repeated += row.props
REMOVE repeated.view, repeated.held_from, repeated.held_to, repeated.decides
SET repeated.graph = 'analysis', repeated.consolidated = true
MERGE (owner)-[claims:CLAIMS]->(repeated)
  ON CREATE SET claims = properties(holds), claims.graph = 'analysis'
WITH row, latest, repeated
CALL (row, repeated) {
  UNWIND row.supports AS support_id
  MATCH (claim:Claim {id: support_id, space: $space})
  MERGE (repeated)-[support:SUPPORTED_BY]->(claim)
    ON CREATE SET support.space = $space, support.document_id = claim.document_id,
      support.passage_id = claim.passage_id, support.graph = 'analysis'
  RETURN max(claim.recorded_at) AS recorded_at
}
SET repeated.recorded_at = recorded_at
WITH row, latest, repeated
MATCH (latest)-[of:ABOUT]->(node)
MERGE (repeated)-[about:ABOUT {role: of.role}]->(node)
  ON CREATE SET about = properties(of), about.graph = 'analysis'
RETURN count(DISTINCT repeated) AS written
