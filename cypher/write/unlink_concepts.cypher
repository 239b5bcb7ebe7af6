CYPHER 25
// Takes away the concept edges that came from one decision.
// Parameters: space, id. Columns: unlinked (count).
// :params {space: 'demo', id: 'no such decision'}
MATCH (:Concept {space: $space})-[link:BROADER|RELATED {decision_id: $id}]->()
DELETE link
RETURN count(*) AS unlinked
