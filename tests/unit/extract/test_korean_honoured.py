"""Who is looked up to is never who speaks; whom something is done for or to did none of it."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage

EXTRACTOR = KoreanExtractor()


def doers(text: str) -> list[tuple[str | None, str]]:
    said_at = datetime.fromisoformat("2026-03-02T10:00:00+09:00")
    passage = Passage("p1", text, 0, speaker="하윤", addressee="도진", said_at=said_at)
    return [(s.subject, s.predicate) for s in EXTRACTOR.extract(passage, ()).statements]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # nobody says -시- of themselves: without a name it is somebody, and who is not known
        ("어제 늦게 오셨어", [(None, "did")]),
        ("귤을 한 상자 주셨어", [(None, "gave")]),
        ("엄청 반가워하셨어", []),
        ("저녁 벌써 드셨어", [(None, "ate")]),
        # whom one has just done something for is who is looked up to
        ("외할머니한테 떡을 드렸더니 귤을 주셨어", [("하윤", "gave"), ("외할머니", "gave")]),
        ("교수님 뵙고 왔어. 많이 늙으셨더라", [("하윤", "met"), ("교수", "did")]),
        ("작은아버지를 뵀는데 무척 좋아하셨어", [("하윤", "met")]),
        # 드리다 looks up to whoever gets it
        ("이웃집 할머니 갖다드렸어", [("하윤", "did")]),
        ("외삼촌 드렸어", [("하윤", "gave")]),
        # the only one who is named, right before seeing or waking, is seen and woken
        ("막내 보고 왔다", [("하윤", "met")]),
        ("어제 소연이 봤어", [("하윤", "met")]),
        ("삼촌 깨웠어", [("하윤", "did")]),
        ("담임 선생님 찾아뵀어", [("하윤", "did")]),
        # who saw something did see
        ("엄마 드라마 봤어", [("엄마", "watched")]),
        ("소연이 봤대", [("소연", "watched")]),
    ],
)
def test_who_did_it(text: str, expected: list[tuple[str | None, str]]) -> None:
    assert doers(text) == expected
