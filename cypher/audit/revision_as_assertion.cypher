CYPHER 25
// Invariant 8 for revision: slots, views and what follows from events are analysis and hang together.
// Parameters: space. Columns: id, what.
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space})-[edge:FILLS|TOUCHES|SUPERSEDES|CONFLICTS_WITH]->()
WHERE coalesce(edge.graph, '') <> 'analysis' OR coalesce(edge.space, '') <> $space
RETURN statement.id AS id, type(edge) + ' that is no analysis' AS what
UNION ALL
MATCH (fact:Statement {space: $space})
WHERE fact.opened_by IS NOT NULL
  AND (fact.graph <> 'analysis' OR NOT EXISTS {
    MATCH (fact)-[:SUPPORTED_BY]->(event:Event)
    WHERE event.id = fact.opened_by
  })
RETURN fact.id AS id, 'opened Fact without its event' AS what
UNION ALL
MATCH (statement:Statement {space: $space})
WHERE (statement.view IS NULL) <> (NOT EXISTS { (statement)-[:FILLS]->(:Slot) }
    AND NOT EXISTS { (statement)<-[:SUPERSEDES]-(:Statement) })
RETURN statement.id AS id, 'view and slot do not fit' AS what
UNION ALL
MATCH (statement:Statement {space: $space})
WHERE statement.view IS NOT NULL
  AND ((statement.view = 'SUPERSEDED') <> EXISTS { (statement)<-[:SUPERSEDES]-(:Statement) }
    // What is private conflicts with what others read, and not the other way round.
    OR (statement.view = 'CONFLICTING') <> EXISTS {
      MATCH (statement)-[:CONFLICTS_WITH]-(other:Statement)
      WHERE other.audience IS NULL
        OR (statement.audience IS NOT NULL AND all(name IN statement.audience WHERE name IN other.audience))
    })
RETURN statement.id AS id, 'view and edges do not fit' AS what
UNION ALL
MATCH (later:Statement {space: $space})-[:SUPERSEDES]->(earlier:Statement)
WHERE later.audience IS NOT NULL
  AND (earlier.audience IS NULL OR any(name IN earlier.audience WHERE NOT name IN later.audience))
RETURN earlier.id AS id, 'superseded by what its readers may not read' AS what
UNION ALL
MATCH (statement:Statement {space: $space})
WHERE statement.held_to < statement.held_from
RETURN statement.id AS id, 'interval that ends before it starts' AS what
