"""Bytes to text, and the one rule for stored text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.errors import UnreadableSource
from ingest.sources import clean_text, decode

KOREAN = "회의는 목요일 오후에 하기로 했어요.\n나래가 자료를 가져온다고 합니다."
ENGLISH = "The meeting moved to Thursday.\nNora brings the slides."

ENCODINGS = [
    ("utf-8", "utf-8"),
    ("utf-8-sig", "utf-8 (bom)"),
    ("utf-16", "utf-16-le (bom)"),
    ("utf-16-le", "utf-16-le"),
    ("utf-16-be", "utf-16-be"),
    ("utf-32", "utf-32-le (bom)"),
]


@pytest.mark.parametrize("text", [KOREAN, ENGLISH])
@pytest.mark.parametrize(("codec", "recorded"), ENCODINGS)
def test_an_encoding_is_found_and_recorded(text: str, codec: str, recorded: str) -> None:
    assert decode(text.encode(codec)) == (text, recorded)


@pytest.mark.parametrize(
    "text",
    [
        KOREAN,
        "오늘 저녁 같이 먹을래?",
        "나래: ㅋㅋㅋㅋ 알겠어 ㅠㅠ",
        "Agenda\n\n1. 예산 검토\n2. 다음 일정",
        "“그건 아니다”라고 말했다…",
        "펲시콜라 말고 사이다로 주문해 주세요, 그리고 김밥도 두 줄 부탁드려요.",  # 펲 exists only in CP949
    ],
)
def test_korean_of_windows_is_found_and_recorded(text: str) -> None:
    assert decode(text.encode("cp949")) == (text, "cp949")


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        ("Le café était fermé à Noël, mais la fête a continué.", "cp1252"),
        ("会議は木曜日になりました。資料を持ってきてください。", "shift_jis"),
        ("会議は木曜日になりました。資料を持ってきてください。", "euc_jp"),
        ("会议改到了星期四，请大家把资料带来，我们一起讨论。", "gb2312"),
        ("本部门会计报表可能都很高。费单据放好。", "gb2312"),  # all of it reads as Hangul that nobody writes
        ("Встреча перенесена на четверг, принесите материалы.", "koi8-r"),
        ("Встреча перенесена на четверг, принесите материалы.", "cp1251"),
    ],
)
def test_another_encoding_is_refused_by_name(text: str, codec: str) -> None:
    with pytest.raises(UnreadableSource, match=r"minutes\.txt is not text in UTF-8, UTF-16 or CP949"):
        decode(text.encode(codec), "minutes.txt")


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe", bytes(range(128, 256)) * 3])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(UnreadableSource):
        decode(data)


def test_a_damaged_file_is_refused_with_the_place() -> None:
    with pytest.raises(UnreadableSource, match=r"a\.txt begins like utf-8 but is damaged at byte 3"):
        decode(b"\xef\xbb\xbfabc\xff\xff", "a.txt")


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("한 줄\r\n두 줄\r세 줄", "한 줄\n두 줄\n세 줄"),
        ("메모\x00끝 \x1b[31m", "메모끝 "),
        ("\x1b[1;31m빨강\x1b[0m", "빨강"),
        ("tab\tstays", "tab\tstays"),
        (unicodedata.normalize("NFD", "나래"), "나래"),
        ("보이지\u200b않는\ufeff틈", "보이지않는틈"),
        ("뒤집힌 \u202e글자", "뒤집힌 글자"),
        ("회식🤦‍♀️ 좋았다", "회식🤦‍♀️ 좋았다"),
        ("half \ud83d pair", "half \ufffd pair"),
        ("줄\u2028나눔", "줄\n나눔"),
    ],
)
def test_stored_text_follows_one_rule(text: str, stored: str) -> None:
    assert clean_text(text) == stored


@given(st.text(st.characters(exclude_categories=())))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean_text(text)
    assert clean_text(once) == once
    once.encode("utf-8")
    assert not any(unicodedata.category(sign) == "Cc" and sign not in "\t\n" for sign in once)


@given(st.binary(max_size=200))
def test_any_bytes_are_decoded_or_refused(data: bytes) -> None:
    try:
        text, encoding = decode(data)
    except UnreadableSource:
        return
    assert encoding
    assert isinstance(text, str)


@given(st.text(st.characters(exclude_categories=("Cs",)), min_size=1))
def test_whatever_utf_8_holds_comes_back(text: str) -> None:
    data = text.encode("utf-8-sig")
    assert decode(data) == (text, "utf-8 (bom)")
