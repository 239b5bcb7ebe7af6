CYPHER 25
// Every claim that a person holds, by themselves or through others, also what they hold no longer.
// Parameters: space, person (name, alias or id), known_at (or null), reader_names, unrestricted.
// Columns: fields of a Statement and source_text.
// :params {space: 'demo', person: '지나', known_at: null, reader_names: [], unrestricted: true}
MATCH (person:Person {space: $space})
WHERE person.name IS NOT NULL AND (person.id = $person OR person.name = $person OR $person IN person.aliases)
MATCH (person)-[:CLAIMS]->(statement:Claim)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
RETURN statement.id AS id, statement.type AS type, statement.text AS text, statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known, coalesce(statement.relayed_by, []) AS relayed_by,
  statement.said_by AS said_by, statement.said_at AS said_at, statement.predicate AS predicate,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.view AS view,
  statement.held_from AS held_from, statement.held_to AS held_to, statement.status AS status,
  statement.graph AS graph, statement.document_id AS document_id, passage.id AS passage_id,
  statement.span_start AS span_start, statement.span_end AS span_end, passage.text AS source_text
ORDER BY said_at, id
