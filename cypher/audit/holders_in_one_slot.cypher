CYPHER 25
// Invariant 5: statements of different holders share no slot and never supersede or conflict with one another.
// Parameters: space. Columns: id, other (a statement's id, or a slot's key), what.
// :params {space: 'demo'}
MATCH (statement:Statement {space: $space})-[:FILLS|TOUCHES]->(slot:Slot)
OPTIONAL MATCH (owner:Person)-[:CLAIMS]->(statement)
WITH statement, slot, CASE WHEN statement:Claim THEN owner.id ELSE 'record' END AS holder
WHERE slot.holder IS NULL OR holder IS NULL OR slot.holder <> holder
  OR NOT slot.key STARTS WITH $space + '|' + holder + '|'
RETURN statement.id AS id, slot.key AS other, 'slot of another holder' AS what
UNION ALL
MATCH (one:Statement {space: $space})-[edge:SUPERSEDES|CONFLICTS_WITH]->(other:Statement)
OPTIONAL MATCH (one_owner:Person)-[:CLAIMS]->(one)
OPTIONAL MATCH (other_owner:Person)-[:CLAIMS]->(other)
WITH one, other, edge, CASE WHEN one:Claim THEN one_owner.id ELSE 'record' END AS one_holder,
  CASE WHEN other:Claim THEN other_owner.id ELSE 'record' END AS other_holder
WHERE one_holder IS NULL OR other_holder IS NULL OR one_holder <> other_holder
RETURN one.id AS id, other.id AS other, type(edge) + ' across holders' AS what
