"""Puts a statement into a sentence of its own: people by name, the owner and relayers of a claim in its words.

The words are the clause's own; only first, second and resolved third persons become names, and the verb
agrees with them. A claim is framed ("Ann, as Bob relays, says that …"), so it never reads like a fact.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ingest.extract.english.draft import Draft
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import FIRST, SECOND, THIRD, Scene, Voice
from ingest.extract.english.tree import Node
from ingest.model import MentionKind

_POSSESSIVE = frozenset("my our your his their ur mine ours yours hers theirs".split())
_AGREE = {
    "am": "is", "'m": "is", "are": "is", "'re": "is", "were": "was", "have": "has", "'ve": "has", "do": "does",
    "'d": "would", "'ll": "will", "ca": "can", "wo": "will", "n't": "not", "nt": "not", "gon": "going", "na": "to", "ai": "is",
    "sha": "shall", "wan": "want", "got": "got",
}  # fmt: skip
_SPLIT_OFF = frozenset({"parataxis", "relcl"})


def sentence_of(
    draft: Draft, owner: str | None, relayers: Sequence[str], scene: Scene, voice: Voice, is_claim: bool
) -> str:
    """Return the full sentence of a statement, without its final full stop doubled."""
    top = top_of(draft.clause.head)
    subject_text, rest = clause_words(draft, top, scene, voice)
    if not is_claim:
        return _finish(f"{subject_text} {rest}" if subject_text else rest)
    chain = _chain(relayers, owner)
    holder = owner or "Someone unnamed"
    if draft.holder_named and owner is not None and subject_text == owner and not voice.denied:
        return _finish(f"{owner}{chain} {rest}")
    verb = _framing_verb(draft, owner, relayers, voice)
    inner = f"{subject_text} {rest}" if subject_text else rest
    return _finish(f"{holder}{chain} {verb} that {inner}")


def _framing_verb(draft: Draft, owner: str | None, relayers: Sequence[str], voice: Voice) -> str:
    if voice.denied:
        # The clause keeps its own words, so the denial has to stand in the frame.
        return "doubts" if voice.uncertain else "denies" if not voice.opinion else "does not think"
    if draft.predicate == "predicts" and not relayers:
        return "predicts"
    if draft.uncertain and owner is not None:
        return "supposes" if not voice.opinion else "thinks"
    if draft.is_attitude or voice.opinion or draft.predicate == "believes":
        return "thinks" if owner is not None else "says"
    return "says"


def _chain(relayers: Sequence[str], owner: str | None) -> str:
    if not relayers:
        return ""
    if len(relayers) == 1:
        return f", as {relayers[0]} relays,"
    return f", as {', '.join(relayers[:-1])} and {relayers[-1]} relay,"


def top_of(head: Node) -> Node:
    """Climb from a governed verb to the verb that carries its subject ("forgot to lock")."""
    node = head
    while node.dep in ("xcomp", "pcomp", "prep") and node.head is not None and node.subject is None:
        node = node.head
    if node.dep in ("acomp", "attr", "oprd") and node.head is not None:
        node = node.head
    return node


def clause_words(draft: Draft, top: Node, scene: Scene, voice: Voice) -> tuple[str, str]:
    """Return the subject and the rest of a clause in words, persons named."""
    subject = top.subject
    dropped = _dropped(top)
    skipped = set()
    if subject is not None:
        skipped = {id(n) for n in subject.subtree()}
    rest = [n for n in _kept(top, dropped) if id(n) not in skipped]
    named = subject if subject is not None else draft.clause.subject
    subject_text = ""
    agree = False
    if named is not None and named.low not in ("there",):
        person = person_of(named, scene, voice)
        if named.low in FIRST | SECOND:
            agree = True
            subject_text = person.name if person is not None else named.text
        elif named.low in ("it", "this", "that") and draft.subject:
            subject_text = draft.subject
        elif named.low in ("who", "which") and draft.subject:
            subject_text = draft.subject
        elif named.low in THIRD and person is not None:
            subject_text = person.name if person.resolved else named.text
            agree = person.resolved and named.low == "they"
        elif subject is None and named.head is not None:
            subject_text = _join(_kept(named, _dropped(named)), scene, voice)
        else:
            subject_text = _join(_kept(named, _dropped(named)), scene, voice)
    elif named is not None:
        subject_text = named.text
    elif draft.subject:
        subject_text, agree = draft.subject, True
    elif draft.holder is not None:
        subject_text, agree = draft.holder.name, True
    words = _join(rest, scene, voice, agree=agree, verb=top)
    return subject_text, words


def _dropped(top: Node) -> set[int]:
    """Ids of nodes that belong to other clauses than this one."""
    out: set[int] = set()
    for kid in top.kids:
        other = (
            kid.dep in _SPLIT_OFF
            and kid.dep != "relcl"
            or (kid.dep == "conj" and (kid.is_verb or kid.subject is not None))
            or (kid.dep == "advcl" and not any(a.tag == "TO" for a in kid.kids) and not _condition(kid))
            or (kid.dep in ("ccomp",) and kid.i < top.i)
            or (kid.dep == "cc")
            or (kid.dep in ("intj", "mark", "dep", "meta"))
            or (kid.dep == "preconj")
        )
        if other:
            out |= {id(n) for n in kid.subtree()}
    return out


def _condition(kid: Node) -> bool:
    return any(k.low in ("if", "unless") for k in kid.kids)


def _kept(top: Node, dropped: set[int]) -> list[Node]:
    nodes = [n for n in top.ordered() if id(n) not in dropped]
    while nodes and nodes[-1].tag in (".", ",", ":", "_SP", "CC", "``", "''"):
        nodes.pop()
    while nodes and nodes[0].tag in (".", ",", ":", "_SP", "CC", "``", "''"):
        nodes.pop(0)
    return nodes


def _join(nodes: list[Node], scene: Scene, voice: Voice, *, agree: bool = False, verb: Node | None = None) -> str:
    out: list[str] = []
    carriers = _agreeing(verb) if agree and verb is not None else set()
    for n in nodes:
        word = n.text
        if n.low in FIRST | SECOND | THIRD and n.dep != "expl":
            person = person_of(n, scene, voice)
            if person is not None and person.resolved:
                word = person.name
                if n.low in _POSSESSIVE or (n.low == "her" and n.dep == "poss"):
                    word = f"{word}'s"
        elif id(n) in carriers:
            word = _agreed(n)
        elif n.low in ("n't", "nt", "ca", "wo", "'ll", "'m", "'re", "'ve", "gon", "na") or (
            n.low == "'d" and n.tag == "MD"
        ):
            word = _AGREE.get(n.low, n.text)
            if n.low in ("'m", "'re", "'ve"):
                word = {"'m": "am", "'re": "are", "'ve": "have"}[n.low]
        out.append(word)
    text = " ".join(out)
    text = re.sub(r"\s+([,.;:!?%)])", r"\1", text)
    text = re.sub(r"\s+('s|')(?=\s|$)", r"\1", text)
    return re.sub(r"([$£€(#])\s+", r"\1", text).strip()


def _agreeing(verb: Node) -> set[int]:
    finite = next((a for a in verb.auxiliaries if a.tag in ("VBP", "VBD", "MD", "VBZ", "VB")), None)
    if finite is not None:
        return {id(finite)}
    return {id(verb)}


def _agreed(node: Node) -> str:
    if node.low in _AGREE:
        return _AGREE[node.low]
    if node.tag in ("VBP", "VB") and node.low.isalpha():
        return third_person(node.text)
    return node.text


def third_person(verb: str) -> str:
    """Return the third person singular of a verb: "carry" → "carries"."""
    low = verb.lower()
    if low in _AGREE:
        return _AGREE[low]
    if low.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _finish(text: str) -> str:
    text = " ".join(text.split()).strip(" ,;:")
    if not text:
        return text
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."


__all__ = ["MentionKind", "clause_words", "sentence_of", "third_person", "top_of"]
