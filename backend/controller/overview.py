"""Overview questions: the themes that a question touches, side by side, instead of one theme piled up.

Both sides of a disagreement come together. What a theme shows is chosen from its passages by the question, and by
the statements that stand for it where the question names nothing.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from backend.controller.question import Question
from backend.controller.rank import Ranked
from backend.operators.themes import disagreements, standing_for, touched
from backend.store.connection import Row

OPERATOR = "overview"
# Words of asking for an overview: they name no theme.
_ASKING_EN = """
    overview summari summaris summary recap main major topic theme thing talk discuss convers chat general far late
    recent recently most mostli lot know known knew disagr disagreement differ opinion conflict argument point
    what we team everyon everyth peopl together brief short
"""
_ASKING_KO = """
    요약 정리 전반 전반적 개요 훑다 흐름 얘기 이야기 나누다 주로 요즘 최근 지금까지 그동안 많다 많이 팀 우리
    모두 다들 전체 대화 의견 이견 쟁점 갈리다 엇갈리다 다르다 하다 크다 주제 화제 알다
"""
ASKING = frozenset((_ASKING_EN + _ASKING_KO).split())
_DISAGREEMENT = re.compile(r"disagree|conflict|differ|argu|이견|쟁점|갈리|엇갈|다투|반대", re.IGNORECASE)
# A passage that shares so many of its words with one that is shown already says the same again.
NEAR_DUPLICATE = 0.6
# The best of the question's own hits that choose the themes.
CHOOSING = 80
# A hit far below the best is about something else, and so would its theme be.
RELEVANT = 0.3
# Of a theme that the question touches, its strongest passages count for it: one piled-up theme is no better theme.
COUNTED_A_THEME = 3
# Disagreements beside a summary of something else: both sides of the two latest.
BESIDE = 2


@dataclass(frozen=True, slots=True)
class _Placed:
    ranked: Ranked
    theme: str
    words: frozenset[str]


def names_nothing(question: Question) -> bool:
    """Say whether a question asks for everything: all its words are words of asking."""
    plan = question.plan
    return not question.entities.people and not set(plan.topic) - ASKING


async def over_themes(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """Return the passages spread over the themes that the question touches, disagreements first or beside."""
    everything = names_nothing(question)
    least = RELEVANT * ranked[0].score if ranked else 0.0
    hits = [row for row in ranked[:CHOOSING] if row.score >= least]
    themes = await touched(question.tracer, [row.candidate.id for row in hits])
    ordered = _by_strength(hits, themes)
    rows = await standing_for(question.tracer, None if everything else ordered)
    if not rows and not themes:
        question.tracer.note(
            OPERATOR, "no themes are known: run `saidgraph consolidate`; documents are spread instead"
        )
    await _take(question, rows)
    sides = await _sides(question, hits, everything)
    ranked = question.rank()
    theme_of = {row["passage_id"]: row["community"] for row in rows} | ({} if everything else themes)
    order = list(dict.fromkeys(row["community"] for row in rows)) if everything else ordered
    pool = _pool(ranked, rows, hits, everything=everything)
    words = await _words(question, [row.candidate.id for row in pool])
    first = [row for name in sides if (row := _found(ranked, name)) is not None]
    placed = [
        _Placed(
            row,
            theme_of.get(row.candidate.id, f"document {row.candidate.document_id}"),
            words.get(row.candidate.id, frozenset()),
        )
        for row in pool
        if row.candidate.id not in sides
    ]
    chosen = [*first, *spread(placed, order)]
    rest = [row for row in ranked if row.candidate.id not in {one.candidate.id for one in chosen}]
    return _scored([*chosen, *rest])


def spread(placed: Sequence[_Placed], order: Sequence[str]) -> list[Ranked]:
    """Return passages in rounds: of each theme in turn the best of a document not shown yet, no near-duplicates.

    `placed` comes best first. Themes outside `order` follow those in it, in the order of their best passage.
    """
    of_theme: dict[str, list[_Placed]] = defaultdict(list)
    for one in placed:
        of_theme[one.theme].append(one)
    themes = [name for name in order if name in of_theme]
    themes += [name for name in of_theme if name not in set(themes)]
    chosen: list[_Placed] = []
    shown: dict[str, int] = defaultdict(int)
    while any(of_theme[name] for name in themes):
        for name in themes:
            members = of_theme[name]
            if not members:
                continue
            # min keeps the first of equals: the best of those whose document is shown least.
            best = min(members, key=lambda one: shown[one.ranked.candidate.document_id])
            members.remove(best)
            if not any(_alike(best.words, other.words) for other in chosen):
                chosen.append(best)
                shown[best.ranked.candidate.document_id] += 1
    return [one.ranked for one in chosen]


def _alike(one: frozenset[str], other: frozenset[str]) -> bool:
    union = len(one | other)
    return bool(union) and len(one & other) / union >= NEAR_DUPLICATE


def _by_strength(hits: Sequence[Ranked], themes: Mapping[str, str]) -> list[str]:
    strength: dict[str, list[float]] = defaultdict(list)
    for row in hits:
        if row.candidate.id in themes:
            strength[themes[row.candidate.id]].append(row.score)
    totals = {name: sum(scores[:COUNTED_A_THEME]) for name, scores in strength.items()}
    return sorted(totals, key=lambda name: (-totals[name], name))


def _pool(
    ranked: Sequence[Ranked], rows: Sequence[Row], hits: Sequence[Ranked], *, everything: bool
) -> list[Ranked]:
    """Return what may be shown: what stands for all themes, or the question's hits and what stands for theirs."""
    standing = {row["passage_id"]: place for place, row in enumerate(rows)}
    if everything:
        return sorted(
            (row for row in ranked if row.candidate.id in standing), key=lambda row: standing[row.candidate.id]
        )
    own = {row.candidate.id for row in hits}
    best = [row for row in ranked if row.candidate.id in own]
    return [*best, *(row for row in ranked if row.candidate.id in standing and row.candidate.id not in own)]


async def _sides(question: Question, hits: Sequence[Ranked], everything: bool) -> list[str]:
    """Return the passages of disagreements, both sides of each together."""
    asked_for = bool(_DISAGREEMENT.search(question.plan.question))
    near = None if everything else [row.candidate.id for row in hits]
    pairs = await disagreements(question.tracer, near)
    pairs = pairs if asked_for else pairs[:BESIDE]
    rows = [{"id": p["id"], "passage_id": p["passage_id"], "type": p["type"]} for p in pairs]
    rows += [{"id": p["other_id"], "passage_id": p["other_passage_id"], "type": p["other_type"]} for p in pairs]
    await _take(question, rows)
    question.sides |= {str(row["id"]) for row in rows}
    return list(dict.fromkeys(name for p in pairs for name in (p["passage_id"], p["other_passage_id"])))


async def _take(question: Question, rows: Sequence[Row]) -> None:
    rows = [row for row in rows if row["type"] in question.types]
    await question.add((str(row["passage_id"]) for row in rows), OPERATOR)
    question.add_statements(list(rows), 1.0)


async def _words(question: Question, passage_ids: Sequence[str]) -> dict[str, frozenset[str]]:
    rows = await question.tracer.read("ground", "words_of_passages", {"ids": list(passage_ids)})
    return {row["id"]: frozenset(row["words"]) for row in rows}


def _found(ranked: Sequence[Ranked], passage_id: str) -> Ranked | None:
    return next((row for row in ranked if row.candidate.id == passage_id), None)


def _scored(order: Sequence[Ranked]) -> list[Ranked]:
    """Return the rows with scores that fall along the order: what is shown of a ranking must agree with it."""
    low = float("inf")
    rows: list[Ranked] = []
    for row in order:
        low = min(low, row.score)
        rows.append(replace(row, score=low))
    return rows
