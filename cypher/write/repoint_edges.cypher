CYPHER 25
// Takes the edges that come from some mentions to the nodes the mentions refer to now. Nothing but edges
// changes, so that a merge or a split can be taken back exactly. Run after link_mentions.
// Parameters: space, mention_ids. Columns: statement_ids (whose slots must be decided again).
// :params {space: 'demo', mention_ids: []}
UNWIND $mention_ids AS mention_id
MATCH (mention:Mention {id: mention_id, space: $space})-[:REFERS_TO]->(entity)
MATCH (mention)<-[:HAS]-(passage:Passage)
CALL (mention, entity, passage) {
  MATCH (passage)-[old:SPOKEN_BY {mention_id: mention.id}]->(other)
  WHERE other.id <> entity.id
  CREATE (passage)-[new:SPOKEN_BY]->(entity)
  SET new = properties(old)
  DELETE old
  // Who reports decides what is first-hand: the slots of everything the passage says are decided again.
  WITH passage
  MATCH (statement:Statement {passage_id: passage.id})
  RETURN collect(statement.id) AS spoken
}
CALL (mention, entity, passage) {
  MATCH (statement:Statement {passage_id: passage.id})<-[old:CLAIMS {mention_id: mention.id}]-(other)
  WHERE other.id <> entity.id
  CREATE (entity)-[new:CLAIMS]->(statement)
  SET new = properties(old)
  DELETE old
  RETURN collect(statement.id) AS claimed
}
CALL (mention, entity, passage) {
  MATCH (statement:Statement {passage_id: passage.id})-[old:RELAYED_BY {mention_id: mention.id}]->(other)
  WHERE other.id <> entity.id
  CREATE (statement)-[new:RELAYED_BY]->(entity)
  SET new = properties(old)
  DELETE old
  RETURN collect(statement.id) AS relayed
}
CALL (mention, entity, passage) {
  MATCH (statement:Statement {passage_id: passage.id})-[old:ABOUT {mention_id: mention.id}]->(other)
  WHERE other.id <> entity.id
  CREATE (statement)-[new:ABOUT]->(entity)
  SET new = properties(old)
  DELETE old
  RETURN collect(statement.id) AS about
}
CALL (mention, entity, passage) {
  MATCH (statement:Statement {passage_id: passage.id})<-[old:PARTICIPATED_IN {mention_id: mention.id}]-(other)
  WHERE other.id <> entity.id
  CREATE (entity)-[new:PARTICIPATED_IN]->(statement)
  SET new = properties(old)
  DELETE old
  RETURN collect(statement.id) AS took_part
}
CALL (mention, entity, passage) {
  MATCH (statement:Statement {passage_id: passage.id})-[old:AT {mention_id: mention.id}]->(other)
  WHERE other.id <> entity.id
  CREATE (statement)-[new:AT]->(entity)
  SET new = properties(old)
  DELETE old
  RETURN collect(statement.id) AS placed
}
RETURN mention.id AS mention_id, spoken + claimed + relayed + about + took_part + placed AS statement_ids
