"""The thing of a deed without how much of it there was, and what kind of doing a verb is.

"Baked a big batch of scones" and "made scones again" are scones that were made; 기타 한 시간 치기 is 기타.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from ingest.language.lexical import lexical_tokens

_KO_NUMBERS = "한|두|세|네|석|넉|다섯|여섯|일곱|여덟|아홉|열|열두|스무|서너|두어|두세|몇|반|첫"
_KO_COUNTERS = (
    "시간|분|판|솥|냄비|대|권|곡|바퀴|잔|그릇|접시|개|마리|번째|번|차례|통|봉지|봉|장|팩|병|캔|상자|박스|조각|포기|"
    "모|끼|줄|키로|킬로|킬로미터|미터|km|쪽|페이지|세트|게임|경기|편|화|회|숟갈|바구니|다발|단|박|타|차"
)
_KO_MEASURE = re.compile(
    rf"(?:^|(?<=\s))(?:\d+(?:\.\d+)?\s?|(?:{_KO_NUMBERS})\s?)(?:{_KO_COUNTERS})(?:\s?반)?(?=\s|$)"
)
# Particles that stay on a thing in talk: 기타나 쳤다, 빨래만 했다.
_KO_PARTICLE = re.compile(r"(?<=[가-힣]{2})(?:이나|나|만|도|까지)(?=\s|$)")

_EN_NUMBERS = (
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|eighty|a hundred|"
    r"a dozen|half a dozen|\d+(?:[.,]\d+)?k?"
)
_EN_MEASURES = (
    "batch|pot|pan|tray|vat|bowl|plate|cup|mug|glass|pint|bottle|bag|box|jar|loaf|loaves|piece|slice|bit|spot|"
    "round|rounds|game|set|couple|pair|lot|load|loads|bunch|hour|hours|minute|minutes|mile|miles|kilometre|km|"
    "chapter|chapters|page|pages|lap|length"
)
_EN_MEASURE = re.compile(
    rf"^(?:(?:a|an|the|another|some|more|my|our|his|her|their|half|few|second|first|third|fresh|big|huge|small|"
    rf"whole|massive|quick|good|nice|long|{_EN_NUMBERS})\s+)*(?:(?:{_EN_MEASURES})s?\s+of\s+)?"
    rf"(?:(?:a|an|the|my|our|his|her|their|some)\s+)?",
    re.IGNORECASE,
)
_HANGUL = re.compile(r"[가-힣]")

# Verbs of one kind of doing: with one and the same thing they tell one activity. `made`: 김치찌개를 끓였다 and
# 만들었다; `practised`: 피아노를 쳤다 and 연습했다; `attended`: 요가 수업을 들었다, 요가를 배웠다.
_FAMILY_ROWS: Mapping[str, str] = MappingProxyType(
    {
        "made": """
            make cook bake fry boil roast grill brew knead fold simmer steam pickle whip_up cook_up rustle_up
            끓이다 만들다 굽다 볶다 부치다 찌다 삶다 튀기다 무치다 담그다 빚다 조리다 요리하다 해먹다 해_먹다
        """,
        "practised": """
            play practise practice rehearse train strum drill
            치다 켜다 불다 연주하다 연습하다 뜯다 타다
        """,
        "attended": """
            attend study learn take_class sit_in
            듣다 배우다 수강하다 수업하다 받다
        """,
    }
)
FAMILIES: Mapping[str, str] = MappingProxyType(
    {verb.replace("_", " "): name for name, verbs in _FAMILY_ROWS.items() for verb in verbs.split()}
)


def core_thing(target: str, relation: str) -> str:
    """Return a thing without its measures and the verb that its name repeats.

    >>> core_thing("기타 한 시간 치기", "치다"), core_thing("batch of scones", "bake")
    ('기타', 'scones')
    """
    if not _HANGUL.search(target):
        return _EN_MEASURE.sub("", target).strip() or target
    bare = _KO_PARTICLE.sub("", _KO_MEASURE.sub(" ", target))
    words = bare.split()
    # The verb stands behind the thing as a noun (치기): the relation says it already.
    if len(words) > 1 and _is_verb_as_noun(words[-1], relation):
        words = words[:-1]
    return " ".join(words) or target


def thing_tokens(thing: str) -> list[str]:
    """Return the index words of a thing. As an object, so that no syllable of it passes for a particle: 수정과.

    >>> thing_tokens("수정과")
    ['수정과']
    """
    if not _HANGUL.match(thing[-1:]):
        return lexical_tokens(thing)
    return lexical_tokens(thing + ("을" if (ord(thing[-1]) - ord("가")) % 28 else "를"))


def _is_verb_as_noun(word: str, relation: str) -> bool:
    if not word.endswith("기"):
        return False
    return word == f"{relation.removesuffix('다')}기" or set(lexical_tokens(word)) <= set(lexical_tokens(relation))


def doing(relation: str) -> str:
    """Return the kind of doing that a verb is, or the verb itself.

    >>> doing("bake"), doing("끓이다"), doing("paint")
    ('made', 'made', 'paint')
    """
    return FAMILIES.get(relation, relation)
