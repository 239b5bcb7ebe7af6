CYPHER 25
// Current statements of several people about the same person or thing; what most of them share comes first.
// Parameters: space, people (ids), limit (a person), history, known_at, reader_names, unrestricted.
// Columns: id, passage_id, type, person, shared (id of the thing), holders (how many of the people), allowed.
// :params {space: 'demo', people: [], limit: 10, history: false, known_at: null, reader_names: [], unrestricted: false}
UNWIND $people AS wanted
MATCH (person:Person {id: wanted, space: $space})
CALL (person) {
  MATCH (person)-[:CLAIMS]->(statement:Claim)-[about:ABOUT]->(shared:Person|Concept)
  WHERE about.role <> 'subject'
  RETURN statement, shared
  UNION
  MATCH (person)<-[:ABOUT {role: 'subject'}]-(statement:Event|Fact)-[about:ABOUT]->(shared:Person|Concept)
  WHERE about.role <> 'subject'
  RETURN statement, shared
  UNION
  MATCH (person)-[:PARTICIPATED_IN]->(statement:Event)-[:ABOUT|AT]->(shared:Concept)
  RETURN statement, shared
}
WITH person, statement, shared
WHERE statement.space = $space AND statement.status <> 'rejected'
  AND ($history OR statement.view IS NULL OR NOT statement.view IN ['SUPERSEDED', 'ENDED'])
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
WITH shared, collect({person: person.id, statement: statement}) AS held, count(DISTINCT person) AS holders
WHERE holders > 1
UNWIND held AS one
WITH shared, holders, one.person AS person, one.statement AS statement
ORDER BY holders DESC, shared.id, statement.id
LIMIT toInteger($limit * size($people))
RETURN statement.id AS id, statement.passage_id AS passage_id, statement.type AS type, person,
  shared.id AS shared, holders,
  $unrestricted OR statement.audience IS NULL
    OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY holders DESC, shared, person, id
