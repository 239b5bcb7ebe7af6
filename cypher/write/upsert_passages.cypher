CYPHER 25
// Writes passages of one document with all their properties.
// Parameters: space, document_id, rows (maps: id, props). Columns: passages (count).
// :params {space: 'demo', document_id: 'd', rows: []}
MATCH (document:Document {id: $document_id, space: $space})
UNWIND $rows AS row
MERGE (passage:Passage {id: row.id})
  ON CREATE SET passage.space = $space, passage.document_id = $document_id, passage.recorded_at = datetime()
SET passage += row.props
MERGE (passage)-[part:PART_OF]->(document)
  ON CREATE SET part.space = $space, part.document_id = $document_id
RETURN count(*) AS passages
