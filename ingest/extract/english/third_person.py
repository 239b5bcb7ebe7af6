"""Who does it, left out: "Mum rang. Wants us there by six.", "Saw Tom yesterday. Says he's quitting."

A verb of a third person without its subject is never the speaker's. It is that of the one person the talk has named;
where it has named several, or none, it is nobody's.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.english.lexicon.frames import RECOMMEND_VERBS, REQUEST_VERBS, SUGGEST_VERBS
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.scene import Scene
from ingest.extract.english.tree import Tree
from ingest.language.english import is_word, lemma
from ingest.model import Mention, MentionKind

PUT_IN = "He "
_ADVERBS = (
    r"(?:(?:still|also|now|never|always|really|just|apparently|clearly|obviously|actually|even|already|usually) )*"
)
_HEAD = re.compile(rf"{_ADVERBS}(?P<verb>[a-z]+)\b(?P<rest>.*)", re.I | re.S)
_DENIED = re.compile(
    rf"{_ADVERBS}doesn['’]?t (?:want|like|think|believe|reckon|trust|fancy|care|mind|need|know|see|get|rate|eat|drink|drive|smoke|approve|agree)\b",
    re.I,
)
# What people do in words or in mind; "looks", "sounds", "means" and the like have an "it" for subject.
_PERSONAL = (
    SOURCE_VERBS.keys()
    | REQUEST_VERBS
    | SUGGEST_VERBS
    | RECOMMEND_VERBS
    | frozenset(
        "want love hate like adore loathe need hope wish prefer trust enjoy miss fancy fear dread regret worry resent detest rate "
        "live work study play drive own eat drink smoke sing speak collect teach volunteer cook bake swim cycle earn".split()
    )
) - frozenset(
    "mean feel find figure see sound read call require challenge press tip post text message phone ring show indicate suggest "
    "signal spread specify understand remind imply hold note stress project advocate".split()
)
# Plural nouns as well as verbs: only where their object or clause follows.
_GOVERNS = re.compile(
    r"\s+(?:(?:that|to|he|she|it|they|we|i|you|the|an?|my|our|his|her|their|this|these|those|me|us|him|them|everyone|nothing|"
    r"there|not|blind|by)\b|[a-z]+ing\b|(?-i:[A-Z]))",
    re.I,
)
_HERE = re.compile(
    r"\s+(?:here|on (?:the|my)|in (?:the|today)|who|you|it all|so|no|yes|hi|hello|thanks|a lot)\b", re.I
)


_NO_NOUNS = frozenset("hates adores loathes detests wants prefers enjoys dislikes".split())


def lacks_third_person(text: str) -> bool:
    """Does a clause open with a verb of a third person, of one who speaks, wants or thinks?"""
    if _DENIED.match(text):
        return True
    found = _HEAD.match(text)
    if found is None:
        return False
    word, rest = found["verb"].lower(), found["rest"]
    base = lemma(word, "VBZ")
    if not word.endswith("s") or base == word or base not in _PERSONAL or _HERE.match(rest):
        return False
    if word in _NO_NOUNS and re.match(r"\s+[a-z]+(?: [a-z]+)?(?:[.!,;]|$)", rest):
        return True  # "Nell - hates jazz"
    return _GOVERNS.match(rest) is not None or not is_word(lemma(word, "NNS"), "noun")


def name_left_out(tree: Tree, scene: Scene) -> bool:
    """Give the subject that was put in the one person who can be meant; False where nobody can."""
    who = _the_one_named(scene)
    subject = next((n for n in tree.nodes if n.end == n.start and n.low == "he"), None)
    if who is None or subject is None:
        return False
    subject.who = replace(who, kind=MentionKind.PRONOUN, span=None)
    return True


def _the_one_named(scene: Scene) -> Mention | None:
    people = [p for p in (scene.named or scene.window_people) if p.entity == "person"]
    owners = {p.relative_to for p in people if "'s " in p.name}  # "met Ivo's sister": of her, not of him
    people = [p for p in people if p.name not in owners]
    return people[0] if len({p.name for p in people}) == 1 else None
