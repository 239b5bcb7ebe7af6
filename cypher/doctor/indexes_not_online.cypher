CYPHER 25
// Indexes that cannot serve yet, or failed. No row is good news.
// Parameters: space (unused: indexes belong to all spaces). Columns: name, state, percent.
// :params {space: null}
SHOW INDEXES
YIELD name, state, populationPercent
WHERE state <> 'ONLINE'
RETURN name, state, populationPercent AS percent, $space AS space
ORDER BY name
