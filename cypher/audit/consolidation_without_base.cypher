CYPHER 25
// Invariants 8 and 11 for consolidation: habits and repeated claims are analysis, rest on assertions of their own kind and
// person that still stand and that their readers may see, count them truly, and never stand in a slot.
// Parameters: space. Columns: id, what.
// :params {space: 'demo'}
MATCH (inference:Statement {space: $space, consolidated: true})
LET bases = COLLECT { MATCH (inference)-[:SUPPORTED_BY]->(base:Statement) RETURN base }
LET wrong = CASE
  WHEN inference.graph <> 'analysis' THEN 'inference that is no analysis'
  WHEN size(bases) < 2 OR size(bases) <> inference.support_count THEN 'inference whose support is not what it counts'
  WHEN any(base IN bases WHERE base.graph <> 'assertion' OR base.space <> $space OR base.status <> 'active')
    THEN 'inference from what does not stand'
  WHEN any(base IN bases WHERE coalesce(base.audience, []) <> coalesce(inference.audience, [])) THEN 'inference for other readers'
  WHEN inference:Fact AND any(base IN bases WHERE NOT base:Event) THEN 'habit that rests on no event'
  WHEN inference:Claim AND any(base IN bases WHERE NOT base:Claim OR size(base.relayed_by) > 0)
    THEN 'repeated claim that rests on hearsay'
  WHEN EXISTS { (inference)-[:FILLS|TOUCHES]->() } OR inference.view IS NOT NULL THEN 'inference in a slot'
  WHEN inference:Fact AND any(base IN bases WHERE NOT EXISTS {
    MATCH (inference)-[:ABOUT {role: 'subject'}]->(person)<-[:ABOUT {role: 'subject'}]-(base)
  }) THEN 'habit of another person than its events'
  WHEN inference:Claim AND any(base IN bases WHERE NOT EXISTS {
    MATCH (inference)<-[:CLAIMS]-(owner:Person)-[:CLAIMS]->(base)
  }) THEN 'repeated claim of another owner'
END
FILTER wrong IS NOT NULL
RETURN inference.id AS id, wrong AS what
