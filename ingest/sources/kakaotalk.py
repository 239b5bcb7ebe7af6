"""Text exports of KakaoTalk: Windows, Mac, Android and iOS, in Korean and English.

One day of a chat is one session, a document at `<file>/<date>`: days are what the exports themselves mark, and a
longer export of the same chat leaves earlier days as they are. Joins and leaves are nobody's words and are
skipped; so are lines that stand for a picture, a video or a deleted message, which are counted in the metadata. A
file's name is kept as a caption, because the program wrote the line. Exports have no ids and no zone.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime

from ingest.errors import UnreadableSource
from ingest.model import SourceDocument, SourceTurn
from ingest.sources.times import MONTHS, date_and_clock, with_offset
from ingest.sources.turns import with_turn_id

_KO_CLOCK = r"(?:(?P<half>오전|오후) ?)?(?P<hour>\d{1,2}):(?P<minute>\d{2})"
_EN_CLOCK = r"(?P<hour>\d{1,2}):(?P<minute>\d{2})(?:\s?(?P<half>[AaPp][Mm]))?"
_KO_DAY = r"(?P<year>\d{4})년 (?P<month>\d{1,2})월 (?P<day>\d{1,2})일"
_DOT_DAY = r"(?P<year>\d{4})\. ?(?P<month>\d{1,2})\. ?(?P<day>\d{1,2})\.?"
_US_DAY = r"(?P<month>[A-Z][a-z]{2,8})\.? (?P<day>\d{1,2}), (?P<year>\d{4})"
_UK_DAY = r"(?P<day>\d{1,2}) (?P<month>[A-Z][a-z]{2,8})\.? (?P<year>\d{4})"
_SPEECH = r", (?P<name>.{1,60}?) : (?P<text>.*)"

# How a message begins, each with a line it is for.
MESSAGES = (
    ("windows", rf"\[(?P<name>.{{1,60}}?)\] \[{_KO_CLOCK}\] (?P<text>.*)", "[지나] [오후 7:20] 나 먼저 갈게"),
    (
        "windows, English",
        rf"\[(?P<name>.{{1,60}}?)\] \[{_EN_CLOCK}\] (?P<text>.*)",
        "[Gina] [7:20 PM] off now",
    ),
    ("android", rf"{_KO_DAY} {_KO_CLOCK}{_SPEECH}", "2024년 3월 5일 오후 7:20, 지나 : 나 먼저 갈게"),
    (
        "android, English",
        rf"{_US_DAY}(?:,| at) {_EN_CLOCK}{_SPEECH}",
        "March 5, 2024 at 7:20 PM, Gina : off now",
    ),
    ("ios", rf"{_DOT_DAY} {_KO_CLOCK}{_SPEECH}", "2024. 3. 5. 오후 7:20, 지나 : 나 먼저 갈게"),
    ("ios, English", rf"{_UK_DAY}(?:,| at) {_EN_CLOCK}{_SPEECH}", "5 Mar 2024 at 19:20, Gina : off now"),
)

# A line that only says which day or minute begins.
DAYS = (
    (
        "windows",
        rf"-{{3,}} {_KO_DAY}(?: .요일)? -{{3,}}",
        "--------------- 2024년 3월 5일 화요일 ---------------",
    ),
    ("windows, English", rf"-{{3,}} (?:\w+, )?{_US_DAY} -{{3,}}", "------ Tuesday, March 5, 2024 ------"),
    ("phones", rf"{_KO_DAY}(?: .요일)?(?: {_KO_CLOCK})?", "2024년 3월 5일 화요일"),
    ("ios", rf"{_DOT_DAY}(?: .요일)?(?: {_KO_CLOCK})?", "2024. 3. 5. 화요일"),
    (
        "phones, English",
        rf"(?:[A-Z][a-z]+day, )?{_US_DAY}(?:(?:,| at) {_EN_CLOCK})?",
        "Tuesday, March 5, 2024",
    ),
    ("ios, English", rf"(?:[A-Z][a-z]+day, )?{_UK_DAY}(?:(?:,| at) {_EN_CLOCK})?", "Tuesday, 5 March 2024"),
)

# The head of a file. The title is the chat's name, on group chats with the number of members.
HEADS = (
    ("ko", r"(?P<title>.+?)(?: 님과)? 카카오톡 대화", "독서모임 3 님과 카카오톡 대화"),
    ("en", r"(?P<title>.+?) KakaoTalk Chats?", "Book club 3 KakaoTalk Chats"),
    ("en, with", r"KakaoTalk Chats? with (?P<title>.+)", "KakaoTalk Chats with Book club"),
    ("saved", r"저장한 날짜 ?: .+|(?:Date Saved|Saved on) ?: .+", "저장한 날짜 : 2024-03-05 19:30:11"),
)

# What the program says, not a person. Phones print the time before it and no " : " in it, so there any such line
# is a notice; Windows prints the bare line, which only its words tell from the next line of a message.
NOTICES = (
    ("joined", r".+님이 (?:들어왔습니다|들어오셨습니다)\.?", "준호님이 들어왔습니다."),
    ("left", r".+님이 (?:나갔습니다|나가셨습니다)\.?(?: ?채팅방으로 초대하기\.?)?", "준호님이 나갔습니다."),
    ("invited", r".+님이 .+님(?:과 .+님)*을 초대했습니다\.?", "지나님이 준호님을 초대했습니다."),
    ("removed", r".+님(?:을|이 .+님을) 내보냈습니다\.?", "준호님을 내보냈습니다."),
    ("hidden", r"채팅방 관리자가 메시지를 가렸습니다\.?", "채팅방 관리자가 메시지를 가렸습니다."),
    ("host", r".+님(?:이|에게) (?:방장|부방장)(?:이|으로|을|를).*", "지나님이 방장이 되었습니다."),
    ("notice", r".+님이 (?:공지를 등록|채팅방 이름을|대화방 이름을).*", "지나님이 공지를 등록했습니다."),
    ("joined", r".+ (?:joined|has joined|entered) (?:this|the) chat ?room\.?", "Juno joined this chatroom."),
    ("left", r".+ (?:left|has left) (?:this|the) chat ?room\.?", "Juno left this chatroom."),
    (
        "invited",
        r".+ (?:invited|has invited) .+ to (?:this|the) chat ?room\.?",
        "Gina invited Juno to this chatroom.",
    ),
    (
        "removed",
        r".+ (?:was|has been) removed from (?:this|the) chat ?room\.?",
        "Juno was removed from this chatroom.",
    ),
)

# Messages that stand for something without words.
MEDIA = (
    ("photo", r"사진(?: \d+장)?|Photos?(?: \d+)?", "사진 3장"),
    ("video", r"동영상|Videos?", "동영상"),
    ("sticker", r"\(?이모티콘\)?|Emoticons?|Stickers?", "이모티콘"),
    ("voice", r"음성메시지|Voice (?:Message|Note)", "음성메시지"),
    ("call", r"(?:보이스톡|페이스톡|그룹콜).{0,20}|(?:Voice|Video) Call.{0,20}", "보이스톡 해요"),
    ("search", r"샵검색 ?: ?#.{1,100}", "샵검색: #날씨"),
    (
        "deleted",
        r"삭제된 메시지입니다\.?|(?:This message was deleted|Deleted message)\.?",
        "삭제된 메시지입니다.",
    ),
)
_FILE = re.compile(r"(?:파일|File) ?: .+\.\w{1,6}")  # "파일: 견적서.pdf"

_MESSAGES = [re.compile(pattern) for _, pattern, _ in MESSAGES]
_DAYS = [re.compile(pattern) for _, pattern, _ in DAYS]
_HEADS = [re.compile(pattern) for _, pattern, _ in HEADS]
_NOTICE = re.compile("|".join(f"(?:{pattern})" for _, pattern, _ in NOTICES))
_STAMPED = [
    re.compile(rf"{day}(?:,| at)? {clock}[,:] .+")
    for day, clock in ((_KO_DAY, _KO_CLOCK), (_DOT_DAY, _KO_CLOCK), (_US_DAY, _EN_CLOCK), (_UK_DAY, _EN_CLOCK))
]
_CSV_HEAD = re.compile(r"\s*\"?Date\"?,\"?User\"?,\"?Message\"?\s*", re.IGNORECASE)
_HEAD_LINES = 5
_LONGEST_NOTICE = 400  # an invitation of many people; the patterns of names are slow on endless lines


@dataclass(slots=True)
class _Message:
    name: str
    said_at: datetime  # naive, as printed
    lines: list[str]


@dataclass(slots=True)
class _Chat:
    title: str | None = None
    day: date | None = None
    messages: list[_Message] = field(default_factory=list)
    going_on: bool = False  # whether the next line may belong to the last message


def looks_like_kakaotalk(text: str) -> bool:
    """Whether a text has KakaoTalk's head, or begins like one of its exports."""
    lines = [line for line in text.split("\n") if line.strip()][:_HEAD_LINES]
    if not lines:
        return False
    if _CSV_HEAD.fullmatch(lines[0]) or any(_dated(line) for line in lines):
        return True
    begins = _match(_HEADS, lines[0].strip()) or _match(_DAYS, lines[0])
    return begins is not None and any(_match(_MESSAGES, line) for line in text.split("\n"))


def read_kakaotalk(text: str, path: str, zone: str | None, *, encoding: str = "utf-8") -> Iterator[SourceDocument]:
    """Yield one session for each day with a message."""
    chat = _read_csv(text, path) if _CSV_HEAD.fullmatch(text.split("\n", 1)[0]) else _read_lines(text)
    if not chat.messages:
        raise UnreadableSource(f"{path} has the head of a KakaoTalk export but no message of a known form.")
    days: dict[date, list[_Message]] = {}
    for message in chat.messages:
        days.setdefault(message.said_at.date(), []).append(message)
    for day, messages in days.items():
        turns, skipped = _as_turns(messages, zone)
        yield SourceDocument(
            path=f"{path}/{day.isoformat()}",
            kind="conversation",
            turns=turns,
            title=chat.title,
            encoding=encoding,
            zone=zone,
            metadata={f"skipped_{kind}": str(count) for kind, count in sorted(skipped.items())},
        )


def _read_lines(text: str) -> _Chat:
    chat = _Chat()
    for number, line in enumerate(text.split("\n")):
        if number < _HEAD_LINES and not chat.messages and _read_head(chat, line):
            continue
        if found := _match(_DAYS, line):
            chat.day, chat.going_on = _day_of(found), False
        elif found := _match(_MESSAGES, line):
            _begin(chat, found, line)
        elif _is_notice(line):
            chat.going_on = False
        elif chat.going_on:
            chat.messages[-1].lines.append(line)
    return chat


def _read_head(chat: _Chat, line: str) -> bool:
    found = _match(_HEADS, line.strip())
    if found and "title" in found.re.groupindex:
        chat.title = found["title"].strip()
    return found is not None


def _begin(chat: _Chat, found: re.Match[str], line: str) -> None:
    day = _day_of(found) if "year" in found.re.groupindex else chat.day
    clock = int(found["hour"]), int(found["minute"])
    said_at = date_and_clock(day.year, day.month, day.day, clock, found["half"]) if day else None
    if said_at is not None:
        chat.messages.append(_Message(found["name"].strip(), said_at, [found["text"]]))
        chat.going_on = True
    elif chat.going_on:  # a line that only looks like a message, inside somebody's text
        chat.messages[-1].lines.append(line)


def _read_csv(text: str, path: str) -> _Chat:
    """Read the Mac's export: Date,User,Message."""
    chat = _Chat()
    try:
        rows = list(csv.reader(io.StringIO(text), strict=True))[1:]
    except csv.Error as error:
        raise UnreadableSource(f"{path} is no complete CSV file ({error}). Export the chat again.") from error
    for number, row in enumerate(rows, start=2):
        if not row:
            continue
        try:
            said_at = datetime.fromisoformat(row[0]).replace(tzinfo=None)
            name, message = row[1], row[2]
        except (ValueError, IndexError) as error:
            raise UnreadableSource(f"{path}, row {number}: not a date, a user and a message.") from error
        if name.strip() and not _is_notice(message):
            chat.messages.append(_Message(name.strip(), said_at, message.split("\n")))
    return chat


def _as_turns(messages: list[_Message], zone: str | None) -> tuple[tuple[SourceTurn, ...], Counter[str]]:
    seen: Counter[tuple[str, str | None, str]] = Counter()
    skipped: Counter[str] = Counter()
    turns = []
    for message in messages:
        text = "\n".join(message.lines).rstrip()
        kind = next((kind for kind, pattern, _ in MEDIA if re.fullmatch(pattern, text)), None)
        if kind is not None:
            skipped[kind] += 1
            continue
        caption = text if _FILE.fullmatch(text) else None
        turn = SourceTurn(
            id="",
            speaker=message.name,
            text="" if caption else text,
            said_at=with_offset(message.said_at, zone),
            caption=caption,
        )
        turns.append(with_turn_id(turn, seen))
    return tuple(turns), skipped


def _match(patterns: list[re.Pattern[str]], line: str) -> re.Match[str] | None:
    return next((found for pattern in patterns if (found := pattern.fullmatch(line))), None)


def _dated(line: str) -> re.Match[str] | None:
    """Match a message that carries its own date."""
    found = _match(_MESSAGES, line)
    return found if found and "year" in found.re.groupindex and _day_of(found) else None


def _is_notice(line: str) -> bool:
    if len(line) > _LONGEST_NOTICE:
        return False
    return _match(_STAMPED, line) is not None or _NOTICE.fullmatch(line.strip()) is not None


def _day_of(found: re.Match[str]) -> date | None:
    month = found["month"]
    number = int(month) if month.isdigit() else MONTHS.get(month.casefold())
    moment = date_and_clock(int(found["year"]), number, int(found["day"])) if number else None
    return moment.date() if moment else None
