"""A space goes out as lines and comes back exactly; as PROV-O it parses, with a named graph a document."""

from __future__ import annotations

import pytest
from rdflib import Dataset, URIRef
from rdflib.namespace import PROV

from backend.app import App
from backend.errors import InvalidRequest
from backend.services.export import SpaceExists, export_lines, import_lines
from backend.services.identity import decide
from backend.services.prov import export_prov
from backend.services.remember import remember_document, remember_turns
from backend.services.spaces import find_space
from tests.builders import A_MONDAY, a_note, a_turn
from tests.graph import clear, dump


async def fill(app: App, space: str) -> None:
    """A space with a bit of everything."""
    await remember_document(app, space, a_note("# 팀\n\n하린은 전주에 산다.\n\n“따옴표”와 \\ 빗금.\n", "a.md"))
    await remember_document(app, space, a_note("# 팀\n\n하린은 여수에 산다.\n", "a.md"))
    turns = [
        a_turn("하린 말로는 도윤이 이직했대.", "민재", A_MONDAY, "1"),
        a_turn("나는 등산을 좋아해.", "민재", None, "2"),
    ]
    await remember_turns(app, space, "chat", turns)
    await decide(app, space, "도윤", "민재", "distinct", "유나")


async def test_a_space_comes_back_exactly(app: App, space: str) -> None:
    await fill(app, space)
    before = await dump(app, space)
    lines = [line async for line in export_lines(app, space)]
    await clear(app, space)
    done = await import_lines(app, lines)
    assert done["nodes"] == len(before["nodes"]) + 2  # two versions, which the dump leaves out
    assert await dump(app, space) == before
    assert [line async for line in export_lines(app, space)] == lines


async def test_a_space_that_is_there_is_not_overwritten(app: App, space: str) -> None:
    await fill(app, space)
    before = await dump(app, space)
    lines = [line async for line in export_lines(app, space)]
    with pytest.raises(SpaceExists):
        await import_lines(app, lines)
    assert await dump(app, space) == before


@pytest.mark.parametrize("damage", ["cut", "no json", "other space"])
async def test_a_damaged_file_leaves_nothing_behind(app: App, space: str, damage: str) -> None:
    await fill(app, space)
    lines = [line async for line in export_lines(app, space)]
    await clear(app, space)
    if damage == "cut":
        lines = [lines[0], *lines[3:]]
    elif damage == "no json":
        lines.insert(4, "{")
    else:
        lines[2] = lines[2].replace(space, "elsewhere")
    with pytest.raises(InvalidRequest):
        await import_lines(app, lines)
    assert await find_space(app.store, space) is None


# A parser of rdflib uses what rdflib itself has deprecated.
@pytest.mark.filterwarnings("ignore:(Dataset|ConjunctiveGraph).*:DeprecationWarning")
@pytest.mark.parametrize(("trig", "form"), [(True, "trig"), (False, "json-ld")])
async def test_provenance_parses_with_one_named_graph_a_document(
    app: App, space: str, trig: bool, form: str
) -> None:
    await fill(app, space)
    text = "\n".join([line async for line in export_prov(app, space, trig=trig)])
    dataset = Dataset()
    dataset.parse(data=text, format=form)
    graphs = {
        str(graph.identifier) for graph in dataset.graphs() if str(graph.identifier).startswith("urn:saidgraph")
    }
    assert len(graphs) == 2
    derived = {str(s) for s, _, _, _ in dataset.quads((None, PROV.wasDerivedFrom, None, None))}
    rows = await app.store.run_text("MATCH (s:Statement {space: $space}) RETURN count(s) AS n", {"space": space})
    assert len(derived) == rows[0]["n"]
    curated = URIRef("http://purl.org/pav/createdWith")
    assert {str(s) for s, _, _, _ in dataset.quads((None, curated, None, None))} <= derived
