CYPHER 25
// Statements that share a person or thing with given ones, over edges of the given types and inside a time window.
// Things that many statements name are hubs: rare ones come first.
// Parameters: space, ids, edge_types, since, until (dates or null), limit, history, known_at, reader_names, unrestricted.
// Columns: id, passage_id, type, shared (how many things), rarity (of the rarest), allowed.
// :params {space: 'demo', ids: [], edge_types: ['ABOUT'], since: null, until: null, limit: 15, history: false, known_at: null, reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (seed:Statement {id: wanted, space: $space})-[from]-(shared:Person|Concept)
WHERE type(from) IN $edge_types
WITH DISTINCT seed, shared, COUNT { (shared)<-[:ABOUT]-() } AS degree
WHERE degree <= 200
MATCH (shared)-[to]-(other:Statement)
WHERE type(to) IN $edge_types AND other.id <> seed.id AND other.space = $space AND other.status <> 'rejected'
  AND ($since IS NULL OR other.window_end >= $since) AND ($until IS NULL OR other.window_start <= $until)
  AND ($history OR other.view IS NULL OR other.view <> 'SUPERSEDED')
  AND ($known_at IS NULL OR other.recorded_at <= $known_at)
WITH other, count(DISTINCT shared) AS shared, 1.0 / min(degree) AS rarity
RETURN other.id AS id, other.passage_id AS passage_id, other.type AS type, shared, rarity,
  $unrestricted OR other.audience IS NULL OR any(name IN other.audience WHERE name IN $reader_names) AS allowed
ORDER BY shared DESC, rarity DESC, id
LIMIT $limit
