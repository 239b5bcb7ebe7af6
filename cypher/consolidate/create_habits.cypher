CYPHER 25
// Writes habits as analysis: Facts that rest on every one of their events, and stand where the last of them was told.
// The last event's vector serves: the two speak of the same things, and nothing is embedded in a transaction.
// Parameters: space, rows (maps: id, latest, supports, shared (ids of nodes that all events share), props).
// Columns: written (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (latest:Event {id: row.latest, space: $space})
MERGE (habit:Statement {id: row.id})
  ON CREATE SET habit:Fact, habit += row.props, habit.space = $space, habit.type = 'Fact', habit.graph = 'analysis',
    habit.consolidated = true, habit.document_id = latest.document_id, habit.passage_id = latest.passage_id,
    habit.span_start = latest.span_start, habit.span_end = latest.span_end, habit.said_at = latest.said_at,
    habit.audience = latest.audience, habit.status = 'active', habit.subject = latest.subject,
    habit.embedding = latest.embedding
WITH row, latest, habit
CALL (row, habit) {
  UNWIND row.supports AS support_id
  MATCH (event:Event {id: support_id, space: $space})
  MERGE (habit)-[support:SUPPORTED_BY]->(event)
    ON CREATE SET support.space = $space, support.document_id = event.document_id,
      support.passage_id = event.passage_id, support.graph = 'analysis'
  RETURN max(event.recorded_at) AS recorded_at
}
SET habit.recorded_at = recorded_at
WITH row, latest, habit
MATCH (latest)-[of:ABOUT]->(node)
WHERE of.role IN ['subject', 'target'] OR node.id IN row.shared
MERGE (habit)-[about:ABOUT {role: of.role}]->(node)
  ON CREATE SET about.space = $space, about.document_id = latest.document_id, about.passage_id = latest.passage_id,
    about.mention_id = of.mention_id, about.graph = 'analysis'
RETURN count(DISTINCT habit) AS written
