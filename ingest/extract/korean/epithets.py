"""What stands before somebody and tells who it is: "예전 팀장", "큰 조카", "같은 반 친구", "그 사람 아내".

The words are read as a time, a clause or a pointing word, and would be lost; one team leader is not the other.
"""

from __future__ import annotations

import re
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.wordlists import words

#: When somebody was what they are called: "옛날 선생님".
_FORMER = words("예전 옛날 옛 이전 지난번 저번")
#: Kin of whom there is one at a time, and so one before.
_ONCE_KIN = words("남편 아내 와이프 부인 남친 여친 남자친구 여자친구 애인 친구 동서 형부 사위 며느리")
#: Kin of whom one may have several, told apart by their age.
_RANKED = words(
    "이모 고모 삼촌 외삼촌 조카 누나 언니 오빠 형 아들 딸 손주 손자 손녀 동서 처남 처형 처제 시누이 시누 매형 형부 이모부 고모부 "
    "숙모 외숙모 애 아이 사촌 며느리 사위"
)
_SIZE = re.compile(r"(?:큰|작은)\s$")
_SAME = re.compile(r"같은\s$")
_POINTED = re.compile(r"(?:그|이|저)\s$")
_SOMEBODY = words("사람 친구 애 분 녀석 언니 형 누나 오빠 남자 여자 아이")


def keep_epithets(clause: Clause, text: str) -> None:
    """Give people back what tells them from others of their kind, in place."""
    _former(clause, text)
    for phrase in [*clause.phrases, *([clause.complement] if clause.complement is not None else [])]:
        for person in (phrase, phrase.possessor):
            if person is not None and person.kind in {Kind.KIN, Kind.ROLE} and person.text == person.rest:
                before = _word_before(person, text, phrase.demonstrative)
                if before:
                    _put_before(phrase, person, before)


def _former(clause: Clause, text: str) -> None:
    """ "예전 팀장이", "옛날 남자친구 말로는": a time right before who once was that."""
    for first, second in pairwise(clause.phrases):
        if first.kind is not Kind.TIME or first.text not in _FORMER or first.particles:
            continue
        whose = second.possessor if second.kind is Kind.THING else second
        if whose is None or whose.possessor is not None or whose.start != second.start:
            continue
        once = whose.kind is Kind.ROLE or (whose.kind is Kind.KIN and whose.text in _ONCE_KIN)
        near = text[first.end : second.start] == " " and not second.demonstrative
        if once and near and not whose.text.endswith("들"):
            _put_before(second, whose, f"{first.text} ")
            clause.phrases = [p for p in clause.phrases if p is not first]
            return


def _word_before(person: Phrase, text: str, pointed_at: bool) -> str:
    """Return the word before somebody that is part of who it is."""
    before = text[: person.start]
    size = _SIZE.search(before)
    if size and person.kind is Kind.KIN and person.text in _RANKED:
        return size.group()
    same = _SAME.search(before)
    if same and " " in person.text:
        return same.group()  # "같은 반 친구"
    pointed = _POINTED.search(before)
    if pointed and pointed_at and person.text.split()[0] in _SOMEBODY and " " in person.text:
        return pointed.group()  # "그 사람 아내"
    return ""


def _put_before(phrase: Phrase, person: Phrase, word: str) -> None:
    start = person.start - len(word)
    if phrase is not person and phrase.start == person.start:
        phrase.start, phrase.text = start, f"{word}{phrase.text}"
    person.start, person.text = start, f"{word}{person.text}"
    person.rest = person.text
