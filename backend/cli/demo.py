"""`demo`: the main job from end to end, on the samples that come along."""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from backend.app import App
    from backend.services.samples import SampleQuestion


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(demo)


def demo(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Take in the bundled samples, ask real questions about them, and print the contexts with their receipts.

    Run again, it changes nothing and takes seconds.
    """
    from backend.cli.opening import with_app

    report = with_app(_run)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _print(report)
    if report["failed"]:
        from backend.cli.exit_codes import ExitCode

        raise typer.Exit(ExitCode.WRONG)


async def _run(app: App) -> dict[str, Any]:
    from backend.cli.bar import bar
    from backend.services.ingestion import Failed, Taken, ingest_sources, read_sources
    from backend.services.samples import SPACE, ZONE, sample_questions, samples_folder

    begun = time.perf_counter()
    folder = samples_folder() / "documents"
    found = await read_sources(app, SPACE, [folder], ZONE)
    report: dict[str, Any] = {"space": SPACE, "documents": len(found), "written": 0, "failed": [], "answers": []}
    with bar("Reading the samples", len(found)) as advance:
        async for done in ingest_sources(app, SPACE, found, [folder]):
            if isinstance(done, Taken):
                report["written"] += done.result.written.total
            elif isinstance(done, Failed):
                report["failed"].append({"path": done.path, "detail": done.error.detail})
                print(f"saidgraph: {done.path}: {done.error.detail}", file=sys.stderr)
            advance(1, "")
    report["ingest_seconds"] = round(time.perf_counter() - begun, 1)
    questions = sample_questions()
    with bar("Asking", len(questions)) as advance:
        for question in questions:
            report["answers"].append(await _ask(app, question))
            advance(1, "")
    report["seconds"] = round(time.perf_counter() - begun, 1)
    return report


async def _ask(app: App, question: SampleQuestion) -> dict[str, Any]:
    from backend.services.recall import context
    from backend.services.samples import BUDGET_TOKENS, SPACE

    answer = await context(app, SPACE, question.question, budget_tokens=BUDGET_TOKENS, asked_at=question.asked_at)
    return {"question": question.question, "shows": question.shows, **answer}


def _print(report: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    changed = f"{report['written']} writes" if report["written"] else "nothing changed"
    console.print(
        f"{report['documents']} documents in the space “{report['space']}” ({changed}, "
        f"{report['ingest_seconds']} s)."
    )
    for answer in report["answers"]:
        _print_answer(console, answer)
    console.print()
    console.rule()
    command = _command()
    console.print(
        f"{len(report['answers'])} questions, {report['seconds']} s in all. "
        f"Look further: {command} about 태오 --space {report['space']}, "
        f"{command} audit --space {report['space']}, {command} cypher --list. "
        f"The database goes on running: {command} status, {command} down."
    )


def _command() -> str:
    """Return what to type for this program: whoever came by `dev.py` does not have it on the path."""
    if shutil.which("saidgraph"):
        return "saidgraph"
    program = Path(sys.argv[0]).absolute()
    return str(program.relative_to(Path.cwd()) if program.is_relative_to(Path.cwd()) else program)


def _print_answer(console: Console, answer: dict[str, Any]) -> None:
    from rich.text import Text

    console.print()
    console.rule(Text(answer["question"], style="bold"), align="left")
    # As text, not as markup: what people wrote may hold brackets.
    console.print(Text(answer["context"]))
    verdict = "sufficient" if answer["sufficient"] else "not sufficient"
    console.print(Text(f"→ {verdict}: {answer['reason']} ({answer['used_tokens']} tokens)", style="dim"))
    receipts = [item for item in answer["items"] if item.get("packed")]
    if receipts:
        console.print(Text("Receipts", style="italic"))
    for item in receipts:
        console.print(Text("  " + _receipt(item)))
    console.print(Text(f"Look for: {answer['shows']}", style="italic dim"))


def _receipt(item: dict[str, Any]) -> str:
    """Return one line: what, who holds it, through whom, when, and the sentence it came from."""
    said_at = (item.get("said_at") or "time unknown")[:16].replace("T", " ")
    if item.get("type") not in ("Claim", "Event", "Fact"):
        return (
            f"Passage, {item.get('said_by') or 'unsigned'}, {said_at}: “{_short(item.get('text'))}” [{item['id']}]"
        )
    if item["type"] == "Claim":
        who = f"owner {item['owner']}" if item["owner"] else "owner not named"
    else:
        who = f"reported by {item['said_by']}"
    chain = f", through {' ← '.join(item['relayed_by'])}" if item["relayed_by"] else ""
    view = f", {item['view']}" if item["view"] else ""
    start, end = item["span"]
    source = (item["source_text"] or "")[start:end]
    return f"{item['type']}, {who}{chain}, {said_at}{view}: “{_short(source)}” [{item['passage_id']}]"


def _short(text: str | None, limit: int = 160) -> str:
    text = " ".join((text or "").split())
    return text if len(text) <= limit else text[: limit - 1] + "…"
