"""Habits of well-known activities: told in different words, and kept apart by whom, where and what for."""

from __future__ import annotations

import pytest

from backend.consolidation.occurrence import Occurrence
from tests.unit.consolidation.makers import habits, told

SAME: list[tuple[str, tuple[Occurrence, ...]]] = [
    (
        "boxing",
        (
            told("Ida went to boxing.", "boxing", "go", "went"),
            told("Ida hit the heavy bag.", "heavy bag", "hit"),
            told("Ida did some sparring.", "sparring", "do"),
        ),
    ),
    (
        "viola",
        (
            told("Ida practised the viola.", "viola", "practise"),
            told("Ida played arpeggios on the viola.", "arpeggios", "play"),
            told("Ida worked on the Telemann suite.", "worked on Telemann suite", "work"),
        ),
    ),
    (
        "visiting gran",
        (
            told("Ida popped in to see gran at the home.", "popped in", "pop in", "went"),
            told("Ida visited gran after work.", "gran", "visit", "met"),
            told("Ida went to see her gran.", None, "go", "went"),
        ),
    ),
    (
        "taking leo to judo",
        (
            told("Ida drove Leo to judo.", "drove Leo to judo", "drive"),
            told("Ida took Leo to judo.", "took Leo to judo", "take"),
            told("Ida dropped Leo off at judo.", "dropped off Leo", "drop off"),
        ),
    ),
    (
        "gardening",
        (
            told("Ida weeded the beds.", "beds", "weed"),
            told("Ida planted out the bean seedlings.", "planted out bean seedlings", "plant out"),
            told("Ida went to the allotment.", "allotment", "go", "went"),
        ),
    ),
    (
        "fish market",
        (
            told("Ida went to the fish market.", "fish market", "go", "went"),
            told("Ida bought squid at the market.", "squid", "buy", "bought"),
            told("Ida got mussels from the fish market.", "mussels", "get", "received"),
        ),
    ),
    (
        "swedish class",
        (
            told("Ida had Swedish class.", "Swedish class", "have"),
            told("Ida went to Swedish lessons.", "Swedish lessons", "go", "went"),
            told("Ida studied Swedish.", "Swedish", "study"),
        ),
    ),
    (
        "dog walking",
        (
            told("Ida walked the dog.", "dog", "walk"),
            told("Ida took the dog for a walk.", "dog", "take"),
            told("Ida walked the dogs in the rain.", "dogs", "walk"),
        ),
    ),
    (
        "수영",
        (
            told("나래는 수영장에서 자유형 20바퀴 돌았다.", "자유형 돌기", "돌다"),
            told("나래는 평영 배웠다.", "평영 배우기", "배우다"),
            told("나래는 수영 다녀왔다.", "수영", "다녀오다", "went"),
        ),
    ),
    (
        "외할머니 찾아뵙기",
        (
            told("나래는 외할머니 댁 다녀왔다.", "외할머니 댁", "다녀오다", "went"),
            told("나래는 외할머니한테 갔다 왔다.", "가기", "가다"),
            told("나래는 외할머니 뵈었다.", "외할머니", "뵙다", "met"),
        ),
    ),
    (
        "한샘 회의",
        (
            told("나래는 한샘이랑 회의했다.", "회의", "회의하다"),
            told("나래는 한샘 미팅 다녀왔다.", "한샘 미팅", "다녀오다", "went"),
            told("나래는 한샘 정기회의 끝이다.", "한샘 정기회의", "끝"),
        ),
    ),
    (
        "민준 피아노 데려다주기",
        (
            told("나래는 민준이 피아노 학원 데려다줬다.", "민준 데려다주기", "데려다주다"),
            told("나래는 민준이 피아노 데려다줬다.", "민준 데려다주기", "데려다주다"),
            told("나래는 민준이 피아노 학원까지 태워다줬다.", "민준 태워다주기", "태워다주다"),
        ),
    ),
    (
        "합창",
        (
            told("나래는 합창 연습 다녀왔다.", "합창 연습", "다녀오다", "went"),
            told("나래는 성가대 연습했다.", "성가대 연습", "연습하다"),
            told("나래는 성가대 섰다.", "성가대 서기", "서다"),
        ),
    ),
    (
        "바둑",
        (
            told("나래는 바둑을 뒀다.", "바둑 두기", "두다"),
            told("나래는 바둑을 졌다.", "바둑 지기", "지다"),
            told("나래는 바둑을 뒀다.", "바둑 두기", "두다"),
        ),
    ),
    (
        "강아지 산책",
        (
            told("나래는 강아지 산책시켰다.", "강아지 산책", "산책시키다"),
            told("나래는 강아지 산책 다녀왔다.", "산책", "다녀오다", "went"),
            told("나래는 강아지 산책 시켰다.", "강아지 산책", "시키다"),
        ),
    ),
    (
        "수제비 끓이다",
        (
            told("나래는 들깨수제비 끓였다.", "들깨수제비 끓이기", "끓이다"),
            told("나래는 수제비 끓였다.", "수제비 끓이기", "끓이다"),
            told("나래는 들깨수제비 끓였다.", "들깨수제비 끓이기", "끓이다"),
        ),
    ),
    # Who tells less of it tells of the same: what not all of them say is left out.
    (
        "judo",
        (
            told("Ida did women's judo.", "women's judo", "do"),
            told("Ida went to judo.", "judo", "go", "went"),
            told("Ida did judo for women.", "judo", "do"),
        ),
    ),
    # What all of them say stays.
    (
        "judo for women",
        (
            told("Ida did women's judo.", "women's judo", "do"),
            told("Ida did judo for women.", "judo", "do"),
            told("Ida did judo for women.", "judo", "do"),
        ),
    ),
    (
        "컴퓨터 수업 (어르신)",
        (
            told("나래는 어르신 컴퓨터 수업 했다.", "컴퓨터 수업", "수업하다"),
            told("나래는 어르신 컴퓨터반 끝이다.", "어르신 컴퓨터반", "끝"),
            told("나래는 어르신 컴퓨터 가르쳤다.", "컴퓨터 가르치기", "가르치다"),
        ),
    ),
]


@pytest.mark.parametrize(("name", "events"), SAME)
def test_one_activity_in_different_words_is_a_habit(name: str, events: tuple[Occurrence, ...]) -> None:
    assert [found.target for found in habits(*events) if len(found.supports) == 3] == [name]


APART: list[tuple[Occurrence, ...]] = [
    (
        told("Ida painted the fence.", "fence", "paint"),
        told("Ida painted her nails.", "nails", "paint"),
        told("Ida painted a portrait.", "portrait", "paint"),
    ),
    (
        told("Ida ran a workshop.", "workshop", "run"),
        told("Ida ran some errands.", "errands", "run"),
        told("Ida ran the bath.", "bath", "run"),
    ),
    # Two instruments: nobody can say on which the scales were.
    (
        told("Ida played the violin.", "violin", "play"),
        told("Ida played the flute.", "flute", "play"),
        told("Ida played the violin.", "violin", "play"),
        told("Ida did scales.", "scales", "do"),
    ),
    # Parts alone name nothing.
    (*(told("Ida did laps.", "laps", "do") for _ in range(2)), told("Ida swam.", "swam", "swim")),
    # Whom it is for, which kind, with whom, where.
    (
        told("Ida did yoga for kids.", "yoga", "do"),
        told("Ida did yoga for seniors.", "yoga", "do"),
        told("Ida did yoga.", "yoga", "do"),
    ),
    (
        told("Ida went to grief counselling.", "grief counselling", "go", "went"),
        told("Ida went to couples counselling.", "couples counselling", "go", "went"),
        told("Ida went to debt counselling.", "debt counselling", "go", "went"),
    ),
    (
        told("Ida taught French.", "French", "teach"),
        told("Ida learned French.", "French", "learn"),
        told("Ida taught French.", "French", "teach"),
    ),
    (
        told("나래는 한샘이랑 회의했다.", "회의", "회의하다"),
        told("나래는 두리랑 회의했다.", "회의", "회의하다"),
        told("나래는 가온이랑 회의했다.", "회의", "회의하다"),
    ),
    (
        told("나래는 할머니 뵈었다.", "할머니", "뵙다", "met"),
        told("나래는 외할머니 댁 갔다.", "외할머니 댁", "가다", "went"),
        told("나래는 고모 댁 갔다.", "고모 댁", "가다", "went"),
    ),
    (
        told("Ida went to gran's funeral.", "gran's funeral", "go", "went"),
        told("Ida visited gran.", "gran", "visit", "met"),
        told("Ida wrote to gran.", "wrote to gran", "write"),
    ),
    (
        told("Ida volunteered at the library.", "volunteered at library", "volunteer"),
        told("Ida volunteered at the school.", "volunteered at school", "volunteer"),
        told("Ida volunteered at the lido.", "volunteered at lido", "volunteer"),
    ),
    (
        told("Ida went to the fish market.", "fish market", "go", "went"),
        told("Ida went to the farmers market.", "farmers market", "go", "went"),
        told("Ida went to the flea market.", "flea market", "go", "went"),
    ),
    (
        told("Ida drove Leo to judo.", "drove Leo to judo", "drive"),
        told("Ida took Leo to the dentist.", "took Leo to dentist", "take"),
        told("Ida dropped Leo off at school.", "dropped off Leo", "drop off"),
    ),
    (
        told("나래는 연탄 봉사했다.", "연탄 봉사", "봉사하다"),
        told("나래는 급식 봉사했다.", "급식 봉사", "봉사하다"),
        told("나래는 통역 봉사했다.", "통역 봉사", "봉사하다"),
    ),
    (
        told("나래는 초등학생 영어 가르쳤다.", "초등학생 영어 가르치기", "가르치다"),
        told("나래는 성인반 영어 가르쳤다.", "성인반 영어 가르치기", "가르치다"),
        told("나래는 온라인 영어 가르쳤다.", "온라인 영어 가르치기", "가르치다"),
    ),
    # Of two stews told before, nobody can say which the third was.
    (
        told("나래는 들깨수제비 끓였다.", "들깨수제비 끓이기", "끓이다"),
        told("나래는 감자수제비 끓였다.", "감자수제비 끓이기", "끓이다"),
        told("나래는 수제비 끓였다.", "수제비 끓이기", "끓이다"),
    ),
    # Who brings, fetches or watches does not do it; nor who skips it, nor who would or used to.
    (
        told("Ida dropped Leo off at the pool.", "dropped off Leo", "drop off"),
        told("Ida waited outside the pool.", "waited", "wait"),
        told("Ida picked up Leo at the pool.", "picked up Leo", "pick up"),
    ),
    (
        told("Ida watched tennis.", "tennis", "watch", "watched"),
        *(told("Ida played tennis.", "tennis", "play") for _ in range(2)),
    ),
    tuple(told("Ida skipped yoga.", "yoga", "skip", "went") for _ in range(3)),
    tuple(told("Ida would run.", "run", "run") for _ in range(3)),
    tuple(told("Ida used to row.", "row", "row") for _ in range(3)),
]


@pytest.mark.parametrize("events", APART)
def test_activities_that_only_share_a_word_are_no_habit(events: tuple[Occurrence, ...]) -> None:
    assert habits(*events) == []


def test_a_habit_of_a_known_activity_is_not_told_twice_by_its_own_words() -> None:
    (found,) = habits(
        told("나래는 배드민턴 쳤다.", "배드민턴 치기", "치다"),
        told("나래는 배드민턴 쳤다.", "배드민턴 치기", "치다"),
        told("나래는 배드민턴 쳤다.", "배드민턴 치기", "치다"),
        told("나래는 배드민턴 이겼다.", "배드민턴 이기기", "이기다"),
    )
    assert (found.target, found.days) == ("배드민턴", 4)
