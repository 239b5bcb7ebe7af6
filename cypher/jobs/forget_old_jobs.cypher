CYPHER 25
// Forgets jobs that ended, but for the newest: their names and reasons are no history to keep.
// Parameters: space, keep. Columns: forgotten (count).
// :params {space: 'demo', keep: 100}
MATCH (job:Job {space: $space})
WHERE NOT job.status IN ['waiting', 'running']
WITH job ORDER BY job.updated_at DESC SKIP $keep
DELETE job
RETURN count(*) AS forgotten
