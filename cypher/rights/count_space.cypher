CYPHER 25
// How many nodes and relationships a space has.
// Parameters: space. Columns: nodes, relationships.
// :params {space: 'demo'}
MATCH (node {space: $space})
RETURN count(node) AS nodes, sum(COUNT { (node)-->() }) AS relationships
