CYPHER 25
// What became of texts that were kept back before: held, admitted or refused.
// Parameters: space, ids. Columns: id, status.
// :params {space: 'demo', ids: []}
UNWIND $ids AS wanted
MATCH (held:Held {id: wanted, space: $space})
RETURN held.id AS id, held.status AS status
