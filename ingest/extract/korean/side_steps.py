"""Clauses that only lead over to the next one: what had ended, what is not chosen, who is faced, a worry waved off.

Each joins a pair of clauses of one sentence, in place, and says whether the first is taken into the second.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.facing import OF_PEOPLE
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood

_FACED = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.FIRST, Kind.SECOND, Kind.THIRD})
#: What one is in the middle of, so that its end is only when the next thing was done.
_OCCASIONS = (
    "수업", "강의", "회식", "동호회", "모임", "회의", "미팅", "운동", "공연", "콘서트", "영화", "시험", "알바", "일", "근무", "경기", "행사", "예배",
    "미사", "연습", "훈련", "학원", "학교", "과외", "레슨", "면접", "발표", "세미나", "워크숍", "파티", "결혼식", "식", "졸업식", "입학식", "방송",
    "촬영", "점심시간", "야근", "촛불집회", "집회", "축제", "동창회", "스터디", "상담", "진료", "검사", "치료", "수술", "교육", "연수", "강연",
)  # fmt: skip
#: What happens by itself behind an end is news of its own: "장마 끝나고 더위가 시작됐어".
_NEWS_OF_ITS_OWN = words("시작하다 시작되다 오다 되다 이다 아니다 있다 없다 나다")
_WORRIES = words("걱정 염려 신경 근심 고민 부담")
#: What is done for whom one need not worry about.
_CARED = words("챙기다 돌보다 보살피다 맡다 지키다 데려가다 데려오다 데리다 돕다 도와주다 책임지다")


def after_its_end(before: Clause, clause: Clause) -> bool:
    """ "수업 끝나고 도서관 갔어": the end of the lesson only says when; its day is that of the act."""
    ended, act = before.predicate, clause.predicate
    if not _leads_over(ended, act) or ended is None or act is None or ended.lemma != "끝나다":
        return False
    if before.negated or ended.has("past", "not") or before.comma or before.adverbs or before.relatives:
        return False
    things = [p for p in before.phrases if p.kind is not Kind.TIME]
    if len(things) != 1 or things[0].case not in {"bare", "subj"} or not things[0].head.endswith(_OCCASIONS):
        return False
    own = [p for p in clause.phrases if p.case in {"subj", "topic"} and not p.is_person and not is_filler(p)]
    if own or clause.complement is not None or "adjective" in act.features or act.lemma in _NEWS_OF_ITS_OWN:
        return False
    if not any(p.kind is Kind.TIME for p in clause.phrases):
        clause.phrases = [*(p for p in before.phrases if p.kind is Kind.TIME), *clause.phrases]
        clause.start = min(before.start, clause.start)
    return True


def not_chosen(before: Clause, clause: Clause) -> bool:
    """ "딸이 수학 말고 미술 하겠다는데": what is not chosen goes, and whoever chooses stays."""
    left, act = before.predicate, clause.predicate
    if not _leads_over(left, act) or left is None or act is None or left.lemma != "말다" or left.pieces[1:]:
        return False
    people = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
    things = [p for p in before.phrases if p not in people and p.kind is not Kind.TIME]
    if act.close is not Close.HEARSAY_LINK or len(people) != 1 or len(things) != 1 or things[0].case != "bare":
        return False
    if any(p.case in {"subj", "topic"} and not is_filler(p) for p in clause.phrases):
        return False
    clause.phrases = [*(p for p in before.phrases if p is not things[0]), *clause.phrases]
    clause.start = min(before.start, clause.start)
    return True


def to_the_face(before: Clause, clause: Clause) -> bool:
    """ "선생님이 지은이 보고 똑똑하대", "나 보고 의사가 "쉬세요" 하더라": 보고 is who is spoken to or of."""
    seen, said = before.predicate, clause.predicate
    faced = before.phrases[-1] if before.phrases else None
    if not _leads_over(seen, said) or seen is None or said is None or faced is None or seen.lemma != "보다":
        return False
    friendly = faced.kind is Kind.NAME and faced.particles == ("이",) and len(before.phrases) > 1  # "서연이 보고"
    if (
        not (faced.case == "bare" or friendly)
        or faced.kind not in _FACED
        or before.adverbs
        or before.negated
        or seen.features
    ):
        return False
    if seen.ending != "고" or not (clause.quote is not None or _says_of(clause, said)):
        return False
    told = replace(faced, case="dat", topic=False, particles=("보고",))
    teller = any(p.is_person and p.is_subject_like and p.case != "bare" for p in before.phrases[:-1])
    if not teller and clause.quote is None:
        return False  # "지은이 보고 오래": seen first, and who says so is open
    clause.phrases = [*before.phrases[:-1], told, *clause.phrases]
    clause.start = min(before.start, clause.start)
    return True


def _says_of(clause: Clause, said: Predicate) -> bool:
    """Say whether the words behind are of somebody, or an order to somebody: nothing is done after looking."""
    if said.close not in {Close.HEARSAY, Close.QUOTE, Close.HEARSAY_LINK} or said.hearsay is None:
        return False
    if said.hearsay.mood is not Mood.TELLING:
        return True
    own = [p for p in clause.phrases if p.kind is not Kind.TIME and not is_filler(p)]
    return not own and (said.lemma in OF_PEOPLE or clause.complement is not None)


def waved_off(before: Clause, clause: Clause) -> bool:
    """ "지은이 걱정은 마, 내가 챙길게": no worry is told, and whose it would be is who is cared for."""
    stop, act = before.predicate, clause.predicate
    worry = next((p for p in before.phrases if p.head in _WORRIES), None)
    if stop is None or act is None or worry is None or stop.lemma != "말다" or stop.ending not in {"어", "아"}:
        return False
    if stop.hearsay is not None or act.close is not Close.PROMISE:
        return False
    others = [p for p in before.phrases if p is not worry]
    whose = worry.possessor if not others else others[0]
    if len(others) > 1 or (whose is not None and whose.kind not in _FACED):
        return False
    if whose is not None and act.lemma in _CARED and not _has_object(clause):
        clause.phrases = [*clause.phrases, replace(whose, case="obj", topic=False, particles=("를",))]
        clause.start = min(before.start, clause.start)
    return True


def _has_object(clause: Clause) -> bool:
    return any(p.case in {"obj", "bare"} and p.kind is not Kind.TIME and not is_filler(p) for p in clause.phrases)


def _leads_over(first: Predicate | None, second: Predicate | None) -> bool:
    return first is not None and second is not None and first.close is Close.LINK and first.hearsay is None


SIDE_STEPS = (after_its_end, not_chosen, to_the_face, waved_off)
