"""What a Korean clause says: label, subject, target, polarity and certainty.

`RULES` are tried in order; each is a small function with the sentence it is for. The first that answers
names the statement's rule. Nothing here knows who told whom.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ingest.extract.korean.acts import choose_cut, read_act
from ingest.extract.korean.by_things import is_said_of_nobody
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.customs import read_routine
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.feelings import read_attitude_verb, read_devotion, read_feeling
from ingest.extract.korean.forecasts import read_coming
from ingest.extract.korean.idioms import read_idiom
from ingest.extract.korean.judging import NEGATIVE, new_draft, nothing
from ingest.extract.korean.lexicon import STATES, lexicon
from ingest.extract.korean.messages import read_message
from ingest.extract.korean.opinions import read_condition, read_opinion
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.plans import read_forecast, read_plan, read_rescheduled, read_weather
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import Roles, roles_of, words_of
from ingest.extract.korean.states import (
    read_ability,
    read_copula,
    read_existence,
    read_habit,
    read_not_yet,
    read_occasion_verb,
    read_senses,
    read_workplace,
)
from ingest.extract.korean.turning import read_turning
from ingest.extract.korean.verdicts import read_verdict
from ingest.extract.korean.wishes import (
    read_advice,
    read_dream,
    read_intention_noun,
    read_not_right,
    read_obligation,
    read_wish,
)
from ingest.extract.korean.wordlists import words

_FORGOTTEN_ACTS = words("번호 암호 생일 약속 이름 비밀번호 숙제 제출 전화 답장 신청 예약")


_FORGETTING = frozenset({"깜빡하다", "잊다", "잊어버리다", "까먹다", "깜박하다", "까먹어버리다"})


def _forgotten(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "약 먹는 걸 깜빡했어": what was forgotten did not happen."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _FORGETTING:
        return None
    if clause.relatives and any(p.head in {"거", "것"} for p in roles.objects + roles.subjects):
        _, inner, taken = clause.relatives[-1]
        features = (inner.features | {"past"}) ^ {"not"}
        forgotten = replace(inner, features=frozenset(features), close=Close.FINAL)
        kept = [p for p in clause.phrases if p.head not in {"거", "것"}]
        return read_content(
            replace(clause, phrases=kept + taken, predicate=forgotten, relatives=[], negated=""), sit
        )
    named = roles.object_phrase()
    if named is None:
        return None
    verb = lexicon().verbs.get(named.head)
    if verb is not None or named.head.endswith("다"):
        draft = new_draft("did", "forgotten", clause, roles, sit, words_of(named, sit.cast))
        draft.polarity = NEGATIVE
        return draft
    belongings = not lexicon().is_kind(named.head, "event") and named.head not in _FORGOTTEN_ACTS
    draft = new_draft("lost" if belongings else "did", "forgotten", clause, roles, sit, words_of(named, sit.cast))
    if not belongings:
        draft.polarity = NEGATIVE
    return draft


def _since_then(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "커피 끊은 지 오래됐어": what happened, and how long ago."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"되다", "오래되다", "넘다", "지나다"} or not clause.relatives:
        return None
    if not any(p.head == "지" for p in clause.phrases):
        return None
    _, inner, taken = clause.relatives[-1]
    pieces = (*inner.pieces, ("었", "EP"))
    happened = replace(inner, features=inner.features | {"past"}, close=Close.FINAL, pieces=pieces)
    kept = [p for p in clause.phrases if p.head != "지" and p.kind is not Kind.TIME]
    told = read_content(replace(clause, phrases=kept + taken, predicate=happened, relatives=[], adverbs=[]), sit)
    if told is not None:
        told.rule = "since then"
    return told


#: What is cried out about nothing that is named: "헐 미쳤다", "웃겨 죽겠네".
_EXCLAIMED = words(
    "미치다 말이되다 쩔다 지리다 찢다 웃기다 죽이다 돌다 돌아버리다 죽다 오지다 소름돋다 끝내주다 어이없다 기막히다"
)


def _exclaimed(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "헐 미쳤다", "다 잘될 거야": a cry or a word of comfort without anything that it is about."""
    predicate = clause.predicate
    if predicate is None or clause.phrases or sit.attributed or sit.topic is not None or clause.relatives:
        return None
    comfort = clause.adverb("잘") and predicate.lemma in {"되다", "잘되다", "풀리다"} and predicate.has("future")
    if predicate.lemma in _EXCLAIMED or predicate.lemma == "잘되다" or comfort:
        return nothing(clause, roles, sit)
    return None


Rule = Callable[[Clause, Roles, Situation], Draft | None]


#: Tried in order; name, function, and a sentence each is for.
RULES: tuple[tuple[str, Rule, str], ...] = (
    ("exclamation", _exclaimed, "헐 미쳤다"),
    ("intention noun", read_intention_noun, "결혼 생각이 없어"),
    ("thought wrong", read_not_right, "밤에 뛰는 건 좀 아닌 것 같아"),
    ("wish", read_wish, "제주도 가고 싶어"),
    ("dream", read_dream, "내 꿈은 카페 차리는 거야"),
    ("devotion", read_devotion, "나는 커피 없인 못 살아"),
    ("obligation", read_obligation, "애들은 일찍 자야 해"),
    ("condition", read_condition, "몸이 안 좋아"),
    ("what is coming", read_coming, "이번 시험은 어려울걸"),
    ("advice", read_advice, "일찍 가는 게 좋아"),
    ("verdict", read_verdict, "그 보고서는 알맹이가 없어"),
    ("idiom", read_idiom, "막내는 공룡이라면 사족을 못 써"),
    ("feeling", read_feeling, "난 당근이 싫어"),
    ("opinion", read_opinion, "그 영화 지루했어"),
    ("attitude verb", read_attitude_verb, "언니는 고수를 좋아해"),
    ("rescheduled", read_rescheduled, "회의가 목요일로 바뀌었어"),
    ("weather", read_weather, "주말에 비가 온대"),
    ("since then", _since_then, "커피 끊은 지 오래됐어"),
    ("workplace", read_workplace, "은행에 다녀"),
    ("by itself", read_turning, "적금은 모레 만기야"),
    ("routine", read_routine, "등산하는 게 취미야"),
    ("copula", read_copula, "오빠는 소방관이야"),
    ("forgotten", _forgotten, "약 먹는 걸 깜빡했어"),
    ("sense", read_senses, "귀가 안 들리셔"),
    ("not yet", read_not_yet, "보고서 아직이야"),
    ("occasion as verb", read_occasion_verb, "내일 단수된대"),
    ("ability", read_ability, "나 수영 못 해"),
    ("existence", read_existence, "동생이 둘 있어"),
    ("message", read_message, "은행에서 전화 왔어"),
    ("plan", read_plan, "다음 달에 퇴사해"),
    ("forecast", read_forecast, "집값 떨어질 거야"),
    ("habit", read_habit, "매일 달리기해"),
    ("content", read_act, "어제 자전거 샀어"),
)


def read_content(clause: Clause, sit: Situation) -> Draft | None:
    """Return what a clause says, or None where it says nothing to store."""
    if clause.predicate is not None and clause.predicate.has("mistaken"):
        return None  # "반장이 될 줄 알았어": what turned out otherwise
    if clause.predicate is not None and _only_on_the_way(clause.predicate):
        return None
    choose_cut(clause)
    roles = roles_of(clause, sit.cast, lexicon())
    if roles.doubtful and not sit.attributed:
        return None  # "수아 자전거 고쳐줬어": hers, and whoever mended it, or she did
    if is_said_of_nobody(clause, roles, sit):
        return None
    for _, rule, _ in RULES:
        draft = rule(clause, roles.copied(), sit)  # a rule may rearrange them and still give up
        if draft is not None:
            return _without_measures(draft, clause) if draft.label else None
    return None


def _only_on_the_way(predicate: Predicate) -> bool:
    """ "집 가는 길", "회사 가는 중": nobody is there yet."""
    return predicate.has("on-the-way", "underway") and predicate.lemma in {"가다", "오다"}


def _without_measures(draft: Draft, clause: Clause) -> Draft:
    """ "김치찌개 한 솥 끓였다": what was done is named without how much of it."""
    target = draft.target
    none_of_it = draft.label == "does_regularly" and draft.polarity is NEGATIVE
    if target is None or (draft.label in STATES and not none_of_it):
        return draft  # "술 한 방울도 안 마신대" is of 술, "물 두 잔 마신대" of how much
    for phrase in clause.phrases:
        if phrase.count and phrase.count != phrase.text and phrase.kind is Kind.THING and phrase.count in target:
            target = " ".join(target.replace(phrase.count, " ", 1).split())
    draft.target = target or draft.target
    return draft
