CYPHER 25
// Takes the vector indexes away, whose dimension is that of one embedding model; `cypher/schema/04_vectors` makes them
// for another. Only `saidgraph reindex` runs this.
DROP INDEX passage_embedding IF EXISTS;
DROP INDEX statement_embedding IF EXISTS;
DROP INDEX entity_embedding IF EXISTS
