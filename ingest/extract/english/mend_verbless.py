"""Sentences in which the parser saw no verb at all: "Greta works nights", "Ravi studies law at Leeds".

A name before a word in -s that is also a plural is taken for a heap of nouns. Where nothing else could be the verb, that
word is it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ingest.extract.english.lexicon.concepts import PLACES
from ingest.extract.english.lexicon.people import KIN, NOT_NAMES, ROLES
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma


def find_verb(nodes: Sequence[Node]) -> None:
    """Make the word behind the subject the verb of a sentence that has none."""
    if len(nodes) < 4 or any(n.is_verb for n in nodes):
        return
    end = _subject_end(nodes)
    if not end or end >= len(nodes) - 1:
        return
    verb = nodes[end]
    base = lemma(verb.low, "VBZ")
    follows = nodes[end + 1].tag not in (".", ",", ":", "POS", "CC", "HYPH", "-LRB-")
    if not follows or verb.tag not in ("NNS", "NN") or verb.text != verb.low or base == verb.low:
        return
    roots = [n for n in nodes if n.head is None]
    if not is_word(base, "verb") or len(roots) != 1:
        return
    _raise(verb, base, nodes[end - 1], roots[0])


def _subject_end(nodes: Sequence[Node]) -> int:
    """Return where a subject at the head ends: behind a name, or behind "my brother"."""
    first, second = nodes[0], nodes[1]
    if first.tag == "PRP$" or first.low in ("the", "our", "my"):
        return 2 if second.low in KIN | ROLES else 0
    known = is_given_name(first.low) or not any(
        is_word(first.low, kind) for kind in ("noun", "verb", "adj", "adv")
    )
    is_name = first.text[:1].isupper() and first.low not in NOT_NAMES and first.low not in PLACES
    return (
        1
        if is_name and known and first.low not in KIN
        else 1
        if first.low in KIN and first.text[:1].isupper()
        else 0
    )


def _raise(verb: Node, base: str, subject: Node, root: Node) -> None:
    for node in (verb, subject):
        if node.head is not None:
            node.head.kids.remove(node)
            node.head = None
    verb.dep, verb.tag, verb.lemma = "ROOT", "VBZ", base
    if subject.text[:1].isupper() and subject.low not in KIN:
        subject.tag, subject.lemma = "NNP", subject.low
    for kid in [k for k in (*verb.kids, *root.kids) if k.i < subject.i]:
        kid.attach(subject, kid.dep if kid.dep in ("poss", "det") else "det")
    subject.attach(verb, "nsubj")
    for kid in [k for k in verb.kids if k.dep == "appos" and k.is_noun and k.i > verb.i]:
        kid.dep = "dobj"  # "Greta rates the new chef"
    if root is subject or root is verb:
        for kid in [k for k in subject.kids if k.i > verb.i]:
            kid.attach(verb, kid.dep)
        return
    root.head, root.dep = None, "dobj"
    root.attach(verb, "npadvmod" if root.is_time else "dobj")
    for kid in [k for k in root.kids if k.dep == "punct" and k.tag == "."]:
        kid.attach(verb, "punct")
