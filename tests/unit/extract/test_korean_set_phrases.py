"""Set phrases: every row of the table says what it is in the table for, and plain uses of its words say no such thing."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.extract.korean.set_phrases import SetPhrase, set_phrases
from ingest.language.korean_dialect import in_standard_forms
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()
MEANT = {
    "likes": ("likes", "positive"), "likes doing": ("likes", "positive"), "pleases": ("likes", "positive"),
    "taste": ("likes", "positive"), "dislikes": ("dislikes", "negative"), "is disliked": ("dislikes", "negative"),
    "all the same": ("likes", "neutral"), "wants": ("wants", "positive"), "wants to": ("wants", "positive"),
    "trusts": ("trusts", "positive"), "is distrusted": ("trusts", "negative"), "doubts": ("trusts", "negative"),
    "worries": ("worries_about", "positive"), "is worrying": ("worries_about", "positive"),
    "favours": ("believes_good", "positive"), "opposes": ("believes_bad", "negative"),
    "recommends": ("recommends", "positive"), "advises against": ("recommends", "negative"),
    "good": ("believes_good", "positive"), "bad": ("believes_bad", "negative"),
    "so-so": ("believes_good", "neutral"), "marries": ("married", "positive"),
}  # fmt: skip


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn, said on 5 March 2024, a Tuesday, in Seoul."""
    said_at = datetime.fromisoformat("2024-03-05T10:00:00+09:00")
    passage = Passage("p", text, 0, "민서", addressee="재훈", said_at=said_at, lang="ko")
    return list(EXTRACTOR.extract(passage, ()).statements)


@pytest.mark.parametrize(
    "phrase", [p for p in set_phrases() if p.meaning in MEANT], ids=lambda p: f"{p.meaning}: {p.example}"
)
def test_every_row_means_what_it_says(phrase: SetPhrase) -> None:
    found = statements(phrase.example)
    assert [(s.predicate, s.polarity.value) for s in found] == [MEANT[phrase.meaning]]
    assert found[0].target or phrase.meaning == "marries"


@pytest.mark.parametrize(
    ("text", "owner", "chain", "target"),
    [
        ("유나가 그러는데 도현이는 낚시라면 껌뻑 죽는대.", "도현", ("민서", "유나"), "낚시"),
        ("우진이는 벌레라면 기겁을 한대.", "우진", ("민서",), "벌레"),
        ("유나 말로는 그 헬스장은 빛 좋은 개살구래.", "유나", ("민서",), "헬스장"),
        ("네가 그 부장 완전 꼰대라고 했잖아.", "재훈", ("민서",), "부장"),
        ("도현이가 그 만화는 인생작이래.", "도현", ("민서",), "만화"),
        ("엄마는 아빠가 다치실까 봐 노심초사하셔.", "엄마", ("민서",), "아빠 다치기"),
        ("우리 장인어른은 바둑이라면 자다가도 벌떡 일어나셔.", "장인", ("민서",), "바둑"),
        ("유나는 회식이라면 손사래를 친대.", "유나", ("민서",), "회식"),
        ("하람이 요리 하나는 인정.", "민서", (), "하람 요리 하나"),
    ],
)
def test_whose_they_are_stays(text: str, owner: str, chain: tuple[str, ...], target: str) -> None:
    assert [(s.owner, s.relayed_by, s.target) for s in statements(text)] == [(owner, chain, target)]


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("배가 불렀어.", "did"),
        ("우유가 또 없어.", "has"),
        ("어제 축구 경기를 했어.", "did"),
        ("주가가 바닥을 쳤어.", "did"),
        ("나 이번 시험 만점이야.", "is"),
        ("그거 내 물건이야.", "is"),
        ("아이가 노래를 불렀어.", "did"),
        ("엄마가 선을 넘어가지 말래.", "requests"),
        ("요즘 밥맛이 없어.", "has"),
        ("동생이 사기를 당했어.", "did"),
    ],
)
def test_the_plain_sense_stays(text: str, predicate: str) -> None:
    assert [s.predicate for s in statements(text)] == [predicate]


def test_pasts_in_hyeot_are_no_dialect() -> None:
    assert in_standard_forms("길이 막혔어. 답이 적혔대. 고생혔어.") == "길이 막혔어. 답이 적혔대. 고생했어."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("복도에서 미끄러졌어.", ("did", "민서", "미끄러지기", "positive")),
        ("동생은 필기에서 미끄러졌어.", ("passed", "동생", "필기", "negative")),
        ("나 아까 넘어질 뻔", ("did", "민서", "넘어지기", "negative")),
        ("사무실 전기가 또 나갔어.", ("stopped", "사무실 전기", None, "positive")),
        ("내 노트북 먹통이야.", ("stopped", "노트북", None, "positive")),
        ("다음 달에 분식집 접으려고요.", ("plans", "민서", "분식집 접기", "positive")),
        ("작년엔 거의 매일 수영했지.", ("does_regularly", "민서", "수영", "positive")),
        ("우리 애는 우유를 통 안 마셔.", ("does_regularly", "애", "우유", "negative")),
        ("글피에 처남 올라오세요.", ("plans", "처남", "올라오기", "positive")),
        ("책꽂이 하나 새로 짜 놨어.", ("did", "민서", "책꽂이 짜기", "positive")),
        ("어제 김밥 쌌어.", ("did", "민서", "김밥 싸기", "positive")),
        ("유나는 동호회 탈퇴함.", ("left", "유나", "동호회", "positive")),
        ("그 빵집은 강추합니다.", ("recommends", "민서", "빵집", "positive")),
        ("시장 옆 빵집은 비추합니다.", ("recommends", "민서", "시장 옆 빵집", "negative")),
        ("다음 주에 바다 가고 싶다아", ("wants", "민서", "바다", "positive")),
        ("이번 달 가스비 장난 아니게 나올걸?", ("predicts", "가스비", "나오다", "positive")),
        ("그 사범님은 나는 영 못 미더워.", ("trusts", "민서", "사범", "negative")),
        ("국이 너무 짰어.", ("believes_bad", "민서", "국", "negative")),
        ("유나가 절대 헬스장은 안 가겠대.", ("plans", "유나", "헬스장", "negative")),
        ("그 통신사 내년에 철수한대.", ("plans", "통신사", "철수", "positive")),
        ("반장 있잖아, 다음 주에 이사한대.", ("plans", "반장", "이사", "positive")),
        ("총대가 너 회비 냈냐고 물어보던데.", ("asks", "총대", "회비", "neutral")),
        ("유나가 그 선물 좋아할 거야.", ("predicts", "유나", "선물", "positive")),
        ("그 조합은 못 믿겠어.", ("trusts", "민서", "조합", "negative")),
        ("이제 야식은 끊어야겠어.", ("plans", "민서", "야식 끊기", "positive")),
        ("내 꿈은 책방 차리는 거야.", ("wants", "민서", "책방", "positive")),
        ("고모는 사촌이 빨리 결혼했으면 하셔.", ("wants", "고모", "사촌 결혼", "positive")),
        ("아버지는 내 이직에 반대하셔.", ("believes_bad", "아버지", "이직", "negative")),
        ("이 신도시는 애 키우기 딱 좋아.", ("believes_good", "민서", "신도시", "positive")),
        ("그 분식집 주인은 인심이 후해.", ("believes_good", "민서", "분식집 주인 인심", "positive")),
        ("엄마가 내 면접 때문에 걱정이 많으셔.", ("worries_about", "엄마", "면접", "positive")),
        ("우리 고모는 평생 소원이 온천 다녀오는 거셔.", ("wants", "고모", "온천", "positive")),
        ("난 재즈보다 록이 더 끌려.", ("prefers", "민서", "록", "positive")),
        ("그 모델은 단종됐대요.", ("stopped", "모델", None, "positive")),
        ("기대보다 별로였어, 그 축제.", ("believes_bad", "민서", "축제", "negative")),
        ("그 전집은 소장 가치가 있어.", ("believes_good", "민서", "전집", "positive")),
        ("그 반장은 권위적이야.", ("believes_bad", "민서", "반장", "negative")),
        ("이 소설 진짜 강추", ("recommends", "민서", "소설", "positive")),
    ],
)
def test_what_happens_and_what_is_done(text: str, expected: tuple[str, str, str | None, str]) -> None:
    assert [(s.predicate, s.subject, s.target, s.polarity.value) for s in statements(text)] == [expected]


def test_a_reason_that_is_over_is_no_plan() -> None:
    found = statements("그끄저께 무릎 수술해서 집에만 있어.")
    assert (found[0].predicate, found[0].target) == ("did", "무릎 수술")


@pytest.mark.parametrize("text", ["맛있게 드세요.", "헉 진짜? 대박이다", "밥 먹었니", "숙제 다 했니"])
def test_what_states_nothing(text: str) -> None:
    assert statements(text) == []
