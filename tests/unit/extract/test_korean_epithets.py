"""What tells one person from others of the kind stays with them, and a time or a first person stays apart."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

HOLDERS = [
    ("예전 사장님은 등산을 좋아하셨어.", "예전 사장"),
    ("옛날 여자친구가 그 노래를 싫어했어.", "옛날 여자친구"),
    ("이전 집주인이 담배를 싫어했대.", "이전 집주인"),
    ("예전 코치 말로는 그 선수가 별로래.", "예전 코치"),
    ("걔네 선생님이 숙제를 싫어한대.", "걔네 선생"),
    ("얘네 엄마가 그 학원 별로래.", "얘네 엄마"),
    ("걔네 부장 말로는 그 제품이 별로래.", "걔네 부장"),
    ("그 친구 아내가 그 동네를 싫어한대.", "그 친구 아내"),
    ("큰 손녀가 고양이를 좋아해.", "큰 손녀"),
    ("작은 고모는 회를 싫어하셔.", "작은 고모"),
    ("작은 형 말로는 그 차가 별로래.", "작은 형"),
    ("같은 과 선배가 그 수업 별로래.", "같은 과 선배"),
    ("전 여친이 그 가게를 싫어했어.", "전 여친"),
    ("전 직장 상사가 그 계획이 별로래.", "전 직장 상사"),
    ("전 남편이 그 집을 싫어한대.", "전 남편"),
    ("아는 오빠가 그 카메라 별로래.", "오빠"),
    ("네 동생 말로는 그 영화가 별로래.", "도경 동생"),
    ("다온이가 자기 사촌 말로는 그 병원이 별로래.", "다온 사촌"),
]
APART = [
    ("예전에 사장님이 등산을 좋아하셨어.", "사장"),
    ("예전 엄마는 고기를 좋아하셨어.", "엄마"),
    ("전 선생님이 좋아요.", "소은"),
    ("전 남편이 좋아요.", "소은"),
    ("어제 팀장이 그 안이 별로라고 했어.", "팀장"),
]


@pytest.mark.parametrize(("text", "owner"), [*HOLDERS, *APART])
def test_who_it_is_of_several(text: str, owner: str) -> None:
    assert [found.owner for found in statements(text)] == [owner]
