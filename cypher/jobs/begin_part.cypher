CYPHER 25
// The next part of a running job. Its attempts are counted: one that ends the process is not tried for ever.
// Parameters: space, id, worker. Columns: part_id, label, payload, attempts (no row: through, or cancelled).
// :params {space: 'demo', id: 'j', worker: 'w'}
MATCH (job:Job {id: $id, space: $space, status: 'running', worker: $worker})
MATCH (part:JobPart {job_id: job.id, space: $space})
WITH job, part ORDER BY part.position LIMIT 1
SET part.attempts = part.attempts + 1, job.current = part.label, job.updated_at = datetime()
RETURN part.id AS part_id, part.label AS label, part.payload AS payload, part.attempts AS attempts
