CYPHER 25
// Everything a person holds, with whom or what it is about.
// en: In $space, claims by $person
// ko: $space 에서 $person 의 주장
// Parameters: space, person (a name). Columns: path.
// :params {space: 'demo', person: '지나'}
MATCH path = (person:Person {space: $space})-[:CLAIMS]->(claim:Claim)-[:ABOUT]->(about)
WHERE person.name = $person OR $person IN person.aliases
RETURN path
