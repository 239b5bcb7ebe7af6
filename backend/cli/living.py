"""Documents that live on: `watch`, `learn`, `rewind`, `review`, `identity`, `export` and `import`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backend.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from backend.app import App

Space = Annotated[str, typer.Option("--space", help="The memory.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
By = Annotated[str, typer.Option("--by", help="Who decides.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(watch)
    app.command()(learn)
    app.command()(rewind)
    app.command()(review)
    app.command()(identity)
    app.command()(export)
    app.command("import")(import_space)


def watch(
    folder: Annotated[Path, typer.Argument(exists=True, file_okay=False, help="The folder to follow.")],
    space: Space,
    zone: Annotated[
        str | None, typer.Option("--zone", help="Zone of times without an offset, such as Asia/Seoul.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> None:
    """Follow a folder: what is written, moved or deleted there is so in the memory a moment later.

    Only documents whose text changed are read again. Stop it with Ctrl-C.
    """
    from backend.cli.opening import with_app
    from backend.services.watching import follow

    async def work(app: App) -> None:
        print(f"Watching {folder}. Stop with Ctrl-C.", file=sys.stderr, flush=True)
        async for done in follow(app, space, folder, zone):
            print(json.dumps(done, ensure_ascii=False) if as_json else _watched(done), flush=True)

    with_app(work)


def _watched(done: dict[str, Any]) -> str:
    detail = f": {done['detail']}" if done.get("detail") else ""
    return f"{done['what']:<8} {done['path']}{detail}"


def learn(
    title: Annotated[str, typer.Argument(help="What it is about, in one line.")],
    space: Space,
    text: Annotated[str, typer.Option("--text", help="The note; - reads standard input.")],
    agent: Annotated[str, typer.Option("--agent", help="Who learned it.")] = "agent",
    sources: Annotated[
        list[str] | None, typer.Option("--sources", help="What it rests on; may be given several times.")
    ] = None,
    kind: Annotated[
        str, typer.Option("--kind", help="learned, or procedural: how to work with this user.")
    ] = "learned",
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where learned/ lies; without it the data folder.")
    ] = None,
    anyway: Annotated[bool, typer.Option("--anyway", help="Write it although a similar note is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a note that an agent learned. It says nothing until a person has accepted it (`review`).

    Where a note with a similar title is there, it is shown and nothing is written: exit code 1.
    """
    from backend.cli.opening import with_app
    from backend.services.learn import Lesson
    from backend.services.learn import learn as write

    content = sys.stdin.read() if text == "-" else text
    given = tuple(part.strip() for item in sources or () for part in item.split(",") if part.strip())
    lesson = Lesson(title, content, agent, given, kind)
    done = with_app(lambda app: write(app, space, lesson, folder=folder, anyway=anyway))
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    elif done["written"]:
        print(f"{done['file']} waits for a review: {done['id']}")
    else:
        for item in done["similar"]:
            print(f"There is a similar note: {item['title']} ({item['path']}).")
        print("Nothing was written. Change that note, or use --anyway.")
    if not done["written"]:
        raise typer.Exit(ExitCode.WRONG)


def rewind(
    document: Annotated[str, typer.Argument(help="A path or an id.")],
    space: Space,
    to: Annotated[
        str | None, typer.Option("--to", help="The version's number or id; without it the versions are listed.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the kept versions of a document, or extract one of them again, which becomes the current one."""
    from backend.cli.opening import with_app
    from backend.services import versions

    async def work(app: App) -> Any:
        if to is None:
            return await versions.list_versions(app, space, document)
        done, number = await versions.rewind(app, space, document, to)
        return {"document_id": done.document_id, "to": number, "changed": done.changed, "passages": done.passages}

    found = with_app(work)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    elif to is None:
        for row in found:
            mark = "  (current)" if row["current"] else ""
            print(f"{row['number']:>4}  {row['recorded_at']}  {row['characters']:>7} characters{mark}")
    else:
        print(f"Version {found['to']} is the current text again: {found['passages']} passages.")


def review(
    space: Space,
    accept: Annotated[str | None, typer.Option("--accept", help="The id of what is accepted.")] = None,
    reject: Annotated[str | None, typer.Option("--reject", help="The id of what is rejected.")] = None,
    by: By = "",
    text: Annotated[
        Path | None, typer.Option("--text", help="A file with a learned note in your own words.", exists=True)
    ] = None,
    kind: Annotated[str | None, typer.Option("--kind", help="List only what waits of this kind.")] = None,
    as_json: AsJson = False,
) -> None:
    """List what waits for a person, or answer one of it: --accept ID or --reject ID, with --by."""
    from backend.cli.opening import with_app
    from backend.errors import InvalidRequest
    from backend.services.review import answer, waiting

    if accept and reject:
        raise InvalidRequest("Use --accept or --reject, not both.")

    async def work(app: App) -> Any:
        chosen = accept or reject
        if chosen is None:
            return {"items": await waiting(app, space, kind), "next": None}
        own = text.read_text(encoding="utf-8") if text is not None else None
        return await answer(app, space, chosen, accept is not None, by, own)

    found = with_app(work)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    elif "items" in found:
        for item in found["items"]:
            print(f"{item['id']}  {item['kind']}: {item['text'].strip()}")
            for reason in item.get("reasons", ()):
                print(f"    because {reason['text']}")
        print(f"{len(found['items'])} wait.")
    else:
        print(f"Recorded: {found['kind']} {found['id']} {'accepted' if found['accept'] else 'rejected'}.")


def identity(
    space: Space,
    same: Annotated[tuple[str, str] | None, typer.Option("--same", help="Two that are one.")] = None,
    distinct: Annotated[tuple[str, str] | None, typer.Option("--distinct", help="Two that are not.")] = None,
    split: Annotated[
        tuple[str, str] | None, typer.Option("--split", help="A person, and a document that is about another.")
    ] = None,
    undo: Annotated[str | None, typer.Option("--undo", help="The id of a decision to take back.")] = None,
    by: By = "",
    why: Annotated[str | None, typer.Option("--why", help="For the record.")] = None,
    as_json: AsJson = False,
) -> None:
    """List decisions about who is who and what is proposed, or make or undo one."""
    from backend.cli.opening import with_app
    from backend.errors import InvalidRequest
    from backend.services import identity as service
    from backend.services.proposals import listed

    if (same or distinct or split) and not by:
        raise InvalidRequest("Say who decides, with --by.")

    async def work(app: App) -> dict[str, Any]:
        if undo:
            await service.take_back(app, space, undo)
            return {"taken_back": undo}
        for pair, decision in ((same, "same"), (distinct, "distinct")):
            if pair:
                return (await service.decide(app, space, *pair, decision, by, why)).as_json()
        if split:
            return (await service.split(app, space, split[0], documents=[split[1]], by=by, why=why)).as_json()
        return {"items": await service.decisions(app, space), "candidates": await listed(app, space)}

    found = with_app(work)
    if as_json or "items" not in found:
        print(json.dumps(found, ensure_ascii=False))
        return
    for row in found["items"]:
        print(f"{row['id']}  {row['a']} {row['decision']} {row['b']}, by {row['by']}")
    for item in found["candidates"]:
        names = (
            f"“{item['a']['name']}” and “{item['b']['name']}” may be one"
            if item["proposal"] == "same"
            else f"“{item['person']['name']}” may be two"
        )
        print(f"{item['id']}  {names}: {'; '.join(reason['text'] for reason in item['reasons'])}")


def export(
    space: Space,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="A file; without it standard output.")
    ] = None,
    form: Annotated[
        str, typer.Option("--format", help="jsonl (can be imported), prov (PROV-O as JSON-LD) or trig (as TriG).")
    ] = "jsonl",
    asker: Annotated[
        str | None, typer.Option("--asker", help="Only what this person may see, as a copy for them.")
    ] = None,
) -> None:
    """Write a memory out: as JSON lines that come back exactly, or as PROV-O with a named graph a document."""
    from backend.cli.opening import with_app
    from backend.errors import InvalidRequest
    from backend.services.export import export_lines
    from backend.services.prov import export_prov
    from backend.services.reader_export import export_for
    from backend.services.readers import Reader

    if asker is not None and form != "jsonl":
        raise InvalidRequest("--asker goes with --format jsonl.")
    if form not in ("jsonl", "prov", "trig"):
        raise InvalidRequest("--format is jsonl, prov or trig.")
    trig = form == "trig" or (output is not None and output.suffix == ".trig")

    async def work(app: App) -> None:
        if asker is not None:
            lines = export_for(app, space, Reader(asker))
        else:
            lines = export_lines(app, space) if form == "jsonl" else export_prov(app, space, trig=trig)
        # Nothing is opened before the first line is there: an unknown space leaves no empty file.
        target = None
        try:
            async for line in lines:
                if target is None:
                    target = output.open("w", encoding="utf-8") if output is not None else sys.stdout
                target.write(line + "\n")
        finally:
            if target is not None and output is not None:
                target.close()

    with_app(work)


def import_space(
    path: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A file of `saidgraph export`.")],
    as_json: AsJson = False,
) -> None:
    """Bring an exported memory back, under its own name. It must not be there already."""
    from backend.cli.opening import with_app
    from backend.services.export import import_lines

    async def work(app: App) -> dict[str, Any]:
        with path.open(encoding="utf-8") as file:
            return await import_lines(app, file)

    done = with_app(work)
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    else:
        print(f"{done['space']}: {done['nodes']} nodes, {done['relationships']} relationships.")
