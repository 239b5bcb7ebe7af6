"""What is to come: plans of an agent, forecasts, weather and new dates of occasions."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import (
    GIVEN_UP,
    IF_IT_GOES_ON,
    action_noun,
    is_event_verb,
    is_involuntary,
    is_perhaps,
    new_draft,
    nothing,
)
from ingest.extract.korean.lexicon import Sense, lexicon
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor, words_of
from ingest.extract.korean.states import SKIPPED_LEMMAS
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty

_WEATHER_VERBS = words("오다 내리다 불다 치다 쏟아지다 끼다 심하다 올라오다 오르다 많다")


_EXAMINED = words("시험 면접 오디션 심사 자격증 필기 실기 서류 수능 고시")
_ARRIVING = words("오다 도착하다 들어오다 입고되다 배송되다")
#: What nobody means to do: "시끄러워서 미치겠어".
_BESIDE_ONESELF = frozenset({"미치다", "환장하다", "죽다", "돌아버리다", "돌다"})
#: What a thing that is talked of does of itself: nobody does it to the thing.
_OF_ITSELF = words(
    "버티다 망하다 무너지다 오래가다 살아남다 견디다 자라다 크다 마르다 식다 녹다 상하다 시들다 죽다"
)


#: What somebody who says "준다고" is going to do.
_GIVING = words("주다 드리다 보내다 갚다 돌려주다 빌려주다 사주다 보내주다 해주다 갖다주다")
_NOT_DECISIVE = words("주다 받다 보내다 들다 떨어지다 타다 벌다 얻다 만나다")


_SET_PHRASES = words("먹다 다녀오다 뵙다 알다 모르다 들어가다 가보다 부탁드리다 기다리다 연락드리다")


_WEATHER = words(
    "눈 비 소나기 태풍 장마 폭설 폭우 한파 황사 미세먼지 안개 우박 천둥 더위 추위 바람 폭염 진눈깨비 첫눈"
)


MOVED = words(
    "바뀌다 변경되다 연기되다 미뤄지다 당겨지다 옮겨지다 앞당겨지다 늦춰지다 잡히다 정해지다 확정되다 "
    "밀리다 변경하다 연기하다 미루다"
)


def read_rescheduled(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "회의가 목요일로 바뀌었어": the occasion takes place at the new time."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in MOVED or predicate.has("not") or clause.negated:
        return None
    if roles.thing is not None and roles.thing.head == "장소" and roles.places:
        place = roles.thing.text.removesuffix("장소").rstrip() or sit.topic
        moved = new_draft("takes_place", "new place", clause, roles, sit, words_of(roles.places[-1], sit.cast))
        moved.subject, moved.subject_text, moved.future = None, place, True
        return moved if place else None
    if not any(
        p.kind is Kind.TIME and p.case == "loc" and p.particles[:1] in (("로",), ("으로",)) for p in clause.phrases
    ):
        return None
    occasion = roles.thing or (roles.objects[-1] if roles.objects else None)
    what = words_of(occasion, sit.cast) or sit.topic
    if what is None:
        return None
    draft = new_draft("takes_place", "new date of an occasion", clause, roles, sit, None)
    draft.subject, draft.subject_text, draft.future = None, what, True
    return draft


def read_weather(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "이번 주말에 눈이 많이 온다": nobody's act."""
    predicate = clause.predicate
    thing = next((p for p in roles.subjects if p.head in _WEATHER), roles.thing)  # "캠핑은 비 와서 못 갔어"
    if predicate is None or thing is None or thing.head not in _WEATHER or predicate.lemma not in _WEATHER_VERBS:
        return None
    if predicate.has("past") and not predicate.has("future", "seem"):
        draft = new_draft("did", "weather", clause, roles, sit, thing_of(thing, sit.cast))
        draft.subject = None
        return draft
    draft = new_draft("predicts", "weather", clause, roles, sit, thing_of(thing, sit.cast))
    draft.subject = None
    draft.holder = sit.holder
    return draft


def read_plan(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """ "가기로 했어", "살 거야", "다음 달에 퇴사해", "-겠다고": an agent's intention."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma in SKIPPED_LEMMAS or "adjective" in predicate.features:
        return None
    happens = predicate.lemma == "나다" and predicate.has("will")  # "올해 적자 나겠어"
    if happens or (predicate.has("will") and clause.adverb(*IF_IT_GOES_ON)):
        return None  # "이러다 지각하겠다": foreseen, not meant
    beside_oneself = predicate.has("will") and predicate.lemma in _BESIDE_ONESELF and not sit.attributed
    if beside_oneself or _is_table_manners(clause, roles, sit):
        return nothing(clause, roles, sit)
    if predicate.lemma in {"있다", "없다", "이다", "아니다"} and not roles.places:
        return None
    if (
        predicate.has("will")
        and roles.dropped
        and not (roles.objects or roles.subjects or roles.places or sit.attributed or sit.timed)
        and is_involuntary(predicate, lexicon().verbs.get(predicate.lemma))
    ):
        return nothing(clause, roles, sit)  # "늦겠다", "죽겠네"
    marked = (
        predicate.has("plan")
        or predicate.close is Close.PURPOSE
        or predicate.ending.rstrip("요") in {"ㄹ게", "을게"}
    )
    sense = lexicon().verbs.get(predicate.lemma)
    marked = marked or (predicate.has("intent") and not is_involuntary(predicate, sense))  # "휴학하려나 봐"
    ahead = marked or predicate.has("future", "will") or sit.future_time
    owned = not roles.subjects or roles.subjects[0].possessor is not None
    if roles.agent is None and ahead and owned:
        give_agent_from_possessor(roles, sit.cast)
    stated = bool(roles.subjects) and roles.subjects[0].case == "subj"
    lasts = predicate.lemma in _OF_ITSELF and roles.thing is not None and roles.thing.topic
    stated = stated or (lasts and roles.agent_phrase is None)  # "그 가게는 일 년도 못 버틸 거야"
    # "공장이 가동을 시작합니다": the plant does, not who tells it; "물이 먹고 싶어" has no other object.
    thing_subject = roles.agent is None and stated and (not roles.objects or roles.subjects[0].kind is Kind.THING)
    agent = roles.agent or (sit.default if not thing_subject and not roles.nobody else None)
    if (
        predicate.lemma == "하다"
        and predicate.has("agreed")
        and roles.agent is None
        and any(p.topic for p in roles.subjects)
    ):
        return scheduled(clause, roles, sit)
    if thing_subject or (agent is None and roles.nobody):
        return None if not predicate.has("plan") else scheduled(clause, roles, sit)
    first = agent is not None and agent.name == sit.cast.first
    intends = marked or (
        predicate.has("future", "will")
        and not predicate.has("past")
        and (first or (sit.attributed and not sit.thought))
        and not predicate.has("seem")
    )
    now = (
        not predicate.has("past", "future", "will", "seem", "maybe", "progressive", "state", "can", "factual")
        and not sit.habitual
    )
    # "팀장님이 일정을 바꿔 준다고 했어": who says so would do it
    own = roles.dropped and sit.default is not None and sit.default.name != sit.cast.first
    gives = predicate.has("benefit") or (own and predicate.lemma in _GIVING)
    promised = gives and sit.attributed and (roles.agent is not None or own)
    coming = now and (sit.future_time or sit.begins or promised or _is_decisive(predicate, sense, roles))
    if not (intends or coming):
        return None
    if guesses_ahead(predicate) and not first:
        return None  # "민수는 내일 올걸": a forecast, and nobody's plan
    if sense is not None and sense.label in {"lives_in", "is", "has", "passed"} and not marked and not first:
        return None
    if agent is None or (predicate.has("future") and not marked and is_involuntary(predicate, sense)):
        return None
    if (
        predicate.has("will")
        and predicate.noun is None
        and predicate.lemma in {"모르다", "알다", "뵙다", "먹다", "다녀오다"}
        and roles.dropped
        and not sit.attributed
    ):
        return None
    if (
        sense is not None
        and sense.label in {"started", "stopped", "takes_place"}
        and roles.subjects
        and not roles.objects
        and predicate.lemma not in GIVEN_UP
        and roles.agent is None
    ):
        return None  # not of what somebody gives up: "가게 접으려고"
    given_up = predicate.lemma in GIVEN_UP and (marked or predicate.has("will"))
    if (
        roles.agent is None
        and roles.subjects
        and not roles.objects
        and not given_up
        and is_event_verb(predicate, sense)
    ):
        return None
    draft = new_draft("plans", "plan", clause, roles, sit, action_noun(clause, roles, sit))
    draft.future = True
    return draft


_DECISIVE = words(
    "이직하다 졸업하다 이혼하다 수술하다 휴직하다 출산하다 파혼하다 옮기다 귀국하다 출국하다 유학가다 "
    "파견가다 데뷔하다 독립하다 창업하다 개업하다 수술받다 입원하다 퇴원하다 이사하다 전학가다 "
    "은퇴하다 출마하다 소개팅하다 선보다 유학하다 이민하다 상장하다 파업하다 철수하다 휴학하다 복학하다 복직하다 전학하다 편입하다 분가하다 합가하다 자퇴하다 입대하다 전역하다 "
    "약혼하다 재혼하다 사퇴하다 사임하다 하차하다 폐업하다 퇴임하다 취임하다 부임하다 컴백하다 이적하다 탈퇴하다"
)


def is_decisive(predicate: Predicate) -> bool:
    """Say whether the act is one of those that are done once in a while and decided before."""
    return predicate.lemma in _DECISIVE


def _is_decisive(predicate: Predicate, sense: Sense | None, roles: Roles) -> bool:
    """ "지원이 퇴사한대": the present of a single decisive act means that it is to come."""
    if is_decisive(predicate):
        return True
    if sense is None or "adjective" in predicate.features or predicate.lemma in _NOT_DECISIVE:
        return False
    return sense.label in {"left", "joined", "married", "moved_to", "bought", "went"} and predicate.lemma not in {
        "다니다",
        "오가다",
    }


def _is_table_manners(clause: Clause, roles: Roles, sit: Situation) -> bool:
    """ "잘 먹겠습니다", "다녀오겠습니다": set phrases."""
    predicate = clause.predicate
    if (
        predicate is None
        or not predicate.has("will")
        or not roles.dropped
        or roles.objects
        or roles.subjects
        or sit.attributed
    ):
        return False
    return predicate.lemma in _SET_PHRASES and not sit.timed


def scheduled(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "옥상 텃밭은 올해 안 하기로 함", "축제는 열릴 예정이야": a thing is scheduled."""
    predicate = clause.predicate
    if predicate is None or not roles.subjects:
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    label = (
        sense.label
        if sense is not None and sense.label in {"started", "stopped", "takes_place"}
        else "takes_place"
    )
    draft = new_draft(label, "scheduled", clause, roles, sit, None)
    draft.subject, draft.subject_text, draft.future = None, thing_of(roles.subjects[0], sit.cast), True
    return draft


def guesses_ahead(predicate: Predicate) -> bool:
    """Say whether -ㄹ걸 guesses at what is to come ("늦을걸?", not "갔을걸")."""
    return predicate.ending.rstrip("요") in {"ㄹ걸", "을걸"} and not predicate.has("past", "progressive", "state")


def read_forecast(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "집값 떨어질 거야", "결승까지 갈 것 같아", "최저임금 오른다더라"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and sense.label in {"started", "stopped", "takes_place"}:
        return None
    ahead = predicate.has("future", "will") and not predicate.has("past")
    organisation = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.ORGANISATION
    thing_changes = (
        (
            (roles.agent is None and bool(roles.subjects))
            or organisation
            or predicate.lemma in {"바뀌다", "교체되다"}
        )
        and not predicate.has("past")
        and (sit.future_time or sit.attributed)
        and (is_event_verb(predicate, sense) or (sit.future_time and predicate.lemma in _ARRIVING))
        and not sit.habitual
    )
    if not ahead and not thing_changes:
        return None
    goes_on = clause.adverb(*IF_IT_GOES_ON)
    if (
        predicate.has("will")
        and not goes_on
        and roles.dropped
        and not roles.subjects
        and not roles.objects
        and not sit.attributed
    ):
        return None  # "늦겠다"
    if predicate.lemma in SKIPPED_LEMMAS or (
        roles.agent is None
        and not roles.subjects
        and not roles.objects
        and sit.topic is None
        and roles.dropped
        and sit.default is None
    ):
        return None
    return forecast(clause, predicate, roles, sit)


def forecast(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> Draft:
    """Draft what a clause foresees: of whom or what, and what it will do."""
    target = (
        words_of(roles.places[-1], sit.cast) if roles.places and roles.places[-1].kind is not Kind.TIME else None
    )
    if target is None:
        target = predicate.noun if predicate.noun else predicate.lemma
        target = target.removesuffix("나다") if target == "대박나다" else target
        whom = roles.object_phrase() if roles.agent is not None and not predicate.noun else None
        if roles.objects or whom is not None:
            target = words_of(roles.objects[-1] if roles.objects else whom, sit.cast)
    draft = new_draft("predicts", "forecast", clause, roles, sit, target)
    draft.holder = sit.holder
    examined = roles.thing is not None and roles.thing.head in _EXAMINED and roles.agent is None
    if examined and roles.thing is not None and predicate.lemma in {"붙다", "떨어지다", "합격하다", "통과하다"}:
        # "다음 시험은 꼭 붙을 거야": whoever sits it
        draft.subject, draft.subject_text, draft.target = sit.default, None, thing_of(roles.thing, sit.cast)
        draft.future = True
        return draft
    if roles.agent is None and roles.subjects:
        draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
    elif roles.agent is None and sit.attributed and sit.default is not None and roles.dropped:
        draft.subject = sit.default  # "형이 이길 거라고 하더라": the teller's own
    elif roles.agent is None:
        draft.subject = sit.topic_person if sit.topic is None else None
        draft.subject_text = sit.topic
    elif roles.agent_phrase is not None and roles.subjects and roles.subjects[0].case == "subj":
        draft.subject, draft.subject_text = None, f"{roles.agent.name} {thing_of(roles.subjects[0], sit.cast)}"
    draft.future = True
    if not sit.conditional:
        draft.certainty = (
            Certainty.UNCERTAIN if predicate.has("seem", "maybe") or is_perhaps(clause) else Certainty.ASSERTED
        )
    return draft
