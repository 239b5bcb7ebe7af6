CYPHER 25
// Changes settings of a space, which it makes where it does not exist yet.
// Parameters: space, props (map of the settings to change). Columns: as get_space.
// :params {space: 'demo', props: {zone: 'Asia/Seoul'}}
MERGE (space:Space {space: $space})
  ON CREATE SET space.created_at = datetime(), space.graph_version = 0, space.mask_secrets = true,
    space.disclosure = 'subject_sees_owner'
SET space += $props
RETURN space.space AS space, space.zone AS zone, space.disclosure AS disclosure,
  coalesce(space.mask_secrets, true) AS mask_secrets, coalesce(space.concept_kinds, []) AS concept_kinds,
  space.graph_version AS graph_version
