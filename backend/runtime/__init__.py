"""The local Neo4j: fetch its jars, start it, find it, stop it. Nothing here speaks Cypher."""
