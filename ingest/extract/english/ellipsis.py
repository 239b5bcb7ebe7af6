"""Clauses that leave out what was just said: "…, but Mirela doesn't", "… and Kofi can too", "Neither does Ada."

The auxiliary stands for the clause before: what that clause states is stated again, of somebody else, with the
polarity that the auxiliary gives it. An auxiliary that stands for nothing known states nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.people import GROUPS
from ingest.extract.english.phrases import coordinated, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice, fits
from ingest.extract.english.targets import object_of
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_ONE = (
    r"(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]he)\s(?:(?!and\b|but\b|or\b)[\w-]+\s){0,2}?[\w'’-]+"
    r"|[A-Z][\w-]+(?:['’]s\s[\w-]+)?|I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|[Yy]ou)"
)
_TWO = rf"{_ONE}\sand\s{_ONE}"
_BARE = r"(?:do|does|did|is|are|am|was|were|has|have|had|can|could|will|would|should)"
_AUX = rf"(?:\s(?:{_BARE}(?:n['’]?t|\snot)?|can['’]?t|cannot|won['’]?t)|['’](?:m|s|re)\snot)"
_ADVERB = r"(?:\s(?:(?:most|quite|very)\s)?(?:definitely|certainly|really|apparently|still|also|sure|clearly|obviously|probably|just|actually))?"
_TAIL = r"(?:,?\s(?:too|either|as\swell|though|at\sall|anymore|any\smore|now|yet))?"
_TURNED = rf"(?i:so|neither|nor|as)\s{_BARE}\s(?:{_TWO}|{_ONE})"


def _straight(who: str) -> str:
    return rf"(?P<who>{who}){_ADVERB}{_AUX}{_ADVERB}(?P<tail>{_TAIL})"


_ALONE = re.compile(
    rf"(?:(?:[Bb]ut|[Aa]nd|[Aa]lthough|[Oo]r\srather,?)\s)?(?P<echo>{_straight(f'(?:{_TWO}|{_ONE})')}|{_TURNED})[\s.!]*"
)
_BEHIND = tuple(
    re.compile(
        rf"(?P<stop>\s*[,;]|\s[–—-]+)?\s+(?P<joiner>but|and|while|whereas|though|although|yet|or rather|or actually|or no)?\s*"
        rf"(?P<echo>{_straight(who)}|{_TURNED})[\s.!]*$"
    )
    for who in (_TWO, _ONE)
)
_CONDITION = re.compile(
    r"(?:if|when|unless|once|as|because|since|although|though|while|before|after|what|where)\b", re.I
)


def alone(text: str) -> tuple[int, int] | None:
    """Return where in a sentence a subject with a lone auxiliary stands: "But | Mirela doesn't | either."."""
    found = _ALONE.fullmatch(text)
    if found is None:
        return None
    return found.start("echo"), found.start("tail") if found["who"] else found.end("echo")


def split_at(text: str) -> int | None:
    """Return where a second clause without its own content begins: "Theo wants a dog, but | Mirela doesn't"."""
    if _CONDITION.match(text):
        return None
    for pattern in _BEHIND:
        found = pattern.search(text)
        if found is None or len(text[: found.start()].split()) < 2:
            continue
        is_doubled = bool(found["tail"]) and found["tail"].split()[-1] in ("too", "either", "well")
        joins = found["joiner"] is not None and (
            found["joiner"] != "and" or is_doubled
        )  # "I think Theo and Ada do"
        if found["who"] is None or found["stop"] or joins:
            return found.start("echo")
    return None


@dataclass(slots=True)
class Antecedent:
    """What a lone auxiliary can stand for: the clause before, and what it states."""

    drafts: list[Draft]
    clause: Clause
    is_same_sentence: bool = False  # the auxiliary was cut off the sentence of that clause
    is_lessened: bool = False  # "… not so much" comes next


_AUXILIARIES = frozenset("do be have can could will would should".split())
_BESIDE = frozenset("neg cc punct nsubj relsubj aux intj preconj mark".split())
_ADVERBS = frozenset(
    "definitely certainly really apparently still also sure clearly obviously probably just actually too either though "
    "well all anymore more now yet so neither nor both".split()
)
_DEGREES = frozenset("as at most quite very".split())
_BASES = {"ca": "can", "wo": "will", "'s": "be", "'m": "be", "'re": "be"}


def auxiliary_of(clause: Clause) -> str | None:
    """Return the auxiliary that a clause consists of, besides its subject; None where there is more to it."""
    head = clause.head
    base = _BASES.get(head.low, head.lemma)
    if base not in _AUXILIARIES or clause.subject is None or clause.subject.low in ("that", "this", "there"):
        return None
    for kid in head.kids:
        if kid is clause.subject or kid.dep in _BESIDE or kid.dep in ("conj", "parataxis", "advcl"):
            continue
        if kid.low in _ADVERBS and all(k.low in _ADVERBS | _DEGREES for k in kid.kids):
            continue
        return None
    return base


def read_ellipsis(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a clause that is nothing but a subject and an auxiliary; None where it is more."""
    base = auxiliary_of(clause)
    before = scene.antecedent
    if base is None or clause.subject is None or (clause.subject.low == "it" and not _is_retold(before, voice)):
        return None
    if not isinstance(before, Antecedent) or not before.drafts or clause.head.child("advcl") is not None:
        return []  # "If Theo comes, Mirela will."
    found: list[Draft] = []
    negative = clause.negative or any(k.low in ("neither", "nor") for k in clause.head.kids)
    for node in coordinated(clause.subject):
        same = _same_subject(node, before, scene, voice)
        node, person = same if same is not None else (node, person_of(node, scene, voice))
        if person is not None and person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
            continue
        if _stands_for(base, clause, before.clause) and _is_alike(person, before, scene, voice):
            opposite = negative != before.clause.negative
            found += [t for d in before.drafts if (t := twin_of(d, node, person, opposite, scene)) is not None]
        elif base == "do" and person is not None and person.entity == "person":
            found += [t for d in before.drafts if (t := held_by(d, person, negative, voice)) is not None]
            continue
    was = before.drafts[0].voice
    for draft in found:
        if draft.voice is None:
            draft.voice = was if before.is_same_sentence else voice
            if was is not None and draft.voice is not None and was.denied != draft.voice.denied:
                # "Ann denies she broke it, but Bob swears she did": what he says is not denied with hers.
                draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)
        draft.echoed_by = clause.head
        draft.replaces = None
        draft.rule = f"ellipsis:{draft.rule}"
        draft.evidence = [clause.subject.text, clause.head.text, *draft.evidence]
    return found


def _is_retold(before: object, voice: Voice) -> bool:
    """Is one of the two clauses somebody's words: "Colin said it was shut. It wasn't."?"""
    told = before.drafts[0].voice if isinstance(before, Antecedent) and before.drafts else None
    return voice.is_attributed or (told is not None and bool(told.sources))


_PRONOUNS = frozenset("it he she they".split())


def _same_subject(
    node: Node, before: Antecedent, scene: Scene, voice: Voice
) -> tuple[Node, Mention | None] | None:
    """ "Ann says the builders won't come, but Bob says they will": they are the builders, not Bob."""
    subject = before.clause.subject
    if subject is None or node.low not in _PRONOUNS or not _is_retold(before, voice):
        return None
    person = subject.who or before.drafts[0].subject_person
    if person is None:
        person = person_of(subject, scene, voice)
    is_many = subject.tag in ("NNS", "NNPS") or subject.low == "they" or bool(subject.children("conj"))
    if node.low == "they":
        is_same = is_many or subject.lemma in GROUPS or (person is not None and person.entity != "person")
    elif node.low == "it":
        is_same = not is_many and (person is None or person.entity != "person")
    else:
        is_same = person is not None and not is_many and fits(person, node.low)
    return (subject, person) if is_same else None


def _stands_for(base: str, clause: Clause, before: Clause) -> bool:
    """Can this auxiliary stand for that clause: "doesn't" for "wants", "can't" for "can swim"?"""
    if before.head is clause.head:
        return False
    auxiliaries = {a.lemma for a in before.head.auxiliaries}
    if base == "be":
        return before.head.lemma == "be" or before.progressive or before.passive
    if base == "have":  # "Gil got promoted. Ada says he hasn't."
        return before.perfect or (before.past and clause.negative and not before.modals)
    if base != "do":
        return base in before.modals
    plain = before.head.lemma != "be" and not before.modals and not auxiliaries - {"do"}
    return plain and (clause.head.low == "did") == before.past


def _is_alike(person: Mention | None, before: Antecedent, scene: Scene, voice: Voice) -> bool:
    """A person stands against a person, a thing against a thing."""
    subject = before.clause.subject
    if subject is None:
        return person is not None
    other = person_of(subject, scene, voice)
    if person is None or other is None:
        return person is None and other is None
    told = before.drafts[0].voice
    if person.name == other.name:  # "Ann swears she locked it, but Bob says she didn't"
        return told is not None and told.sources != voice.sources and bool(voice.sources or told.sources)
    return (person.entity == "person") == (other.entity == "person")


def twin_of(draft: Draft, node: Node, person: Mention | None, opposite: bool, scene: Scene) -> Draft | None:
    """Return the same of somebody else, or of another thing."""
    if opposite and draft.polarity is Polarity.NEUTRAL:
        return None
    old, voice = draft.clause.subject, draft.voice
    if voice is None or _is_ones_own(draft, scene, voice):
        return None  # "Theo loves his job, Mirela doesn't": whose job?
    twin = replace(draft, voice=None, renamed=person, renamed_node=node, evidence=list(draft.evidence))
    twin.is_unnegated = opposite and draft.clause.negative
    twin.is_negated = opposite and not draft.clause.negative
    if opposite:
        twin.predicate, twin.polarity = stance(draft.predicate, draft.polarity, True)
    name = person.name if person is not None else noun_phrase(node, scene, voice)
    if draft.holder is not None:
        if person is None or old is None:
            return None
        twin.holder = person
        return twin
    if draft.target_node is not None and draft.target_node is old:
        twin.target, twin.target_node, twin.target_person = name, node, person
        return twin
    if node is old and draft.subject_node is None:
        return twin  # "it will": the weather again
    if draft.subject_node is not None and draft.subject_node is old:
        twin.subject, twin.subject_node, twin.subject_person = name, node, person
        return twin
    return None


def _is_ones_own(draft: Draft, scene: Scene, voice: Voice) -> bool:
    who = draft.holder or draft.subject_person
    if who is None or draft.target_node is None:
        return False
    whose = (person_of(n, scene, voice) for n in draft.target_node.subtree() if n.dep == "poss")
    return any(person is not None and person.name == who.name for person in whose)


def held_by(draft: Draft, person: Mention, negative: bool, voice: Voice) -> Draft | None:
    """ "Theo thinks the hall is too loud, but Mirela doesn't": what he thinks, she does not."""
    told = draft.voice
    if told is None or not told.opinion or told.uncertain or draft.holder is not None or draft.is_speech_act:
        return None
    opposite = negative != told.denied
    if draft.polarity is Polarity.NEUTRAL or not draft.is_attitude:
        return None
    twin = replace(draft, evidence=list(draft.evidence))
    twin.voice = replace(told, sources=(*told.sources[:-1], person), denied=negative, opinion=True)
    if opposite:
        twin.predicate, twin.polarity = stance(draft.predicate, draft.polarity, True)
    return twin


@dataclass(frozen=True, slots=True)
class Apart:
    """A part that a clause says is not so: "…, but not the trailer", "… but not to Ann"."""

    top: Node  # the noun, or the preposition above it
    node: Node
    beside: Node  # what it is set against, or the verb
    joiner: Node
    place: tuple[str, Node]  # where it hung

    @property
    def preposition(self) -> Node | None:
        return self.top if self.top is not self.node else None


def set_apart(head: Node) -> list[Apart]:
    """Take what "but not" sets apart out of a clause, so that nothing reads it as stated."""
    found: list[Apart] = []
    nodes = {n.i: n for n in head.subtree()}
    for above in [n for n in nodes.values() if n is head or n.is_noun or n.dep == "prep"]:
        for joiner in above.children("cc"):
            denied = nodes.get(joiner.i + 1)
            kid = next((k for k in above.children("conj", "prep", "appos") if k.i > joiner.i), None)
            if joiner.low != "but" or denied is None or denied.low != "not" or kid is None:
                continue
            is_phrase = kid.tag in ("IN", "TO")
            node = kid.child("pobj") if is_phrase else kid
            if node is None or node.is_time or not node.is_noun:
                continue
            if denied.head is not kid and denied.head is not node:
                denied.attach(node, "neg")
            beside = above if above.dep != "prep" else above.child("pobj") or above
            found.append(Apart(kid, node, beside, joiner, (kid.dep, above)))
            joiner.attach(head, "echo")
            kid.attach(head, "echo")
    return found


def except_for(apart: list[Apart], own: list[Draft], scene: Scene, voice: Voice) -> list[Draft]:
    """Return the denials of what is set apart: "sold the van, but not the trailer"."""
    found = []
    for part in apart:
        twin = next((t for d in own if (t := _excepted(d, part, scene, voice)) is not None), None)
        if twin is not None:
            found.append(twin)
            continue
        # Where it denies nothing that is stated it stays among the words of the clause.
        dep, above = part.place
        part.joiner.attach(above, "cc")
        part.top.attach(above, dep)
    return found


def _excepted(draft: Draft, part: Apart, scene: Scene, voice: Voice) -> Draft | None:
    if draft.polarity is Polarity.NEUTRAL or draft.clause.negative:
        return None
    old = draft.target_node
    is_act = old is draft.clause.head
    if is_act:
        old = object_of(draft.clause.head) or (part.beside if part.beside is not draft.clause.head else None)
    person = _person_beside(part, old, draft.clause.head, scene, voice)
    if person is not None and part.preposition is None and (old is None or person_of(old, scene, voice) is None):
        twin = twin_of(draft, part.node, person, True, scene)  # "Theo came, but not Ada"
        return replace(twin, voice=voice, rule=f"except:{draft.rule}") if twin is not None else None
    if old is None or not _stands_against(part, old):
        return None
    was, name = noun_phrase(old, scene, voice), noun_phrase(part.node, scene, voice)
    if was not in (draft.target or ""):
        return None
    predicate, polarity = stance(draft.predicate, draft.polarity, True)
    return replace(
        draft,
        predicate=predicate,
        polarity=polarity,
        target=person.name if person is not None and not is_act else (draft.target or "").replace(was, name),
        target_node=draft.target_node if is_act else part.node,
        target_person=None if is_act else person,
        swapped=(old, part.node),
        is_negated=True,
        rule=f"except:{draft.rule}",
        evidence=["but", "not", part.node.text, *draft.evidence],
    )


def _person_beside(part: Apart, old: Node | None, head: Node, scene: Scene, voice: Voice) -> Mention | None:
    """Return who a part is, judged by the place of what it is set against: beside "to Bergen" Oslo is a place."""
    here = (part.node.dep, part.node.head)
    if part.preposition is None:
        model = part.beside if part.beside.is_noun else old
        part.node.dep, part.node.head = (model.dep, model.head) if model is not None else ("nsubj", head)
    person = person_of(part.node, scene, voice)
    part.node.dep, part.node.head = here
    return person


def _stands_against(part: Apart, old: Node) -> bool:
    above = old.head
    if part.preposition is not None:
        return old.dep == "pobj" and above is not None and above.low == part.preposition.low
    if part.beside is old or (old.dep in ("dobj", "attr") and above is part.beside):
        return True
    verb = part.beside
    return old.dep == "pobj" and above is not None and above.head is verb and object_of(verb) is None
