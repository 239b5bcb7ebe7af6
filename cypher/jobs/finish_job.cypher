CYPHER 25
// Ends a job that has no parts left. It failed where nothing of it could be taken in.
// Parameters: space, id, worker, error (the sentence for a job that failed). Columns: status.
// :params {space: 'demo', id: 'j', worker: 'w', error: 'x'}
MATCH (job:Job {id: $id, space: $space, status: 'running', worker: $worker})
WHERE NOT EXISTS { MATCH (:JobPart {job_id: $id, space: $space}) }
SET job.status = CASE WHEN size(job.failed) >= job.total THEN 'failed' ELSE 'done' END, job.updated_at = datetime()
SET job.error = CASE job.status WHEN 'failed' THEN $error END
REMOVE job.current, job.worker, job.lease_until, job.asked_by
RETURN job.status AS status
