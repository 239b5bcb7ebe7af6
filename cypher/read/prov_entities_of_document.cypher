CYPHER 25
// The people and things that a document mentions.
// Parameters: space, document_id. Columns: id, name, kind, is_person.
// :params {space: 'demo', document_id: 'd'}
MATCH (:Mention {document_id: $document_id})-[:REFERS_TO]->(entity)
WHERE entity.space = $space
RETURN DISTINCT entity.id AS id, entity.name AS name, entity.kind AS kind, entity:Person AS is_person
ORDER BY id
