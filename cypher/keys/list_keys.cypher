CYPHER 25
// All keys, also the revoked ones, without their hashes.
// Parameters: space (unused). Columns: id, name, spaces (empty: all), scopes, created_at, revoked_at.
// :params {space: null}
MATCH (key:Key {space: '*'})
RETURN key.id AS id, key.name AS name, key.spaces AS spaces, key.scopes AS scopes, key.created_at AS created_at,
  key.revoked_at AS revoked_at, $space AS space
ORDER BY created_at, id
