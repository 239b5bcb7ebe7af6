CYPHER 25
// The passages of a document in their order, as far as the reader may see them.
// Parameters: space, document_id, reader_names, unrestricted.
// Columns: id, position, kind, text, said_by, speaker_kind, addressee, said_at, turn_id, heading_path, origin_class,
// origin_id, audience, derived.
// :params {space: 'demo', document_id: 'd', reader_names: [], unrestricted: false}
MATCH (passage:Passage {document_id: $document_id, space: $space})
WHERE $unrestricted OR passage.audience IS NULL OR any(name IN $reader_names WHERE name IN passage.audience)
RETURN passage.id AS id, passage.position AS position, passage.kind AS kind, passage.text AS text,
  passage.speaker AS said_by, passage.speaker_kind AS speaker_kind, passage.addressee AS addressee,
  passage.said_at AS said_at, passage.turn_id AS turn_id, passage.heading_path AS heading_path,
  passage.origin_class AS origin_class, passage.origin_id AS origin_id, passage.audience AS audience,
  passage.derived AS derived
ORDER BY position, id
