"""Activities that are one thing however they are told: "went on a hike", "hiked the trails", "a hiking trip".

A row is a name and its forms. What such a deed was done to, where and with whom, are circumstances; what narrows
it by `for`, `about`, `of` stays with it, as everywhere.
"""

from __future__ import annotations

from functools import cache

from ingest.language.lexical import lexical_tokens

# name: further forms, as they stand in a sentence; the name is one itself.
_ROWS = """
hiking: hike hikes trek trekking
running: run jog jogging
swimming: swim
cycling: cycle bike biking bicycle
climbing: climb bouldering
skiing: ski
surfing: surf
skating: skate
dancing: dance
yoga:
pilates:
meditation: meditate meditating
working out: work_out workout gym exercise
boxing: box
fishing: fish
camping: camp campout
kayaking: kayak
sailing: sail
gardening: garden
cooking: cook
baking: bake
painting: paint
drawing: draw sketch sketching
pottery: ceramics
knitting: knit
sewing: sew
singing: sing karaoke choir
photography: photograph
volunteering: volunteer
tutoring: tutor
birdwatching: birding
chess:
basketball:
football:
soccer:
tennis:
volleyball:
golf:
badminton:
수영: 수영하다
요가: 요가하다
필라테스:
명상: 명상하다
등산: 등산하다 산행
산책: 산책하다
달리기: 달리다 러닝 조깅 조깅하다
자전거: 라이딩
클라이밍: 암벽등반
헬스: 헬스장
운동: 운동하다
축구: 축구하다
농구: 농구하다
야구:
테니스:
배드민턴:
탁구:
볼링:
캠핑: 캠핑하다
낚시: 낚시하다
요리: 요리하다
베이킹:
그림: 그리다
도예: 도자기
뜨개질: 뜨개질하다
독서: 독서하다
봉사: 봉사하다 봉사활동
합창:
춤: 춤추다
"""
# Nouns that only hold an activity: "hiking trip", "pottery class", 요가 수업.
_HOLDERS = """
trip class classes session sessions workshop lesson lessons day practice event adventure weekend match game games
retreat club group meetup run ride outing match
수업 강습 모임 연습 대회 여행 동호회 강좌 경기 활동
"""


@cache
def _spelled() -> dict[str, str]:
    """Return every form as it is written, with the name of its activity."""
    forms: dict[str, str] = {}
    for row in _ROWS.split("\n"):
        name, colon, more = row.partition(":")
        if colon:
            forms |= dict.fromkeys((name, *(word.replace("_", " ") for word in more.split())), name)
    return forms


@cache
def _forms() -> dict[str, str]:
    """Return the stem of every form of one word with the name of its activity.

    Small words leave no stem: "work out" would be any work. Such forms count as they are written.
    """
    stems: dict[str, str] = {}
    for form, name in _spelled().items():
        tokens = lexical_tokens(form)
        if len(tokens) == 1 and " " not in form:
            stems.setdefault(tokens[0], name)
    return stems


@cache
def _holders() -> frozenset[str]:
    return frozenset(token for word in _HOLDERS.split() for token in lexical_tokens(word))


def activity_named(words: str) -> str | None:
    """Return the activity that some words name, or None: its form alone, or last before a word that holds it.

    >>> activity_named("hiking trip"), activity_named("painting of a lake")
    ('hiking', None)
    """
    forms = _forms()
    written = _spelled().get(words.lower())
    if written is not None:
        return written
    tokens = lexical_tokens(words)
    while len(tokens) > 1 and tokens[-1] in _holders() and tokens[-1] not in forms:
        tokens = tokens[:-1]
    return forms.get(tokens[-1]) if tokens else None
