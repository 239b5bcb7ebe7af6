CYPHER 25
// How many nodes of each label a space holds. By label, since a look at all nodes would see every space.
// Parameters: space. Columns: label, nodes.
// :params {space: 'demo'}
MATCH (node:Document|Passage|Mention|Person|Concept|Slot {space: $space})
RETURN labels(node)[0] AS label, count(*) AS nodes
UNION ALL
MATCH (statement:Statement {space: $space})
RETURN statement.type AS label, count(*) AS nodes
