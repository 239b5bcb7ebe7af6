"""The checks of the gate, one function each, and the ground they judge on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from ingest.model import (
    Certainty,
    Mention,
    MentionKind,
    Passage,
    Polarity,
    Signal,
    Statement,
    TimeExpression,
    TimeRange,
)
from ingest.timex import Direction, find
from ingest.validate import signs, words

# At least so much of a statement's own words must come from its passage. A sentence of ours adds the owner,
# a verb of saying and the predicate's verb to what was said, so that half is already much.
MIN_SUPPORTED = 0.3
# These carry their sign in the predicate ("싫어해" has no word of negation).
_STANCES_TEXT = """
likes dislikes prefers wants trusts believes_good believes_bad recommends suggests requests believes
asks worries_about
"""
_STANCES = frozenset(_STANCES_TEXT.split())


@dataclass(frozen=True)
class Ground:
    """What a statement is judged on."""

    statement: Statement
    passage: Passage
    window: tuple[Passage, ...]
    signals: tuple[Signal, ...]
    times: tuple[TimeExpression, ...]

    @cached_property
    def span_text(self) -> str:
        start, end = self.statement.span
        return self.passage.text[start:end]

    @cached_property
    def said(self) -> words.Said:
        """All that the passage itself gives: text, caption, headings, links, and who speaks to whom."""
        passage = self.passage
        parts = [passage.text, passage.caption or "", " ".join(passage.heading_path), " ".join(passage.links)]
        return words.Said("\n".join(part for part in (*parts, *self.present) if part))

    @cached_property
    def before(self) -> words.Said:
        """The declared window: what pronouns and dropped names may stand for."""
        parts = [
            part
            for passage in self.window
            for part in (passage.text, passage.speaker or "", passage.addressee or "")
        ]
        return words.Said("\n".join(parts))

    @cached_property
    def present(self) -> tuple[str, ...]:
        """The speaker or author, and the addressee."""
        return tuple(name for name in (self.passage.speaker, self.passage.addressee) if name)

    @cached_property
    def borrowed(self) -> tuple[str, ...]:
        """Names from the window that a mention of this statement stands for."""
        return tuple(
            mention.name
            for mention in self.statement.mentions
            if _may_borrow(mention) and self.before.has_exactly(mention.name)
        )

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The parts of the statement that name something."""
        statement = self.statement
        parts = (
            statement.subject,
            statement.target,
            statement.owner,
            statement.place,
            *statement.relayed_by,
            *statement.with_people,
        )
        return tuple(part for part in parts if part)

    @cached_property
    def time_numbers(self) -> frozenset[str]:
        """Figures of the dates that were computed: they come from a signal, not from the text."""
        time = self.statement.time
        if time is None:
            return frozenset()
        numbers: set[str] = set()
        for day in (time.start, time.end):
            for number in (day.year, day.month, day.day):
                numbers |= {str(number), f"{number:02d}"}
        if time.clock:
            numbers |= {time.clock, *time.clock.split(":")}
            numbers |= {str(int(part)) for part in time.clock.split(":")}
        return frozenset(numbers)

    def knows(self, name: str) -> bool:
        """Say whether a name is given by the passage, its people, or the window by a mention."""
        if name in self.present or name in self.borrowed or self.said.has_exactly(name):
            return True
        return any(
            name in (*mention.same_as, mention.name) and self._named(mention)
            for mention in self.statement.mentions
        )

    def _named(self, mention: Mention) -> bool:
        """A mention carries its name if one of its names stands in the text, or it may borrow from the window."""
        names = (mention.name, *mention.same_as)
        if any(self.said.has_exactly(name) for name in names):
            return True
        return _may_borrow(mention) and any(self.before.has_exactly(name) for name in names)


def _may_borrow(mention: Mention) -> bool:
    return mention.resolved and (
        mention.span is not None
        or mention.kind in (MentionKind.PRONOUN, MentionKind.SPEAKER, MentionKind.ADDRESSEE)
    )


# --- the checks ----------------------------------------------------------------------------------------


def span_cuts_passage(ground: Ground) -> str | None:
    start, end = ground.statement.span
    if not 0 <= start < end <= len(ground.passage.text):
        return f"its span {start}–{end} lies outside the passage"
    if not ground.span_text.strip():
        return "its span holds no words"
    for mention in ground.statement.mentions:
        if mention.span is not None and not 0 <= mention.span[0] < mention.span[1] <= len(ground.passage.text):
            return "a mention's span lies outside the passage"
    return None


def people_are_known(ground: Ground) -> str | None:
    """Owner, relayers and companions are people the passage names, or its own people."""
    statement = ground.statement
    for role, names in (
        ("owner", (statement.owner,)),
        ("relayer", statement.relayed_by),
        ("companion", statement.with_people),
    ):
        for name in names:
            if name and not ground.knows(name) and not _composed(name, ground):
                return f"the {role} is not named in the passage"
    for mention in statement.mentions:
        strict = mention.kind is MentionKind.NAME and mention.entity == "person"
        if strict and not ground.knows(mention.name) and not _composed(mention.name, ground):
            return "it names a person the passage does not"
    return None


_JOINER = re.compile(r"['’]s\b|(?<=[가-힣])네(?=\s|$)|(?<=[가-힣])의(?=\s|$)")


def _composed(name: str, ground: Ground) -> bool:
    """ "수아네 언니", "Gwen's mum": each part on its own is known, or is a plain form of what was said."""
    parts = _JOINER.sub("", name).split()
    if not parts:
        return False
    return all(ground.knows(part) or _in_plain_form(part, ground) for part in parts)


# The plain form a kin or role noun takes in a statement, and what may have been said instead.
_PLAIN_KIN = {
    "어머니": "어머|엄마|모친|맘",
    "아버지": "아버|아빠|부친",
    "할머니": "할머|할매",
    "할아버지": "할아버|할배",
    "시어머니": "시어머|어머",
    "시아버지": "시아버|아버",
    "장모": "장모",
    "장인": "장인",
    "언니": "언니|누나",
    "딸": "딸|따님",
    "아들": "아들|아드님",
    "부모": "부모",
    "선생": "선생|쌤|샘",
    "mum": "mum|mom|mother|mam",
    "mom": "mum|mom|mother",
    "dad": "dad|father|pa\\b",
    "grandmother": "gran|nan",
    "grandfather": "grand",
    "남편": "남편|신랑|바깥",
    "아내": "아내|와이프|집사람",
    "mother": "mum|mom|mother",
    "father": "dad|father",
}


def _in_plain_form(part: str, ground: Ground) -> bool:
    pattern = _PLAIN_KIN.get(part.lower())
    if pattern and re.search(pattern, ground.said.text, re.IGNORECASE):
        return True
    return part[0].islower() and not words.is_korean(part) and ground.said.has(part)


def numbers_are_said(ground: Ground) -> str | None:
    allowed = ground.said.numbers | ground.time_numbers
    for signal in ground.signals:  # "3만 원" is also 30000
        allowed |= frozenset(words.NUMBER.findall(signal.value or "")) if signal.kind == "amount" else frozenset()
    if ground.borrowed:
        allowed |= ground.before.numbers & frozenset(words.NUMBER.findall(" ".join(ground.borrowed)))
    statement = ground.statement
    for text in (*ground.fields, statement.text, statement.replaces or ""):
        for number in words.NUMBER.findall(words.URL.sub(" ", text)):
            if number.replace(",", "") not in allowed:
                return f"the number {number} does not stand in the passage"
    return _counts_are_said(ground)


_COUNTED = re.compile(
    r"(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:명|개|권|잔|병|마리|대|채|장|켤레|번|살|달|시간|그루|벌|편)"
    r"|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|dozen)\b",
    re.IGNORECASE,
)


def _counts_are_said(ground: Ground) -> str | None:
    text = re.sub(r"\s", "", ground.said.lower)
    for part in (*ground.fields, ground.statement.text):
        for count in _COUNTED.findall(part):
            if re.sub(r"\s", "", count.lower()) not in text:
                return f"the number “{count}” does not stand in the passage"
    return None


def addresses_are_said(ground: Ground) -> str | None:
    for text in (*ground.fields, ground.statement.text):
        for address in words.URL.findall(text):
            if address.rstrip(".,!?)") not in ground.said.text:
                return "it holds an address that the passage does not"
    return None


def fields_are_said(ground: Ground) -> str | None:
    """Subject and target share a word with the passage; a proper name in them stands there whole."""
    statement = ground.statement
    for role, text in (("subject", statement.subject), ("target", statement.target), ("place", statement.place)):
        if not text or ground.knows(text):
            continue
        found = [word for word in words.words_of(text) if words.is_content(word)]
        if found and not any(_was_said(word, ground) for word in found):
            return f"the {role} does not stand in the passage"
        for word in found:
            if word[0].isupper() and not _was_said(word, ground):
                return f"the {role} names something the passage does not"
    return None


def _was_said(word: str, ground: Ground) -> bool:
    if ground.said.has(word) or word in ground.time_numbers or _in_plain_form(word, ground):
        return True
    if any(word in name or words.bare(word) in name for name in ground.borrowed):
        return True
    parts = word.split("-")  # "me-time" with its speaker put in
    return len(parts) > 1 and all(part in ground.present or ground.said.has(part) for part in parts if part)


def words_overlap(ground: Ground) -> str | None:
    """The sentence itself is made of words of the passage, and names nobody else."""
    found = [word for word in words.words_of(ground.statement.text) if words.is_content(word)]
    if not found:
        return None if ground.statement.text.strip() else "its sentence is empty"
    own = [word for word in found if not _is_person(word, ground)]
    supported = [word for word in own if _was_said(word, ground) or _from_time(word, ground)]
    if own and len(supported) < MIN_SUPPORTED * len(own):
        return "its words are not those of the passage"
    for word in own:
        if word in supported:
            continue
        if word[0].isupper():
            return f"it names “{word}”, which the passage does not"
    return None


_MONTH_NAMES_TEXT = """
january february march april may june july august september october november december monday tuesday
wednesday thursday friday saturday sunday spring summer autumn winter
"""
_MONTH_NAMES = frozenset(_MONTH_NAMES_TEXT.split())


def _from_time(word: str, ground: Ground) -> bool:
    return ground.statement.time is not None and (word.lower() in _MONTH_NAMES or word[0].isdigit())


def _is_person(word: str, ground: Ground) -> bool:
    plain = words.bare(word) if words.is_korean(word) else re.sub(r"['’]s$", "", word)
    names = (*ground.present, *ground.borrowed)
    return any(plain in name.split() or plain == name or word == name for name in names)


def negation_survives(ground: Ground) -> str | None:
    """A negation in the statement's own clause is in the statement, and one in the statement is in the clause."""
    statement = ground.statement
    clause = own_clause(ground)
    if statement.polarity is Polarity.NEGATIVE and statement.predicate not in _STANCES:
        # Denial may stand outside the clause ("that is a lie"), so the whole passage is looked at.
        return None if signs.denies(ground.passage.text) else "it denies what the passage does not"
    if statement.polarity is not Polarity.POSITIVE or statement.predicate in _STANCES or clause is None:
        return None
    own_words = " ".join((statement.target or "", statement.relation))
    lost = signs.negations(clause) == 1 and not signs.negations(own_words) and not signs.negations(statement.text)
    return "the negation of its clause is lost" if lost else None


def doubt_survives(ground: Ground) -> str | None:
    statement = ground.statement
    clause = own_clause(ground)
    if (
        clause is None
        or statement.certainty is not Certainty.ASSERTED
        or statement.predicate in _STANCES | {"predicts"}
    ):
        return None
    return "the doubt of its clause is lost" if signs.doubts(clause) and not signs.doubts(statement.text) else None


def own_clause(ground: Ground) -> str | None:
    """Return the clause a statement was taken from, None where that cannot be told.

    It is the only clause of the span, or the only one that holds the statement's target.
    """
    parts = signs.clauses(ground.span_text)
    if len(parts) == 1:
        return parts[0]
    target = ground.statement.target
    if not target:
        return None
    found = [word for word in words.words_of(target) if words.is_content(word)]
    holding = [part for part in parts if found and all(word.lower() in part.lower() for word in found)]
    return holding[0] if len(holding) == 1 else None


def time_is_by_rule(ground: Ground) -> str | None:
    """A time is one the rules find in the passage, in some tense: never a date of the extractor's own."""
    statement = ground.statement
    if statement.time is None:
        return None
    if statement.time_text and statement.time_text not in ground.passage.text:
        return "its expression of time does not stand in the passage"
    if any(_same_time(statement.time, item.time) for item in ground.times):
        return None
    for direction in (Direction.PAST, Direction.FUTURE):
        found = find(
            ground.passage.text,
            ground.passage.said_at,
            ground.passage.lang or "en",
            direction=lambda _, way=direction: way,  # type: ignore[misc]  # the default binds the loop's value
        )
        if any(_same_time(statement.time, item.time) for item in found):
            return None
    if any(_same_time(statement.time, time) for time in _counted_from_days_told(ground)):
        return None
    return "its time is not one the rules find in the passage"


_QUOTATION = re.compile("[\"'“‘「『]([^\"'”’」』]+)[\"'”’」』]")


def _counted_from_days_told(ground: Ground) -> Iterator[TimeRange | None]:
    """Yield the times inside the quotations of a passage, counted from each single day that the passage tells."""
    said_at = ground.passage.said_at
    quoted = [match.group(1) for match in _QUOTATION.finditer(ground.passage.text)]
    if said_at is None or not quoted:
        return
    days = {t.time.start for t in ground.times if t.time is not None and t.time.start == t.time.end}
    for day in sorted(days):
        spoken = datetime.combine(day, said_at.timetz())
        for words_said in quoted:
            for direction in (Direction.PAST, Direction.FUTURE):
                found = find(
                    words_said,
                    spoken,
                    ground.passage.lang or "en",
                    direction=lambda _, way=direction: way,  # type: ignore[misc]  # the default binds the value
                )
                yield from (item.time for item in found)


def _same_time(ours: TimeRange, rule: TimeRange | None) -> bool:
    if rule is None:
        return False
    if (ours.start, ours.end, ours.precision) == (rule.start, rule.end, rule.precision):
        return True
    # A beginning ("다음 주 월요일부터") may be kept as the start alone, or as running to the turn.
    return ours.start == rule.start and ours.precision is rule.precision and (ours.open_end or rule.open_end)


def recurrence_is_said(ground: Ground) -> str | None:
    recurrence = ground.statement.recurrence
    if recurrence and recurrence not in ground.passage.text:
        return "its recurrence does not stand in the passage"
    return None


CHECKS: tuple[Callable[[Ground], str | None], ...] = (
    span_cuts_passage,
    people_are_known,
    numbers_are_said,
    addresses_are_said,
    fields_are_said,
    words_overlap,
    negation_survives,
    doubt_survives,
    time_is_by_rule,
    recurrence_is_said,
)


def validate(
    statement: Statement,
    passage: Passage,
    window: Sequence[Passage],
    signals: Sequence[Signal],
    time_expressions: Sequence[TimeExpression],
) -> str | None:
    """Return why a statement must not be written, or None if its passage supports it."""
    ground = Ground(statement, passage, tuple(window), tuple(signals), tuple(time_expressions))
    return next((reason for check in CHECKS if (reason := check(ground)) is not None), None)
