CYPHER 25
// Keeps the text of a document as it is now, and takes out the oldest ones beyond those kept.
// Parameters: space, document_id, id, props (map: text, body_hash, author, …), keep. Columns: number.
// :params {space: 'demo', document_id: 'd', id: 'v', props: {text: ''}, keep: 10}
MATCH (document:Document {id: $document_id, space: $space})
OPTIONAL MATCH (earlier:Version {space: $space, document_id: $document_id})
WITH document, coalesce(max(earlier.number), 0) + 1 AS number
MERGE (version:Version {id: $id})
  ON CREATE SET version += $props, version.space = $space, version.document_id = document.id,
    version.number = number, version.recorded_at = datetime()
WITH version
CALL (version) {
  MATCH (old:Version {space: $space, document_id: $document_id})
  WHERE old.number <= version.number - $keep
  DETACH DELETE old
}
RETURN version.number AS number
