CYPHER 25
// Takes out decisions that name one of some keys: a key holds a name.
// Parameters: space, keys. Columns: deleted (count).
// :params {space: 'demo', keys: []}
MATCH (decision:Decision {space: $space})
WHERE decision.a IN $keys OR decision.b IN $keys
DETACH DELETE decision
RETURN count(*) AS deleted
