CYPHER 25
// Remembers from which ingested folder, and from which file of it, documents came. Writes only where it differs.
// Parameters: space, rows (maps: document_id, root, file). Columns: marked (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (document:Document {id: row.document_id, space: $space})
WHERE document.source_root IS NULL OR document.source_root <> row.root
  OR document.source_file IS NULL OR document.source_file <> row.file
SET document.source_root = row.root, document.source_file = row.file
RETURN count(*) AS marked
