CYPHER 25
// Notes a person's answer about texts that were kept back. Their words go; the keyed hash stays, for what comes again.
// Parameters: space, ids, status ('admitted' or 'refused'), by. Columns: settled (count).
// :params {space: 'demo', ids: [], status: 'refused', by: 'me'}
UNWIND $ids AS wanted
MATCH (held:Held {id: wanted, space: $space})
SET held.status = $status, held.by = $by, held.decided_at = datetime(), held.text = null, held.payload = null,
  held.speaker = null, held.turn_id = null, held.path = null, held.audience = null, held.reasons = null
RETURN count(held) AS settled
