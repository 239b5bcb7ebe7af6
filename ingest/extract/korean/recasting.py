"""Clauses that mean what another one says plainly: "내 취향 아님", "안부 묻더라", "수의사 되고 싶대", "주차가 안 된대".

Works in place on the clauses of a passage before they are read, like `rejoining`; each row of the table stands for
one construction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ingest.extract.korean.acts import EXAMS
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import REGIONS
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Form, Hearsay, Mood

NAMED = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})
_TASTES = words("취향 스타일 타입")
#: What a shop or an office offers, or does not: "주차가 안 된대".
OFFERED = words(
    "주차 예약 환불 교환 반품 결제 취소 배달 포장 입장 촬영 출입 면회 대여 접수 신청 발급 할인 충전 흡연 취사 와이파이 "
    "칼퇴 재택 재택근무 연차 휴가 외박 카드결제 단체예약 선결제 리필 수리 해외배송 애견동반 반려동물동반 동반 입금 송금 환전 로밍"
)
#: What is asked of or about somebody with a noun alone: "네 안부 묻더라".
_ASKED_ABOUT = words("안부 근황 나이 가격 값 연락처 전화번호 주소 의견 일정 날짜 사정 이유 비결")
_ANYBODY = words("어떤 웬 모르는 다른 아무 어느 아까 여러 몇몇 요즘 옛날 우리 그런 이런 한국 일본 미국 중국 외국")
_SOMEBODY = words("사람 분 직원 아주머니 아저씨 애 친구")
_BABIES = words("아기 애 아이 애기 딸 아들 쌍둥이 첫째 둘째 셋째")
#: What is called mad when it is very good; a price that is mad is too high.
_SPLENDID = words(
    "맛 풍경 경치 뷰 야경 전망 노을 연기 연기력 음색 비주얼 퀄리티 분위기 가창력 무대 몰입감 연출 스토리 가성비 국물"
)
_LIVED_IN = words(
    "동네 거기 여기 근처 아파트 빌라 오피스텔 원룸 단지 옆 옆집 윗집 아랫집 주택 시골 고향 역 쪽 건물 신도시"
)


def _not_to_taste(clause: Clause) -> None:
    """ "새벽 운동은 내 취향 아님": what is not one's taste is disliked."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or predicate.lemma != "아니다" or clause.replaces is not None:
        return
    whose = complement.possessor
    alone = complement.text.split()[-1] in _TASTES and complement.head in _TASTES and not complement.modifier
    linked = predicate.close is Close.LINK and predicate.ending != "야"  # "내 스타일이 아니야, 그 배우는"
    if not alone or linked or clause.relatives:
        return
    if whose is not None and whose.kind is not Kind.FIRST:
        if whose.kind not in NAMED or any(p.is_person and p.is_subject_like for p in clause.phrases):
            return
        clause.phrases = [replace(whose, case="topic", topic=True), *clause.phrases]
    clause.complement = None
    clause.predicate = replace(predicate, lemma="취향이다", features=predicate.features | {"not"})


def _becomes(clause: Clause) -> None:
    """ "조카가 소방관 되고 싶대": what somebody becomes stands bare, and is nobody who does anything."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "되다" or not clause.phrases:
        return
    last = clause.phrases[-1]
    if last.kind is Kind.ROLE and last.case == "bare" and predicate.has("wish", "plan", "future", "will"):
        clause.phrases[-1] = replace(last, case="comp", kind=Kind.THING)


def _not_offered(clause: Clause) -> None:
    """ "그 식당은 예약이 안 돼": what cannot be had there, and nothing becomes of it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "되다" or clause.negated != "안" or predicate.has("past", "become"):
        return
    if any(p.is_subject_like and p.kind in NAMED for p in clause.phrases):
        return  # "간호사가 오늘은 면회가 안 된대": who says so
    for index, phrase in enumerate(clause.phrases):
        if phrase.case == "comp" and phrase.head in OFFERED and phrase.kind is Kind.THING:
            clause.phrases[index] = replace(phrase, case="bare", particles=())


def _somebody_there(clause: Clause) -> None:
    """ "언니네 회사 사람이 그러는데": somebody named by where they belong is a source like any other."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"그러다", "말하다", "얘기하다"} or clause.relatives:
        return
    for index, phrase in enumerate(clause.phrases):
        placed = phrase.possessor is not None or len(phrase.text.split()) > 1
        if phrase.kind is Kind.THING and phrase.case == "subj" and phrase.head in _SOMEBODY and placed:
            unnamed = phrase.modifier or phrase.demonstrative or phrase.text.split()[0] in _ANYBODY
            if not unnamed:
                clause.phrases[index] = replace(phrase, kind=Kind.ROLE)


def _asks_after(clause: Clause) -> None:
    """ "수경이가 네 안부 묻더라": a question that is passed on with its noun alone."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.hearsay is not None
        or clause.negated
        or predicate.has("not", "wish", "plan")
    ):
        return
    if predicate.lemma not in {"묻다", "물어보다", "여쭈다", "여쭤보다"} or predicate.close is not Close.FINAL:
        return
    asked = [p for p in clause.phrases if p.case in {"obj", "bare"} and p.head in _ASKED_ABOUT]
    who = [p for p in clause.phrases if p.is_subject_like and p.kind in NAMED]
    told = predicate.has("past") or predicate.retro or predicate.ending.startswith(("더라", "네", "시더라"))
    if len(asked) == 1 and len(who) == 1 and who[0].case in {"subj", "topic", "also"} and told:
        question = Hearsay(Mood.QUESTION, Form.FINAL)
        clause.predicate = replace(predicate, close=Close.HEARSAY, ending="냬", hearsay=question)


def _gives_birth(clause: Clause) -> None:
    """ "은서 아기 낳았대": who stands before the child has it, and the child is nobody's yet."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"낳다", "출산하다", "가지다", "임신하다"}:
        return
    for index, phrase in enumerate(clause.phrases):
        whose = phrase.possessor
        if whose is None or phrase.case not in {"bare", "obj"} or phrase.head not in _BABIES:
            continue
        if whose.kind in NAMED and not any(p.is_subject_like and p is not phrase for p in clause.phrases):
            mother = replace(whose, case="subj", particles=("가",))
            child = replace(phrase, text=phrase.rest, possessor=None, kind=Kind.THING, case="obj", start=whose.end)
            clause.phrases[index : index + 1] = [mother, child]
        return


def _lives_there(clause: Clause) -> None:
    """ "동생이 서울 사는데", "그 동네 사는데": a place is lived in; nobody buys it."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma != "사다"
        or predicate.ending not in {"는데", "는데요"}
        or predicate.features
    ):
        return
    places = [
        p for p in clause.phrases if p.case in {"bare", "loc"} and p.kind is not Kind.TIME and not p.is_person
    ]
    if len(places) == 1 and (places[0].head in REGIONS or places[0].head in _LIVED_IN):
        clause.predicate = replace(predicate, lemma="살다", pieces=(("살", "VV"),))


def _told_to_go(clause: Clause) -> None:
    """ "엄마가 아프면 병원 가라고 했어": where one is told to go, and nobody who tells."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is None or predicate.hearsay.mood not in {Mood.ORDER, Mood.PROPOSAL}:
        return
    for index, phrase in enumerate(clause.phrases):
        if (
            phrase.kind is Kind.ORGANISATION
            and phrase.case == "bare"
            and predicate.lemma in {"가다", "오다", "가보다"}
        ):
            clause.phrases[index] = replace(phrase, case="loc", particles=("에",))


def _failing(clause: Clause) -> None:
    """ "막내가 면접 떨어진 것 같다고 했어": an exam is failed, also without a particle, and nothing falls."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"떨어지다", "붙다"} or not predicate.has("seem"):
        return
    for index, phrase in enumerate(clause.phrases):
        if phrase.case == "bare" and phrase.head in EXAMS:
            clause.phrases[index] = replace(phrase, case="loc", particles=("에",))


def _smashing(clause: Clause) -> None:
    """ "그 집 떡볶이 미쳤대": food or a view that is mad is very good."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "미치다" or not predicate.has("past"):
        return
    subjects = [p for p in clause.phrases if p.is_subject_like and p.kind is not Kind.TIME]
    things = [p for p in subjects if p.kind is Kind.THING]
    if not things or any(p.is_person and p.case != "subj" for p in subjects):
        return
    if lexicon().is_kind(things[-1].head, "food") or things[-1].head in _SPLENDID:
        clause.predicate = replace(
            predicate, lemma="훌륭하다", features=(predicate.features | {"adjective"}) - {"past"}
        )


_RECASTS: tuple[Callable[[Clause], None], ...] = (
    _not_to_taste,
    _becomes,
    _not_offered,
    _somebody_there,
    _asks_after,
    _gives_birth,
    _lives_there,
    _told_to_go,
    _failing,
    _smashing,
)


def recast_each(clauses: list[Clause]) -> None:
    """Put every clause that a row of the table fits in its plain form."""
    for clause in clauses:
        for row in _RECASTS:
            row(clause)
