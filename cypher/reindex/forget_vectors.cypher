CYPHER 25
// Takes vectors out, and what says that something was derived with them, some nodes at a time.
// Parameters: space, batch. Columns: cleared (count; 0 when none is left).
// :params {space: 'demo', batch: 5000}
MATCH (node:Passage|Statement|Person|Concept)
WHERE node.space = $space
  AND (node.embedding IS NOT NULL OR node.embedding_name IS NOT NULL OR node.input_hash IS NOT NULL)
WITH node LIMIT $batch
REMOVE node.embedding, node.embedding_name, node.input_hash, node.derived_hash
RETURN count(node) AS cleared
