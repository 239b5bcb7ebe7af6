"""Who does it, named last: "Never eat breakfast, me", "Loves a moan, our Keith", "Can't cook, my husband".

Chat puts the verb first and its subject behind a comma. Without care the deed is the speaker's. A name behind an
order, or behind a verb of the first person, is a call: "Love that, Greta".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.lexicon.people import KIN, NOT_NAMES, ROLES
from ingest.language.english import is_word, lemma


@dataclass(frozen=True, slots=True)
class NamedBehind:
    """What to put before the clause, and where the clause ends."""

    put_in: str
    end: int


_TAIL = re.compile(
    r"^(?P<clause>[^,;:.!?]{4,90}),\s+(?P<who>(?P<me>me|us)|(?P<kin>(?:my|our|his|her|their|the|that|your) (?:[a-z][\w-]+ )?[\w'’-]+)|(?P<name>[A-Z][a-z]+))[\s.!]*$"
)
# "Big fan of the bus, Nell is", "Loved it, my mum did"
_AGAIN_OF_WHOM = re.compile(
    r"^(?P<clause>(?!(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Ii]f|[Ww]hen|[Tt]he|[Mm]y|[Oo]ur)\b)[^,;:.!?]{4,60}),\s+(?P<who>(?:my|our) [a-z-]+|[A-Z][a-z]+) (?P<verb>is|was|did|does|has)[\s.!]*$"
)
_ADVERBS = (
    r"(?:(?:really|just|still|also|never|always|usually|often|rarely|hardly ever|hardly|absolutely|sometimes|quite|"
    r"already|even|only|do|does) )*"
)
_HEAD = re.compile(rf"^(?P<adverbs>{_ADVERBS})(?P<word>[a-z]+(?:['’]t)?)\b", re.I)
_NEGATED = frozenset("can't won't couldn't wouldn't".split())
_OF_OTHERS = frozenset("doesn't isn't hasn't wasn't is was has".split())
_OF_ONESELF = frozenset("don't am haven't".split())
_NO_VERB_HEAD = frozenset(
    "no yes thanks thank sorry please happy see ok okay well not like to in on at with for from by of and but so if when".split()
)


def named_again(text: str) -> NamedBehind | None:
    """Read "Big fan of the bus, Nell is" as said of Nell; a clause with a subject of its own is another's."""
    found = _AGAIN_OF_WHOM.match(text)
    head = _HEAD.match(found["clause"]) if found is not None else None
    if found is None or head is None or found["who"].split()[-1].lower() in NOT_NAMES:
        return None
    word = head["word"].lower()
    if found["verb"] in ("is", "was"):
        opens = word in ("big", "huge", "not", "no", "a", "an", "so", "very") or is_word(word, "adj")
        return NamedBehind(f"{found['who']} {found['verb']} ", found.end("clause")) if opens else None
    is_verb = _is_others_verb(word) or _is_plain_past(word)
    return NamedBehind(f"{found['who']} ", found.end("clause")) if is_verb else None


def named_behind(text: str) -> NamedBehind | None:
    """Return who stands behind the clause as its subject, to be put before it; None where nobody does."""
    again = named_again(text)
    if again is not None:
        return again
    found = _TAIL.match(text)
    head = _HEAD.match(found["clause"]) if found is not None else None
    if found is None or head is None:
        return None
    word, end = head["word"].lower().replace("’", "'"), found.end("clause")
    if word in _NO_VERB_HEAD:
        return None
    if found["me"]:
        if word == "been":
            return NamedBehind("I've ", end)
        return NamedBehind("I ", end) if _is_own_verb(word, head["adverbs"], found["clause"]) else None
    if not _is_person(found) or _ends_in_person(found["clause"]):
        return None  # "Met Ann, my sister": the same again
    if _is_others_verb(word) or (found["kin"] and (word in _NEGATED or _is_plain_past(word))):
        return NamedBehind(f"{found['who']} ", end)
    return None


def _is_own_verb(word: str, adverbs: str, clause: str) -> bool:
    if word in _NEGATED | _OF_ONESELF or _is_plain_past(word):
        return True
    is_order = re.search(r"\b(?:to|for|with|at|from|about|beside)$", clause) is not None  # "Give it to, me"
    return is_word(word, "verb") and lemma(word, "VB") == word and not is_order


def _is_others_verb(word: str) -> bool:
    """ "loves", "doesn't": of a third person."""
    if word in _OF_OTHERS:
        return True
    base = lemma(word, "VBZ")
    return word.endswith("s") and base != word and is_word(base, "verb")


def _is_plain_past(word: str) -> bool:
    base = lemma(word, "VBD")
    return base != word and not word.endswith("s") and is_word(base, "verb")


def _is_person(found: re.Match[str]) -> bool:
    last = found["who"].split()[-1]
    if found["name"]:
        return last.lower() not in NOT_NAMES
    return _is_kin(last) or (last[:1].isupper() and last.lower() not in NOT_NAMES)


def _is_kin(word: str) -> bool:
    low = word.lower()
    return low in KIN | ROLES or low.removesuffix("s") in KIN | ROLES


def _ends_in_person(clause: str) -> bool:
    last = clause.split()[-1]
    return last[:1].isupper() or _is_kin(last) or last.lower() in ("him", "her", "them", "you")


EXAMPLES = ("Never eat breakfast, me.", "Loves a moan, our Keith.", "Can't cook to save his life, my husband.")
