CYPHER 25
// Which server this is.
// Parameters: space (unused: the server serves all spaces). Columns: version, edition.
// :params {space: null}
CALL dbms.components()
YIELD name, versions, edition
WITH name, versions, edition
WHERE name = 'Neo4j Kernel'
RETURN versions[0] AS version, edition, $space AS space
