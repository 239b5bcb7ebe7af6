CYPHER 25
// Projects a space's statements, passages, people and concepts for walks. Speakers, sessions and the space itself
// are hubs and stay out; a person or thing that much hangs on weighs by the logarithm of its degree. A passage that
// nothing hangs on is there, too, since a walk may start from it; not where there is no edge at all to walk on.
// Parameters: space, projection (its name). Columns: nodes, relationships.
// :params {space: 'demo', projection: 'saidgraph-demo-1'}
CALL () {
  MATCH (statement:Statement {space: $space})-[:SUPPORTED_BY]->(passage:Passage)
  RETURN statement AS source, passage AS target, 1.0 AS weight
  UNION ALL
  MATCH (statement:Statement {space: $space})-[:ABOUT|RELAYED_BY|AT]->(entity:Person|Concept)
  WITH statement, entity, COUNT { (entity)<-[:ABOUT|RELAYED_BY|AT|REFERS_TO]-() } AS degree
  RETURN statement AS source, entity AS target, 1.0 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (statement:Claim {space: $space})<-[:CLAIMS]-(owner:Person)
  WITH statement, owner, COUNT { (owner)-[:CLAIMS]->() } AS degree
  RETURN statement AS source, owner AS target, 1.0 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (passage:Passage {space: $space})-[:HAS]->(mention:Mention)-[:REFERS_TO]->(entity:Person|Concept)
  WHERE NOT mention.kind IN ['speaker', 'addressee']
  WITH passage, entity, COUNT { (entity)<-[:ABOUT|RELAYED_BY|AT|REFERS_TO]-() } AS degree
  RETURN passage AS source, entity AS target, 1.0 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (passage:Passage {space: $space})-[:LINKS_TO]->(concept:Concept)
  RETURN passage AS source, concept AS target, 1.0 AS weight
  UNION ALL
  MATCH (statement:Statement {space: $space})
  WITH statement LIMIT 1
  MATCH (passage:Passage {space: $space})
  RETURN passage AS source, null AS target, null AS weight
}
WITH gds.graph.project(
  $projection, source, target,
  {relationshipType: 'NEAR', relationshipProperties: {weight: weight}},
  {undirectedRelationshipTypes: ['NEAR'], readConcurrency: 1}
) AS projected
RETURN projected.nodeCount AS nodes, projected.relationshipCount AS relationships
