CYPHER 25
// One key by its public part, and how many keys were ever made: while it is none, this machine needs no key.
// Parameters: space (unused), key_id (may be null). Columns: made, hash, spaces, scopes, revoked (null: no such key).
// :params {space: null, key_id: 'k'}
CALL () {
  MATCH (any_key:Key {space: '*'})
  RETURN count(any_key) AS made
}
OPTIONAL MATCH (key:Key {id: $key_id})
RETURN made, key.hash AS hash, key.spaces AS spaces, key.scopes AS scopes, key.revoked_at IS NOT NULL AS revoked,
  $space AS space
