"""Mends morphemes that Kiwi cuts differently from place to place, so that the rules see one shape.

One table: a pattern of `form/TAG` cells written without a space between them, and the cells to put instead.
What needs more than a row of cells is a mend of its own (`mends_of_words`, `mends_of_talk`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ingest.extract.korean import mends_of_attitudes, mends_of_talk, mends_of_words
from ingest.extract.korean.mending import together
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme


@dataclass(frozen=True, slots=True)
class Repair:
    """One row: the cells as found, the one cell instead, and the words it happens in."""

    cells: tuple[str, ...]
    instead: tuple[str, str]
    example: str


REPAIRS: tuple[Repair, ...] = (
    Repair((r"(?:는|은|ㄴ|던)/ETM", r"데/NNB"), ("{0}데", "EC"), "전해 줬는데"),
    Repair((r"(?:ㄴ다|는다|다|라|으라|자|냐)는/ETM", r"데/NNB"), ("{0}데", "EC"), "같이 살자는데"),
    Repair((r"(?:ㄹ|을)/ETM", r"(?:거|것)/NNB", r"이/JKS"), ("{0}게", "EF"), "다시 말할게"),
    Repair((r"(?:ㄹ|을)/ETM", r"걸/NNG"), ("{0}걸", "EF"), "이미 갔을걸"),
    Repair((r"(?:ㄹ|을)/ETM", r"(?:거|것)/NNB", r"ㄹ/JKO"), ("{0}걸", "EF"), "이미 갔을걸"),
    Repair((r"(?:ㄹ|을)/ETM", r"지/NNB"), ("{0}지", "EC"), "올지 몰라"),
    Repair((r"(?:ㄴ|은|는)/ETM", r"지/NNB"), ("{0}지", "EC"), "온지 몰라"),
    Repair((r"ㄴ/ETM", r"대/NNB"), ("ㄴ대", "EF"), "그만한대"),
    Repair((r"답/XSA", r"니다/EF"), ("답니다", "EF"), "온답니다"),
    Repair((r"(?:ㄴ다|는다|다|라|으라|자|냐)/EF", r"고/(?:EC|JKQ|MM)"), ("{0}고", "EC"), "맛있었다고"),
    Repair((r"(?:자|냐|라|으라)/E[CF]", r"던데/E[CF]"), ("{0}던데", "EF"), "산에 오르자던데"),
    Repair((r"(?:자|냐|라|으라)/E[CF]", r"더라/E[CF]"), ("{0}더라", "EF"), "헬스 끊자더라"),
    Repair((r"계/NNG", r"이/VCP"), ("계시", "VX"), "하고 계세요"),
    Repair((r"다/MAG", r"들/(?:XSN|JX|NNB)"), ("다들", "NP"), "다들 좋대"),
    Repair((r"대/EF", r"서/JKB"), ("대서", "EC"), "온대서"),
    Repair((r"막/MAG", r"[나내]/NP"), ("막내", "NNG"), "막내가 큰소리쳤어"),
    Repair((r"요/N\w+", r"가/JKS"), ("요가", "NNG"), "요가 다녀왔어"),
    Repair((r"대/XPN", r"박/NNG"), ("대박", "NNG"), "그 가게 대박 났대"),
    Repair((r"비/(?:XPN|NNG)", r"추천/NNG"), ("비추천", "NNG"), "탈색은 비추천이래"),
    Repair(
        (r"더라고/E[CF]", r"하/VV", r"(?:ㅂ니다|ㄴ다|어|어요|네|네요)/E[FC]"), ("더래", "EF"), "아무도 없더랍니다"
    ),
    Repair((r"고자/NN[GP]", r"질/(?:NNG|NNB|XSN)"), ("고자질", "NNG"), "부장한테 고자질했어"),
    Repair((r"왈/NN[GP]",), ("왈", "MAG"), "언니 왈 별로래"),
)


_COMPILED = [([re.compile(cell) for cell in row.cells], row.instead) for row in REPAIRS]
#: Before these particles "데" is a place, not an ending: "가는 데에".
_PLACE_PARTICLES = words("에 서 에서 가 를 로 까지 마다")


def repair(morphemes: Sequence[Morpheme], text: str) -> list[Morpheme]:
    """Return the morphemes with every mend and every row of the table applied."""
    result: list[Morpheme] = []
    position = 0
    while position < len(morphemes):
        instead, used = _mended(morphemes, position, text)
        result += instead
        position += used
    return result


def _mended(morphemes: Sequence[Morpheme], position: int, text: str) -> tuple[Sequence[Morpheme], int]:
    """Return what stands here, mended where something was cut wrong, and for how many morphemes it stands."""
    for mend, used in _mends_of(morphemes[position].form):
        found = mend(morphemes, position, text)
        if found is not None:
            return ([found] if isinstance(found, Morpheme) else found), used
    row = _apply(morphemes, position, text)
    return ([morphemes[position]], 1) if row is None else ([row[0]], row[1])


def _apply(morphemes: Sequence[Morpheme], position: int, text: str) -> tuple[Morpheme, int] | None:
    if morphemes[position].tag not in {"ETM", "XSA", "EF", "EC", "NNG", "NNP", "NP", "NNB", "MAG", "XPN"}:
        return None
    first = f"{morphemes[position].form}/{morphemes[position].base_tag}"
    for cells, (form, tag) in _COMPILED:
        if not cells[0].fullmatch(first):
            continue
        window = morphemes[position : position + len(cells)]
        if len(window) < len(cells) or not together(window, text):
            continue
        if all(c.fullmatch(f"{m.form}/{m.base_tag}") for c, m in zip(cells, window, strict=True)):
            following = morphemes[position + len(cells)] if position + len(cells) < len(morphemes) else None
            if form.endswith("데") and following is not None and following.form in _PLACE_PARTICLES:
                continue
            if form.endswith("게") and not _may_end(following):
                continue
            word = form.format(window[0].form)
            return Morpheme(word, tag, window[0].start, max(m.end for m in window), word), len(cells)
    return None


def _may_end(following: Morpheme | None) -> bool:
    """ "-ㄹ게" stands at the end; before a verb it is "-ㄹ 게" ("할 게 없어")."""
    return following is None or following.tag[0] not in "V"


_MENDS = (*mends_of_words.MENDS, *mends_of_talk.MENDS, *mends_of_attitudes.MENDS)


@lru_cache(maxsize=4000)
def _mends_of(form: str) -> tuple[tuple[Callable[..., Morpheme | list[Morpheme] | None], int], ...]:
    """The mends that may begin with a form, in their order."""
    return tuple((mend, used) for mend, used, starts in _MENDS if not starts or form in starts.split())
