CYPHER 25
// Which of some names somebody or something else still bears: what stands under such a name elsewhere may be theirs.
// Parameters: space, names. Columns: name, person (a person bears it), thing (it is a thing or topic too).
// :params {space: 'demo', names: []}
UNWIND $names AS name
RETURN name,
  EXISTS {
    MATCH (person:Person {space: $space})
    WHERE person.name = name OR name IN person.aliases
  } AS person,
  EXISTS {
    MATCH (concept:Concept {space: $space})
    WHERE concept.name = name OR name IN concept.aliases
  } AS thing
