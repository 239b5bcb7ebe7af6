CYPHER 25
// What is kept back and waits for a person, oldest first; what has an audience only for who is unrestricted.
// Parameters: space, id (or null), origin_class and origin_id (or nulls), unrestricted, after_at, after_id, limit.
// Columns: id, at (microseconds since 1970), kind, document_id, path, turn_id, speaker, origin_class, origin_id, reasons, text, payload, held_at.
// :params {space: 'demo', id: null, origin_class: null, origin_id: null, unrestricted: false, after_at: null, after_id: null, limit: 50}
MATCH (held:Held {space: $space, status: 'held'})
WHERE ($unrestricted OR held.audience IS NULL)
  AND ($id IS NULL OR held.id = $id)
  AND ($origin_class IS NULL OR (held.origin_class = $origin_class AND held.origin_id = $origin_id))
WITH held, held.held_at.epochSeconds * 1000000 + held.held_at.microsecond AS at
WHERE $after_id IS NULL OR at > $after_at OR (at = $after_at AND held.id > $after_id)
RETURN held.id AS id, at, held.kind AS kind, held.document_id AS document_id, held.path AS path,
  held.turn_id AS turn_id, held.speaker AS speaker, held.origin_class AS origin_class,
  held.origin_id AS origin_id, held.reasons AS reasons, held.text AS text, held.payload AS payload,
  toString(held.held_at) AS held_at
ORDER BY at, id
LIMIT $limit
