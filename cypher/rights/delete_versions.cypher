CYPHER 25
// Takes out the kept texts of a document: after an erasure they would still hold the words.
// Parameters: space, document_id. Columns: deleted (count).
// :params {space: 'demo', document_id: 'd'}
MATCH (version:Version {space: $space, document_id: $document_id})
DETACH DELETE version
RETURN count(*) AS deleted
