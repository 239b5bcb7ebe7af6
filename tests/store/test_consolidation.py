"""Habits and repeated claims: they follow from what stands, go with it, and can be dropped whole."""

from __future__ import annotations

from datetime import timedelta

from backend.app import App
from backend.rights.contest import contest
from backend.rights.erase import erase
from backend.services.consolidate import consolidate, drop
from backend.services.identity import split
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.statements import statements_by_ids
from ingest.identifiers import document_id
from ingest.model import Certainty, Polarity, SpeakerKind
from tests.builders import A_MONDAY, a_turn
from tests.graph import dump
from tests.store.consolidating import on_days, went_swimming
from tests.store.writing import Said, claim, event, forget, say


async def inferred(app: App, space: str) -> list[dict[str, object]]:
    """What consolidation added, with the texts it rests on."""
    return await app.store.run_text(
        "MATCH (s:Statement {space: $space, consolidated: true})"
        " RETURN s.id AS id, s.text AS text, s.type AS type, s.confidence AS confidence, s.said_by AS said_by,"
        " s.target AS target, toString(s.time_start) AS first, toString(s.time_end) AS last,"
        " COUNT { (s)-[:SUPPORTED_BY]->() } AS supports,"
        " EXISTS { (s)-[:SUPPORTED_BY]->{2}(:Passage) } AS grounded ORDER BY text",
        {"space": space},
    )


async def test_three_events_within_thirty_days_become_a_habit_that_rests_on_each(app: App, space: str) -> None:
    await on_days(app, space, 0, 7, 14)
    done = await consolidate(app, space)
    (habit,) = await inferred(app, space)
    assert done.habits == 1
    assert habit["type"] == "Fact"
    assert habit["text"] == "미나의 습관: 수영 (2026-03-02부터 2026-03-16까지 3번)."
    assert (habit["first"], habit["last"], habit["supports"]) == ("2026-03-02", "2026-03-16", 3)
    assert habit["grounded"]
    assert habit["said_by"] == "미나"
    (shown,) = await statements_by_ids(app.store, space, [str(habit["id"])])
    assert (shown["graph"], shown["supports"], shown["view"]) == ("analysis", 3, None)


# What keeps three tellings from being a habit: the days, and how it was told.
NO_HABIT: dict[str, tuple[tuple[int, ...], dict[str, object]]] = {
    "둘뿐": ((0, 7), {}),
    "멀리": ((0, 20, 40), {}),
    "아마": ((0, 7, 14), {"certainty": Certainty.UNCERTAIN}),
    "아니": ((0, 7, 14), {"polarity": Polarity.NEGATIVE}),
    "누구": ((0, 7, 14), {"flags": ("pronoun",)}),
    "언제": ((0, 7, 14), {"time_text": "언젠가"}),
    "처음": ((0, 7, 14), {"relation": "시작하다"}),
}


async def test_what_does_not_repeat_or_is_not_sure_makes_no_habit(app: App, space: str) -> None:
    for person, (days, more) in NO_HABIT.items():
        await on_days(app, space, *days, person=person, **more)
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_three_stories_of_one_day_are_one_occasion(app: App, space: str) -> None:
    for hour in range(3):
        await say(app, space, f"s{hour}", Said("미나", (went_swimming(),), A_MONDAY + timedelta(hours=hour)))
    assert (await consolidate(app, space)).habits == 0


async def test_hearsay_never_makes_a_habit(app: App, space: str) -> None:
    for day in range(4):
        turns = [a_turn("미나가 수영했대.", "보미", A_MONDAY + timedelta(days=day), f"h{day}")]
        turns += [a_turn("지나 말로는 미나가 요가를 했대.", "보미", A_MONDAY + timedelta(days=day), f"g{day}")]

        await remember_turns(app, space, f"s{day}", turns)
    assert (await consolidate(app, space)).habits == 0


async def test_what_a_tool_or_an_agent_reports_makes_no_habit(app: App, space: str) -> None:

    for day in range(4):
        turn = a_turn("나는 오늘 수영했어.", "알리미", A_MONDAY + timedelta(days=day), f"t{day}")
        turn = a_turn(turn.text, "알리미", turn.said_at, f"t{day}", speaker_kind=SpeakerKind.AGENT)
        await remember_turns(app, space, f"s{day}", [turn])
    assert (await consolidate(app, space)).habits == 0


async def test_what_narrows_an_activity_stays_with_it(app: App, space: str) -> None:
    def counselled(narrowed: str) -> object:
        told = event("did", "Ada", "counselling", relation="do")
        return told.with_(text=f"Ada did counselling{narrowed}.")

    for day, narrowed in enumerate(
        [" for transgender people", " for transgender people", " for transgender people"]
    ):
        said = Said("Ada", (counselled(narrowed),), A_MONDAY + timedelta(days=day))  # type: ignore[arg-type]
        await say(app, space, f"s{day}", said)
    await consolidate(app, space)
    (habit,) = await inferred(app, space)
    assert habit["target"] == "counselling for transgender people"
    # A single plain one does not widen it, and two of another kind are no third of the first.
    await say(app, space, "s2", Said("Ada", (counselled(" for veterans"),), A_MONDAY + timedelta(days=2)))  # type: ignore[arg-type]
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_a_circumstance_stays_only_where_all_events_share_it(app: App, space: str) -> None:
    for day, place in enumerate(["강변", "강변", "강변"]):
        said = Said("미나", (went_swimming(place=place, with_people=("보미",)),), A_MONDAY + timedelta(days=day))
        await say(app, space, f"s{day}", said)
    await consolidate(app, space)
    (habit,) = await inferred(app, space)
    assert habit["target"] == "수영 (보미와 함께) (강변에서)"
    await say(app, space, "s1", Said("미나", (went_swimming(place="동네"),), A_MONDAY + timedelta(days=1)))
    await consolidate(app, space)
    (habit,) = await inferred(app, space)
    assert habit["target"] == "수영"


async def test_a_habit_goes_in_the_transaction_in_which_an_event_goes_and_comes_back_where_it_still_follows(
    app: App, space: str
) -> None:
    await on_days(app, space, 0, 5, 10, 15)
    await consolidate(app, space)
    await forget(app, space, "미나-5")
    assert await inferred(app, space) == []
    await consolidate(app, space)
    (habit,) = await inferred(app, space)
    assert habit["supports"] == 3
    await forget(app, space, "미나-10")
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_a_second_run_writes_nothing_and_dropping_restores_what_was(app: App, space: str) -> None:
    await on_days(app, space, 0, 5, 10)
    for day in range(3):
        await say(
            app, space, f"c{day}", Said("보미", (claim("likes", "보미", "바다"),), A_MONDAY + timedelta(days=day))
        )
    before = await dump(app, space)
    first = await consolidate(app, space)
    after = await dump(app, space)
    assert (first.habits, first.repeated_claims) == (1, 1)
    assert first.written.total > 0
    second = await consolidate(app, space)
    assert second.written.total == 0
    assert await dump(app, space) == after
    await drop(app, space)
    assert await dump(app, space) == before
    await consolidate(app, space)
    ignored = "consolidated_version"
    assert _without(await dump(app, space), ignored) == _without(after, ignored)


def _without(graph: dict[str, list[object]], name: str) -> list[str]:
    return [node for node in map(str, graph["nodes"]) if name not in node]


async def test_a_write_elsewhere_changes_nothing_of_what_stands(app: App, space: str) -> None:
    await on_days(app, space, 0, 5, 10)
    await consolidate(app, space)
    (before,) = await inferred(app, space)
    await say(app, space, "other", Said("보미", (claim("likes", "보미", "산"),)))
    done = await consolidate(app, space)
    assert (done.created, done.deleted) == (0, 0)
    assert await inferred(app, space) == [before]


async def test_a_repeated_claim_stays_its_owners_claim_and_never_counts_what_others_pass_on(
    app: App, space: str
) -> None:
    for day in range(3):
        said = (claim("likes", "지나", "바다"), claim("likes", "미나", "산", "지나"))
        await say(app, space, f"s{day}", Said("지나", said, A_MONDAY + timedelta(days=day)))
    await consolidate(app, space)
    (repeated,) = await inferred(app, space)
    assert (repeated["type"], repeated["text"], repeated["supports"]) == ("Claim", "지나 likes 바다", 3)
    (shown,) = await statements_by_ids(app.store, space, [str(repeated["id"])])
    assert (shown["owner"], shown["relayed_by"], shown["graph"]) == ("지나", [], "analysis")


async def test_a_repeated_claim_goes_when_its_owner_thinks_otherwise(app: App, space: str) -> None:
    for day in range(3):
        await say(
            app, space, f"s{day}", Said("지나", (claim("likes", "지나", "바다"),), A_MONDAY + timedelta(days=day))
        )
    await consolidate(app, space)
    await say(
        app, space, "later", Said("지나", (claim("dislikes", "지나", "바다"),), A_MONDAY + timedelta(days=9))
    )
    assert await inferred(app, space) == []
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_a_contested_event_carries_no_habit(app: App, space: str) -> None:
    await on_days(app, space, 0, 5, 10)
    await consolidate(app, space)
    rows = await app.store.run_text("MATCH (e:Event {space: $space}) RETURN e.id AS id LIMIT 1", {"space": space})
    await contest(app, space, rows[0]["id"], "미나", "그건 제가 아닙니다.", at=A_MONDAY)
    assert await inferred(app, space) == []
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_a_split_takes_the_habit_that_was_two_peoples(app: App, space: str) -> None:
    await on_days(app, space, 0, 5, 10)
    await consolidate(app, space)
    await split(app, space, "미나", documents=[document_id(space, "미나-5")], by="검토자")
    assert await inferred(app, space) == []
    await consolidate(app, space)
    assert await inferred(app, space) == []


async def test_events_for_other_readers_never_meet_in_one_habit(app: App, space: str) -> None:

    for day in range(4):
        audience = ("보미",) if day % 2 else None
        turn = a_turn(
            "나는 오늘 수영을 했어.", "미나", A_MONDAY + timedelta(days=day), f"t{day}", audience=audience
        )
        await remember_turns(app, space, f"s{day}", [turn])
    assert (await consolidate(app, space)).habits == 0


async def test_an_erased_person_is_in_no_habit(app: App, space: str) -> None:
    for day in range(3):
        said = Said("미나", (went_swimming(with_people=("태경",)),), A_MONDAY + timedelta(days=day))
        await say(app, space, f"s{day}", said)
    await consolidate(app, space)
    assert "태경" in str(await inferred(app, space))
    await erase(app, space, "speaker", "미나")
    assert await inferred(app, space) == []


async def test_a_habit_answers_and_a_question_for_a_detail_goes_down_to_its_events(app: App, space: str) -> None:

    for day in range(0, 12, 4):
        turns = [a_turn("나는 오늘 강변에서 수영을 했어.", "미나", A_MONDAY + timedelta(days=day), f"t{day}")]
        turns += [a_turn(f"요즘 회의가 {day}번 있었어.", "보미", A_MONDAY + timedelta(days=day), f"u{day}")]
        await remember_turns(app, space, f"s{day}", turns)
    await consolidate(app, space)
    overview = await context(app, space, "미나의 습관은 수영이야?", unrestricted=True)
    assert "미나의 습관: 수영" in overview["context"]
    detail = await context(app, space, "미나가 처음 수영한 건 언제야?", unrestricted=True)
    packed = {item["said_at"][:10] for item in detail["items"] if item["packed"] and "수영" in item["text"]}
    assert packed >= {"2026-03-02", "2026-03-06", "2026-03-10"}
    assert "events_under_habits" in {step["query"] for step in detail["trace"]}
