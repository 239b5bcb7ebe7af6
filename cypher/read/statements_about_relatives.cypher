CYPHER 25
// Statements about people who are known only through a person: a kin noun that hangs on one of the person's names.
// Parameters: space, person (id), names (of the person), limit, history, known_at, reader_names, unrestricted.
// Columns: id, passage_id, type, relative (name), allowed.
// :params {space: 'demo', person: 'p', names: ['지나'], limit: 20, history: false, known_at: null, reader_names: [], unrestricted: false}
MATCH (person:Person {id: $person, space: $space})<-[:REFERS_TO]-(:Mention)<-[:HAS]-(passage:Passage)
MATCH (passage)-[:HAS]->(kin:Mention {kind: 'kin'})-[:REFERS_TO]->(relative:Person)
WHERE kin.relative_to IN $names AND relative.id <> person.id
WITH DISTINCT relative
CALL (relative) {
  MATCH (relative)-[:CLAIMS]->(statement:Claim)
  RETURN statement
  UNION
  MATCH (relative)<-[:ABOUT]-(statement:Statement)
  RETURN statement
}
WITH DISTINCT relative, statement
WHERE statement.space = $space AND statement.status <> 'rejected'
  AND ($history OR statement.view IS NULL OR statement.view <> 'SUPERSEDED')
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
RETURN statement.id AS id, statement.passage_id AS passage_id, statement.type AS type, relative.name AS relative,
  $unrestricted OR statement.audience IS NULL
    OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY relative, statement.said_at, id
LIMIT $limit
