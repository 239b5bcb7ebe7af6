CYPHER 25
// Who else holds a connection of this product to the server, and since when: not the one that asks.
// Parameters: space (unused: a connection is of the whole server). Columns: address, since.
// :params {space: null}
CALL dbms.listConnections() YIELD connectionId, userAgent, clientAddress, connectTime
WITH connectionId, userAgent, clientAddress, connectTime, $space AS space
WHERE userAgent = 'saidgraph'
WITH collect({address: clientAddress, since: connectTime}) AS held
UNWIND held AS one
RETURN one.address AS address, one.since AS since
ORDER BY since
