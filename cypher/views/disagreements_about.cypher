CYPHER 25
// Where different holders contradict each other about a person or thing: the same kind of attitude with another
// polarity, or another value of what can have one only. They share no slot; their slots share the topic.
// valid_at (null: now, which leaves out SUPERSEDED and ENDED) asks what held then, known_at (may be null)
// what was recorded by then.
// Parameters: space, target (name, alias or id), valid_at, known_at, reader_names, unrestricted.
// Columns: predicate, then for each side id, type, holder, text, said_by, relayed_by, said_at, view.
// :params {space: 'demo', target: '단팥죽', valid_at: null, known_at: null, reader_names: [], unrestricted: true}
MATCH (target:Person|Concept {space: $space})
WHERE target.name IS NOT NULL AND (target.id = $target OR target.name = $target OR $target IN target.aliases)
MATCH (target)<-[:ABOUT]-(statement:Statement)-[:FILLS]->(slot:Slot)
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
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
WITH DISTINCT slot, statement
WITH slot.topic AS topic, slot.family AS family, slot.predicate AS predicate,
  collect({holder: slot.holder, statement: statement}) AS sides
UNWIND sides AS left
UNWIND sides AS right
WITH topic, family, predicate, left.holder AS left_holder, right.holder AS right_holder,
  left.statement AS one, right.statement AS other
WHERE left_holder < right_holder AND CASE
    WHEN one.target = other.target OR family <> 'functional' THEN one.polarity <> other.polarity
    ELSE one.polarity = 'positive' AND other.polarity = 'positive'
  END
RETURN predicate, one.id AS one_id, one.type AS one_type, coalesce(one.owner, one.said_by) AS one_holder,
  one.text AS one_text, one.said_by AS one_said_by, coalesce(one.relayed_by, []) AS one_relayed_by,
  one.said_at AS one_said_at, one.view AS one_view, other.id AS other_id, other.type AS other_type,
  coalesce(other.owner, other.said_by) AS other_holder, other.text AS other_text,
  other.said_by AS other_said_by, coalesce(other.relayed_by, []) AS other_relayed_by,
  other.said_at AS other_said_at, other.view AS other_view
ORDER BY predicate, one_said_at, one_id, other_said_at, other_id
