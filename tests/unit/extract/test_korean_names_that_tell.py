"""Whose words they are, whatever the name: in an old list, in a new one, in none, of one syllable, or a word as well."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.language.korean_names import is_closed
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()
NAMES = (
    "민준 예린 은찬 은호 리안 재현 가람 서영 유정 현정 민성 대현 강민 고은 태희 라희 도겸 봉희 춘옥 무열 "
    "해준 로운 우주 여울 마루 보라 소라 하늘 이슬 단비"
).split()
SHORT_NAMES = "솔 준 훈 민 혁 율".split()


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn of 성재."""
    said_at = datetime.fromisoformat("2025-11-04T10:00:00+09:00")
    return list(EXTRACTOR.extract(Passage("p", text, 0, "성재", said_at=said_at, lang="ko"), ()).statements)


def subject(name: str) -> str:
    return name + ("이" if is_closed(name[-1]) else "가")


@pytest.mark.parametrize("name", [*NAMES, *SHORT_NAMES])
def test_what_somebody_tells_is_passed_on_by_them(name: str) -> None:
    for told in (f"{name} 말로는", f"{subject(name)} 그러는데", f"{name}한테 들었는데"):
        (found,) = statements(f"{told} 정아가 굴을 싫어한대.")
        assert (found.owner, found.relayed_by) == ("정아", ("성재", name)), told


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("해준", "로운", "여울", "마루")])
def test_according_to_somebody_it_is_their_claim(name: str) -> None:
    friendly = f"{name}이" if is_closed(name[-1]) else name
    for told in (f"{name}에 따르면", f"{friendly} 말에 따르면", f"{name} 씨에 의하면"):
        (found,) = statements(f"{told} 공연이 취소됐대.")
        assert (found.owner, found.relayed_by) == (name, ("성재",)), told


@pytest.mark.parametrize("word", ["기준", "보도", "조사", "현상", "소문", "규정"])
def test_what_is_cited_is_nobodys_name(word: str) -> None:
    for found in statements(f"{word}에 따르면 공연이 취소됐대."):
        assert found.owner is None


@pytest.mark.parametrize(
    ("text", "owner"), [("서영은 그 공연이 별로래.", "서영"), ("현정은 굴을 싫어한대.", "현정")]
)
def test_a_name_keeps_its_particle_apart(text: str, owner: str) -> None:
    assert [found.owner for found in statements(text)] == [owner]


@pytest.mark.parametrize(
    "text",
    ["해준 거 고마워.", "별 말 안 했어.", "한 말로는 부족해.", "우주 말고 바다 얘기 하자.", "하늘이 파랗다."],
)
def test_a_word_stays_a_word(text: str) -> None:
    assert all(
        mention.kind.value != "name"
        for mention in EXTRACTOR.extract(Passage("p", text, 0, "성재", lang="ko"), ()).mentions
    )


ASKERS = [
    ("우주가 수요일에 탁구 치러 가재.", "우주"),
    ("하늘이 국수 삶아 먹재.", "하늘"),
    ("가을이한테 연락 왔는데 지갑을 잃어버렸대.", "가을"),
    ("미르한테 문자 왔는데 차가 고장 났대.", "미르"),
    ("시내가 유담이한테 들었다는데 공연이 취소됐대.", "유담"),
    ("마루가 그 의자 너무 낮대.", "마루"),
    ("윤슬이가 자긴 국수보다 밥이 더 좋대.", "윤슬"),
    ("나무가 자기 방이 너무 춥대.", "나무"),
]
QUOTED = [
    ('서하가 딱 이러더라. "난 회가 싫어."', "서하"),
    ('나린이가 나 보자마자 이러더라. "나 그 회사 그만뒀어."', "나린"),
    ('이모가 톡 왔어. "나 시험 붙었어!"', "이모"),
    ('"나 고수 못 먹어." 나린이가 그러더라.', "나린"),
    ('삼촌이 하시는 말씀이 "난 도시가 싫다."', "삼촌"),
    ('누나가 딱 한마디 하더라. "그 옷 별로야."', "누나"),
    ('정아 왈 "그 집 국수 최고야".', "정아"),
    ('팀장님이 이러시는 거야. "난 회식이 싫어."', "팀장"),
]
NOBODYS = [
    "비가 와서 오지 말래.",
    "하늘이 흐려서 우산 챙기래.",
    "가게가 문을 닫고 내일 오래.",
    "차가 막혀서 천천히 오래.",
    "후기가 그 집 맛있대.",
]


@pytest.mark.parametrize(("text", "owner"), [*ASKERS, *QUOTED])
def test_whoever_asks_judges_or_is_quoted_owns_it(text: str, owner: str) -> None:
    assert [found.owner for found in statements(text)] == [owner]


@pytest.mark.parametrize("text", NOBODYS)
def test_what_only_happens_asks_for_nothing(text: str) -> None:
    assert all(found.owner is None for found in statements(text))


@pytest.mark.parametrize("text", ["날씨가 이러더라.", "요즘 애들이 다 이러더라."])
def test_like_this_is_nothing_said(text: str) -> None:
    assert not statements(text)
