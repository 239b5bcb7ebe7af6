CYPHER 25
// Writes statements, each with its type as a label, and ties them to the passage they were read from.
// Parameters: space, document_id, rows (maps: id, type, passage_id, props). Columns: statements (count).
// :params {space: 'demo', document_id: 'd', rows: []}
UNWIND $rows AS row
MATCH (passage:Passage {id: row.passage_id, space: $space})
MERGE (statement:Statement {id: row.id})
  ON CREATE SET statement:$(row.type), statement += row.props, statement.space = $space,
    statement.type = row.type, statement.document_id = $document_id, statement.passage_id = row.passage_id,
    statement.recorded_at = datetime()
MERGE (statement)-[support:SUPPORTED_BY]->(passage)
  ON CREATE SET support.space = $space, support.document_id = $document_id, support.passage_id = row.passage_id,
    support.graph = statement.graph
RETURN count(*) AS statements
