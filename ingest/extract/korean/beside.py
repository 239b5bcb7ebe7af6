"""Neighbouring clauses in their plain form, and who told it where they only stand beside it.

Who stands before a condition ("감독이 지고 있으면 … 귀띔했어"), who knows from there ("아는 형이 거기 다니는데 …대"),
who rules on it ("치과에서 … 뽑아야 된대"). Works in place on the clauses of a passage before they are read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.recasting import NAMED, OFFERED, recast_each
from ingest.extract.korean.wordlists import words
from ingest.language.korean import write
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import SAYING

_CALLS = words("전화 연락 문자 카톡 톡 메일 영상통화")
_FELT_FOR = words("좋아하다 싫어하다 사랑하다 미워하다 짝사랑하다 부러워하다 존경하다")
#: Offices that rule on what one must do, though they stand as a place: "치과에서 사랑니 뽑아야 된대".
_RULING = words(
    "병원 치과 한의원 보건소 구청 시청 은행 학교 보험사 카드사 관리실 관리소 관리사무소 세무서 경찰서 법원 대사관 본사 고객센터 안과 "
    "피부과 내과 정형외과 산부인과 소아과 이비인후과 동사무소 주민센터 유치원 어린이집 학원 부동산 정비소 카센터"
)
#: Who allows, and is not allowed: "간호사가 퇴원해도 된대".
_EXPERTS = words(
    "의사 간호사 약사 한의사 원장 치과의사 수의사 물리치료사 변호사 세무사 법무사 노무사 상담사 영양사 조리사"
)
_THANKS = words("고맙다 미안하다 감사하다 죄송하다 축하하다")
#: Who comes and goes in a condition may be no teller: "민수가 오면 시작한다고 했어".
_ON_THE_WAY = words("오다 가다 나오다 돌아오다 도착하다 들어오다 되다 있다 없다 이다")
_OBJECT_OF_CHANGE = words("업데이트하다 개편하다 리뉴얼하다 바뀌다 바꾸다 이사하다 수리하다 고치다 패치하다")


def _teller_before_condition(clauses: list[Clause], index: int) -> None:
    """ "감독이 지고 있으면 신인을 넣는다고 귀띔했어": who stands before the condition says what follows it."""
    condition, quoted = clauses[index : index + 2]
    said = clauses[index + 2] if index + 2 < len(clauses) else None
    first, told = condition.predicate, quoted.predicate
    if first is None or told is None or said is None or said.predicate is None:
        return
    if first.close is not Close.CONDITION or told.close is not Close.QUOTE or said.predicate.lemma not in SAYING:
        return
    if not condition.sentence == quoted.sentence == said.sentence or first.lemma in _ON_THE_WAY:
        return
    if told.hearsay is None or told.hearsay.mood is not Mood.TELLING or not said.predicate.has("past"):
        return
    tellers = [p for p in condition.phrases if p.kind in NAMED and p.case == "subj"]
    if len(tellers) != 1 or condition.phrases[0] is not tellers[0] or _has_subject(quoted) or _has_subject(said):
        return
    condition.phrases = condition.phrases[1:]
    said.phrases = [tellers[0], *said.phrases]


def _source_ahead(who: Phrase, like: Clause) -> Clause:
    """Return "의사가 그러는데" for somebody who stood in a clause of what they said."""
    says = Predicate("그러다", None, 0, 0, frozenset(), Close.BACKGROUND, "는데")
    return Clause([who], [], says, start=who.start, end=who.end, sentence=like.sentence)


def _rules(clauses: list[Clause]) -> None:
    """Lead in who rules on it: "설계사가 해지하면 손해래", "상담사가 환불 안 된대", "치과에서 뽑아야 된대"."""
    for index in range(len(clauses) - 1, -1, -1):
        clause = clauses[index]
        before = clauses[index - 1] if index and clauses[index - 1].sentence == clause.sentence else None
        told = clause.predicate
        final = told is not None and told.close is Close.HEARSAY and told.hearsay is not None
        if told is None or not final or told.hearsay is None or told.hearsay.mood is not Mood.TELLING:
            continue
        if before is None or before.predicate is None or before.predicate.close is not Close.CONDITION:
            who = _ruler(clause, told)
            place = index
            holder = clause
        else:
            who = _adviser(before, clause, told)
            place = index - 1
            holder = before
        if who is not None:
            holder.phrases = [p for p in holder.phrases if p is not who]
            clauses.insert(place, _source_ahead(who, clause))


def _ruler(clause: Clause, told: Predicate) -> Phrase | None:
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like]
    offered = any(p.case == "bare" and p.head in OFFERED for p in clause.phrases)
    if told.lemma == "되다" and clause.negated == "안" and offered and not told.has("past"):
        named = len(people) == 1 and people[0].kind is Kind.ROLE and people[0].case == "subj"
        return people[0] if named else None
    if told.has("may") and len(people) == 1 and people[0].case == "subj" and people[0].kind is Kind.ROLE:
        return people[0] if any(word in _EXPERTS for word in people[0].text.split()) else None
    offices = [p for p in clause.phrases if p.case == "from" and p.head in _RULING and not p.modifier]
    ruled = told.has("must", "must-not", "may") and not people and len(offices) == 1
    return offices[0] if ruled else None


def _adviser(condition: Clause, clause: Clause, told: Predicate) -> Phrase | None:
    first = condition.phrases[0] if condition.phrases else None
    if first is None or first.kind is not Kind.ROLE or first.case != "subj" or clause.phrases:
        return None
    words_of = lexicon()
    nouns = words_of.good_nouns | words_of.bad_nouns
    noun = told.lemma == "이다" and clause.complement is not None and clause.complement.head in nouns
    ruled = (
        noun or told.lemma in {"위험하다", "좋다", "나쁘다", "낫다", "안좋다", "소용없다"} or told.has("must-not")
    )
    alone = not any(p.is_person and p.is_subject_like for p in condition.phrases[1:])
    return first if ruled and alone else None


def _has_subject(clause: Clause) -> bool:
    return any(p.case in {"subj", "topic", "also"} and p.kind is not Kind.TIME for p in clause.phrases)


def _worse_since(clauses: list[Clause], index: int) -> None:
    """ "이 앱 업데이트하고 나서 더 느려졌어": what was changed is what became worse."""
    before, clause = clauses[index : index + 2]
    changed, became = before.predicate, clause.predicate
    if changed is None or became is None or before.sentence != clause.sentence or clause.phrases:
        return
    verdict = became.lemma in lexicon().bad | lexicon().good
    if changed.lemma not in _OBJECT_OF_CHANGE or changed.close is not Close.LINK:
        return
    if not verdict and not (became.has("become") and "adjective" in became.features):
        return
    things = [p for p in before.phrases if p.kind is Kind.THING and p.case in {"bare", "obj", "topic", "subj"}]
    if len(things) == 1 and became.hearsay is None:
        clause.phrases = [replace(things[0], case="topic", topic=True, particles=("은",))]
        clause.start = before.start
        before.phrases, before.predicate = [], None
        if became.lemma in lexicon().bad:
            clause.predicate = replace(became, features=became.features - {"become"})


def _sends_word(clauses: list[Clause], index: int) -> None:
    """ "미안하다고 전해 달래": thanks and pardon that another is to bring are asked for."""
    before, clause = clauses[index : index + 2]
    said, asked = before.predicate, clause.predicate
    if said is None or asked is None or asked.hearsay is None or before.sentence != clause.sentence:
        return
    if said.lemma not in _THANKS or said.close is not Close.QUOTE or asked.hearsay.mood is not Mood.ORDER:
        return
    if asked.lemma not in {"전하다", "전해주다"} or any(p.kind is Kind.THING for p in clause.phrases):
        return
    thanks = write([*said.pieces, (said.ending, "EC")])
    word = Phrase(before.start, before.end, thanks, thanks, Kind.THING, "obj", rest=thanks)
    clause.phrases = [*before.phrases, *clause.phrases, word]
    clause.start = before.start
    before.phrases, before.predicate = [], None


def _in_secret(clauses: list[Clause], index: int) -> None:
    """ "현수가 비밀이라면서 말해 줬는데": that it is a secret is no news."""
    before, clause = clauses[index : index + 2]
    said, complement = before.predicate, before.complement
    if said is None or complement is None or clause.predicate is None or before.sentence != clause.sentence:
        return
    if complement.head not in {"비밀", "극비"} or not said.ending.endswith(("라면서", "라며", "라고")):
        return
    if clause.predicate.lemma in SAYING and clause.predicate.close is Close.BACKGROUND:
        clause.phrases = [*before.phrases, *clause.phrases]
        clause.start = before.start
        before.phrases, before.predicate, before.complement = [], None, None


def _rings_to_say(clauses: list[Clause], index: int) -> None:
    """ "기사님이 전화 와서 늦는다고 하셨어": who rings says it."""
    before, clause = clauses[index : index + 2]
    rang, told = before.predicate, clause.predicate
    if rang is None or told is None or before.sentence != clause.sentence or told.close is not Close.QUOTE:
        return
    callers = [p for p in before.phrases if p.kind in NAMED and p.case in {"subj", "topic"}]
    calls = [p for p in before.phrases if p.head in _CALLS and p.case in {"bare", "subj", "obj"}]
    if (
        rang.lemma not in {"오다", "걸다", "주다", "하다"}
        or rang.ending not in {"어서", "아서"}
        or rang.has("not")
    ):
        return
    if len(callers) == 1 and len(calls) == 1 and not _has_subject(clause):
        clause.phrases = [*callers, *clause.phrases]
        clause.start = before.start
        before.phrases, before.predicate = [], None


def _done_to_me(clauses: list[Clause], index: int) -> None:
    """ "소연이가 그랬는데 나 예전에 좋아했대": what is told of oneself is done to me."""
    before, clause = clauses[index : index + 2]
    said, told = before.predicate, clause.predicate
    if said is None or told is None or told.hearsay is None or before.sentence != clause.sentence:
        return
    led = said.lemma in {"그러다", "그렇다", "말하다", "고백하다"} and said.close is Close.BACKGROUND
    named = any(p.kind in NAMED and p.case == "subj" for p in before.phrases)
    if not led or not named or told.lemma not in _FELT_FOR or any(p.case == "obj" for p in clause.phrases):
        return
    people = [p for p in clause.phrases if p.is_person]
    if len(people) == 1 and people[0].kind is Kind.FIRST and people[0].case == "bare":
        index = clause.phrases.index(people[0])
        teller = next(p for p in before.phrases if p.kind in NAMED and p.case == "subj")
        clause.phrases[index : index + 1] = [teller, replace(people[0], case="obj", particles=("를",))]


def _office_calls(clauses: list[Clause], index: int) -> None:
    """ "학원에서 애가 안 왔다고 전화 왔어": the call comes from there, and is nobody's it tells of."""
    quoted, clause = clauses[index : index + 2]
    told, came = quoted.predicate, clause.predicate
    if told is None or came is None or quoted.sentence != clause.sentence or told.close is not Close.QUOTE:
        return
    called = any(p.head in _CALLS and p.case in {"bare", "subj", "obj"} for p in clause.phrases)
    if came.lemma not in {"오다", "받다", "하다"} or not called or len(quoted.phrases) < 2 or _has_subject(clause):
        return
    office = quoted.phrases[0]
    placed = office.kind is Kind.ORGANISATION or (office.head in _RULING and not office.modifier)
    if placed and office.case == "from" and quoted.phrases[1].case in {"subj", "topic"}:
        quoted.phrases = quoted.phrases[1:]
        clause.phrases = [replace(office, kind=Kind.ORGANISATION, case="subj", particles=("이",)), *clause.phrases]


_PAIRS: tuple[Callable[[list[Clause], int], None], ...] = (
    _teller_before_condition,
    _worse_since,
    _sends_word,
    _in_secret,
    _rings_to_say,
    _done_to_me,
    _office_calls,
)


def _each_is(clauses: list[Clause], index: int) -> None:
    """ "오빠는 의사, 언니는 변호사야": each is something else."""
    clause = clauses[index]
    first, own, second = clause.phrases
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or predicate.lemma != "이다" or own.case != "bare":
        return
    if not first.topic or not second.topic or own.kind is not complement.kind or clause.replaces is not None:
        return
    told = replace(clause, phrases=[first], complement=own, end=own.end, predicate=replace(predicate))
    clauses.insert(index, told)
    clause.phrases, clause.start = [second], second.start


def _each_of_two(clauses: list[Clause]) -> None:
    """ "형은 은행, 누나는 병원에서 일해": one verb for two, of whom each has their own place or thing."""
    for index in range(len(clauses) - 1, -1, -1):
        clause = clauses[index]
        people = [p for p in clause.phrases if p.is_person and p.topic and p.kind is not Kind.ORGANISATION]
        if len(people) != 2 or clause.predicate is None:
            continue
        if len(clause.phrases) == 3 and clause.complement is not None:
            _each_is(clauses, index)
        if len(clause.phrases) != 4 or clause.complement is not None:
            continue
        first, own, second, other = clause.phrases
        told = first is people[0] and second is people[1] and own.case == "bare" and own.kind is other.kind
        if not told or own.kind not in {Kind.THING, Kind.ORGANISATION} or other.case in {"topic", "subj"}:
            continue
        like = replace(own, case=other.case, particles=other.particles)
        clauses.insert(
            index, replace(clause, phrases=[first, like], end=own.end, predicate=replace(clause.predicate))
        )
        clause.phrases, clause.start = [second, other], second.start


#: What somebody does or is that makes them know: "아는 형이 거기 다니는데".
_KNOWS_BY = words("다니다 일하다 살다 근무하다 알바하다 전공하다")


def knows_from_there(clauses: list[Clause], index: int) -> Phrase | None:
    """ "아는 형이 그 회사 다니는데 야근이 많대": who is brought up as one who knows is who told it."""
    if index + 1 >= len(clauses):
        return None
    before, clause = clauses[index : index + 2]
    known, told = before.predicate, clause.predicate
    if known is None or told is None or known.close is not Close.BACKGROUND or known.hearsay is not None:
        return None
    if (
        known.lemma not in _KNOWS_BY
        or known.has("not", "past", "future")
        or before.negated
        or before.sentence != clause.sentence
    ):
        return None
    if told.close is not Close.HEARSAY or told.hearsay is None or told.hearsay.mood is not Mood.TELLING:
        return None
    people = [p for p in before.phrases if p.is_person and p.kind is not Kind.ORGANISATION]
    if len(people) != 1 or people[0].kind not in NAMED or people[0].case != "subj":
        return None
    others = any(p.is_person and p.is_subject_like and p.case != "subj" for p in clause.phrases)
    about = clause.complement is not None or any(
        p.kind in {Kind.THING, Kind.ORGANISATION} or p.case == "subj" for p in clause.phrases
    )
    own = told.has("wish", "will", "plan")
    return people[0] if about and not others and not own else None


def recast(clauses: list[Clause]) -> None:
    """Put every clause that a row of the tables fits in its plain form."""
    _each_of_two(clauses)
    _rules(clauses)
    recast_each(clauses)
    for index in range(len(clauses) - 1):
        for pair in _PAIRS:
            pair(clauses, index)
