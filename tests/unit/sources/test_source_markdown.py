"""Markdown with front matter, and promises for any text."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ingest.errors import IngestError, NaiveTime, UnreadableSource
from ingest.model import Origin, OriginClass, SourceDocument
from ingest.sources import Unreadable, body_start, read_markdown, read_path, read_paths, read_text

NOTE = """\
---
author: 나래
date: 2024-03-05
title: "No: 아니오"
audience: [세빈, 한결]
origin: web:https://example.org/a
tags: [하나, 둘]
nested: {a: 1}
---
# 제목

본문.
"""


def test_front_matter_becomes_metadata() -> None:
    document = read_markdown(NOTE, "a.md", "Asia/Seoul")
    assert (document.author, document.title, document.audience) == ("나래", "No: 아니오", ("세빈", "한결"))
    assert document.written_at is not None
    assert document.written_at.isoformat() == "2024-03-05T00:00:00+09:00"
    assert document.origin == Origin(OriginClass.WEB, "https://example.org/a")
    assert document.metadata["tags"] == "하나, 둘"
    assert "nested" not in document.metadata
    assert document.text[body_start(document.text) :].startswith("# 제목")


@pytest.mark.parametrize("name", ["No", "2024-03-05", "null", "1.0", "true"])
def test_a_name_that_yaml_would_read_as_something_else_stays_a_name(name: str) -> None:
    assert read_markdown(f"---\nauthor: {name}\n---\n", "a.md").author == name


@pytest.mark.parametrize(
    ("date", "written"),
    [
        ("2024-03-05T19:20:00+01:00", "2024-03-05T19:20:00+01:00"),
        ("2024/3/5", "2024-03-05T00:00:00+09:00"),
        ("2024. 3. 5.", "2024-03-05T00:00:00+09:00"),
        ("2024년 3월 5일", "2024-03-05T00:00:00+09:00"),
        ("지난 화요일", None),
        ("2024-02-31", None),
        ("", None),
    ],
)
def test_a_date_is_read_or_unknown(date: str, written: str | None) -> None:
    document = read_markdown(f"---\ndate: {date}\n---\n", "a.md", "Asia/Seoul")
    assert (document.written_at.isoformat() if document.written_at else None) == written
    assert document.metadata["date"] == date


def test_several_authors_are_no_single_speaker() -> None:
    document = read_markdown("---\nauthors: [나래, 세빈]\n---\n", "a.md")
    assert document.author is None
    assert document.metadata["authors"] == "나래, 세빈"


@pytest.mark.parametrize(
    "text", ["---\n\n글 하나\n\n---\n글 둘\n", "---\n---\n글\n", "---\n- a\n---\n", "--- \n", "글\n---\n"]
)
def test_a_rule_at_the_top_is_no_front_matter(text: str) -> None:
    document = read_markdown(text, "a.md")
    assert (document.text, document.metadata) == (text, {})


@pytest.mark.parametrize("yaml", ["a: b: c", "a: [", "a: {{date}}", "\t- x: 1", "a: *b", "[" * 5000])
def test_broken_front_matter_is_refused_with_the_place(yaml: str) -> None:
    with pytest.raises(UnreadableSource, match=r"a\.md.*front matter is not YAML"):
        read_markdown(f"---\n{yaml}\n---\n글\n", "a.md")


def test_a_date_without_a_zone_and_an_unknown_origin_are_refused() -> None:
    with pytest.raises(NaiveTime):
        read_markdown(NOTE, "a.md")
    with pytest.raises(IngestError, match=r"front matter: a\.md: an origin"):
        read_markdown("---\norigin: moon\n---\n", "a.md")


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "cp949"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_the_same_note_in_any_form_is_the_same_document(tmp_path: Path, codec: str, newline: str) -> None:
    file = tmp_path / "note.md"
    file.write_bytes(NOTE.replace("\n", newline).encode(codec))
    (document,) = read_path(file, zone="Asia/Seoul")
    assert isinstance(document, SourceDocument)
    assert document.text == NOTE
    assert document.author == "나래"


def test_two_files_of_one_path_are_not_mixed_up(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "note.md").write_text(folder)
    first, second = read_paths([tmp_path / "a", tmp_path / "b"])
    assert isinstance(first, SourceDocument)
    assert isinstance(second, Unreadable)
    assert "Ingest the folder above both" in str(second.error)


ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=300)
PIECES = st.sampled_from(
    [
        *("---\n", "\n", "\r\n", "\x00", "{", "[", ":", ",", "]", "}", '"', "# ", "말", '"turns"', "author: "),
        *("나래: ", "[2024-03-05 19:20] ", "[나래] [오후 7:20] ", "2024년 3월 5일 오후 7:20, 나래 : "),
        *(
            "2024. 3. 5. 오후 25:99, 나래 : ",
            "--------------- ",
            "카카오톡 대화",
            "Date,User,Message\n",
            "2024년 13월 41일",
        ),
    ]
)
SUFFIXES = st.sampled_from(["a.md", "a.txt", "a.json", "a.jsonl", "a.csv", "a"])


@settings(max_examples=300)
@given(st.one_of(ANY_TEXT, st.lists(PIECES, max_size=30).map("".join)), SUFFIXES)
def test_any_text_is_read_or_refused(text: str, path: str) -> None:
    try:
        documents = list(read_text(text, path, "Asia/Seoul"))
    except IngestError:
        return
    for document in documents:
        document.text.encode("utf-8")
        assert len({turn.id for turn in document.turns}) == len(document.turns)
        assert all(turn.speaker.strip() for turn in document.turns)
