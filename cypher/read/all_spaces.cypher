CYPHER 25
// Every space of the store, the keys and the schema under '*' among them: for copying a store whole.
// Parameters: space (null: every space). Columns: space, nodes (count).
// :params {space: 'demo'}
MATCH (node)
WHERE $space IS NULL OR node.space = $space
RETURN node.space AS space, count(*) AS nodes
ORDER BY space
