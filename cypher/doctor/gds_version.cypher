CYPHER 25
// Which Graph Data Science library the server has. The query fails where it has none.
// Parameters: space (unused: the library serves all spaces). Columns: version.
// :params {space: null}
RETURN gds.version() AS version, $space AS space
