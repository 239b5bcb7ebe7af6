"""`ask` and `replay`: a question to the memory, and a second run of what answered it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from backend.app import App


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(ask)
    app.command()(replay)


def ask(
    question: Annotated[str, typer.Argument(help="The question, in Korean or English.")],
    space: Annotated[str, typer.Option("--space", help="The memory to ask.")] = "",
    mode: Annotated[
        Literal["search", "turn"], typer.Option("--mode", help="turn is quick, without vectors.")
    ] = "search",
    budget_tokens: Annotated[int, typer.Option("--budget-tokens", help="How long the context may be.")] = 2000,
    policy: Annotated[
        Literal["strict", "balanced", "advanced"], typer.Option("--policy", help="How freely to answer.")
    ] = "balanced",
    valid_at: Annotated[str | None, typer.Option("--valid-at", help="Only what held at this time.")] = None,
    known_at: Annotated[str | None, typer.Option("--known-at", help="Only what was recorded by then.")] = None,
    asked_at: Annotated[
        str | None, typer.Option("--asked-at", help="What “last week” counts from; now, where it is not given.")
    ] = None,
    asker: Annotated[
        str | None, typer.Option("--asker", help="Who asks; without it only what has no audience is read.")
    ] = None,
    plan: Annotated[bool, typer.Option("--plan", help="Show how the question is read, and ask nothing.")] = False,
    trace: Annotated[Path | None, typer.Option("--trace", help="Write the trace here, for replay.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, as the HTTP call does.")] = False,
) -> None:
    """Ask a memory and print the context for an answer, with who said what and where it stands."""
    if plan:
        _show_plan(question, asked_at)
        return
    if not space:
        raise typer.BadParameter("Name the memory to ask.", param_hint="--space")
    from backend.cli.opening import with_app

    async def work(app: App) -> dict[str, Any]:
        from backend.services.recall import context

        return await context(
            app,
            space,
            question,
            mode=mode,
            budget_tokens=budget_tokens,
            policy=policy,
            valid_at=_time(valid_at, "--valid-at"),
            known_at=_time(known_at, "--known-at"),
            asked_at=_time(asked_at, "--asked-at"),
            asker=asker,
        )

    found = with_app(work)
    if trace is not None:
        trace.write_text(
            json.dumps({"space": space, "trace": found["trace"]}, ensure_ascii=False), encoding="utf-8"
        )
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _print(found)


def replay(
    trace: Annotated[
        Path, typer.Argument(help="A trace, an answer or an artefact as a JSON file; - for standard input.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Run the queries of a trace again and say which get other rows than then."""
    import sys

    from backend.cli.opening import with_app

    text = sys.stdin.read() if str(trace) == "-" else trace.read_text(encoding="utf-8")

    async def work(app: App) -> dict[str, Any]:
        from backend.services.replay import replay_trace

        return await replay_trace(app, json.loads(text))

    report = with_app(work)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        for step in report["steps"]:
            mark = "same" if step["same"] else f"OTHER: {step['rows_then']} rows then, {step['rows_now']} now"
            print(f"{step['operator']:<14}{step['query']:<34}{mark}")
    if report["changed"]:
        from backend.cli.exit_codes import ExitCode

        raise typer.Exit(ExitCode.WRONG)


def _show_plan(question: str, asked_at: str | None) -> None:
    from backend.services.recall import Ask, plan_question

    plan = plan_question(Ask(question, asked_at=_time(asked_at, "--asked-at")))
    print(json.dumps(plan.as_json(), ensure_ascii=False, indent=2))


def _time(text: str | None, option: str) -> Any:
    from datetime import datetime

    if text is None:
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter("an ISO 8601 time, e.g. 2026-03-02T10:00:00+09:00", param_hint=option) from None


def _print(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    # As text, not as markup: what people wrote may hold brackets.
    console.print(Text(found["context"]))
    verdict = "sufficient" if found["sufficient"] else "not sufficient"
    console.print(Text(f"→ {verdict}: {found['reason']} ({found['used_tokens']} tokens)", style="dim"))
    if found["withheld"]:
        console.print(f"{found['withheld']} more are not for this reader.")
