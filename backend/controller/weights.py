"""Every figure that the ranking is tuned by, with its reason; and the switches that leave a part out.

Signals lie between 0 and 1 inside one question's candidates, so the weights can be read beside one another. They
are few and round on purpose: around them the results are flat (a third more or less of any one changes recall@10
by less than 0.01). They were set on MuSiQue; figures on four conversations of LoCoMo, on HotpotQA and on KorQuAD
were looked at beside it and made some weights be rejected, so results on those are no unseen ones.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from ingest.errors import SaidgraphError


class UnknownSwitch(SaidgraphError):
    """There is no such part of retrieval to leave out. The message lists them."""

    type = "unknown-switch"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weight of each signal in the one linear score."""

    # What a turn is about stands in the turns around it at least as often as in itself.
    words: float = 2.0
    window: float = 4.0
    # Pairs of syllables, for questions in Korean: they find what the morphemes miss (new words, typing errors).
    bigrams: float = 3.0
    # Nearness of meaning, less the nearness to everything (CSLS).
    meaning: float = 4.0
    # The best statement of a passage says in one sentence, with its people named, what the turn says in three.
    statement: float = 2.0
    # The conversation that holds several good candidates is the right one; the mean of its best five.
    session: float = 1.5
    # One person is named, and it is they who speak.
    speaker: float = 3.0
    # An opinion is asked for, and somebody who is named holds a claim here, whoever passed it on.
    holder: float = 3.0
    # A month or time is named, and it was said then.
    time: float = 4.0
    # Up to LENGTH_CHARACTERS: "Thanks, you too!" answers nothing.
    length: float = 2.0
    # A turn that only asks.
    question: float = -0.5
    # Where a record is asked for: a passage that holds nothing but claims stands behind those that hold records.
    claims: float = -1.0
    # Shares a rare name with the best first passages.
    bridge: float = 3.0
    # The turn after it is near in meaning: its vector holds both turns.
    neighbour: float = 1.0
    # A time is asked for, and the turn dates something: "yesterday", "last week", "in June".
    dated: float = 2.0
    # Personalised PageRank from the anchors; only for the kinds of question in `SPREAD_KINDS`.
    spread: float = 1.0


WEIGHTS = Weights()
LENGTH_CHARACTERS = 200
SESSION_BEST = 5

# The plain anchor score S = α·lexical + (1 − α)·cosine and its K entry nodes (design, section 4).
ALPHA = 0.3
ENTRY_NODES = 15
# Reciprocal rank fusion, the simple alternative: the usual constant of its authors (Cormack, 2009).
RRF_K = 60
# The best of each arm has a place among so many, whatever the sum says of it.
FLOOR = 20
# The strongest bridge has a place among so many: an answer in two halves needs both.
BRIDGE_FLOOR = 10
BRIDGE_FLOOR_STRENGTH = 0.5


@dataclass(frozen=True, slots=True)
class Switches:
    """Parts that can be left out, or put in, to measure what each brings. The defaults are what ships."""

    controller: bool = True  # False: one look, no second steps
    type_filter: bool = True
    claims: bool = True  # False: Claims are invisible to retrieval
    statements: bool = True  # False: passages only
    pagerank: bool = False  # measured: moves recall of none of 81 questions of talk, nor documents, so off
    # Names alone are the worst anchors for a question (published: mean recall@5 75 against 87; measured here like
    # the walk: nothing), so off, too.
    entities: bool = False
    csls: bool = True
    bridges: bool = True
    themes: bool = True  # False: an overview question is a search like any other
    habits: bool = True  # False: nothing is followed down from a habit to its events
    noise: bool = False  # True: lines far below the best are packed as well
    neighbours: bool = True  # the window of turns around a turn, and the turns beside the best
    scoring: str = "linear"  # linear | rrf | anchor

    def without(self, part: str) -> Switches:
        """Return the switches with one part left out, or put in where it is off. Raises UnknownSwitch."""
        names = [name for name in ablations() if name == part]
        if not names:
            raise UnknownSwitch(f"There is no part “{part}”. Choose of: {', '.join(ablations())}.")
        if part in ("rrf", "anchor"):
            return replace(self, scoring=part)
        # What is off by default is measured by turning it on.
        values: dict[str, Any] = {
            part: not getattr(self, part)
        }  # Any: the fields are of two types, the name says which
        return replace(self, **values)


def ablations() -> tuple[str, ...]:
    """Return the names of what can be left out or exchanged, in the order of the table."""
    parts = [field.name for field in fields(Switches) if field.name != "scoring"]
    return (*parts, "rrf", "anchor")
