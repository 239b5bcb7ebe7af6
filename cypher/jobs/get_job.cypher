CYPHER 25
// One job as it stands.
// Parameters: space, id. Columns: id, kind, status, done, total, current, failed (JSON texts), error, created_at, updated_at.
// :params {space: 'demo', id: 'j'}
MATCH (job:Job {id: $id, space: $space})
RETURN job.id AS id, job.kind AS kind, job.status AS status, job.done AS done, job.total AS total,
  job.current AS current, job.failed AS failed, job.error AS error, job.created_at AS created_at,
  job.updated_at AS updated_at
