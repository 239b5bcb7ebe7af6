CYPHER 25
// What is said of the reader in talk that is not for the reader; what of it is told depends on the space's policy.
// Nothing where two people bear the reader's name: what is meant for one is not the other's.
// Parameters: space, reader_names. Columns: id, passage_id, type, holder (owner, or null where unnamed; the reporter
// of a record, and of what is attributed to the reader).
// :params {space: 'demo', reader_names: ['지나']}
MATCH (person:Person {space: $space})
WHERE person.name IN $reader_names OR any(alias IN person.aliases WHERE alias IN $reader_names)
WITH collect(person) AS people
WHERE size(people) = 1
WITH people[0] AS person
MATCH (person)-[:ABOUT|PARTICIPATED_IN]-(statement:Statement)
WHERE statement.audience IS NOT NULL AND NOT any(name IN $reader_names WHERE name IN statement.audience)
  AND statement.status <> 'rejected'
WITH DISTINCT statement
RETURN statement.id AS id, statement.passage_id AS passage_id, statement.type AS type,
  CASE
    WHEN statement.type = 'Claim' AND NOT coalesce(statement.owner IN $reader_names, false) THEN statement.owner
    ELSE statement.said_by
  END AS holder
ORDER BY id
