CYPHER 25
// Who holds a connection of this product to the server, and since when; one of them is the one that asks.
// Parameters: space (unused: a connection is of the whole server). Columns: address, since, space.
// :params {space: null}
CALL dbms.listConnections() YIELD userAgent, clientAddress, connectTime
WHERE userAgent = 'saidgraph'
RETURN clientAddress AS address, connectTime AS since, $space AS space
ORDER BY since
