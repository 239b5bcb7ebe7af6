CYPHER 25
// (Concept)-[:BROADER|RELATED]->(Concept) as decisions say, for those concepts that are there.
// Parameters: space. Columns: linked (count).
// :params {space: 'demo'}
MATCH (decision:Decision {space: $space, kind: 'identity'})
WHERE decision.decision IN ['broader', 'narrower', 'related']
MATCH (a:Concept {space: $space, key: decision.a}), (b:Concept {space: $space, key: decision.b})
CALL (decision, a, b) {
  WHEN decision.decision = 'broader' THEN {
    MERGE (b)-[link:BROADER]->(a)
      ON CREATE SET link.space = $space, link.decision_id = decision.id, link.graph = 'assertion'
  }
  WHEN decision.decision = 'narrower' THEN {
    MERGE (a)-[link:BROADER]->(b)
      ON CREATE SET link.space = $space, link.decision_id = decision.id, link.graph = 'assertion'
  }
  ELSE {
    MERGE (a)-[link:RELATED]->(b)
      ON CREATE SET link.space = $space, link.decision_id = decision.id, link.graph = 'assertion'
  }
}
RETURN count(*) AS linked
