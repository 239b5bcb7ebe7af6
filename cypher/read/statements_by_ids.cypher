CYPHER 25
// Statements as the API shows them, in the order of $ids; those the reader may not see are left out.
// supports: in how many passages, of those the reader may see, the same statement stands.
// Parameters: space, ids, reader_names (who asks), unrestricted (sees whatever an audience says), disclosed
// (ids of private statements about the reader that the reader may see).
// Columns: the fields of a Statement, flat, and source_text.
// :params {space: 'demo', ids: ['s'], reader_names: [], unrestricted: false, disclosed: []}
UNWIND range(0, size($ids) - 1) AS place
MATCH (statement:Statement {id: $ids[place], space: $space})
WHERE $unrestricted OR statement.audience IS NULL OR statement.id IN $disclosed
  OR any(name IN $reader_names WHERE name IN statement.audience)
CALL (statement) {
  OPTIONAL MATCH (equal:Statement {space: $space, group_key: statement.group_key})
  WHERE $unrestricted OR equal.audience IS NULL OR any(name IN $reader_names WHERE name IN equal.audience)
  RETURN count(DISTINCT equal.passage_id) AS equal_passages
}
CALL (statement) {
  OPTIONAL MATCH (statement)-[:SUPPORTED_BY]->{1,2}(support:Passage)
  WHERE $unrestricted OR support.audience IS NULL OR any(name IN $reader_names WHERE name IN support.audience)
    OR (statement.id IN $disclosed AND support.id = statement.passage_id)
  // The passage it was read from first: only an inference has several.
  WITH DISTINCT statement, support ORDER BY CASE WHEN support.id = statement.passage_id THEN 0 ELSE 1 END, support.position
  RETURN count(support) AS own_passages, head(collect(support.text)) AS source_text
}
RETURN statement.id AS id, statement.type AS type, statement.text AS text, statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known, coalesce(statement.relayed_by, []) AS relayed_by,
  statement.said_by AS said_by, statement.said_at AS said_at, statement.recorded_at AS recorded_at,
  statement.subject AS subject, statement.target AS target, statement.predicate AS predicate,
  statement.relation AS relation, statement.polarity AS polarity, statement.certainty AS certainty,
  statement.time_start AS time_start, statement.time_end AS time_end, statement.time_precision AS time_precision,
  statement.open_end AS open_end, statement.time_bound AS time_bound,
  statement.clock AS clock, statement.time_text AS time_text,
  statement.recurrence AS recurrence, statement.held_from AS held_from, statement.held_to AS held_to,
  statement.view AS view, statement.replaces AS replaces, statement.status AS status, statement.graph AS graph,
  statement.confidence AS confidence,
  CASE WHEN equal_passages > own_passages THEN equal_passages ELSE own_passages END AS supports,
  statement.document_id AS document_id, statement.passage_id AS passage_id,
  statement.span_start AS span_start, statement.span_end AS span_end, source_text,
  statement.extractor AS extractor,
  COLLECT {
    MATCH (own:Statement)-[:CONTESTS]->(statement)
    WHERE $unrestricted OR own.audience IS NULL OR own.id IN $disclosed
      OR any(name IN $reader_names WHERE name IN own.audience)
    RETURN own.id ORDER BY own.said_at, own.id
  } AS contested_by
ORDER BY place
