CYPHER 25
// Keeps a new API key: its hash, never the key. Keys belong to no space, so their own is '*', which no space can be.
// Parameters: space (unused), key (map: id, name, hash, spaces, scopes). Columns: id, created_at.
// :params {space: null, key: {id: 'k', name: 'app', hash: 'h', spaces: [], scopes: ['read']}}
CREATE (key:Key {id: $key.id, space: '*'})
SET key.name = $key.name, key.hash = $key.hash, key.spaces = $key.spaces, key.scopes = $key.scopes,
  key.created_at = datetime()
RETURN key.id AS id, key.created_at AS created_at, $space AS space
