"""The auditors' files are up to date, of the known shape, and every phrase finds something on the live server."""

from __future__ import annotations

import csv
import io
import json
import re
import shlex
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from backend.app import App
from backend.bloom.__main__ import files
from backend.bloom.categories import CATEGORIES, RELATIONSHIPS
from backend.bloom.perspective import perspective, schema_labels
from backend.bloom.phrases import Phrase, phrases
from backend.rights.contest import contest
from backend.rights.erase import erase
from backend.services.console import find_text, run_cypher
from backend.services.consolidate import consolidate
from backend.services.remember import remember_document, remember_turns
from ingest.model import Origin, OriginClass
from tests.builders import A_MONDAY, a_note, a_turn
from tests.store.consolidating import on_days
from tests.store.writing import Said, claim, say

DOCS = Path(__file__).resolve().parents[2] / "docs" / "console.md"
COMMANDS = re.findall(r"^saidgraph cypher .+$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
GIVEN = {"person": "지나", "thing": "단팥죽", "claim": "단팥죽", "statement": "단팥죽", "origin": "page-1"}
HABIT = {"phrase_habits_of_person": {"person": "미나"}}
WITH_LABELS = frozenset({"Person", "Claim", "Event", "Fact", "Concept", "Passage", "Document", "Community"})


async def a_rich_space(app: App, space: str) -> None:
    """A little of everything: opposite views, a changed one, an origin, a contest, an erasure, a habit, themes."""
    for day, (who, likes) in enumerate(
        [("지나", "likes"), ("보미", "dislikes"), ("지나", "dislikes"), ("보미", "likes")]
    ):
        told = claim(likes, who, "단팥죽") if day < 3 else claim("likes", "지나", "단팥죽", "보미")
        await say(app, space, f"s{day}", Said(who, (told,), A_MONDAY + timedelta(days=day)))
    await on_days(app, space, 0, 5, 10)
    page = Origin(OriginClass.WEB, "page-1")
    await remember_document(app, space, a_note("가온식당은 어제 문을 닫았다.", "web/a.md", None, origin=page))
    await remember_turns(app, space, "t", [a_turn("태경이는 회계팀에서 일해.", "보미", turn_id="1")])
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) WHERE s.text CONTAINS '회계팀' RETURN s.id AS id", {"space": space}
    )
    await contest(app, space, rows[0]["id"], "태경", "저는 법무팀 소속입니다.", at=A_MONDAY)
    await remember_turns(app, space, "gone", [a_turn("나는 산을 좋아해.", "은우", turn_id="1")])
    await erase(app, space, "document", "gone")
    await consolidate(app, space)


def test_both_files_are_what_the_sources_make_of_them() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: run python -m backend.bloom"


def test_the_perspective_has_the_shape_that_bloom_imports() -> None:
    made: dict[str, Any] = json.loads(json.dumps(perspective()))
    for name in ("categories", "relationshipTypes", "hiddenRelationshipTypes", "templates", "sceneActions"):
        assert isinstance(made[name], list)
    assert [row["id"] for row in made["categories"]] == list(range(1, len(made["categories"]) + 1))
    assert len(made["palette"]["colors"]) == 14
    assert set(schema_labels()) <= made["labels"].keys()
    for row in made["categories"]:
        assert re.fullmatch(r"#[0-9A-F]{6}", row["color"])
        assert sum(caption["isCaption"] for caption in row["captions"]) == 1
        hidden = {item["name"] for item in row["properties"] if item["exclude"]}
        assert "embedding" in hidden or "embedding" not in {item["name"] for item in row["properties"]}
        assert not hidden & {caption["key"] for caption in row["captions"]}
    for row in made["templates"]:
        assert {parameter["name"] for parameter in row["params"]} == set(re.findall(r"\$\w+", row["cypher"]))
        assert not re.search(r"\b(CREATE|MERGE|SET|DELETE|REMOVE)\b", row["cypher"])
    assert made["metadata"]["indexes"]


def test_every_phrase_is_there_in_both_languages() -> None:
    found = {(phrase.name, phrase.lang) for phrase in phrases()}
    names = {name for name, _ in found}
    assert len(names) >= 9
    assert found == {(name, lang) for name in names for lang in ("en", "ko")}


def test_the_saved_queries_are_a_tree_that_query_imports() -> None:
    text = next(text for path, text in files().items() if path.suffix == ".csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    folders = {row["id"] for row in rows if row["isFolder"] == "true"}
    assert [row["id"] for row in rows] == [str(number) for number in range(len(rows))]
    assert all(row["parentId"] in folders and row["query"] for row in rows if row["isFolder"] == "false")


async def test_every_phrase_finds_something_and_the_tables_know_all_that_is_there(app: App, space: str) -> None:
    await a_rich_space(app, space)
    for phrase in phrases():
        await _finds_something(app, space, phrase)
    await _knows_all(app, space)


async def _finds_something(app: App, space: str, phrase: Phrase) -> None:
    given = {**GIVEN, **HABIT.get(phrase.name, {}), "space": space}
    # As Bloom sends it: without a version line, so in the server's default language.
    rows = await app.store.run_text(phrase.cypher, {name: given[name] for name in phrase.parameters})
    assert rows, f"{phrase.name} ({phrase.lang}) finds nothing"


async def _knows_all(app: App, space: str) -> None:
    known = {row.label: set(row.properties.split()) for row in CATEGORIES}
    rows = await app.store.run_text(
        "MATCH (n {space: $space}) UNWIND labels(n) AS label UNWIND keys(n) AS key"
        " RETURN label, collect(DISTINCT key) AS keys",
        {"space": space},
    )
    unknown = {r["label"]: sorted(set(r["keys"]) - known[r["label"]]) for r in rows if r["label"] in WITH_LABELS}
    # What only the write path needs is not for an auditor.
    machinery = {"version", "content_key", "caption_of", "receipt_id", "revision", "lang", "links", "encoding"}
    machinery |= {"embedding_name", "body_hash", "retrieval_hash", "statements", "statement_places"}
    left = sorted(f"{label}.{key}" for label, keys in unknown.items() for key in set(keys) - machinery)
    assert left == [], left
    ends = {
        (name, source, target) for name, s, t, _ in RELATIONSHIPS for source in s.split() for target in t.split()
    }
    rows = await app.store.run_text(
        "MATCH (a {space: $space})-[r]->(b) RETURN DISTINCT type(r) AS type,"
        " [l IN labels(a) WHERE l <> 'Statement'][0] AS source, [l IN labels(b) WHERE l <> 'Statement'][0] AS target",
        {"space": space},
    )
    assert {(row["type"], row["source"], row["target"]) for row in rows} <= ends


@pytest.mark.parametrize("command", COMMANDS, ids=range(len(COMMANDS)))
async def test_a_sample_of_the_console_page_runs(app: App, command: str) -> None:
    words = shlex.split(command)[2:]
    given = [words[place + 1].partition("=") for place, word in enumerate(words) if word == "--param"]
    text, _ = find_text(words[0])
    parameters = {name: _value(value) for name, _, value in given}
    await run_cypher(app, text, {**parameters, "space": "demo"}, writable=False)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def test_the_console_page_names_every_phrase_and_every_view() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for phrase in phrases():
        assert phrase.text in page
    for path in sorted((DOCS.parents[1] / "cypher" / "views").glob("*.cypher")):
        assert path.stem in page or path.stem == "current_opinions"
