"""What explicit state is good for: the logic of `saidgraph bench state`.

Three experiments with a fixed seed on the real server:
- latest: a hundred updates; after each, is the value that is asked for the latest? Beside it the three best
  messages by lexical likeness, as a memory without state would find them.
- kept: twenty scenarios; what share of the present and of the reasons each way of packing keeps.
- evidence: in the same scenarios, how often the whole chain of reasons fits into 600, 1,000 and 1,600 characters,
  by lexical likeness and by parent links; whether all states are there; whether anything of the future shows.
"""

from __future__ import annotations

import itertools
import math
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from backend.app import App
from backend.services.spaces import delete_space
from backend.services.state import StateWrite, delete_state, follow_parents, get_state, pack_state, put_states
from backend.store.state import change_id
from ingest.language.lexical import lexical_tokens

SEED = 20260301
UPDATES = 100
SCENARIOS = 20
STATES = 20  # in each scenario
CHAINS = (2, 3, 4, 5, 6)  # events from the first cause to the state that is asked about, in turn
BUDGETS = (600, 1_000, 1_600)  # characters
TOP = 3
START = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)

_PEOPLE = ("Ada", "Bram", "Cleo", "Dov", "Elin", "Finn", "Greta", "Hugo", "Ines", "Jory")
_PLACES = ("harbour", "mill", "attic", "orchard", "quarry", "library", "ferry", "bakery", "tower", "garden")
_REASONS = ("fell ill", "was late", "left early", "lost a bet", "had no time", "was afraid")
_THINGS = ("lantern", "ledger", "compass", "kettle", "violin", "map", "key", "letter", "crate", "rope")
_EVENT = "last event"
_CONDITIONS = ("recent messages", "lexical", "state only", "state and parents")
_K1, _B = 1.2, 0.75  # BM25's usual constants

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class _Message:
    """One sentence of a story: what lexical search works on."""

    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class _Scenario:
    """A story: every state is set twice, a chain of events leads to one of them, and some things come later."""

    question: str
    asked: str  # the key whose reasons are asked for
    updates: tuple[tuple[str, str, _Message], ...]  # key, value, and the sentence that says so
    chain: tuple[_Message, ...]
    future: tuple[tuple[str, str, _Message], ...]
    now: datetime

    @property
    def states(self) -> dict[str, tuple[str, _Message]]:
        """The present: the last value of each key, and who says so."""
        return {key: (value, message) for key, value, message in self.updates}

    @property
    def told(self) -> list[_Message]:
        """All sentences until now, in order of time."""
        return sorted((*(message for _, _, message in self.updates), *self.chain), key=lambda message: message.at)


async def run(app: App, *, seed: int = SEED, say: Say = lambda line: None) -> dict[str, Any]:
    """Run the three experiments, each in spaces of its own that are deleted afterwards, and return their table."""
    say(f"latest value after each of {UPDATES} updates")
    latest = await _latest(app, random.Random(seed))
    tally = _Tally()
    for number in range(SCENARIOS):
        say(f"scenario {number + 1} of {SCENARIOS}")
        length = CHAINS[number % len(CHAINS)]
        await _measure(app, _make_scenario(random.Random(seed + number), length), str(number), tally)
    return {"seed": seed, "latest": latest, **tally.table()}


# ------------------------------------------------------------------ latest


async def _latest(app: App, chance: random.Random) -> dict[str, Any]:
    """After each update ask for the value of its key."""
    space = _space("latest")
    right = lexical = 0
    messages: list[_Message] = []
    values: dict[str, str] = {}
    try:
        for number in range(UPDATES):
            person = chance.choice(_PEOPLE)
            at = START + timedelta(minutes=number)
            value = chance.choice([place for place in _PLACES if values.get(person) != place])
            values[person] = value
            text = f"{person} is in the {value} now."
            await put_states(app, space, [StateWrite(f"place of {person}", value, at=at)])
            messages.append(_Message(text, at))
            state = await get_state(app, space, f"place of {person}", at=at)
            right += state["value"] == value
            best = _by_likeness(f"Where is {person}?", messages)[:TOP]
            lexical += messages[-1] in best
    finally:
        await delete_space(app, space)
    return {"of": UPDATES, "state": right, f"lexical_top_{TOP}": lexical}


# ------------------------------------------------------------------ scenarios


class _Tally:
    """Counts over all scenarios."""

    def __init__(self) -> None:
        self.states: Counter[int] = Counter()
        self.complete: dict[str, Counter[int]] = {"lexical": Counter(), "parents": Counter()}
        self.kept: Counter[str] = Counter()
        self.items = 0
        self.future = 0

    def table(self) -> dict[str, Any]:
        """Return the figures of the second and third experiment."""
        share = {name: round(self.kept[name] / self.items, 3) for name in _CONDITIONS}
        return {
            "kept": {"scenarios": SCENARIOS, "budget_characters": BUDGETS[1], "items": self.items, "share": share},
            "evidence": {
                str(budget): {
                    "of": SCENARIOS,
                    "lexical": self.complete["lexical"][budget],
                    "parents": self.complete["parents"][budget],
                    "states": self.states[budget],
                    "states_of": SCENARIOS * STATES,
                }
                for budget in BUDGETS
            },
            "future_events_shown": self.future,
        }


async def _measure(app: App, scenario: _Scenario, name: str, tally: _Tally) -> None:
    space = _space(name)
    try:
        await _record(app, space, scenario)
        followed = await follow_parents(app, space, at=scenario.now)
        lexical = [message.text for message in _by_likeness(scenario.question, scenario.told)]
        for budget in BUDGETS:
            packed = pack_state(followed, budget)
            lines = packed.text.split("\n")
            states = [line for line in lines if line in _state_lines(scenario)]
            tally.states[budget] += len(states)
            tally.future += sum(message.text in packed.text for _, _, message in scenario.future)
            tally.future += sum(f'{key} = "{value}"' in lines for key, value, _ in scenario.future)
            tally.complete["parents"][budget] += packed.complete and _holds_all(packed.text, scenario.chain)
            # Likeness gets the same state for nothing, and the rest of the budget.
            found = "\n".join(_filled([*states, *lexical], budget))
            tally.complete["lexical"][budget] += _holds_all(found, scenario.chain)
        _keep(tally, scenario, lexical, pack_state(followed, BUDGETS[1]).text)
    finally:
        await delete_space(app, space)


def _keep(tally: _Tally, scenario: _Scenario, lexical: Sequence[str], packed: str) -> None:
    """Count which items (states of the present, events of the chain) each way of packing keeps."""
    budget = BUDGETS[1]
    recent = [message.text for message in reversed(scenario.told)]
    texts = {
        "recent messages": "\n".join(_filled(recent, budget)),
        "lexical": "\n".join(_filled(lexical, budget)),
        "state only": "\n".join(sorted(_state_lines(scenario))),
        "state and parents": packed,
    }
    tally.items += STATES + len(scenario.chain)
    for name in _CONDITIONS:
        lines = texts[name].split("\n")
        tally.kept[name] += sum(
            f'{key} = "{value}"' in lines or message.text in lines
            for key, (value, message) in scenario.states.items()
        )
        tally.kept[name] += sum(message.text in texts[name] for message in scenario.chain)


async def _record(app: App, space: str, scenario: _Scenario) -> None:
    """Record the story. Events overwrite one another under one key, each with the one before as its parent: the
    present forgets them, the history does not.
    """
    writes = []
    for number, message in enumerate(scenario.chain):
        before = (change_id(space, _EVENT, number),) if number else ()
        writes.append(StateWrite(_EVENT, message.text, before, message.at))
    last = change_id(space, _EVENT, len(scenario.chain))
    final = {key: message.at for key, _, message in scenario.updates}
    for key, value, message in (*scenario.updates, *scenario.future):
        caused = key == scenario.asked and message.at == final[key]
        writes.append(StateWrite(key, value, (last,) if caused else (), message.at))
    writes += [StateWrite(_EVENT, message.text, (), message.at) for _, _, message in scenario.future]
    await put_states(app, space, writes)
    await delete_state(app, space, _EVENT, at=scenario.now)


def _make_scenario(chance: random.Random, length: int) -> _Scenario:
    """Return a story whose chain of events has `length` links."""
    minutes = iter(range(1, 10_000))

    def message(text: str) -> _Message:
        return _Message(text, START + timedelta(minutes=next(minutes)))

    keys = [*_PEOPLE, *_THINGS]
    updates: list[tuple[str, str, _Message]] = []
    asked = chance.choice(_THINGS)
    holders = chance.sample(_PEOPLE, length)
    links = [
        f"{who} took the {chance.choice(_THINGS)} because {before} {chance.choice(_REASONS)}."
        for before, who in itertools.pairwise(holders)
    ]
    links.append(f"{holders[-1]} moved the {asked}, asked by {holders[0]}.")
    chain: list[_Message] = []
    for turn in range(2):
        for key in chance.sample(keys, len(keys)):
            taken = {place for other, place, _ in updates if other == key}
            place = chance.choice([place for place in _PLACES if place not in taken])
            name = key if key in _PEOPLE else f"the {key}"
            updates.append((key, place, message(f"{name.capitalize()} is at the {place} now.")))
            if len(chain) < len(links) and chance.random() < (turn + 1) / 4:
                chain.append(message(links[len(chain)]))
    chain += [message(link) for link in links[len(chain) :]]
    now = START + timedelta(minutes=next(minutes))
    later = chance.sample(keys, 3)
    future = [(key, "moon", message(f"{key.capitalize()} will be at the moon tomorrow.")) for key in later]
    return _Scenario(f"Why is the {asked} where it is?", asked, tuple(updates), tuple(chain), tuple(future), now)


# ------------------------------------------------------------------ likeness and budgets


def _by_likeness(question: str, messages: Sequence[_Message]) -> list[_Message]:
    """Return messages by BM25 against a question, best first; among equals the earlier one."""
    words = [lexical_tokens(message.text) for message in messages]
    mean = sum(map(len, words)) / len(words)
    holding = Counter(word for tokens in words for word in set(tokens))

    def score(tokens: list[str]) -> float:
        counts = Counter(tokens)
        total = 0.0
        for word in set(lexical_tokens(question)) & counts.keys():
            rarity = math.log(1 + (len(words) - holding[word] + 0.5) / (holding[word] + 0.5))
            weight = counts[word] * (_K1 + 1) / (counts[word] + _K1 * (1 - _B + _B * len(tokens) / mean))
            total += rarity * weight
        return total

    order = sorted(range(len(messages)), key=lambda number: (-score(words[number]), number))
    return [messages[number] for number in order]


def _filled(lines: Sequence[str], budget: int) -> list[str]:
    """Return lines from the first on until the next would not fit."""
    chosen: list[str] = []
    used = 0
    for line in lines:
        used += len(line) + (1 if chosen else 0)
        if used > budget:
            break
        chosen.append(line)
    return chosen


def _state_lines(scenario: _Scenario) -> set[str]:
    return {f'{key} = "{value}"' for key, (value, _) in scenario.states.items()}


def _holds_all(text: str, messages: Sequence[_Message]) -> bool:
    return all(message.text in text for message in messages)


def _space(name: str) -> str:
    return f"bench-state-{name}-{secrets.token_hex(4)}"
