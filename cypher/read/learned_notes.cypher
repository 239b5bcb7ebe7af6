CYPHER 25
// Learned notes, by status and kind, with everything that was recorded about them.
// Parameters: space, id, status, kind (each null for all). Columns: as stored.
// :params {space: 'demo', id: null, status: null, kind: null}
MATCH (note:Note {space: $space})
WHERE ($id IS NULL OR note.id = $id) AND ($status IS NULL OR note.status = $status)
  AND ($kind IS NULL OR note.kind = $kind)
RETURN note.id AS id, note.path AS path, note.title AS title, note.text AS text, note.kind AS kind,
  note.agent AS agent, note.sources AS sources, note.status AS status, note.by AS by,
  coalesce(note.edited, false) AS edited, note.offered_hash AS offered_hash, note.embedding AS embedding,
  note.embedder AS embedder, toString(note.recorded_at) AS recorded_at, toString(note.decided_at) AS decided_at
ORDER BY recorded_at, id
