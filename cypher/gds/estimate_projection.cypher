CYPHER 25
// How many bytes the projection of a space and a walk on it would take at most.
// Parameters: space. Columns: nodes, relationships, bytes.
// :params {space: 'demo'}
CALL () {
  MATCH (statement:Statement {space: $space})
  RETURN count(statement) AS statements, sum(COUNT { (statement)-[:SUPPORTED_BY|ABOUT|RELAYED_BY|AT]->() }) AS edges
}
CALL () {
  MATCH (passage:Passage {space: $space})
  RETURN count(passage) AS passages, sum(COUNT { (passage)-[:HAS|LINKS_TO]->() }) AS mentions
}
WITH 2 * (statements + passages) + 10 AS nodes, edges + mentions + statements AS relationships
CALL gds.graph.project.estimate(
  '*', '*', {nodeCount: nodes, relationshipCount: 2 * relationships, relationshipProperties: 'weight'}
) YIELD bytesMax
RETURN nodes, relationships, bytesMax AS bytes
