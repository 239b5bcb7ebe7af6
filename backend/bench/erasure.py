"""Is anything left of what was erased? The logic of `bench erasure`: random memories and erasures, then a search.

Each scenario makes a small memory (talk, notes with headings, pages, state, an audience, a contest), erases by one
of the five ways, and looks for the erased words in every read of the API and in the export, which holds every
property and so every word of the indexes; then once more, after all sources came a second time. What was not
erased must stay: other people's words, a namesake, and a common noun that is also a name.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from backend.app import App
from backend.bench.harness import Bench
from backend.errors import NotFound
from backend.rights.contest import contest
from backend.rights.erase import Kind, erase
from backend.services.documents import get_document
from backend.services.export import export_lines
from backend.services.identity import split
from backend.services.people import list_people
from backend.services.quarantine import list_held
from backend.services.readers import Reader
from backend.services.recall import Ask
from backend.services.recall import answer as ask
from backend.services.remember import remember_document, remember_turns
from backend.services.state import StateWrite, put_state
from backend.services.statements import StatementFilter, list_statements
from backend.services.views import Asked, read_view
from ingest.model import Origin, OriginClass, SourceDocument, SourceTurn
from ingest.sources import read_markdown

KINDS: tuple[Kind, ...] = ("statement", "document", "speaker", "person", "origin")
SEED = 7
BEGUN = datetime(2026, 2, 2, 9, tzinfo=UTC)
EVERYTHING = Reader(unrestricted=True)

_PEOPLE = {
    "ko": ("태경", "보미", "은우", "나래", "도윤", "하린", "지안", "서우", "민찬", "유나"),
    "en": ("Torvald", "Maren", "Oskar", "Ylva", "Petra", "Anders", "Sigrid", "Henrik", "Tuva", "Nils"),
}
# Names that are common nouns too, each with a sentence that speaks of the thing and must stay.
_NOUNS = (
    ("하늘", "오늘 하늘이 정말 파랗다."),
    ("이슬", "풀잎에 이슬이 맺혔다."),
    ("보라", "보라 꽃이 많이 피었다."),
    ("가을", "가을이 깊었다."),
    ("바다", "바다가 잔잔하다."),
)
# So many syllables that no word of a language is one by chance: what is looked for afterwards.
_SYLLABLES = ("뷰", "쥬", "롬", "켸", "듀", "팡", "녹", "셀", "툰", "갸", "펠", "믹")
_CONSONANTS, _VOWELS = "bdfgklmnprtvz", "aeiou"
_TURNS = {
    "ko": (
        "나는 어제 {m}에 갔어.",
        "{o}{s} {m}에서 일해.",
        "{o} 말로는 {m}에 사람이 많대.",
        "나는 {o}{r} {m}에 갔어.",
        "나는 {m}에 가고 싶어.",
        "{o}{s} {m}에 살아. 나는 잘 몰라.",
    ),
    "en": (
        "I went to {m} yesterday.",
        "{o} works at {m}.",
        "{o} says that {m} is crowded.",
        "I visited {m} with {o}.",
        "I want to go to {m}.",
        "{o} lives in {m}. I do not know it well.",
    ),
}


@dataclass(slots=True)
class Scenario:
    """One memory with what is erased from it."""

    number: int
    lang: str
    kind: Kind
    target: str | dict[str, str]
    turns: list[SourceTurn]
    documents: list[SourceDocument]
    gone: set[str] = field(default_factory=set)  # must be nowhere afterwards
    kept: set[str] = field(default_factory=set)  # must be there afterwards
    person: str | None = None
    namesake: str | None = None  # a note about somebody else of the same name


@dataclass(frozen=True, slots=True)
class Left:
    """Something that was found and should not be, or is missing and should be there."""

    scenario: int
    kind: str
    where: str
    word: str

    def as_json(self) -> dict[str, Any]:
        """Return it for the report."""
        return {"scenario": self.scenario, "kind": self.kind, "where": self.where, "word": self.word}


async def run(bench: Bench, *, scenarios: int = 200, seed: int = SEED) -> dict[str, Any]:
    """Try so many scenarios and report what was left and what was lost."""
    left: list[Left] = []
    lost: list[Left] = []
    kinds: dict[str, int] = {}
    for number in range(scenarios):
        scenario = make_scenario(number, random.Random(f"{seed}-{number}"))
        kinds[scenario.kind] = kinds.get(scenario.kind, 0) + 1
        async with bench.space(f"erasure-{number}") as space:
            found, missing = await try_scenario(bench.app, space, scenario)
        left += found
        lost += missing
        bench.progress("scenarios", number + 1, scenarios)
    return {
        "scenarios": scenarios,
        "kinds": kinds,
        "occurrences": len(left),
        "lost": len(lost),
        "left": [item.as_json() for item in left[:50]],
        "missing": [item.as_json() for item in lost[:50]],
    }


def make_scenario(number: int, chance: random.Random) -> Scenario:
    """Return a scenario; the same number and chance make the same one."""
    lang = chance.choice(("ko", "en"))
    kind = KINDS[number % len(KINDS)]
    people = chance.sample(_PEOPLE[lang], 4)
    noun = chance.choice(_NOUNS) if lang == "ko" and (kind == "person" or chance.random() < 0.4) else None
    if noun:
        people[0] = noun[0]
    turns, marks = _talk(lang, people, chance)
    person = people[0]
    if noun:
        turns.append(_turn(len(turns), people[1], noun[1]))
    documents, in_documents = _documents(lang, people, chance)
    scenario = Scenario(number, lang, kind, "", turns, documents, person=person)
    if noun:
        scenario.kept.add(noun[1])
    everything = {mark for _, _, mark in marks} | {mark for found in in_documents.values() for mark in found}
    if kind == "person":
        scenario.target = person
        if noun is None:
            # Of a common noun the word itself may stand elsewhere.
            scenario.gone.add(person)
        scenario.gone |= {mark for speaker, _, mark in marks if speaker == person}
        scenario.kept |= {mark for speaker, other, mark in marks if person not in (speaker, other)}
        if noun is None and chance.random() < 0.5:
            scenario.namesake = _mark(lang, chance)
            scenario.kept.add(scenario.namesake)
            scenario.gone.discard(person)
    elif kind == "speaker":
        scenario.target = person
        scenario.gone = {mark for speaker, _, mark in marks if speaker == person}
        scenario.kept |= everything - scenario.gone
    elif kind == "document":
        path = chance.choice([document.path for document in documents])
        scenario.target, scenario.gone = path, set(in_documents[path])
        scenario.kept |= everything - scenario.gone
    elif kind == "origin":
        scenario.target = {"class": "web", "id": "https://example.org/page"}
        scenario.gone = {mark for path in ("web/a.md", "web/b.md") for mark in in_documents[path]}
        scenario.kept |= everything - scenario.gone
    else:
        scenario.target = chance.choice(marks)[2]
        scenario.gone = {str(scenario.target)}
        scenario.kept |= everything - scenario.gone
    return scenario


async def try_scenario(app: App, space: str, scenario: Scenario) -> tuple[list[Left], list[Left]]:
    """Make a scenario's memory, erase, and return what was left and what was lost."""
    await _fill(app, space, scenario)
    if scenario.namesake is not None:
        await _add_namesake(app, space, scenario)
    target = await _target(app, space, scenario)
    if target is None:
        return [], []  # nothing was understood of the sentence, so there is no statement to erase
    receipt = await erase(app, space, scenario.kind, target)
    left = [
        Left(scenario.number, scenario.kind, "receipt", word)
        for word in sorted(scenario.gone)
        if word in str(receipt)
    ]
    whole = "\n".join([line async for line in export_lines(app, space)])
    reads = [("export", whole), *await _reads(app, space, scenario)]
    left += _search(scenario, reads, "at once")
    lost = [
        Left(scenario.number, scenario.kind, "export", word) for word in sorted(scenario.kept) if word not in whole
    ]
    await _fill(app, space, scenario, again=True)
    # Whatever came again would be in the export: it holds every property.
    whole = "\n".join([line async for line in export_lines(app, space)])
    left += _search(scenario, [("export", whole)], "after coming again")
    return left, lost


async def _fill(app: App, space: str, scenario: Scenario, *, again: bool = False) -> None:
    """Bring the sources in. The second time only they come: state and contests are nobody's source."""
    await remember_turns(app, space, "talk", scenario.turns)
    for document in scenario.documents:
        await remember_document(app, space, document)
    if again:
        return
    person = scenario.person or ""
    await put_state(app, space, StateWrite("scene/place", "the kitchen"))
    if scenario.kind == "person" and scenario.person in scenario.gone:
        await put_state(app, space, StateWrite(f"mood/{person}", "calm"))
        await put_state(app, space, StateWrite("scene/with", {"people": [person], "note": f"{person} is here"}))
        private = _turn(
            len(scenario.turns),
            scenario.turns[0].speaker,
            "비밀 이야기." if scenario.lang == "ko" else "A secret.",
        )
        await remember_turns(app, space, "private", [replace(private, audience=(person, "somebody"))])
    found = (await list_statements(app, space, StatementFilter(), reader=EVERYTHING, limit=5))["items"]
    if found and scenario.kind == "person":
        await contest(
            app, space, found[0]["id"], person, "아닙니다." if scenario.lang == "ko" else "That is not so."
        )


async def _add_namesake(app: App, space: str, scenario: Scenario) -> None:
    """Let a note speak of somebody else of the same name, and tell the two apart."""
    text = (
        f"{scenario.person}{_subject(str(scenario.person))} {scenario.namesake}에서 일한다."
        if scenario.lang == "ko"
        else f"{scenario.person} works at {scenario.namesake}."
    )
    note = read_markdown(text, "namesake.md", "UTC")
    await remember_document(app, space, replace(note, author="Editor"))
    await split(app, space, str(scenario.person), documents=["namesake.md"], by="somebody")


async def _target(app: App, space: str, scenario: Scenario) -> str | dict[str, str] | None:
    if scenario.kind == "statement":
        items = (await list_statements(app, space, StatementFilter(), reader=EVERYTHING, limit=500))["items"]
        mark = str(scenario.target)
        found = [item for item in items if mark in (item["source_text"] or "")[slice(*item["span"])]]
        return str(found[0]["id"]) if found else None
    if scenario.namesake is not None:
        people = (await list_people(app, space, reader=EVERYTHING, limit=500))["items"]
        same = [item for item in people if item["name"] == scenario.person]
        # Who speaks in the talk is meant, not who stands in the note.
        return str(max(same, key=lambda item: (item["counts"]["said"], item["counts"]["mentions"]))["id"])
    return scenario.target


def _search(scenario: Scenario, reads: Sequence[tuple[str, str]], when: str) -> list[Left]:
    found: list[Left] = []
    for where, text in reads:
        folded = text.casefold()
        found += [
            Left(scenario.number, scenario.kind, f"{where}, {when}", word)
            for word in sorted(scenario.gone)
            if word.casefold() in folded
        ]
    return found


async def _reads(app: App, space: str, scenario: Scenario) -> list[tuple[str, str]]:
    """Return what the API reads as text; a question's own words and parameters are not the memory's."""
    everything = StatementFilter()
    reads: list[tuple[str, object]] = [
        ("statements", await list_statements(app, space, everything, reader=EVERYTHING, limit=500)),
        ("people", await list_people(app, space, reader=EVERYTHING, limit=500)),
        ("quarantine", await list_held(app, space, unrestricted=True, limit=500)),
        ("view", await read_view(app, space, "changed_since", Asked(since=BEGUN), reader=EVERYTHING)),
    ]
    for document in ("talk", "private", *(source.path for source in scenario.documents)):
        try:
            reads.append(("document", await get_document(app, space, document, reader=EVERYTHING)))
        except NotFound:
            continue
    for word in sorted(scenario.gone)[:1]:
        answered = (await ask(app, space, Ask(word), reader=EVERYTHING)).as_json()
        reads.append(("context", {name: answered[name] for name in ("context", "items", "withheld_by")}))
    return [(where, json.dumps(value, ensure_ascii=False, default=str)) for where, value in reads]


def _talk(
    lang: str, people: Sequence[str], chance: random.Random
) -> tuple[list[SourceTurn], list[tuple[str, str, str]]]:
    turns: list[SourceTurn] = []
    marks: list[tuple[str, str, str]] = []
    for place in range(6):
        speaker = people[place % len(people)] if place < 2 else chance.choice(people)
        other = chance.choice([name for name in people if name != speaker])
        mark = _mark(lang, chance)
        template = chance.choice(_TURNS[lang])
        text = template.format(m=mark, o=other, s=_subject(other), r="이랑" if _closed(other) else "랑")
        turns.append(_turn(place, speaker, text))
        marks.append((speaker, other if "{o}" in template else "", mark))
    return turns, marks


def _documents(
    lang: str, people: Sequence[str], chance: random.Random
) -> tuple[list[SourceDocument], dict[str, list[str]]]:
    """Return notes by an author nobody talks of, and pages of one origin; with the marks of each."""
    documents: list[SourceDocument] = []
    marks: dict[str, list[str]] = {}
    for path in ("notes/a.md", "web/a.md", "web/b.md"):
        mark, about = _mark(lang, chance), people[0] if path == "notes/a.md" else people[2]
        sentence = f"{about}{_subject(about)} {mark}에서 일한다." if lang == "ko" else f"{about} works at {mark}."
        heading = f"# {about}\n\n" if path == "notes/a.md" else ""
        source = read_markdown(f"{heading}{sentence}\n", path, "UTC")
        if path.startswith("web/"):
            source = replace(source, origin=Origin(OriginClass.WEB, "https://example.org/page"))
        else:
            source = replace(source, author="Editor", written_at=BEGUN)
        documents.append(source)
        marks[path] = [mark]
    return documents, marks


def _turn(place: int, speaker: str, text: str) -> SourceTurn:
    return SourceTurn(id=str(place), speaker=speaker, text=text, said_at=BEGUN + timedelta(minutes=place))


def _mark(lang: str, chance: random.Random) -> str:
    """Return a word that stands nowhere else."""
    if lang == "ko":
        return "".join(chance.choice(_SYLLABLES) for _ in range(5))
    word = "".join(chance.choice(_CONSONANTS) + chance.choice(_VOWELS) for _ in range(5))
    return word.capitalize()


def _subject(name: str) -> str:
    return "은" if _closed(name) else "는"


def _closed(name: str) -> bool:
    """Say whether a Korean name ends in a consonant."""
    return "가" <= name[-1] <= "힣" and (ord(name[-1]) - ord("가")) % 28 > 0
