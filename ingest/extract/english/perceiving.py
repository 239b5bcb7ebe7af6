"""What one sees or hears somebody do is no news from anybody: "I heard Pip sing", "my aunt saw me fall"."""

from __future__ import annotations

import re

from ingest.extract.english.mend_forms import UNCHANGING
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma

PERCEIVED = "perceived"
_PERCEIVING = frozenset("see hear overhear watch notice feel spot witness catch observe".split())
_AS_OBJECT = frozenset("me us him them".split())


def is_perceived(head: Node, content: Node) -> bool:
    """Does the clause below a verb of the senses stand in its bare form: "saw Bryn drop the keys"?"""
    if head.lemma not in _PERCEIVING or not content.is_verb or content.child("mark") is not None:
        return False
    subject = content.subject
    if subject is None or any(a.tag in ("MD", "VBZ", "VBP", "VBD") for a in content.auxiliaries):
        return False
    if subject.low in _AS_OBJECT:
        return True
    if content.tag == "VBG":
        return not content.auxiliaries and subject.i == content.i - 1
    is_bare = (
        content.low == content.lemma and content.low not in UNCHANGING and content.tag in ("VB", "VBP", "VBD")
    )
    return is_bare and subject.tag in ("NN", "NNP", "PRP") and subject.low not in ("i", "you", "we", "they")


_SOMEBODY_DOES = re.compile(
    r"(?:(?P<who>[Mm]e|[Uu]s|[Hh]im|[Tt]hem|[Hh]er|[A-Z][\w-]+|(?:the|my|our|his|her) [a-z-]+)) (?P<does>[a-z]+)\b"
)


def is_heard_doing(text: str) -> bool:
    """ "(I heard) Pip sing on Sunday", "him snore": a bare verb behind whoever does it."""
    found = _SOMEBODY_DOES.match(text)
    if found is None:
        return False
    word = found["does"]
    if found["who"].lower() in _AS_OBJECT:
        return is_word(lemma(word, "VBG"), "verb") or is_word(word, "verb")
    is_bare = is_word(word, "verb") and lemma(word, "VBZ") == word == lemma(word, "VBD")
    many = found["who"].endswith("s") and " " in found["who"]
    return (
        is_bare
        and word not in UNCHANGING
        and not many
        and not (is_word(word, "noun") and found["who"].lower() == "her")
    )
