CYPHER 25
// Deletes a document whose passages are gone already, with what waits for it and its earlier texts.
// Parameters: space, document_id. Columns: documents (count).
// :params {space: 'demo', document_id: 'd'}
MATCH (document:Document {id: $document_id, space: $space})
OPTIONAL MATCH (rest:Capture|Version {document_id: $document_id, space: $space})
DETACH DELETE rest
WITH DISTINCT document
DETACH DELETE document
RETURN count(*) AS documents
