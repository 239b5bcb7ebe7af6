CYPHER 25
// People whom an id, a name or an alias fits, as far as the reader may know of them. Whoever asks knows the own name.
// Parameters: space, who (as given), folded (the same in lower case), reader_names, unrestricted.
// Columns: id, name, kind, aliases, by_id (the id itself was given).
// :params {space: 'demo', who: '지나', folded: '지나', reader_names: [], unrestricted: false}
MATCH (person:Person {space: $space})
WHERE person.id = $who OR toLower(person.name) = $folded
  OR any(alias IN person.aliases WHERE toLower(alias) = $folded)
CALL (person) {
  MATCH (person)<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
  WITH mention, $unrestricted OR passage.audience IS NULL
    OR any(name IN $reader_names WHERE name IN passage.audience) AS readable
  RETURN count(CASE WHEN readable THEN 1 END) AS readable_mentions,
    count(CASE WHEN NOT readable THEN 1 END) AS hidden_mentions,
    collect(DISTINCT CASE WHEN readable THEN mention.name END) AS readable_names
}
WITH person, readable_mentions, hidden_mentions, readable_names
  + [name IN $reader_names WHERE NOT name IN readable_names AND (name = person.name OR name IN person.aliases)]
  AS readable_names
WHERE (readable_mentions > 0 OR size(readable_names) > 0) AND (
  hidden_mentions = 0 OR person.id = $who OR any(name IN readable_names WHERE toLower(name) = $folded)
)
RETURN person.id AS id, person.kind AS kind, person.id = $who AS by_id,
  CASE WHEN hidden_mentions = 0 OR person.name IN readable_names THEN person.name ELSE readable_names[0] END AS name,
  CASE WHEN hidden_mentions = 0 THEN person.aliases ELSE readable_names END AS aliases
ORDER BY name, id
