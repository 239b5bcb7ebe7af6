CYPHER 25
// A community holds statements and no words of its own: no name, title or sentence outlives its source in one.
// Parameters: space. Columns: id, what.
// :params {space: 'demo'}
MATCH (community:Community {space: $space})
LET wrong = CASE
  WHEN any(key IN keys(community) WHERE NOT key IN ['id', 'space', 'level', 'size', 'graph']) THEN 'community with words'
  WHEN community.graph <> 'analysis' THEN 'community that is no analysis'
  WHEN NOT EXISTS { (community)<-[:IN_COMMUNITY]-(:Statement) } THEN 'community without a statement'
  WHEN EXISTS {
    MATCH (community)-[:REPRESENTED_BY]->(chosen:Statement)
    WHERE NOT EXISTS { (chosen)-[:IN_COMMUNITY]->(community) }
  } THEN 'community that stands for another'
END
FILTER wrong IS NOT NULL
RETURN community.id AS id, wrong AS what
