CYPHER 25
// The events of some people that may make a habit: told by a person whose name is known, asserted, not disputed.
// What the web, a tool, an agent or nobody in particular says makes none; what is passed on is a Claim and no Event.
// Parameters: space, people, predicates. Columns: the fields of backend.consolidation.occurrence.Occurrence.
// :params {space: 'demo', people: ['p'], predicates: ['did', 'went']}
UNWIND $people AS person_id
MATCH (person:Person {id: person_id, space: $space})<-[:ABOUT {role: 'subject'}]-(event:Event)
WHERE event.predicate IN $predicates AND event.graph = 'assertion' AND event.status = 'active'
  AND event.polarity = 'positive' AND event.certainty = 'asserted' AND person.kind = 'human'
MATCH (passage:Passage {id: event.passage_id})-[:SPOKEN_BY]->(reporter:Person {kind: 'human'})
WHERE passage.origin_class IS NULL OR passage.origin_class = 'person'
OPTIONAL MATCH (event)-[:ABOUT {role: 'target'}]->(target)
OPTIONAL MATCH (event)-[:ABOUT {role: 'place'}]->(place)
WITH event, person, head(collect(target)) AS target, head(collect(place)) AS place
RETURN event.id AS id, person.id AS person_id, event.subject AS person, event.predicate AS predicate,
  event.relation AS relation, event.text AS text, event.target AS target, target.id AS target_id,
  event.polarity AS polarity, event.time_text AS time_text, event.time_start AS time_start,
  event.time_end AS time_end, event.time_precision AS precision, event.said_at AS said_at, event.said_by AS said_by,
  event.confidence AS confidence, event.audience AS audience, place.name AS place, place.id AS place_id,
  event.passage_id AS passage_id, event.group_key AS group_key,
  COLLECT { MATCH (event)-[:ABOUT {role: 'with'}]->(other) RETURN [other.id, other.name] ORDER BY other.id } AS companions
ORDER BY id
