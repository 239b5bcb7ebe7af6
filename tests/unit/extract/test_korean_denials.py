"""What was not said, not heard or is not so never comes back as a fact, an event or an admission."""

from __future__ import annotations

import pytest

from ingest.model import Polarity
from tests.unit.extract.korean_turns import statements

UNSAID = [
    "난 도윤이가 사기꾼이라고 말한 적 없어.",
    "나는 하린이가 유학 간다고 한 적이 없는데.",
    "난 고모가 이혼했다고 말하지 않았어.",
    "나는 하린이가 게으르다고 안 했거든.",
    "도윤이는 하린이가 범인이라고 말한 적이 없어.",
    "도윤이는 하린이가 도박한다고 안 했대.",
    "도윤이는 하린이를 좋아한다고 한 적 없대.",
    "아무도 도윤이가 해고됐다고 말 안 했어.",
    "누구도 나한테 할머니가 편찮으시다고 얘기하지 않았어.",
    "도윤이가 파혼했다는 얘기는 못 들었어.",
    "나는 도윤이가 파혼했다는 말 들은 적 없어.",
    "팀장님은 우리가 잘못했다고 하신 적 없어.",
    "하린이는 나한테 오라고 안 했어.",
    "난 '하린이는 거짓말쟁이야'라고 말한 적 없어.",
    "하린이가 사기꾼이라고 말한 기억이 없어.",
    "하린이가 돈을 빼돌렸다는 증거는 없어.",
    "하린이가 사기꾼이라고 한 사람은 내가 아니야.",
    "내가 하린이를 싫어한다고 한 건 아니야.",
    "하린이가 그만둔다는 건 아니야.",
    "누가 도윤이가 바람피웠다고 헛소문을 퍼뜨렸어.",
    "하린이가 도윤이를 싫어한다는 말은 틀렸어.",
    "도윤이는 하린이가 고모를 싫어한다는 소문을 부인했어.",
]
DENIED = [
    ("도윤이는 자기가 범인이라는 소문을 부인했어.", "도윤", "도윤은 자기가 범인이 아니라고 한다 (소은이 전함)."),
    ("고모는 자기가 돈을 빌렸다는 걸 부정했어.", "고모", "고모는 자기가 돈을 빌리지 않았다고 한다 (소은이 전함)."),
    ("하린이는 도윤이가 의사라는 말을 안 믿어.", "하린", "하린은 도윤이 의사가 아니라고 한다 (소은이 전함)."),
    ("하린이는 도윤이가 거짓말했다고 생각하지 않아.", "하린", "하린은 도윤이 거짓말하지 않았다고 한다 (소은이 전함)."),
    ("하린이는 그 드라마가 재밌다고 생각하지 않아.", "하린", "하린은 드라마가 재밌지 않다고 생각한다 (소은이 전함)."),
    ("도윤이가 범인이라는 소문은 거짓이래.", None, "도윤이 범인이 아니라는 말이 있다 (소은이 전함)."),
    ("하린이는 이혼했다는 소문이 사실이 아니라고 밝혔어.", "하린", "하린은 자기가 이혼하지 않았다고 한다 (소은이 전함)."),
    ("하린이는 도윤이가 이혼했다는 소문이 거짓이라고 했어.", "하린", "하린은 도윤이 이혼하지 않았다고 한다 (소은이 전함)."),
    ("도윤이가 파산했다는 말은 사실이 아니야.", None, "도윤은 파산하지 않았다."),
    ("도윤이가 유학 간다는 건 헛소문이야.", None, "도윤은 유학 가지 않는다."),
]  # fmt: skip


@pytest.mark.parametrize("text", UNSAID)
def test_what_was_not_said_states_nothing(text: str) -> None:
    assert statements(text) == []


@pytest.mark.parametrize(("text", "owner", "words"), DENIED)
def test_what_is_denied_reads_as_denied(text: str, owner: str | None, words: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.polarity, found.text) == (owner, Polarity.NEGATIVE, words)


def test_what_is_true_is_told() -> None:
    (found,) = statements("도윤이가 파산했다는 소문은 사실이야.")
    assert (found.owner, found.subject, found.polarity) == (None, "도윤", Polarity.POSITIVE)


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("하린이는 자기는 안 훔쳤다고 했어.", "하린"),
        ("네가 그랬잖아, 회의가 길다고.", "도경"),
        ("네가 안 간다고 했잖아.", "도경"),
        ("하린이는 돈 빌린 적 없다고 잡아뗐어.", "하린"),
    ],
)
def test_negation_inside_the_words_stays_there(text: str, owner: str) -> None:
    (found,) = statements(text)
    assert found.owner == owner


def test_who_goes_on_behind_words_that_were_not_said() -> None:
    (found,) = statements("도윤이가 온다고 안 했는데 왔더라.")
    assert (found.subject, found.predicate) == ("도윤", "went")
