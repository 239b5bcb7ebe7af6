"""Messages of others that the sender pastes: "지나: 난 싫어", "> 지나: …", "[지나] [오후 3:20] …".

They are the words of who is named before the colon. A label ("장소:", "메모:") names nobody; a line quoted with ">"
under no name is somebody's, and nobody knows whose.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Person
from ingest.extract.korean.wordlists import words
from ingest.language.korean_names import GIVEN_NAMES, SURNAMES
from ingest.model import Mention, MentionKind

_STAMP = r"(?:[\[(]?(?:\d{2,4}[년./-] ?\d{1,2}[월./-] ?\d{1,2}일?\.?,? )?(?:오전|오후)? ?\d{1,2}[:시] ?\d\d분?[\])]?,?[ \t]+)?"
_LINE = re.compile(
    rf"^[ \t]*(?P<mark>(?:>[ \t]?)*)(?:[-•][ \t])?{_STAMP}"
    r"(?:\[(?P<boxed>[^\]\n:]{2,10})\][ \t]*\[[^\]\n]{3,14}\][ \t]*:?[ \t]*"
    r"|(?P<plain>[가-힣A-Za-z]{2,10})[ \t]*(?:[(\[][^)\]\n]{1,12}[)\]])?[ \t]*[:：][ \t]*)(?=[^\s\d/])",
    re.MULTILINE,
)
_QUOTED = re.compile(r"^[ \t]*>.*$", re.MULTILINE)
#: Words in the shape of names that head a line as labels.
_LABELS = words(
    "하루 이유 가을 여름 겨울 나무 소리 사랑 보고 주의 예정 비고 우주 미래 지도 새벽 아침 점심 저녁 시간 장소 메모 주제 결론 요약 참고 공지 "
    "추신 근황 소식 속보 정리 제목 내용 날짜 일시 대상 준비물 회비 문의 담당 안건 결과 원인 질문 답변 비밀번호 아이디 주소 이름 나이 직업 고향 나라 "
    "오늘 내일 어제 정보 수리 유리 보라 노을"
)
#: Labels behind which the sender goes on in a sentence: "결론: 민수가 발표하기로 했어".
_SAYS_WHAT = re.compile(
    r"^[ \t]*(?:메모|결론|주제|요약|참고|공지|추신|근황|소식|속보|정리)[ \t]*[:：][ \t]*", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Pasted:
    """A line in other words than the sender's: where the words lie, and whose they are, if anybody's."""

    line: int
    start: int
    end: int
    who: Person | None


def pasted_in(text: str, known: Sequence[str]) -> list[Pasted]:
    """Return the pasted lines of a text, in order; `known` are the people of the conversation."""
    if not (":" in text or "：" in text or ">" in text or "] [" in text):
        return []
    found: dict[int, Pasted] = {}
    for match in _LINE.finditer(text):
        group = "boxed" if match["boxed"] else "plain"
        who = _somebody(match[group], match.start(group), known)
        if who is not None:
            end = text.find("\n", match.end())
            found[match.start()] = Pasted(match.start(), match.end(), len(text) if end < 0 else end, who)
    for match in _QUOTED.finditer(text):
        found.setdefault(match.start(), Pasted(match.start(), match.end(), match.end(), None))
    return [found[start] for start in sorted(found)]


def without_labels(text: str) -> str:
    """Return the text with the labels before a sentence as spaces."""
    return _SAYS_WHAT.sub(lambda match: " " * len(match.group()), text)


def _somebody(label: str, start: int, known: Sequence[str]) -> Person | None:
    """Whom a label names: somebody of the conversation, a given name, kin, or a role with 님."""
    word = label.strip()
    span = (start, start + len(word))
    bare = re.sub(r"(?:님|씨)$", "", word)
    for name in (word, bare, bare.removesuffix("이")):
        if name in known:
            return Person(name, Mention(name, MentionKind.NAME, span))
    if bare in _LABELS or re.search(r"[A-Za-z]", bare):
        return None
    given = bare[1:] if len(bare) == 3 and bare[0] in SURNAMES else bare
    if given in GIVEN_NAMES:
        return Person(bare, Mention(bare, MentionKind.NAME, span))
    if lexicon().is_kind(bare, "kin"):
        return Person(bare, Mention(bare, MentionKind.KIN, span))
    if word.endswith("님") and lexicon().is_kind(bare, "role"):
        return Person(bare, Mention(bare, MentionKind.ROLE, span))
    return None
