CYPHER 25
// Invariant 3: every statement reaches a passage through SUPPORTED_BY, and its span cuts that passage.
// Parameters: space. Columns: id, span_start, span_end.
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space})
WHERE NOT EXISTS { (statement)-[:SUPPORTED_BY]->{1,3}(:Passage) }
  OR (statement.graph = 'assertion' AND NOT EXISTS {
    MATCH (statement)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
    WHERE 0 <= statement.span_start < statement.span_end <= size(passage.text)
  })
RETURN statement.id AS id, statement.span_start AS span_start, statement.span_end AS span_end
