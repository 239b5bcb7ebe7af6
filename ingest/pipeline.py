"""The write path up to "validated", as a list of steps.

passages → language → extraction → people → origin → gate. Nothing here knows a database.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from ingest.extract import WINDOW, BatchExtractor, Extractor, Reader
from ingest.language.detect import language_of
from ingest.language.korean_names import speaks_of_nature
from ingest.model import (
    Extraction,
    Mention,
    MentionKind,
    OriginClass,
    Passage,
    Rejected,
    Signal,
    SpeakerKind,
    Statement,
    StatementType,
)
from ingest.resolve.contest import own_words
from ingest.resolve.named import named_people, with_named_people
from ingest.resolve.origin import attribute_to_origin, attribute_to_unnamed
from ingest.resolve.redacted import mentions_left, touches_redaction
from ingest.signals import find_signals
from ingest.timex import find
from ingest.validate import validate

_log = logging.getLogger(__name__)

# Kinds of passage that state nothing: code is data, a heading is a path.
SILENT_KINDS = frozenset({"code", "heading"})
# Speakers and origins whose words are claims by them, never records (design, section 7). A document stands for
# itself only where it came without author or origin and nobody has reviewed it.
_CLAIMING_SPEAKERS = frozenset({SpeakerKind.AGENT, SpeakerKind.TOOL, SpeakerKind.PAGE})
_CLAIMING_ORIGINS = frozenset({OriginClass.WEB, OriginClass.TOOL, OriginClass.AGENT, OriginClass.DOCUMENT})


@cache
def default_extractors() -> dict[str, Extractor]:
    """Return the extractor of each language; their models are loaded at first use."""
    from ingest.extract.english import EnglishExtractor
    from ingest.extract.korean import KoreanExtractor

    return {"ko": KoreanExtractor(), "en": EnglishExtractor()}


def with_language(passage: Passage) -> Passage:
    """Return the passage with its language set."""
    return passage if passage.lang else replace(passage, lang=language_of(passage.text))


def window_of(passages: Sequence[Passage], index: int) -> tuple[Passage, ...]:
    """Return the declared window before a passage, oldest first."""
    return tuple(passages[max(0, index - WINDOW) : index])


# Passages that are parsed together. Measured on chat, one core: 64 → +55 %, 256 → +70 %, more gains nothing.
BATCH_PASSAGES = 256


def understand(passages: Sequence[Passage], wanted: Collection[str] | None = None) -> Iterator[Extraction]:
    """Yield what the wanted passages state; `passages` are those of one document in order.

    `wanted` holds passage ids; without it all passages are read.
    """
    passages = [with_language(passage) for passage in passages]
    places = [place for place, passage in enumerate(passages) if wanted is None or passage.id in wanted]
    for first in range(0, len(places), BATCH_PASSAGES):
        batch = [(passages[place], window_of(passages, place)) for place in places[first : first + BATCH_PASSAGES]]
        for (passage, window), reader in zip(batch, _readers(batch), strict=True):
            yield _understood(passage, window, reader)


def understand_one(passage: Passage, window: Sequence[Passage]) -> Extraction:
    """Return what one passage states, validated; what was refused stands beside it with its reason."""
    pair = (with_language(passage), window)
    return _understood(*pair, *_readers([pair]))


def _is_for_extractor(passage: Passage) -> bool:
    return passage.kind not in SILENT_KINDS and passage.kind != "contest" and bool(passage.text.strip())


def _readers(batch: Sequence[tuple[Passage, Sequence[Passage]]]) -> list[Reader | None]:
    """Return what reads each passage of a batch, None where there is nothing to read.

    Passages of an extractor that can are parsed together. A batch that it breaks on is read one by one.
    """
    extractors = default_extractors()
    readers: list[Reader | None] = [
        partial(extractors[passage.lang or "en"].extract, passage, window) if _is_for_extractor(passage) else None
        for passage, window in batch
    ]
    for lang, extractor in extractors.items():
        own = [place for place, (passage, _) in enumerate(batch) if readers[place] and passage.lang == lang]
        if len(own) < 2 or not isinstance(extractor, BatchExtractor):
            continue
        try:
            parsed = extractor.readers([batch[place] for place in own])
        except Exception:  # which passage it was shows when they are read one by one
            _log.warning("extractor failed on a batch", extra={"passages": len(own), "lang": lang})
            continue
        for place, reader in zip(own, parsed, strict=True):
            readers[place] = reader
    return readers


def _understood(passage: Passage, window: Sequence[Passage], reader: Reader | None) -> Extraction:
    lang = passage.lang or "en"
    signals = tuple(find_signals(passage.text, passage.said_at, lang))
    if passage.kind == "contest":
        return Extraction(passage, (own_words(passage),), (), (), signals)
    if reader is None:
        return Extraction(passage, (), (), (), signals)
    try:
        raw = reader()
    except Exception as error:  # the edge of the rules: one odd passage must not lose the document it stands in
        _log.exception("extractor failed", extra={"passage": passage.id, "lang": lang})
        return Extraction(passage, (), (_not_understood(passage, error),), (), signals)
    return _validated(passage, window, raw, signals)


def _validated(
    passage: Passage, window: Sequence[Passage], raw: Extraction, signals: tuple[Signal, ...]
) -> Extraction:
    times = find(passage.text, passage.said_at, passage.lang or "en") if raw.statements else []
    kept: list[Statement] = []
    people: list[Mention] | None = None
    rejected = [found for found in raw.rejected if not touches_redaction(found.statement, passage, window)]
    for statement in raw.statements:
        if touches_redaction(statement, passage, window):
            continue
        reason = validate(statement, passage, window, signals, times)
        if reason is not None:
            rejected.append(Rejected(statement, reason))
            continue
        if people is None:
            people = named_people(passage.text, passage.lang or "en", _known(passage, window))
        named = with_named_people(with_known_people(statement, passage, window), passage, people)
        kept.append(_attributed(named, passage))
    mentions = mentions_left(raw.mentions, kept, passage)
    return Extraction(passage, tuple(kept), tuple(rejected), mentions, signals)


def _known(passage: Passage, window: Sequence[Passage]) -> list[str]:
    """Return the names of whoever speaks or is spoken to in a passage and its window."""
    names = (name for spoken in (passage, *window) for name in (spoken.speaker, spoken.addressee))
    return list(dict.fromkeys(name for name in names if name))


def with_known_people(statement: Statement, passage: Passage, window: Sequence[Passage]) -> Statement:
    """Return a statement in which whoever spoke in the window is a person: "나는 도윤이 싫어" is about 도윤."""
    known = {before.speaker for before in window if before.speaker}
    people = {m.name for m in statement.mentions if m.kind is not MentionKind.THING}
    names = [n for n in (statement.subject, statement.target) if n is not None and n in known and n not in people]
    # 하늘 has spoken, and "하늘이 파랗다" is about the sky.
    found = [(name, passage.text.find(name)) for name in names]
    found = [(name, at) for name, at in found if at < 0 or not speaks_of_nature(passage.text, at, name)]
    if not found:
        return statement
    missing = {name for name, _ in found}
    named = (Mention(n, MentionKind.NAME, (at, at + len(n)) if at >= 0 else None) for n, at in found)
    return statement.with_(mentions=(*(m for m in statement.mentions if m.name not in missing), *named))


def _not_understood(passage: Passage, error: Exception) -> Rejected:
    """Return what lists a passage that the rules broke on; it is stored and found as a passage."""
    candidate = Statement(StatementType.CLAIM, "", passage.text, (0, len(passage.text)))
    return Rejected(candidate, f"the extractor failed on this passage ({type(error).__name__})")


def _attributed(statement: Statement, passage: Passage) -> Statement:
    """Return a statement as its passage may state it."""
    if passage.kind == "quote":
        return attribute_to_unnamed(statement, passage)
    return attribute_to_origin(statement, passage) if claims_only(passage) else statement


def claims_only(passage: Passage) -> bool:
    """Say whether what a passage says is a claim by its origin, whatever it is about."""
    return passage.speaker_kind in _CLAIMING_SPEAKERS or (
        passage.origin is not None and passage.origin.origin_class in _CLAIMING_ORIGINS
    )


def is_record(statement: Statement) -> bool:
    """Say whether a statement is an Event or a Fact."""
    return statement.type is not StatementType.CLAIM
