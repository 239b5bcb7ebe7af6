"""Questions that are passed on without -냐고: whether something is so, asked by somebody named."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.resolve.korean_hearsay import Form, Hearsay, Mood
from ingest.resolve.korean_saying import ASKING

#: Verbs behind -는지 with which somebody asks it; "알아보다" and "모르다" only seek or lack the answer.
_ASKED = (ASKING | {"궁금해하다", "여쭈다", "문의하다"}) - {"궁금하다"}
_WHETHER = ("는지", "은지", "ㄴ지", "을지", "ㄹ지")
_TOLD = frozenset({Close.FINAL, Close.BACKGROUND, Close.HEARSAY, Close.HEARSAY_LINK, Close.LINK, Close.QUOTE})
_ASKERS = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})


def ask_whether(clauses: list[Clause]) -> None:
    """ "언니가 약은 먹었는지 물어봤어": what stands before -는지 is asked, as with -냐고. In place."""
    for before, clause in pairwise(clauses):
        said, asking = before.predicate, clause.predicate
        if said is None or asking is None or before.sentence != clause.sentence:
            continue
        if said.close is not Close.UNKNOWN_IF or not said.ending.endswith(_WHETHER) or asking.lemma not in _ASKED:
            continue
        if (
            asking.close not in _TOLD
            or clause.negated
            or clause.asked
            or asking.has("not", "wish", "must", "plan")
        ):
            continue
        if any(p.kind in _ASKERS and p.is_subject_like for p in [*before.phrases, *clause.phrases]):
            before.predicate = replace(
                said, close=Close.QUOTE, ending="냐고", hearsay=Hearsay(Mood.QUESTION, Form.QUOTE)
            )


def asker_of(clause: Clause) -> Phrase | None:
    """Return who asks in "고모가 할머니 무릎은 어떠시냐고": somebody who stands before what is asked about.

    One who stands alone may as well be whom the speaker asks about: "엄마가 언제 오냐고".
    """
    if clause.exclaimed or clause.asked or len(clause.phrases) < 2:
        return None
    first, *others = clause.phrases
    about = [p for p in others if p.kind is not Kind.TIME and p.kind is not Kind.QUESTION and p.case != "dat"]
    named = first.kind in _ASKERS and first.case == "subj"
    return first if named and any(p.case in {"subj", "topic", "obj", "bare"} for p in about) else None
