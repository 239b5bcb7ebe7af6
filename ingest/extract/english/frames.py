"""What a clause states: tries the readings in order, from the most special to the plain verb.

Each reading is a function of the clause; the first that applies answers. `READINGS` is the table.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.advice import read_advice
from ingest.extract.english.attitudes import nominal_evaluation
from ingest.extract.english.clause import Clause
from ingest.extract.english.control import read_control, read_control_adjective, read_modal
from ingest.extract.english.copula import nominal_occasion, read_copula
from ingest.extract.english.describing import read_describing
from ingest.extract.english.draft import Draft
from ingest.extract.english.evaluation import read_participle
from ingest.extract.english.hearing import read_hearing
from ingest.extract.english.idioms import read_idiom
from ingest.extract.english.judging import read_judging
from ingest.extract.english.plain import read_plain
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.speech import read_speech_act
from ingest.extract.english.speech_nouns import read_speech_noun
from ingest.extract.english.verdicts import read_verdict

Reading = Callable[[Clause, Scene, Voice], list[Draft] | None]

READINGS: tuple[tuple[str, Reading, str], ...] = (
    ("advice", read_advice, "You could do with a new coat."),
    ("described", read_describing, "Ann described the plan as daft."),
    ("verdict", read_verdict, "The lasagne was to die for."),
    ("heard-of", read_hearing, "I've heard good things about the vet."),
    ("idiom", read_idiom, "I can't stand olives."),
    ("speech-noun", read_speech_noun, "Ann's idea was to hire a van."),
    ("speech-act", read_speech_act, "Ann asked me to call Bob."),
    ("control-adjective", read_control_adjective, "Ann is able to weld."),
    ("copula", read_copula, "The layout is a disaster."),
    ("participle", read_participle, "I'm not convinced by the logo."),
    ("modal", read_modal, "Everyone should learn to cook."),
    ("control", read_control, "Ann wants to sell the boat."),
    ("judging", read_judging, "Omar found it overpriced."),
    ("plain", read_plain, "Ann adopted a greyhound."),
)


def read_clause(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """Return what one clause states; an empty list where it states nothing."""
    for _, reading, _ in READINGS:
        drafts = reading(clause, scene, voice)
        if drafts is not None:
            if clause.modals & {"might", "may"} or ("must" in clause.modals and clause.head.lemma == "be"):
                for draft in drafts:
                    draft.is_guess = True
            return drafts
    return []


__all__ = ["READINGS", "nominal_evaluation", "nominal_occasion", "read_clause"]
