CYPHER 25
// Ends the quarantine of an origin.
// Parameters: space, id. Columns: lifted (count).
// :params {space: 'demo', id: 'q'}
MATCH (decision:Decision {id: $id, space: $space, kind: 'quarantine'})
DETACH DELETE decision
RETURN count(*) AS lifted
