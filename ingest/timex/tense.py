"""A cheap guess of where the clause around an expression looks, for callers that have no parse.

It reads endings and auxiliaries in the same sentence, the nearest first. No sign means None: the rules
that need a direction then take this year, or give no time.
"""

from __future__ import annotations

# patterns are read whole
import re

from ingest.timex.spec import Direction

_END = re.compile(r"[.!?。\n;:]")
_REACH = 160  # characters either side: a longer sentence says nothing about this clause
_SS = 20  # the final consonant ㅆ among the 28 finals of a Hangul syllable
_HANGUL_FIRST, _HANGUL_LAST = 0xAC00, 0xD7A3
_NOT_PAST = "있겠"  # they end in ㅆ without being past

_KO_FUTURE = re.compile(
    r"겠|(?:할|갈|올|될|볼|을|일|줄|낼|살|날|[가-힣])\s?(?:거야|거예요|거에요|겁니다|것이다|예정|계획|거래|거라)|[가-힣]게요?(?=[.!~ ]|$)(?<!하게)|려고|기로\s?(?:했|하)|예정|계획|ㄹ게|을게|할게|갈게|할래|자(?=[.!~?]|$)|까요?\?"
)
_EN_PAST = re.compile(
    r"\b(?:was|were|did|didn['’]t|had|went|got|saw|met|came|made|took|bought|sold|left|lost|told|said|gave|found|felt|began|ate|drank"
    r"|ran|won|wrote|read|sent|spent|paid|had|broke|fell|became|knew|thought|heard|kept|held|built|drove|flew|caught|taught|wore|wasn['’]t"
    r"|weren['’]t|hadn['’]t|couldn['’]t|quit|sat|hit|put|let|cut|been|born|stole|stolen|chose|froze|spoke|swam|sang|slept|threw|understood|grew|rode|shook|shot|stood|struck|woke|led|lent|hung|dug)\b|(?<!\bis )(?<!\bare )(?<!\bam )(?<!\bbe )(?<!['’]s )(?<!['’]re )\b\w{2,}ed\b",
    re.IGNORECASE,
)
_EN_FUTURE = re.compile(
    r"\b(?:will|won['’]t|shall|going to|gonna|\w+['’]ll|plan(?:s|ning)? to|plans? for|intend|about to|let['’]s|hope to|want to|scheduled|upcoming|due"
    r"|(?:am|is|are|['’]m|['’]re|['’]s) \w+ing|should|must|need to|have to|has to|can)\b|['’](?:m|re|s) \w+ing\b",
    re.IGNORECASE,
)


def _sentence(text: str, start: int, end: int) -> tuple[int, int]:
    begin = max(0, start - _REACH)
    for mark in _END.finditer(text, begin, start):
        # A point inside a figure or an abbreviation ends nothing.
        if _ends_sentence(mark, text):
            begin = mark.end()
    stop = min(len(text), end + _REACH)
    for mark in _END.finditer(text, end, stop):
        if _ends_sentence(mark, text):
            return begin, mark.end()
    return begin, stop


def _ends_sentence(mark: re.Match[str], text: str) -> bool:
    return mark[0] not in ".:" or mark.end() >= len(text) or text[mark.end()].isspace()


def _korean(text: str, end: int, stop: int) -> Direction | None:
    future = _KO_FUTURE.search(text, end, stop)
    limit = future.start() if future else stop
    for place in range(end, limit):
        sign = text[place]
        if _HANGUL_FIRST <= ord(sign) <= _HANGUL_LAST and sign not in _NOT_PAST:
            final = (ord(sign) - _HANGUL_FIRST) % 28
            if final == _SS:
                return Direction.PAST
    return Direction.FUTURE if future else None


def _english(text: str, begin: int, start: int, end: int, stop: int) -> Direction | None:
    signs: list[tuple[int, Direction]] = []
    for pattern, direction in ((_EN_PAST, Direction.PAST), (_EN_FUTURE, Direction.FUTURE)):
        for found in pattern.finditer(text, begin, stop):
            if found.start() < end and found.end() > start:
                continue
            # A sign before the expression is usually its own verb; one after it counts for half.
            before = found.end() <= start
            distance = start - found.end() if before else 2 * (found.start() - end) + 1
            signs.append((distance, direction))
    return min(signs)[1] if signs else None


def guess(text: str, start: int, end: int) -> Direction | None:
    """Return the direction of the clause round text[start:end], None where nothing shows it."""
    begin, stop = _sentence(text, start, end)
    if re.search(r"[가-힣]", text[begin:stop]):
        return _korean(text, end, stop)
    return _english(text, begin, start, end, stop)
