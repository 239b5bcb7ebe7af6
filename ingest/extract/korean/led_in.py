"""Clauses that lead in what somebody said, put as "…가 그러는데" and "…한테 들었는데" before they are read.

"의사가 보더니 …래", "지호가 확실하다는데 …대", "수아한테 들은 지호가 그러는데 …대", "지호가 수아 말을 옮겼는데 …대".
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.writings import stands_before
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import ASKING, SAYING, TELLING_NOUNS

#: Somebody who tells.
_TELLERS = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})
#: What one does before one says how it is: "의사가 보더니 …대".
_EXAMINING = words(
    "보다 살펴보다 진찰하다 만져보다 들여다보다 듣다 읽다 훑어보다 검사하다 점검하다 확인하다 맛보다 뜯어보다"
)
#: How sure or secret it is to who says so.
_SURE = words("확실하다 틀림없다 분명하다")
_SURE_NOUNS = words("비밀 극비 사실 진짜 백프로 확실")
_SURE_ENDINGS = ("다는데", "라는데", "다면서", "라면서", "다며", "라며", "다던데", "라던데")
#: Words one gets of somebody, and how.
_WORDS_GOT = words(
    "칭찬 항의 컴플레인 클레임 지적 꾸중 꾸지람 핀잔 욕 잔소리 악담 타박 구박 비난 비판 놀림 원망 면박 격려 위로 호평 혹평 악평 쓴소리 덕담 불평 불만"
)
_GETTING = words("받다 듣다 먹다 당하다")
#: What one says to everybody while going about.
_SPREAD_ABOUT = words("떠들다 떠벌리다 말하다 얘기하다 자랑하다 욕하다 소문내다 그러다 하다 광고하다 험담하다")
#: How an answer follows one's own question.
_ANSWERED = words("니 으니 니까 으니까 더니 는데")
_CARRYING = words("옮기다 전하다 전해주다 옮겨주다")


def lead_in(clauses: list[Clause]) -> None:
    """Put every clause that leads in another's words in its plain form, in place."""
    for index in range(len(clauses) - 1, -1, -1):
        _heard_by_teller(clauses, index)
    _goes_about(clauses)
    _asked_and_told(clauses)
    for clause in clauses:
        _written_by(clause)
        _kin_of_named(clause)
        if len([p for p in clause.phrases if p.kind in _TELLERS and p.case in {"subj", "topic"}]) > 1:
            _whose(clause)
    _looked_and_put_right(clauses)
    for before, clause in pairwise(list(clauses)):
        told, first = clause.predicate, before.predicate
        if told is None or first is None or before.sentence != clause.sentence:
            continue
        _got_words(before, clause)
        if told.hearsay is None:
            continue
        if first.hearsay is not None and first.close is Close.QUOTE:
            continue
        if told.hearsay.mood is Mood.TELLING and told.close in {Close.HEARSAY, Close.QUOTE}:
            who = _examiner(clauses, before, first) or _sure_of_it(before, first)
            if who is not None and told.close is Close.QUOTE:  # "지호가 비밀이라면서 수아가 온다고 했어"
                clauses.remove(before)
                clause.phrases, clause.start = [who, *clause.phrases], who.start
            elif who is not None and not _speaks_itself(clause):
                before.phrases = [who]
                before.complement = None
                before.predicate = _says(first)
            elif first.lemma in _CARRYING and any(p.head == "말" for p in before.phrases):
                before.predicate = replace(first, lemma="전하다")
                _whose(before)


def _looked_and_put_right(clauses: list[Clause]) -> None:
    """ "누나가 확인해 보더니 예약이 금요일이 아니라 토요일이래": the same, before what it turned out not to be."""
    for place, (before, wrong, clause) in enumerate(zip(clauses, clauses[1:], clauses[2:], strict=False)):
        first, refuted, told = before.predicate, wrong.predicate, clause.predicate
        if first is None or refuted is None or told is None or before.sentence != clause.sentence:
            continue
        if refuted.lemma != "아니다" or told.hearsay is None or told.hearsay.mood is not Mood.TELLING:
            continue
        who = _examiner(clauses[place:], before, first) if told.close is Close.HEARSAY else None
        if who is not None and not _speaks_itself(clause) and not _speaks_itself(wrong):
            before.phrases, before.complement, before.predicate = [who], None, _says(first)


def _whose(clause: Clause) -> None:
    """ "지호가 하린이 말을 옮겼는데": her words, where -이 is only friendly."""
    for one, two in pairwise(list(clause.phrases)):
        friendly = one.kind is Kind.NAME and one.particles == ("이",) and two.start - one.end == len("이 ")
        if friendly and two.head in {"말", "얘기", "이야기"} and two.possessor is None:
            two.possessor, two.rest = one, two.text
            clause.phrases = [p for p in clause.phrases if p is not one]


def _written_by(clause: Clause) -> None:
    """ "수민이 상메에 여행 중이라고 돼 있어": her own place, where -이 is only friendly."""
    if clause.predicate is None or clause.predicate.close is not Close.QUOTE:
        return
    for one, two in pairwise(list(clause.phrases)):
        if stands_before(one, two) and two.case == "loc" and two.possessor is None:
            two.possessor, two.rest = one, two.text
            two.text, two.start = f"{one.text} {two.text}", one.start
            clause.phrases = [p for p in clause.phrases if p is not one]


def _kin_of_named(clause: Clause) -> None:
    """ "규현이 어머니 말씀으로는", "규현이 누나한테서 전화 왔는데": his kin, where -이 is only friendly."""
    arrives = clause.predicate is not None and clause.predicate.lemma in {"오다", "걸려오다"}
    for one, two in pairwise(list(clause.phrases)):
        friendly = one.kind is Kind.NAME and one.particles == ("이",) and two.start - one.end == len("이 ")
        kin = two.possessor if two.kind is Kind.THING and two.head in TELLING_NOUNS else None
        if kin is None and arrives and two.case == "source":
            kin = two
        if friendly and kin is not None and kin.kind is Kind.KIN and kin.possessor is None:
            kin.possessor, kin.rest, kin.text, kin.start = one, kin.text, f"{one.text} {kin.text}", one.start
            clause.phrases = [p for p in clause.phrases if p is not one]


def _goes_about(clauses: list[Clause]) -> None:
    """ "자기가 일등이라고 떠벌리고 다녀": going about with words is saying them."""
    for before, clause in pairwise(list(clauses)):
        said, goes = before.predicate, clause.predicate
        if said is None or goes is None or before.sentence != clause.sentence or clause.phrases:
            continue
        if goes.lemma in {"다니다", "돌아다니다"} and said.ending == "고" and said.lemma in _SPREAD_ABOUT:
            before.predicate = replace(goes, lemma=said.lemma, noun=said.noun)
            before.end, before.asked, before.comma = clause.end, clause.asked, clause.comma
            clauses.remove(clause)


def _asked_and_told(clauses: list[Clause]) -> None:
    """ "왜 늦었냐고 물으니 차가 막혔대": one's own question only leads to the answer."""
    for index in range(len(clauses) - 3, -1, -1):
        question, asks, answer = clauses[index : index + 3]
        put, asked, told = question.predicate, asks.predicate, answer.predicate
        if (
            put is None
            or asked is None
            or told is None
            or not question.sentence == asks.sentence == answer.sentence
        ):
            continue
        if put.close is not Close.QUOTE or put.hearsay is None or put.hearsay.mood is not Mood.QUESTION:
            continue
        if (
            asked.lemma not in ASKING | {"하다"}
            or asked.ending not in _ANSWERED
            or told.close is not Close.HEARSAY
        ):
            continue
        around = [*question.phrases, *asks.phrases]
        if any(p.kind in _TELLERS and p.case == "subj" for p in around):
            continue
        asks.phrases = [p for p in around if p.is_person and p.case in {"dat", "source"}]
        asks.predicate = replace(_says(asked), lemma="듣다" if asks.phrases else "그러다")
        clauses.remove(question)


def _says(like: Predicate) -> Predicate:
    return replace(
        like, lemma="그러다", noun=None, features=frozenset(), close=Close.BACKGROUND, ending="는데", hearsay=None
    )


def _speaks_itself(clause: Clause) -> bool:
    return any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases)


def _only_teller(clause: Clause) -> Phrase | None:
    people = [p for p in clause.phrases if p.kind in _TELLERS and p.case in {"subj", "topic"}]
    return people[0] if len(people) == 1 else None


def _examiner(clauses: list[Clause], before: Clause, first: Predicate) -> Phrase | None:
    """ "수리 기사가 와서 보더니 모터가 나갔대", "엄마가 먹어 보더니 싱겁대": who has looked at it says how it is."""
    if first.ending != "더니" or first.has("past") or not (first.lemma in _EXAMINING or first.has("try")):
        return None
    who = _only_teller(before)
    if who is not None:
        return who
    index = clauses.index(before)
    earlier = clauses[index - 1] if index else None
    came = earlier is not None and earlier.predicate is not None and earlier.predicate.lemma in {"오다", "나오다"}
    if not came or earlier is None or earlier.sentence != before.sentence or before.phrases:
        return None
    who = _only_teller(earlier)
    if who is not None and len(earlier.phrases) == 1:
        clauses.remove(earlier)
        return who
    return None


def _sure_of_it(before: Clause, first: Predicate) -> Phrase | None:
    """ "지호가 확실하다는데", "지호가 비밀이라면서": of their words, and no state of theirs."""
    noun = first.lemma == "이다" and before.complement is not None and before.complement.text in _SURE_NOUNS
    if not (noun or first.lemma in _SURE) or not first.ending.endswith(_SURE_ENDINGS) or len(before.phrases) != 1:
        return None
    who = _only_teller(before)
    return who if who is not None and who.case == "subj" else None


def _heard_by_teller(clauses: list[Clause], index: int) -> None:
    """ "수아한테 들은 지호가 그러는데": 지호 has it from her."""
    clause = clauses[index]
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in SAYING or predicate.close is not Close.BACKGROUND:
        return
    if not clause.relatives or clause.relatives[-1][0] not in {"듣다", "전해듣다"}:
        return
    who = next((p for p in clause.phrases if p.kind in _TELLERS and p.modifier == "듣다"), None)
    senders = [p for p in clause.relatives[-1][2] if p.is_person and p.case in {"dat", "source"}]
    if who is None or len(senders) != 1:
        return
    heard = replace(_says(predicate), lemma="듣다")
    hearer = replace(who, modifier=None)
    clauses.insert(
        index, Clause([hearer, senders[0]], [], heard, start=who.start, end=who.end, sentence=clause.sentence)
    )
    clause.relatives = clause.relatives[:-1]


def _got_words(before: Clause, clause: Clause) -> None:
    """ "손님한테 불친절하다고 항의를 받았어": heard from them, and of whom nobody is named it is who got it."""
    quoted, got = before.predicate, clause.predicate
    if quoted is None or got is None or quoted.close is not Close.QUOTE or before.quote is not None:
        return
    if quoted.hearsay is None or quoted.hearsay.mood is not Mood.TELLING or got.lemma not in _GETTING:
        return
    words_got = [p for p in clause.phrases if p.kind is Kind.THING and p.case in {"obj", "bare"}]
    senders = [p for p in [*before.phrases, *clause.phrases] if p.is_person and p.case in {"dat", "source"}]
    if len(words_got) != 1 or words_got[0].head not in _WORDS_GOT or len(senders) != 1:
        return
    clause.phrases = [p for p in clause.phrases if p is not words_got[0]]
    clause.predicate = replace(got, lemma="듣다", noun=None)
    if not any(p.is_subject_like and p.case != "bare" for p in [*before.phrases, *clause.phrases]):
        me = Phrase(before.start, before.start, "나", "나", Kind.FIRST, "topic", ("는",), topic=True)
        before.phrases = [*before.phrases, me]
