"""JSON and JSON Lines turns, LoCoMo's form and plain transcripts."""

import json
from pathlib import Path

import pytest

from ingest.errors import IngestError, InvalidTurn, NaiveTime, UnreadableSource
from ingest.model import Origin, OriginClass, SourceDocument, SpeakerKind
from ingest.sources import Unreadable, read_path, read_text

SEOUL = "Asia/Seoul"


def documents(text: str, path: str, zone: str | None = SEOUL) -> list[SourceDocument]:
    return list(read_text(text, path, zone))


def test_a_json_session_gives_its_turns() -> None:
    turn = {
        "id": "1",
        "speaker": "나래",
        "text": "다온이 이사한대.",
        "said_at": "2026-03-02T10:00:00+09:00",
        "addressee": "세빈",
        "audience": ["세빈"],
        "origin": {"class": "tool", "id": "ocr"},
    }
    (document,) = documents(json.dumps({"session": "점심", "turns": [turn]}), "lunch.json")
    assert (document.path, document.kind, document.title) == ("lunch.json", "conversation", "점심")
    (read,) = document.turns
    assert (read.id, read.speaker, read.addressee, read.audience) == ("1", "나래", "세빈", ("세빈",))
    assert read.said_at is not None
    assert read.said_at.isoformat() == "2026-03-02T10:00:00+09:00"
    assert read.origin == Origin(OriginClass.TOOL, "ocr")


def test_the_form_of_chat_apis_is_understood() -> None:
    messages = [
        {"role": "user", "content": "How do I reverse a list?"},
        {"role": "assistant", "content": [{"type": "text", "text": "Slice it."}]},
    ]
    (document,) = documents(json.dumps({"messages": messages}), "chat.json")
    assert [(turn.speaker, turn.speaker_kind, turn.text) for turn in document.turns] == [
        ("user", SpeakerKind.HUMAN, "How do I reverse a list?"),
        ("assistant", SpeakerKind.AGENT, "Slice it."),
    ]


def test_blank_turns_and_empty_lists_are_no_error() -> None:
    assert documents("[]", "none.json")[0].turns == ()
    assert documents("", "none.jsonl")[0].turns == ()
    (document,) = documents('[{"role": "user", "content": "   "}]', "blank.json")
    assert document.turns[0].text.strip() == ""


def test_lines_of_several_sessions_become_a_document_each() -> None:
    lines = [{"session": name, "speaker": "Nora", "text": name} for name in ("monday", "friday", "monday")]
    text = "\n".join(json.dumps(line) for line in lines)
    found = documents(text, "log.jsonl")
    assert [(document.path, len(document.turns)) for document in found] == [
        ("log.jsonl/monday", 2),
        ("log.jsonl/friday", 1),
    ]


def test_turns_without_ids_keep_theirs_when_turns_are_appended() -> None:
    lines = [json.dumps({"speaker": "Nora", "text": text}) for text in ("yes", "no", "yes")]
    before = documents("\n".join(lines[:2]), "a.jsonl")[0].turns
    after = documents("\n".join(lines), "a.jsonl")[0].turns
    assert [turn.id for turn in after[:2]] == [turn.id for turn in before]
    assert len({turn.id for turn in after}) == 3


def test_the_same_turn_twice_is_one_and_another_text_under_its_id_is_refused() -> None:
    same = [{"id": "1", "speaker": "Nora", "text": "hi"}] * 2
    assert len(documents(json.dumps(same), "a.json")[0].turns) == 1
    with pytest.raises(InvalidTurn, match=r"a\.json, turn 2: another turn has the id “1”"):
        documents(json.dumps([*same[:1], {"id": "1", "speaker": "Nora", "text": "bye"}]), "a.json")


@pytest.mark.parametrize(
    ("turn", "complaint"),
    [
        ({"speaker": " ", "text": "hi"}, "`speaker`"),
        ({"speaker": None, "text": "hi"}, "`speaker`"),
        ({"speaker": "Nora", "text": 5}, "`text`"),
        ({"speaker": "Nora", "text": "hi", "said_at": "soon"}, "`said_at`"),
        ({"speaker": "Nora", "text": "hi", "said_at": 1772413200}, "`said_at`"),
        ({"speaker": "Nora", "text": "hi", "speaker_kind": "ghost"}, "`speaker_kind`"),
        ({"speaker": "Nora", "text": "hi", "id": ["1"]}, "`id`"),
        ({"speaker": "Nora", "text": "hi", "audience": "Juno"}, "`audience`"),
        ({"speaker": "Nora", "text": "hi", "origin": "nowhere"}, "an origin"),
    ],
)
def test_a_wrong_turn_is_refused_with_its_place_and_field(turn: dict[str, object], complaint: str) -> None:
    with pytest.raises(InvalidTurn, match=f"a.json, turn 1: .*{complaint}"):
        documents(json.dumps([turn]), "a.json")


@pytest.mark.parametrize(
    ("said_at", "zone", "stored"),
    [
        ("2026-03-02T09:00:00", SEOUL, "2026-03-02T09:00:00+09:00"),
        ("2026-03-02T09:00:00+09:00", "UTC", "2026-03-02T09:00:00+09:00"),
        ("2026-03-02T09:00:00Z", SEOUL, "2026-03-02T09:00:00+00:00"),
        ("2026-03-29T01:30:00", "Europe/Paris", "2026-03-29T01:30:00+01:00"),
        ("2026-10-25T02:30:00", "Europe/Paris", "2026-10-25T02:30:00+02:00"),
        ("9999-12-31T23:59:59", SEOUL, "9999-12-31T23:59:59+09:00"),
        ("0001-01-02T00:00:00", SEOUL, "0001-01-02T00:00:00+08:27:52"),
    ],
)
def test_a_time_takes_the_zone_once_and_keeps_its_own_offset(said_at: str, zone: str, stored: str) -> None:
    turn = {"speaker": "Nora", "text": "hi", "said_at": said_at}
    read = documents(json.dumps([turn]), "a.json", zone)[0].turns[0].said_at
    assert read is not None
    assert read.isoformat() == stored


def test_a_naive_time_without_a_zone_and_an_unknown_zone_are_refused() -> None:
    text = json.dumps([{"speaker": "Nora", "text": "hi", "said_at": "2026-03-02T09:00:00"}])
    with pytest.raises(NaiveTime, match="--zone"):
        documents(text, "a.json", None)
    for zone in ("Mars/Base", "../etc/passwd", ""):
        with pytest.raises(IngestError, match="time zone"):
            documents(text, "a.json", zone)


@pytest.mark.parametrize("text", ["{", '{"a": 1}', "[1, 2]", "[" * 100_000, "9" * 5000, "null", '"text"'])
def test_json_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(UnreadableSource, match=r"a\.json"):
        documents(text, "a.json")


def test_control_characters_and_half_pairs_in_json_are_cleaned() -> None:
    text = '[{"speaker": "Nora\\u0000", "text": "a\\u0000b \\ud83d \\u001b[31mred\r\n\\u200bend"}]'
    turn = documents(text, "a.json")[0].turns[0]
    assert (turn.speaker, turn.text) == ("Nora", "ab \ufffd red\nend")


LOCOMO = {
    "sample_id": "talk-1",
    "conversation": {
        "speaker_a": "Nora",
        "speaker_b": "Juno",
        "session_10_date_time": "12:05 am on 1 January, 2024",
        "session_10": [{"speaker": "Juno", "dia_id": "D10:1", "text": "Happy new year!"}],
        "session_2_date_time": "1:56 pm on 8 May, 2023",
        "session_2": [
            {
                "speaker": "Nora",
                "dia_id": "D2:1",
                "text": "Look!",
                "blip_caption": "a photo of a boat",
                "img_url": ["u"],
            },
        ],
        "session_3_date_time": "1:00 pm on 9 May, 2023",
    },
    "observation": {"session_2_observation": {"Nora": [["Nora has a boat", "D2:1"]]}},
    "session_summary": {"session_2_summary": "Nora shows her boat."},
    "event_summary": {"events_session_2": {"Nora": ["a boat"]}},
    "qa": [{"question": "What does Nora show?", "answer": "a boat", "evidence": ["D2:1"], "category": 4}],
}


@pytest.mark.parametrize("value", [LOCOMO, [LOCOMO]])
def test_locomo_sessions_become_documents_with_the_talk_only(value: object) -> None:
    first, last = documents(json.dumps(value), "locomo.json")
    assert [first.path, last.path] == ["talk-1/session_2", "talk-1/session_10"]
    (turn,) = first.turns
    assert (turn.id, turn.speaker, turn.text, turn.caption) == ("D2:1", "Nora", "Look!", "a photo of a boat")
    assert turn.said_at is not None
    assert turn.said_at.isoformat() == "2023-05-08T13:56:00+09:00"
    assert last.written_at is not None
    assert last.written_at.isoformat() == "2024-01-01T00:05:00+09:00"


def test_locomo_without_a_zone_or_with_another_time_is_refused() -> None:
    with pytest.raises(NaiveTime):
        documents(json.dumps(LOCOMO), "locomo.json", None)
    odd = {"sample_id": "x", "conversation": {"session_1": [], "session_1_date_time": "noon"}}
    with pytest.raises(UnreadableSource, match="“noon” is no time"):
        documents(json.dumps(odd), "locomo.json")


def test_a_transcript_has_turns_with_lines_that_go_on() -> None:
    (document,) = documents(
        "# 주간 회의\n\n나래: 예산은 그대로야.\n다음 달에 다시 보자.\n\nDr. Kim: 좋아요.\n", "a.txt"
    )
    assert document.title == "주간 회의"
    assert [(turn.speaker, turn.text) for turn in document.turns] == [
        ("나래", "예산은 그대로야.\n다음 달에 다시 보자."),
        ("Dr. Kim", "좋아요."),
    ]
    assert document.turns[0].said_at is None


@pytest.mark.parametrize(
    ("line", "said_at"),
    [
        ("[2024-03-05 19:20] 나래: 그래", "2024-03-05T19:20:00+09:00"),
        ("[2024-03-05T19:20:05Z] 나래: 그래", "2024-03-05T19:20:05+00:00"),
        ("[2024/03/05, 19:20] 나래: 그래", "2024-03-05T19:20:00+09:00"),
        ("(2024년 3월 5일 오후 7:20) 나래: 그래", "2024-03-05T19:20:00+09:00"),
        ("[2024. 3. 5. 7:20 PM] 나래: 그래", "2024-03-05T19:20:00+09:00"),
        ("2024-03-05 19:20 나래: 그래", "2024-03-05T19:20:00+09:00"),
        ("2024-03-05T19:20:00+01:00 나래: 그래", "2024-03-05T19:20:00+01:00"),
        ("나래 (2024-03-05 19:20): 그래", "2024-03-05T19:20:00+09:00"),
        ("19:20 - 나래: 그래", None),
        ("[19:20] 나래: 그래", None),
        ("[2024-02-31 19:20] 나래: 그래", None),
    ],
)
def test_a_transcript_may_have_times(line: str, said_at: str | None) -> None:
    (document,) = documents(f"{line}\n[2024-03-05 19:21] 세빈: 준비물: 물\n간식: 귤\n", "a.txt")
    assert [turn.speaker for turn in document.turns] == ["나래", "세빈"]
    assert document.turns[1].text == "준비물: 물\n간식: 귤"
    first = document.turns[0].said_at
    assert (first.isoformat() if first else None) == said_at


def test_a_time_inside_a_transcript_without_times_drops_nothing() -> None:
    (document,) = documents("나래: 일정이야.\n[10:30] 회의: 시작\n세빈: 알겠어.\n", "a.txt")
    assert [turn.speaker for turn in document.turns] == ["나래", "회의", "세빈"]


def test_a_line_with_the_day_dates_the_clocks_below() -> None:
    text = "--- 2024년 3월 5일 (화) ---\n[19:20] 나래: 하나\n2024-03-06\n[오전 9:05] 세빈: 둘\n"
    turns = documents(text, "a.txt")[0].turns
    assert [turn.said_at.isoformat() for turn in turns if turn.said_at] == [
        "2024-03-05T19:20:00+09:00",
        "2024-03-06T09:05:00+09:00",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "장소: 대전\n일시: 목요일\n",
        "The plan is simple: we wait.\nThen we go: now.\n",
        "https://example.org\nhttps://example.com\n",
        "10:30 breakfast\n11:00 walk\n",
        "그냥 쓴 글이다.\n둘째 줄: 아니다.\n",
        "",
    ],
)
def test_a_text_that_is_no_transcript_stays_a_document(text: str) -> None:
    assert [document.kind for document in documents(text, "a.txt")] == ["markdown"]


def test_a_folder_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "x.md").write_text("no")
    (tmp_path / "a.md").write_text("# 하나\n")
    (tmp_path / "b" / "c.json").write_text("{")
    (tmp_path / "b" / "d.jsonl").write_text('{"speaker": "Nora", "text": "hi"}\n')
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    results = list(read_path(tmp_path))
    assert [result.path for result in results] == ["a.md", "b/c.json", "b/d.jsonl"]
    broken = results[1]
    assert isinstance(broken, Unreadable)
    assert "b/c.json, line 1" in str(broken.error)
    last = results[2]
    assert isinstance(last, SourceDocument)
    assert (last.source_file, last.encoding) == ("b/d.jsonl", "utf-8")


def test_a_missing_file_is_an_error_of_its_own(tmp_path: Path) -> None:
    (result,) = read_path(tmp_path / "gone.md")
    assert isinstance(result, Unreadable)
    assert "gone.md: No such file or directory" in str(result.error)
