CYPHER 25
// Every claim and record with a person in it: as what it is about (subject, target, with), as owner, as relayer.
// Where none of these, but named in its words ("because of Mark"), the role is "mentioned".
// One page, oldest first; roles say how the person takes part. after_at and after_id are the last row's place.
// Parameters: space, person_id, after_at, after_id, limit, withheld (true: those that the reader may not see), reader_names,
// unrestricted, disclosed (ids of private statements about the reader that the reader may see).
// Columns: id, at (microseconds since 1970), roles.
// :params {space: 'demo', person_id: 'p', after_at: null, after_id: null, limit: 50, withheld: false, reader_names: [], unrestricted: false, disclosed: []}
CALL () {
  MATCH (:Person {id: $person_id, space: $space})<-[about:ABOUT]-(statement:Statement)
  RETURN statement, about.role AS role
  UNION
  MATCH (:Person {id: $person_id, space: $space})-[taking_part:PARTICIPATED_IN]->(statement:Event)
  RETURN statement, taking_part.role AS role
  UNION
  MATCH (:Person {id: $person_id, space: $space})-[:CLAIMS]->(statement:Claim)
  RETURN statement, 'owner' AS role
  UNION
  MATCH (:Person {id: $person_id, space: $space})<-[:RELAYED_BY]-(statement:Claim)
  RETURN statement, 'relayer' AS role
  UNION
  MATCH (:Person {id: $person_id, space: $space})<-[:REFERS_TO]-(mention:Mention)<-[:HAS]-(passage:Passage)
  MATCH (statement:Statement {passage_id: passage.id})
  WHERE statement.span_start <= mention.span_start AND mention.span_end <= statement.span_end
  RETURN statement, 'mentioned' AS role
}
WITH statement, role
WHERE $withheld <> ($unrestricted OR statement.audience IS NULL OR statement.id IN $disclosed
  OR any(name IN $reader_names WHERE name IN statement.audience))
WITH statement.id AS id,
  coalesce(statement.said_at.epochSeconds * 1000000 + statement.said_at.microsecond, -9000000000000000000) AS at,
  collect(DISTINCT role) AS found
WITH id, at, CASE size(found) WHEN 1 THEN found ELSE [role IN found WHERE role <> 'mentioned'] END AS roles
WHERE $after_id IS NULL OR at > $after_at OR (at = $after_at AND id > $after_id)
RETURN id, at, roles
ORDER BY at, id
LIMIT $limit
