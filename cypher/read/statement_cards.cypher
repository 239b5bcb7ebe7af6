CYPHER 25
// Statements as a context shows them, in the order of $ids. Times are texts: the driver takes a tenth of a
// millisecond to read each, and a context shows fifty statements. supports: in how many passages the same one stands.
// Parameters: space, ids, reader_names, unrestricted, disclosed. Columns: found, a list of maps with the fields of a Statement.
// :params {space: 'demo', ids: ['s'], reader_names: [], unrestricted: false, disclosed: []}
UNWIND range(0, size($ids) - 1) AS place
MATCH (statement:Statement {id: $ids[place], space: $space})
MATCH (passage:Passage {id: statement.passage_id})
WHERE $unrestricted OR statement.audience IS NULL OR statement.id IN $disclosed
  OR any(name IN statement.audience WHERE name IN $reader_names)
CALL (statement) {
  OPTIONAL MATCH (equal:Statement {space: $space, group_key: statement.group_key})
  WHERE $unrestricted OR equal.audience IS NULL OR any(name IN equal.audience WHERE name IN $reader_names)
  RETURN count(DISTINCT equal.passage_id) AS equal_passages
}
WITH place, statement, passage, equal_passages,
  COUNT {
    MATCH (statement)-[:SUPPORTED_BY]->{1,2}(support:Passage)
    WHERE $unrestricted OR support.audience IS NULL OR any(name IN support.audience WHERE name IN $reader_names)
    RETURN DISTINCT support
  } AS own_passages
ORDER BY place
RETURN collect({
  id: statement.id, type: statement.type, text: statement.text, owner: statement.owner,
  owner_known: coalesce(statement.owner_known, true), relayed_by: coalesce(statement.relayed_by, []),
  said_by: statement.said_by, said_at: toString(statement.said_at), recorded_at: toString(statement.recorded_at),
  subject: statement.subject, target: statement.target, predicate: statement.predicate,
  relation: statement.relation, polarity: statement.polarity, certainty: statement.certainty,
  time_start: toString(statement.time_start), time_end: toString(statement.time_end),
  time_precision: statement.time_precision, open_end: statement.open_end,
  time_bound: statement.time_bound, clock: statement.clock,
  time_text: statement.time_text, recurrence: statement.recurrence, held_from: toString(statement.held_from),
  held_to: toString(statement.held_to), view: statement.view, replaces: statement.replaces,
  status: statement.status, graph: statement.graph, confidence: statement.confidence,
  supports: CASE WHEN equal_passages > own_passages THEN equal_passages ELSE own_passages END,
  document_id: statement.document_id, passage_id: statement.passage_id, span_start: statement.span_start,
  span_end: statement.span_end, source_text: passage.text, extractor: statement.extractor
}) AS found
