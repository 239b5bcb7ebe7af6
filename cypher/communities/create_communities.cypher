CYPHER 25
// Writes communities: no name, title or sentence is copied into them. What they are about stands in the nodes they
// point to, and goes with those.
// Parameters: space, rows (maps: id, level, size, members, central, representatives (ids, best first)). Columns: communities.
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MERGE (community:Community {id: row.id})
  ON CREATE SET community.space = $space, community.level = row.level, community.size = row.size,
    community.graph = 'analysis'
WITH row, community
CALL (row, community) {
  UNWIND row.members AS member_id
  MATCH (member:Statement {id: member_id, space: $space})
  MERGE (member)-[in:IN_COMMUNITY]->(community)
    ON CREATE SET in.space = $space, in.graph = 'analysis'
}
CALL (row, community) {
  UNWIND row.entities AS entity_id
  MATCH (member:Person|Concept {id: entity_id, space: $space})
  MERGE (member)-[in:IN_COMMUNITY]->(community)
    ON CREATE SET in.space = $space, in.graph = 'analysis'
}
CALL (row, community) {
  UNWIND range(0, size(row.central) - 1) AS rank
  MATCH (central:Person|Concept {id: row.central[rank], space: $space})
  MERGE (community)-[to:CENTRAL]->(central)
    ON CREATE SET to.space = $space, to.graph = 'analysis', to.rank = rank + 1
}
CALL (row, community) {
  UNWIND range(0, size(row.representatives) - 1) AS rank
  MATCH (chosen:Statement {id: row.representatives[rank], space: $space})
  MERGE (community)-[to:REPRESENTED_BY]->(chosen)
    ON CREATE SET to.space = $space, to.graph = 'analysis', to.rank = rank + 1
}
RETURN count(*) AS communities
