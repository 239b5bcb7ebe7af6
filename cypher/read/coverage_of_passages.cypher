CYPHER 25
// How much of a space, as far as the reader may see it, some passages cover: documents, themes of the coarsest level,
// and people who hold or report something.
// Parameters: space, ids, reader_names, unrestricted.
// Columns: documents, of_documents, themes, of_themes, people, of_people, statements.
// :params {space: 'demo', ids: ['p'], reader_names: [], unrestricted: false}
MATCH (passage:Passage {space: $space})
WHERE passage.kind <> 'caption'
  AND ($unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names))
WITH collect(DISTINCT passage.document_id) AS all_documents,
  collect(DISTINCT CASE WHEN passage.id IN $ids THEN passage.document_id END) AS documents
OPTIONAL MATCH (statement:Statement {space: $space})
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN statement.audience WHERE name IN $reader_names))
  AND statement.status <> 'rejected' AND statement.consolidated IS NULL
OPTIONAL MATCH (statement)-[:IN_COMMUNITY]->(community:Community {level: 0})
WITH all_documents, documents,
  count(DISTINCT community.id) AS of_themes,
  count(DISTINCT CASE WHEN statement.passage_id IN $ids THEN community.id END) AS themes,
  count(DISTINCT coalesce(statement.owner, statement.said_by)) AS of_people,
  count(DISTINCT CASE WHEN statement.passage_id IN $ids THEN coalesce(statement.owner, statement.said_by) END) AS people,
  count(DISTINCT statement.id) AS statements
RETURN size(documents) AS documents, size(all_documents) AS of_documents, themes, of_themes, people, of_people, statements
