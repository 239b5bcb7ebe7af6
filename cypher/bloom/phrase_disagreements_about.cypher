CYPHER 25
// Where two people hold the opposite of a person or thing, each with the owner.
// en: In $space, disagreements about $thing
// ko: $space 에서 $thing 에 대한 이견
// Parameters: space, thing (a name). Columns: path.
// :params {space: 'demo', thing: '단팥죽'}
MATCH path = (one:Person)-[:CLAIMS]->(claim:Claim {space: $space})-[:ABOUT {role: 'target'}]->(thing)
  <-[:ABOUT {role: 'target'}]-(against:Claim)<-[:CLAIMS]-(other:Person)
WHERE (thing.name = $thing OR $thing IN thing.aliases) AND one.id < other.id
  AND claim.polarity <> against.polarity AND claim.polarity IN ['positive', 'negative']
  AND against.polarity IN ['positive', 'negative']
RETURN path
