"""How words come to whoever passes them on: a call, a message, a saying beside what one does, a piece of news."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

OWNERS = [
    ("단비가 방금 연락했는데 버스 놓쳤대.", ["단비"]),
    ("고모가 전화했는데 할아버지가 넘어지셨대.", ["고모"]),
    ("내가 단비한테 전화했는데 감기래.", ["단비"]),
    ("외삼촌한테 연락했는데 할머니가 퇴원하셨대.", ["외삼촌"]),
    ("누나 통해서 알게 됐는데 그 가게가 문 닫았대.", ["누나"]),
    ("그 얘기는 형한테서 나온 건데 공장이 문을 닫는대.", ["형"]),
    ("단비가 소식 전해 줬어. 지우가 아기 낳았대.", ["단비"]),
    ("이모 왈 그 드라마 별로래.", ["이모"]),
    ("고모가 몸살 났다면서 죽 사 오라셨어.", ["고모", "고모"]),
    ("단톡에서 누나가 그러는데 모임 미뤄졌대.", ["누나"]),
    ("의사 말로는 휴식이 필요하대.", ["의사"]),
    ("지호는 그 계획에 반대야.", ["지호"]),
    ("아빠는 그 의자가 마음에 드신대.", ["아빠"]),
    ("고모는 아들이 군대 가서 다칠까 봐 걱정하신대.", ["고모"]),
    ("누나는 유학 간 걸 후회하더라.", ["누나"]),
]


@pytest.mark.parametrize(("text", "owners"), OWNERS)
def test_whose_words_or_views_they_are(text: str, owners: list[str]) -> None:
    assert [found.owner for found in statements(text)] == owners


def test_who_says_it_is_who_does_what_follows() -> None:
    said, done = statements("단비가 그 모자 비싸다면서 안 샀어.")
    assert (said.owner, done.owner, done.subject) == ("단비", None, "단비")


def test_what_used_to_be_said_is_said_once() -> None:
    (found,) = statements("할머니께서 여기가 논이었다고 말씀하시곤 했어.")
    assert (found.owner, found.subject) == ("할머니", "여기")


@pytest.mark.parametrize("text", ["단비가 결혼한다면서?", "단비가 연락했는데 못 받았어."])
def test_nothing_is_passed_on(text: str) -> None:
    assert all(found.owner is None for found in statements(text))


CHAINS = [
    ("단비가 미르 말을 전해 줬는데 내일 쉰대.", "미르", "단비"),
    ("고모가 큰 조카한테서 그 가게가 팔렸다는 얘기를 들었대.", "큰 조카", "고모"),
    ("단비가 의사한테 물어봤더니 그 약은 먹지 말래.", "의사", "단비"),
    ("누나가 자기 친구 말로는 그 식당이 별로래.", "누나 친구", "누나"),
]


@pytest.mark.parametrize(("text", "owner", "relayer"), CHAINS)
def test_who_tells_for_another_stands_between(text: str, owner: str, relayer: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by) == (owner, ("소은", relayer))


def test_what_is_passed_on_is_denied_by_whom_it_is_about() -> None:
    told, denied = statements("단비가 이사했다는데 본인은 아니래.")
    assert (told.owner, told.polarity.value) == (None, "positive")
    assert (denied.owner, denied.subject, denied.polarity.value) == ("단비", "단비", "negative")


@pytest.mark.parametrize("text", ["이 차 추천해 드려요.", "산책을 권해 드려요."])
def test_what_is_recommended_politely_is_no_request(text: str) -> None:
    (found,) = statements(text)
    assert (found.predicate, found.owner) == ("recommends", "소은")


def test_a_guest_stays_a_guest() -> None:
    assert [found.owner for found in statements("단골손님이 그러시는데 그 가게가 문 닫았대.")] == ["단골손님"]


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("윗집에서 밤에 조용히 해 달래.", "윗집"),
        ("실장님이 그 안은 절대 안 된대.", "실장"),
        ("친정엄마가 반찬 가져가래.", "친정엄마"),
        ("썸남이 그 영화 별로래.", "썸남"),
        ("단비가 나 때문에 늦었대.", None),
        ("구청 소식지에 따르면 수영장이 문을 연대.", "구청 소식지"),
        ("구청 공지에 따르면 수영장이 문을 닫는대.", "구청"),
    ],
)
def test_who_or_what_it_comes_from(text: str, owner: str | None) -> None:
    assert [found.owner for found in statements(text)] == [owner]
