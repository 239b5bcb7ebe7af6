CYPHER 25
// The habits and repeated claims that stand, with what they rest on; of all people where $people is null.
// Parameters: space, people. Columns: id, type, person_id, version (hash of what was written), supports.
// :params {space: 'demo', people: null}
MATCH (inference:Statement {space: $space, consolidated: true})
OPTIONAL MATCH (inference)-[:ABOUT {role: 'subject'}]->(person:Person)
OPTIONAL MATCH (owner:Person)-[:CLAIMS]->(inference)
WITH inference, coalesce(owner.id, person.id) AS person_id
WHERE $people IS NULL OR person_id IS NULL OR person_id IN $people
RETURN inference.id AS id, inference.type AS type, person_id, inference.version AS version,
  COLLECT { MATCH (inference)-[:SUPPORTED_BY]->(base:Statement) RETURN base.id ORDER BY base.id } AS supports
ORDER BY id
