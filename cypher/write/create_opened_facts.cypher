CYPHER 25
// Writes the Facts that follow from events ("moved to" opens "lives in"), as analysis: each is supported by its
// event and by the event's passage, and is about the same person and thing through the same mentions.
// Parameters: space, rows (maps: id, event_id, props). Columns: facts (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (event:Statement {id: row.event_id, space: $space})-[:SUPPORTED_BY]->(passage:Passage {id: event.passage_id})
MERGE (fact:Statement {id: row.id})
  // The event's vector serves: the two say the same of the same things, and nothing is embedded in a transaction.
  ON CREATE SET fact:Fact, fact += row.props, fact.space = $space, fact.type = 'Fact', fact.graph = 'analysis',
    fact.document_id = event.document_id, fact.passage_id = event.passage_id, fact.opened_by = event.id,
    fact.span_start = event.span_start, fact.span_end = event.span_end, fact.said_by = event.said_by,
    fact.said_at = event.said_at, fact.recorded_at = event.recorded_at, fact.audience = event.audience,
    fact.origin_class = event.origin_class, fact.origin_id = event.origin_id, fact.status = event.status,
    fact.flags = event.flags, fact.confidence = event.confidence, fact.certainty = event.certainty,
    fact.subject = event.subject, fact.target = event.target, fact.embedding = event.embedding
MERGE (fact)-[reason:SUPPORTED_BY]->(event)
  ON CREATE SET reason.space = $space, reason.document_id = event.document_id,
    reason.passage_id = event.passage_id, reason.graph = 'analysis'
MERGE (fact)-[source:SUPPORTED_BY]->(passage)
  ON CREATE SET source.space = $space, source.document_id = event.document_id,
    source.passage_id = event.passage_id, source.graph = 'analysis'
WITH event, fact
MATCH (event)-[of:ABOUT]->(entity)
WHERE of.role IN ['subject', 'target']
MERGE (fact)-[about:ABOUT {role: of.role}]->(entity)
  ON CREATE SET about.space = $space, about.document_id = event.document_id,
    about.passage_id = event.passage_id, about.mention_id = of.mention_id, about.graph = 'analysis'
RETURN count(DISTINCT fact) AS facts
