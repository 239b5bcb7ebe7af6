CYPHER 25
// Keeps a learned note that waits for a person, or what was decided about it.
// Parameters: space, id, props. Columns: id.
// :params {space: 'demo', id: 'n', props: {status: 'waiting'}}
MERGE (note:Note {id: $id})
  ON CREATE SET note.space = $space, note.recorded_at = datetime()
SET note += $props
RETURN note.id AS id
