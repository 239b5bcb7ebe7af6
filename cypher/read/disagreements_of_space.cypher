CYPHER 25
// Where different holders contradict each other, in a whole space or about the things of some passages: the same kind
// of attitude with another polarity, or another value of what can have one only. Both sides, the newest first.
// Parameters: space, passage_ids (or null), limit, history, known_at, reader_names, unrestricted.
// Columns: found, a list of maps of id, passage_id, type, other_id, other_passage_id, other_type, allowed.
// :params {space: 'demo', passage_ids: null, limit: 10, history: false, known_at: null, reader_names: [], unrestricted: false}
MATCH (slot:Slot {space: $space})<-[:FILLS]-(one:Statement)
MATCH (one)-[:ABOUT {role: 'target'}]->(target)<-[:ABOUT {role: 'target'}]-(other:Statement)-[:FILLS]->(facing:Slot)
WHERE slot.topic = facing.topic AND slot.predicate = facing.predicate AND slot.holder < facing.holder
  AND one.status <> 'rejected' AND other.status <> 'rejected' AND one.polarity <> other.polarity
  AND ($passage_ids IS NULL OR one.passage_id IN $passage_ids OR other.passage_id IN $passage_ids)
  AND ($history OR (NOT coalesce(one.view, 'CURRENT') IN ['SUPERSEDED', 'ENDED']
    AND NOT coalesce(other.view, 'CURRENT') IN ['SUPERSEDED', 'ENDED']))
  AND ($known_at IS NULL OR (one.recorded_at <= $known_at AND other.recorded_at <= $known_at))
WITH slot.key AS here, facing.key AS there, one, other, $unrestricted
    OR ((one.audience IS NULL OR any(name IN one.audience WHERE name IN $reader_names))
      AND (other.audience IS NULL OR any(name IN other.audience WHERE name IN $reader_names))) AS allowed
  ORDER BY allowed DESC, one.said_at DESC, other.said_at DESC, one.id, other.id
// One pair for two holders of one topic: the latest words of each that the reader may see.
WITH here, there, head(collect(one)) AS one, head(collect(other)) AS other, head(collect(allowed)) AS allowed
WITH one, other, allowed ORDER BY allowed DESC, coalesce(other.said_at, one.said_at) DESC, one.id, other.id
  LIMIT toInteger($limit)
RETURN collect({
  id: one.id, passage_id: one.passage_id, type: one.type, other_id: other.id, other_passage_id: other.passage_id,
  other_type: other.type, allowed: allowed
}) AS found
