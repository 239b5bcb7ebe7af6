CYPHER 25
// The texts of a document that are kept, newest first: the newest is the current one.
// Parameters: space, document_id. Columns: id, number, title, author, written_at, recorded_at, body_hash, size.
// :params {space: 'demo', document_id: 'd'}
MATCH (version:Version {space: $space, document_id: $document_id})
RETURN version.id AS id, version.number AS number, version.title AS title, version.author AS author,
  version.written_at AS written_at, version.recorded_at AS recorded_at, version.body_hash AS body_hash,
  size(version.text) AS size
ORDER BY number DESC
