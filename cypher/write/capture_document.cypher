CYPHER 25
// Keeps what was handed in before anything is understood, so that a crash from here on loses nothing.
// Passages that are new are readable at once as passages; what replaces an older text waits in the capture.
// The space comes first: it is made and locked as in `lock_space`.
// Parameters: space, document (map), capture (map: id, payload, captured_at), passages (list of maps).
// Columns: document_id.
// :params {space: 'demo', document: {id: 'd', path: 'chat', kind: 'conversation'}, capture: {id: 'c', payload: '{}'}, passages: []}
MERGE (space:Space {space: $space})
  ON CREATE SET space.created_at = datetime(), space.graph_version = 0, space.mask_secrets = true,
    space.disclosure = 'subject_sees_owner'
SET space.graph_version = space.graph_version + 1
WITH space
MERGE (document:Document {id: $document.id})
  ON CREATE SET document.space = $space, document.path = $document.path, document.kind = $document.kind,
    document.recorded_at = datetime(), document.revision = 0
SET document.state = 'captured'
// The same words handed in again before they were understood are one capture, now the newest.
MERGE (capture:Capture {id: $capture.id})
  ON CREATE SET capture.space = $space, capture.document_id = document.id, capture.payload = $capture.payload
SET capture.captured_at = datetime()
WITH document
CALL (document) {
  UNWIND $passages AS row
  MERGE (passage:Passage {id: row.id})
    ON CREATE SET passage += row.props, passage.space = $space, passage.document_id = document.id,
      passage.derived = false, passage.recorded_at = datetime()
  MERGE (passage)-[part:PART_OF]->(document)
    ON CREATE SET part.space = $space, part.document_id = document.id
}
RETURN document.id AS document_id
