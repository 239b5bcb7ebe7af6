"""What a server does while its warm start is recorded: the daily round of a memory, on talk of nobody's.

The JVM keeps what this round has loaded and found to be used often (`backend.runtime.warm_start`). So it goes
through what people wait for: turns one by one and whole conversations, questions, a person's page, an edit,
consolidation.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from backend.app import App, open_app
from backend.services.consolidate import consolidate
from backend.services.people import everything_about
from backend.services.readers import Reader
from backend.services.recall import Ask, answer
from backend.services.remember import remember_document, remember_turns
from backend.settings import Settings
from ingest.model import SourceDocument, SourceTurn

SPACE = "rehearsal"
_FIRST_DAY = datetime(2025, 1, 6, 9, 0, tzinfo=UTC)
_TALK = (
    ("Runa", "I repaired the kayak at the harbour yesterday, and {name} helped me."),
    ("Emil", "{name} says the ferry is too expensive."),
    ("Runa", "I think {name} should move to Oslo next year."),
    ("Emil", "My sister told me that {name} sold the old loom last week."),
    ("Runa", "Do you still have the key of the greenhouse?"),
    ("다온", "{name} 말로는 어제 회의가 취소됐대."),
    ("라온", "나는 지난주에 부산에 다녀왔어. {name} 씨도 같이 갔어."),
    ("다온", "{name} 씨는 커피를 안 좋아한대."),
    ("라온", "다음 달에 이사할 것 같아."),
    ("다온", "온실 열쇠 아직 있어?"),
)
_NAMES = ("Tova", "Casper", "Signe", "가람", "보미", "슬기")
_NOTE = "# {name}\n\n{name} lives in Oslo and works at the harbour.\n\n{name} likes tea. On 3 March it rained.\n"
_QUESTIONS = (
    "What did Runa repair?",
    "What does {name} think of the ferry?",
    "When did {name} sell the loom?",
    "Who went to Busan?",
    "What do Runa and Emil have in common?",
    "What is talked about most?",
    "{name} 씨는 뭘 좋아해?",
    "회의는 왜 취소됐어?",
    "다온은 어제 뭐 했어?",
)


async def rehearse(settings: Settings) -> None:
    """Go through the round on the server that `settings` names. Raises what its steps raise."""
    async with open_app(settings, start_local=False) as app:
        for number, name in enumerate(_NAMES):
            await _round(app, number, name)
        await consolidate(app, SPACE)


async def _round(app: App, number: int, name: str) -> None:
    day = _FIRST_DAY + timedelta(days=3 * number)
    turns = [
        SourceTurn(str(place), speaker, text.format(name=name), day + timedelta(minutes=place))
        for place, (speaker, text) in enumerate(_TALK)
    ]
    await remember_turns(app, SPACE, f"whole/{number}", turns)
    for turn in turns:
        await remember_turns(app, SPACE, f"spoken/{number}", [turn])
    for edition in ("", "\nIt was a long winter.\n"):
        note = SourceDocument(f"note/{number}.md", "markdown", text=_NOTE.format(name=name) + edition)
        await remember_document(app, SPACE, note)
    for question in _QUESTIONS:
        await answer(app, SPACE, Ask(question.format(name=name), asked_at=day))
    await answer(app, SPACE, Ask(_QUESTIONS[0], mode="turn", asked_at=day))
    await everything_about(app, SPACE, name, reader=Reader(unrestricted=True))
