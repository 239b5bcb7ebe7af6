CYPHER 25
// Invariant 2: an Event or Fact has a reporter, the speaker or author of its passage.
// Parameters: space. Columns: id, said_by.
// :params {space: 'demo'}
MATCH (record:Event|Fact {space: $space})
WHERE record.said_by IS NULL
  OR (record.graph = 'assertion'
    AND NOT EXISTS { (record)-[:SUPPORTED_BY]->(:Passage)-[:SPOKEN_BY]->(:Person) })
RETURN record.id AS id, record.said_by AS said_by
