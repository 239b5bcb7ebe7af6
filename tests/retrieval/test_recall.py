"""The context call against the real database: what is found, for whom, and why it is or is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pytest

from backend.app import App
from backend.controller.tokens import count_tokens
from backend.controller.weights import Switches, ablations
from backend.errors import BlankQuestion, BudgetTooSmall, UnknownSpace
from backend.services.readers import NOBODY, Reader
from backend.services.recall import Ask, ContextAnswer, answer, context
from backend.services.remember import remember_document, remember_turns
from backend.services.replay import replay_trace
from ingest.model import SourceDocument, SourceTurn
from tests.builders import a_turn

ASKED_AT = datetime.fromisoformat("2026-03-20T10:00:00+09:00")


def turns(*said: tuple[str, str], day: int = 2, audience: tuple[str, ...] | None = None) -> list[SourceTurn]:
    return [
        SourceTurn(
            id=f"{day}-{number}",
            speaker=speaker,
            text=text,
            said_at=datetime.fromisoformat(f"2026-03-{day:02}T10:{number:02}:00+09:00"),
            audience=audience,
        )
        for number, (speaker, text) in enumerate(said)
    ]


async def ask(
    app: App,
    space: str,
    question: str,
    *,
    reader: Reader = NOBODY,
    switches: Switches | None = None,
    **more: object,
) -> ContextAnswer:
    asked = Ask(question, asked_at=ASKED_AT, **more)  # type: ignore[arg-type]
    return await answer(app, space, asked, reader=reader, switches=switches)


def texts(found: ContextAnswer) -> Sequence[str]:
    return [item["source_text"] for item in found.items]


async def test_a_turn_is_found_by_its_words_and_by_its_meaning(app: App, space: str) -> None:
    talk = turns(("서연", "어제 병원 3층 엘리베이터가 멈췄어."), ("준호", "점심은 국수 먹었어."))
    await remember_turns(app, space, "talk", talk)
    assert texts(await ask(app, space, "엘리베이터는 어떻게 됐어?"))[0] == talk[0].text
    found = await ask(app, space, "승강기가 고장 났어?")
    assert talk[0].text in texts(found)
    assert "meaning" in found.items[0]["paths"]


@pytest.mark.parametrize(
    "question",
    [
        "24/7 지원 정책이 뭐였지?",
        "/b 회의",
        "KX-",
        "C++",
        "(x)",
        "node:",
        'say "AND OR NOT" ~* ?',
        "field:value^2 {a TO b]",
        "the of and",
        "그 이 저",
        "차",
        "?",
        "\\",
        "Please look at /adjust and the pump valve: " * 60,
    ],
)
async def test_no_sign_of_a_question_is_syntax(app: App, space: str, question: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "The KX-12 pump runs on C++ code.")))
    found = await ask(app, space, question)
    assert isinstance(found.items, list)


async def test_a_code_is_found_without_its_number(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "KX-12 모터가 섰어."), ("Falk", "점심 먹었어?")))
    assert texts(await ask(app, space, "KX-"))[0] == texts(await ask(app, space, "KX"))[0] == "KX-12 모터가 섰어."


async def test_a_question_of_stop_words_skips_the_lexical_arm_and_says_so(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "We moved the ferry.")))
    found = await ask(app, space, "the of and")
    assert found.items
    assert any("lexical arm skipped" in str(step.get("note")) for step in found.trace)


@pytest.mark.parametrize("question", ["", "   ", "\u200b"])
async def test_a_blank_question_searches_nothing(app: App, space: str, question: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "We moved the ferry.")))
    with pytest.raises(BlankQuestion, match="question"):
        await context(app, space, question)


async def test_an_unknown_space_is_an_error_and_never_everything(app: App, space: str) -> None:
    with pytest.raises(UnknownSpace):
        await context(app, f"{space}-nowhere", "What moved?")


async def test_two_spaces_do_not_see_each_other(app: App, space: str) -> None:
    other = f"{space}-other"
    await remember_turns(app, space, "talk", turns(("Nele", "Tova grows apples.")))
    await remember_turns(app, other, "talk", turns(("Nele", "Tova grows plums.")))
    try:
        assert texts(await ask(app, space, "What does Tova grow?")) == ["Tova grows apples."]
    finally:
        from backend.services.spaces import delete_space

        await delete_space(app, other)


async def test_a_small_space_gets_all_it_has_beside_a_large_one(app: App, space: str) -> None:
    other = f"{space}-big"
    many = turns(*(("Nele", f"The ferry number {n} is late again.") for n in range(60)))
    await remember_turns(app, other, "talk", many)
    few = turns(*(("Falk", f"Our ferry {name} is late.") for name in ("Aska", "Bris", "Cleo")))
    await remember_turns(app, space, "talk", few)
    try:
        for mode in ("search", "turn"):
            found = await ask(app, space, "Which ferry is late?", mode=mode)
            assert set(texts(found)) == {turn.text for turn in few}
    finally:
        from backend.services.spaces import delete_space

        await delete_space(app, other)


async def test_what_is_not_for_the_asker_is_counted_and_not_shown(app: App, space: str) -> None:
    await remember_turns(app, space, "open", turns(("Nele", "The ferry to Norrvik is late.")))
    secret = turns(("Falk", "The ferry to Norrvik will be sold."), day=3, audience=("Tova",))
    await remember_turns(app, space, "secret", secret)
    nobody = await ask(app, space, "What about the ferry to Norrvik?")
    assert texts(nobody) == ["The ferry to Norrvik is late."]
    assert nobody.withheld > 0
    assert "sold" not in nobody.context
    tova = await ask(app, space, "What about the ferry to Norrvik?", reader=Reader("Tova"))
    assert len(tova.items) == 2
    assert tova.withheld == 0


async def test_the_same_question_gets_the_same_answer(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(*(("Nele", f"Boat {n} lies in Norrvik.") for n in range(12))))
    one, two = [await ask(app, space, "Which boats lie in Norrvik?") for _ in range(2)]
    assert one.items == two.items
    assert one.context == two.context


async def test_a_trace_replays_on_an_unchanged_graph_and_shows_a_change(app: App, space: str) -> None:
    await remember_turns(
        app, space, "talk", turns(("Nele", "The ferry is late."), ("Falk", "The tram is on time."))
    )
    found = await ask(app, space, "Is the ferry late?")
    report = await replay_trace(app, found.as_json())
    assert report["steps"]
    assert report["changed"] == 0
    await remember_turns(app, space, "more", turns(("Tova", "The ferry is late again."), day=4))
    assert (await replay_trace(app, found.as_json()))["changed"] > 0


async def test_a_trace_replays_in_a_space_that_has_a_center(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(*(("Nele", f"The ferry {n} is late.") for n in range(40))))
    found = await ask(app, space, "Is the ferry late?")
    assert any("center" in str(step["parameters"].get("center")) for step in found.trace)
    report = await replay_trace(app, found.as_json())
    assert report["steps"]
    assert report["changed"] == 0


async def test_a_record_comes_before_what_people_think_of_it(app: App, space: str) -> None:
    talk = turns(
        ("서연", "나는 3층 정수기가 별로라고 생각해."),
        ("준호", "3층 정수기는 정말 최악이야."),
        ("지훈", "어제 3층 정수기가 고장 났어."),
    )
    await remember_turns(app, space, "talk", talk)
    found = await ask(app, space, "3층 정수기에 무슨 일이 있었어?")
    assert found.items[0]["source_text"] == "어제 3층 정수기가 고장 났어."
    assert found.items[0]["type"] != "Claim"


async def test_an_opinion_is_its_owners_and_not_the_relayers(app: App, space: str) -> None:
    talk = turns(("서연", "민서가 새 사무실이 마음에 든대."), ("준호", "나는 새 사무실이 싫어."))
    await remember_turns(app, space, "talk", talk)
    found = await ask(app, space, "민서는 새 사무실을 어떻게 생각해?")
    claims = [item for item in found.items if item["type"] == "Claim"]
    assert claims[0]["owner"] == "민서"
    assert "민서" in found.context


async def test_a_superseded_opinion_is_seen_only_where_history_is_asked_for(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("서연", "나는 김치찌개를 좋아해."), day=2))
    await remember_turns(app, space, "later", turns(("서연", "나는 이제 김치찌개를 싫어해."), day=9))
    now = await ask(app, space, "서연은 김치찌개를 좋아해?")
    assert "나는 김치찌개를 좋아해." not in texts(now)
    before = await ask(app, space, "서연은 예전에 김치찌개를 어떻게 생각했어?")
    assert len(before.items) == 2


async def test_turn_mode_is_short_and_says_that_it_is_partial(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(*(("Nele", f"Boat {n} lies in Norrvik.") for n in range(20))))
    found = await ask(app, space, "Which boats lie in Norrvik?", mode="turn")
    assert len(found.items) == 8
    assert found.partial
    assert not any("embedding" in step["parameters"] and step["parameters"]["embedding"] for step in found.trace)


async def test_a_question_about_somebody_nobody_spoke_of_is_not_answered(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "The ferry is late."), ("Falk", "The loom broke.")))
    found = await ask(app, space, "What did Bastian repair?")
    assert not found.sufficient
    assert "Bastian" in found.reason
    assert found.reason in found.answer_instructions


async def test_an_empty_memory_is_not_enough(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "The ferry is late.")))
    found = await ask(app, space, "양자 컴퓨터의 큐비트 수는?")
    assert not found.sufficient


async def test_two_documents_that_share_a_rare_name_are_found_together(app: App, space: str) -> None:
    notes = {
        "Ostrand Bridge": "Ostrand Bridge was designed by Maren Lindqvist in 1931.",
        "Maren Lindqvist": "Maren Lindqvist was an engineer who was born in Dalsund and never married.",
        **{f"Bridge {n}": f"Bridge {n} was designed by an engineer in 19{10 + n}." for n in range(25)},
    }
    for number, (title, text) in enumerate(notes.items()):
        await remember_document(
            app, space, SourceDocument(path=f"n/{number}.md", kind="markdown", text=text, title=title)
        )
    found = await ask(app, space, "Where was the designer of Ostrand Bridge born?")
    assert {"Ostrand Bridge", "Maren Lindqvist"} <= {text.split(" was")[0] for text in texts(found)[:3]}
    assert any("bridge" in item["paths"] for item in found.items)


async def test_the_context_fits_its_budget_and_starts_with_the_state(app: App, space: str) -> None:
    from backend.services.state import StateWrite, put_state

    await remember_turns(app, space, "talk", turns(*(("Nele", f"Boat {n} lies in Norrvik.") for n in range(20))))
    await put_state(
        app, space, StateWrite("place", "Norrvik", at=datetime.fromisoformat("2026-03-01T00:00:00+09:00"))
    )
    found = await ask(app, space, "Which boats lie in Norrvik?", budget_tokens=120)
    assert found.used_tokens == count_tokens(found.context) <= 120
    assert "place = " in found.context.splitlines()[1]
    with pytest.raises(BudgetTooSmall):
        await ask(app, space, "Which boats lie in Norrvik?", budget_tokens=5)


async def test_every_part_can_be_left_out(app: App, space: str) -> None:
    talk = turns(("Nele", "Falk sold the loom to Tova."), ("Falk", "I think the loom was too loud."))
    await remember_turns(app, space, "talk", talk)
    for part in ablations():
        found = await ask(app, space, "Who bought the loom?", switches=Switches().without(part))
        assert found.items, part


async def test_the_api_object_has_the_fields_of_the_contract(app: App, space: str) -> None:
    await remember_turns(app, space, "talk", turns(("Nele", "Falk sold the loom to Tova.")))
    found = await context(app, space, "Who sold the loom?", asked_at=ASKED_AT)
    wanted = "context answer_instructions items sufficient reason plan trace used_tokens withheld".split()
    assert set(wanted) <= found.keys()
    assert {"operator", "query", "parameters", "rows", "ms"} <= found["trace"][0].keys()
    assert {"score", "paths", "packed"} <= found["items"][0].keys()


async def test_a_record_shows_the_days_it_means_beside_its_words(app: App, space: str) -> None:
    turn = a_turn(
        "인쇄기가 지난주 금요일에 고장 났어.", "보미", datetime.fromisoformat("2026-03-02T10:00:00+09:00"), "1"
    )
    await remember_turns(app, space, "s", [turn])
    found = await context(app, space, "인쇄기가 언제 고장 났어?")
    assert "(2026-02-27, day)" in found["context"]
    assert "보미" in found["context"]


async def test_a_walk_may_start_where_nothing_hangs_on_and_leaves_younger_passages_out(
    app: App, space: str
) -> None:
    walking = Switches().without("pagerank")
    await remember_turns(app, space, "talk", turns(("Nele", "Tova sold the ferry to Falk."), ("Falk", "Hm, hm!")))
    first = await ask(app, space, "Hm, who sold the ferry?", switches=walking)
    assert [step["rows"] for step in first.trace if step["query"] == "spread_from_passages"] != [0]
    await remember_turns(app, space, "later", turns(("Tova", "The ferry? Hm!"), day=9))
    later = await ask(app, space, "Hm, who sold the ferry?", switches=walking)
    assert any("spread" in item["paths"] for item in later.items)


async def test_two_people_quoted_against_each_other_in_one_turn_are_both_named(app: App, space: str) -> None:
    """The turn is not shown as the words of one of them."""
    said = turns(("보미", "지나는 새 정원이 좋대. 은우는 새 정원이 싫대."), ("보미", "내일은 비가 온대."))
    await remember_turns(app, space, "s", said)
    found = await answer(app, space, Ask("새 정원을 다들 어떻게 생각해?", asked_at=ASKED_AT), reader=NOBODY)
    assert "지나의 말" in found.context
    assert "은우의 말" in found.context
    assert len({(item["id"], item["passage_id"]) for item in found.items}) == len(found.items)
    assert all(item["packed"] for item in found.items if item["type"] == "Claim" and item["owner"] == "은우")


async def test_what_is_missing_is_told_in_the_words_of_the_question_and_a_document_speaks_of_its_name(
    app: App, space: str
) -> None:
    trees, path = ("Tomas", "I planted twelve apple trees last weekend."), ("Ivy", "The path will close in June.")
    said = turns(trees, path, day=17)
    await remember_turns(app, space, "allotment", said)
    asked = "What happened last weekend on the allotments?"
    found = await answer(app, space, Ask(asked, asked_at=ASKED_AT), reader=NOBODY)
    assert found.sufficient
    elsewhere = "What happened with the dragonboats and the canoeing?"
    found = await answer(app, space, Ask(elsewhere, asked_at=ASKED_AT), reader=NOBODY)
    assert not found.sufficient
    assert found.reason == "the best passages say nothing of: dragonboats, canoeing"


async def test_a_heading_is_a_line_only_where_nothing_under_it_is_shown(app: App, space: str) -> None:
    text = "# Boathouse\n\n## Roof\n\nThe roof of the boathouse was mended on 3 March 2026.\n\n## Paint for the boathouse\n"
    await remember_document(app, space, SourceDocument("boathouse.md", "markdown", text=text, author="Ivy"))
    found = await answer(app, space, Ask("What about the roof and the paint of the boathouse?", asked_at=ASKED_AT))
    lines = [line for line in found.context.splitlines() if line.startswith("[")]
    assert any("(Boathouse / Roof): “The roof" in line for line in lines)
    assert not any(line.partition("“")[2].startswith(("Boathouse”", "Roof”")) for line in lines)
    assert any("“Paint for the boathouse”" in line for line in lines)


async def test_what_lies_far_below_the_best_is_no_line_unless_the_question_asks_for_all(
    app: App, space: str
) -> None:
    talk = turns(
        ("서연", "나는 새 창고 지붕이 마음에 들어."),
        ("준호", "어제 자전거 바퀴를 갈았어."),
        ("다온", "고양이가 화분을 깼어."),
        ("서연", "나는 지난주에 치과에 갔어."),
        ("서연", "나는 그저께 영화를 봤어."),
    )
    await remember_turns(app, space, "talk", talk)
    found = await ask(app, space, "서연이는 새 창고 지붕을 어떻게 생각해?")
    packed = {item["source_text"] for item in found.items if item["packed"]}
    assert talk[0].text in packed
    assert not packed & {talk[1].text, talk[2].text}
    everything = await ask(app, space, "서연이가 간 곳을 모두 알려 줘.")
    assert talk[3].text in {item["source_text"] for item in everything.items if item["packed"]}
    noisy = await ask(app, space, "서연이는 새 창고 지붕을 어떻게 생각해?", switches=Switches(noise=True))
    assert {item["source_text"] for item in noisy.items if item["packed"]} > packed
