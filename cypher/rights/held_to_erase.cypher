CYPHER 25
// Texts kept back that an erasure concerns: of a document, a speaker, an origin, or with one of some names in them.
// Nothing is derived from such a text, so it goes whole where a name stands in it.
// Parameters: space, document_id, speaker, origin_class, origin_id (or nulls), names. Columns: id.
// :params {space: 'demo', document_id: null, speaker: null, origin_class: null, origin_id: null, names: []}
MATCH (held:Held {space: $space})
WHERE held.document_id = $document_id OR held.speaker = $speaker
  OR (held.origin_class = $origin_class AND held.origin_id = $origin_id)
  OR any(name IN $names WHERE held.payload CONTAINS name)
RETURN held.id AS id
