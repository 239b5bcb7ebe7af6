CYPHER 25
// Which of some statements still stand as what consolidation read: asked again under the space's lock.
// Parameters: space, ids. Columns: id.
// :params {space: 'demo', ids: []}
UNWIND $ids AS base_id
MATCH (base:Statement {id: base_id, space: $space, graph: 'assertion', status: 'active'})
WHERE coalesce(base.view, 'CURRENT') = 'CURRENT'
RETURN base.id AS id
