CYPHER 25
// Every claim about a person, with its owner and the sentence it was read from.
// en: In $space, claims about $person
// ko: $space 에서 $person 에 대한 주장
// Parameters: space, person (a name). Columns: path.
// :params {space: 'demo', person: '지나'}
MATCH path = (owner:Person)-[:CLAIMS]->(claim:Claim {space: $space})-[:ABOUT]->(person:Person {space: $space})
WHERE person.name = $person OR $person IN person.aliases
RETURN path
UNION
MATCH path = (passage:Passage)<-[:SUPPORTED_BY]-(claim:Claim {space: $space})-[:ABOUT]->(person:Person {space: $space})
WHERE person.name = $person OR $person IN person.aliases
RETURN path
