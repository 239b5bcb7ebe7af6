"""Whom one talked with before what they said, what only they can have said, and one who feels two ways."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

CLAIMS = [
    ("보미한테 물어봤어. 안 간대.", ["보미"]),
    ("교수님께 여쭤봤습니다. 시험은 오픈북이랍니다.", ["교수"]),
    ("관리실에 문의했어요. 누수는 윗집 책임이래요.", ["관리실"]),
    ("세입자랑 통화했어. 보일러가 고장 났대.", ["세입자"]),
    ("하린이가 어제 전화했어. 도윤이가 다쳤대.", ["하린"]),
    ("은행 갔다 왔어. 대출이 안 된대.", [None]),
    ("보미는 언제든 괜찮대.", ["보미"]),
    ("팀장님은 수요일도 괜찮으시대.", ["팀장"]),
    ("보미는 내일은 안 된대.", ["보미"]),
    ("할머니는 이제 괜찮으시대.", [None]),
    ("약사는 괜찮다는데 나는 불안해.", ["약사", "소은"]),
    ("보미는 맛있대.", ["보미"]),
    ("부모님이 유학을 반대하신대.", ["부모님"]),
    ("책에서 읽었는데 물을 많이 마시면 안 좋대.", [None]),
    ("엄마는 아빠를 믿고 삼촌은 안 믿어.", ["엄마", "엄마"]),
    ("보미는 녹차는 좋아하고 홍차는 안 좋아해.", ["보미", "보미"]),
    ("보미는 개를 좋아하는데 고양이는 안 좋아해.", ["보미", "보미"]),
    ("보미는 개를 좋아하고 동생은 안 좋아해.", ["보미", "동생"]),
    ("보미가 하린이를 좋아하는데 하린이는 안 좋아해.", ["보미", "하린"]),
    ("엄마랑 통화했는데 목소리가 안 좋더라.", ["소은"]),
    ("도윤이 카드로는 결제가 안 된대.", [None]),
    ("보미 편지로 마음이 풀렸대.", [None]),
    ("보미는 최고라는데 하린이는 최악이래.", ["보미", "하린"]),
    ("보미는 재미있다는데 난 별로더라.", ["보미"]),
    ("보미는 착하다는데 하린이는 게으르대.", [None, None]),
    ("아빠는 야구를 좋아하시지만 엄마는 안 좋아하셔.", ["아빠", "엄마"]),
]


@pytest.mark.parametrize(("text", "owners"), CLAIMS)
def test_who_says_or_feels_it(text: str, owners: list[str | None]) -> None:
    assert [s.owner for s in statements(text) if s.type == "Claim"] == owners


def test_whom_one_goes_on_about() -> None:
    judged, told = statements("보미가 수아 욕을 하더라. 걔는 어제 지각했대.")
    assert (judged.owner, judged.target) == ("보미", "수아")
    assert (told.owner, told.subject) == ("보미", "수아")
