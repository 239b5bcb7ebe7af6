CYPHER 25
// Says that the worker still lives; with no seconds left it gives the job back.
// Parameters: space, id, worker, lease_seconds. Columns: id.
// :params {space: 'demo', id: 'j', worker: 'w', lease_seconds: 20}
MATCH (job:Job {id: $id, space: $space, worker: $worker})
SET job.lease_until = datetime() + duration({seconds: $lease_seconds})
RETURN job.id AS id
