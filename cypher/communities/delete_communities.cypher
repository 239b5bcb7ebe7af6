CYPHER 25
// Deletes some communities of a space; their members stay.
// Parameters: space, ids. Columns: deleted (count).
// :params {space: 'demo', ids: []}
UNWIND $ids AS community_id
MATCH (community:Community {id: community_id, space: $space})
DETACH DELETE community
RETURN count(*) AS deleted
