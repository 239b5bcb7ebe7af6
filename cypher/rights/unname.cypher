CYPHER 25
// Takes names out of where they stand without a mention: audiences, who decided and why, keys of state memory.
// Parameters: space, names. Columns: changed (count).
// :params {space: 'demo', names: []}
CALL () {
  MATCH (kept:Document|Passage|Statement|Candidate|Version|Held {space: $space})
  WHERE any(name IN $names WHERE name IN kept.audience)
  SET kept.audience = [name IN kept.audience WHERE NOT name IN $names]
  RETURN count(kept) AS audiences
}
CALL () {
  MATCH (decision:Decision {space: $space})
  WHERE decision.by IN $names OR any(name IN $names WHERE decision.why CONTAINS name)
  SET decision.by = CASE WHEN decision.by IN $names THEN '[redacted]' ELSE decision.by END,
    decision.why = CASE WHEN any(name IN $names WHERE decision.why CONTAINS name) THEN null ELSE decision.why END
  RETURN count(decision) AS decisions
}
CALL () {
  MATCH (state:State {space: $space})
  WHERE any(name IN $names WHERE state.key CONTAINS name)
  DETACH DELETE state
  RETURN count(state) AS states
}
CALL () {
  MATCH (statement:Statement {space: $space})
  WHERE statement.accepted_by IN $names
  SET statement.accepted_by = '[redacted]'
  RETURN count(statement) AS accepted
}
RETURN audiences + decisions + states + accepted AS changed
