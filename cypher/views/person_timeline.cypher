CYPHER 25
// What a person did, went through and held, in order of time: the content's start where it is known, else when said.
// Parameters: space, person (name, alias or id), since and until (dates, or null), known_at (or null), reader_names,
// unrestricted. Columns: at (date), fields of a Statement and source_text.
// :params {space: 'demo', person: '지나', since: null, until: null, known_at: null, reader_names: [], unrestricted: true}
MATCH (person:Person {space: $space})
WHERE person.name IS NOT NULL AND (person.id = $person OR person.name = $person OR $person IN person.aliases)
CALL (person) {
  MATCH (person)<-[:ABOUT {role: 'subject'}]-(statement:Statement)
  RETURN statement
  UNION
  MATCH (person)-[:CLAIMS|PARTICIPATED_IN]->(statement:Statement)
  RETURN statement
}
MATCH (statement)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
WITH statement, passage, coalesce(statement.time_start, date(statement.said_at)) AS at
WHERE ($since IS NULL OR at >= $since) AND ($until IS NULL OR at < $until)
RETURN at, statement.id AS id, statement.type AS type, statement.text AS text, statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known, coalesce(statement.relayed_by, []) AS relayed_by,
  statement.said_by AS said_by, statement.said_at AS said_at, statement.predicate AS predicate,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.view AS view,
  statement.held_from AS held_from, statement.held_to AS held_to, statement.status AS status,
  statement.graph AS graph, statement.document_id AS document_id, passage.id AS passage_id,
  statement.span_start AS span_start, statement.span_end AS span_end, passage.text AS source_text
ORDER BY at, said_at, id
