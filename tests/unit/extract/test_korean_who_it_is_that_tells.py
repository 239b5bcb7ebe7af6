"""Who it is that tells, where a title, a word of kin or a place is part of who it is; and who goes on telling."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

OWNERS = [
    ("구역장님 말씀으로는 모임이 밀렸대요.", ["구역장"]),
    ("막내 고모 얘기로는 사촌이 이혼했대.", ["막내 고모"]),
    ("둘째 형 말로는 할머니가 편찮으시대.", ["둘째 형"]),
    ("막내 말로는 학교가 쉰대.", ["막내"]),
    ("위층 사람이 우리 강아지가 시끄럽다고 하더라.", ["위층 사람"]),
    ("회사 사람이 그 식당 별로래.", ["회사 사람"]),
    ("옆집 여자가 그러는데 곧 재개발된대.", ["옆집 여자"]),
    ("부장님이 설계도 언제 주냬. 그리고 본사에서는 값을 낮춰 달래.", ["부장", "본사"]),
    ("이모는 표 미리 예매하라셔.", ["이모"]),
    ("단비가 직접 얘기해 줬는데 자기 이직했대. 사장은 의사고, 성격이 깐깐하대.", ["단비", "단비", "단비"]),
    ("단비랑 얘기했는데 다음 달에 이사한대.", ["단비"]),
    ("도윤이 발표도 재밌었어.", ["소은"]),
    ("도윤이 축가 진짜 감동적이었어.", ["소은"]),
]


@pytest.mark.parametrize(("text", "owners"), OWNERS)
def test_who_tells_or_judges(text: str, owners: list[str]) -> None:
    assert [found.owner for found in statements(text)] == owners


def test_what_another_asks_for_is_no_news_of_who_asked_before() -> None:
    _, asked = statements("부장님이 설계도 언제 주냬. 그리고 본사에서는 값을 낮춰 달래.")
    assert asked.relayed_by == ("소은",)


def test_a_name_with_the_friendly_ending_still_acts() -> None:
    (found,) = statements("도윤이 커피를 마셨어.")
    assert (found.owner, found.subject) == (None, "도윤")


FORESEEN = [
    ("고모는 삼촌이 금방 나을 거라고 보셔.", "고모", "predicts"),
    ("감기는 곧 나을 거야.", "소은", "predicts"),
    ("형이 누나보다 나을 거래.", None, "prefers"),
    ("소장님은 수리가 두 달은 걸릴 거라고 하시네요.", "소장", "predicts"),
    ("형은 감옥에 갈 거래.", None, "plans"),
]


@pytest.mark.parametrize(("text", "owner", "predicate"), FORESEEN)
def test_what_is_foreseen_of_another(text: str, owner: str | None, predicate: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.predicate) == (owner, predicate)


def test_who_comes_and_speaks_passes_on_what_another_said() -> None:
    (found,) = statements("조카가 집에 오자마자 '선생님이 물감 가져오래' 이러는 거 있지.")
    assert (found.owner, found.relayed_by) == ("선생", ("소은", "조카"))


CHAINS = [
    ("단비 통해서 들었어. 미르 말로는 지호가 이민 간대.", "미르", ("소은", "단비")),
    ("단비한테 들었어. 지호가 이민 간대.", "단비", ("소은",)),
    ("고모한테서 들은 얘기야. 미르 말로는 가게가 팔렸대.", "미르", ("소은", "고모")),
]


@pytest.mark.parametrize(("text", "owner", "relayed_by"), CHAINS)
def test_from_whom_one_heard_it_in_a_sentence_before(text: str, owner: str, relayed_by: tuple[str, ...]) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by) == (owner, relayed_by)


def test_a_song_one_heard_tells_nothing() -> None:
    heard, liked = statements("나 그 노래 들었어. 단비가 그러는데 좋대.")
    assert (heard.owner, liked.owner, liked.relayed_by) == (None, "단비", ("소은",))


HELD_AND_ASKED = [
    "조 과장한테 들었는데 소장님이 재택을 싫어하셔서 내일부터 출근하라고 하셨대.",
    "소장님이 소음을 싫어하셔서 조용히 하라고 하셨대.",
]


@pytest.mark.parametrize("text", HELD_AND_ASKED)
def test_who_asks_for_a_reason_of_their_own_holds_both(text: str) -> None:
    held, asked = statements(text)
    assert (held.owner, asked.owner) == ("소장", "소장")
    assert (held.predicate, asked.predicate) == ("dislikes", "requests")


def test_whose_dislike_another_minds_asks_for_nothing() -> None:
    assert {f.owner for f in statements("동생이 당근을 싫어해서 엄마가 빼라고 하셨어.")} == {"엄마"}


def test_who_is_ill_does_not_tell_others_to_rest() -> None:
    assert all(f.owner != "단비" for f in statements("단비가 아파서 쉬라고 했어."))


LOOKED = [
    ("누나가 다시 확인해 보더니 예약이 금요일이 아니라 토요일이래.", "누나"),
    ("아빠가 보더니 볼트가 왼쪽이 아니라 오른쪽이래.", "아빠"),
    ("지호 있잖아, 걔 이번에 이직한대.", None),
    ("내가 말을 잘못 옮겼네. 쉬자고 한 사람은 삼촌이 아니라 고모였어.", "고모"),
]


@pytest.mark.parametrize(("text", "owner"), LOOKED)
def test_who_looked_at_it_tells_and_calling_to_mind_is_no_news(text: str, owner: str | None) -> None:
    (found,) = statements(text)
    assert found.owner == owner


def test_whom_one_has_is_told_of() -> None:
    (found,) = statements("나 동생 있잖아.")
    assert found.predicate == "has"
