CYPHER 25
// What must not come back into a space, as keyed hashes.
// Parameters: space. Columns: text_key, drop, spans (start, end, start, end …).
// :params {space: 'demo'}
MATCH (erasure:Erasure {space: $space})
RETURN erasure.text_key AS text_key, erasure.drop AS drop, coalesce(erasure.spans, []) AS spans
ORDER BY text_key
