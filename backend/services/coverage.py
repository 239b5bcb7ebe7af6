"""How much of a space an overview covers, said in its context: an overview that hides its gaps misleads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from backend.controller.lines import shortened
from backend.controller.pack import Line, Packed, pack
from backend.controller.tokens import count_tokens
from backend.operators.tracer import Tracer

# In an overview a line says what it is about; whoever wants all of it asks for the detail.
BRIEF_CHARACTERS = 160


@dataclass(frozen=True, slots=True)
class Coverage:
    """What an overview shows of how much there is, as far as the reader may see it."""

    documents: int
    of_documents: int
    themes: int
    of_themes: int
    people: int
    of_people: int

    def as_json(self) -> dict[str, Any]:
        """Return the figures as the API shows them."""
        return {
            "documents": [self.documents, self.of_documents],
            "themes": [self.themes, self.of_themes],
            "people": [self.people, self.of_people],
        }

    def line(self, lang: str) -> str:
        """Return the figures as a line of the context."""
        if lang == "ko":
            return (
                f"[개요] 대화·문서 {self.of_documents}건 중 {self.documents}건, "
                f"주제 {self.of_themes}개 중 {self.themes}개, "
                f"말한 사람 {self.of_people}명 중 {self.people}명이 아래에 있다."
            )
        return (
            f"[overview] Below: {self.documents} of {self.of_documents} conversations and documents, "
            f"{self.themes} of {self.of_themes} themes, {self.people} of {self.of_people} people."
        )


def brief_lines(lines: Sequence[Line]) -> list[Line]:
    """Return the lines in their shorter form: a statement's sentence if there is one, else the passage's start."""
    brief = []
    for line in lines:
        text = line.text
        if line.shorter is not None and len(line.shorter) < len(text):
            text = line.shorter
        brief.append(replace(line, text=_cut(text), shorter=None))
    return brief


def _cut(text: str) -> str:
    """Return a line with its quoted words shortened; who, when and the source id stay whole."""
    before, open_mark, rest = text.partition("“")
    words, close_mark, after = rest.rpartition("”")
    if not open_mark or not close_mark:
        return text
    return f"{before}“{shortened(words, BRIEF_CHARACTERS)}”{after}"


async def pack_with_coverage(
    tracer: Tracer, state: Sequence[str], lines: Sequence[Line], budget_tokens: int, lang: str
) -> tuple[Packed, Coverage]:
    """Fill the context with room for the line that says what it covers. Raises BudgetTooSmall."""
    whole = await _coverage(tracer, [])
    widest = replace(whole, documents=whole.of_documents, themes=whole.of_themes, people=whole.of_people)
    packed = pack([*state, widest.line(lang)], lines, budget_tokens, count_tokens)
    covered = await _coverage(tracer, sorted(packed.keys))
    # The figures are at most as wide as those that room was kept for, so the same lines fit.
    shown = [line for line in lines if line.key in packed.keys]
    return pack([*state, covered.line(lang)], shown, budget_tokens, count_tokens), covered


async def _coverage(tracer: Tracer, passage_ids: Sequence[str]) -> Coverage:
    row = (await tracer.read("coverage", "coverage_of_passages", {"ids": list(passage_ids)}))[0]
    names = ("documents", "of_documents", "themes", "of_themes", "people", "of_people")
    return Coverage(**{name: int(row[name]) for name in names})
