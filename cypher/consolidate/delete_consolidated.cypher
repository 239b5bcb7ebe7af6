CYPHER 25
// Takes habits and repeated claims out; what they rest on stays.
// Parameters: space, ids. Columns: deleted (count).
// :params {space: 'demo', ids: []}
UNWIND $ids AS inference_id
MATCH (inference:Statement {id: inference_id, space: $space, consolidated: true})
DETACH DELETE inference
RETURN count(*) AS deleted
