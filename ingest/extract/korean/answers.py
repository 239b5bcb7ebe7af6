"""Whose answer follows: "동생한테 시켰더니 못 하겠대", "교수님께 메일 드렸더니 재시험은 없대"."""

from __future__ import annotations

from collections.abc import Sequence

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_saying import ASKING, INQUIRING, ORDERING, PROPOSING, SAYING

#: What is said, asked or sent to somebody, who then answers.
_ADDRESSING = (
    SAYING
    | ASKING
    | INQUIRING
    | ORDERING
    | PROPOSING
    | words(
        "시키다 고백하다 보여주다 보내다 드리다 전화하다 연락하다 메일하다 문자하다 카톡하다 톡하다 프로포즈하다 상의하다 상담하다"
    )
)
#: What is given by way of words: "메일 드렸더니".
_WRITTEN = words("메일 이메일 문자 카톡 톡 전화 연락 편지 쪽지 말씀 사진 링크 보고서 기획안 서류 시안")
_ANSWERERS = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD, Kind.ORGANISATION})


def answerer(sentence: Sequence[Clause], position: int) -> tuple[Phrase, int] | None:
    """Return who answers what was said to them, and the place behind the clauses that say so."""
    clause = sentence[position]
    after = position + 1
    above = clause
    quoted = clause.predicate is not None and clause.predicate.hearsay is not None
    if quoted and after < len(sentence):  # "빌려 달라고 했더니"
        above, after = sentence[after], after + 1
    predicate = above.predicate
    if predicate is None or predicate.ending != "더니" or not predicate.has("past") or after >= len(sentence):
        return None
    phrases = [*clause.phrases, *(above.phrases if above is not clause else [])]
    if any(p.is_person and p.is_subject_like and p.kind is not Kind.FIRST for p in phrases):
        return None
    asked = [p for p in phrases if p.case in {"dat", "source"} and p.kind in _ANSWERERS]
    sends = predicate.lemma not in {"보내다", "드리다", "보여주다"} or any(p.head in _WRITTEN for p in phrases)
    if len(asked) != 1 or predicate.lemma not in _ADDRESSING or not sends:
        return None
    return (asked[0], after) if _passed_on(sentence[after:]) else None


def _passed_on(rest: Sequence[Clause]) -> bool:
    """Say whether an answer is passed on, by nobody else."""
    told = next((c for c in rest if c.predicate is not None and c.predicate.hearsay is not None), None)
    if told is None:
        return False
    others = [p for c in rest for p in c.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.SELF]
    return not [p for p in others if p.kind is not Kind.FIRST]
