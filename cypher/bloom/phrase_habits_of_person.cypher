CYPHER 25
// What a person does again and again, with every event that shows it.
// en: In $space, habits of $person
// ko: $space 에서 $person 의 습관
// Parameters: space, person (a name). Columns: path.
// :params {space: 'demo', person: '지나'}
MATCH path = (person:Person {space: $space})<-[:ABOUT {role: 'subject'}]-(habit:Fact {graph: 'analysis'})
  -[:SUPPORTED_BY]->(event:Event)
WHERE person.name = $person OR $person IN person.aliases
RETURN path
