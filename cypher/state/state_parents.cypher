CYPHER 25
// Where changes came from: other changes, statements and passages, by id. What is not returned is missing.
// Parameters: space, ids, moment (changes that begin later are not seen), reader_names, unrestricted.
// Columns: id, kind (state, statement, passage), key, value, deleted, text, type, owner, relayed_by, said_by, at, parents.
// :params {space: 'demo', ids: ['x'], moment: datetime(), reader_names: [], unrestricted: true}
UNWIND $ids AS parent_id
CALL (parent_id) {
  MATCH (state:State {id: parent_id, space: $space})
  WHERE state.holds_from <= $moment
  RETURN {
    kind: 'state', key: state.key, value: state.value, deleted: state.deleted, at: state.holds_from,
    parents: state.parents
  } AS parent
  UNION
  MATCH (statement:Statement {id: parent_id, space: $space})
  WHERE $unrestricted OR statement.audience IS NULL OR any(name IN $reader_names WHERE name IN statement.audience)
  RETURN {
    kind: 'statement', text: statement.text, type: statement.type, owner: statement.owner,
    relayed_by: statement.relayed_by, said_by: statement.said_by, at: statement.said_at, parents: []
  } AS parent
  UNION
  MATCH (passage:Passage {id: parent_id, space: $space})
  WHERE $unrestricted OR passage.audience IS NULL OR any(name IN $reader_names WHERE name IN passage.audience)
  RETURN {kind: 'passage', text: passage.text, said_by: passage.speaker, at: passage.said_at, parents: []} AS parent
}
RETURN parent_id AS id, parent.kind AS kind, parent.key AS key, parent.value AS value,
  coalesce(parent.deleted, false) AS deleted, parent.text AS text, parent.type AS type, parent.owner AS owner,
  coalesce(parent.relayed_by, []) AS relayed_by, parent.said_by AS said_by, parent.at AS at,
  parent.parents AS parents
