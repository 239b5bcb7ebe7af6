"""Judgements said to somebody's face, and what one teller says of several: "나보고 바보라고 했어".

Whoever is told "바보" is the one meant, where nobody else is named; who tells of the first tells of the second too.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood

#: What people are called; a thing is not.
_CALLED = words(
    "바보 천재 멍청이 도둑 도둑놈 사기꾼 겁쟁이 게으름뱅이 미인 쓰레기 배신자 범인 인재 문제아 얌체 짠돌이 짠순이 구두쇠 변태 꼰대 "
    "아마추어 프로 효자 효녀 불효자 악마 천사 미친놈 또라이 위선자 루저 호구 양아치 깡패 왕따 살인자 공주병 왕자병 관종"
)
_CALLED_ENDS = ("쟁이", "꾼", "뱅이", "꾸러기", "벌레", "덩어리", "놈", "년")
#: How people are, and hardly anything else.
OF_PEOPLE = words(
    "게으르다 착하다 멍청하다 똑똑하다 무책임하다 이기적이다 예쁘다 이쁘다 잘생기다 못생기다 뚱뚱하다 성실하다 불성실하다 부지런하다 "
    "친절하다 불친절하다 무능하다 유능하다 건방지다 뻔뻔하다 비겁하다 한심하다 못되다 예의없다 눈치없다 버릇없다 재수없다 대단하다 훌륭하다 "
    "귀엽다 멋있다 야박하다 둔하다 미련하다 어리석다 서투르다 치사하다 인색하다 이기적이다 오만하다 거만하다 교활하다 음흉하다 소심하다 "
    "무례하다 난폭하다 정직하다 솔직하다 겸손하다 다정하다 냉정하다 까칠하다 예민하다 둔감하다 빼어나다 영리하다 늙다 어리다"
)
_TO_THE_FACE = (("보고",), ("더러",))
_PEOPLE = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD, Kind.FIRST, Kind.SECOND})


def meant_by_it(clause: Clause, told: list[Phrase]) -> Phrase | None:
    """Return the topic of words without a subject: whoever was called so, as "나" in "나보고 게으르다고"."""
    predicate = clause.predicate
    listeners = [p for p in told if p.case == "dat" and p.kind in _PEOPLE]
    if predicate is None or predicate.hearsay is None or len(listeners) != 1:
        return None
    own = [p for p in clause.phrases if p not in listeners and p.kind is not Kind.TIME and not is_filler(p)]
    if predicate.hearsay.mood is not Mood.TELLING or any(p.is_subject_like or p.case == "bare" for p in own):
        return None
    facing = listeners[0].particles[:1] in _TO_THE_FACE
    if not (_calls(clause, predicate) or (facing and not predicate.has("will", "wish", "plan", "future"))):
        return None
    topic = listeners[0]
    topic.case, topic.topic, topic.particles = "topic", True, ("는",)
    return topic


def _calls(clause: Clause, predicate: Predicate) -> bool:
    """ "바보라고", "무책임하다고": what is said of people."""
    if predicate.lemma in {"이다", "아니다"} and clause.complement is not None:
        noun = clause.complement.text.split()[-1]
        return noun in _CALLED or noun.endswith(_CALLED_ENDS) or clause.complement.text.endswith(" 사람")
    return predicate.lemma in OF_PEOPLE


def called_after_looking(sentence: list[Clause]) -> list[Clause]:
    """ "지나는 수아를 보고 거짓말쟁이라고 했어": looked at or pointed at is who is called so."""
    kept: list[Clause] = []
    for before, clause in pairwise([*sentence, sentence[-1]]):
        seen = [p for p in before.phrases if p.case == "obj" and p.kind in _PEOPLE]
        predicate, said = before.predicate, clause.predicate
        if (
            clause is not before
            and predicate is not None
            and said is not None
            and predicate.lemma in {"보다", "가리키다"}
            and predicate.close is Close.LINK
            and predicate.ending in {"고", "며", "면서"}
            and len(seen) == 1
            and said.close is Close.QUOTE
            and not any(p.is_subject_like for p in clause.phrases)
            and _calls(clause, said)
        ):
            seen[0].case, seen[0].particles = "dat", ("보고",)
            clause.phrases = [*before.phrases, *clause.phrases]
            clause.start = before.start
        else:
            kept.append(before)
    return kept


def tells_of_both(sentence: list[Clause]) -> None:
    """ "지나가 민수는 게으르고 태호는 성실하대": one who stands before two of whom it is told. In place."""
    for before, clause in pairwise(sentence):
        teller = _teller_of_both(before, clause)
        if teller is not None:
            said = clause.predicate is not None and clause.predicate.close is Close.QUOTE
            clause.phrases = [replace(teller, case="topic", topic=True) if said else teller, *clause.phrases]


def _teller_of_both(before: Clause, clause: Clause) -> Phrase | None:
    first, second = before.predicate, clause.predicate
    if first is None or second is None or second.hearsay is None or first.hearsay is not None:
        return None
    linked = first.close in {Close.LINK, Close.BACKGROUND} and first.ending in {
        "고",
        "지만",
        "는데",
        "은데",
        "ㄴ데",
        "으나",
        "나",
    }
    if not linked or second.close not in {Close.HEARSAY, Close.QUOTE} or second.hearsay.mood is not Mood.TELLING:
        return None
    outer = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
    inner = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
    told_of = {"adjective"} <= first.features or first.lemma in {"이다", "아니다"} or first.lemma in OF_PEOPLE
    felt = first.lemma in {"좋다", "싫다", "밉다", "무섭다", "부럽다", "그립다"}
    if len(outer) != 2 or len(inner) != 1 or felt or not told_of or before.relatives or clause.relatives:
        return None
    teller = outer[0]
    contrasted = outer[1].topic and inner[0].topic and teller.text != inner[0].text
    return teller if contrasted and teller.kind in {Kind.NAME, Kind.KIN, Kind.ROLE} else None
