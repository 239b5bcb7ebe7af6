CYPHER 25
// How many statements with a person in them the reader may not see: counted, never silently missing.
// Parameters: space, person_id, reader_names, unrestricted. Columns: withheld.
// :params {space: 'demo', person_id: 'p', reader_names: [], unrestricted: false}
MATCH (:Person {id: $person_id, space: $space})-[:CLAIMS|RELAYED_BY|ABOUT|PARTICIPATED_IN]-(statement:Statement)
WHERE NOT ($unrestricted OR statement.audience IS NULL
  OR any(name IN $reader_names WHERE name IN statement.audience))
RETURN count(DISTINCT statement) AS withheld
