"""A statement in the making: what a clause says, before owner, chain, time and wording are put to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.scene import Voice
from ingest.extract.english.targets import Target
from ingest.extract.english.tree import Node
from ingest.model import Mention, Polarity

ATTITUDES = frozenset(
    "likes dislikes prefers wants trusts believes_good believes_bad recommends worries_about".split()
)
SPEECH_ACTS = frozenset("suggests requests asks".split())
PROPOSITIONS = frozenset("predicts believes".split())
FACTS = frozenset("lives_in works_at studies is has can does_regularly".split())


@dataclass(slots=True)
class Draft:
    """One proposition of one clause."""

    predicate: str
    clause: Clause
    subject: str | None = None
    subject_person: Mention | None = None
    subject_node: Node | None = None
    target: str | None = None
    target_node: Node | None = None
    target_person: Mention | None = None
    polarity: Polarity = Polarity.POSITIVE
    uncertain: bool = False
    hypothetical: bool = False
    relation: str = ""
    rule: str = ""
    evidence: list[str] = field(default_factory=list)
    place: str | None = None
    place_node: Node | None = None
    with_people: tuple[Mention, ...] = ()
    holder: Mention | None = None  # whose attitude or speech act it is, where not the source's
    holder_named: bool = False  # the clause itself names the holder ("Omar found it overpriced")
    voice: Voice | None = None
    replaces: str | None = None
    is_guess: bool = False  # uncertain by its own words ("might have left")
    renamed: Mention | None = None  # who takes the place of the clause's own subject
    is_unnegated: bool = False  # … and the clause's negation goes with that subject
    renamed_node: Node | None = None  # … or what does, where it is no person
    is_negated: bool = False  # the same of somebody else, denied: "…, but Ann doesn't"
    swapped: tuple[Node, Node] | None = None  # one part of the clause in place of another: "…, but not the lamp"
    echoed_by: Node | None = None  # the lone auxiliary that stands for the clause
    denied_node: Node | None = None  # whom a cleft denies: "It wasn't Ann who …"
    picked_node: Node | None = None  # whom a cleft puts forward: "It was Ann who …"
    unheld: bool = False  # the holder is nobody named ("people want …")

    def about(self, target: Target) -> Draft:
        """Return the same draft about this target."""
        return replace(
            self,
            target=target.text or None,
            target_node=target.node,
            target_person=target.person,
            evidence=list(self.evidence),
        )

    def about_each(self, targets: Iterable[Target]) -> list[Draft]:
        """Return one draft a target: "I like olives and figs"."""
        each = list(targets)
        return [self._turned(target, each[0]).about(target) for target in each]

    def _turned(self, target: Target, first: Target) -> Draft:
        """Return the draft, turned where only one of several is denied: "two goats and no lawnmower"."""
        node = target.node
        if node is None or first.node is None or node is first.node or node.dep != "conj":
            return self
        is_none, opens_with_none = _is_none(node), _is_none(first.node)
        is_but = any(k.low == "but" and first.node.i < k.i < node.i for k in (*first.node.kids, *node.kids))
        if is_none == opens_with_none or (opens_with_none and not is_but):
            return self
        predicate, polarity = stance(self.predicate, self.polarity, True)
        return replace(self, predicate=predicate, polarity=polarity)

    @property
    def is_attitude(self) -> bool:
        return self.predicate in ATTITUDES

    @property
    def is_speech_act(self) -> bool:
        return self.predicate in SPEECH_ACTS


def flip(polarity: Polarity, negate: bool) -> Polarity:
    """Return the polarity under a negation; neutral stays neutral."""
    if not negate or polarity is Polarity.NEUTRAL:
        return polarity
    return Polarity.NEGATIVE if polarity is Polarity.POSITIVE else Polarity.POSITIVE


def _is_none(noun: Node) -> bool:
    return any(k.low in ("no", "zero") and k.i < noun.i for k in noun.kids)


_PAIRS = {
    "likes": "dislikes",
    "dislikes": "likes",
    "believes_good": "believes_bad",
    "believes_bad": "believes_good",
}


def stance(predicate: str, polarity: Polarity, negate: bool) -> tuple[str, Polarity]:
    """Return predicate and polarity of a stance under a negation: not liking is disliking."""
    polarity = flip(polarity, negate)
    if predicate in _PAIRS:
        if polarity is Polarity.NEUTRAL:
            return ("likes" if "likes" in predicate else "believes_good"), polarity
        positive = "likes" if predicate in ("likes", "dislikes") else "believes_good"
        return (positive if polarity is Polarity.POSITIVE else _PAIRS[positive]), polarity
    return predicate, polarity
