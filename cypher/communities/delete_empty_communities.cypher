CYPHER 25
// Deletes those of some communities that hold no statement any more.
// Parameters: space, ids. Columns: deleted (count).
// :params {space: 'demo', ids: []}
UNWIND $ids AS community_id
MATCH (community:Community {id: community_id, space: $space})
WHERE NOT EXISTS { (community)<-[:IN_COMMUNITY]-(:Statement) }
DETACH DELETE community
RETURN count(*) AS deleted
