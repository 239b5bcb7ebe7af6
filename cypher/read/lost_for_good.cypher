CYPHER 25
// Which people and concepts may show something else after they lost mentions: those that nothing calls so any more, and
// things of whose kind the remaining mentions vote. One mention of the same kind is enough to settle it, so that a
// name that is mentioned thousands of times costs no more than a rare one.
// Parameters: space, rows (maps: id, name, kind, entity, relative_to, of a mention that went). Columns: id.
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (entity:Person|Concept {id: row.id, space: $space})
WHERE NOT EXISTS {
    MATCH (entity)<-[:REFERS_TO]-(mention:Mention)
    WHERE mention.name = row.name AND mention.kind = row.kind AND mention.entity = row.entity
      AND coalesce(mention.relative_to, '') = coalesce(row.relative_to, '')
  }
  OR (NOT row.entity IN ['person', 'other'] AND EXISTS {
    MATCH (entity)<-[:REFERS_TO]-(mention:Mention)
    WHERE NOT mention.entity IN ['person', 'other', row.entity]
  })
RETURN DISTINCT entity.id AS id
