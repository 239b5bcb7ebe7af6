CYPHER 25
// Finds the oldest job that nobody works on and takes its lock. Whether it is still free is asked afterwards
// by claim_job, in the same transaction: of two workers the second then sees the first one's claim.
// Parameters: space (null: every space), worker. Columns: id, space.
// :params {space: 'demo', worker: 'w'}
MATCH (job:Job)
WHERE job.status IN ['waiting', 'running'] AND ($space IS NULL OR job.space = $space)
  AND (job.lease_until IS NULL OR job.lease_until < datetime() OR job.worker = $worker)
WITH job ORDER BY job.created_at, job.id LIMIT 1
SET job.asked_by = $worker
RETURN job.id AS id, job.space AS space
