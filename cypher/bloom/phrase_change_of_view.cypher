CYPHER 25
// What a person, or somebody of a person, held before and what took its place.
// en: In $space, how the view of $person changed
// ko: $space 에서 $person 의 생각 변화
// Parameters: space, person (a name). Columns: path.
// :params {space: 'demo', person: '지나'}
MATCH path = (person:Person {space: $space})-[:CLAIMS|ABOUT]-(later:Statement)-[:SUPERSEDES]->(earlier:Statement)
WHERE person.name = $person OR $person IN person.aliases
RETURN path
