"""KakaoTalk's text exports, each kind with its notices and its lines without words."""

import re

import pytest

from ingest.errors import NaiveTime
from ingest.model import SourceDocument
from ingest.sources import read_text
from ingest.sources.kakaotalk import DAYS, HEADS, MEDIA, MESSAGES, NOTICES

WINDOWS = """\
등산 모임 3 님과 카카오톡 대화
저장한 날짜 : 2024-03-06 19:30:11

--------------- 2024년 3월 5일 화요일 ---------------
한결님이 들어왔습니다.
[나래] [오후 7:20] 토요일에 관악산 어때?
10시에 모이자.

점심은 내가 살게
[세빈] [오후 7:21] 사진
[세빈] [오후 7:22] 파일: 지도.pdf
[한결] [오후 7:23] 다온이 무릎이 아프대
나래님이 나갔습니다.
--------------- 2024년 3월 6일 수요일 ---------------
[세빈] [오전 12:05] 삭제된 메시지입니다.
[세빈] [오전 12:06] 그럼 둘이 가자
"""
ANDROID = """\
등산 모임 3 카카오톡 대화
저장한 날짜 : 2024년 3월 6일 오후 7:30

2024년 3월 5일 오후 7:19
2024년 3월 5일 오후 7:19, 한결님이 들어왔습니다.
2024년 3월 5일 오후 7:20, 나래 : 토요일에 관악산 어때?
10시에 모이자.

점심은 내가 살게
2024년 3월 5일 오후 7:21, 세빈 : 사진
2024년 3월 5일 오후 7:22, 세빈 : 파일: 지도.pdf
2024년 3월 5일 오후 7:23, 한결 : 다온이 무릎이 아프대
2024년 3월 5일 오후 7:24, 나래님이 나갔습니다.
2024년 3월 6일 오전 12:05
2024년 3월 6일 오전 12:05, 세빈 : 삭제된 메시지입니다.
2024년 3월 6일 오전 12:06, 세빈 : 그럼 둘이 가자
"""
IOS = """\
등산 모임 3 님과 카카오톡 대화
저장한 날짜 : 2024. 3. 6. 오후 7:30

2024년 3월 5일 화요일
2024. 3. 5. 오후 7:19: 한결님이 들어왔습니다.
2024. 3. 5. 오후 7:20, 나래 : 토요일에 관악산 어때?
10시에 모이자.

점심은 내가 살게
2024. 3. 5. 19:21, 세빈 : 사진 2장
2024. 3. 5. 오후 7:22, 세빈 : 파일: 지도.pdf
2024. 3. 5. 오후 7:23, 한결 : 다온이 무릎이 아프대
2024. 3. 5. 오후 7:24: 나래님이 나갔습니다.
2024년 3월 6일 수요일
2024. 3. 6. 오전 12:05, 세빈 : 삭제된 메시지입니다.
2024. 3. 6. 오전 12:06, 세빈 : 그럼 둘이 가자
"""
MAC = """\
Date,User,Message
2024-03-05 19:19:00,"한결","한결님이 들어왔습니다."
2024-03-05 19:20:00,"나래","토요일에 관악산 어때?
10시에 모이자.

점심은 내가 살게"
2024-03-05 19:21:00,"세빈","사진"
2024-03-05 19:22:00,"세빈","파일: 지도.pdf"
2024-03-05 19:23:00,"한결","다온이 무릎이 아프대"
2024-03-06 00:05:00,"세빈","삭제된 메시지입니다."
2024-03-06 00:06:00,"세빈","그럼 둘이 가자"
"""
ENGLISH_WINDOWS = """\
Hikers 3 KakaoTalk Chats
Date Saved : 2024-03-06 19:30:11

--------------- Tuesday, March 5, 2024 ---------------
Juno joined this chatroom.
[Nora] [7:20 PM] Shall we hike on Saturday?
[Juno] [7:21 PM] Photo
[Juno] [7:23 PM] Mara says her knee hurts.
"""
ENGLISH_ANDROID = """\
Hikers 3 KakaoTalk Chats
Date Saved : Mar 6, 2024, 7:30 PM

March 5, 2024 at 7:19 PM
March 5, 2024 at 7:19 PM, Juno joined this chatroom.
March 5, 2024 at 7:20 PM, Nora : Shall we hike on Saturday?
March 5, 2024 at 7:21 PM, Juno : Photo
March 5, 2024, 7:23 PM, Juno : Mara says her knee hurts.
"""
ENGLISH_IOS = """\
KakaoTalk Chats with Hikers
Date Saved : 6 Mar 2024 at 19:30

Tuesday, 5 March 2024
5 Mar 2024 at 19:19: Juno joined this chatroom.
5 Mar 2024 at 19:20, Nora : Shall we hike on Saturday?
5 Mar 2024 at 19:21, Juno : Photo
5 Mar 2024 at 7:23\u202fPM, Juno : Mara says her knee hurts.
"""


def days(text: str, path: str = "chat.txt") -> list[SourceDocument]:
    return list(read_text(text, path, "Asia/Seoul"))


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (WINDOWS, "c.txt"),
        (ANDROID, "c.txt"),
        (IOS, "c.txt"),
        (MAC, "c.csv"),
        (WINDOWS.replace("\n", "\r\n"), "c.txt"),
    ],
    ids=["windows", "android", "ios", "mac", "crlf"],
)
def test_every_korean_export_gives_the_same_turns(text: str, path: str) -> None:
    first, second = days(text, path)
    assert [first.path, second.path] == [f"{path}/2024-03-05", f"{path}/2024-03-06"]
    assert [(turn.speaker, turn.text, turn.caption) for turn in first.turns] == [
        ("나래", "토요일에 관악산 어때?\n10시에 모이자.\n\n점심은 내가 살게", None),
        ("세빈", "", "파일: 지도.pdf"),
        ("한결", "다온이 무릎이 아프대", None),
    ]
    assert first.metadata["skipped_photo"] == "1"
    assert [(turn.speaker, turn.text) for turn in second.turns] == [("세빈", "그럼 둘이 가자")]
    assert second.turns[0].said_at is not None
    assert second.turns[0].said_at.isoformat() == "2024-03-06T00:06:00+09:00"


@pytest.mark.parametrize(
    "text", [ENGLISH_WINDOWS, ENGLISH_ANDROID, ENGLISH_IOS], ids=["windows", "android", "ios"]
)
def test_every_english_export_gives_the_same_turns(text: str) -> None:
    (day,) = days(text)
    assert [(turn.speaker, turn.text, turn.said_at.isoformat()) for turn in day.turns if turn.said_at] == [
        ("Nora", "Shall we hike on Saturday?", "2024-03-05T19:20:00+09:00"),
        ("Juno", "Mara says her knee hurts.", "2024-03-05T19:23:00+09:00"),
    ]


@pytest.mark.parametrize("rules", [MESSAGES, DAYS, HEADS, NOTICES, MEDIA])
def test_each_rule_takes_its_own_example(rules: tuple[tuple[str, str, str], ...]) -> None:
    for name, pattern, example in rules:
        assert re.fullmatch(pattern, example), name


def test_a_longer_export_leaves_earlier_turns_as_they_are() -> None:
    before = days(WINDOWS)
    after = days(WINDOWS + "[나래] [오전 12:06] 그럼 둘이 가자\n[세빈] [오전 12:06] 그럼 둘이 가자\n")
    assert before[0] == after[0]
    assert [turn.id for turn in after[1].turns][:1] == [turn.id for turn in before[1].turns]
    assert len({turn.id for turn in after[1].turns}) == 3


def test_an_export_needs_a_zone() -> None:
    with pytest.raises(NaiveTime):
        list(read_text(ANDROID, "chat.txt", None))


def test_a_text_about_kakaotalk_is_no_export() -> None:
    (document,) = days("어머니와 카카오톡 대화\n\n오늘 어머니가 전화를 하셨다.\n")
    assert document.kind == "markdown"


def test_a_colon_or_a_bracket_in_a_message_stays_in_it() -> None:
    text = (
        ANDROID + "2024년 3월 6일 오전 8:00, 나래 : 준비물 : 물, [간식]\n"
        "2024년 2월 31일 오전 8:00, 나래 : 없는 날\n"
    )
    turns = days(text)[-1].turns
    assert turns[-1].text == "준비물 : 물, [간식]\n2024년 2월 31일 오전 8:00, 나래 : 없는 날"
