CYPHER 25
// How many bytes of heap finding the communities of a space takes at most: the projection and Louvain on it.
// Parameters: space. Columns: nodes, relationships, bytes.
// :params {space: 'demo'}
MATCH (space:Space {space: $space})
LET statements = COUNT { MATCH (:Statement {space: $space}) },
  entities = COUNT { MATCH (:Concept {space: $space}) } + COUNT { MATCH (:Person {space: $space}) },
  about = COUNT { MATCH (:Statement {space: $space})-[:ABOUT|RELAYED_BY|AT]->() },
  mentions = COUNT { MATCH (:Mention {space: $space}) }
LET nodes = statements + entities + 1, relationships = 2 * (statements + about + mentions + entities) + 1
CALL gds.graph.project.estimate(
  '*', '*', {nodeCount: nodes, relationshipCount: relationships, relationshipProperties: 'weight'}
) YIELD bytesMax AS projection
CALL gds.louvain.stream.estimate(
  {nodeCount: nodes, relationshipCount: relationships, nodeProjection: '*', relationshipProjection: '*',
   relationshipProperties: 'weight'},
  {includeIntermediateCommunities: true, concurrency: 1}
) YIELD bytesMax AS louvain
RETURN nodes, relationships, projection + louvain AS bytes
