CYPHER 25
// Range indexes for space, time and provenance. An index on two properties serves only who asks for both, so the
// space has one of its own. Passage text is not range-indexed: keys end at about 8 kB.
CREATE INDEX document_space IF NOT EXISTS FOR (n:Document) ON (n.space, n.path);
CREATE INDEX document_state IF NOT EXISTS FOR (n:Document) ON (n.space, n.state);
CREATE INDEX capture_space IF NOT EXISTS FOR (n:Capture) ON (n.space, n.document_id);
CREATE INDEX passage_space IF NOT EXISTS FOR (n:Passage) ON (n.space, n.said_at);
CREATE INDEX passage_document IF NOT EXISTS FOR (n:Passage) ON (n.document_id, n.position);
CREATE INDEX mention_document IF NOT EXISTS FOR (n:Mention) ON (n.document_id);
CREATE INDEX mention_key IF NOT EXISTS FOR (n:Mention) ON (n.space, n.key);
CREATE INDEX statement_space IF NOT EXISTS FOR (n:Statement) ON (n.space, n.said_at);
CREATE INDEX statement_document IF NOT EXISTS FOR (n:Statement) ON (n.document_id);
CREATE INDEX statement_passage IF NOT EXISTS FOR (n:Statement) ON (n.passage_id);
CREATE INDEX statement_predicate IF NOT EXISTS FOR (n:Statement) ON (n.space, n.predicate);
CREATE INDEX statement_group IF NOT EXISTS FOR (n:Statement) ON (n.space, n.group_key);
CREATE INDEX statement_view IF NOT EXISTS FOR (n:Statement) ON (n.space, n.view);
CREATE INDEX statement_window IF NOT EXISTS FOR (n:Statement) ON (n.space, n.window_start, n.window_end);
CREATE INDEX person_space IF NOT EXISTS FOR (n:Person) ON (n.space, n.name);
CREATE INDEX person_key IF NOT EXISTS FOR (n:Person) ON (n.space, n.key);
CREATE INDEX concept_key IF NOT EXISTS FOR (n:Concept) ON (n.space, n.key);
CREATE INDEX concept_space IF NOT EXISTS FOR (n:Concept) ON (n.space, n.name);
CREATE INDEX slot_space IF NOT EXISTS FOR (n:Slot) ON (n.space);
CREATE INDEX decision_space IF NOT EXISTS FOR (n:Decision) ON (n.space, n.kind);
CREATE INDEX state_space IF NOT EXISTS FOR (n:State) ON (n.space, n.key);
CREATE INDEX erasure_space IF NOT EXISTS FOR (n:Erasure) ON (n.space);
CREATE INDEX passage_origin IF NOT EXISTS FOR (n:Passage) ON (n.space, n.origin_class, n.origin_id);
CREATE INDEX receipt_space IF NOT EXISTS FOR (n:Receipt) ON (n.space);
CREATE INDEX job_space IF NOT EXISTS FOR (n:Job) ON (n.space, n.status);
CREATE INDEX job_part IF NOT EXISTS FOR (n:JobPart) ON (n.job_id, n.position);
CREATE INDEX community_space IF NOT EXISTS FOR (n:Community) ON (n.space);
CREATE INDEX candidate_space IF NOT EXISTS FOR (n:Candidate) ON (n.space, n.status);
CREATE INDEX candidate_passage IF NOT EXISTS FOR (n:Candidate) ON (n.passage_id);
CREATE INDEX version_document IF NOT EXISTS FOR (n:Version) ON (n.space, n.document_id);
CREATE INDEX note_space IF NOT EXISTS FOR (n:Note) ON (n.space, n.status);
CREATE INDEX document_in_space IF NOT EXISTS FOR (n:Document) ON (n.space);
CREATE INDEX passage_in_space IF NOT EXISTS FOR (n:Passage) ON (n.space);
CREATE INDEX mention_in_space IF NOT EXISTS FOR (n:Mention) ON (n.space);
CREATE INDEX statement_in_space IF NOT EXISTS FOR (n:Statement) ON (n.space);
CREATE INDEX person_in_space IF NOT EXISTS FOR (n:Person) ON (n.space);
CREATE INDEX concept_in_space IF NOT EXISTS FOR (n:Concept) ON (n.space);
CREATE INDEX statement_consolidated IF NOT EXISTS FOR (n:Statement) ON (n.space, n.consolidated);
CREATE INDEX decision_in_space IF NOT EXISTS FOR (n:Decision) ON (n.space)
