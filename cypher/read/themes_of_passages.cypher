CYPHER 25
// In which themes the statements of some passages stand, at the finest level that holds each.
// Parameters: space, ids, reader_names, unrestricted. Columns: found, a list of maps of id (of the passage), community, level, allowed.
// :params {space: 'demo', ids: ['p'], reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (statement:Statement {passage_id: wanted, space: $space})-[:IN_COMMUNITY]->(community:Community)
WITH wanted, statement, community ORDER BY community.level DESC, community.id
WITH wanted, statement, head(collect(community)) AS community
WITH wanted, community, count(*) AS statements,
  any(one IN collect(statement.audience) WHERE one IS NOT NULL AND NOT any(name IN one WHERE name IN $reader_names)) AS private
ORDER BY statements DESC, community.id
WITH wanted, head(collect(community)) AS community, head(collect(private)) AS private
RETURN collect({id: wanted, community: community.id, level: community.level, allowed: $unrestricted OR NOT private}) AS found
