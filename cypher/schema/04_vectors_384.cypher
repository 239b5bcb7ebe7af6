CYPHER 25
// Vector indexes with the properties that SEARCH filters by inside the index (space, type, time window).
// The dimension is the embedding model's; another model means another file and `saidgraph reindex`.
CREATE VECTOR INDEX passage_embedding IF NOT EXISTS FOR (n:Passage) ON n.embedding
WITH [n.space, n.claims_only, n.window_start, n.window_end]
OPTIONS {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}};
CREATE VECTOR INDEX statement_embedding IF NOT EXISTS FOR (n:Statement) ON n.embedding
WITH [n.space, n.type, n.window_start, n.window_end]
OPTIONS {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}};
CREATE VECTOR INDEX entity_embedding IF NOT EXISTS FOR (n:Person|Concept) ON n.embedding
WITH [n.space, n.kind]
OPTIONS {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}}
