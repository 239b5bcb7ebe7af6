CYPHER 25
// Takes a part out that is done, with its words, and notes what of it failed.
// Parameters: space, id, part_id, failed (JSON texts). Columns: done.
// :params {space: 'demo', id: 'j', part_id: 'p', failed: []}
MATCH (job:Job {id: $id, space: $space})
MATCH (part:JobPart {id: $part_id, space: $space})
SET job.done = job.done + part.size, job.failed = job.failed + $failed, job.updated_at = datetime()
DELETE part
RETURN job.done AS done
