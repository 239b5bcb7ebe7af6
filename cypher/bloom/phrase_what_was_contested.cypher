CYPHER 25
// Both sides of every contest, with who holds the person's own words.
// en: In $space, what was contested
// ko: $space 에서 이의가 제기된 것
// Parameters: space. Columns: path.
// :params {space: 'demo'}
MATCH path = (person:Person)-[:CLAIMS]->(own:Statement {space: $space})-[:CONTESTS]->(contested:Statement)
RETURN path
