CYPHER 25
// Projects a space's statements, people and concepts for finding themes, without hubs: whoever speaks in every second
// turn is in every theme. Concepts that share a rare word are near: "pottery class", "pottery fair".
// Parameters: space, projection (its name), hub, person_hub (the greatest degree of a thing, a person that is no hub). Columns: nodes, relationships.
// :params {space: 'demo', projection: 'communities-demo-1', hub: 30, person_hub: 5}
CALL () {
  MATCH (statement:Statement {space: $space})
  WHERE statement.status <> 'rejected' AND statement.consolidated IS NULL
  MATCH (statement)-[:ABOUT|RELAYED_BY|AT]-(entity:Person|Concept)
  WITH statement, entity, COUNT { (entity)<-[:ABOUT|RELAYED_BY|AT]-() } AS degree
  WHERE degree <= CASE WHEN entity:Person THEN $person_hub ELSE $hub END
  RETURN statement AS source, entity AS target, 1.0 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (statement:Claim {space: $space})<-[:CLAIMS]-(owner:Person)
  WHERE statement.status <> 'rejected' AND statement.consolidated IS NULL
  WITH statement, owner, COUNT { (owner)-[:CLAIMS]->() } AS degree
  WHERE degree <= $person_hub
  RETURN statement AS source, owner AS target, 1.0 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (statement:Statement {space: $space})
  WHERE statement.status <> 'rejected' AND statement.consolidated IS NULL
  MATCH (:Passage {id: statement.passage_id})-[:HAS]->(mention:Mention {kind: 'thing'})-[:REFERS_TO]->(concept:Concept)
  WITH DISTINCT statement, concept
  WITH statement, concept, COUNT { (concept)<-[:REFERS_TO]-() } AS degree
  WHERE degree <= $hub
  RETURN statement AS source, concept AS target, 0.5 / log(2.0 + degree) AS weight
  UNION ALL
  MATCH (concept:Concept {space: $space})
  UNWIND split(coalesce(concept.lexical, ''), ' ') AS word
  WITH word, concept ORDER BY concept.id
  WITH word, collect(DISTINCT concept) AS sharing
  WHERE size(word) > 1 AND 1 < size(sharing) <= $hub
  UNWIND sharing[1..] AS other
  RETURN sharing[0] AS source, other AS target, 1.0 / log(2.0 + size(sharing)) AS weight
}
WITH gds.graph.project(
  $projection, source, target,
  {relationshipType: 'NEAR', relationshipProperties: {weight: weight}},
  {undirectedRelationshipTypes: ['NEAR'], readConcurrency: 1}
) AS projected
RETURN projected.nodeCount AS nodes, projected.relationshipCount AS relationships
