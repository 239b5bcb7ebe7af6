CYPHER 25
// People with aliases and counts, by name. Counts are computed, never stored, from what the reader may see.
// Parameters: space, ids (null for all), after_name and after_id (the last row's place, or null), limit,
// reader_names, unrestricted. Columns: id, name, kind, aliases, claims (owned), relayed, about, said, mentions.
// :params {space: 'demo', ids: null, after_name: null, after_id: null, limit: 50, reader_names: [], unrestricted: false}
MATCH (person:Person {space: $space})
WHERE $ids IS NULL OR person.id IN $ids
CALL (person) {
  MATCH (person)<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
  WITH mention, $unrestricted OR passage.audience IS NULL
    OR any(name IN $reader_names WHERE name IN passage.audience) AS readable
  RETURN count(CASE WHEN readable THEN 1 END) AS mentions, count(CASE WHEN NOT readable THEN 1 END) AS hidden,
    collect(DISTINCT CASE WHEN readable THEN mention.name END) AS readable_names
}
WITH person, mentions, hidden, readable_names
  // Whoever asks knows the own name.
  + [name IN $reader_names WHERE NOT name IN readable_names AND (name = person.name OR name IN person.aliases)]
  AS readable_names
WHERE mentions > 0 OR ($ids IS NOT NULL AND size(readable_names) > 0)
WITH person, mentions,
  // Somebody's other name may stand only in what the reader must not see.
  CASE WHEN hidden = 0 OR person.name IN readable_names THEN person.name ELSE readable_names[0] END AS name,
  CASE WHEN hidden = 0 THEN person.aliases ELSE readable_names END AS aliases
WHERE $after_id IS NULL OR name > $after_name OR (name = $after_name AND person.id > $after_id)
WITH person, name, aliases, mentions
ORDER BY name, person.id
LIMIT $limit
CALL (person) {
  MATCH (person)-[:CLAIMS]->(claim:Claim)
  WHERE $unrestricted OR claim.audience IS NULL OR any(name IN $reader_names WHERE name IN claim.audience)
  RETURN count(DISTINCT claim) AS claims
}
CALL (person) {
  MATCH (person)<-[:RELAYED_BY]-(claim:Claim)
  WHERE $unrestricted OR claim.audience IS NULL OR any(name IN $reader_names WHERE name IN claim.audience)
  RETURN count(DISTINCT claim) AS relayed
}
CALL (person) {
  MATCH (person)<-[:ABOUT]-(statement:Statement)
  WHERE $unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience)
  RETURN count(DISTINCT statement) AS about
}
CALL (person) {
  MATCH (person)<-[:SPOKEN_BY]-(passage:Passage)
  WHERE $unrestricted OR passage.audience IS NULL OR any(name IN $reader_names WHERE name IN passage.audience)
  RETURN count(DISTINCT passage) AS said
}
RETURN person.id AS id, name, person.kind AS kind, aliases, claims, relayed, about, said, mentions
ORDER BY name, id
