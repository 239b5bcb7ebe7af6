CYPHER 25
// What people hold of a person or thing: attitudes, beliefs and what they say of it; of one person, or of everybody.
// valid_at (null: now, which leaves out SUPERSEDED and ENDED) asks what held then, known_at (may be null)
// what was recorded by then.
// Parameters: space, target (name, alias or id), person (owner's name or id, or null), valid_at, known_at,
// reader_names, unrestricted. Columns: fields of a Statement and source_text.
// :params {space: 'demo', target: '단팥죽', person: null, valid_at: null, known_at: null, reader_names: [], unrestricted: true}
MATCH (target:Person|Concept {space: $space})
WHERE target.name IS NOT NULL AND (target.id = $target OR target.name = $target OR $target IN target.aliases)
MATCH (target)<-[:ABOUT {role: 'target'}]-(statement:Claim)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
  AND coalesce(statement.status, 'active') <> 'rejected'
  AND CASE
    WHEN $valid_at IS NULL THEN NOT coalesce(statement.view, 'CURRENT') IN ['SUPERSEDED', 'ENDED']
    WHEN coalesce(statement.held_from, statement.held_to) IS NOT NULL
      THEN (statement.held_from IS NULL OR statement.held_from <= $valid_at)
        AND (statement.held_to IS NULL OR $valid_at < statement.held_to)
    WHEN statement.time_start IS NOT NULL
      THEN statement.time_start <= date($valid_at)
        AND (coalesce(statement.open_end, false) OR date($valid_at) <= statement.time_end)
    ELSE statement.said_at <= $valid_at
  END
  AND ($person IS NULL OR EXISTS {
    MATCH (statement)<-[:CLAIMS]-(person:Person)
    WHERE person.id = $person OR person.name = $person OR $person IN person.aliases
  })
RETURN statement.id AS id, statement.type AS type, statement.text AS text, statement.owner AS owner,
  coalesce(statement.owner_known, true) AS owner_known, coalesce(statement.relayed_by, []) AS relayed_by,
  statement.said_by AS said_by, statement.said_at AS said_at, statement.predicate AS predicate,
  statement.polarity AS polarity, statement.certainty AS certainty, statement.view AS view,
  statement.held_from AS held_from, statement.held_to AS held_to, statement.status AS status,
  statement.graph AS graph, statement.document_id AS document_id, passage.id AS passage_id,
  statement.span_start AS span_start, statement.span_end AS span_end, passage.text AS source_text
ORDER BY owner, said_at, id
