"""Does what people think pass for what happened? The logic of `bench collapse`.

Each case has one record and opinions about the same: verbs of thinking, bare judgements, hearsay. All go into one
space. Asked for the record, no opinion may come first; asked for the opinion, the first claim must be the one of
the person who holds it, not of those who passed it on. `flat` is the same by plain search over the same turns.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, ingest, ranking, read_json
from backend.controller.weights import Switches
from backend.errors import InvalidRequest
from backend.services.recall import ContextAnswer
from ingest.identifiers import document_id, turn_passage_id
from ingest.model import SourceDocument, SourceTurn

BUILT_IN = Path(__file__).with_name("collapse.json")
# Plain search: one look by words and vectors, every type alike, no second step.
FLAT = Switches(controller=False, type_filter=False, statements=False, bridges=False, csls=False, scoring="anchor")


async def run(bench: Bench, data: Path | None = None) -> dict[str, Any]:
    """Measure a file of cases, or the built-in one."""
    cases = read_json(data or BUILT_IN)
    if not isinstance(cases, list) or not all({"record", "question", "opinions"} <= case.keys() for case in cases):
        raise InvalidRequest("The cases are a list of {record, question, opinions, opinion_question, about}.")
    documents = [document_of(number, case) for number, case in enumerate(cases)]
    async with bench.space("collapse") as space:
        if not await bench.is_filled(space):
            await ingest(bench, space, documents, "collapse")
        shipped = await _ask_all(bench, space, cases, None)
        flat = await _ask_all(bench, space, cases, FLAT)
    return {**shipped, "flat": flat}


def document_of(number: int, case: Mapping[str, Any]) -> SourceDocument:
    """Return a case as a talk: the record, then the opinions."""
    said = [case["record"], *case["opinions"]]
    turns = tuple(
        SourceTurn(
            id=str(place), speaker=one["speaker"], text=one["text"], said_at=datetime.fromisoformat(one["said_at"])
        )
        for place, one in enumerate(said)
    )
    return SourceDocument(path=f"collapse/{number:04d}", kind="conversation", turns=turns)


async def _ask_all(
    bench: Bench, space: str, cases: Sequence[Mapping[str, Any]], switches: Switches | None
) -> dict[str, Any]:
    bench.switches = switches
    opinion_first = owner_right = opinions_asked = 0
    for number, case in enumerate(cases):
        identity = document_id(space, f"collapse/{number:04d}")
        opinions = {turn_passage_id(identity, str(place)) for place in range(1, len(case["opinions"]) + 1)}
        record, _ = await bench.ask(space, case["question"])
        opinion_first += is_opinion_first(record, opinions)
        hearsay = [one for one in case["opinions"] if one["style"] == "hearsay"]
        if hearsay and case.get("opinion_question"):
            opinions_asked += 1
            opinion, _ = await bench.ask(space, case["opinion_question"])
            owner_right += first_owner(opinion) == hearsay[0]["owner"]
            _artefact(bench, f"{number:04d}-opinion", case, opinion, switches)
        _artefact(bench, f"{number:04d}-record", case, record, switches)
        bench.progress("flat" if switches else "asked", number + 1, len(cases))
    return {
        "record": {"opinion_first": opinion_first, "of": len(cases)},
        "opinion": {"owner_right": owner_right, "of": opinions_asked},
    }


def is_opinion_first(found: ContextAnswer, opinions: set[str]) -> bool:
    """Say whether the first item is a claim, or one of the turns that hold an opinion."""
    if not found.items:
        return False
    return found.items[0]["type"] == "Claim" or ranking(found)[0] in opinions


def first_owner(found: ContextAnswer) -> str | None:
    """Return who holds the first claim among the items."""
    return next((item["owner"] for item in found.items if item["type"] == "Claim"), None)


def _artefact(
    bench: Bench, name: str, case: Mapping[str, Any], found: ContextAnswer, switches: Switches | None
) -> None:
    if switches is not None:
        return
    bench.write_artefact(
        f"collapse-{name}",
        {
            "case": json.loads(json.dumps(case)),
            "plan": found.plan.as_json(),
            "trace": found.trace,
            "items": [item | {"signals": found.signals.get(item["passage_id"])} for item in found.items],
            "context": found.context,
            "sufficient": found.sufficient,
            "reason": found.reason,
        },
    )
