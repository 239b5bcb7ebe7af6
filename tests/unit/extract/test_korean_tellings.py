"""Korean ways of passing on: who heard it from whom before it was told, and who said so behind it."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn, said on 5 March 2024, a Tuesday, in Seoul."""
    said_at = datetime.fromisoformat("2024-03-05T10:00:00+09:00")
    passage = Passage("p", text, 0, "민서", addressee="재훈", said_at=said_at, lang="ko")
    return list(EXTRACTOR.extract(passage, ()).statements)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("반장이 교감한테 듣고 나한테 말해 준 건데 소풍이 취소됐대.", ("stopped", "교감", "민서 반장")),
        ("누나가 고모부한테 듣고 알려 줬는데 사촌이 이혼했대.", ("did", "고모부", "민서 누나")),
        ("형이 매형한테 전해 듣고 얘기해 준 건데 처형이 이직했대.", ("did", "매형", "민서 형")),
        ("이건 유나가 도현이한테 듣고 전해 준 얘긴데, 그 빵집이 문 닫는대.", ("stopped", "도현", "민서 유나")),
        ("장모님이 처제한테 들으신 건데 동서가 차를 샀대.", ("bought", "처제", "민서 장모")),
        ("아내가 윗집에서 들은 얘기라는데 경비가 바뀐대.", ("predicts", "윗집", "민서 아내")),
        ("카페 접는대. 점장한테 직접 들은 얘기야.", ("stopped", "점장", "민서")),
        ("이모 왈, 사촌 동생이 면접에 붙었대.", ("passed", "이모", "민서")),
        ("형부 피셜 이번 여행은 강릉이래.", ("is", "형부", "민서")),
        ("건너 건너 들었는데 그 선배 이혼했대.", ("did", None, "민서")),
        ("우진이가 이직했대, 유나가 그러더라.", ("did", "유나", "민서")),
        ("도현이 전학 갔대요, 반장님이 그러시던데요.", ("went", "반장", "민서")),
        ("그 카페 별로래, 유나가 그러는데.", ("believes_bad", "유나", "민서")),
        ("그 집 이사 간대. 통장님 말씀으로는.", ("did", "통장", "민서")),
        ("관리소장은 공사가 길어질 거래.", ("predicts", "관리소장", "민서")),
        ("우진이가 자기 형이 그랬다면서 그 학원 별로래.", ("believes_bad", "우진 형", "민서 우진")),
        ("아까 관리실에서 방송했는데 내일 단수래.", ("takes_place", "관리실", "민서")),
        ("한의사가 찬 음식은 피해야 한대.", ("believes", "한의사", "민서")),
        ("세무사는 따로 신고하는 게 낫대.", ("believes", "세무사", "민서")),
        ("총무가 등산 취소됐대.", ("stopped", "총무", "민서")),
        ("도현이는 그 집 커피가 쓰대.", ("believes_bad", "도현", "민서")),
        ("공지 보니까 운동회는 5월 3일에 한대.", ("takes_place", None, "민서")),
        ("삼촌 말로는 성묘는 이번 주 토요일에 한대.", ("takes_place", "삼촌", "민서")),
    ],
)
def test_who_told_whom(text: str, expected: tuple[str, str | None, str]) -> None:
    assert [(s.predicate, s.owner, " ".join(s.relayed_by)) for s in statements(text)] == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("송별회는 3층 말고 옥상에서 합니다.", ("takes_place", "송별회", "옥상")),
        ("동창회는 다음 주 토요일에 해.", ("takes_place", "동창회", None)),
    ],
)
def test_occasions_that_are_held(text: str, expected: tuple[str, str, str | None]) -> None:
    assert [(s.predicate, s.subject, s.target) for s in statements(text)] == [expected]
