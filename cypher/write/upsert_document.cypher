CYPHER 25
// Writes the properties of a document and returns the revision that the write began from.
// Parameters: space, document (map with id and props). Columns: revision, state.
// :params {space: 'demo', document: {id: 'd', path: 'notes/a.md', kind: 'markdown', props: {}}}
MERGE (document:Document {id: $document.id})
  ON CREATE SET document.space = $space, document.path = $document.path, document.kind = $document.kind,
    document.recorded_at = datetime(), document.revision = 0, document.state = 'captured'
SET document += $document.props
RETURN document.revision AS revision, document.state AS state
