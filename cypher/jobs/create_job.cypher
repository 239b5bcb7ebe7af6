CYPHER 25
// Keeps a job with what it has to do, so that a restart loses nothing. Each part goes when it is done.
// Parameters: space, job (map: id, kind, total), parts (maps: id, position, size, label, payload). Columns: id, parts (count).
// :params {space: 'demo', job: {id: 'j', kind: 'ingest', total: 1}, parts: [{id: 'p', position: 0, size: 1, label: 'a.md', payload: '{}'}]}
CREATE (job:Job {id: $job.id, space: $space})
SET job.kind = $job.kind, job.status = 'waiting', job.done = 0, job.total = $job.total, job.failed = [],
  job.created_at = datetime(), job.updated_at = datetime()
WITH job
UNWIND $parts AS row
CREATE (part:JobPart {id: row.id, space: $space, job_id: job.id})
SET part.position = row.position, part.size = row.size, part.label = row.label, part.payload = row.payload,
  part.attempts = 0
RETURN job.id AS id, count(*) AS parts
