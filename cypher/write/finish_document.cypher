CYPHER 25
// Marks a document as derived: from this commit on readers see the new revision.
// Parameters: space, document_id, captures (ids that this write has taken in). Columns: revision.
// :params {space: 'demo', document_id: 'd', captures: []}
MATCH (document:Document {id: $document_id, space: $space})
SET document.revision = document.revision + 1
WITH document
CALL (document) {
  MATCH (capture:Capture {document_id: document.id, space: $space})
  WHERE capture.id IN $captures
  DETACH DELETE capture
}
// Another writer's capture may have come meanwhile: then the document stays captured until it is taken in.
WITH document, EXISTS { MATCH (:Capture {document_id: document.id, space: $space}) } AS waiting
SET document.state = CASE WHEN waiting THEN 'captured' ELSE 'derived' END
RETURN document.revision AS revision
