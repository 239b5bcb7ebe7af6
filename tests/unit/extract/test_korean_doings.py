"""Everyday doings told in a few words: who did them, and what was done."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

SAID_AT = datetime.fromisoformat("2026-03-02T19:10:00+09:00")


def statements(text: str) -> list[Statement]:
    """Return what is read of one turn of 가영."""
    passage = Passage("p", text, 0, "가영", said_at=SAID_AT, lang="ko")
    return list(KoreanExtractor().extract(passage, ()).statements)


def told(text: str) -> list[tuple[str | None, str, str | None]]:
    """Return who did what, by label."""
    return [(s.subject, s.predicate, s.target) for s in statements(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("조카 어린이집 데려다줬어", ("가영", "did", "조카 데려다주기")),
        ("어제 할아버지 병원 모셔다드리고 왔다", ("가영", "did", "할아버지 모셔다드리기")),
        ("아빠가 이모 공항까지 태워다 줬어", ("아빠", "did", "이모 태워다주기")),
        ("외할머니 댁 다녀왔어", ("가영", "went", "외할머니 댁")),
        ("고모 집 갔다 왔어", ("가영", "went", "고모 집")),
        ("삼촌 결혼식 다녀왔어", ("가영", "went", "삼촌 결혼식")),
        ("이모 보러 다녀왔어", ("가영", "went", "이모")),
        ("아이들 수학 가르쳤어", ("가영", "did", "수학 가르치기")),
        ("동네 어르신들 스마트폰 강의 하고 왔어", ("가영", "did", "스마트폰 강의")),
        ("손주들 밥 먹이고 왔다", ("가영", "did", "밥 먹이기")),
        ("할머니 반찬 해드렸어", ("가영", "did", "반찬")),
        ("막내 머리 묶어줬다", ("가영", "did", "머리 묶기")),
        ("엄마 생신 선물 샀어", ("가영", "bought", "엄마 생신 선물")),
        ("언니 도와줬어", ("가영", "did", "언니 도와주기")),
        ("하준이 등원시켰어", ("가영", "did", "하준 등원")),
        ("손녀 유치원 데리러 갔다 왔어", ("가영", "went", "유치원")),
        ("아버지 투석 모시고 다녀왔어", ("가영", "went", "투석")),
        ("외할아버지 댁에서 자고 왔어", ("가영", "did", "자기")),
        ("오늘도 어르신들 한글 수업 다녀왔어", ("가영", "went", "한글 수업")),
        # Who stands bare before what one does by oneself does it.
        ("아빠 세차했어", ("아빠", "did", "세차")),
        ("형 회사 갔어", ("형", "went", "회사")),
        ("할머니 밥 차려주셨어", ("할머니", "did", "밥 차리기")),
    ],
)
def test_who_stands_bare(text: str, expected: tuple[str, str, str]) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize("text", ["현우 자전거 고쳐줬어", "언니 반찬 해줬어", "이모 가게 다녀왔어"])
def test_nobody_is_named_where_the_words_do_not_say(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("도서관 다녀옴", [("가영", "went", "도서관")]),
        ("탁구 치고 옴", [("가영", "did", "탁구 치기")]),
        ("호빵 또 구움 이번엔 팥", [("가영", "did", "호빵 굽기")]),
        ("배영 하다 옴 역시 물이 최고야", [("가영", "did", "배영"), ("가영", "believes_good", "물")]),
        ("병원 가서 링거 맞음", [("가영", "went", "병원"), ("가영", "did", "링거 맞기")]),
        ("새 모자 삼", [("가영", "bought", "새 모자")]),
        ("떡 굽는 중", [("가영", "did", "떡 굽기")]),
        ("천변 뛰고 오는 길", [("가영", "did", "천변 뛰기")]),
        # "설" could be either, "다녀옴" is over; what is to come, usual or a state stays what it is.
        ("설에 강릉 다녀옴", [("가영", "went", "강릉")]),
        ("다음 설에 강릉 다녀옴", [("가영", "plans", "강릉")]),
        ("내일 병원 감", [("가영", "plans", "병원")]),
        ("이따 병원 감", [("가영", "plans", "병원")]),
        ("아침마다 요가함", [("가영", "does_regularly", "요가")]),
        ("서울 삶", [("가영", "lives_in", "서울")]),
        ("집 가는 길", []),
    ],
)
def test_noted_with_a_noun_ending(text: str, expected: list[tuple[str, str, str]]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("미역국 한 냄비 끓였다", ("did", "미역국 끓이기")),
        ("호떡 두 판 구웠어", ("did", "호떡 굽기")),
        ("만화책 세 권 빌렸어", ("received", "만화책")),
        ("침 여덟 대 맞았다", ("did", "침 맞기")),
        ("첼로 한 시간 켰어", ("did", "첼로 켜기")),
        ("두 시간 걸었다", ("did", "걷기")),
        ("운동장 열 바퀴 돌았다", ("did", "운동장 돌기")),
        ("초급 꽃꽂이 세 번째 다녀왔어", ("went", "초급 꽃꽂이")),
        ("나 선반 하나 만들었어", ("did", "선반 만들기")),
    ],
)
def test_a_measure_is_no_part_of_the_thing(text: str, expected: tuple[str, str]) -> None:
    assert told(text) == [("가영", *expected)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("엄마 나 약 먹었어", [("가영", "ate", "약")]),
        ("아빠 저 합격했어요", [("가영", "passed", "합격")]),
        ("이모 나 지금 왔어", [("가영", "went", "오기")]),
        ("다들 저녁은 먹었니", []),
        ("할머니 부산은 언제 가신다고요", []),
        ("누가 온다고", []),
        ("이제 안 새요", []),
        ("40분 걸림", []),
        ("서울까지 세 시간 걸렸어", []),
        ("향 미쳤다", []),
        ("하나만 먹어", []),
        ("오늘 세종 정기미팅에서 예산 승인 남", [("예산 승인", "did", "나기")]),
        ("친구 결혼식에서 부케 받았어", [("가영", "received", "부케")]),
        ("고양이 한 마리가 안 떨어져", [("고양이 한 마리", "did", "떨어지기")]),
        ("직원 두 명이 그만뒀어", [("직원 두 명", "left", "그만두기")]),
        ("시장 들렀는데 냉이가 나왔더라", [("가영", "went", "시장"), ("냉이", "did", "나오기")]),
    ],
)
def test_the_speaker_does_not_do_what_others_or_things_do(
    text: str, expected: list[tuple[str, str, str | None]]
) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("점심 먹고 산책", [("ate", "점심"), ("went", "산책")]),
        ("새벽에 나가서 저수지 낚시. 붕어 두 마리", [("did", "저수지 낚시")]),
        ("먹었다 김밥", [("ate", "김밥")]),
        ("이겼다 탁구 11:9", [("did", "탁구 이기기")]),
        ("다녀왔어 도서관", [("went", "도서관")]),
        ("커튼 달았어", [("did", "커튼 달기")]),
        ("강아지 산책 시켰어", [("did", "강아지 산책")]),
        ("첼로 연습 한 시간 반 하고 왔어", [("did", "첼로 연습")]),
        ("파상풍 주사 맞았어", [("did", "파상풍 주사 맞기")]),
        ("소풍은 결국 비 와서 못 갔어", [("did", "비"), ("went", "소풍")]),
        ("정형외과 가서 물리치료", [("went", "정형외과"), ("did", "물리치료")]),
        ("엄마 집 가서 김치 받아옴", [("went", "엄마 집"), ("received", "김치")]),
        ("줄넘기 3km 완료", [("did", "줄넘기")]),
        # What is to come is not told as done.
        ("이따 밥 먹고 산책", [("does_regularly", "밥")]),
    ],
)
def test_deeds_told_in_fragments(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(predicate, target) for _, predicate, target in told(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("우리 아들 대학 붙었어", ("아들", "passed", "대학")),
        ("우리 누나 회사 그만뒀어", ("누나", "left", "회사")),
        ("우리 딸 이번에 유치원 졸업했어", ("딸", "did", "유치원 졸업")),
        ("내일 서연이 만나", ("가영", "plans", "서연")),
        ("어제 지호 만났어", ("가영", "met", "지호")),
        ("서연이가 만났어", ("서연", "met", None)),
        ("지호가 서연이 만났어", ("지호", "met", "서연")),
    ],
)
def test_kin_named_with_their_school_and_whoever_is_met(text: str, expected: tuple[str, str, str | None]) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("단비가 비명을 질렀어.", "did"),
        ("옆집 아저씨가 소리 질렀어.", "did"),
        ("단비가 새 가방 질렀어.", "bought"),
    ],
)
def test_a_cry_that_is_let_out_is_not_bought(text: str, predicate: str) -> None:
    (found,) = statements(text)
    assert found.predicate == predicate
