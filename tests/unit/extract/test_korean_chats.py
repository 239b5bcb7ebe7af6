"""Whose words they are in the ways of chats: 피셜, 왈 behind the words, a stance, a page that was looked at."""

from __future__ import annotations

import pytest

from ingest.extract.korean.chat_forms import FORMS, in_plain_words
from tests.unit.extract.korean_turns import statements

OWNERS = [
    ("단비피셜 그 교수님 내년에 정년이래.", ["단비"]),
    ("이건 우리 고모피셜인데 저 집 국수 별로래.", ["고모"]),
    ("점장님피셜로는 이번 달 특근 없대.", ["점장"]),
    ("그 연극 노잼, 단비 왈", ["단비"]),
    ("그 매장 직원 완전 불친절함. 지호 왈", ["지호"]),
    ('"내일은 꼭 운동한다", 우리 누나 왈', ["누나"]),
    ('맛 칼럼니스트 은재의 평: "국물이 밍밍하다."', ["은재"]),
    ("교장은 소풍은 없다는 입장이야.", ["교장"]),
    ("누나는 보험은 필요 없다는 주의야.", ["누나"]),
    ("집주인은 도배를 우리가 해야 한다는 주장이야.", ["집주인"]),
    ("고모는 제사를 줄이자는 쪽이야.", ["고모"]),
    ("의사한테 커피 끊으라는 조언을 들었어.", ["의사"]),
    ("기상청은 주말에 눈이 온다는 예보를 냈어.", ["기상청"]),
    ("수의사 말이 나 알레르기가 있대.", ["수의사"]),
    ("고모 말이 할머니 다음 주에 퇴원하신대.", ["고모"]),
    ("지호한테 전해 듣기로는 사장이 가게를 내놨대.", ["지호"]),
    ("지호네 고모가 우리 아들 참 의젓하대.", ["지호네 고모"]),
    ("누나가 내 방 냄새난대.", ["누나"]),
    ("단비가 나 좋아한다고 하더라.", ["단비"]),
    ("단비가 나 보고 싶다고 편지에 썼어.", ["단비"]),
    ("단비가 나 부자라고 하더라.", ["단비"]),
    ("지호 블로그 보니까 그 숙소 별로래.", ["지호"]),
    ("지호 인스타 들어가 봤더니 가게 접는다고 써 놨더라.", ["지호"]),
    ("누나 문자에 김밥 다 쌌다고 적혀 있었어.", ["누나"]),
    ("교수님 공지 떴는데 과제 없대.", ["교수"]),
    ("방금 지호한테 놀라운 소식 들었어. 단비가 파혼했대.", ["지호"]),
    ("미용사가 이 동네 월세 많이 올랐대.", ["미용사"]),
    ('"나 이번에 총무 됐어!" 하고 조카가 자랑하더라.', ["조카"]),
    ("할머니가 국이 싱겁다고 타박하셨어.", ["할머니"]),
    ("단비는 온다더니 안 왔어.", ["단비", None]),
    ("고모는 아직도 내가 학생인 줄 알아.", ["고모"]),
    ("친구가 갑자기 동업하자는 거 있지.", ["친구"]),
    ("본사에서 내려온 얘긴데 지점이 통합된대.", ["본사"]),
    ("지호 말 들어 보면 걔네 점장 완전 꼰대래.", ["지호"]),
    ("점원이 환불은 절대 안 된대.", ["점원"]),
    ("선배가 그 수업은 피하는 게 좋대.", ["선배"]),
    ('"이 집 국물 끝내준다" 옆 테이블 아저씨가 그러더라.', ["옆 테이블 아저씨"]),
    ("처가에서 김치 보내 준다고 연락 왔어.", ["처가"]),
    ("보검이가 안 간댔다니까.", ["보검"]),
    ("걔 말은 반만 믿어.", ["소은"]),
    ("부장 그 인간은 진짜 답이 없다.", ["소은"]),
    ("저 사람 변호사 아닌가 싶네.", ["소은"]),
    ("지호가 화난 모양이야.", ["소은"]),
    ("지호가 보기엔 둘이 사귀는 것 같대.", ["지호"]),
    ("코치 눈에는 내가 아직 멀었대.", ["코치"]),
    ("목격자에 따르면 버스가 먼저 멈췄다고 한다.", ["목격자"]),
    ('"난 네 편이야." 지호가 해 준 말이야.', ["지호"]),
    ('그때 단비가 뭐라고 했냐면 "너는 너무 착해"', ["단비"]),
    ('지호가 딱 한마디 하더라 "나 결혼해"', ["지호"]),
    ("부장이 이번 일은 내 탓이라는 식으로 말하더라.", ["부장"]),
    ("어제 지호 만났는데 회사 그만뒀대.", [None, "지호"]),
    ("단비가 하도 그러길래 먹어 봤더니 그 국수 맛있더라.", ["소은"]),
    ("누나 인스타 봤는데 사진 예쁘더라.", [None, "소은"]),
    ("고모 문자 왔는데 아직 못 읽었어.", [None, None]),
    ("단비는 주의가 산만해.", ["소은"]),
    ("단비가 노래는 잘한대.", [None]),
    ("아이가 무섭다고 유치원 안 간대.", ["아이", None]),
    ("간호사가 오늘은 면회가 안 된대.", ["간호사"]),
    ("수의사 쌤이 우리 개 살 빼야 한대.", ["수의사 쌤"]),
    ("할머니가 나 보고 많이 말랐대.", ["할머니"]),
    ("단비는 내가 부럽대.", ["단비"]),
    ("단비가 내 동생이 귀엽대.", ["단비"]),
    ("고모 잔치가 다음 달이래.", [None]),
    ("교수님한테 메일 드렸더니 보강은 없대.", ["교수"]),
    ("조카한테 시켰더니 못 하겠대.", ["조카"]),
    ("친구한테 빌려 달랬더니 자기도 없대.", ["친구"]),
    ("아빠한테 허락받았어. 여행 가도 된대.", [None, "아빠"]),
    ("조카가 열이 나서 병원 갔더니 감기래.", [None, None, None]),
    ("딸이 기숙사에서 전화해서는 집에 오고 싶대.", ["딸"]),
    ("의사는 걱정할 거 없대.", ["의사"]),
    ("변호사는 이길 수 있대.", ["변호사"]),
    ("고모는 형광등 불빛을 못 견뎌 하셔.", ["고모"]),
    ("그 병원 가지 말래.", [None]),
    ("막내가 아까부터 보채. 안아 달라고.", [None, "막내"]),
    ("아빠가 소리쳤어. 조용히 하라고.", ["아빠"]),
    ("미르피셜 이번 신곡 대박 날 거래.", ["미르"]),
    ("조카가 방이 좁다고 툴툴댔대.", ["조카"]),
    ("지호가 남긴 후기엔 배송이 엉망이래.", ["지호"]),
    ("가게 주인 바뀌었대, 옆집 아저씨 말이.", ["옆집 아저씨"]),
    ("노을이 남친 좀 별로야.", ["소은"]),
    ("쌀값은 더 뛸 겁니다.", ["소은"]),
    ("선배가 나더러 회계 맡으라길래 못 한다고 했어.", ["선배", None]),
]


@pytest.mark.parametrize(("text", "owners"), OWNERS)
def test_whose_words_they_are(text: str, owners: list[str | None]) -> None:
    assert [found.owner for found in statements(text)] == owners


@pytest.mark.parametrize(
    "text",
    [
        "두 회사가 곧 합병할 것으로 알려졌다.",
        "전문가들은 집값이 오를 것으로 내다봤다.",
        "단톡에 그 얘기뿐이야. 점장 바뀐다고.",
        "카더라인데 그 가게 문 닫는대.",
        "누구한테 들었더라, 그 가게 문 닫는대.",
        "그 동네에 재개발된다고 글이 올라왔더라.",
        "계약서에는 위약금이 없다고 돼 있어.",
    ],
)
def test_nobody_knows_whose_words_they_are(text: str) -> None:
    assert [(found.owner, found.relayed_by) for found in statements(text)] == [(None, ("소은",))]


@pytest.mark.parametrize(
    "text",
    [
        "누구한테 들었더라.",
        "차를 어디다 세웠더라",
        "우리 언제 만났더라?",
        "지호는 아니라고 펄쩍 뛰던데.",
        "오늘은 회의가 없나 보네요?",
        "고생했어 푹 쉬어",
        "잘 자~ 내일 봐",
        "할머니께 안부 전해 드려",
        "그게 무슨 말이야",
        "그러다 다친다",
        "이게 웬 떡이야",
    ],
)
def test_nothing_is_stated(text: str) -> None:
    assert statements(text) == []


VIEWS = [
    ("나 고구마피자 완전 호!", "likes", "positive"),
    ("난 그 일정 찬성!", "believes_good", "positive"),
    ("그 세차장은 비추요", "recommends", "negative"),
    ("야간 알바는 비추야 ㅡㅡ", "recommends", "negative"),
    ("그 선배는 좀 비호감이야", "believes_bad", "negative"),
    ("그 만화? 그저 그랬어.", "believes_good", "neutral"),
    ("고모는 그 배우 극혐해", "dislikes", "negative"),
    ("할아버지는 병원이라면 딱 싫어하셔", "dislikes", "negative"),
    ("배송 최악", "believes_bad", "negative"),
    ("그 식당 직원들 친절", "believes_good", "positive"),
    ("거기 안주 별로", "believes_bad", "negative"),
    ("난 커피보다 홍차", "prefers", "positive"),
    ("아침에 가는 걸 추천", "recommends", "positive"),
    ("굳이 새 거 살 필요 없어", "believes", "negative"),
    ("이러다 감기 걸리겠어", "predicts", "positive"),
    ("고모는 우리 가게를 좋게 보셔", "believes_good", "positive"),
    ("점장은 그 제안을 탐탁지 않아 해", "dislikes", "negative"),
    ("이번 신상 가방 색감 미쳤다", "believes_good", "positive"),
]


@pytest.mark.parametrize(("text", "predicate", "polarity"), VIEWS)
def test_views_in_the_words_of_chats(text: str, predicate: str, polarity: str) -> None:
    (found,) = statements(text)
    assert (found.predicate, found.polarity.value) == (predicate, polarity)


CHAINS = [
    ("지호가 자기 누나가 그랬다면서 그 병원 가지 말래.", "지호 누나", "지호"),
    ("지호 말이 부장님이 다 바꾸겠다고 하셨대.", "부장", "지호"),
    ("누나가 매형이 담배 끊겠다고 약속했대.", "매형", "누나"),
    ("지호가 고모가 땅 판다고 하더라고 전해 줬어.", "고모", "지호"),
]


@pytest.mark.parametrize(("text", "owner", "relayer"), CHAINS)
def test_who_stands_between(text: str, owner: str, relayer: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by) == (owner, ("소은", relayer))


HEARD_SOMEWHERE = ["지호가 들었는데 그 집 망했대.", "지호 누나가 들은 바로는 새 주인이 나타났대."]


@pytest.mark.parametrize("text", HEARD_SOMEWHERE)
def test_who_heard_it_is_no_owner(text: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by[0], len(found.relayed_by)) == (None, "소은", 2)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.example)
def test_every_form_keeps_its_length(form) -> None:  # type: ignore[no-untyped-def]
    plain = in_plain_words(form.example)
    assert plain != form.example
    assert len(plain) == len(form.example)


@pytest.mark.parametrize("text", ["오피셜 떴다", "회사에 이상한 말이 나 돌아", "지호의 평은 나쁘지 않아"])
def test_what_only_looks_alike_is_left(text: str) -> None:
    assert in_plain_words(text) == text
    assert all(found.owner in {None, "소은"} for found in statements(text))
