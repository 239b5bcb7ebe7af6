CYPHER 25
// How many nodes and relationships a space has; what an erasure writes down about itself is not counted.
// Parameters: space. Columns: nodes, relationships.
// :params {space: 'demo'}
MATCH (node {space: $space})
WHERE NOT node:Receipt AND NOT node:Erasure
RETURN count(node) AS nodes, sum(COUNT { (node)-->() }) AS relationships
