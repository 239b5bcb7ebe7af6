"""`bench`: the benchmarks. One JSON object on standard output, progress on standard error."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.bench.harness import Bench

Data = Annotated[Path, typer.Option("--data", help="The benchmark's file or folder.", exists=True)]
OptionalData = Annotated[Path | None, typer.Option("--data", help="A file of one's own; else the one built in.")]
Json = Annotated[bool, typer.Option("--json", help="Print the object on one line.")]
Artefacts = Annotated[
    Path | None, typer.Option("--artefacts", help="Write one JSON file a question to this folder.")
]
Keep = Annotated[
    bool, typer.Option("--keep", help="Keep the spaces and use them again next time: for tuning, not for figures.")
]
Ablate = Annotated[
    list[str] | None,
    typer.Option("--ablate", help="Ask again without this part of retrieval; “all” for every one. Repeatable."),
]
Only = Annotated[list[str] | None, typer.Option("--only", help="Only this conversation. Repeatable.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    bench = typer.Typer(help="Run a benchmark on any file of its form.", no_args_is_help=True)
    for name, command in (
        ("locomo", locomo),
        ("time", time),
        ("extract", extract),
        ("multihop", multihop),
        ("beam", beam),
        ("korquad", korquad),
        ("collapse", collapse),
        ("overview", overview),
        ("latency", latency),
        ("lifecycle", lifecycle),
        ("attacks", attacks),
        ("erasure", erasure),
        ("load", load),
    ):
        bench.command(name)(command)
    app.add_typer(bench, name="bench")


def locomo(
    data: Data,
    ablate: Ablate = None,
    only: Only = None,
    consolidated: Annotated[
        bool, typer.Option("--consolidated", help="Ask once more after consolidating each space.")
    ] = False,
    artefacts: Artefacts = None,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Measure evidence retrieval on long conversations of LoCoMo's form."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.locomo import run

        return await run(bench, data, ablate=ablate or (), only=only or (), consolidated=consolidated)

    _report(work, artefacts, keep, as_json)


def time(data: Data, as_json: Json = False) -> None:
    """Measure how many expressions of time are read right; needs no database."""
    from backend.bench.time import run
    from backend.cli.progress import say

    _print(run(data, say), as_json)


def extract(data: OptionalData = None, as_json: Json = False) -> None:
    """Measure how many turns a second are read on one core, by language; needs no database, no embeddings."""
    from backend.bench.extract import run
    from backend.cli.progress import say

    _print(run(data, progress=say), as_json)


def multihop(
    data: Data,
    corpus: Annotated[Path, typer.Option("--corpus", help="All passages.", exists=True)],
    first: Annotated[int | None, typer.Option("--first", help="Only the first so many questions.")] = None,
    skip: Annotated[int, typer.Option("--skip", help="Leave out the first so many questions.")] = 0,
    ablate: Ablate = None,
    artefacts: Artefacts = None,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Measure questions whose answer stands in several documents, in MuSiQue's or HotpotQA's form."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.multihop import run

        return await run(bench, data, corpus, first=first, skip=skip, ablate=ablate or ())

    _report(work, artefacts, keep, as_json)


def beam(
    data: Data, artefacts: Artefacts = None, keep: Keep = False, only: Only = None, as_json: Json = False
) -> None:
    """Measure evidence retrieval on a folder of chats of a user with an assistant."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.beam import run

        return await run(bench, data, only=only or ())

    _report(work, artefacts, keep, as_json)


def korquad(
    data: Data,
    every: Annotated[int, typer.Option("--every", help="Take each n-th question.", min=1)] = 1,
    artefacts: Artefacts = None,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Measure Korean passage retrieval on a file of KorQuAD's form."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.korquad import run

        return await run(bench, data, every=every)

    _report(work, artefacts, keep, as_json)


def collapse(
    data: OptionalData = None, artefacts: Artefacts = None, keep: Keep = False, as_json: Json = False
) -> None:
    """Measure whether what people think passes for what happened."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.collapse import run

        return await run(bench, data)

    _report(work, artefacts, keep, as_json)


def overview(
    data: Data, artefacts: Artefacts = None, keep: Keep = False, only: Only = None, as_json: Json = False
) -> None:
    """Measure what overview questions cover beside flat search, on long conversations of LoCoMo's form."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.overview import run

        return await run(bench, data, only=only or ())

    _report(work, artefacts, keep, as_json)


def latency(
    nodes: Annotated[int, typer.Option("--nodes", help="Size of the large space.")] = 100_000,
    questions: Annotated[int, typer.Option("--questions", help="How many to ask in each round.", min=1)] = 100,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Measure how long a question takes, by operator, in a conversation and in a large space."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.latency import run

        return await run(bench, nodes=nodes, questions=questions)

    _report(work, None, keep, as_json)


def lifecycle(
    sizes: Annotated[
        list[int] | None,
        typer.Option("--size", help="How many documents; repeatable. 20, 200 and 2,000 unless told."),
    ] = None,
    turns: Annotated[int, typer.Option("--turns", help="Length of the long session.", min=1)] = 2_000,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Measure what an edit costs beside a rebuild, what an appended turn costs, and the way to a right answer."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.lifecycle import SIZES, run

        return await run(bench, sizes=sizes or SIZES, turns=turns)

    _report(work, None, keep, as_json)


def attacks(keep: Keep = False, as_json: Json = False) -> None:
    """Try to plant records and orders from outside, and count what was promoted: none may be."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.attacks import run

        return await run(bench)

    _report(work, None, keep, as_json)


def erasure(
    scenarios: Annotated[int, typer.Option("--scenarios", help="How many random ones.", min=1)] = 200,
    seed: Annotated[int, typer.Option("--seed", help="Other scenarios, another number.")] = 7,
    keep: Keep = False,
    as_json: Json = False,
) -> None:
    """Erase from random memories and look for the erased words in every read and in the export."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.erasure import run

        return await run(bench, scenarios=scenarios, seed=seed)

    _report(work, None, keep, as_json)


def load(
    seconds: Annotated[float, typer.Option("--seconds", help="How long the calls arrive.", min=1)] = 300.0,
    kill: Annotated[
        int, typer.Option("--kill", help="Kill the local database with -9 so many times meanwhile.", min=0)
    ] = 0,
    as_json: Json = False,
) -> None:
    """Call the API at a fixed rate over ten spaces and look for lost, doubled and foreign turns afterwards."""

    async def work(bench: Bench) -> dict[str, Any]:
        from backend.bench.load import run

        return await run(bench, seconds=seconds, kills=kill)

    _report(work, None, False, as_json)


def _report(
    work: Callable[[Bench], Awaitable[dict[str, Any]]], artefacts: Path | None, keep: bool, as_json: bool
) -> None:
    from backend.app import App
    from backend.bench.harness import Bench
    from backend.cli.opening import with_app
    from backend.cli.progress import say

    async def run(app: App) -> dict[str, Any]:
        return await work(Bench(app, say, artefacts, keep))

    _print(with_app(run), as_json)


def _print(report: dict[str, Any], as_json: bool) -> None:
    print(json.dumps(report, ensure_ascii=False, indent=None if as_json else 2))
