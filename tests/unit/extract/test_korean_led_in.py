"""How somebody's words are led in: who has looked, is sure, carries words of another, was met, sent a message."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

CLAIMS = [
    ("정비사가 와서 보더니 배터리가 나갔대.", [("정비사", ())]),
    ("고모가 먹어 보더니 싱겁대.", [("고모", ())]),
    ("보미가 확실하다는데 도윤이가 팀장 조카래.", [("보미", ())]),
    ("보미가 비밀이라면서 도윤이가 팀장 조카라고 했어.", [("보미", ())]),
    ("하린이한테 들은 보미가 그러는데 공장을 닫는대.", [("하린", ("보미",))]),
    ("보미가 하린이 말을 옮겼는데 공장을 닫는대.", [("하린", ("보미",))]),
    ("도윤이가 설명하기로는 공사가 사흘 걸린대.", [("도윤", ())]),
    ("도윤이가 알려 준 바로는 접수가 끝났대.", [("도윤", ())]),
    ("도윤이 입으로 직접 들었어, 회사 나간다고.", [("도윤", ())]),
    ("도윤이 본인이 그랬어, 승진한다고.", [("도윤", ())]),
    ("하린이가 범인이라는 건 도윤이 말이야.", [("도윤", ())]),
    ("도윤이가 어디서 들었는지 내가 이사한대.", [(None, ("도윤",))]),
    ("도윤이가 주워들었는데 이사장이 바뀐대.", [(None, ("도윤",))]),
    ("고모한테 전화해 보니까 결혼식을 미뤘대.", [("고모", ())]),
    ("점원에게 문의했는데 재입고는 안 된대요.", [("점원", ())]),
    ("아까 이장님을 만났는데 다리가 무너졌대.", [("이장", ())]),
    ("하린이한테 카톡 왔어. 늦는대.", [("하린", ())]),
    ("보미가 슬쩍 알려 줬어. 하린이가 팀장 딸이래.", [("보미", ())]),
    ("고객한테 배송이 늦다고 항의를 받았어요.", [("고객", ())]),
    ("팀장님께 보고서가 엉망이라고 지적받았어.", [("팀장", ())]),
    ("보미가 하지 말라고 뜯어말렸어.", [("보미", ())]),
    ("보미가 그 소문은 헛소문이래.", [("보미", ())]),
    ("도윤이가 하린이를 좋아한대. 솔이 말로는.", [("도윤", ("솔",))]),
    ("도윤이 유튜브에서 봤는데 그 카메라 별로래.", [("도윤", ())]),
    ("대표님 비서한테 들으니 회의가 미뤄졌대.", [("대표님 비서", ())]),
    ("하린이가 우울하대. 보미가 그러네.", [("보미", ())]),
    ("하린이가 우울하다고 들었다고 보미가 그랬어.", [(None, ("보미",))]),
    ("하린이 프로필에 여행 중이라고 돼 있어.", [("하린", ())]),
    ("감독 인터뷰 보니까 속편은 없대.", [("감독", ())]),
    ("반장 알림장에 내일 준비물 없다고 적혀 있었어.", [("반장", ())]),
    ("시어머니 입맛에는 내 국이 싱거우시대.", [("시어머니", ())]),
    ("막내가 제대하면 가게를 차리겠대.", [("막내", ())]),
    ("비가 그치면 강물이 줄겠대.", [(None, ())]),
    ("보미가 하린이 말을 못 믿겠대.", [("보미", ())]),
    ("심사위원이 무대가 지루했대.", [("심사위원", ())]),
    ("하린이를 통해 듣기로는 도윤이가 이사했대.", [("하린", ())]),
    ("도윤이가 이사한다는 걸 하린이가 알려 줬어.", [("하린", ())]),
    ("박 과장이 내가 실수했다고 부장한테 고자질했어.", [("박 과장", ())]),
    ("도윤이가 자기가 일등이라고 떠벌리고 다녀.", [("도윤", ())]),
    ("도윤이 어머니 말씀으로는 하린이가 군대에 갔대.", [("도윤 어머니", ())]),
    ("도윤이한테 왜 늦었냐고 물으니 길이 막혔대.", [("도윤", ())]),
    ("왜 늦었냐고 했더니 길이 막혔대.", [(None, ())]),
    ("늦은 이유를 물었더니 길이 막혔대.", [(None, ())]),
    ("우리 할아버지는 교수시래.", [(None, ())]),
    # endings
    ("가 보니 가게에 아무도 없더래.", [(None, ())]),
    ("애가 밤새 울더래요.", [(None, ())]),
    ("도둑이 또 나타났더랍니다.", [(None, ())]),
    ("하린이가 이사 갔다는구만.", [(None, ())]),
    ("할머니가 병원에 안 가신다셨어.", [("할머니", ())]),
    ("할아버지가 얼른 오라시네.", [("할아버지", ())]),
    ("남편이 시어머니가 명절에 오지 말라셨대.", [("시어머니", ("남편",))]),
    ("엄마가 담임이 나 전학 가냐고 물어봤대.", [("담임", ("엄마",))]),
    ("도윤이가 누나는 집에 있으라고 했대.", [("도윤", ())]),
]


@pytest.mark.parametrize(("text", "expected"), CLAIMS)
def test_whose_words_are_led_in(text: str, expected: list[tuple[str | None, tuple[str, ...]]]) -> None:
    found = [(s.owner, s.relayed_by) for s in statements(text) if s.type == "Claim"]
    assert found == [(owner, ("소은", *through)) for owner, through in expected]


def test_what_is_seen_in_somebodys_place_is_done_there() -> None:
    (found,) = statements("도윤이 인스타 보니까 강아지 입양했더라.")
    assert (found.owner, found.subject, found.target) == (None, "도윤", "강아지")


@pytest.mark.parametrize("text", ["하린이가 이사했다던데 진짜야?", "하린이가 이사한다는데 맞아?"])
def test_what_is_told_only_to_be_asked(text: str) -> None:
    assert statements(text) == []


@pytest.mark.parametrize(
    "text",
    ["도윤이가 온다고 했는지 안 온다고 했는지 기억이 안 나.", "그 사람 이름이 생각 안 나.", "있잖아, 뭐 해?"],
)
def test_what_is_not_remembered(text: str) -> None:
    assert statements(text) == []


@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("네 말로는 쉽다더니 엄청 어렵네.", ["도경"]),
        ("고모 말로는 위험하다는데 나는 괜찮았어.", ["고모"]),
        ("도윤이 말로는 하린이가 아파서 못 와.", ["도윤", "도윤"]),
        ("있잖아, 하린이 결혼한대.", [None]),
        ("샘이 그러는데 숙제가 없대.", ["샘"]),
    ],
)
def test_where_their_words_end(text: str, owners: list[str | None]) -> None:
    assert [s.owner for s in statements(text) if s.type == "Claim"] == owners


@pytest.mark.parametrize(
    "text", ["하린이가 이사하면 알려 줘", "하린이가 이사한다고 하면 알려 줘", "하린이 오면 나 좀 불러 줘"]
)
def test_what_is_asked_of_the_listener(text: str) -> None:
    assert statements(text) == []


def test_how_one_speaks_is_no_condition() -> None:
    (found,) = statements("솔직히 말하면 그 집 별로야.")
    assert (found.owner, found.certainty.value) == ("소은", "asserted")


@pytest.mark.parametrize("text", ["택배 왔어. 내일 또 온대.", "도윤이 만났는데 도윤이가 이사했대."])
def test_nobody_is_made_to_say_it(text: str) -> None:
    assert [s.owner for s in statements(text) if s.type == "Claim"] == [None]


def test_as_far_as_one_knows_is_ones_own() -> None:
    (found,) = statements("내가 알기로는 도윤이가 이사 갔어.")
    assert (found.owner, found.subject) == (None, "도윤")
