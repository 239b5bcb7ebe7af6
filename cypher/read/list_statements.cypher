CYPHER 25
// One page of the statements of a space that fit all filters, oldest first; what has no time comes before.
// Filters may be null: owner_ids, about_ids, said_by_ids (ids of people or concepts), type, view, status, document_id,
// valid_at with valid_on (its day), known_at, since, until (said_at). after_at and after_id are the last row's place.
// Parameters: these, space, limit, withheld (true: those that the reader may not see), reader_names, unrestricted, disclosed
// (ids of private statements about the reader that the reader may see). Columns: id, at (microseconds since 1970).
// :params {space: 'demo', owner_ids: null, about_ids: null, said_by_ids: null, type: null, view: null, status: null, document_id: null, valid_at: null, valid_on: null, known_at: null, since: null, until: null, after_at: null, after_id: null, limit: 50, withheld: false, reader_names: [], unrestricted: false, disclosed: []}
MATCH (statement:Statement {space: $space})
WHERE $withheld <> ($unrestricted OR statement.audience IS NULL OR statement.id IN $disclosed
    OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($type IS NULL OR statement.type = $type)
  AND ($view IS NULL OR statement.view = $view)
  AND ($status IS NULL OR statement.status = $status)
  AND ($document_id IS NULL OR statement.document_id = $document_id)
  AND ($since IS NULL OR statement.said_at >= $since)
  AND ($until IS NULL OR statement.said_at < $until)
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
  AND ($valid_at IS NULL OR CASE
    WHEN coalesce(statement.held_from, statement.held_to) IS NOT NULL
      THEN (statement.held_from IS NULL OR statement.held_from <= $valid_at)
        AND (statement.held_to IS NULL OR $valid_at < statement.held_to)
    WHEN statement.time_start IS NOT NULL
      THEN statement.time_start <= $valid_on AND (statement.open_end OR $valid_on <= statement.time_end)
    ELSE statement.said_at IS NULL OR statement.said_at <= $valid_at
  END)
  AND ($owner_ids IS NULL OR EXISTS {
    MATCH (statement)<-[:CLAIMS]-(owner:Person) WHERE owner.id IN $owner_ids
  })
  AND ($about_ids IS NULL OR EXISTS {
    MATCH (statement)-[:ABOUT]->(subject:Person|Concept) WHERE subject.id IN $about_ids
  })
  AND ($said_by_ids IS NULL OR EXISTS {
    MATCH (:Passage {id: statement.passage_id})-[:SPOKEN_BY]->(speaker:Person) WHERE speaker.id IN $said_by_ids
  })
WITH statement.id AS id,
  // A number, because two times of one instant with different offsets are not equal.
  coalesce(statement.said_at.epochSeconds * 1000000 + statement.said_at.microsecond, -9000000000000000000) AS at
WHERE $after_id IS NULL OR at > $after_at OR (at = $after_at AND id > $after_id)
RETURN id, at
ORDER BY at, id
LIMIT $limit
