"""A draft: what one clause says, before anybody is made its owner."""

from __future__ import annotations

from dataclasses import dataclass, field

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import ATTITUDES, SPEECH_ACTS
from ingest.extract.korean.people import Cast, Person
from ingest.extract.korean.roles import Roles
from ingest.model import Certainty, Polarity


@dataclass(slots=True)
class Situation:
    """What a clause is read in: who speaks, what was talked of, whether somebody else is quoted."""

    cast: Cast
    default: Person | None  # the dropped subject
    thought: bool = field(default=False, kw_only=True)  # under a verb of thinking
    holder: Person | None  # whose attitude it is when nobody is named
    attributed: bool = False
    conditional: bool = False
    topic: str | None = None  # the thing last talked of
    topic_person: Person | None = None
    place: str | None = None  # the place this sentence told of before
    sentence_person: Person | None = None  # whom this sentence began with
    future_time: bool = False
    timed: bool = False
    habitual: bool = False
    begins: bool = False  # "오늘부터", "다음 주부터"
    judged_by: str | None = None  # who judged the thing last talked of, right before
    own_will: bool = False  # -겠다고, -겠대: the subject's own words


@dataclass(slots=True)
class Draft:
    """The content of one clause."""

    label: str
    rule: str
    relation: str
    subject: Person | None
    subject_text: str | None
    target: str | None
    polarity: Polarity = Polarity.POSITIVE
    certainty: Certainty = Certainty.ASSERTED
    guess: bool = False  # the speaker's own guess about a checkable matter
    future: bool = False
    holder: Person | None = None  # of an attitude
    clause: Clause | None = None
    roles: Roles | None = None
    people: list[Person] = field(default_factory=list)
    replaces: str | None = None
    swaps: list[tuple[str, str]] = field(default_factory=list)  # words taken back → words instead
    past: bool = False  # a linked clause under a past one: "놓쳐서 지각했어"
    notes: list[str] = field(default_factory=list)
    turned: bool = False  # the words of the clause hold the opposite: "…라는 소문을 부인했어"

    @property
    def is_attitude(self) -> bool:
        """Say whether the holder of the draft is its owner, however it reached us."""
        return self.label in ATTITUDES or self.label in SPEECH_ACTS

    @property
    def is_empty(self) -> bool:
        """Say whether neither subject nor target is known."""
        return self.subject is None and self.subject_text is None and self.target is None
