"""What the words between and around pieces make of them: ranges, distances, beginnings, deadlines."""

from __future__ import annotations

# patterns are read whole
import re
from dataclasses import replace
from enum import StrEnum

from ingest.timex.rules import Kind, Piece
from ingest.timex.spec import Span, Spec, Unit, groups


class Bound(StrEnum):
    SINCE = "since"  # up to the turn
    FROM = "from"  # "부터", "from": up to the turn if it has begun, else its start
    DEADLINE = "deadline"  # "by": at the latest
    UNTIL = "until"  # up to it and no longer; of an act it is a deadline as well
    BEFORE = "before"
    AFTER = "after"


# Words before (English) or after (Korean) an expression, tried in this order.
_BEFORE_IT = (
    (re.compile(r"\b(?:ever )?since (?:the |about |around |early |late )?$", re.IGNORECASE), Bound.SINCE),
    (re.compile(r"\b(?:until|till|til|up to) (?:the |about |around )?$", re.IGNORECASE), Bound.UNTIL),
    (re.compile(r"\b(?:by|no later than|due|due on) (?:the |about |around )?$", re.IGNORECASE), Bound.DEADLINE),
    (re.compile(r"\b(?:before|prior to|ahead of) (?:the )?$", re.IGNORECASE), Bound.BEFORE),
    (re.compile(r"(?<!day )(?<!week )(?<!month )(?<!year )\b(?:after|later than) (?:the )?$", re.IGNORECASE), Bound.AFTER),
)  # fmt: skip
_AFTER_IT = (
    (re.compile(r"\s?(?:부터|로부터|에서)\s?(?:지금|현재|오늘|여태|이때)까지|\s?(?:이후로|이래로|(?<=\s)이래(?![요.!?~]|$)|이후\s(?:지금|계속|쭉|줄곧))"), Bound.SINCE),
    (re.compile(r"\s?(?:부터|이후부터|자로\s?부터)"), Bound.FROM),
    (re.compile(r"\s?(?:이?전까지|까지)"), Bound.UNTIL),
    (re.compile(r"\s?(?:이전|되기\s?전|전)(?:에|엔|까지|이|$|[^가-힣])"), Bound.BEFORE),
    (re.compile(r"\s?(?:이후|이\s?지나|지나서|지나면|넘어서|넘어야|후에|뒤에|다음에)"), Bound.AFTER),
    (re.compile(r",? (?:onwards?|on)(?=[.,!?]|$)", re.IGNORECASE), Bound.FROM),
)  # fmt: skip


def bound_of(piece: Piece, text: str) -> Bound | None:
    """Return what the words right beside an expression say about its open side."""
    if piece.until is not None:
        return None
    before = text[max(0, piece.start - 24) : piece.start]
    for pattern, bound in _BEFORE_IT:
        if pattern.search(before):
            return bound
    for pattern, bound in _AFTER_IT:
        if pattern.match(text, piece.end):
            return bound
    return None


_COUNT_LINK = re.compile(
    r"\s(?:(?P<plus>after|from|following|since|past)|(?P<minus>before|prior to|ahead of|earlier than|to))\s(?:the\s)?",
    re.IGNORECASE,
)
_KO_COUNT_LINK = re.compile(r"\s?(?:에서|로부터|보다|부터|의)?\s?")
_WEEKDAY_TAIL = re.compile(r",? on (?:the |that )?", re.IGNORECASE)
_WEEK_OF = re.compile(
    r"\b(?:the )?(?P<unit>weekend|week) (?:of|starting|beginning|commencing)(?: on)? (?:the )?$", re.IGNORECASE
)
_KO_RANGE = re.compile(r"\s?(?:부터|에서)\s{0,2}")
_SIGN_RANGE = re.compile(r"\s?[~∼～〜]\s?|\s?[-–—]\s?")
_EN_RANGE = re.compile(r"\s?(?:to|through|thru|until|till|til|up to)\s(?:the\s)?", re.IGNORECASE)
_EN_AND = re.compile(r"\sand\s(?:the\s)?", re.IGNORECASE)
_FROM_BEFORE = re.compile(r"\bfrom (?:the )?$", re.IGNORECASE)
_BETWEEN_BEFORE = re.compile(r"\bbetween (?:the )?$", re.IGNORECASE)
_KO_RANGE_END = re.compile(r"\s?(?:까지|사이)")
# "moved from Monday to Tuesday" is a change, not a stretch.
_MOVED = re.compile(
    r"\b(?:moved|changed|shifted|postponed|rescheduled|pushed|delayed|switched|brought forward)\b[^.!?]{0,60}$",
    re.IGNORECASE,
)
_KO_MOVED = re.compile(r"\s?(?:으?로)\s?(?:바뀌|변경|옮|연기|미뤄|당겨)")


_CORRECTED = re.compile(
    r"정정|아니|미안|죄송|잘못|수정|오타|착각|헷갈|\b(?:sorry|wait|i mean|i meant|correction|make (?:that|it)|or rather|scratch that|no,)",
    re.IGNORECASE,
)
_CORRECTION_REACH = 60  # characters: beyond it the talk has moved on


def connect(pieces: list[Piece], text: str) -> list[Piece]:
    """Return the pieces with distances and ranges made one, and corrections in the frame of what they correct."""
    return _corrections(_ranges(_distances(pieces, text), text), text)


def _distances(pieces: list[Piece], text: str) -> list[Piece]:
    result: list[Piece] = []
    place = 0
    while place < len(pieces):
        piece = pieces[place]
        following = pieces[place + 1] if place + 1 < len(pieces) else None
        made = _english_distance(piece, following, text) or _korean_distance(piece, following, text)
        if made is None:
            result.append(_week_of(piece, text))
            place += 1
            continue
        place += 2
        tail = pieces[place] if place < len(pieces) else None
        if tail and tail.spec.said() == {"weekday"} and _WEEKDAY_TAIL.fullmatch(text[made.end : tail.start]):
            made = replace(made, end=tail.end, spec=tail.spec, rule=f"{made.rule}+{tail.rule}")
            place += 1
        result.append(made)
    return result


def _span_of(piece: Piece) -> Span | None:
    if piece.count is not None:
        return piece.count
    ahead = piece.spec.ahead
    if ahead is None or piece.spec.said() - {"inside"} != {"ahead"}:
        return None
    years, months, days = ahead
    if days:
        return Span(days, Unit.DAY, ahead=True)
    return Span(months, Unit.MONTH, ahead=True) if months else Span(years, Unit.YEAR, ahead=True)


def _english_distance(piece: Piece, anchor: Piece | None, text: str) -> Piece | None:
    if anchor is None or anchor.kind is not Kind.TIME or anchor.part_only:
        return None
    link = _COUNT_LINK.fullmatch(text[piece.end : anchor.start])
    span = _span_of(piece)
    if link is None or span is None or piece.rule.startswith("ko_"):
        return None
    span = replace(span, ahead=link["plus"] is not None)
    rest, tail = anchor.spec, Spec()
    if rest.festival and rest.weekday is not None:  # "three weeks after Christmas on Friday"
        rest, tail = replace(rest, weekday=None), Spec(weekday=rest.weekday)
    anchor = replace(anchor, spec=rest)
    return replace(
        piece, end=anchor.end, spec=tail, kind=Kind.TIME, part_only=False, count=span, anchor=anchor,
        rule=f"{piece.rule}+{anchor.rule}",
    )  # fmt: skip


_ANCHORS = {"day", "festival", "weekday"}


_KO_DISTANCES = frozenset({"ko_ago", "ko_next_day", "ko_day_beside"})


def _korean_distance(piece: Piece, distance: Piece | None, text: str) -> Piece | None:
    if (
        distance is None
        or distance.rule not in _KO_DISTANCES
        or distance.count is None
        or piece.kind is not Kind.TIME
    ):
        return None
    gap = text[piece.end : distance.start]
    link = _KO_COUNT_LINK.fullmatch(gap)
    if link is None or piece.part_only:
        return None
    # "어제 사흘 전에 산 우유" names two days; only 에서, 로부터, 부터 tie such words to the count.
    if not piece.spec.said() & _ANCHORS and not (gap.strip() and "day_shift" in piece.spec.said()):
        return None
    return replace(
        piece, end=distance.end, spec=Spec(), count=distance.count, anchor=piece,
        rule=f"{piece.rule}+{distance.rule}",
    )  # fmt: skip


def _week_of(piece: Piece, text: str) -> Piece:
    before = _WEEK_OF.search(text[max(0, piece.start - 32) : piece.start])
    if before is None or piece.kind is not Kind.TIME or not piece.spec.said() & _ANCHORS:
        return piece
    start = piece.start - (before.end() - before.start())
    return replace(
        piece,
        start=start,
        spec=Spec(),
        count=Span(0, Unit.WEEKEND if before["unit"].lower() == "weekend" else Unit.WEEK, ahead=True),
        anchor=piece,
        rule=f"week_of+{piece.rule}",
    )


def _ranges(pieces: list[Piece], text: str) -> list[Piece]:
    result: list[Piece] = []
    for piece in pieces:
        last = result[-1] if result else None
        made = _range(last, piece, text) if last else None
        if made is not None:
            result[-1] = made
        else:
            result.append(piece)
    return result


def _range(first: Piece, last: Piece, text: str) -> Piece | None:
    plain = all(
        piece.kind is Kind.TIME and piece.until is None and piece.anchor is None for piece in (first, last)
    )
    if not plain or (first.part_only and last.part_only):
        return None
    gap = text[first.end : last.start]
    before = text[max(0, first.start - 80) : first.start]
    if _KO_RANGE.fullmatch(gap):
        tail = _KO_RANGE_END.match(text, last.end)
        if tail is None:
            return None
        return _ranged(first, last, first.start, tail.end())
    if _SIGN_RANGE.fullmatch(gap):
        tail = _KO_RANGE_END.match(text, last.end)
        return _ranged(first, last, first.start, tail.end() if tail else last.end) if _alike(first, last) else None
    from_word = _FROM_BEFORE.search(before)
    between = _BETWEEN_BEFORE.search(before)
    if (_EN_RANGE.fullmatch(gap) and not _MOVED.search(before)) or (_EN_AND.fullmatch(gap) and between):
        word = from_word or between
        start = first.start - (len(before) - word.start()) if word else first.start
        return _ranged(first, last, start, last.end)
    return None


def _corrections(pieces: list[Piece], text: str) -> list[Piece]:
    """ "3월 9일이야. 아니, 16일이야", "on 9 May. Sorry, the 16th": a bare day is in the month that was just told."""
    result: list[Piece] = []
    for piece in pieces:
        last = result[-1] if result else None
        bare = piece.spec.said() in ({"day"}, {"weekday"}) and piece.until is None
        if last is not None and bare and _corrects(text[last.end : piece.start]):
            spec = _inherit(piece.spec, last.spec)
            result.append(replace(piece, spec=spec, rule=f"{last.rule}→{piece.rule}", part_only=False))
        else:
            result.append(piece)
    return result


def _corrects(between: str) -> bool:
    return len(between) <= _CORRECTION_REACH and _CORRECTED.search(between) is not None


def _alike(first: Piece, last: Piece) -> bool:
    """ "3월 5일 - 7일" is a stretch; "Friday - June 5" is one day said twice."""
    ours, theirs = groups(first.spec), groups(last.spec)
    return bool(ours & theirs) or first.part_only or last.part_only


_LEVELS = {"year": 0, "month": 1, "festival": 1, "week": 2, "day": 3, "weekday": 3, "today": 3, "clock": 4}
_CLOCK = {"clock", "clock_open", "daypart"}


def _level(spec: Spec) -> int:
    return min((_LEVELS[group] for group in groups(spec) if group in _LEVELS), default=0)


def _inherit(spec: Spec, other: Spec) -> Spec:
    """Fill in the frame that only the other end of a range says: "3월 5일부터 7일까지"."""
    level = _level(spec)
    frame = {
        name: getattr(other, name)
        for name in other.said()
        if name not in _CLOCK
        and any(_LEVELS.get(group, 9) < level for group in groups(Spec(**{name: getattr(other, name)})))
    }
    return spec.merged(Spec(**frame)) if frame else spec


def _ranged(first: Piece, last: Piece, start: int, end: int) -> Piece | None:
    from_spec, to_spec = first.spec, last.spec
    to_full = _inherit(to_spec, from_spec)
    from_full = _inherit(from_spec, to_spec)
    if (
        from_full != from_spec
        and from_full.year
        and from_full.month
        and to_full.month
        and from_full.month > to_full.month
    ):
        from_full = replace(from_full, year=from_full.year - 1)
    return replace(
        first,
        start=start,
        end=end,
        spec=from_full,
        until=to_full,
        part_only=False,
        rule=f"{first.rule}…{last.rule}",
    )
