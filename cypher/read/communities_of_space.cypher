CYPHER 25
// The themes of a space as far as a reader may see them: those of one level, the largest first, with what is central in
// each. Names are read from the nodes; none stands in the community.
// Parameters: space, level, id (or null for all), after (how many to skip), limit, reader_names, unrestricted.
// Columns: id, level, size (statements the reader may see), people, concepts, statements (ids, best first), outer, inner (ids).
// :params {space: 'demo', level: 0, id: null, after: 0, limit: 50, reader_names: [], unrestricted: true}
MATCH (community:Community {space: $space})
WHERE ($id IS NULL AND community.level = $level) OR community.id = $id
MATCH (statement:Statement)-[:IN_COMMUNITY]->(community)
WHERE ($unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience))
  AND statement.status <> 'rejected'
WITH community, collect(statement) AS visible
WITH community, visible, size(visible) AS size ORDER BY size DESC, community.id SKIP toInteger($after) LIMIT toInteger($limit)
CALL (visible) {
  UNWIND visible AS statement
  MATCH (statement)-[:ABOUT|CLAIMS|RELAYED_BY]-(person:Person)
  WITH person, count(DISTINCT statement) AS tied ORDER BY tied DESC, person.id LIMIT 6
  RETURN collect({id: person.id, name: person.name, statements: tied}) AS people
}
CALL (visible) {
  UNWIND visible AS statement
  MATCH (statement)-[:ABOUT]->(concept:Concept)
  WITH concept, count(DISTINCT statement) AS tied ORDER BY tied DESC, concept.id LIMIT 6
  RETURN collect({id: concept.id, name: concept.name, kind: concept.kind, statements: tied}) AS concepts
}
CALL (community, visible) {
  UNWIND visible AS statement
  OPTIONAL MATCH (community)-[chosen:REPRESENTED_BY]->(statement)
  WITH statement, coalesce(chosen.rank, 100) AS rank ORDER BY rank, size(statement.text), statement.id LIMIT 5
  RETURN collect(statement.id) AS statements
}
RETURN community.id AS id, community.level AS level, size, people, concepts, statements,
  head([(community)-[:INSIDE]->(outer) | outer.id]) AS outer, [(inner)-[:INSIDE]->(community) | inner.id] AS inner
ORDER BY size DESC, id
