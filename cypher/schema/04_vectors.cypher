CYPHER 25
// Vector indexes with the properties that SEARCH filters by inside the index (space, type, time window).
// The dimension is the embedding model's, in $vector_options; another model means `saidgraph reindex`.
CREATE VECTOR INDEX passage_embedding IF NOT EXISTS FOR (n:Passage) ON n.embedding
WITH [n.space, n.claims_only, n.window_start, n.window_end]
OPTIONS $vector_options;
CREATE VECTOR INDEX statement_embedding IF NOT EXISTS FOR (n:Statement) ON n.embedding
WITH [n.space, n.type, n.window_start, n.window_end]
OPTIONS $vector_options;
CREATE VECTOR INDEX entity_embedding IF NOT EXISTS FOR (n:Person|Concept) ON n.embedding
WITH [n.space, n.kind]
OPTIONS $vector_options
