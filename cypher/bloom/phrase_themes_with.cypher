CYPHER 25
// The themes that a person or thing is central in, with the statements that stand for each.
// en: In $space, themes with $thing
// ko: $space 에서 $thing 이 나오는 주제
// Parameters: space, thing (a name). Columns: path.
// :params {space: 'demo', thing: '지나'}
MATCH path = (thing:Person|Concept {space: $space})<-[:CENTRAL]-(theme:Community)-[:REPRESENTED_BY]->(statement:Statement)
WHERE thing.name = $thing OR $thing IN thing.aliases
RETURN path
