CYPHER 25
// What a store holds, by label and by type of relationship: two stores of one content count alike.
// Parameters: space (null: every space). Columns: kind (node or relationship), name, total.
// :params {space: 'demo'}
MATCH (node)
WHERE $space IS NULL OR node.space = $space
UNWIND labels(node) AS name
RETURN 'node' AS kind, name, count(*) AS total
UNION ALL
MATCH (node)-[link]->()
WHERE $space IS NULL OR node.space = $space
RETURN 'relationship' AS kind, type(link) AS name, count(*) AS total
