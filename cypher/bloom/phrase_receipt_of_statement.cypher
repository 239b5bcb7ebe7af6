CYPHER 25
// A statement down to the sentence, the speaker and the document; of a habit, over its events.
// en: In $space, the receipt of $statement
// ko: $space 에서 $statement 의 근거
// Parameters: space, statement (its sentence, or its id). Columns: path.
// :params {space: 'demo', statement: '준호'}
MATCH (statement:Statement {space: $space})
WHERE statement.id = $statement OR statement.text CONTAINS $statement
MATCH path = (statement)-[:SUPPORTED_BY*1..2]->(passage:Passage)-[:PART_OF|SPOKEN_BY]->(end)
RETURN path
