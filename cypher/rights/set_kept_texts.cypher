CYPHER 25
// Puts masked texts in the place of kept ones.
// Parameters: space, rows (maps: label, id, property, text). Columns: changed (count).
// :params {space: 'demo', rows: []}
UNWIND $rows AS row
MATCH (kept:Document|Version|Note|State|Held {space: $space, id: row.id})
WHERE row.label IN labels(kept)
SET kept[row.property] = row.text
RETURN count(*) AS changed
