"""Markdown to passages: what is kept apart, what a slice is, and which ids stay."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ingest.errors import IngestError
from ingest.model import Origin, OriginClass, Passage, SourceDocument, SpeakerKind
from ingest.segment import estimate_tokens, segment_markdown, segments
from ingest.segment.pieces import MAX_TOKENS, cut
from ingest.sources import read_markdown

NOTE = """\
---
author: 나래
date: 2024-03-05T10:00:00+09:00
---
# 주간 회의

다온이는 이사를 **반대**했다.
세빈은 찬성했다.

## 할 일

1. 견적 받기
2. [지도](https://example.org/map) 인쇄하기
   - [x] 종이 사기

| 이름 | 맡은 일 |
| --- | --- |
| 세빈 | 견적 |
| 한결 | [[지도/관악산\\|지도]] |

> 이사는 돈이 든다.

```python
if x != None:
    print("세빈은 반대했다")
```

~~토요일~~ 일요일에 만난다.
"""


def passages(text: str) -> list[Passage]:
    return segment_markdown(read_markdown(text, "a.md", "UTC"), "document")


def test_each_block_is_a_passage_with_its_kind_and_headings() -> None:
    week, todo = ("주간 회의",), ("주간 회의", "할 일")
    assert [(passage.kind, passage.text, passage.heading_path) for passage in passages(NOTE)] == [
        ("heading", "주간 회의", ()),
        ("paragraph", "다온이는 이사를 반대했다.\n세빈은 찬성했다.", week),
        ("heading", "할 일", week),
        ("list", "견적 받기", todo),
        ("list", "지도 인쇄하기", todo),
        ("list", "종이 사기", todo),
        ("table", "세빈 | 견적", todo),
        ("table", "한결 | 지도", todo),
        ("quote", "이사는 돈이 든다.", todo),
        ("code", 'if x != None:\n    print("세빈은 반대했다")', todo),
        ("paragraph", "일요일에 만난다.", todo),
    ]


def test_a_heading_ends_those_of_its_own_level_and_below() -> None:
    found = passages("# 하나\n\n### 셋\n\n## 둘\n\n## 다른 둘\n\n말.\n\n# 끝\n\n말.\n")
    assert [passage.heading_path for passage in found if passage.text == "말."] == [("하나", "다른 둘"), ("끝",)]


def test_passages_carry_author_time_links_and_columns() -> None:
    found = passages(NOTE)
    assert {passage.speaker for passage in found} == {"나래"}
    assert all(passage.said_at and passage.said_at.isoformat() == "2024-03-05T10:00:00+09:00" for passage in found)
    assert [passage.position for passage in found] == list(range(len(found)))
    links = {passage.text: passage.links for passage in found if passage.links}
    assert links == {"지도 인쇄하기": ("https://example.org/map",), "한결 | 지도": ("지도/관악산",)}
    assert {passage.columns for passage in found if passage.kind == "table"} == {("이름", "맡은 일")}


def test_text_without_marks_is_an_exact_slice_of_the_stored_text() -> None:
    stored = read_markdown(NOTE, "a.md", "UTC").text
    sliced = [passage for passage in passages(NOTE) if passage.offset is not None]
    assert len(sliced) >= 7
    for passage in sliced:
        assert passage.offset is not None
        assert stored[passage.offset : passage.offset + len(passage.text)] == passage.text
    marked = next(passage for passage in passages(NOTE) if passage.text.startswith("다온이는"))
    assert marked.offset is None


@pytest.mark.parametrize(
    "text",
    [
        NOTE.replace("\n", "\r\n"),
        "\ufeff" + NOTE,
        ("\ufeff" + NOTE).replace("\n", "\r\n"),
        NOTE.replace("\n", "\r"),
    ],
)
def test_line_ends_and_byte_order_marks_change_nothing(text: str) -> None:
    assert passages(text) == passages(NOTE)


def test_an_edit_elsewhere_changes_no_other_id() -> None:
    before = {passage.text: passage.id for passage in passages(NOTE)}
    edited = NOTE.replace("# 주간 회의\n", "# 월간 회의\n\n새 문단.\n").replace("author: 나래", "author: 세빈")
    after = {passage.text: passage.id for passage in passages(edited)}
    assert after.keys() - before.keys() == {"월간 회의", "새 문단."}
    assert all(after[text] == before[text] for text in before if text != "주간 회의")


def test_equal_paragraphs_have_ids_of_their_own() -> None:
    found = passages("그렇다.\n\n그렇다.\n\n- 그렇다.\n")
    assert len({passage.id for passage in found}) == 3
    assert found[0].id == passages("그렇다.\n")[0].id


@pytest.mark.parametrize(
    ("origin", "kind"),
    [
        (OriginClass.WEB, SpeakerKind.PAGE),
        (OriginClass.TOOL, SpeakerKind.TOOL),
        (OriginClass.AGENT, SpeakerKind.AGENT),
        (OriginClass.DOCUMENT, SpeakerKind.HUMAN),
    ],
)
def test_the_origin_says_what_speaks(origin: OriginClass, kind: SpeakerKind) -> None:
    document = SourceDocument(path="a", kind="markdown", text="말.", origin=Origin(origin, "x"))
    assert segment_markdown(document, "document")[0].speaker_kind == kind


@pytest.mark.parametrize(
    "text", ["", "   \n\n", "---\nauthor: a\n---\n", "***\n", "<!-- -->", "| a |\n|---|\n", "#\n"]
)
def test_a_text_without_words_has_no_statement_to_look_for(text: str) -> None:
    assert {passage.kind for passage in passages(text)} <= {"code"}


LONG = "세빈은 견적을 세 군데에서 받았다. 다온이는 그 가운데 가장 싼 곳을 골랐다. " * 60


@pytest.mark.parametrize("text", [LONG, "Sebin got three quotes. Daon chose the cheapest one. " * 90, "가" * 3000])
def test_a_long_paragraph_is_cut_between_sentences(text: str) -> None:
    found = passages(text)
    assert len(found) > 1
    assert all(estimate_tokens(passage.text) <= MAX_TOKENS for passage in found)
    assert "".join("".join(passage.text.split()) for passage in found) == "".join(text.split())
    if " " in text:
        assert all(passage.text.endswith(".") for passage in found)


def test_a_megabyte_is_cut_in_reasonable_time_and_memory() -> None:
    found = passages("끝없는 말이 이어진다. " * 35_000)
    assert all(estimate_tokens(passage.text) <= MAX_TOKENS for passage in found)


def test_the_first_pieces_of_a_growing_paragraph_stay() -> None:
    before, after = passages(LONG), passages(LONG + "끝으로 한결이 짐을 날랐다.")
    assert [passage.id for passage in after[: len(before) - 1]] == [passage.id for passage in before[:-1]]


@pytest.mark.parametrize("count", [0, 1, 8, 9, 100, 1000])
def test_runs_of_passages_are_at_most_sixteen_and_cover_all_in_order(count: int) -> None:
    found = [Passage(id=str(number), text="말", position=number) for number in range(count)]
    runs = segments(found)
    assert len(runs) <= 16
    assert [passage for run in runs for passage in run] == found
    assert all(runs)


BLOCKS = st.sampled_from(
    [
        *(
            "# ",
            "- ",
            "1. ",
            "> ",
            "| a | b |\n|---|---|\n",
            "| x | y |\n",
            "```\n",
            "    ",
            "**",
            "~~",
            "`",
            "[",
            "](u)",
        ),
        *(
            "[[",
            "]]",
            "\n",
            "\n\n",
            "---\n",
            "나래는 갔다. ",
            "he left. ",
            "\\",
            "&amp;",
            "<b>",
            "\t",
            "👩‍👩‍👧",
            "https://a.b/c",
        ),
    ]
)
ANY_TEXT = st.one_of(
    st.text(st.characters(exclude_categories=()), max_size=300), st.lists(BLOCKS, max_size=40).map("".join)
)


@settings(max_examples=300, deadline=None)
@given(ANY_TEXT)
def test_any_text_is_cut_exactly_or_refused(text: str) -> None:
    try:
        document = read_markdown(text, "a.md", "UTC")
    except IngestError:
        return
    found = segment_markdown(document, "document")
    assert len({passage.id for passage in found}) == len(found)
    for passage in found:
        assert passage.text.strip() == passage.text != ""
        assert estimate_tokens(passage.text) <= MAX_TOKENS
        if passage.offset is not None:
            assert document.text[passage.offset : passage.offset + len(passage.text)] == passage.text


@given(ANY_TEXT, st.integers(1, 20))
def test_a_cut_loses_nothing_but_white_space(text: str, limit: int) -> None:
    spans = cut(text, estimate_tokens, limit)
    assert "".join("".join(text[start:end].split()) for start, end in spans) == "".join(text.split())
    assert all(first[1] <= second[0] for first, second in pairwise(spans))
    assert all(end - start == 1 or estimate_tokens(text[start:end]) <= limit for start, end in spans)


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(["나래는 갔다.", "세빈이 왔다.", "He left.", "- 하나\n- 둘"]), max_size=8), st.data()
)
def test_appending_a_paragraph_keeps_every_id(paragraphs: list[str], data: st.DataObject) -> None:
    more = [*paragraphs, data.draw(st.sampled_from(["끝.", "나래는 갔다."]))]
    before, after = passages("\n\n".join(paragraphs)), passages("\n\n".join(more))
    if paragraphs and paragraphs[-1].startswith("-"):
        return  # a list ends where the next block begins, which is Markdown's affair
    assert [passage.id for passage in after[: len(before)]] == [passage.id for passage in before]
