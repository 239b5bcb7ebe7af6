CYPHER 25
// Who has enough events or claims that something could repeat.
// Parameters: space, least. Columns: id.
// :params {space: 'demo', least: 3}
MATCH (person:Person {space: $space})
WHERE COUNT { (person)<-[:ABOUT {role: 'subject'}]-(:Event) } >= $least
  OR COUNT { (person)-[:CLAIMS]->(:Claim) } >= $least
RETURN person.id AS id
ORDER BY id
