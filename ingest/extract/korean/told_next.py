"""Whom one talked with in a sentence of its own, before what they said: "지호한테 물어봤어. 안 간대."."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.people import Cast, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.sources import Frames, frame_of
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.workplaces import is_workplace

_TELLERS = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD, Kind.ORGANISATION})
#: What one does only to be told something.
_ASKING = words(
    "물어보다 묻다 여쭈다 여쭙다 여쭤보다 확인하다 문의하다 알아보다 확인받다 캐묻다 연락해보다 전화해보다"
)
#: What people do with each other, and talk: the deed stays one.
_TALKING = words(
    "전화하다 통화하다 영상통화하다 연락하다 얘기하다 이야기하다 대화하다 상담하다 만나다 마주치다 뵙다 뵈다 싸우다 다투다 면담하다 카톡하다 문자하다 톡하다 "
    "채팅하다 수다떨다 상의하다 의논하다"
)
#: Who comes up with it by themselves.
_CALLING = words("전화하다 연락하다 문자하다 카톡하다 톡하다 부르다 찾아오다 전화오다 전화주다 연락주다")


def partner_of(clause: Clause, cast: Cast) -> tuple[Frames, bool] | None:
    """Return who was talked with, and whether the clause is no more than the way to their words."""
    predicate = clause.predicate
    if predicate is None or predicate.close is not Close.FINAL or clause.negated or clause.asked:
        return None
    if not (predicate.has("past") or predicate.retro) or predicate.has("not", "wish", "must", "can", "cannot"):
        return None
    lemma = predicate.lemma
    if any(p.kind is Kind.THING and p.case == "obj" and not is_workplace(p.text) for p in clause.phrases):
        return None
    if lemma in _ASKING | _TALKING:
        asked = [p for p in clause.phrases if _is_partner(p)]
        others = [p for p in clause.phrases if p.kind in _TELLERS and p.case in {"subj", "topic"}]
        if len(asked) == 1 and not others:
            return _frames(asked[0], cast), lemma in _ASKING
    if lemma in _CALLING:
        callers = [p for p in clause.phrases if p.kind in _TELLERS and p.case == "subj"]
        if len(callers) == 1 and not any(
            p.case in {"dat", "com", "obj"} for p in clause.phrases if p.kind in _TELLERS
        ):
            return _frames(callers[0], cast), False
    return None


def _is_partner(phrase: Phrase) -> bool:
    """ "지호한테", "지호랑", "지호를 (만났어)", "관리실에"."""
    if phrase.kind in _TELLERS and phrase.case in {"dat", "source", "com", "obj"}:
        return True
    office = phrase.kind is Kind.ORGANISATION or (phrase.kind is Kind.THING and is_workplace(phrase.text))
    if not office or phrase.case != "loc" or phrase.modifier:
        return False
    phrase.kind = Kind.ORGANISATION
    return True


def _frames(phrase: Phrase, cast: Cast) -> Frames:
    return frame_of(person_of(phrase, cast), cast)
