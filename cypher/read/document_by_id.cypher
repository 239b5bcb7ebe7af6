CYPHER 25
// A document's own properties.
// Parameters: space, document_id, reader_names, unrestricted.
// Columns: id, path, kind, title, author, written_at, recorded_at, state, encoding, origin_class, origin_id, audience.
// :params {space: 'demo', document_id: 'd', reader_names: [], unrestricted: false}
MATCH (document:Document {id: $document_id, space: $space})
WHERE $unrestricted OR document.audience IS NULL OR any(name IN $reader_names WHERE name IN document.audience)
RETURN document.id AS id, document.path AS path, document.kind AS kind, document.title AS title,
  document.author AS author, document.written_at AS written_at, document.recorded_at AS recorded_at,
  document.state AS state, document.encoding AS encoding, document.origin_class AS origin_class,
  document.origin_id AS origin_id, document.audience AS audience
