"""The ranking as the API shows it, and the line of each item: a statement with its holder, or a passage.

Whoever sees a contested statement sees what contests it, right behind it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from backend.controller.kinds import Kind
from backend.controller.lines import passage_line, statement_line
from backend.controller.pack import Line
from backend.controller.run import Found
from backend.controller.second import GOES_DOWN
from backend.operators.tracer import Tracer
from backend.services import present
from backend.services.disclosure import own_sentence
from backend.services.present import Shown
from backend.store.connection import Row

_INSTANTS = ("said_at", "recorded_at", "held_from", "held_to")
_DAYS = ("time_start", "time_end")
# A statement about somebody else than was asked about loses to any about the right person.
WRONG_PERSON = 0.5
INFERRED = 0.5
HABIT_FIRST = 0.01
# A side of a disagreement that is shown for it comes before whatever else its passage holds.
SIDE_FIRST = 1.0
# What another holder claims in the same passage is shown beside the best where it fits about as well.
ABOUT_AS_FIT = 0.25
# An item with less than this share of the best one's score is noise, and no line. In a small memory everything is
# a candidate, and all of it fits into a budget: of 45 lines for a question about the samples 5 to 15 stay, with
# all that answers it. In talk of months it cuts one line in twenty and loses no evidence.
NOISE_SHARE = 0.5
# What an operator brought because of what the question asks for is no noise, however badly it fits by itself.
BROUGHT = frozenset({"intersect", "follow-chain", "list-all", "traverse", "habit"})
# How an item came in that has a line of its own beside the one of its passage.
CONTESTS = "contests"
BESIDE = "beside"


async def make_items(tracer: Tracer, found: Found) -> list[Shown]:
    """Return the ranking: for each passage the statement that was found in it, or the passage itself."""
    chosen = _chosen(found)
    contests = _contests(found)
    answered = [statement for statement in found.statements if statement["contested_by"]]
    statements = await _shown_statements(tracer, [*answered, *(row for rows in chosen.values() for row in rows)])
    items: list[Shown] = []
    for row in found.ranked:
        passage_id = row.candidate.id
        hidden = passage_id in tracer.view.hidden_passages
        names = [] if found.plan.kind is Kind.WHY and not hidden else chosen.get(passage_id, [])
        shown = [statements[name["id"]] for name in names if name["id"] in statements]
        if not shown and hidden:
            continue  # the passage itself is not for this reader
        first, *others = shown or [_passage_item(found.cards[passage_id])]
        extra = {"score": round(row.score, 4), "paths": sorted(row.candidate.paths)}
        # The line may be the whole passage, and with it a contested statement that was not the one looked for.
        contesting = contests.get(passage_id, ())
        items.append(first | extra | {"passage_id": passage_id})
        items += [other | extra | {"paths": [BESIDE]} for other in others]
        items += [statements[name] | extra | {"paths": [CONTESTS]} for name in contesting if name in statements]
    return items


def _contests(found: Found) -> dict[str, list[str]]:
    """Return for each passage the statements that contest something in it."""
    contests: dict[str, dict[str, None]] = {}
    for statement in found.statements:
        if statement["contested_by"]:
            contests.setdefault(statement["passage_id"], {}).update(dict.fromkeys(statement["contested_by"]))
    return {passage: list(names) for passage, names in contests.items()}


def key_of(item: Mapping[str, object]) -> str:
    """Return the name of an item's line: its passage, or the statement itself where it came beside another."""
    return str(item["id"] if item["paths"] in ([CONTESTS], [BESIDE]) else item["passage_id"])


def make_lines(found: Found, items: Sequence[Shown], hidden: Collection[str] = ()) -> list[Line]:
    """Return the line of each item that may be packed, best first; of `hidden` passages what was disclosed."""
    lang = found.plan.lang
    lines: list[Line] = []
    named = _headings_over(found, items)
    contests = _contests(found)
    left_out = noise(found, items)
    for item in items:
        if item["passage_id"] in found.outside or (item["paths"] != [CONTESTS] and item["passage_id"] in left_out):
            continue
        card = found.cards.get(item["passage_id"])
        if card is not None and item["type"] == "Passage" and (card["document_id"], card["text"]) in named:
            continue  # it stands in front of what is under it
        place = ("", 0) if card is None else (str(card["document_path"]), int(card["position"]))
        moment = (str(item["said_at"] or ""), *place)
        record = None if item["type"] in ("Passage", "Claim") else item
        answers = tuple(contests.get(item["passage_id"], ()) if item["paths"] != [CONTESTS] else ())
        shows_whole = card is not None and item["passage_id"] not in hidden
        whole = passage_line(card, lang, record, contested=bool(answers)) if card and shows_whole else None
        sentence = statement_line(item, lang) if item["type"] != "Passage" else None
        # What was inferred shows itself, with its mark: the passage alone would not say it.
        inferred = item.get("graph") == "analysis"
        disputed = bool(item.get("contested_by")) or item.get("view") in ("SUPERSEDED", "ENDED")
        marked = inferred or disputed or item["type"] == "Claim"
        # A claim is never shown as mere talk: its owner, its relayers and its marks come first.
        text = sentence if whole is None or (sentence is not None and marked) else whole
        if text is not None:
            lines.append(Line(key_of(item), text, moment, sentence if text is whole else None, answers))
    return lines


def noise(found: Found, items: Sequence[Shown]) -> set[str]:
    """Return the passages that are far below the best of those that may be shown.

    All lines of a passage stay or go together: with a contested statement stays what contests it, and with a side
    of a disagreement what another holder claims beside it, and what contradicts a statement that stays. Where even
    the best fits badly there is no telling.
    """
    scores = {item["passage_id"]: item["score"] for item in items if item["paths"] != [CONTESTS]}
    inside = {name: score for name, score in scores.items() if name not in found.outside}
    best = max(inside.values(), default=0.0)
    if not found.leaves_noise_out or best <= 0:
        return set()
    low = {name for name, score in inside.items() if score < NOISE_SHARE * best}
    facing = {other for row in found.statements if row["passage_id"] not in low for other in row["conflicts"]}
    wanted = {
        item["passage_id"]
        for item in items
        if item["id"] in found.sides or item["id"] in facing or BROUGHT.intersection(item["paths"])
    }
    return low - wanted


def _headings_over(found: Found, items: Sequence[Shown]) -> set[tuple[str, str]]:
    """Return the headings that lines from under them name, by document."""
    cards = [found.cards[item["passage_id"]] for item in items if item["passage_id"] in found.cards]
    shown = [card for card in cards if card["kind"] != "heading" and card["id"] not in found.outside]
    return {(card["document_id"], heading) for card in shown for heading in card["heading_path"]}


def _chosen(found: Found) -> dict[str, list[Row]]:
    """Return for each passage the statements to show: the best, and of other holders what they claim in it.

    A turn in which two people are quoted against each other would else be shown as the words of one.
    """
    of_passage: dict[str, list[Row]] = {}
    for row in found.statements:
        if row["id"] in found.statement_scores or row["status"] == "contested":
            of_passage.setdefault(row["passage_id"], []).append(row)
    chosen: dict[str, list[Row]] = {}
    for passage_id, rows in of_passage.items():
        first, *others = sorted(rows, key=lambda row: (-_fitness(row, found), row["id"]))
        chosen[passage_id] = [first]
        if first["type"] != "Claim":
            continue  # the passage itself is shown, with all that is said in it
        least = _fitness(first, found) - ABOUT_AS_FIT
        for row in others:
            holders = {one["owner"] for one in chosen[passage_id]}
            if row["type"] == "Claim" and row["owner"] not in holders and _fitness(row, found) >= least:
                chosen[passage_id].append(row)
    return chosen


async def _shown_statements(tracer: Tracer, rows: Sequence[Row]) -> dict[str, Shown]:
    """Return the statements to show and those that contest one, by id."""
    contested = {row["id"]: list(row["contested_by"]) for row in rows}
    wanted = dict.fromkeys([*contested, *(other for others in contested.values() for other in others)])
    shown = [present.statement(row) for row in await _statement_cards(tracer, list(wanted))]
    return {
        statement["id"]: statement | {"contested_by": contested.get(statement["id"], [])} for statement in shown
    }


async def _statement_cards(tracer: Tracer, ids: Sequence[str]) -> list[Row]:
    if not ids:
        return []
    rows = await tracer.read("ground", "statement_cards", {"ids": list(ids)})
    return [own_sentence(_with_times(row), tracer.view.disclosed) for row in rows]


def _with_times(row: Row) -> Row:
    """Return a row whose times came as texts with Python's own times; a named zone leaves its offset."""
    times = {name: as_time(row[name]) for name in _INSTANTS if row.get(name) is not None}
    days = {name: date.fromisoformat(row[name]) for name in _DAYS if row.get(name) is not None}
    return {**row, **times, **days}


def as_time(text: str) -> datetime:
    """Return an instant that Cypher wrote: `2026-03-02T10:00+09:00[Asia/Seoul]`."""
    return datetime.fromisoformat(text.partition("[")[0])


def _fitness(row: Row, found: Found) -> float:
    """Return how well a statement stands for its passage: as found, and about the people who were asked about."""
    score = found.statement_scores.get(row["id"], 0.0)
    people = {named.name for named in found.entities.people}
    people |= {alias for named in found.entities.people for alias in named.aliases}
    if row["inferred"] and (row["type"] == "Claim" or found.plan.kind in GOES_DOWN):
        # A repeated claim adds no words, and a question for a detail wants the event and its sentence.
        score -= INFERRED
    elif row["inferred"]:
        # A habit has the vector of its last event; of the two it says more.
        score += HABIT_FIRST
    if row["id"] in found.sides:
        score += SIDE_FIRST
    # Statements about somebody else are demoted, not dropped: the sentence may still hold the answer.
    if people and not people & {row["owner"], row["subject"], row["target"]}:
        score -= WRONG_PERSON
    return score


def _passage_item(card: Row) -> Shown:
    item = present.passage(_with_times(card))
    return {
        **item,
        "type": "Passage",
        "document_id": card["document_id"],
        "document_path": card["document_path"],
        "source_text": card["text"],
    }
