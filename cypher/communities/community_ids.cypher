CYPHER 25
// The communities that stand. An id follows from level and members, so the same id is the same community.
// Parameters: space. Columns: id, size.
// :params {space: 'demo'}
MATCH (community:Community {space: $space})
RETURN community.id AS id, community.size AS size
ORDER BY id
