"""Whose account it is: a letter, an answer, a memory; who calls; where all write; who tells of a thing set apart."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

SOURCES = [
    ("세입자 문자로는 보일러가 터졌대.", "세입자", ()),
    ("감사실 회신으론 조사가 다음 주래요.", "감사실", ()),
    ("시공사 답변으로는 입주가 늦어진답니다.", "시공사", ()),
    ("헬스장 안내로는 샤워실이 막혔대.", "헬스장", ()),
    ("할머니 기억으로는 그때 우물이 있었대.", "할머니", ()),
    ("고모 일기에 따르면 고모부가 먼저 청혼했대.", "고모", ()),
    ("도윤이 편지로 미루어 보면 부산에 산대.", "도윤", ()),
    ("도윤이가 보낸 메일로는 출장이 미뤄졌대.", "도윤", ()),
    ("누나가 해 준 말로는 그 학원이 문을 닫았대.", "누나", ()),
    ("누나가 매형한테 듣기를 가게가 팔렸대.", "매형", ("누나",)),
    ("고모가 할머니에게서 들은 걸로는 논이 팔렸대.", "할머니", ("고모",)),
    ("제가 도윤이한테 들은 바에 따르면 회사가 이사했대요.", "도윤", ()),
    ("할아버지 가라사대 그 땅은 팔지 말래.", "할아버지", ()),
    ("보미 말: 오늘 못 온대", "보미", ()),
    ("보미 왈, 새 감독 영 별로라고 함", "보미", ()),
    ("보미 말로는 하린이가 퇴사했다고 함.", "보미", ()),
    ("보미가 그러는데 보름이가 도윤이한테 들었대, 공장이 문을 닫았다고.", "도윤", ("보미", "보름")),
    ("부장님 지시로는 내일까지 제출하래.", "부장", ()),
    ("팀장님 방침에 따르면 재택은 없대.", "팀장", ()),
    ("보미 SNS에 따르면 신곡이 나온대.", "보미", ()),
    ("보미가 라방에서 결혼한다고 발표했어.", "보미", ()),
    # somewhere that is nobody's
    ("맘카페에서 봤는데 그 소아과가 문을 닫았대.", None, ()),
    ("동네 밴드에 올라왔던데 수영장이 공사한대.", None, ()),
    ("출입문에 붙었던데 내일 휴진이래.", None, ()),
    ("안내 문자로는 내일 쉰대.", None, ()),
    ("오빠 월급으로는 힘들대.", None, ()),
    ("도윤이 차로는 두 시간 걸린대.", None, ()),
    # of a thing set apart
    ("정비사님이 부품은 아직 안 나왔대요.", "정비사", ()),
    ("누나가 우유는 상했대.", "누나", ()),
    ("도윤이가 막차는 벌써 떠났대.", "도윤", ()),
    ("미용사가 내 머리는 너무 상했대.", "미용사", ()),
    ("도윤이가 서울은 떠났대.", None, ()),
    ("도윤이가 성적은 떨어졌대.", None, ()),
    ("담당자가 서류는 어제 보냈대.", None, ()),
    # who rings
    ("집에서 할머니가 편찮으시다고 전화 왔어.", "집", ()),
    ("어린이집에서 조카가 넘어졌다고 연락이 왔어.", "어린이집", ()),
    ("동생이 학교에서 아프다고 전화 왔어.", "동생", ()),
    # named and pointed at
    ("지수 걔는 오지 말래.", "지수", ()),
    ("도윤이 그 녀석이 나보고 게으르대.", "도윤", ()),
    ("우리 오빠 걔는 결혼하기 싫대.", "오빠", ()),
    # asked only whether it is so
    ("너 청소 한 번도 안 했다고 반장이 그러던데?!", "반장", ()),
]


@pytest.mark.parametrize(("text", "owner", "through"), SOURCES)
def test_whose_account_it_is(text: str, owner: str | None, through: tuple[str, ...]) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by) == (owner, ("소은", *through))


@pytest.mark.parametrize(
    "text", ["너 이사한다고 누가 그러던데?", "누가 온다고 반장이 그러던데?", "네가 그랬다고 하던데?"]
)
def test_what_is_asked_is_no_news(text: str) -> None:
    assert statements(text) == []


def test_how_somebody_looks_is_no_deed() -> None:
    (found,) = statements("누나 표정으로 미루어 화났나 봐.")
    assert (found.owner, found.subject, found.certainty.value) == ("소은", "누나", "uncertain")


def test_what_one_cannot_mend() -> None:
    (found,) = statements("도윤이가 시계는 못 고친대.")
    assert (found.subject, found.predicate, found.target) == ("도윤", "can", "시계 고치기")
