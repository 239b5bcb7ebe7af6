"""The gate writes what a passage supports and refuses every statement that says more, or less, than it."""

from __future__ import annotations

# a case is read as one line
import re
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ingest.model import (
    Certainty,
    Mention,
    MentionKind,
    Passage,
    Polarity,
    Precision,
    Statement,
    StatementType,
    TimeRange,
)
from ingest.signals import find_signals
from ingest.timex import find
from ingest.validate import validate

SAID_AT = datetime.fromisoformat("2024-05-15T10:00:00+09:00")


@dataclass(frozen=True)
class Case:
    passage: Passage
    statement: Statement
    window: tuple[Passage, ...] = ()


def passage(text: str, speaker: str, lang: str, addressee: str | None = None) -> Passage:
    return Passage(id="p", text=text, position=0, speaker=speaker, addressee=addressee, said_at=SAID_AT, lang=lang)


def judged(case: Case) -> str | None:
    text, lang = case.passage.text, case.passage.lang or "en"
    said_at = case.passage.said_at
    return validate(
        case.statement, case.passage, case.window, find_signals(text, said_at, lang), find(text, said_at, lang)
    )


def case(text: str, speaker: str, lang: str, sentence: str, **fields: object) -> Case:
    kind = StatementType.CLAIM if "owner" in fields else StatementType.EVENT
    statement = Statement(type=kind, predicate="did", text=sentence, span=(0, len(text)))
    return Case(passage(text, speaker, lang), statement.with_(**fields))


def day(text: str) -> TimeRange:
    return TimeRange(date.fromisoformat(text), date.fromisoformat(text), Precision.DAY)


SUPPORTED = {
    "a record with a date": case(
        "어제 화분 3개를 샀어.", "라온", "ko", "라온은 2024-05-14에 화분 3개를 샀다.",
        subject="라온", predicate="bought", target="화분 3개", time=day("2024-05-14"), time_text="어제",
    ),
    "a relayed claim": case(
        "세영이가 그러는데 보미가 이직했대.", "라온", "ko", "세영의 말로는 보미가 이직했다고 한다.",
        owner="세영", relayed_by=("라온",), subject="보미", target="이직",
    ),
    "a negated record": case(
        "어제 라면을 안 먹었어.", "라온", "ko", "라온은 라면을 먹지 않았다.",
        subject="라온", predicate="ate", target="라면", polarity=Polarity.NEGATIVE, time=day("2024-05-14"),
    ),
    "an english record": case(
        "I sold 12 chairs to Odette yesterday.", "Wilma", "en", "Wilma sold 12 chairs to Odette.",
        subject="Wilma", predicate="gave", target="12 chairs", time=day("2024-05-14"), time_text="yesterday",
    ),
    "an english claim": case(
        "Odette says Piers never eats meat.", "Wilma", "en", "Odette says that Piers does not eat meat.",
        owner="Odette", relayed_by=("Wilma",), subject="Piers", target="meat", predicate="ate", polarity=Polarity.NEGATIVE,
    ),
    "a link": case(
        "Piers sent https://example.org/plan to me.", "Wilma", "en", "Piers sent https://example.org/plan to Wilma.",
        subject="Piers", predicate="gave", target="https://example.org/plan",
    ),
    "a doubt": case(
        "Maybe Piers moved to Oslo.", "Wilma", "en", "Wilma guesses that Piers moved to Oslo.",
        owner="Wilma", subject="Piers", predicate="moved_to", target="Oslo", certainty=Certainty.UNCERTAIN,
    ),
}  # fmt: skip

_STRANGERS = {"ko": ["민트", "두루", "하람", "Zoltan"], "en": ["Zoltan", "Ingeborg", "Quentin"]}


@pytest.mark.parametrize("name", SUPPORTED)
def test_what_the_passage_says_is_written(name: str) -> None:
    assert judged(SUPPORTED[name]) is None


cases = st.sampled_from(list(SUPPORTED.values()))


def changed(original: Case, **fields: object) -> Case:
    return replace(original, statement=original.statement.with_(**fields))


@given(cases, st.integers(min_value=0, max_value=10**6), st.sampled_from(["subject", "target", "text"]))
def test_a_number_that_was_not_said_is_refused(original: Case, number: int, field: str) -> None:
    known = re.findall(r"[0-9]+", original.passage.text + original.statement.text + "2024 5 05 14")
    assume(str(number) not in known and str(number).lstrip("0") not in known)
    value = getattr(original.statement, field) or ""
    assert judged(changed(original, **{field: f"{value} {number}"})) is not None


@given(cases, st.data())
def test_a_person_who_was_not_named_is_refused(original: Case, data: st.DataObject) -> None:
    stranger = data.draw(st.sampled_from(_STRANGERS[original.passage.lang or "en"]))
    field = data.draw(st.sampled_from(["owner", "relayed_by", "with_people", "subject", "target"]))
    value = (stranger,) if field in ("relayed_by", "with_people") else stranger
    assert judged(changed(original, **{field: value})) is not None


@given(cases, st.data())
def test_a_mention_of_somebody_who_was_not_named_is_refused(original: Case, data: st.DataObject) -> None:
    stranger = data.draw(st.sampled_from(_STRANGERS[original.passage.lang or "en"]))
    mention = Mention(stranger, MentionKind.NAME, span=(0, 1))
    assert judged(changed(original, mentions=(mention,))) is not None


@given(cases, st.dates(min_value=date(1990, 1, 1), max_value=date(2040, 1, 1)), st.sampled_from(list(Precision)))
def test_a_date_that_no_rule_finds_is_refused(original: Case, start: date, precision: Precision) -> None:
    found = find(original.passage.text, SAID_AT, original.passage.lang or "en")
    assume(all(item.time is None or item.time.start != start for item in found))
    moved = TimeRange(start, start + timedelta(days=1), precision)
    assert judged(changed(original, time=moved)) is not None


@given(cases)
def test_a_wider_precision_than_was_said_is_refused(original: Case) -> None:
    assume(original.statement.time is not None)
    time = original.statement.time
    assert time is not None
    assert judged(changed(original, time=replace(time, precision=Precision.MONTH))) is not None


@given(cases)
def test_a_lost_or_added_negation_is_refused(original: Case) -> None:
    if original.statement.polarity is Polarity.NEGATIVE:
        plain = changed(original, polarity=Polarity.POSITIVE, text=_without_negation(original.statement.text))
        assert judged(plain) is not None
    else:
        assert judged(changed(original, polarity=Polarity.NEGATIVE)) is not None


def _without_negation(text: str) -> str:
    return text.replace("먹지 않았다", "먹었다").replace("does not eat", "eats")


def test_a_lost_doubt_is_refused() -> None:
    original = SUPPORTED["a doubt"]
    sure = changed(original, certainty=Certainty.ASSERTED, text="Piers moved to Oslo.")
    assert judged(sure) == "the doubt of its clause is lost"


@given(cases, st.sampled_from(["https://example.net/other", "www.example.com/x", "who@example.org"]))
def test_an_address_that_was_not_said_is_refused(original: Case, address: str) -> None:
    assert judged(changed(original, text=f"{original.statement.text} {address}")) is not None


@given(cases, st.integers(min_value=-5, max_value=200), st.integers(min_value=-5, max_value=200))
def test_a_span_that_cuts_nothing_is_refused(original: Case, start: int, end: int) -> None:
    length = len(original.passage.text)
    assume(not 0 <= start < end <= length)
    assert judged(changed(original, span=(start, end))) is not None


@given(cases)
def test_a_sentence_about_something_else_is_refused(original: Case) -> None:
    other = (
        "바다 건너 섬에서 고래가 노래한다." if original.passage.lang == "ko" else "The whale sings beyond islands."
    )
    assert judged(changed(original, text=other)) is not None


@given(st.text(max_size=80), st.text(max_size=40), st.text(max_size=40), st.integers(-3, 90), st.integers(-3, 90))
def test_any_text_is_judged_without_an_exception(
    text: str, sentence: str, target: str, start: int, end: int
) -> None:
    odd = Case(
        passage(text, "라온", "ko"),
        Statement(
            type=StatementType.EVENT,
            predicate="did",
            text=sentence,
            span=(start, end),
            subject="라온",
            target=target,
        ),
    )
    reason = judged(odd)
    assert reason is None or reason.strip()


def test_a_pronoun_may_borrow_its_name_from_the_window() -> None:
    before = passage("보미가 왔어.", "세영", "ko")
    after = case(
        "걔 어제 의자를 샀어.",
        "라온",
        "ko",
        "보미는 의자를 샀다.",
        subject="보미",
        predicate="bought",
        target="의자",
    )
    assert judged(replace(after, window=(before,))) == "the subject does not stand in the passage"
    mention = Mention("보미", MentionKind.PRONOUN, span=(0, 1))
    assert judged(replace(changed(after, mentions=(mention,)), window=(before,))) is None


def test_a_name_of_the_window_without_a_mention_is_refused() -> None:
    before = passage("Piers came by.", "Odette", "en")
    after = case("She sold a chair.", "Wilma", "en", "Piers sold a chair.", subject="Piers", target="chair")
    assert judged(replace(after, window=(before,))) is not None


def test_the_speaker_of_a_dropped_subject_is_known() -> None:
    dropped = case(
        "의자를 샀어.", "라온", "ko", "라온은 의자를 샀다.", subject="라온", predicate="bought", target="의자"
    )
    assert judged(dropped) is None
