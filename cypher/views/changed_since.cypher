CYPHER 25
// What changed since an instant: what began to hold, what was superseded and by what, and what was said beside slots.
// Parameters: space, since (datetime), known_at (or null), reader_names, unrestricted.
// Columns: change (began, ended, said), changed_at, by_id and by_text (what superseded it), fields of a Statement and source_text.
// :params {space: 'demo', since: datetime('2026-03-01T00:00:00Z'), known_at: null, reader_names: [], unrestricted: true}
MATCH (statement:Statement {space: $space})
WHERE statement.predicate IS NOT NULL AND (
  statement.held_to >= $since OR statement.held_from >= $since
  OR (statement.view IS NULL AND statement.said_at >= $since)
)
MATCH (statement)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
OPTIONAL MATCH (statement)<-[:SUPERSEDES]-(by:Statement)
WHERE $unrestricted OR by.audience IS NULL OR any(name IN $reader_names WHERE name IN by.audience)
WITH statement, passage, by, [
  change IN [
    {change: 'began', at: statement.held_from}, {change: 'ended', at: statement.held_to},
    {change: 'said', at: CASE WHEN statement.view IS NULL THEN statement.said_at END}
  ]
  WHERE change.at >= $since
] AS changes
UNWIND changes AS change
RETURN change.change AS change, change.at AS changed_at, by.id AS by_id, by.text AS by_text,
  statement.id AS id, statement.type AS type, statement.text AS text, statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known, coalesce(statement.relayed_by, []) AS relayed_by,
  statement.said_by AS said_by, statement.said_at AS said_at, statement.predicate AS predicate,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.view AS view,
  statement.held_from AS held_from, statement.held_to AS held_to, statement.status AS status,
  statement.graph AS graph, statement.document_id AS document_id, passage.id AS passage_id,
  statement.span_start AS span_start, statement.span_end AS span_end, passage.text AS source_text
ORDER BY changed_at, id
