CYPHER 25
// The claims that some people make themselves, with nobody in between, and that still stand.
// Parameters: space, people. Columns: the fields of backend.consolidation.occurrence.Occurrence.
// :params {space: 'demo', people: ['p']}
UNWIND $people AS person_id
MATCH (person:Person {id: person_id, space: $space, kind: 'human'})-[:CLAIMS]->(claim:Claim)
WHERE claim.graph = 'assertion' AND claim.status = 'active' AND claim.certainty = 'asserted' AND claim.owner_known
  AND size(claim.relayed_by) = 0 AND coalesce(claim.view, 'CURRENT') = 'CURRENT'
MATCH (claim)-[:ABOUT {role: 'target'}]->(target)
MATCH (passage:Passage {id: claim.passage_id})
RETURN claim.id AS id, person.id AS person_id, claim.owner AS person, claim.predicate AS predicate,
  claim.relation AS relation, claim.text AS text, claim.target AS target, target.id AS target_id,
  claim.polarity AS polarity, claim.time_text AS time_text, claim.time_start AS time_start, claim.time_end AS time_end,
  claim.time_precision AS precision, claim.said_at AS said_at, claim.said_by AS said_by,
  claim.confidence AS confidence, claim.audience AS audience, null AS place, null AS place_id,
  claim.passage_id AS passage_id, claim.group_key AS group_key, [] AS companions,
  passage.text AS source_text
ORDER BY id
