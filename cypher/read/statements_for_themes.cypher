CYPHER 25
// The statements that stand for some themes, best first in each, that the view lets in; of all themes of the coarsest
// level where $communities is null, the largest themes first.
// Parameters: space, communities (ids or null), limit (themes), history, known_at, reader_names, unrestricted.
// Columns: found, a list of maps of id, passage_id, type, community, size, rank, allowed.
// :params {space: 'demo', communities: null, limit: 40, history: false, known_at: null, reader_names: [], unrestricted: false}
MATCH (community:Community {space: $space})
WHERE ($communities IS NULL AND community.level = 0) OR community.id IN $communities
WITH community ORDER BY community.size DESC, community.id LIMIT toInteger($limit)
MATCH (community)-[for:REPRESENTED_BY]->(statement:Statement)
WHERE statement.status <> 'rejected' AND ($history OR NOT coalesce(statement.view, 'CURRENT') IN ['SUPERSEDED', 'ENDED'])
  AND ($known_at IS NULL OR statement.recorded_at <= $known_at)
WITH statement, community, for ORDER BY community.size DESC, community.id, for.rank
RETURN collect({
  id: statement.id, passage_id: statement.passage_id, type: statement.type, community: community.id,
  size: community.size, rank: for.rank,
  allowed: $unrestricted OR statement.audience IS NULL OR any(name IN statement.audience WHERE name IN $reader_names)
}) AS found
