CYPHER 25
// Takes out the earlier texts of some documents, and what waits to be taken in for them.
// Parameters: space, document_ids. Columns: deleted (count).
// :params {space: 'demo', document_ids: []}
MATCH (rest:Version|Capture {space: $space})
WHERE rest.document_id IN $document_ids
DETACH DELETE rest
RETURN count(*) AS deleted
