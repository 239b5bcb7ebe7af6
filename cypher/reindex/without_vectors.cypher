CYPHER 25
// How much of a space has no vector although everything of its kind has one: what was derived, stated or named.
// Parameters: space. Columns: passages, statements, names (counts).
// :params {space: 'demo'}
RETURN
  COUNT { MATCH (p:Passage {space: $space}) WHERE p.derived AND p.embedding IS NULL } AS passages,
  COUNT { MATCH (s:Statement {space: $space}) WHERE s.embedding IS NULL } AS statements,
  COUNT { MATCH (e:Person|Concept {space: $space}) WHERE e.embedding IS NULL } AS names
