CYPHER 25
// How many nodes of a space still hold a word in their words; the kept versions of a text apart.
// Parameters: space, word. Columns: nodes.
// :params {space: 'demo', word: 'bakery'}
MATCH (node:Passage|Statement|Mention|Person|Concept {space: $space})
WHERE coalesce(node.text, '') CONTAINS $word OR coalesce(node.name, '') CONTAINS $word
  OR coalesce(node.lexical, '') CONTAINS $word OR coalesce(node.window_lexical, '') CONTAINS $word
RETURN count(node) AS nodes
