"""Puts a statement into a sentence of its own: people by name, the owner and relayers of a claim in its words.

The words are the clause's own; only first, second and resolved third persons become names, and the verb
agrees with them. A claim is framed ("Ann, as Bob relays, says that …"), so it never reads like a fact.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.people import CALLED_BY_KIN, ROLES, is_described
from ingest.extract.english.perceiving import PERCEIVED
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import FIRST, SECOND, THIRD, Scene, Voice
from ingest.extract.english.tree import Node, is_neither, opposite_of
from ingest.model import Mention, MentionKind, Polarity

_POSSESSIVE = frozenset("my our your his their ur mine ours yours hers theirs".split())
_AGREE = {
    "am": "is", "'m": "is", "are": "is", "'re": "is", "were": "was", "have": "has", "'ve": "has", "do": "does",
    "'d": "would", "'ll": "will", "ca": "can", "wo": "will", "n't": "not", "nt": "not", "gon": "going", "na": "to", "ai": "is",
    "sha": "shall", "wan": "want", "got": "got",
}  # fmt: skip
_SPLIT_OFF = frozenset({"parataxis", "relcl"})


def sentence_of(
    draft: Draft, owner: Mention | None, relayers: Sequence[Mention], scene: Scene, voice: Voice, is_claim: bool
) -> str:
    """Return the full sentence of a statement."""
    top = top_of(draft.clause.head)
    if top.dep == "conj" and top.head is not None and top.subject is None and is_neither(top.head):
        top = top.head
    if PERCEIVED in voice.rule and top.dep == "ccomp" and top.head is not None:
        top = top.head  # "heard Pip sing": a bare form is no sentence without whoever heard it
    subject_text, rest = clause_words(draft, top, scene, voice)
    inner = f"{subject_text} {rest}" if subject_text else rest
    if not is_claim:
        return _finish(inner)
    holder = shown(owner) if owner is not None else "Someone unnamed"
    start = f"{holder}{_chain(relayers)}"
    if voice.own_words and draft.is_speech_act and (act := _quoted_act(draft, voice)) is not None:
        return _finish(f"{start} {act}")
    if draft.rule == "idiom-take-or-leave" and owner is not None:
        return _finish(f"{start} can take or leave {draft.target}")
    if draft.rule == "preference-named" and owner is not None:
        return _finish(f"{start} prefers {draft.target}")
    if draft.rule == "idiom-can't-beat" and owner is not None:
        return _finish(f"{start} says that nothing beats {draft.target}")
    if voice.rule.endswith("-gerund") and owner is not None and subject_text in (owner.name, holder):
        return _finish(f"{start} {rest}")
    if draft.holder_named and owner is not None and subject_text in (owner.name, holder) and not voice.denied:
        return _finish(f"{start} {rest}")
    if draft.is_speech_act and owner is None:
        return _finish(f"{start} lets it be known that {inner}")
    return _finish(f"{start} {_framing_verb(draft, owner, relayers, voice)} that {inner}")


def _quoted_act(draft: Draft, voice: Voice) -> str | None:
    """Word a request, proposal or question that stood in quotation marks."""
    listener = f" {shown(voice.you)}" if voice.you is not None else ""
    negation = "not " if draft.polarity is Polarity.NEGATIVE else ""
    if draft.predicate == "requests":
        return f"asks{listener} {negation}to {draft.target}"
    if draft.predicate == "suggests":
        return f"proposes {negation}to {draft.target}"
    return f"asks{listener} about {draft.target}" if draft.predicate == "asks" else None


def shown(person: Mention) -> str:
    """Return a person as a text names them: "Soren's sister", "the landlord", "Ann"."""
    is_kin = person.kind is MentionKind.KIN or (person.kind is MentionKind.PRONOUN and is_described(person.name))
    if person.relative_to and is_kin and "'s " not in person.name:
        return f"{person.relative_to}'s {_plain(person.name)}"
    if person.kind is MentionKind.ROLE and "'s " not in person.name:
        return f"{person.relative_to}'s {person.name}" if person.relative_to else f"the {person.name}"
    return person.name


def _plain(name: str) -> str:
    """ "Mum" is a name alone, "Ann's mum" is none."""
    return name.lower() if name.lower() in CALLED_BY_KIN else name


def _called(person: Mention) -> str:
    """Return whom a pronoun means as a text names them: "he" is "Evan's son"."""
    if (
        person.kind is MentionKind.PRONOUN
        and person.relative_to
        and "'s " not in person.name
        and is_described(person.name)
    ):
        return f"{person.relative_to}'s {_plain(person.name)}"
    last = person.name.split(" ")[-1]
    if person.kind is MentionKind.PRONOUN and is_described(person.name) and last in ROLES:
        return f"the {person.name}"  # "he" is "the new foreman"
    return person.name


def _framing_verb(draft: Draft, owner: Mention | None, relayers: Sequence[Mention], voice: Voice) -> str:
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


def _chain(relayers: Sequence[Mention]) -> str:
    names = [shown(r) for r in relayers]
    if not names:
        return ""
    if len(names) == 1:
        return f", as {names[0]} relays,"
    return f", as {', '.join(names[:-1])} and {names[-1]} relay,"


def top_of(head: Node) -> Node:
    """Climb from a governed verb to the verb that carries its subject ("forgot to lock")."""
    node = head
    while node.dep in ("xcomp", "pcomp", "prep") and node.head is not None and node.subject is None:
        node = node.head
    if node.dep in ("acomp", "attr", "oprd") and node.head is not None:
        node = node.head
    return node


def clause_words(draft: Draft, top: Node, scene: Scene, voice: Voice) -> tuple[str, str]:  # noqa: C901 - one line a construction
    """Return the subject and the rest of a clause in words, persons named."""
    subject = top.subject
    dropped = _dropped(top)
    if draft.rule == "occasion-named":
        return "", _join(_kept(top, dropped), scene, voice)
    skipped = set()
    if subject is not None:
        skipped = {id(n) for n in subject.subtree()}
    rest = [n for n in _kept(top, dropped) if id(n) not in skipped and n.dep != "relsubj"]
    front: list[Node] = []
    if subject is not None:
        # "Last fall I planted …": what stands before the subject follows the verb in our sentence.
        front = [n for n in rest if n.i < subject.i and n is not top and n not in top.auxiliaries]
        rest = [n for n in rest if n not in front]
        front = [n for n in front if n.low != "so"]  # "…, so I walked"
    named = subject if subject is not None else draft.clause.subject
    subject_text = ""
    agree = False
    if named is not None and named.low not in ("there",):
        person = person_of(named, scene, voice)
        if named.low in FIRST | SECOND:
            agree = True
            subject_text = person.name if person is not None else named.text
            if named.low in _POSSESSIVE and named.dep == "poss":
                agree = False
        elif (named.low in ("it", "this", "that") and draft.subject) or (
            named.low in ("who", "which") and draft.subject
        ):
            subject_text = draft.subject
        elif named.low in ("it", "they") and draft.target_node is named and draft.target:
            plain = draft.target[:1].islower() and "'s " not in draft.target
            subject_text = f"the {draft.target}" if plain else draft.target
        elif named.low in THIRD and person is not None:
            subject_text = _called(person) if person.resolved else named.text
            agree = person.resolved and named.low == "they" and not person.name.endswith("s")
        elif subject is None and any(n is top for n in named.subtree()):
            relative = {id(n) for n in top.subtree()}
            subject_text = _join([n for n in _kept(named, _dropped(named)) if id(n) not in relative], scene, voice)
        else:
            others = _dropped(named) if not named.is_verb else set()  # "playing games and watching films"
            subject_text = _join(_kept(named, others), scene, voice)
    elif named is not None:
        subject_text = named.text
    elif draft.subject:
        subject_text, agree = draft.subject, True
    elif draft.holder is not None:
        subject_text, agree = draft.holder.name, True
    if draft.swapped is not None:
        rest = _with_swap(rest, *draft.swapped)
    if draft.renamed is None and draft.renamed_node is not None:
        subject_text = _join(_trimmed(draft.renamed_node.ordered()), scene, voice)
    if _is_many(draft.renamed_node) and not draft.is_negated:
        rest = _in_plural(rest, top)
    if draft.is_negated:
        rest = _negated(rest, top, draft)
    if draft.renamed is not None:
        subject_text, agree = shown(draft.renamed), not _is_many(draft.renamed_node)
        rest = [n for n in rest if n.low not in ("both", "all")]
        if draft.is_unnegated:
            rest = [n for n in rest if n.dep != "neg"]
    words = _join(rest, scene, voice, agree=agree, verb=top)
    if top.tag in ("VBN", "VBG") and top.dep == "conj" and not top.auxiliaries and subject is None:
        words = _with_leaders_auxiliaries(words, top, draft, scene, voice)
    if draft.rule == "purpose":
        aim = [n for n in _trimmed(top.ordered()) if not (n.tag == "TO" and n.head is top)]
        return (draft.subject or subject_text), f"plans to {_join(aim, scene, voice)}"
    if top.tag in ("VB", "VBP") and top.dep == "conj" and not top.auxiliaries and subject is None:
        # "can show it off and get investors": the second has lost its modal with the first
        modal = next((m for m in _MODALS if m in draft.clause.modals), None)
        words = (
            f"{modal} {'not ' if draft.clause.negative else ''}{_bare(top, rest, scene, voice)}"
            if modal
            else words
        )
    opening = _join(_trimmed(front), scene, voice)
    if opening:
        first = front[0]
        words = f"{words} {opening if first.is_proper or first.low in FIRST | SECOND | THIRD else opening[0].lower() + opening[1:]}"
    subject_text = subject_text.strip(" ,")
    if subject is not None and draft.renamed is None:
        first = min(subject.subtree(), key=lambda n: n.i)
        if (
            subject_text.startswith(first.text)
            and not first.is_proper
            and first.low != "i"
            and first.text[1:].islower()
        ):
            subject_text = subject_text[0].lower() + subject_text[1:]
    return subject_text, words


def _with_swap(rest: list[Node], old: Node, new: Node) -> list[Node]:
    """ "sold the van to Ann, but not the trailer": the trailer where the van stood."""
    gone = {id(n) for n in old.subtree()}
    at = next((i for i, n in enumerate(rest) if id(n) in gone), len(rest))
    words = _trimmed([n for n in new.ordered() if n.dep != "neg"])
    return [*rest[:at], *words, *(n for n in rest[at:] if id(n) not in gone)]


_PLURALS = {"is": "are", "has": "have", "does": "do", "was": "were", "'s": "are"}


def _in_plural(rest: list[Node], top: Node) -> list[Node]:
    """ "So do my parents": the verb of one in the form for several."""
    verb = next((a for a in top.auxiliaries if a in rest), top)
    if verb.tag not in ("VBZ", "VBD") or (verb.tag == "VBD" and verb.low != "was"):
        return rest
    text = _PLURALS.get(verb.low, verb.lemma)
    return [replace(n, text=text, low=text, kids=[]) if n is verb else n for n in rest]


def _is_many(node: Node | None) -> bool:
    return node is not None and node.tag == "NNS"


def _negated(rest: list[Node], top: Node, draft: Draft) -> list[Node]:
    """Put a negation into the words of a clause: "wants a dog" → "does not want a dog"."""
    carrier = next((a for a in top.auxiliaries if a in rest), top if top.lemma == "be" else None)
    at = rest.index(carrier) if carrier is not None else rest.index(top) if top in rest else 0
    if carrier is not None:
        return [
            *rest[: at + 1],
            replace(carrier, text="not", low="not", tag="RB", dep="neg", kids=[]),
            *rest[at + 1 :],
        ]
    word = "did not" if draft.clause.past else "do not" if _is_many(draft.renamed_node) else "does not"
    put_in = replace(top, text=word, low=word, tag="MD", dep="aux", kids=[])
    return [*rest[:at], put_in, replace(top, text=top.lemma, low=top.lemma, tag="RB", kids=[]), *rest[at + 1 :]]


# "made me feel", "let us stay": in this case it is the subject of a bare form, which agrees with nobody.
_AS_OBJECT = frozenset("me us him them".split())


def _with_leaders_auxiliaries(words: str, top: Node, draft: Draft, scene: Scene, voice: Voice) -> str:
    """ "has given me courage and taught me patience": the second verb has lost its "has" with the first."""
    leader = top.head
    while leader is not None and leader.dep == "conj" and not leader.auxiliaries:
        leader = leader.head
    if leader is None or leader.tag not in ("VBN", "VBG", "VBD") or top.tag not in ("VBN", "VBG"):
        return words
    auxiliaries = [a for a in leader.auxiliaries if a.tag != "TO"]
    fits = (leader.tag == "VBG") == (top.tag == "VBG")
    if not auxiliaries or not fits:
        return words
    is_passive = any(a.dep == "auxpass" for a in auxiliaries)
    if is_passive and top.child("dobj") is not None:
        return words
    first = auxiliaries[0]
    of_one = leader.subject is not None and leader.subject.low in FIRST | SECOND
    put = [_join([first], scene, voice, agree=of_one, verb=leader), *(a.text for a in auxiliaries[1:])]
    denied = ["not"] if draft.clause.negative and not any(k.dep == "neg" for k in top.kids) else []
    return " ".join([put[0], *denied, *put[1:], words])


_MODALS = ("will", "can", "could", "might", "may", "would", "should", "must")


def _bare(verb: Node, rest: list[Node], scene: Scene, voice: Voice) -> str:
    """Return the words of a clause with its verb uninflected, as it stands behind a modal."""
    return _join([n for n in rest if n.dep != "neg"], scene, voice, verb=verb)


def _dropped(top: Node) -> set[int]:
    """Ids of nodes that belong to other clauses than this one."""
    out: set[int] = set()
    is_pair = top.is_verb and (is_neither(top) or opposite_of(top) is not None)  # "neither drinks nor smokes"
    for kid in top.kids:
        if is_pair and kid.dep in ("cc", "preconj", "conj") and kid.subject is None:
            continue
        other = (
            (kid.dep in _SPLIT_OFF and kid.dep != "relcl")
            or (
                kid.dep == "conj"
                and {top.lemma, kid.lemma} != {"take", "leave"}
                and (kid.is_verb or kid.subject is not None)
            )
            or (
                kid.dep == "advcl"
                and (kid.tag != "VBG" or kid.child("mark", "nsubj", "aux", "advmod") is not None or kid.i < top.i)
                and not any(k.low == "than" for k in kid.kids)
                and not any(a.tag == "TO" for a in kid.kids)
                and not _condition(kid)
            )
            or (kid.dep in ("ccomp",) and kid.i < top.i)
            or (kid.dep == "cc" and (top.is_verb or top.subject is not None) and not _joins_words(kid, top))
            or (kid.dep in ("intj", "mark", "dep", "meta", "echo") and kid.low != "no")
            or (kid.dep == "preconj")
        )
        if other:
            out |= {id(n) for n in kid.subtree()}
    return out


def _joins_words(cc: Node, top: Node) -> bool:
    """ "too loud, but good for concerts": what the word joins belongs to this clause."""
    joined = next((k for k in top.children("conj") if k.i > cc.i), None)
    if joined is None:
        return cc.low == "but" and any(
            p.i == cc.i + 1 and p.child("neg") is not None for p in top.children("prep")
        )
    return not joined.is_verb and joined.subject is None


def _condition(kid: Node) -> bool:
    return any(k.low in ("if", "unless") for k in kid.kids)


def _kept(top: Node, dropped: set[int]) -> list[Node]:
    return _trimmed([n for n in top.ordered() if id(n) not in dropped])


def _trimmed(nodes: list[Node]) -> list[Node]:
    nodes = list(nodes)
    while nodes and nodes[-1].tag in (".", ",", ":", "_SP", "CC", "``", "''"):
        nodes.pop()
    while nodes and nodes[0].tag in (".", ",", ":", "_SP", "CC", "``", "''"):
        nodes.pop(0)
    return nodes


def _join(nodes: list[Node], scene: Scene, voice: Voice, *, agree: bool = False, verb: Node | None = None) -> str:  # noqa: C901 - one line a construction
    out: list[str] = []
    last: Node | None = None
    carriers = _agreeing(verb) if agree and verb is not None else set()
    for n in nodes:
        # "if we still have it" below "Lottie asked": the verb agrees with the name put in.
        if n.low in FIRST | SECOND and n.dep in ("nsubj", "nsubjpass") and n.head is not None:
            carriers |= _agreeing(n.head) if n.low not in _AS_OBJECT else set()
    for index, n in enumerate(nodes):
        following = nodes[index + 1].low if index + 1 < len(nodes) else ""
        word = n.text
        if n.low in FIRST | SECOND | THIRD and n.dep != "expl":
            person = person_of(n, scene, voice)
            if person is not None and person.resolved:
                word = _called(person)
                if n.low in _POSSESSIVE or (n.low == "her" and n.dep == "poss"):
                    word = f"{word}'s"
        elif n.low == "ta" and n.tag == "TO":
            word = "to"
        elif n.low == "got" and n.lemma == "have" and not n.auxiliaries:
            word = "has"
        elif n.low == "'s" and n.tag.startswith("V"):
            has = following in ("been", "got", "had") or (
                n.dep == "aux" and n.head is not None and n.head.tag == "VBN"
            )
            word = "has" if has else "is"
        elif id(n) in carriers:
            word = _agreed(n)
        elif n.low == "'d" and n.lemma == "have":
            word = "had"
        elif n.low in ("n't", "nt", "ca", "wo", "'ll", "'m", "'re", "'ve", "gon", "na") or (
            n.low == "'d" and n.tag == "MD"
        ):
            word = _AGREE.get(n.low, n.text)
            if n.low in ("'m", "'re", "'ve"):
                word = {"'m": "am", "'re": "are", "'ve": "have"}[n.low]
        if (
            last is not None
            and last.end == n.start > 0
            and (n.text == "-" or last.text == "-" or n.text == "/" or last.text == "/")
        ):
            out[-1] += word  # "left-handed" is one word in the passage
        else:
            out.append(word)
        last = n
    text = " ".join(out)
    text = re.sub(r"\s+([,.;:!?%)])", r"\1", text)
    text = re.sub(r"\s+('s|')(?=\s|$)", r"\1", text)
    return re.sub(r"([$£€(#])\s+", r"\1", text).strip()


def _agreeing(verb: Node) -> set[int]:
    finite = next((a for a in verb.auxiliaries if a.tag in ("VBP", "VBD", "MD", "VBZ", "VB")), None)
    if finite is not None:
        return {id(finite)}
    if any(k.tag == "TO" for k in verb.kids) or (verb.tag == "VB" and verb.dep in ("ccomp", "xcomp")):
        return set()  # "wants Ann to rest", "helps Ann relax"
    if is_neither(verb) or opposite_of(verb) is not None:
        return {id(verb), *(id(k) for k in verb.children("conj") if k.is_verb and k.subject is None)}
    return {id(verb)}


def _agreed(node: Node) -> str:
    if node.low == "'d" and node.lemma == "have":
        return "had"
    if node.low in _AGREE:
        return _AGREE[node.low]
    if node.tag in ("VBP", "VB") and node.low.isalpha():
        return third_person(node.text)
    return node.text


def third_person(verb: str) -> str:
    """Return the third person singular of a verb: "carry" → "carries"."""
    low = verb.lower()
    if low == "wanna":
        return "wants to"
    if low in _AGREE:
        return _AGREE[low]
    if low.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if low.endswith("y") and len(low) > 1 and low[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _finish(text: str) -> str:
    text = re.sub(r"\s*,(?:\s*,)+\s*|\s+,\s+", " ", " ".join(text.split())).strip(" ,;:")
    if not text:
        return text
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."


__all__ = ["MentionKind", "clause_words", "sentence_of", "third_person", "top_of"]
