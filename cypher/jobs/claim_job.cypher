CYPHER 25
// Makes a job this worker's for a while; a worker that died lets it go by saying nothing.
// Parameters: space, id, worker, lease_seconds. Columns: id (no row where another has it).
// :params {space: 'demo', id: 'j', worker: 'w', lease_seconds: 20}
MATCH (job:Job {id: $id, space: $space})
WHERE job.status IN ['waiting', 'running']
  AND (job.lease_until IS NULL OR job.lease_until < datetime() OR job.worker = $worker)
SET job.worker = $worker, job.lease_until = datetime() + duration({seconds: $lease_seconds}), job.status = 'running'
RETURN job.id AS id
