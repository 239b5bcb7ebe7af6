"""A verdict that answers one's own question: "The new logo? Meh.", "The remake? Not a patch on the original."

The sentence is parsed behind an "It's" that the passage does not have; what "it" is, the question has said.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.lexicon.sentiment import (
    BAD_ADJECTIVES,
    BAD_NOUNS,
    GOOD_ADJECTIVES,
    GOOD_NOUNS,
    MIXED_ADJECTIVES,
)
from ingest.extract.english.lexicon.verdicts import BEING
from ingest.extract.english.openings import is_bare_verdict

# "The new logo?", "And their second album?": a thing picked out, and no verb.
_ASKED = re.compile(
    r"(?:(?:and|but|oh|as for|now) )?(?P<which>(?:the|my|our|his|her|their|this|that|these|those|[A-Z][\w-]+['’]s) )?(?P<thing>[\w'’-]+(?: [\w'’-]+){0,3})\?+\s*$",
    re.I,
)
_NO_TOPIC = re.compile(
    r"\b(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|who|what|where|when|why|how|which|you|it|that|this|ok|okay|really|seriously|right|yes|no|guess|remember|know|anyone|point|question|problem|news|result|upshot|verdict|best|worst|good|bad)\b|n['’]t\b|['’]re\b",
    re.I,
)
_DEGREE = (
    r"(?:(?:very|pretty|so|too|absolutely|utterly|rather|quite|dead|well|a bit|bit|a tad|tad|a little|really|just|completely|totally|way too|proper|pure|honestly|"
    r"bloody|not|kind of|kinda|sort of|simply|beyond|mostly|decidedly|distinctly|thoroughly) )*"
)
_ADJECTIVE = re.compile(
    rf"(?P<how>{_DEGREE})(?P<word>[a-z-]+)(?:,? (?:and|but|yet) {_DEGREE}(?P<other>[a-z-]+))?[\s.!]*$", re.I
)
_NOUN = re.compile(
    r"(?P<article>an? |the )?(?:(?:absolute|total|utter|complete|pure|proper|right|real|bit of a|a bit of a) )*(?P<word>[a-z-]+)[\s.!]*$",
    re.I,
)
_A_LOAD_OF = re.compile(
    r"(?:(?:complete|total|utter|absolute) )?(?:waste of (?:time|money|space|effort)|load of|pile of|pack of lies|rip-?off|recipe for disaster)",
    re.I,
)
_JUDGING = GOOD_ADJECTIVES | BAD_ADJECTIVES | MIXED_ADJECTIVES
_SLANG = frozenset(
    "lush mint ace peng meh mid naff rank grim minging banging belting class boss mega epic dire shite pants gash".split()
)


@dataclass(frozen=True, slots=True)
class VerdictAlone:
    """What to parse before the answer, and what it is said of."""

    put_in: str
    thing: str


def before_bare_verdict(text: str) -> str | None:
    """Return what to parse before "bland", "waste of money" behind a colon; None where it is no verdict."""
    return _verdict(text.strip())[0] or ("It's " if is_bare_verdict(text) else None)


def verdict_alone(asked: str, answer: str) -> VerdictAlone | None:
    """Read "The hotel? Grim." as a verdict on the hotel; None where it is none."""
    topic = _ASKED.match(asked.strip())
    if topic is None or _NO_TOPIC.search(topic["thing"]):
        return None
    put_in, is_praise = _verdict(answer.strip())
    if put_in is None or (topic["which"] is None and is_praise):
        return None  # "Dinner? Lovely!" takes up an offer
    owner = topic["which"] if topic["which"] is not None and "'" in topic["which"].replace("’", "'") else None
    thing = (
        topic["thing"]
        if owner is not None or topic["thing"][1:] != topic["thing"][1:].lower()
        else topic["thing"].lower()
    )
    return VerdictAlone(put_in, f"{owner}{thing}" if owner is not None else thing)


def _verdict(answer: str) -> tuple[str | None, bool]:
    """Return what to put before an answer that judges, and whether it praises."""
    alone = _ADJECTIVE.match(answer)
    word, other = (alone["word"].lower(), (alone["other"] or "good").lower()) if alone is not None else ("", "")
    if word in _JUDGING | _SLANG and other in _JUDGING:
        # behind a bare "It's" the parser takes "meh" for a noun
        return "It's quite " if answer.lower().startswith("meh") else "It's ", word in GOOD_ADJECTIVES
    noun = _NOUN.match(answer)
    if noun is not None and noun["word"].lower() in GOOD_NOUNS | BAD_NOUNS:
        has_article = bool(noun["article"]) or " a " in f" {answer} "
        return "It's " if has_article else "It's a ", noun["word"].lower() in GOOD_NOUNS
    if _A_LOAD_OF.match(answer):
        return "It's a ", False
    words = re.sub(r"^(?:just |simply |definitely |really )*not ", "", answer.lower().rstrip(" .!"))
    row = next((r for r in BEING if r.phrase.match(f"be {words}")), None) if len(words.split()) <= 7 else None
    return ("It's ", row.sign == "positive") if row is not None else (None, False)
