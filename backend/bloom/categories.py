"""How each label looks in Bloom, and which properties it shows: a table, completed by the labels of the schema.

The order of the rows decides which category styles a node of several labels: a Claim is a Claim before it is a
Statement. Embeddings and index words are hidden; they say nothing to a person.
"""

from __future__ import annotations

from dataclasses import dataclass

# What Bloom calls the type of each property, by name; names mean the same on every label.
_TYPES = {
    "DateTime": "said_at recorded_at held_from held_to created_at written_at erased_at physical_by decided_at at"
    " holds_from updated_at lease_until mentions_at captured_at",
    "Date": "time_start time_end window_start window_end",
    "bigint": "span_start span_end position level size support_count days version number revision graph_version"
    " consolidated_version nodes relationships redacted_passages dropped_passages done total attempts",
    "number": "confidence",
    "boolean": "owner_known open_end derived claims_only is_question resolved consolidated reviewed decides"
    " deleted complete mask_secrets edited drop",
    "array": "relayed_by aliases audience flags embedding columns heading_path same_as concept_kinds documents"
    " mentions spans parents sources failed links",
}
DATA_TYPES = {name: kind for kind, names in _TYPES.items() for name in names.split()}
# Hidden everywhere: for the machine, not for a reader.
HIDDEN = frozenset(
    "embedding lexical window_lexical space_token type_token group_key input_hash derived_hash".split()
)


@dataclass(frozen=True, slots=True)
class Category:
    """One row: which property is the caption, the colour, and the properties a reader may want."""

    label: str
    caption: str
    color: str
    properties: str
    size: float = 1.0
    tooltip: str = ""  # properties shown beside the caption


_STATEMENT = (
    "id text owner owner_known relayed_by said_by said_at recorded_at subject target predicate relation polarity"
    " certainty time_start time_end time_precision open_end time_bound clock time_text recurrence place held_from"
    " held_to view replaces status graph confidence flags rule extractor audience opened_by consolidated"
    " support_count days document_id passage_id span_start span_end origin_class origin_id space embedding lexical"
    " space_token type_token group_key type window_start window_end"
)
_ENTITY = "id name kind aliases key space embedding lexical space_token"

CATEGORIES: tuple[Category, ...] = (
    Category("Person", "name", "#FFC454", _ENTITY, 1.5, "kind aliases"),
    Category("Claim", "text", "#F79767", _STATEMENT, 1.2, "owner relayed_by said_at view status"),
    Category("Event", "text", "#57C7E3", _STATEMENT, 1.0, "said_by said_at time_start time_precision status"),
    Category("Fact", "text", "#569480", _STATEMENT, 1.0, "said_by said_at view status graph"),
    Category("Concept", "name", "#C990C0", _ENTITY, 1.2, "kind aliases"),
    Category(
        "Passage",
        "text",
        "#ECB5C9",
        "id text title window_start window_end speaker speaker_kind addressee said_at position kind"
        " heading_path turn_id audience origin_class origin_id is_question claims_only derived hash"
        " columns recorded_at document_id space embedding lexical window_lexical space_token input_hash"
        " derived_hash",
        1.0,
        "speaker said_at",
    ),
    Category(
        "Document",
        "path",
        "#4C8EDA",
        "id path title kind author written_at state origin_class origin_id reviewed audience recorded_at space",
        1.3,
        "title author written_at",
    ),
    Category("Community", "size", "#D9C8AE", "id level size graph space", 1.6, "level"),
    Category("Slot", "topic", "#8DCC93", "key holder family predicate topic space", 0.8, "predicate holder"),
    Category("Mention", "name", "#DA7194", "id name kind entity key span_start span_end space", 0.6, "kind"),
    Category(
        "Decision", "decision", "#F16667", "id kind decision a b by why decided_at what space", 1.0, "by why"
    ),
    Category(
        "Receipt",
        "kind",
        "#848484",
        "id kind erased_at physical_by nodes relationships redacted_passages dropped_passages space",
        1.2,
        "erased_at physical_by nodes redacted_passages",
    ),
    Category("Space", "space", "#1D7874", "space zone disclosure graph_version created_at", 2.0),
    Category("State", "key", "#A5ABB6", "id key version value deleted at holds_from recorded_at parents space"),
    Category("Note", "title", "#B2B4D6", "id path title text kind agent status by decided_at recorded_at space"),
    Category("Candidate", "text", "#D0CECE", "id text type reason complete status space", 0.8, "reason"),
    Category("Version", "number", "#C8BFE7", "id document_id number title author recorded_at space", 0.8),
)

# value of a property → colour: what has been superseded fades, what is disputed is seen.
STYLE_RULES: tuple[tuple[str, str, str], ...] = (
    ("status", "contested", "#F16667"),
    ("view", "CONFLICTING", "#FF8C42"),
    ("view", "SUPERSEDED", "#D9D9D9"),
    ("view", "ENDED", "#D9D9D9"),
    ("status", "needs_review", "#FFE081"),
    ("graph", "analysis", "#B8D8D8"),
)
STYLED = frozenset({"Claim", "Event", "Fact"})

# relationship → its ends and properties, as docs/graph.md draws them.
RELATIONSHIPS: tuple[tuple[str, str, str, str], ...] = (
    ("CLAIMS", "Person", "Claim", "mention_id graph"),
    ("ABOUT", "Claim Event Fact", "Person Concept", "role mention_id graph"),
    ("RELAYED_BY", "Claim", "Person", "hop mention_id graph"),
    ("PARTICIPATED_IN", "Person", "Event", "role mention_id graph"),
    ("AT", "Event", "Concept", "mention_id graph"),
    ("SUPPORTED_BY", "Claim Event Fact", "Passage Event Claim", "graph"),
    ("PART_OF", "Passage", "Document", ""),
    ("SPOKEN_BY", "Passage", "Person", "mention_id graph"),
    ("LINKS_TO", "Passage", "Document Concept", ""),
    ("HAS", "Passage", "Mention", ""),
    ("REFERS_TO", "Mention", "Person Concept", ""),
    ("FILLS", "Claim Fact Event", "Slot", "graph"),
    ("TOUCHES", "Claim Fact Event", "Slot", "graph"),
    ("SUPERSEDES", "Claim Fact Event", "Claim Fact Event", "graph decision_id"),
    ("CONFLICTS_WITH", "Claim Fact Event", "Claim Fact Event", "graph"),
    ("CONTESTS", "Claim Fact Event", "Claim Fact Event", "at graph"),
    ("BROADER", "Concept", "Concept", "decision_id"),
    ("RELATED", "Concept", "Concept", "decision_id"),
    ("IN_COMMUNITY", "Claim Event Fact Person Concept", "Community", "graph"),
    ("CENTRAL", "Community", "Person Concept", "rank graph"),
    ("REPRESENTED_BY", "Community", "Claim Event Fact", "rank graph"),
    ("INSIDE", "Community", "Community", "graph"),
)
# Too many to look at; an auditor can show them again.
HIDDEN_RELATIONSHIPS = ("HAS", "TOUCHES", "IN_COMMUNITY")
