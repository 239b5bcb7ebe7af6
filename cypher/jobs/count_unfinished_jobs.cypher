CYPHER 25
// How many jobs are not through yet, by status: the length of the queue.
// Parameters: space (null: every space). Columns: status, jobs (count).
// :params {space: 'demo'}
MATCH (job:Job)
WHERE job.status IN ['waiting', 'running'] AND ($space IS NULL OR job.space = $space)
RETURN job.status AS status, count(*) AS jobs
