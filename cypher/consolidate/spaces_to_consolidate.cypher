CYPHER 25
// The spaces that were consolidated once and have moved on by so many versions since, the most changed first; those with
// an unfinished job wait until it is through. One space never touches another.
// Parameters: space (null: every space), least. Columns: space, versions.
// :params {space: 'demo', least: 50}
MATCH (space:Space)
WHERE ($space IS NULL OR space.space = $space) AND space.consolidated_version IS NOT NULL
  AND space.graph_version - space.consolidated_version >= $least
  AND NOT EXISTS { MATCH (job:Job {space: space.space}) WHERE job.status IN ['waiting', 'running'] }
RETURN space.space AS space, space.graph_version - space.consolidated_version AS versions
ORDER BY versions DESC, space
