"""What others fear, dislike and would rather have, in idioms and in fragments; orders in somebody's own words."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

#: The text; whose claim it is (None for a record), the label, and what is denied (-) or not (+).
HELD = [
    ("동규가 이번 인사에서 밀려날까 봐 불안해해.", "동규", "worries_about", "positive"),
    ("찬미가 원서 잘못 썼을까 봐 초조해해.", "찬미", "worries_about", "positive"),
    ("형이 거짓말 들통날까 봐 벌벌 떨어.", "형", "worries_about", "positive"),
    ("이모는 보증금 날릴까 봐 밤잠을 설쳐.", "이모", "worries_about", "positive"),
    ("나 또 미끄러질까 봐 겁나.", "소은", "worries_about", "positive"),
    ("고모부는 노래방이라면 치를 떠세요.", "고모부", "dislikes", "negative"),
    ("나는 새벽 회의 질색이야.", "소은", "dislikes", "negative"),
    ("막내가 피아노 학원을 지루해해.", "막내", "dislikes", "negative"),
    ("나는 강보다 산파야.", "소은", "prefers", "positive"),
    ("나는 찍먹파야.", "소은", "prefers", "positive"),
    ("세훈이는 물냉파래.", "세훈", "prefers", "positive"),
    ("신메뉴 솔직히 기대 이하.", "소은", "believes_bad", "negative"),
    ("그 뷔페 기대 이상이었어.", "소은", "believes_good", "positive"),
    ("정비소 사장님이 그 타이어는 비추천이라더라.", "정비소 사장", "recommends", "negative"),
    ("우리 이모부 등산 엄청 사랑하심.", "이모부", "likes", "positive"),
    ("내 조카 시금치 싫어함.", "조카", "dislikes", "negative"),
    ("우리 형 당근 극혐.", "형", "dislikes", "negative"),
    ("엄마 잔소리 싫어함.", "소은", "dislikes", "negative"),
    ("고모는 단 거 환장.", "고모", "likes", "positive"),
    ("발라드는 좋아하는 것도 싫어하는 것도 아니야.", "소은", "likes", "neutral"),
    ("좋아하는 것도 싫어하는 것도 아니야, 발라드는.", "소은", "likes", "neutral"),
    ("떡볶이는 나한텐 있으면 먹고 없으면 마는 음식이야.", "소은", "likes", "neutral"),
    ("원래 안 좋아해, 그런 자리는.", "소은", "dislikes", "negative"),
    ("진짜 못 믿겠어, 그 대리점은.", "소은", "trusts", "negative"),
    ("그 일은 이장이 나서야 한다고 생각해.", "소은", "believes", "positive"),
    ("그 일은 이장이 나서야 한다고 봄.", "소은", "believes", "positive"),
    ("설거지는 동생도 해야 한다고 생각해.", "소은", "believes", "positive"),
    ("할머니는 삼촌이 나서야 한다고 생각하셔.", "할머니", "believes", "positive"),
    ("지난봄에 합창단에서 나왔어요.", None, "left", "positive"),
    ("당근에 책상 3만 원에 팔았어.", None, "gave", "positive"),
    ("그 시계 누나가 준 게 아니라 매형이 준 거였어.", None, "gave", "positive"),
    ("회식 장소 횟집 아니고 고깃집입니다.", None, "takes_place", "positive"),
    ("이장이 다음 달에 사퇴한대.", None, "plans", "positive"),
    ("친정엄마가 외손녀 보고 싶어서 눈물이 나신대.", "친정엄마", "wants", "positive"),
    ("수빈이는 그 배우 광팬이야.", "수빈", "likes", "positive"),
    ("작은아버지는 난초 키우는 재미로 사셔.", "작은아버지", "likes", "positive"),
    ("할아버지가 손녀 합격 소식에 무척 기뻐하셨어.", "할아버지", "believes_good", "positive"),
    ("나 솔직히 너한테 좀 실망이야.", "소은", "believes_bad", "negative"),
    ("나 올해는 꼭 기능사 자격증 딸 거야.", None, "plans", "positive"),
    ("새로 온 인턴 일머리가 없어.", "소은", "believes_bad", "negative"),
    ("우리 동네 정말 살기 좋아.", "소은", "believes_good", "positive"),
    ("그 학원은 안 가는 게 나아.", "소은", "believes", "negative"),
    ("그 수목원 가 볼 만해.", "소은", "believes_good", "positive"),
    ("이 만화 읽을 가치가 있어.", "소은", "believes_good", "positive"),
    ("조카 꿈이 소방관이래.", "조카", "wants", "positive"),
    ("본부장님은 그 안에 회의적이시래.", "본부장", "believes_bad", "negative"),
    ("사촌이 이 교재 강력 추천하더라.", "사촌", "recommends", "positive"),
    ("걱정 마, 준호는 잘할 거야.", "소은", "predicts", "positive"),
    ("나는 네가 해낼 거라고 믿어.", "소은", "predicts", "positive"),
    ("동우는 그 뉴스를 가짜라고 생각해.", "동우", "is", "positive"),
    ("나 요새 살쪄서 고민이야.", "소은", "worries_about", "positive"),
    ("세준이가 혹시 떨어지면 어쩌나 걱정하더라.", "세준", "worries_about", "positive"),
    ("민경이는 그 말 한 걸 땅을 치고 후회해.", "민경", "believes_bad", "negative"),
    ("외삼촌은 젊을 때 저축 안 한 게 한이래.", "외삼촌", "believes_bad", "negative"),
    ("나 그 학과 간 거 진짜 잘한 것 같아.", "소은", "believes_good", "positive"),
    ("그 집 안 사길 잘했지.", "소은", "believes_good", "positive"),
    ("나는 개인적으로 파란색 추천.", "소은", "recommends", "positive"),
    ('차장님이 "퇴근해"라고 하셨어.', "차장", "requests", "positive"),
    ('재희가 "지금 퇴근해"라고 했어.', "재희", "did", "positive"),
    ('형이 "불 끄고 나가"라고 했어.', "형", "requests", "positive"),
    ('세호가 "그거 네가 해"라고 하더라.', "세호", "requests", "positive"),
    ('사범님이 "너 자세가 안 좋아"라고 하셨어.', "사범", "believes_bad", "negative"),
    ('준영이가 "그 게임 별로야"라고 했는데 난 재밌었어.', "준영", "believes_bad", "negative"),
    ("정정: 집합 장소는 정문이 아니고 후문입니다.", None, "takes_place", "positive"),
    ("이 텐트는 산 게 아니라 빌린 거야.", None, "received", "positive"),
    ("외할머니는 무릎이 안 좋으셔.", None, "is", "negative"),
    ("할머니랑 할아버지랑 장 담그셨어.", None, "did", "positive"),
    ("모레 안과 가야 돼.", None, "plans", "positive"),
    ("조카는 생선은 쳐다보지도 않아.", "조카", "dislikes", "negative"),
    ("실장님이 그 후배를 못 잡아먹어서 안달이야.", "실장", "dislikes", "negative"),
    ("나 옆자리 동료랑 진짜 안 맞아.", "소은", "dislikes", "negative"),
    ("그 일은 나랑 안 맞아.", "소은", "dislikes", "negative"),
    ("막내는 주사를 죽도록 싫어해.", "막내", "dislikes", "negative"),
    ("그 강사 알고 보면 속이 깊어.", "소은", "believes_good", "positive"),
    ("그 가수 노래가 물이 올랐어.", "소은", "believes_good", "positive"),
    ("언니는 내 말투가 촌스럽대.", "언니", "believes_bad", "negative"),
    ("숙모는 복권이 당첨될 거라 믿으셔.", "숙모", "predicts", "positive"),
    ("개인적인 생각인데 그 선수는 과대평가됐어.", "소은", "believes_bad", "negative"),
    ("형은 우리가 자주 모였으면 해.", "형", "wants", "positive"),
    ("막냇동생은 운전을 못해.", None, "can", "negative"),
    ("우리 조카 오이 극혐함.", "조카", "dislikes", "negative"),
    ("교장님 진짜 좋으신 분이야.", "소은", "believes_good", "positive"),
    ("할머니는 내가 아플까 노심초사야.", "할머니", "worries_about", "positive"),
    ("원장님은 아이들이 넘어질까 염려하셔.", "원장", "worries_about", "positive"),
    ("실장님은 나를 싫어하시는 게 분명해.", "실장", "dislikes", "negative"),
    ("나는 혹시 실수할까 봐 엄청 긴장돼.", "소은", "worries_about", "positive"),
    ("고모는 애가 감기 걸릴까 봐 외출도 안 하셔.", None, "does_regularly", "negative"),
    ("누나 남친이랑 헤어졌어.", None, "did", "positive"),
    ("막내딸은 딸기라면 환장을 해.", "막내딸", "likes", "positive"),
    ("고모는 혼자 사는 게 편하대.", "고모", "believes_good", "positive"),
    ("외할머니는 혼자 사세요.", None, "lives_in", "positive"),
    ("앞집 할머니가 마당에서 키운 감을 주셨어요.", None, "gave", "positive"),
    ("나 그 선배 안 싫어하는 건 아니야.", "소은", "dislikes", "negative"),
    ('실장님이 "저녁까지 견적서 뽑아 와"라고 하셨어.', "실장", "requests", "positive"),
    ('관장님이 "내일은 일찍 나와"라고 하셨어.', "관장", "requests", "positive"),
    ('엄마가 "아홉 시까지 들어와"라고 하셨어.', "엄마", "requests", "positive"),
    ('준희가 "나 내일 이 뽑아"라고 했어.', "준희", "plans", "positive"),
    ("그때 적금 들걸 그랬대 사촌이.", "사촌", "wants", "positive"),
    ("그 소파 사지 말걸 그랬어.", "소은", "wants", "negative"),
    ("진작 이비인후과 갈걸…", "소은", "wants", "positive"),
    ("보라가 고양이 키우고 싶어 죽겠대.", "보라", "wants", "positive"),
    ("작은형은 오토바이 사고 싶어서 안달이야.", "작은형", "wants", "positive"),
    ("나도 그 의견에 전적으로 동의해.", "소은", "believes_good", "positive"),
    ("외할머니는 증손주 업는 게 낙이셔.", "외할머니", "likes", "positive"),
    ("막내는 나물이라면 입도 안 벌려.", "막내", "dislikes", "negative"),
    ("큰아버지는 골프랑 담을 쌓으셨어.", "큰아버지", "dislikes", "negative"),
    ("형은 거미만 보면 기겁을 해.", "형", "dislikes", "negative"),
    ("나는 롤러코스터는 쥐약이야.", "소은", "dislikes", "negative"),
    ("나는 그 곡 들으면 들을수록 좋더라.", "소은", "believes_good", "positive"),
    ("세연이는 새 조장이 답답하대.", "세연", "believes_bad", "negative"),
    ("그 웹툰 갈수록 산으로 가더라.", "소은", "believes_bad", "negative"),
    ("가격 대비 괜찮은 편이야 그 이불.", "소은", "believes_good", "positive"),
    ("나는 그냥 그랬어, 그 공연.", "소은", "believes_good", "neutral"),
    ("무릎 아프면 이 보호대 써 봐, 진짜 추천해.", "소은", "recommends", "positive"),
    ("그 분식집은 반년도 못 버틸 거야.", "소은", "predicts", "negative"),
    ("재욱이가 같이 필라테스 끊자더라.", "재욱", "suggests", "positive"),
    ("미영이는 이직할까 말까 고민 중이야.", None, "plans", "positive"),
    ("내가 설명회에 안 간 건 아니야.", None, "went", "positive"),
    ("제가 열쇠를 가져간 건 아니잖아요.", None, "did", "negative"),
    ("하마터면 지하철에 도시락을 두고 내릴 뻔했어.", None, "lost", "negative"),
]


@pytest.mark.parametrize(("text", "owner", "label", "polarity"), HELD)
def test_who_holds_it(text: str, owner: str | None, label: str, polarity: str) -> None:
    found = [(s.owner, s.predicate, s.polarity.value) for s in statements(text)]
    assert found == [(owner, label, polarity)]


#: What has the same words and is nobody's attitude.
PLAIN = [
    ("우리 할머니는 산파야.", "is"),
    ("비행기가 하늘에 떠 있어.", None),
    ("이거 새 프라이팬이야.", None),
    ("오늘은 기대 이하의 날씨였어.", None),
]


@pytest.mark.parametrize(("text", "label"), PLAIN)
def test_what_only_looks_like_it(text: str, label: str | None) -> None:
    labels = {s.predicate for s in statements(text)}
    assert not labels & {"likes", "dislikes", "prefers", "worries_about"}
    assert label is None or label in labels


CALLED = [
    "수아야 우산 챙겨.",
    "지호야 밥 먹어.",
    "다음에 또 봐요.",
    "싫으면 말고.",
    "고마워 지호야.",
    "생일 축하해, 수아야.",
    "미안해 민서야.",
]


@pytest.mark.parametrize("text", CALLED)
def test_who_is_called_is_nobody_told_of(text: str) -> None:
    assert not statements(text)
