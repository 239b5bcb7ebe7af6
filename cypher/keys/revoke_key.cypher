CYPHER 25
// Ends a key; the first time of revoking stays. No row where there is no such key.
// Parameters: space (unused), key_id. Columns: id, revoked_at.
// :params {space: null, key_id: 'no such key'}
MATCH (key:Key {id: $key_id, space: '*'})
SET key.revoked_at = coalesce(key.revoked_at, datetime())
RETURN key.id AS id, key.revoked_at AS revoked_at, $space AS space
