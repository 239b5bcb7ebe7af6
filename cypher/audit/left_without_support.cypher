CYPHER 25
// Invariant 6: nothing is left that only a replaced or deleted text supported.
// Parameters: space. Columns: id, what.
// :params {space: 'demo'}
MATCH (entity:Person|Concept {space: $space})
WHERE NOT EXISTS { (entity)<-[:REFERS_TO]-(:Mention) }
RETURN entity.id AS id, 'entity without a mention' AS what
UNION ALL
MATCH (passage:Passage {space: $space})
WHERE NOT EXISTS { (passage)-[:PART_OF]->(:Document) }
RETURN passage.id AS id, 'passage without a document' AS what
UNION ALL
MATCH (mention:Mention {space: $space})
WHERE NOT EXISTS { (mention)<-[:HAS]-(:Passage) } OR NOT EXISTS { (mention)-[:REFERS_TO]->() }
RETURN mention.id AS id, 'mention without a passage or a referent' AS what
UNION ALL
MATCH (slot:Slot {space: $space})
WHERE NOT EXISTS { (slot)<-[:FILLS|TOUCHES]-(:Statement) }
RETURN slot.key AS id, 'slot without a statement' AS what
UNION ALL
MATCH (statement:Statement {space: $space})
WHERE NOT EXISTS { (:Document {id: statement.document_id, space: $space}) }
RETURN statement.id AS id, 'statement of a document that is gone' AS what
