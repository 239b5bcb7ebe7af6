CYPHER 25
// Dated decisions about one target of which the later may replace the earlier, and that nobody answered yet.
// Parameters: space, unrestricted. Columns: later_id, later, later_at, earlier_id, earlier, earlier_at, target, document_id.
// :params {space: 'demo', unrestricted: true}
MATCH (later:Statement {space: $space})-[to:ABOUT]->(target:Concept)<-[from:ABOUT]-(earlier:Statement)
WHERE later.consolidated IS NULL AND earlier.consolidated IS NULL AND later.decides AND earlier.decides AND later.predicate = earlier.predicate
  AND to.role IN ['subject', 'target'] AND from.role = to.role
  AND ($unrestricted OR (later.audience IS NULL AND earlier.audience IS NULL))
  AND earlier.said_at < later.said_at AND earlier.text <> later.text
  AND NOT EXISTS { (later)-[:SUPERSEDES]->(earlier) }
  AND NOT EXISTS {
    MATCH (decision:Decision {space: $space, kind: 'review', what: 'supersession'})
    WHERE decision.a = later.id AND decision.b = earlier.id
  }
RETURN later.id AS later_id, later.text AS later, toString(later.said_at) AS later_at, earlier.id AS earlier_id,
  earlier.text AS earlier, toString(earlier.said_at) AS earlier_at, target.name AS target,
  later.document_id AS document_id
ORDER BY later_at, later_id, earlier_id
