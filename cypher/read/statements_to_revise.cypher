CYPHER 25
// What revision needs to know of some statements: their people and things as nodes, and what was decided last time.
// Edges come as they are, sorted out by the caller: fourteen subqueries took the planner a second, two take none.
// Times come as text: the driver takes a quarter of a millisecond to make one of its own of each.
// Parameters: space, ids. Columns: the fields of backend.revision.statement.Revisable, then view, held_from, held_to,
// edges (to people, things, slots, statements) and edges_in (from them), both lists of maps.
// :params {space: 'demo', ids: ['s']}
MATCH (space:Space {space: $space})
UNWIND $ids AS statement_id
MATCH (statement:Statement {id: statement_id, space: $space})
OPTIONAL MATCH (passage:Passage {id: statement.passage_id})
OPTIONAL MATCH (passage)-[:SPOKEN_BY]->(reporter:Person)
RETURN statement.id AS id, statement.type AS type, statement.predicate AS predicate, reporter.id AS reporter,
  statement.subject AS subject_name, statement.target AS target_name, statement.relation AS relation,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.status AS status,
  toString(statement.time_start) AS time_start, toString(statement.time_end) AS time_end, statement.time_precision AS precision,
  statement.open_end AS open_end, statement.time_bound AS time_bound,
  statement.clock AS clock, statement.time_text AS time_text,
  statement.place AS place, statement.replaces AS replaces, toString(statement.said_at) AS said_at,
  statement.document_id AS document_id, statement.passage_id AS passage_id,
  coalesce(passage.kind IN ['turn', 'caption'], false) AS is_conversation, coalesce(passage.position, 0) AS position,
  statement.span_start AS span_start, statement.opened_by AS opened_by, space.zone AS zone, statement.audience AS audience,
  statement.view AS view, toString(statement.held_from) AS held_from, toString(statement.held_to) AS held_to,
  COLLECT {
    MATCH (statement)-[edge:ABOUT|RELAYED_BY|FILLS|TOUCHES|CONFLICTS_WITH]->(node)
    RETURN {type: type(edge), role: edge.role, hop: edge.hop, id: node.id, key: node.key, is_person: node:Person}
  } AS edges,
  COLLECT {
    MATCH (statement)<-[edge:CLAIMS|SUPERSEDES|CONFLICTS_WITH|SUPPORTED_BY]-(node)
    RETURN {type: type(edge), id: node.id, opened_by: node.opened_by}
  } AS edges_in
ORDER BY id
