CYPHER 25
// Statements of passages that may tell of a decision, one row for each thing they are about; by full-text search.
// Parameters: space, query (Lucene's syntax), depth. Columns: id, topic_id, topic, holder (owner's id, or record), type,
// text, owner, owner_known, relayed_by, said_by, said_at, predicate, polarity, target, time_start, passage_id, passage_text,
// superseded_by (ids).
// :params {space: 'demo', query: '+text:("결정")', depth: 500}
CALL db.index.fulltext.queryNodes('passage_text', $query, {limit: $depth}) YIELD node AS passage
WHERE passage.space = $space
MATCH (statement:Statement {passage_id: passage.id, space: $space, graph: 'assertion'})-[about:ABOUT]->(topic)
WHERE coalesce(statement.status, 'active') <> 'rejected'
  AND (about.role = 'target' OR (about.role = 'subject' AND topic:Concept))
OPTIONAL MATCH (statement)<-[:CLAIMS]-(owner:Person)
RETURN statement.id AS id, topic.id AS topic_id, topic.name AS topic,
  CASE WHEN statement:Claim THEN owner.id ELSE 'record' END AS holder, statement.type AS type,
  statement.text AS text, statement.owner AS owner, coalesce(statement.owner_known, true) AS owner_known,
  coalesce(statement.relayed_by, []) AS relayed_by, statement.said_by AS said_by, statement.said_at AS said_at,
  statement.predicate AS predicate, statement.polarity AS polarity, statement.target AS target,
  statement.time_start AS time_start, passage.id AS passage_id, passage.text AS passage_text,
  [(statement)<-[:SUPERSEDES]-(later:Statement) | later.id] AS superseded_by
ORDER BY topic_id, id
