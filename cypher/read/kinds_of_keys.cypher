CYPHER 25
// The kinds of the people and things that some keys name.
// Parameters: space, keys. Columns: key, kind.
// :params {space: 'demo', keys: ['name:지나']}
UNWIND $keys AS key
MATCH (entity:Person|Concept {space: $space, key: key})
WHERE entity.kind IS NOT NULL
RETURN key, entity.kind AS kind
ORDER BY key
