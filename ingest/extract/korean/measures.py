"""How much or how long, behind what it is measured of: "김치찌개 한 솥", "기타 한 시간", "초보 요가 세 번째"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme

#: Units of things that are counted, served, and of what is done; each is said behind a numeral.
_UNITS = words(
    "명 개 병 잔 컵 그릇 접시 판 솥 냄비 통 봉지 봉 팩 박스 상자 세트 조각 켤레 벌 줄 송이 다발 포기 모 근 인분 끼 모금 방울 "
    "캔 스푼 숟갈 숟가락 권 편 곡 장 대 자루 척 그루 마리 쌍 알 톨 단 묶음 바구니 가마니 포대 페이지 쪽 챕터 회 번 번째 "
    "게임 세트 라운드 바퀴 코스 킬로 키로 킬로미터 km 미터 리터 그램 시간 분 초 하루 이틀 사흘 나흘 차례 회차 화 상 술 뿌리 가닥 채 필"
)
#: Units that measure the act itself, though nothing stands before them.
_OF_ACTS = words("시간 분 초 바퀴 킬로 키로 킬로미터 km 미터")
_NUMERALS = frozenset({"MM", "NR", "SN"})
_WHICH = words(
    "이 그 저 이번 다음 지난 저번 어느 무슨 어떤 새 첫 전 매 각 온 옛 헌 딴 다른 별 그런 이런 저런 오는"
)
_BEHIND = words("반 정도 쯤 씩 남짓 째 동안")
_SPANS = words("하루 이틀 사흘 일주일 한달 매일 매주")
_AT_THE_END = re.compile(
    r"\s+(?:\d+|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|몇)\s?"
    rf"(?:{'|'.join(sorted(_UNITS, key=len, reverse=True))})(?: (?:시간|수업|회차))?$"
)
_ALONE = words("하나 둘 셋 넷 하루 이틀 사흘")


@dataclass(frozen=True, slots=True)
class Measure:
    """Where the measure begins among the parts, 0 where nothing stands before it."""

    first: int
    unit: str

    @property
    def of_act(self) -> bool:
        """Say whether it measures the act, not a thing."""
        return self.unit in _OF_ACTS


def measure_in(parts: Sequence[Morpheme]) -> Measure | None:
    """Return the measure that ends a noun phrase: numeral and unit, or a numeral alone."""
    last = len(parts)
    while last > 1 and parts[last - 1].form in _BEHIND and parts[last - 1].tag[0] in "NXM":
        last -= 1
    if last and parts[last - 1].form in _ALONE and parts[last - 1].tag[0] in "NM":
        return Measure(last - 1, parts[last - 1].form) if last > 1 and _is_measured(parts[last - 2]) else None
    if last < 2 or parts[last - 1].form not in _UNITS or not _counts(parts[last - 2]):
        return None
    first = last - 2
    while first and (_counts(parts[first - 1]) or parts[first - 1].tag == "SO" or parts[first - 1].form in _SPANS):
        first -= 1
    if first and not _is_measured(parts[first - 1]):
        return None
    return Measure(first, parts[last - 1].form)


def without_measure(text: str) -> str:
    """ "체르니 한 곡", "컴퓨터반 두 번째 시간": the same without how much of it."""
    return _AT_THE_END.sub("", text)


def is_unit_of(before: Morpheme, here: Morpheme) -> bool:
    """ "클라이밍 두 시간 하고": a unit behind a numeral is no noun that one does."""
    return here.form in _UNITS and _counts(before)


def _counts(part: Morpheme) -> bool:
    return part.tag in _NUMERALS and part.form not in _WHICH


def _is_measured(part: Morpheme) -> bool:
    return part.tag in {"NNG", "NNP", "XSN", "SL"} and part.form not in {"이번", "지난", "다음"}
