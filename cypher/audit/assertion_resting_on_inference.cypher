CYPHER 25
// Invariant 8: no inference has changed an assertion: what an author wrote is supported by its own passage and
// by nothing inferred, and it names what extracted it.
// Parameters: space. Columns: id, extractor.
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space, graph: 'assertion'})
WHERE statement.extractor IS NULL OR statement.extractor = ''
  OR EXISTS { (statement)-[:SUPPORTED_BY {graph: 'analysis'}]->() }
  OR EXISTS { (statement)-[:SUPPORTED_BY]->(:Statement) }
  OR COUNT { (statement)-[:SUPPORTED_BY]->(:Passage) } <> 1
RETURN statement.id AS id, statement.extractor AS extractor
