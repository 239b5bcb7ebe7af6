CYPHER 25
// The jobs of a space, newest first.
// Parameters: space, limit. Columns: those of get_job.
// :params {space: 'demo', limit: 100}
MATCH (job:Job {space: $space})
RETURN job.id AS id, job.kind AS kind, job.status AS status, job.done AS done, job.total AS total,
  job.current AS current, job.failed AS failed, job.error AS error, job.created_at AS created_at,
  job.updated_at AS updated_at
ORDER BY created_at DESC, id
LIMIT $limit
