"""Verbs of what things do, or that say nothing of whoever does not stand before them: "이제 안 새요", "20분 걸림"."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Situation
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles
from ingest.extract.korean.wordlists import words

#: What only things do; without a thing it is never the speaker.
_BY_THINGS = words(
    "새다 삐걱거리다 붇다 깨지다 터지다 꺼지다 녹다 썩다 상하다 무너지다 부서지다 찢어지다 닳다 식다 망가지다 번지다 흔들리다 "
    "부러지다 엎어지다 쏟아지다 막히다 불다 얼다 익다 남다 마르다 걸리다 줄다 늘다 풀리다 끊기다 멈추다"
)
#: What is granted, decided or breaks out by itself: "견적 승인 남".
_BREAKS_OUT = words(
    "승인 허가 결재 결과 확정 판결 발령 공고 인가 합의 결론 답 소문 기사 불 사고 화재 정전 빈자리 자리 매물 광고 재고 품절 펑크 결원"
)


def is_said_of_nobody(clause: Clause, roles: Roles, sit: Situation) -> bool:
    """Say whether the verb tells of a thing that is not there, so that nothing may be said of who speaks."""
    predicate = clause.predicate
    if predicate is None or sit.attributed or not roles.dropped:
        return False
    if predicate.lemma == "말다" and predicate.ending.endswith("야"):
        return True  # "지갑 말야"
    if predicate.lemma == "미치다" and predicate.has("past"):
        return True  # "향 미쳤다": struck by it, and nobody is mad
    if predicate.lemma not in _BY_THINGS:
        return False
    lasts = predicate.lemma == "걸리다" and _is_long(clause)
    return lasts or not (roles.subjects or roles.objects or roles.places)


def _is_long(clause: Clause) -> bool:
    """ "20분 걸림", "서울까지 세 시간 걸렸어"."""
    return any(p.of_act or p.head in {"시간", "분"} for p in clause.phrases)


def broken_out(predicate: Predicate, roles: Roles) -> bool:
    """ "견적 승인 남": the approval came, and nobody who tells of it did it."""
    last = roles.object_phrase()
    return predicate.lemma == "나다" and last is not None and last.case == "bare" and last.head in _BREAKS_OUT
