CYPHER 25
// How many statements of each type some documents hold, and how many of their words supersede somebody's own.
// Parameters: space, document_ids. Columns: type, statements, superseding (what is said first-hand and superseded by them).
// :params {space: 'demo', document_ids: []}
MATCH (statement:Statement {space: $space})
WHERE statement.document_id IN $document_ids
RETURN statement.type AS type, count(statement) AS statements,
  sum(COUNT {
    MATCH (statement)-[:SUPERSEDES]->(own:Statement)
    WHERE NOT own.document_id IN $document_ids AND size(coalesce(own.relayed_by, [])) = 0
  }) AS superseding
ORDER BY type
