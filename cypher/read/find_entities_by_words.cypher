CYPHER 25
// People and concepts whose name or alias holds the words of each name that a question gives.
// Parameters: space, arms (maps: arm = the name asked for, query in Lucene's syntax, depth).
// Columns: arm, id, name, aliases, label (Person or Concept), kind, speaks (how many turns are theirs), score.
// :params {space: 'demo', arms: [{arm: '지나', query: '+lexical:("지나")', depth: 5}]}
UNWIND $arms AS arm
CALL (arm) {
  CALL db.index.fulltext.queryNodes('entity_lexical', arm.query, {limit: arm.depth}) YIELD node, score
  WHERE node.space = $space AND EXISTS { (node)<-[:REFERS_TO]-(:Mention) }
  RETURN node, score
}
RETURN arm.arm AS arm, node.id AS id, node.name AS name, coalesce(node.aliases, []) AS aliases,
  CASE WHEN node:Person THEN 'Person' ELSE 'Concept' END AS label, node.kind AS kind,
  COUNT { (node)<-[:SPOKEN_BY]-(:Passage) } AS speaks, score
ORDER BY arm, score DESC, id
