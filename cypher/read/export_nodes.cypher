CYPHER 25
// Some nodes of a space with all they hold, and the relationships that begin at them.
// Parameters: space, ids (of node_ids_of_space). Columns: id, labels, props, links (maps: type, props, to).
// :params {space: 'demo', ids: []}
UNWIND $ids AS id
MATCH (node)
WHERE elementId(node) = id AND node.space = $space
RETURN id, labels(node) AS labels, properties(node) AS props, COLLECT {
  MATCH (node)-[link]->(other)
  RETURN {type: type(link), props: properties(link), to: elementId(other)}
} AS links
