CYPHER 25
// Ends a job and takes out what it had not done yet; what it did stays. One that is through stays as it is.
// Parameters: space, id. Columns: id.
// :params {space: 'demo', id: 'j'}
MATCH (job:Job {id: $id, space: $space})
WHERE job.status IN ['waiting', 'running']
SET job.status = 'cancelled', job.updated_at = datetime()
REMOVE job.current, job.worker, job.lease_until, job.asked_by
WITH job
CALL (job) {
  MATCH (part:JobPart {job_id: job.id, space: $space})
  DELETE part
}
RETURN job.id AS id
