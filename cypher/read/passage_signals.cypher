CYPHER 25
// What the ranking needs to know of each candidate, and no text.
// Parameters: space, ids, embedding (null without vectors), center (the space's mean vector, or null), terms (index words of the question)
//   and marks (words that date things), each between two spaces, reader_names, unrestricted.
// Columns: found, a list of maps of id, document_id, position, kind, turn (the turn a caption belongs to), speaker, said_on, characters,
//   is_question, claims_only, past, held (places in $terms of what its window holds), span (letters of the window), whole (holds all of $terms itself), dated, step (to the next turn), cosine and hub (both −1 to 1, null without vectors), allowed.
// :params {space: 'demo', ids: [], embedding: null, center: null, terms: [' dog '], marks: [], reader_names: [], unrestricted: false}
UNWIND $ids AS wanted
MATCH (passage:Passage {id: wanted, space: $space})
OPTIONAL MATCH (turn:Passage {document_id: passage.document_id, position: passage.position - 1})
  WHERE passage.kind = 'caption' AND turn.turn_id = passage.turn_id AND turn.kind = 'turn'
WITH passage, turn,
  ' ' + coalesce(passage.lexical, '') + ' ' AS own,
  ' ' + coalesce(passage.window_lexical, '') + ' ' AS window,
  // Read once: each mention of it below would fetch all its numbers again.
  CASE WHEN $embedding IS NULL THEN null ELSE passage.embedding END AS numbers
WITH passage.id AS id,
  passage.document_id AS document_id,
  passage.position AS position,
  passage.kind AS kind,
  turn.id AS turn,
  passage.speaker AS speaker,
  CASE WHEN passage.said_at IS NULL THEN null ELSE toString(passage.window_start) END AS said_on,
  size(passage.text) AS characters,
  coalesce(passage.is_question, false) AS is_question,
  coalesce(passage.claims_only, false) AS claims_only,
  [place IN range(0, size($terms) - 1) WHERE window CONTAINS $terms[place]] AS held,
  size(window) AS span,
  size($terms) > 0 AND all(term IN $terms WHERE own CONTAINS term) AS whole,
  any(mark IN $marks WHERE own CONTAINS mark) AS dated,
  // The caption of its image stands between a turn and the next.
  CASE WHEN passage.caption IS NULL THEN 1 ELSE 2 END AS step,
  // All that was read from it has been superseded: the sentence is of the past.
  EXISTS { (passage)<-[:SUPPORTED_BY]-(:Statement) }
    AND NOT EXISTS { (passage)<-[:SUPPORTED_BY]-(s:Statement) WHERE coalesce(s.view, '') <> 'SUPERSEDED' } AS past,
  CASE WHEN numbers IS NULL THEN null ELSE 2 * vector.similarity.cosine(numbers, $embedding) - 1 END AS cosine,
  CASE WHEN numbers IS NULL OR $center IS NULL THEN null
    ELSE 2 * vector.similarity.cosine(numbers, $center) - 1 END AS hub,
  $unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names) AS allowed
RETURN collect({
  id: id, document_id: document_id, position: position, kind: kind, turn: turn, speaker: speaker,
  said_on: said_on, characters: characters, is_question: is_question, claims_only: claims_only, past: past,
  held: held, span: span, whole: whole, dated: dated, step: step,
  cosine: cosine, hub: hub, allowed: allowed
}) AS found
