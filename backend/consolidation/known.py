"""Activities that are one thing however they are told: "went on a hike", "hiked the trails", "a hiking trip".

A row is a name and its forms. What such a deed was done to, where and with whom, are circumstances; what narrows
it by `for`, `about`, `of` stays with it, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
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
guitar:
piano:
violin:
cello:
drums: drumming
ukulele:
flute:
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
피아노:
기타:
바이올린:
첼로:
드럼:
우쿨렐레:
플루트:
하모니카:
가야금:
장구:
서예:
독서: 독서하다
봉사: 봉사하다 봉사활동
합창:
춤: 춤추다
"""
# Nouns that only hold an activity: "hiking trip", "pottery class", 요가 수업.
_HOLDERS = """
trip class classes session sessions workshop lesson lessons day practice event adventure weekend match game games
retreat club group meetup run ride outing match
수업 강습 모임 연습 대회 여행 동호회 강좌 경기 활동 레슨 교실 초보반 초급반 중급반
"""
# Where one goes for one thing only: a deed told of there is that activity.
_PLACE_ROWS = """
swimming: pool swimming_pool lido
climbing: climbing_wall climbing_gym climbing_hall bouldering_gym bouldering_hall
working out: gym
skating: ice_rink rink skatepark
golf: driving_range
수영: 수영장 풀장 실내수영장
클라이밍: 암장 클라이밍장
헬스: 헬스장 피트니스
요가: 요가원
낚시: 낚시터
탁구: 탁구장
볼링: 볼링장
테니스: 테니스장 테니스코트
배드민턴: 배드민턴장
축구: 축구장 풋살장
"""


@cache
def _spelled() -> dict[str, str]:
    """Return every form as it is written, with the name of its activity."""
    return {form: name for name, forms in _rows(_ROWS) for form in (name, *forms)}


@cache
def _places() -> dict[str, str]:
    return {form: name for name, forms in _rows(_PLACE_ROWS) for form in forms}


def _rows(table: str) -> Iterator[tuple[str, list[str]]]:
    for row in table.split("\n"):
        name, colon, more = row.partition(":")
        if colon:
            yield name, [word.replace("_", " ") for word in more.split()]


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


def activity_of_place(place: str) -> str | None:
    """Return the activity for which one goes to a place, or None where a place has many.

    >>> activity_of_place("수영장"), activity_of_place("park")
    ('수영', None)
    """
    return _places().get(place.lower().removeprefix("the "))
