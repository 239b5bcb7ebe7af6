"""Names that are also words: who takes part in the talk is not the sky, and the sky not who takes part."""

from __future__ import annotations

import pytest

from ingest.language.korean import names_in

THINGS = [
    ("하늘", "오늘 하늘이 유난히 파랗네."),
    ("하늘", "비가 그치니까 하늘이 맑아졌어."),
    ("이슬", "새벽에 거미줄에 이슬이 맺혀 있더라."),
    ("가을", "가을이 깊었네."),
    ("가을", "은행나무에 가을이 물들었다."),
    ("노을", "창밖에 노을이 붉다."),
    ("바다", "바다가 오늘따라 잔잔하네."),
    ("보라", "보라 꽃만 골라 심었어."),
    ("보라", "포장지는 보라 색으로 해 줘."),
]
PEOPLE = [
    ("하늘", "하늘이 어제 전주에 갔어."),
    ("하늘", "하늘이가 그러는데 비가 온대."),
    ("이슬", "이슬이 버스에서 내렸어."),
    ("이슬", "이슬은 매운 걸 싫어해."),
    ("가을", "가을이 회사 그만뒀대."),
    ("노을", "노을은 키가 커."),
    ("바다", "바다가 나한테 화났어."),
    ("보라", "보라 생일이 다음 주야."),
    ("보라", "보라는 꽃을 좋아해."),
    ("보라", "보라가 결승에서 졌어."),
    ("하늘", "하늘이 커피를 쏟았어."),
    ("하늘", "하늘은 눈이 높아."),
    ("가을", "가을이 눈을 떴어."),
    ("보라", "보라는 생각이 깊어."),
    ("하늘", "하늘이 맑게 웃었어."),
]


@pytest.mark.parametrize(("name", "text"), THINGS)
def test_a_thing_of_nature_is_nobody_although_somebody_has_its_name(name: str, text: str) -> None:
    assert not names_in(text, [name])


@pytest.mark.parametrize(("name", "text"), PEOPLE)
def test_somebody_who_is_named_like_a_thing_is_found(name: str, text: str) -> None:
    assert [found.name for found in names_in(text, [name])] == [name]


@pytest.mark.parametrize(
    "text",
    [
        "선호도 조사 결과가 나왔어.",
        "이 일은 보람이 있다.",
        "도형은 두 개야.",
        "지수가 3% 올랐다.",
        "영하는 너무 추워.",
        "환희가 넘쳤어.",
        "금리 인하는 어렵다고 했다.",
        "은혜를 갚고 싶어.",
    ],
)
def test_a_word_in_use_is_no_name_by_itself(text: str) -> None:
    assert not names_in(text)


FRIENDLY = [
    ("겨울", "겨울이가 커피를 쏟았어."),
    ("구름", "구름이한테 빌렸어."),
    ("힘찬", "힘찬이는 회를 싫어해."),
    ("하얀", "하얀이가 먼저 갔어."),
    ("세상", "세상이는 춤을 좋아해."),
]
NOBODY = [
    "깜빡이가 안 켜져.",
    "해돋이는 못 봤어.",
    "떡볶이가 매워.",
    "지팡이는 문 옆에 뒀어.",
    "맞벌이는 힘들어.",
    "학생이는 아니야.",
    "힘찬 박수를 보냈어.",
]


@pytest.mark.parametrize(("name", "text"), FRIENDLY)
def test_the_friendly_i_makes_somebody_of_a_word(name: str, text: str) -> None:
    assert [found.name for found in names_in(text)] == [name]


@pytest.mark.parametrize("text", NOBODY)
def test_a_noun_in_i_is_nobody(text: str) -> None:
    assert not names_in(text)
