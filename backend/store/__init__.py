"""The only package that talks to Neo4j, and it runs only the files of `cypher/`."""
