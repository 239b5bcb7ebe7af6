CYPHER 25
// Where statements stand that have a person in them, or name one: the person's own place may lie elsewhere, or nowhere
// ("his", a dropped subject).
// Parameters: space, id, names (lower case). Columns: passage_id, document_id, text, speaker, span (of the statement),
// said (its own words), hung (the person is in it by a mention), place (of that mention; empty where it has none).
// :params {space: 'demo', id: 'no such id', names: []}
CALL () {
  MATCH (:Person {id: $id, space: $space})<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
  MATCH (statement:Statement {passage_id: passage.id})
  WHERE EXISTS {
    MATCH (statement)-[edge:ABOUT|CLAIMS|RELAYED_BY|PARTICIPATED_IN]-(:Person {id: $id})
    WHERE edge.mention_id = mention.id
  }
  RETURN statement, true AS hung,
    CASE WHEN mention.span_start IS NULL THEN [] ELSE [mention.span_start, mention.span_end] END AS place
  UNION
  MATCH (statement:Statement {space: $space})
  WHERE any(name IN $names WHERE toLower(statement.text) CONTAINS name)
  RETURN statement, false AS hung, [] AS place
}
MATCH (statement)-[:SUPPORTED_BY]->(passage:Passage {id: statement.passage_id})
WHERE statement.span_start IS NOT NULL
RETURN passage.id AS passage_id, passage.document_id AS document_id, passage.text AS text,
  passage.speaker AS speaker, [statement.span_start, statement.span_end] AS span, statement.text AS said,
  hung, place
