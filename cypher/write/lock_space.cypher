CYPHER 25
// Makes the space on its first write and takes its lock: writes to one space follow each other, so that
// identity, slots and orphans are decided on what is really there. Must be the first query of a write.
// Parameters: space. Columns: space, graph_version, zone, disclosure, mask_secrets, concept_kinds.
// :params {space: 'demo'}
MERGE (space:Space {space: $space})
  ON CREATE SET space.created_at = datetime(), space.graph_version = 0, space.mask_secrets = true,
    space.disclosure = 'subject_sees_owner'
SET space.graph_version = space.graph_version + 1
RETURN space.space AS space, space.graph_version AS graph_version, space.zone AS zone,
  space.disclosure AS disclosure, space.mask_secrets AS mask_secrets, space.concept_kinds AS concept_kinds
