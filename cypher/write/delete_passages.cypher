CYPHER 25
// Deletes passages whose derived nodes are gone already (delete_derived).
// Parameters: space, passage_ids. Columns: passages (count).
// :params {space: 'demo', passage_ids: []}
UNWIND $passage_ids AS passage_id
MATCH (passage:Passage {id: passage_id, space: $space})
DETACH DELETE passage
RETURN count(*) AS passages
