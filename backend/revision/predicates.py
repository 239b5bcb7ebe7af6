"""The predicate table: which statements can revise each other, and what an event does to a state.

Every predicate of the closed list has one row. A family says what its slot is made of:

- attitude: kind of attitude and target; the value is the polarity
- functional: subject and predicate; the value is the target, one at a time
- set: subject, predicate and target; the value is the polarity
- occurrence, proposition: no slot; never revised, only corrected
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Family(StrEnum):
    ATTITUDE = "attitude"
    FUNCTIONAL = "functional"
    SET = "set"
    OCCURRENCE = "occurrence"
    PROPOSITION = "proposition"


class Ends(StrEnum):
    """Which values of a slot an event ends."""

    ANY = "any"  # whatever fills the slot
    SAME_TARGET = "same_target"  # the slot of the event's own target
    MEMBERSHIP = "membership"  # the same target, or a general word for it ("the job", 회사)


@dataclass(frozen=True, slots=True)
class Effect:
    """What an event of some predicate does to the slot of another one."""

    predicate: str
    ends: Ends
    verbs: frozenset[str] | None = None  # only with one of these verbs; None for every verb


@dataclass(frozen=True, slots=True)
class Predicate:
    """One row: `kind` names what is shared in the slot (likes and dislikes are one kind of attitude)."""

    name: str
    family: Family
    kind: str
    example: str
    ends: tuple[Effect, ...] = ()
    opens: str | None = None


# Verbs after which the giver no longer has the thing; lending, sending and handing over are not among them.
_GIVING_AWAY_VERBS = """
    팔다 판매하다 기부하다 기증하다 처분하다 양도하다 물려주다 나눔하다 매각하다 되팔다
    sell donate auction offload bequeath sell_off give_away auction_off pass_down hand_down
"""
GIVING_AWAY = frozenset(verb.replace("_", " ") for verb in _GIVING_AWAY_VERBS.split())

_LIVES_IN = Effect("lives_in", Ends.ANY)
_WORKS_AT = Effect("works_at", Ends.MEMBERSHIP)
_STUDIES = Effect("studies", Ends.MEMBERSHIP)
_HABIT = Effect("does_regularly", Ends.SAME_TARGET)
_WAY_OF_LIFE = Effect("is", Ends.SAME_TARGET)
_POSSESSION = Effect("has", Ends.SAME_TARGET, GIVING_AWAY)

_A, _F, _S = Family.ATTITUDE, Family.FUNCTIONAL, Family.SET
_O, _P = Family.OCCURRENCE, Family.PROPOSITION

ROWS: tuple[Predicate, ...] = (
    Predicate("likes", _A, "taste", "난 단팥죽이 좋아."),
    Predicate("dislikes", _A, "taste", "이제 단팥죽은 싫어."),
    Predicate("prefers", _A, "preference", "I'd rather cycle."),
    Predicate("wants", _A, "wish", "캠핑 가고 싶어."),
    Predicate("trusts", _A, "trust", "I trust our baker."),
    Predicate("believes_good", _A, "evaluation", "그 전시 괜찮더라."),
    Predicate("believes_bad", _A, "evaluation", "The sequel is dull."),
    Predicate("recommends", _A, "recommendation", "그 안과 추천해."),
    Predicate("worries_about", _A, "worry", "I'm worried about the roof."),
    Predicate("suggests", _P, "suggests", "로운이 같이 뛰재."),
    Predicate("requests", _P, "requests", "불 끄래."),
    Predicate("asks", _P, "asks", "어디냐고 물어봤어."),
    Predicate("predicts", _P, "predicts", "내일 눈 올 것 같아."),
    Predicate("believes", _P, "believes", "We should plant trees."),
    Predicate("plans", _O, "plans", "다음 주에 등산 갈 거야."),
    Predicate("did", _O, "did", "I cleaned the attic."),
    Predicate("went", _O, "went", "어제 수목원 갔어."),
    Predicate("met", _O, "met", "I met Noor."),
    Predicate("bought", _O, "bought", "자전거 샀어."),
    Predicate("gave", _O, "gave", "지난주에 오토바이 팔았어.", ends=(_POSSESSION,)),
    Predicate("received", _O, "received", "I got a letter."),
    Predicate("ate", _O, "ate", "점심에 메밀국수 먹었어."),
    Predicate("watched", _O, "watched", "We watched the derby."),
    Predicate("read", _O, "read", "그 소설 다 읽었어."),
    Predicate("started", _O, "started", "I took up rowing.", opens="does_regularly"),
    Predicate("stopped", _O, "stopped", "나 탄산 끊었어.", ends=(_HABIT, _WAY_OF_LIFE)),
    Predicate("moved_to", _O, "moved_to", "지난달에 속초로 이사했어.", ends=(_LIVES_IN,), opens="lives_in"),
    Predicate("joined", _O, "joined", "I joined the orchestra."),
    Predicate("left", _O, "left", "나 학원 그만뒀어.", ends=(_WORKS_AT, _STUDIES, _HABIT, _WAY_OF_LIFE)),
    Predicate("married", _F, "married", "Ines is married to Pavel."),
    Predicate("lost", _O, "lost", "장갑 잃어버렸어."),
    Predicate("passed", _O, "passed", "I passed the bar exam."),
    Predicate("takes_place", _O, "takes_place", "The fair is on Sunday."),
    Predicate("lives_in", _F, "lives_in", "나는 속초에 살아."),
    Predicate("works_at", _F, "works_at", "I work at a nursery."),
    Predicate("studies", _F, "studies", "천문학 전공해."),
    # An identity is functional by its complement's kind, anything else a set: see `complements`.
    Predicate("is", _S, "is", "언니는 약사야."),
    Predicate("has", _S, "has", "I have a kayak."),
    Predicate("can", _S, "can", "난 운전 못 해."),
    Predicate("does_regularly", _S, "does_regularly", "매일 녹즙을 마셔."),
)

PREDICATES: Mapping[str, Predicate] = MappingProxyType({row.name: row for row in ROWS})


def same_kind(predicate: str) -> tuple[str, ...]:
    """Return the predicates that are one kind with this one, itself included ("likes" and "dislikes")."""
    row = PREDICATES.get(predicate)
    if row is None:
        return (predicate,)
    return tuple(other.name for other in ROWS if other.kind == row.kind)
