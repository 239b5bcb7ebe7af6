"""Relayed speech acts: what somebody proposes (-재), asks for (-래) or asks (-냬)."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import action_noun
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Person, thing_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.roles import roles_of, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import ASKING

#: Orders to try, see, read, attend or buy something are recommendations ("꼭 보래").
_RECOMMENDED = frozenset({"watched", "read", "bought", "ate"})
_RECOMMENDED_VERBS = words("듣다 참석하다 참가하다 써보다 해보다 읽다 보다 구경하다 관람하다 들어보다 신청하다+")


_SPOKEN_OF = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})
#: What is done to a person who stands bare before the verb.
_DONE_TO_PEOPLE = words(
    "믿다 만나다 부르다 돕다 도와주다 데려오다 데리다 챙기다 찾다 기다리다 초대하다 깨우다 건드리다 괴롭히다 놀리다 칭찬하다 "
    "혼내다 따라가다 따르다 용서하다 조심하다 무시하다 사귀다 잡다 태우다 소개하다 말리다 설득하다 위로하다 모시다 뽑다"
)


def read_speech_act(clause: Clause, mood: Mood, sit: Situation, actor: Person | None) -> Draft | None:
    """Return the act as a draft whose holder is the actor."""
    predicate = clause.predicate
    if predicate is None:
        return None
    roles = roles_of(clause, sit.cast, lexicon())
    if roles.agent is not None and roles.agent_phrase is not None and roles.agent == actor:
        roles.agent = None
    bare = roles.agent_phrase if roles.agent_phrase is not None and roles.agent_phrase.case == "bare" else None
    if mood is Mood.ORDER and bare is not None and bare.kind in _SPOKEN_OF and predicate.lemma in _DONE_TO_PEOPLE:
        roles.objects, roles.agent, roles.agent_phrase = [*roles.objects, bare], None, None  # "지호 믿지 말래"
    negative = predicate.has("prohibit") or bool(clause.negated)
    label = {Mood.PROPOSAL: "suggests", Mood.ORDER: "requests", Mood.QUESTION: "asks", Mood.TELLING: "requests"}[
        mood
    ]
    asked_of_one = any(p.case == "dat" and p.kind in {Kind.FIRST, Kind.SECOND} for p in clause.phrases)
    if mood is Mood.ORDER and not asked_of_one and _recommends(clause):
        label = "recommends"
    target = action_noun(clause, roles, sit)
    if mood is Mood.QUESTION and predicate.lemma == "어떻다" and roles.subjects and not _is_health(clause):
        # "시후가 어떠냐고": proposes it
        label, mood, target = "suggests", Mood.PROPOSAL, words_of(roles.subjects[-1], sit.cast)
    if mood is Mood.QUESTION:
        target = _asked(clause, sit) or target
    draft = Draft(label, f"speech act: {label}", predicate.lemma, actor, None, target)
    draft.holder, draft.clause, draft.roles, draft.future = actor, clause, roles, True
    if label == "asks":
        draft.polarity = Polarity.NEUTRAL
        draft.future = False
    elif negative:
        draft.polarity = Polarity.NEGATIVE
    if predicate.has("maybe"):
        draft.certainty = Certainty.UNCERTAIN
    return draft


#: What is somebody's own: asked how it is, nobody proposes it.
_OF_ONESELF = words("몸 건강 상태 기분 마음 컨디션 안부 형편 사정 근황 상황 증상 차도")


def _is_health(clause: Clause) -> bool:
    """ "할머니 무릎은 어떠시냐고", "요즘 좀 어떠냐고": asks after somebody, and proposes nothing."""
    predicate = clause.predicate
    if predicate is not None and predicate.has("honorific"):
        return True
    if clause.adverb("좀", "요즘", "요새"):
        return True
    return any(
        p.kind is Kind.THING and (p.head in _OF_ONESELF or lexicon().is_kind(p.head, "body"))
        for p in clause.phrases
    ) or any(p.kind is Kind.TIME and p.text in {"요즘", "요새"} for p in clause.phrases)


_SEEN_TO = words("사회 장 시험 면접 눈치 맛 애 아기 집 가게 망 손주 선 끝 흉 일 손해")


def _recommends(clause: Clause) -> bool:
    predicate = clause.predicate
    if predicate is None or predicate.has("benefit"):
        return False
    sense = lexicon().verbs.get(predicate.lemma)
    if predicate.lemma in ASKING:
        return False  # "잘 계시냐고 여쭤보래"
    if predicate.lemma == "보다" and any(p.head in _SEEN_TO for p in clause.phrases):
        return False  # "사회 보래", "장 보래"
    if predicate.has("try") or (
        predicate.has("prohibit")
        and predicate.lemma in {"사다", "읽다", "보다", "구매하다", "구입하다", "가입하다"}
    ):
        return True
    if predicate.lemma in {"먹다", "마시다", "사다"}:
        return clause.adverb("꼭", "한번", "무조건")
    return predicate.lemma in _RECOMMENDED_VERBS or (
        sense is not None and sense.label in _RECOMMENDED and clause.adverb("꼭", "한번")
    )


def _asked(clause: Clause, sit: Situation) -> str | None:
    """What a question is about: its object or thing, the person in it, or the action."""
    predicate = clause.predicate
    roles = roles_of(clause, sit.cast, lexicon())
    if clause.complement is not None and clause.complement.kind is not Kind.QUESTION:
        if roles.thing is not None:
            return words_of(roles.thing, sit.cast)
        return thing_of(clause.complement, sit.cast)
    things = roles.objects + roles.subjects
    if things:
        return thing_of(things[-1], sit.cast)
    if predicate is not None and predicate.noun:
        return predicate.noun
    if roles.places and roles.places[-1].kind is Kind.THING:
        return thing_of(roles.places[-1], sit.cast)
    if roles.agent is not None and (clause.complement is not None or (predicate and predicate.lemma == "어떻다")):
        return roles.agent.name
    return None
