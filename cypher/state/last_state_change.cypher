CYPHER 25
// The last recorded change of a key.
// Parameters: space, key. Columns: id, key, version, value, deleted, at, recorded_at, parents.
// :params {space: 'demo', key: 'mood'}
MATCH (state:State {space: $space, key: $key})
RETURN state.id AS id, state.key AS key, state.version AS version, state.value AS value,
  state.deleted AS deleted, state.at AS at, state.recorded_at AS recorded_at, state.parents AS parents
ORDER BY version DESC
LIMIT 1
