CYPHER 25
// A document's statements with where each comes from: passage, owner, relayers, reporter, extractor and acceptor.
// Parameters: space, document_id. Columns: id, type, text, graph, status, extractor, accepted_by, recorded_at, said_at,
// passage_id, span_start, span_end, speaker, owner, relayers (ids by hop), supersedes, about (ids), supports (ids).
// :params {space: 'demo', document_id: 'd'}
MATCH (statement:Statement {space: $space, document_id: $document_id})
RETURN statement.id AS id, statement.type AS type, statement.text AS text, statement.graph AS graph,
  statement.status AS status, statement.extractor AS extractor, statement.accepted_by AS accepted_by,
  toString(statement.recorded_at) AS recorded_at, toString(statement.said_at) AS said_at,
  statement.passage_id AS passage_id, statement.span_start AS span_start, statement.span_end AS span_end,
  head([(:Passage {id: statement.passage_id})-[:SPOKEN_BY]->(speaker:Person) | speaker.id]) AS speaker,
  head([(statement)<-[:CLAIMS]-(owner:Person) | owner.id]) AS owner,
  COLLECT { MATCH (statement)-[hop:RELAYED_BY]->(relayer) RETURN relayer.id ORDER BY hop.hop } AS relayers,
  COLLECT { MATCH (statement)-[:SUPERSEDES]->(earlier) RETURN earlier.id ORDER BY earlier.id } AS supersedes,
  COLLECT { MATCH (statement)-[:ABOUT]->(thing) RETURN DISTINCT thing.id ORDER BY thing.id } AS about,
  COLLECT { MATCH (statement)-[:SUPPORTED_BY]->(source) RETURN source.id ORDER BY source.id } AS supports
ORDER BY passage_id, span_start, id
