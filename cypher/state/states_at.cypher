CYPHER 25
// The change of each key that holds at an instant: the one with the latest beginning, among equals the last recorded.
// Nothing that begins later is seen.
// Parameters: space, key (null for all), moment. Columns: id, key, version, value, deleted, at, recorded_at, parents.
// :params {space: 'demo', key: null, moment: datetime()}
MATCH (state:State {space: $space})
// The index is on space and key: without a word about the key the planner scans every space.
WHERE state.key IS NOT NULL AND ($key IS NULL OR state.key = $key) AND state.holds_from <= $moment
WITH state
ORDER BY state.holds_from DESC, state.version DESC
WITH state.key AS key, head(collect(state)) AS state
RETURN state.id AS id, key, state.version AS version, state.value AS value, state.deleted AS deleted,
  state.at AS at, state.recorded_at AS recorded_at, state.parents AS parents
ORDER BY key
