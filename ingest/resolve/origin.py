"""What the web, a tool or an agent says is a claim by it: never a Fact or an Event, never an instruction."""

from __future__ import annotations

from ingest.model import Mention, MentionKind, Passage, SpeakerKind, Statement, StatementType

# The kind of Person that an origin or speaker becomes.
_ENTITY = {SpeakerKind.AGENT: "agent", SpeakerKind.TOOL: "tool", SpeakerKind.PAGE: "page"}


def origin_name(passage: Passage) -> str:
    """Return the name that stands for who or what a passage comes from."""
    if passage.speaker:
        return passage.speaker
    if passage.origin is not None:
        return passage.origin.id
    return "document"


def attribute_to_origin(statement: Statement, passage: Passage) -> Statement:
    """Return a record as a Claim owned by the passage's origin; a Claim of somebody else keeps its owner.

    >>> # "The museum closes at five." said by an agent named helper
    >>> # → Claim, owner helper, text "According to helper, the museum closes at five."
    """
    name = origin_name(passage)
    entity = _ENTITY.get(passage.speaker_kind, "page")
    speaker = Mention(name, MentionKind.SPEAKER, None, entity)
    opening = f"{name}에 따르면 " if passage.lang == "ko" else f"According to {name}, "
    if statement.type is StatementType.CLAIM:
        if passage.speaker is not None or statement.owner == name:
            return statement
        # Nobody is named as speaker, so the extractor knew no relayer: it would pass for the owner's own words.
        return statement.with_(
            relayed_by=(name, *statement.relayed_by),
            text=opening + statement.text,
            mentions=(*statement.mentions, speaker),
            rule=f"{statement.rule}+origin",
        )
    return statement.with_(
        type=StatementType.CLAIM,
        owner=name,
        owner_known=True,
        relayed_by=(),
        text=opening + statement.text,
        mentions=(*(m for m in statement.mentions if m.kind is not MentionKind.SPEAKER), speaker),
        rule=f"{statement.rule}+origin",
    )


def attribute_to_unnamed(statement: Statement, passage: Passage) -> Statement:
    """Return what a quotation block says as a Claim of unnamed owner that the author passes on.

    Whom "I" and the plain statements of a quotation belong to, the block does not say; it is not the author.
    """
    author = origin_name(passage)
    if statement.type is StatementType.CLAIM and statement.owner not in (None, passage.speaker):
        return statement
    said = passage.text[slice(*statement.span)]
    text = (
        f"출처 불명: “{said}” ({author} 인용)"
        if passage.lang == "ko"
        else f"Unnamed, as {author} quotes: “{said}”"
    )
    return statement.with_(
        type=StatementType.CLAIM,
        owner=None,
        owner_known=False,
        relayed_by=(author,),
        subject=None if statement.subject == passage.speaker else statement.subject,
        target=statement.target or (statement.subject if statement.subject != passage.speaker else None) or said,
        text=text,
        rule=f"{statement.rule}+quote",
    )
