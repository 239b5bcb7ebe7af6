"""Find the expressions of time in a text and compute them.

Pieces are found by the rule tables, neighbours that fit are merged, words between and around pieces make
ranges ("from … to"), distances ("two days after …"), beginnings ("since", "부터") and deadlines ("by",
"까지"), and every whole is resolved against the turn's own time. Nothing here knows a date of its own.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime, time
from functools import lru_cache

from ingest.model import Precision, TimeBound, TimeExpression, TimeRange
from ingest.timex import english, korean, written
from ingest.timex.base import Base
from ingest.timex.days import monday_of, weekend_of
from ingest.timex.relations import Bound, bound_of, connect
from ingest.timex.resolve import resolve
from ingest.timex.rules import Kind, Piece, Reading, Rule
from ingest.timex.spans import shifted
from ingest.timex.spec import Direction, Spec, Unit, fits
from ingest.timex.tense import guess

DirectionAt = Callable[[int], Direction | None]

_HANGUL = re.compile(r"[가-힣]")
# Letters that a pattern which ignores case takes for s, i and k, and no table knows.
_ODD_CASES = str.maketrans("ſıİ\N{KELVIN SIGN}", "siIK")
_DIGIT = re.compile(r"[0-9]")
_QUOTED = re.compile(
    r"“[^”]{1,400}”|\"[^\"]{1,400}\"|「[^」]{1,400}」|‘[^’]{1,400}’|(?<![^\s:,(])'(?=\S)(?:[^'\n]|(?<=\w)'(?=\w)){2,400}'(?![^\s.,;!?)])"
)
_SAYS_AFTER = re.compile(
    r"\s{0,2}(?:라고|이라고|하고|라며|라면서|라던|래|[,.]?\s?(?:he|she|they|i|we|[A-Z]\w+)?\s?(?:said|told|says))"
)
_SAYS_BEFORE = re.compile(
    r"(?:said|told|says|asked|wrote|texted|replied|announced|:|,)[^.!?\"“]{0,30}$", re.IGNORECASE
)
# "31일로 바뀌었어": it was changed, and the day is yet to come.
_RESET = re.compile(
    r"\s?으?로\s?(?:바뀌|바꾸|바꿨|변경|옮|연기|미루|미뤘|미뤄|당겨|당겼|당기|잡|정해|정하|정했|예약|예매)"
)
# "3월부터 다니고 있어": what goes on has begun.
_GOES_ON = re.compile(r"고\s?있|는\s중|지금까지|계속|줄곧|여태|(?<=\s)쭉|어?\s?왔[다어습지네]")
_LIMITS = (Bound.DEADLINE, Bound.UNTIL)
_DAY_LIKE = (Precision.DAY, Precision.INSTANT)


def find(
    text: str,
    said_at: datetime | None,
    lang: str,
    *,
    direction: DirectionAt | None = None,
    loose: bool = False,
) -> list[TimeExpression]:
    """Return the expressions of time in a text, in order and without overlap.

    `direction` gives the tense of the clause at an offset where the caller has parsed it. `loose` adds what
    means a time only where one is asked for, as in a question: "the year", "now", "하루 동안".
    """
    whole = _whole(text, lang, loose)
    return _resolved(whole, text, said_at, direction) if whole else []


# One text is asked about several times in a row (signals, extraction, the gate). More than that must not be
# kept: what is erased has to be gone from every cache.
@lru_cache(maxsize=2)
def _whole(text: str, lang: str, loose: bool) -> tuple[Piece, ...]:
    text = text.translate(_ODD_CASES)
    tables = _tables(text, lang)
    if not tables:
        return ()
    pieces = _choose(_pieces(text, tables, loose=loose))
    joined = connect(_merge(pieces, text), text)
    return tuple(piece for piece in joined if _stands(piece, text))


def _tables(text: str, lang: str) -> list[tuple[Rule, ...]]:
    tables: list[tuple[Rule, ...]] = []
    has_korean = _HANGUL.search(text) is not None
    if has_korean and korean.TRIGGER.search(text):
        tables.append(korean.RULES)
    if (lang != "ko" or not has_korean) and english.TRIGGER.search(text):
        tables.append(english.RULES)
    if _DIGIT.search(text) is not None:
        tables.append(written.RULES)
    return tables


def _pieces(text: str, tables: list[tuple[Rule, ...]], *, loose: bool) -> list[Piece]:
    pieces: list[Piece] = []
    lower = text.lower()
    for table in tables:
        for rule in table:
            if (rule.loose and not loose) or not rule.may_match(lower):
                continue
            for match in rule.pattern.finditer(text):
                made = rule.make(match)
                if made is None or match.end() == match.start():
                    continue
                reading = made if isinstance(made, Reading) else Reading(made)
                start, end = match.span()
                while start < end and text[start].isspace():
                    start += 1
                while end > start and (text[end - 1].isspace() or text[end - 1] == "."):
                    end -= 1
                pieces.append(
                    Piece(
                        start,
                        end,
                        reading.spec,
                        rule.name,
                        rule.kind,
                        rule.part_only,
                        until=reading.until,
                        count=reading.count,
                    )
                )
    return pieces


def _choose(pieces: list[Piece]) -> list[Piece]:
    """Keep the longest pieces that do not overlap; of two equal ones the earlier row."""
    chosen: list[Piece] = []  # kept in the order of the text
    for piece in sorted(pieces, key=lambda piece: (piece.start - piece.end, piece.start)):
        place = bisect_left(chosen, piece.start, key=lambda other: other.start)
        clear_left = place == 0 or chosen[place - 1].end <= piece.start
        clear_right = place == len(chosen) or piece.end <= chosen[place].start
        if clear_left and clear_right:
            chosen.insert(place, piece)
    return chosen


def _gap_joins(gap: str) -> bool:
    return korean.JOIN.fullmatch(gap) is not None or english.JOIN.fullmatch(gap) is not None


def _merge(pieces: list[Piece], text: str) -> list[Piece]:
    merged: list[Piece] = []
    for piece in pieces:
        last = merged[-1] if merged else None
        if last and _can_merge(last, piece, text):
            end_spec = last.until.merged(piece.spec) if last.until else piece.until
            if piece.until and end_spec:
                end_spec = end_spec.merged(last.spec)
            merged[-1] = replace(
                last,
                end=max(last.end, piece.end),
                spec=last.spec if last.kind is Kind.RECURRENCE else last.spec.merged(piece.spec),
                rule=f"{last.rule}+{piece.rule}",
                part_only=last.part_only and piece.part_only and not _is_whole(last.spec.merged(piece.spec)),
                until=end_spec,
                count=None,
            )
        else:
            merged.append(piece)
    return merged


def _is_whole(spec: Spec) -> bool:
    """ "summer" and "'09" are parts, "summer of '09" is a time."""
    said = spec.said()
    return bool(said & {"year", "year_shift"}) and bool(said & {"season", "month", "festival"})


def _can_merge(left: Piece, right: Piece, text: str) -> bool:
    gap = text[left.end : right.start]
    if left.kind is Kind.RECURRENCE:
        return (
            right.kind is Kind.TIME
            and re.fullmatch(r"\s?(?:(?:,|과|와|and|on|at|in the|에)\s?)?", gap) is not None
        )
    if left.kind is not Kind.TIME or right.kind is not Kind.TIME or (left.until and right.until):
        return False
    return len(gap) <= 16 and _gap_joins(gap) and fits(left.spec, right.spec)


_AFTER_MADA = re.compile(r"\s?마다")


def _stands(piece: Piece, text: str) -> bool:
    """Say whether a piece is an expression of its own and not the middle of a Korean word."""
    if piece.part_only or (piece.kind is Kind.COUNT and piece.anchor is None):
        return False
    before = text[piece.start - 1] if piece.start else " "
    first = text[piece.start]
    return not (_HANGUL.match(before) and _HANGUL.match(first))


def _resolved(
    pieces: Sequence[Piece], text: str, said_at: datetime | None, direction: DirectionAt | None
) -> list[TimeExpression]:
    quotes = [match.span() for match in _QUOTED.finditer(text)]
    found: list[TimeExpression] = []
    outer = [piece for piece in pieces if not _quote_of(piece, quotes)]
    computed = {piece: _expression(piece, text, said_at, direction) for piece in outer}
    for piece in pieces:
        quote = _quote_of(piece, quotes)
        if quote is None:
            found.append(computed[piece])
            continue
        spoken = _spoken_on(quote, text, [item for item in computed.values() if item.time], quotes)
        if spoken is None or said_at is None:
            found.append(_expression(piece, text, said_at, direction))
            continue
        # A quotation of "last week" has no single day to count from: only what all of them agree on counts.
        ends = [
            _expression(piece, text, datetime.combine(day, time(12), said_at.tzinfo), direction)
            for day in {spoken.start, spoken.end}
        ]
        same = all(item.time == ends[0].time for item in ends)
        found.append(ends[0] if same else replace(ends[0], time=None))
    return found


def _quote_of(piece: Piece, quotes: list[tuple[int, int]]) -> tuple[int, int] | None:
    return next((span for span in quotes if span[0] < piece.start and piece.end < span[1]), None)


def _spoken_on(
    quote: tuple[int, int], text: str, outer: list[TimeExpression], quotes: list[tuple[int, int]]
) -> TimeRange | None:
    """Return when a quotation was spoken, if its own sentence says so."""
    before = text[: quote[0]].rstrip()
    if not (_SAYS_AFTER.match(text, quote[1]) or _SAYS_BEFORE.search(before)):
        return None
    begin = max((mark.end() for mark in re.finditer(r"[.!?]\s|\n", text[: quote[0]])), default=0)
    stop_match = re.search(r"[.!?](?:\s|$)|\n", text[quote[1] :])
    stop = quote[1] + stop_match.start() if stop_match else len(text)
    near = [item for item in outer if begin <= item.span[0] and item.span[1] <= stop and not item.deadline]
    return near[-1].time if near else None


def _direction(piece: Piece, text: str, bound: Bound | None, direction: DirectionAt | None) -> Direction | None:
    if bound is Bound.SINCE or (bound is Bound.FROM and _GOES_ON.search(text, piece.end, piece.end + 60)):
        return Direction.PAST
    if _RESET.match(text, piece.end):
        return Direction.FUTURE
    said = direction(piece.start) if direction else None
    said = said or guess(text, piece.start, piece.end)
    if said is None and (bound in _LIMITS or bound is Bound.FROM):
        return Direction.FUTURE
    return said


def _expression(
    piece: Piece, text: str, said_at: datetime | None, direction: DirectionAt | None
) -> TimeExpression:
    start, end = piece.start, piece.end
    written_text = text[start:end]
    mada = _AFTER_MADA.match(text, end)
    if piece.kind is Kind.RECURRENCE or mada:
        end = mada.end() if mada else end
        written_text = text[start:end]
        return TimeExpression((start, end), written_text, None, recurrence=written_text, rule=piece.rule)
    bound = bound_of(piece, text)
    base = Base(said_at, _direction(piece, text, bound, direction))
    window = _bounded(piece_time(piece, base), bound, base)
    return TimeExpression((start, end), written_text, window, rule=piece.rule, deadline=bound in _LIMITS)


def _bounded(window: TimeRange | None, bound: Bound | None, base: Base) -> TimeRange | None:
    if window is None or bound is None or bound is Bound.DEADLINE:
        return window
    if bound is Bound.UNTIL:
        return replace(window, bound=TimeBound.UNTIL)
    if bound in (Bound.BEFORE, Bound.AFTER):
        return None  # an open side: no interval was said
    if base.now is None:
        return None if bound is Bound.SINCE else window
    today = base.now.date()
    holds_today = window.start <= today <= window.end
    if window.start > today or (bound is not Bound.SINCE and holds_today and _starts_now(window, base)):
        return window
    return replace(window, end=today, open_end=True)


def _starts_now(window: TimeRange, base: Base) -> bool:
    return base.direction is Direction.FUTURE or window.precision in _DAY_LIKE


def piece_time(piece: Piece, base: Base) -> TimeRange | None:
    """Return the days of a piece, with what it hangs on ("two days after …") or runs to."""
    if piece.anchor is not None and piece.count is not None:
        return _from_anchor(piece, piece.anchor, base)
    first = resolve(piece.spec, base)
    if piece.until is None or first is None:
        return first
    last = resolve(piece.until, base)
    if last is None or last.end < first.start:
        later = datetime.combine(first.start, time(12), base.now.tzinfo if base.now else None)
        last = resolve(piece.until, Base(later, Direction.FUTURE))
    if last is None or last.end < first.start:
        return None
    return TimeRange(first.start, last.end, first.precision, clock=first.clock, bound=TimeBound.FROM_TO)


def _from_anchor(piece: Piece, anchor: Piece, base: Base) -> TimeRange | None:
    if piece.count is None:
        return None
    found = piece_time(anchor, base)
    if found is None:
        return None
    try:
        day: date | None
        if piece.count.unit is Unit.WEEK and piece.count.count == 0:  # "the week of 4 July"
            day = monday_of(found.start)
            return TimeRange(day, date.fromordinal(day.toordinal() + 6), Precision.WEEK)
        if piece.count.unit is Unit.WEEKEND and piece.count.count == 0:
            return TimeRange(*weekend_of(found.start))
        day = shifted(found.start, piece.count)
        if day is not None and piece.spec.weekday is not None:
            day = date.fromordinal(monday_of(day).toordinal() + piece.spec.weekday)
    except (ValueError, OverflowError):
        return None
    return TimeRange(day, day, Precision.DAY) if day else None
