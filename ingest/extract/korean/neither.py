"""Words that stand for one another in a clause: neither of two feelings, and whose taste a bare noun tells of."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words

#: Tastes that are seen in another, or written in a note.
_TASTES = words(
    "좋아하다 싫어하다 사랑하다 질색하다 환장하다 무서워하다 귀찮아하다 즐기다 극혐하다 미워하다 혐오하다 선호하다 아끼다 지루해하다"
)


#: What somebody makes, and others may like: "엄마 김치찌개 좋아해".
_MADE = (
    "찌개", "국", "김치", "밥", "탕", "전", "찜", "볶음", "반찬", "음식", "요리", "만두", "파이", "쿠키", "케이크", "빵", "노래", "그림", "춤",
    "연주", "글", "떡", "죽",
)  # fmt: skip


def neither_of_two(clause: Clause) -> None:
    """ "좋아하는 것도 싫어하는 것도 아니야": the first is denied with the second. In place."""
    predicate = clause.predicate
    if predicate is None or not predicate.has("not") or not clause.relatives or clause.neither:
        return
    first, _, taken = clause.relatives[-1]
    denied = [p for p in clause.phrases if p.head in {"거", "것"} and p.modifier == first and p.case == "also"]
    if len(denied) != 1 or first == predicate.lemma:
        return
    clause.neither = first
    clause.phrases = [*taken, *(p for p in clause.phrases if p is not denied[0])]
    clause.relatives = clause.relatives[:-1]


def who_is_honoured(clause: Clause) -> None:
    """ "옆집 할머니가 텃밭에서 딴 상추를 주셨어요": who is honoured did both. In place."""
    predicate, shadow = clause.predicate, clause.shadow
    if predicate is None or shadow is None or not predicate.has("honorific") or predicate.hearsay is not None:
        return
    if shadow.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE} or clause.complement is not None:
        return
    if not any(p.is_person and p.is_subject_like for p in clause.phrases):
        clause.phrases = [shadow, *clause.phrases]


def whose_taste(clause: Clause) -> None:
    """ "내 동생 오이 싫어함", "우리 아빠 낚시 사랑하심": who feels it stands right before what it is felt for.

    Only where the thing is nobody's: food, or what one does; one who is honoured is never who tells it.
    """
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _TASTES or predicate.hearsay is not None:
        return
    told = [p for p in clause.phrases if not is_filler(p)]
    if len(told) != 1 or told[0].case not in {"bare", "obj"} or told[0].kind is not Kind.THING:
        return
    thing, holder = told[0], told[0].possessor
    if holder is None or holder.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE} or holder.particles:
        return
    plain = lexicon().is_kind(thing.rest, "food") or lexicon().is_kind(thing.rest, "activity")
    plain = plain and not thing.rest.endswith(_MADE)
    if not thing.rest or not (plain or predicate.has("honorific")) or thing.text.startswith(f"{holder.text}네"):
        return
    person = replace(holder, case="topic", topic=True)
    object_ = replace(thing, possessor=None, text=thing.rest, start=thing.end - len(thing.rest), case="obj")
    place = clause.phrases.index(thing)
    clause.phrases[place : place + 1] = [person, object_]
