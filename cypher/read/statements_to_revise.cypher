CYPHER 25
// What revision needs to know of some statements: their people and things as nodes, and what was decided last time.
// Parameters: space, ids. Columns: the fields of backend.revision.statement.Revisable, then slots (keys), view,
// held_from, held_to, superseded_by and conflicts (ids), opened (id of the Fact that an event opened, or null).
// :params {space: 'demo', ids: ['s']}
MATCH (space:Space {space: $space})
UNWIND $ids AS statement_id
MATCH (statement:Statement {id: statement_id, space: $space})
OPTIONAL MATCH (statement)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
OPTIONAL MATCH (passage)-[:PART_OF]->(document:Document)
RETURN statement.id AS id, statement.type AS type, statement.predicate AS predicate,
  head([(statement)<-[:CLAIMS]-(owner:Person) | owner.id]) AS owner_id,
  head([(passage)-[:SPOKEN_BY]->(reporter:Person) | reporter.id]) AS reporter,
  COLLECT {
    MATCH (statement)-[relayed:RELAYED_BY]->(relayer:Person)
    RETURN relayer.id
    ORDER BY relayed.hop
  } AS relayers,
  head([(statement)-[:ABOUT {role: 'subject'}]->(subject) | subject.id]) AS subject,
  head([(statement)-[:ABOUT {role: 'subject'}]->(subject) | subject:Person]) AS subject_is_person,
  head([(statement)-[:ABOUT {role: 'target'}]->(target) | target.id]) AS target,
  head([(statement)-[:ABOUT {role: 'target'}]->(target) | target.key]) AS target_key,
  statement.subject AS subject_name, statement.target AS target_name, statement.relation AS relation,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.status AS status,
  statement.time_start AS time_start, statement.time_end AS time_end, statement.time_precision AS precision,
  statement.open_end AS open_end, statement.clock AS clock, statement.time_text AS time_text,
  statement.place AS place, statement.replaces AS replaces, statement.said_at AS said_at,
  statement.document_id AS document_id, statement.passage_id AS passage_id,
  coalesce(document.kind, '') = 'conversation' AS is_conversation, coalesce(passage.position, 0) AS position,
  statement.span_start AS span_start, statement.opened_by AS opened_by, space.zone AS zone,
  [(statement)-[:FILLS|TOUCHES]->(slot:Slot) | slot.key] AS slots,
  statement.view AS view, statement.held_from AS held_from, statement.held_to AS held_to,
  [(statement)<-[:SUPERSEDES]-(later:Statement) | later.id] AS superseded_by,
  [(statement)-[:CONFLICTS_WITH]-(other:Statement) | other.id] AS conflicts,
  head([(opened:Fact {opened_by: statement.id})-[:SUPPORTED_BY]->(statement) | opened.id]) AS opened
ORDER BY id
