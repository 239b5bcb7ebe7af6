CYPHER 25
// The mentions that refer to the node of a key, with where each stands.
// Parameters: space, key. Columns: mention_id, name, document_id, path, passage_id, text.
// :params {space: 'demo', key: 'name:지나'}
MATCH (entity:Person|Concept {space: $space, key: $key})<-[:REFERS_TO]-(mention:Mention)
MATCH (mention)<-[:HAS]-(passage:Passage)-[:PART_OF]->(document:Document)
RETURN mention.id AS mention_id, mention.name AS name, document.id AS document_id, document.path AS path,
  passage.id AS passage_id, passage.text AS text
ORDER BY path, passage.position, mention_id
