"""Fills the context up to a budget of tokens: current state first, then evidence, told in the order of time.

The best lines are chosen by rank until the next would not fit; what is chosen is then put in order. What is
contested stands with the words that contest it, or not at all. The budget is counted on the whole text, and one
that does not hold the state is an error, not a silent cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from backend.controller.lines import FENCE_CLOSE, FENCE_OPEN
from backend.errors import BudgetTooSmall

# A smaller line may still fit where a long one did not; after so many failures it is not worth looking on.
MAX_MISSES = 8


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the context: `key` names the item, `moment` puts it in order."""

    key: str
    text: str
    moment: tuple[str, str, int] = ("", "", 0)  # day, document, position
    shorter: str | None = None  # a statement's sentence, where the whole passage does not fit
    answers: tuple[str, ...] = ()  # keys of the lines that contest it: it is never shown without them


@dataclass(frozen=True, slots=True)
class Packed:
    """The context with what it cost and which items stand in it."""

    context: str
    used_tokens: int
    keys: frozenset[str]


def pack(state: Sequence[str], lines: Sequence[Line], budget_tokens: int, count: Callable[[str], int]) -> Packed:
    """Return the context for lines given best first. Raises BudgetTooSmall where the state alone does not fit."""
    chosen: list[list[Line]] = []  # lines that stay or go together
    used = count(_render(state, chosen))
    if used > budget_tokens:
        raise BudgetTooSmall(
            f"The state and its frame need {used} tokens, the budget is {budget_tokens}. Raise `budget_tokens`."
        )
    misses = 0
    estimate = used
    by_key = {line.key: line for line in lines}
    placed: set[str] = set()
    for line in lines:
        if misses >= MAX_MISSES:
            break
        if line.key in placed:
            continue
        together = [line, *(by_key[key] for key in line.answers if key in by_key and key not in placed)]
        fitting = _all_that_fit(together, budget_tokens - estimate, count)
        if fitting is None:
            misses += 1
            continue
        shown, cost = fitting
        chosen.append(shown)
        placed |= {one.key for one in shown}
        estimate += cost
        misses = 0
    context = _render(state, chosen)
    used = count(context)
    while used > budget_tokens:
        # Tokens do not add up exactly, and the sum came out too low: the worst line gives way.
        chosen.pop()
        context = _render(state, chosen)
        used = count(context)
    return Packed(context, used, frozenset(line.key for together in chosen for line in together))


def _all_that_fit(
    together: Sequence[Line], room: int, count: Callable[[str], int]
) -> tuple[list[Line], int] | None:
    """Return lines as they fit, with their cost; None where not all of them do."""
    shown: list[Line] = []
    total = 0
    for line in together:
        fitting = _first_that_fits(line, room - total, count)
        if fitting is None:
            return None
        text, cost = fitting
        shown.append(Line(line.key, text, line.moment))
        total += cost
    return shown, total


def _first_that_fits(line: Line, room: int, count: Callable[[str], int]) -> tuple[str, int] | None:
    """Return the line, or its shorter form, with its cost; None where neither fits."""
    for text in (line.text, line.shorter):
        if text is not None and (cost := count(f"\n{text}")) <= room:
            return text, cost
    return None


def _render(state: Sequence[str], chosen: Sequence[Sequence[Line]]) -> str:
    every = [line for together in chosen for line in together]
    told = [line.text for line in sorted(every, key=lambda line: (line.moment, line.key))]
    return "\n".join([FENCE_OPEN, *state, *dict.fromkeys(told), FENCE_CLOSE])
