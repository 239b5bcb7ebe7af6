CYPHER 25
// Adds one change to the history of a key. An earlier change is never altered: what is present is computed.
// Parents that are there get an edge; all stay in the list, so that one that goes later is known to be missing.
// Parameters: space, id, key, version, value (JSON, null for a deletion), deleted, at (or null), parents (ids).
// Columns: id, version, at, recorded_at.
// :params {space: 'no such space', id: 'x', key: 'mood', version: 1, value: '"calm"', deleted: false, at: null, parents: []}
MATCH (:Space {space: $space})
CREATE (state:State {
  id: $id, space: $space, key: $key, version: $version, value: $value, deleted: $deleted, at: $at,
  parents: $parents, recorded_at: datetime()
})
SET state.holds_from = coalesce(state.at, state.recorded_at)
WITH state
CALL (state) {
  MATCH (before:State {space: $space, key: $key, version: $version - 1})
  CREATE (state)-[:FOLLOWS {space: $space}]->(before)
}
CALL (state) {
  UNWIND $parents AS parent_id
  CALL (parent_id) {
    MATCH (parent:State {id: parent_id, space: $space})
    RETURN parent
    UNION
    MATCH (parent:Statement {id: parent_id, space: $space})
    RETURN parent
    UNION
    MATCH (parent:Passage {id: parent_id, space: $space})
    RETURN parent
  }
  MERGE (state)-[came:CAME_FROM]->(parent)
    ON CREATE SET came.space = $space
}
RETURN state.id AS id, state.version AS version, state.at AS at, state.recorded_at AS recorded_at
