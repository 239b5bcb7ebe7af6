"""What is good or bad about something: "The best part was the fireworks", "My one gripe is the slow wifi"."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import is_temporal, things_or_act
from ingest.extract.english.tree import Node
from ingest.model import Polarity

_PARTS = frozenset("part thing bit aspect feature moment feature side dish song scene".split())
_BEST = frozenset("best nicest loveliest greatest finest coolest highlight".split())
_WORST = frozenset("worst hardest nastiest ugliest saddest".split())
_GOOD_SIDES = frozenset(
    "highlight upside advantage perk bonus plus beauty strength saving-grace selling-point attraction appeal draw".split()
)
_BAD_SIDES = frozenset(
    "downside drawback gripe complaint snag disadvantage grumble bugbear peeve niggle criticism quibble minus weakness "
    "letdown disappointment lowlight fault flaw".split()
)


def judged_part(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a clause that names what is best or worst; None where it is none."""
    subject = clause.subject
    if subject is None or not (complement.is_noun or complement.tag == "VBG") or clause.negative:
        return None
    if complement.child("nsubj") is not None or is_temporal(complement):
        return None
    value = _side(subject)
    if value is None:
        return None
    poss = subject.child("poss")
    holder = person_of(poss, scene, voice) if poss is not None else None
    predicate, polarity = stance("believes_good", value, False)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=holder is not None,
        relation="be",
        rule="judged-part",
        evidence=[subject.text, clause.head.text],
    ).about_each(things_or_act(complement, scene, voice))


def _side(subject: Node) -> Polarity | None:
    words = {k.low for k in subject.children("amod")} | {subject.low}
    if subject.lemma in _GOOD_SIDES or subject.low in _GOOD_SIDES:
        return Polarity.POSITIVE
    if subject.lemma in _BAD_SIDES or subject.low in _BAD_SIDES:
        return Polarity.NEGATIVE
    if subject.low not in _PARTS:
        return None
    return Polarity.POSITIVE if words & _BEST else Polarity.NEGATIVE if words & _WORST else None
