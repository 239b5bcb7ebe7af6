"""Finds what a clause is about besides its subject: target, place, company, and the short verb phrase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.lexicon.doings import LONGED_FOR, SPELLS
from ingest.extract.english.phrases import coordinated, noun_phrase, person_of
from ingest.extract.english.scene import FEMININE, FIRST, MASCULINE, SECOND, THIRD, Scene, Voice, fits
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind

_TIME_NOUNS = frozenset(
    "day week month year morning evening afternoon night weekend hour minute second time moment today tomorrow yesterday "
    "tonight fortnight decade while bit lot monday tuesday wednesday thursday friday saturday sunday january february "
    "march april may june july august september october november december spring summer autumn winter noon midnight "
    "ago now then age arvo".split()
)
_EMPTY = frozenset(
    "it that this something anything everything nothing one ones so what which who some these those all stuff thing lots".split()
)
_PLACE_PREPOSITIONS = ("in", "at", "on", "near", "by", "outside", "inside", "from", "to", "around")


@dataclass(slots=True)
class Target:
    """A target as text, with its node and the person it is, where it is one."""

    text: str
    node: Node | None = None
    person: Mention | None = None


def _is_spell(node: Node) -> bool:
    """ "I'd love a week somewhere hot", "I need a day off": a spell of time as what one wishes for."""
    if node.low not in SPELLS or node.dep not in ("dobj", "pobj"):
        return False
    verb = node.head
    if verb is not None and verb.dep == "prep" and verb.low == "for":
        verb = verb.head
    if verb is None or verb.lemma not in LONGED_FOR:
        return False
    return any(k.low in ("a", "an", "another", "more") for k in node.kids) or node.tag == "NNS"


def is_temporal(node: Node) -> bool:
    """Does a nominal say when, not what?"""
    if any(k.dep == "compound" and not k.is_time for k in node.kids):
        return False  # "a four-day week", "a quiz night"
    if _is_spell(node) or any(k.tag == "NNS" and not k.is_time for k in node.children("poss")):
        return False  # "the parents' evening"
    if any(k.dep == "prep" and k.low in ("without", "with") for k in node.kids):
        return False  # "a week without meetings"
    if (
        node.tag == "CD"
        and node.dep == "pobj"
        and node.head is not None
        and node.head.low in ("at", "til", "till", "until")
    ):
        return True  # "at nine", "til ten"
    return node.is_time or ((node.low in _TIME_NOUNS or node.lemma in _TIME_NOUNS) and not node.child("prep"))


def object_of(head: Node) -> Node | None:
    """Return the direct object of a verb, mending what the parser calls it."""
    found = head.child("dobj", "obj")
    if found is None:
        found = (
            next((k for k in head.children("attr", "oprd") if k.is_noun and k.i > head.i), None)
            if head.lemma != "be"
            else None
        )
    if found is not None and is_temporal(found):
        return None
    return found


def object_of_preposition(head: Node, *words: str) -> Node | None:
    """Return the object of the first of these prepositions below a verb (or below its particle)."""
    for prep in _prepositions(head):
        if words and prep.low not in words:
            continue
        inner = prep.child("pobj", "pcomp")
        if inner is not None and (prep.low, inner.low) in (("in", "order"), ("on", "way")):
            continue
        if inner is None:
            nested = prep.child("prep")  # "out of", "up to"
            inner = nested.child("pobj") if nested is not None else None
        if inner is not None and not is_temporal(inner):
            return inner
    return None


def _prepositions(head: Node) -> list[Node]:
    found: list[Node] = []
    for kid in head.kids:
        if kid.dep in ("prep", "agent", "dative") and kid.tag in ("IN", "TO", "RP", "VBG"):
            found.append(kid)
            found.extend(k for k in kid.kids if k.dep in ("prep", "conj") and k.tag in ("IN", "TO"))
        elif kid.dep in ("advmod", "prt"):
            found.extend(k for k in kid.kids if k.dep == "prep")
        elif kid.dep == "xcomp" and kid.low == "being":
            continue
    return found


def find_targets(
    clause: Clause,
    slots: Sequence[str],
    scene: Scene,
    voice: Voice,
    *,
    keep_place: bool = False,
    is_strict: bool = False,
) -> list[Target]:
    """Return the targets that fill the best of these slots; empty where the clause has none.

    `is_strict` ends the search at a pronoun that means nothing known: "I rely on it for work" is not about work.
    """
    head = clause.head
    for slot in slots:
        if slot == "none":
            return []
        if slot == "vp":
            below = complement_verb(head)
            if below is not None:
                return [Target(verb_phrase(below, scene, voice), below)]
            continue
        if slot == "obj":
            node = object_of(head)
            if node is None and clause.passive and head.child("nsubjpass") is not None:
                continue
        elif slot == "dat":
            node = head.child("dative")
        elif slot == "any":
            node = object_of_preposition(head)
        elif slot in ("home", "back"):
            node = next((k for k in head.children("advmod") if k.low == "home"), None)
        else:
            node = object_of_preposition(head, slot)
        found = targets_from(node, scene, voice, keep_place=keep_place) if node is not None else []
        if found:
            return found
        if is_strict and node is not None and node.low in _THAT_THING:
            return []
    return []


_THAT_THING = frozenset("it that this them these those".split())


def targets_from(node: Node, scene: Scene, voice: Voice, *, keep_place: bool = False) -> list[Target]:
    """Return one target for each conjunct of a nominal (or gerund)."""
    if node.tag == "VBG" and node.dep in ("pcomp", "xcomp", "ccomp") and not node.child("det"):
        return [Target(verb_phrase(node, scene, voice), node)]
    found = []
    for part in (inner for whole in coordinated(node) for inner in contents(whole)):
        if part.tag == "VBG" and part.dep == "pcomp":
            found.append(Target(verb_phrase(part, scene, voice), part))
            continue
        target = one_target(part, scene, voice, keep_place=keep_place)
        if target is not None:
            found.append(target)
    return found


# What holds or measures: "a pot of dal" is dal, "an hour of scales" scales.
_MEASURES = frozenset(
    "pot pan vat bag sack bowl tray batch loaf plate load pile heap mountain loads punnet kilo kg bucket bunch portion jar dozen "
    "couple hour hours minute minutes ton tonne tub crate mound round".split()
)


def contents(node: Node) -> list[Node]:
    """Return what a measure measures, or the node itself where it is none."""
    of = next((k for k in node.children("prep") if k.low == "of" and k.i == node.i + 1), None)
    inner = of.child("pobj", "pcomp") if of is not None else None
    if (
        node.lemma not in _MEASURES
        or inner is None
        or inner.low in ("mine", "yours", "his", "hers", "ours", "theirs")
    ):
        return [node]
    return coordinated(inner) if inner.tag != "VBG" else [inner]


def things_or_act(node: Node, scene: Scene, voice: Voice) -> list[Target]:
    """Return what a node names: its things, or the one act that it is."""
    return targets_from(node, scene, voice) if node.is_noun else [Target(verb_phrase(node, scene, voice), node)]


_STAYING = frozenset("love hate like enjoy adore loathe dislike detest prefer".split())


def _it_somewhere(node: Node) -> Node | None:
    """ "She loves it in Cork": Cork."""
    if node.low != "it" or node.head is None or node.head.lemma not in _STAYING:
        return None
    where = next((p for p in node.head.children("prep") if p.low in ("in", "at") and p.i == node.i + 1), None)
    place = where.child("pobj") if where is not None else None
    return place if place is not None and not is_temporal(place) else None


def one_target(node: Node, scene: Scene, voice: Voice, *, keep_place: bool = False) -> Target | None:
    """Return a single nominal as target; "it" means the thing last named, or nothing."""
    if is_temporal(node):
        return None
    if node.low in ("one", "ones") and node.child("amod", "compound") is not None:
        return Target(noun_phrase(node, scene, voice), node)  # "the lemon one"
    if (where := _it_somewhere(node)) is not None:
        return one_target(where, scene, voice)
    if node.low in ("it", "that", "this", "one", "them", "they", "these", "those") and not node.children("prep"):
        return Target(scene.thing, node) if scene.thing else None
    if node.low in _EMPTY:
        return None
    person = person_of(node, scene, voice)
    if person is not None and scene.focus is not None and node.low in FEMININE | MASCULINE:
        person = _in_focus(person, node, scene.focus)
    if person is not None:
        text = person.name if person.resolved else node.low
        if person.kind is MentionKind.NAME and person.entity == "person":
            return Target(text, node, person)
        return Target(
            text if not node.is_noun or person.kind is not MentionKind.ROLE else noun_phrase(node, scene, voice),
            node,
            person,
        )
    return Target(noun_phrase(node, scene, voice, keep_place=keep_place), node)


def _in_focus(person: Mention, node: Node, focus: Mention) -> Mention:
    """ "Mum loves the new carer. I think she's great": whom one judged is who the next verdict is about."""
    if not fits(focus, node.low):
        return person
    node.who = replace(focus, kind=MentionKind.PRONOUN, span=(node.start, node.end))
    return node.who


def complement_verb(head: Node) -> Node | None:
    """Return the infinitive or gerund that a verb governs."""
    for kid in head.children("xcomp", "ccomp", "pcomp", "advcl"):
        if kid.dep == "xcomp" and (kid.is_verb or any(a.tag == "TO" for a in kid.kids)):
            return kid
        if kid.dep == "ccomp" and kid.subject is None and kid.tag in ("VBG", "VB"):
            return kid
    for prep in head.children("prep"):
        inner = prep.child("pcomp")
        if inner is not None and inner.tag == "VBG":
            return inner
    return None


_TAKING = frozenset("take drive accompany".split())
_LIGHT_NOUNS = frozenset("care part advantage use charge notice pride interest".split())
_EMPTY_VERBS = frozenset("see have get own be try".split())


def verb_phrase(head: Node, scene: Scene, voice: Voice, *, surface: bool = True) -> str:  # noqa: C901 - one line a construction
    """Return the short verb phrase: verb, particle, and its object or first prepositional phrase."""
    verb = head.text if surface else head.lemma
    if head.lemma == "be" or not head.is_verb:
        complement = head.child("attr", "acomp", "oprd")
        if complement is not None:
            return " ".join(n.text for n in complement.ordered()[:5])
    parts = [verb]
    particle = head.child("prt")
    if particle is not None:
        parts.append(particle.low)
    thing = object_of(head)
    below = complement_verb(head)
    if thing is not None and thing.low not in ("it",) and not thing.tag.startswith("W"):
        if thing.i < head.i:
            return noun_phrase(thing, scene, voice)
        text = _object_text(thing, scene, voice)
        if head.lemma in _EMPTY_VERBS and surface and head.tag == "VB":
            return text
        parts.append(text)
        if thing.low in _LIGHT_NOUNS and (
            of := next((p for p in head.children("prep") if p.low in ("of", "in")), None)
        ):
            inner = of.child("pobj")  # "taking care of a puppy"
            parts.extend([of.low, noun_phrase(inner, scene, voice)] if inner is not None else [])
        if head.lemma in _TAKING and (goal := next((p for p in head.children("prep") if p.low == "to"), None)):
            place = goal.child("pobj")  # "took Nan to the dentist"
            parts.extend(["to", noun_phrase(place, scene, voice)] if place is not None else [])
        return " ".join(parts)
    whose = next(
        (k for k in head.children("ccomp") if k.i > head.i and k.tag == "VB" and k.subject is not None), None
    )
    if whose is not None and whose.subject is not None:  # "watching them play"
        return " ".join([*parts, _object_text(whose.subject, scene, voice), verb_phrase(whose, scene, voice)])
    if below is not None and below.i > head.i:
        to = "to" if any(a.tag == "TO" for a in below.kids) else ""
        return " ".join(filter(None, [*parts, to, verb_phrase(below, scene, voice)]))
    predicate = head.child("acomp", "oprd", "attr")
    if predicate is not None and predicate.i > head.i:
        parts.append(predicate.text)
        return " ".join(parts)
    for prep in _prepositions(head):
        inner = prep.child("pobj", "pcomp")
        if inner is not None and not is_temporal(inner) and prep.i > head.i:
            if prep.head is not None and prep.head is not head and prep.head.dep in ("advmod", "prep", "prt"):
                parts.append(prep.head.low)
            parts.extend([prep.low, _object_text(inner, scene, voice)])
            break
    else:
        adverb = next(
            (
                k
                for k in head.children("advmod")
                if k.i > head.i
                and k.low
                in (
                    "home",
                    "abroad",
                    "back",
                    "away",
                    "out",
                    "off",
                    "there",
                    "early",
                    "late",
                    "together",
                    "well",
                    "alone",
                    "up",
                    "down",
                    "more",
                    "less",
                )
            ),
            None,
        )
        if adverb is not None:
            parts.append(adverb.low)
    return " ".join(parts)


def _object_text(node: Node, scene: Scene, voice: Voice) -> str:
    if node.tag == "VBG" and node.dep == "pcomp":
        return verb_phrase(node, scene, voice)
    if node.low in FIRST | SECOND | THIRD:
        person = person_of(node, scene, voice)
        return person.name if person is not None and person.resolved else node.low
    parts = (inner for whole in coordinated(node) for inner in contents(whole))
    texts = [verb_phrase(p, scene, voice) if p.dep == "pcomp" else noun_phrase(p, scene, voice) for p in parts]
    return " and ".join(texts)


def place_of(head: Node, scene: Scene, voice: Voice, taken: Node | None) -> tuple[str, Node] | None:
    """Return where a clause happens, if a phrase says so and it is not the target already."""
    for prep in _prepositions(head):
        inner = prep.child("pobj")
        if prep.low not in _PLACE_PREPOSITIONS[:5] or inner is None or inner is taken or is_temporal(inner):
            continue
        if prep.low in ("on", "by") and not inner.is_proper:
            continue
        if person_of(inner, scene, voice) is None and inner.is_noun:
            return noun_phrase(inner, scene, voice), inner
    return None


def company_of(head: Node, scene: Scene, voice: Voice) -> tuple[Mention, ...]:
    """Return the people somebody does something with."""
    found: list[Mention] = []
    for prep in _prepositions(head):
        if prep.low == "with":
            inner = prep.child("pobj")
            if inner is not None:
                for part in coordinated(inner):
                    person = person_of(part, scene, voice)
                    if person is not None:
                        found.append(person)
    return tuple(found)
