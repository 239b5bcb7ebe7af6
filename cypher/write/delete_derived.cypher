CYPHER 25
// Takes out everything that was derived from some passages; the passages themselves stay.
// Parameters: space, passage_ids. Columns: statements, mentions (counts).
// :params {space: 'demo', passage_ids: []}
CALL () {
  UNWIND $passage_ids AS passage_id
  MATCH (statement:Statement {passage_id: passage_id, space: $space})
  DETACH DELETE statement
  RETURN count(*) AS statements
}
CALL () {
  UNWIND $passage_ids AS passage_id
  MATCH (:Passage {id: passage_id, space: $space})-[:HAS]->(mention:Mention)
  DETACH DELETE mention
  RETURN count(*) AS mentions
}
CALL () {
  UNWIND $passage_ids AS passage_id
  MATCH (candidate:Candidate {passage_id: passage_id, space: $space})
  DETACH DELETE candidate
}
CALL () {
  UNWIND $passage_ids AS passage_id
  MATCH (:Passage {id: passage_id, space: $space})-[spoken:SPOKEN_BY|LINKS_TO]->()
  DELETE spoken
}
RETURN statements, mentions
