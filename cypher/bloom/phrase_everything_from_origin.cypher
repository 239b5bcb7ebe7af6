CYPHER 25
// Every passage that came from one page, tool, agent or person, with what was read from it.
// en: In $space, everything from origin $origin
// ko: $space 에서 출처 $origin 의 모든 것
// Parameters: space, origin (its id). Columns: path.
// :params {space: 'demo', origin: 'page-1'}
MATCH path = (document:Document)<-[:PART_OF]-(passage:Passage {space: $space})
WHERE passage.origin_id = $origin
RETURN path
UNION
MATCH path = (passage:Passage {space: $space})<-[:SUPPORTED_BY]-(statement:Statement)
WHERE passage.origin_id = $origin
RETURN path
