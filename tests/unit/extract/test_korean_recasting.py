"""Korean clauses that mean what another says plainly, and sources that only come up beside what they told."""

from __future__ import annotations

import pytest

from ingest.model import Statement
from tests.unit.extract.korean_turns import statements


def _owned(told: list[Statement]) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(s.predicate, s.owner, s.subject, s.target) for s in told]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("아침 조깅은 내 스타일 아님.", ("dislikes", "소은", "소은", "아침 조깅")),
        ("그런 옷은 내 취향이 아니야.", ("dislikes", "소은", "소은", "그런 옷")),
        ("딸이 나중에 간호사 되고 싶대.", ("wants", "딸", "딸", "간호사")),
        ("거기는 예약이 안 된대.", ("can", None, "거기", "예약")),
        ("간호사가 오늘은 외출이 안 된대.", ("can", "간호사", None, "외출")),
        (
            "언니네 학교 사람이 그러는데 급식이 별로래.",
            ("believes_bad", "언니네 학교 사람", "언니네 학교 사람", "급식"),
        ),
        ("어떤 사람이 그러는데 그거 사기래.", ("believes_bad", None, None, "그거")),
        ("교수님이 네 안부 물으시더라.", ("asks", "교수", "교수", "도경 안부")),
        ("윤지 딸 낳았대.", ("did", None, "윤지", "딸 낳기")),
        ("조카가 면접 떨어진 것 같다고 했어.", ("passed", "조카", "조카", "면접")),
        ("그 집 떡볶이 미쳤대.", ("believes_good", None, None, "집 떡볶이")),
        ("그 게임 패치하고 나서 훨씬 구려졌어.", ("believes_bad", "소은", "소은", "게임")),
        ("사장님이 이번에 지면 은퇴한다고 하셨어.", ("plans", "사장", "사장", "은퇴")),
        ("윤지가 고맙다고 전해 달래.", ("requests", "윤지", "윤지", "고맙다고")),
        ("아내는 맨날 처제 취업 걱정이야.", ("worries_about", "아내", "아내", "처제 취업")),
        ("폭설 오면 기차 중단될 거야.", ("stopped", "소은", "기차", None)),
        ("구청 안내문에는 이달까지 접종하라고 돼 있어.", ("requests", "구청", "구청", "접종")),
        ("민호는 범인이 자기 아니래.", ("is", "민호", "범인", "민호")),
        ("괜찮네요 이 식당.", ("believes_good", "소은", "소은", "식당")),
        ("할머니가 아프면 병원 가라고 했어.", ("requests", "할머니", "할머니", "병원")),
        ("아내가 이번 여름엔 속초 가자네.", ("suggests", "아내", "아내", "속초")),
        ("작은아버지가 다치셨다고 연락받았어.", ("did", None, "작은아버지", "다치기")),
        ("유나한테서 민호가 다쳤다고 연락 받았어.", ("did", "유나", "민호", "다치기")),
        ("지나가 술김에 그랬는데 나 예전에 좋아했대.", ("likes", "지나", "지나", "소은")),
        ("민호가 비밀이라면서 말해 줬는데 유나 임신했대.", ("did", "민호", "유나", "임신")),
        ("할아버지는 사기당할까 봐 걱정이 많아.", ("worries_about", "할아버지", "할아버지", "사기")),
        ("그 후배 은근 꼰대야.", ("believes_bad", "소은", "소은", "후배")),
        ("은근한 향이 좋아.", ("likes", "소은", "소은", "향")),
        ("택배 기사님이 전화 와서 늦는다고 하셨어.", ("did", "택배 기사", "택배 기사", "늦기")),
        ("약사가 같이 먹으면 위험하대.", ("believes_bad", "약사", "약사", None)),
        ("치과에서 사랑니 뽑아야 된대.", ("believes", "치과", "치과", "사랑니")),
        ("상담사가 환불 안 된대.", ("can", "상담사", None, "환불")),
        ("뭐니 뭐니 해도 집밥이 최고야.", ("believes_good", "소은", "소은", "집밥")),
        ("사장님은 재택 없앤다셔.", ("did", "사장", "사장", "재택 없애기")),
        ("학원에서 아이가 안 왔다고 전화 왔어.", ("went", "학원", "아이", "오기")),
        ("유나가 보낸 문자 보니까 그 가게 문 닫는대.", ("stopped", "유나", "가게", None)),
        ("카톡에서 봤어. 지나가 아니라 유나가 그랬어, 거기 비싸다고.", ("believes_bad", "유나", "유나", "거기")),
    ],
)
def test_what_a_clause_plainly_says(text: str, expected: tuple[str, str | None, str | None, str | None]) -> None:
    assert expected in _owned(statements(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("아는 형이 그 회사 다니는데 야근 지옥이래.", [("works_at", None, "형"), ("believes_bad", "형", "형")]),
        ("동생이 서울 사는데 월세가 비싸대.", [("lives_in", None, "동생"), ("believes_bad", "동생", "동생")]),
        ("형은 은행, 누나는 병원에서 일해.", [("works_at", None, "형"), ("works_at", None, "누나")]),
        ("오빠는 의사, 언니는 변호사야.", [("is", None, "오빠"), ("is", None, "언니")]),
        ("점장은 알바가 컵을 깼다고 하고 알바는 아니라고 해.", [("did", "점장", "알바"), ("did", "알바", "알바")]),
        ("엄마가 서운하대, 내가 전화도 안 한다고.", [("is", None, "엄마"), ("did", "엄마", "소은")]),
    ],
)
def test_of_two_things_told(text: str, expected: list[tuple[str, str | None, str]]) -> None:
    assert [(s.predicate, s.owner, s.subject) for s in statements(text)] == expected


@pytest.mark.parametrize(
    "text",
    [
        "사실인지 모르겠는데 팀장님이 그만두신대.",
        "확실하진 않은데 시험 범위 바뀐대.",
        "진짠지는 모르지만 거기 문 닫는대.",
    ],
)
def test_doubt_ahead_of_what_is_passed_on(text: str) -> None:
    assert [s.certainty.value for s in statements(text)] == ["uncertain"]


@pytest.mark.parametrize("text", ["넌 좀 쉬어.", "너는 거기 앉아 있어.", "넌 집에 가."])
def test_what_the_listener_is_told_to_do(text: str) -> None:
    assert statements(text) == []


@pytest.mark.parametrize(
    ("text", "predicate"), [("너는 매일 늦게 자.", "does_regularly"), ("내가 가격을 물어봤어.", "did")]
)
def test_what_is_told_of_the_listener_or_the_speaker(text: str, predicate: str) -> None:
    assert [s.predicate for s in statements(text)] == [predicate]


def test_who_really_said_it() -> None:
    told = statements("재호가 아니라 민아가 그랬어, 그 펜션 지저분하다고.")
    assert [(s.owner, s.replaces) for s in told] == [("민아", "재호")]
