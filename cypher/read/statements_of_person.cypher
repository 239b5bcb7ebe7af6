CYPHER 25
// Every statement that a person holds, or that is about the person, and that holds one of the words.
// Parameters: space, person (id), words (index words), limit, history, known_at, reader_names, unrestricted.
// Columns: id, passage_id, type, matched (how many of the words), allowed.
// :params {space: 'demo', person: 'p', words: ['dog'], limit: 200, history: false, known_at: null, reader_names: [], unrestricted: false}
MATCH (person:Person {id: $person, space: $space})
CALL (person) {
  MATCH (person)-[:CLAIMS]->(statement:Claim)
  RETURN statement
  UNION
  MATCH (person)<-[:ABOUT]-(statement:Statement)
  RETURN statement
}
WITH DISTINCT statement
WHERE statement.space = $space AND statement.status <> 'rejected'
  AND ($history OR statement.view IS NULL OR statement.view <> 'SUPERSEDED')
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
WITH statement, size([word IN split(statement.lexical, ' ') WHERE word IN $words]) AS matched
WHERE matched > 0
RETURN statement.id AS id, statement.passage_id AS passage_id, statement.type AS type, matched,
  $unrestricted OR statement.audience IS NULL
    OR any(name IN statement.audience WHERE name IN $reader_names) AS allowed
ORDER BY matched DESC, statement.said_at, id
LIMIT $limit
