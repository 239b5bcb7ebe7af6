CYPHER 25
// Passages as they are shown, in the order of $ids, with the index words of the first ones.
// Parameters: space, ids, close (ids whose index words are wanted), reader_names, unrestricted.
// Columns: found, a list of maps of the fields of a passage, document_path, said_by, words, window, allowed.
// :params {space: 'demo', ids: ['p'], close: ['p'], reader_names: [], unrestricted: false}
UNWIND range(0, size($ids) - 1) AS place
MATCH (passage:Passage {id: $ids[place], space: $space})
MATCH (passage)-[:PART_OF]->(document:Document)
WITH passage.id AS id,
  passage.document_id AS document_id,
  document.path AS document_path,
  passage.position AS position,
  passage.kind AS kind,
  passage.text AS text,
  passage.caption AS caption,
  passage.speaker AS speaker,
  coalesce(
    passage.speaker,
    CASE WHEN passage.speaker_kind <> 'human' THEN passage.origin_id END,
    document.author, document.title, document.path
  ) AS said_by,
  passage.speaker_kind AS speaker_kind,
  passage.addressee AS addressee,
  toString(passage.said_at) AS said_at,
  passage.turn_id AS turn_id,
  coalesce(passage.heading_path, []) AS heading_path,
  document.title AS title,
  passage.origin_class AS origin_class,
  passage.origin_id AS origin_id,
  passage.audience AS audience,
  coalesce(passage.derived, false) AS derived,
  passage.lang AS lang,
  CASE WHEN passage.id IN $close THEN split(coalesce(passage.lexical, ''), ' ') ELSE [] END AS words,
  CASE WHEN passage.id IN $close THEN split(coalesce(passage.window_lexical, ''), ' ') ELSE [] END AS window,
  $unrestricted OR passage.audience IS NULL OR any(name IN passage.audience WHERE name IN $reader_names) AS allowed
ORDER BY place
RETURN collect({
  id: id, document_id: document_id, document_path: document_path, position: position, kind: kind,
  text: text, caption: caption, speaker: speaker, said_by: said_by, speaker_kind: speaker_kind,
  addressee: addressee, said_at: said_at, turn_id: turn_id, heading_path: heading_path,
  title: title, origin_class: origin_class, origin_id: origin_id, audience: audience,
  derived: derived, lang: lang, words: words, window: window, allowed: allowed
}) AS found
