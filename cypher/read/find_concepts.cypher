CYPHER 25
// Topics and things which an id, a name or an alias fits, as far as the reader may know of them.
// Parameters: space, who (as given), folded (the same in lower case), reader_names, unrestricted.
// Columns: id, name, kind.
// :params {space: 'demo', who: '인삼', folded: '인삼', reader_names: [], unrestricted: false}
MATCH (concept:Concept {space: $space})
WHERE (concept.id = $who OR toLower(concept.name) = $folded
    OR any(alias IN concept.aliases WHERE toLower(alias) = $folded))
  AND EXISTS {
    MATCH (concept)<-[:REFERS_TO]-(:Mention)<-[:HAS]-(passage:Passage)
    WHERE $unrestricted OR passage.audience IS NULL OR any(name IN $reader_names WHERE name IN passage.audience)
  }
RETURN concept.id AS id, concept.name AS name, concept.kind AS kind
ORDER BY name, id
