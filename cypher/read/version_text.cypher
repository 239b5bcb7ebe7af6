CYPHER 25
// One kept text of a document with everything its extraction depends on; the newest without a number.
// Parameters: space, document_id, number (or null). Columns: number, props (map).
// :params {space: 'demo', document_id: 'd', number: null}
MATCH (version:Version {space: $space, document_id: $document_id})
WHERE $number IS NULL OR version.number = $number
RETURN version.number AS number, version {
  .text, .body_hash, .title, .author, .written_at, .origin_class, .origin_id, .audience, .encoding, .source_hash
} AS props
ORDER BY number DESC
LIMIT 1
