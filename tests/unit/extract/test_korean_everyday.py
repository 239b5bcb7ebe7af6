"""Everyday Korean: verdicts without an adjective, fears, what begins and ends by itself, messages, names."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn, said on 5 March 2024, a Tuesday, in Seoul."""
    said_at = datetime.fromisoformat("2024-03-05T10:00:00+09:00")
    passage = Passage("p", text, 0, "민서", addressee="재훈", said_at=said_at, lang="ko")
    return list(EXTRACTOR.extract(passage, ()).statements)


def row(statement: Statement) -> tuple[str, str | None, str, str | None, str]:
    """What the tables below give of a statement."""
    chain = " ".join(statement.relayed_by)
    about = (
        statement.target if statement.owner == statement.subject or not statement.subject else statement.subject
    )
    return (statement.predicate, statement.owner, chain, about, statement.polarity.value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("그 연설은 알맹이가 없더라.", ("believes_bad", "민서", "", "연설", "negative")),
        ("그 뮤지컬은 볼거리가 많아.", ("believes_good", "민서", "", "뮤지컬", "positive")),
        ("우리 부장님은 일머리가 없어.", ("believes_bad", "민서", "", "부장", "negative")),
        ("그 사업안은 허점이 많대.", ("believes_bad", None, "민서", "사업안", "negative")),
        ("동우는 입만 살았어.", ("believes_bad", "민서", "", "동우", "negative")),
        ("새 지점장은 말만 앞서.", ("believes_bad", "민서", "", "새 지점장", "negative")),
        ("그 밴드는 호흡이 안 맞아.", ("believes_bad", "민서", "", "밴드", "negative")),
        ("그 간판은 너무 튀어.", ("believes_bad", "민서", "", "간판", "negative")),
        ("엄마는 새 이불이 너무 튄대.", ("believes_bad", "엄마", "민서", "새 이불", "negative")),
        ("그 모자는 나한테 안 어울려.", ("believes_bad", "민서", "", "모자", "negative")),
        ("이 조명은 부엌에 딱이야.", ("believes_good", "민서", "", "조명", "positive")),
        ("연수 기간이 너무 길어.", ("believes_bad", "민서", "", "연수 기간", "negative")),
        ("관리비가 너무 비싼 거 아닌가 싶어.", ("believes_bad", "민서", "", "관리비", "negative")),
        ("그 성우는 사투리를 너무 못해.", ("believes_bad", "민서", "", "성우 사투리", "negative")),
    ],
)
def test_a_quality_a_saying_or_a_measure_judges(
    text: str, expected: tuple[str, str | None, str, str, str]
) -> None:
    assert [row(told) for told in statements(text)] == [expected]


def test_a_verdict_keeps_its_own_words() -> None:
    (told,) = statements("그 연설은 알맹이가 없더라.")
    assert told.text == "민서는 연설은 알맹이가 없다고 생각한다."


@pytest.mark.parametrize("text", ["집에 먹을 게 없어.", "난 시간이 없어.", "오늘 손님이 너무 많았어."])
def test_what_is_lacked_or_plenty_is_not_always_blamed(text: str) -> None:
    assert not any(told.predicate.startswith("believes") for told in statements(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("조카가 수능을 망칠까 봐 걱정이야.", ("worries_about", "민서", "", "조카 수능", "positive")),
        ("이모는 내가 다칠까 봐 걱정하셔.", ("worries_about", "이모", "민서", "민서 다치기", "positive")),
        ("세호는 아내가 화낼까 봐 무섭대.", ("worries_about", "세호", "민서", "아내 화내기", "positive")),
        ("나는 지붕이 샐까 봐 불안해.", ("worries_about", "민서", "", "지붕 새기", "positive")),
        ("원고 늦을까 봐 걱정이래.", ("worries_about", None, "민서", "원고", "positive")),
    ],
)
def test_what_is_feared_and_by_whom(text: str, expected: tuple[str, str | None, str, str, str]) -> None:
    assert [row(told) for told in statements(text)] == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("다음 달에 여권 만료돼.", ("stopped", None, "", "여권", "positive")),
        ("모레 비자 끝나.", ("stopped", None, "", "비자", "positive")),
        ("상수도 공사는 월말에 끝난대.", ("stopped", None, "민서", "상수도 공사", "positive")),
        ("오늘 4교시 휴강이래.", ("stopped", None, "민서", "4교시", "positive")),
        ("금요일에 워크숍 취소래.", ("stopped", None, "민서", "워크숍", "positive")),
        ("다음 주부터 장마 시작이래.", ("started", None, "민서", "장마", "positive")),
        ("우리 동네에 약국 생긴대.", ("started", None, "민서", "약국", "positive")),
        ("음악회 매진이래.", ("is", None, "민서", "음악회", "positive")),
    ],
)
def test_what_begins_or_ends_by_itself_is_nobodys_plan(
    text: str, expected: tuple[str, str | None, str, str, str]
) -> None:
    assert [row(told) for told in statements(text)] == [expected]


@pytest.mark.parametrize(
    ("text", "expected", "certainty"),
    [
        ("세호 오늘 좀 늦을걸?", ("predicts", "민서", "", "세호", "positive"), "uncertain"),
        ("다음 달이면 전기료 또 오를걸?", ("predicts", "민서", "", "전기료", "positive"), "uncertain"),
        ("이번 면접은 어려울걸?", ("predicts", "민서", "", "이번 면접", "positive"), "uncertain"),
        ("집값은 내년에 반토막 날 거야.", ("predicts", "민서", "", "집값", "positive"), "asserted"),
        ("매출은 내년에도 안 좋을 것 같아.", ("predicts", "민서", "", "매출", "negative"), "uncertain"),
        ("모레부터 폭염이래.", ("predicts", None, "민서", "폭염", "positive"), "asserted"),
        ("올겨울 무지 춥대.", ("predicts", None, "민서", "올겨울", "positive"), "asserted"),
    ],
)
def test_what_is_to_come_is_foreseen(
    text: str, expected: tuple[str, str | None, str, str, str], certainty: str
) -> None:
    (told,) = statements(text)
    assert (row(told), told.certainty.value) == (expected, certainty)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("동우한테서 연락 왔어.", ("received", None, "", "연락")),
        ("아까 보험사에서 전화 왔어.", ("received", None, "", "전화")),
        ("택배 왔어.", ("did", None, "", "택배")),
        ("유나한테 카톡 왔어, 면허 땄다고.", ("received", "유나", "민서", "면허")),
        ("학원에서 문자 왔는데 선생님이 바뀌었대.", ("did", "학원", "민서", "선생")),
    ],
)
def test_a_message_is_received_and_tells_its_senders_words(
    text: str, expected: tuple[str, str | None, str, str]
) -> None:
    (told,) = statements(text)
    assert told.predicate not in {"went", "plans"}
    assert (told.owner, " ".join(told.relayed_by)) == expected[1:3]


@pytest.mark.parametrize(
    ("text", "owner", "subject"),
    [
        ("소라 말로는 도윤이가 차 팔았대.", "소라", "도윤"),
        ("경호한테 들었는데 도윤이가 이직했대.", "경호", "도윤"),
        ("연수가 그러는데 공연 취소됐대.", "연수", "공연"),
        ("지수는 도윤이가 게으르대.", "지수", "지수"),
        ("가을이 엄마가 그러는데 수영장 문 닫았대.", "가을 엄마", "수영장"),
    ],
)
def test_a_name_that_is_a_word_too_is_somebody_where_people_stand(text: str, owner: str, subject: str) -> None:
    (told,) = statements(text)
    assert (told.owner, told.subject) == (owner, subject)


@pytest.mark.parametrize("text", ["코스피 지수가 떨어졌대.", "연주가 좋았어.", "정원이 예쁘더라."])
def test_a_word_that_is_a_name_too_stays_a_word(text: str) -> None:
    assert not any(
        "지수" in told.relayed_by or told.owner in {"지수", "연주", "정원"} for told in statements(text)
    )


@pytest.mark.parametrize(
    ("text", "expected", "replaced"),
    [
        ("휴게실 1층 아니고 6층이에요.", ("is", None, "", "휴게실", "positive"), "1층"),
        ("연회비 만 원 아니고 삼만 원이야.", ("is", None, "", "연회비", "positive"), "만 원"),
        ("진도는 2과까지가 아니라 4과까지야.", ("is", None, "", "진도", "positive"), "2과까지"),
        ("보고서 쓴 사람 김 대리가 아니라 박 대리였어.", ("did", None, "", "박 대리", "positive"), "김 대리"),
        (
            "그 한의원 추천한 사람 지호가 아니라 민아야.",
            ("recommends", "민아", "민서", "한의원", "positive"),
            "지호",
        ),
        ("아까 귤 샀다고 했는데 꺼내 보니 레몬이었어.", ("bought", None, "", "민서", "positive"), "귤"),
        (
            "지호가 발표가 목요일이라고 했는데 다시 물어보니까 금요일이래.",
            ("takes_place", "지호", "민서", "발표", "positive"),
            "목요일",
        ),
    ],
)
def test_what_is_taken_back_gives_way(
    text: str, expected: tuple[str, str | None, str, str, str], replaced: str
) -> None:
    (told,) = statements(text)
    assert (row(told), told.replaces) == (expected, replaced)


@pytest.mark.parametrize(
    ("text", "predicate", "target"),
    [
        ("우리 이모는 보청기 끼셔.", "does_regularly", "보청기"),
        ("난 버스에서 음악 들어.", "does_regularly", "음악"),
        ("세호는 요즘 테니스 친대.", "does_regularly", "테니스"),
        ("나는 렌즈 안 껴.", "does_regularly", "렌즈"),
        ("할머니는 새벽에 일어나셔.", "does_regularly", "일어나기"),
        ("지금 양말 신어.", "did", "양말 신기"),
        ("오늘 렌즈 꼈어.", "did", "렌즈 끼기"),
    ],
)
def test_what_is_done_as_a_rule_needs_no_word_for_how_often(text: str, predicate: str, target: str) -> None:
    (told,) = statements(text)
    assert (told.predicate, told.target) == (predicate, target)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("지호가 그랬어, 오지 말라고.", ("requests", "지호", "민서", "오기", "negative")),
        ("지호가 그랬어, 내일 같이 가자고.", ("suggests", "지호", "민서", "가기", "positive")),
        ("지호가 그러더라, 너 언제 오냐고.", ("asks", "지호", "민서", "오기", "neutral")),
        ("수아가 그러더라고, 지호 너무 믿지 말라고.", ("requests", "수아", "민서", "지호", "negative")),
        ("수아가 지호한테 듣기로는 민아가 이혼했대.", ("did", "지호", "민서 수아", "민아", "positive")),
        (
            "민아가 은행 다니는 언니한테 들었는데 금리가 오른대.",
            ("predicts", "언니", "민서 민아", "금리", "positive"),
        ),
        ("지호 얘기 들어 보니까 그 가게 망했대.", ("did", "지호", "민서", "가게", "positive")),
        ("동네에 말이 많더라, 그 집 망했다고.", ("did", None, "민서", "집", "positive")),
        ("다들 그 연극 재밌다고 난리야.", ("believes_good", None, "민서", "연극", "positive")),
        ("수아가 엄마한테 들었다는데 이모네 이사 간대.", ("plans", "엄마", "민서 수아", "이모네", "positive")),
    ],
)
def test_words_that_stand_behind_who_said_them_keep_their_mood_and_chain(
    text: str, expected: tuple[str, str | None, str, str, str]
) -> None:
    (told,) = statements(text)
    assert row(told) == expected


@pytest.mark.parametrize(
    ("text", "owner", "target"),
    [
        ("우리 고양이는 참치를 좋아해.", "고양이", "참치"),
        ("이모는 사촌이 오토바이 타는 걸 싫어하셔.", "이모", "사촌 오토바이 타기"),
    ],
)
def test_who_likes_what_is_done(text: str, owner: str, target: str) -> None:
    (told,) = statements(text)
    assert (told.owner, told.target) == (owner, target)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("어른이 먼저 인사해야지, 안 그래?", ("believes", "민서", "", "어른", "positive")),
        ("야유회는 오전까지만 하는 게 맞다고 봐.", ("believes", "민서", "", "야유회", "positive")),
        ("이번 반주는 수아가 하는 게 맞다고 생각해.", ("believes", "민서", "", "수아", "positive")),
        ("인턴한테 야근 시키는 건 아니라고 봐요.", ("believes", "민서", "", "야근 시키기", "negative")),
        ("할머니는 애들은 흙을 밟고 놀아야 한다고 하셔.", ("believes", "할머니", "민서", "애들", "positive")),
        ("미나리는 데쳐 먹어야 된다고 엄마가 그러셨어.", ("believes", "엄마", "민서", "미나리", "positive")),
        ("벌금은 올려야 한다고 생각해요.", ("believes", "민서", "", "벌금", "positive")),
        ("이사 가느니 고쳐서 살래.", ("wants", "민서", "", "살기", "positive")),
        ("난 순대 없으면 못 살아.", ("likes", "민서", "", "순대", "positive")),
        ("제발 모레 눈 안 왔으면.", ("wants", "민서", "", "눈", "negative")),
        ("그 예식장 주차 지옥이래.", ("believes_bad", None, "민서", "예식장 주차", "negative")),
        ("그 한의원은 비추예요.", ("recommends", "민서", "", "한의원", "negative")),
        ("수아는 새 감독이 영 못 미덥대.", ("trusts", "수아", "민서", "새 감독", "negative")),
        ("그 선풍기 소음이 장난 아니래.", ("believes_bad", None, "민서", "선풍기 소음", "negative")),
        ("지호는 오늘 합주 못 온대.", ("plans", None, "민서", "지호", "negative")),
    ],
)
def test_norms_and_tastes_in_two_clauses(text: str, expected: tuple[str, str | None, str, str, str]) -> None:
    assert row(statements(text)[-1]) == expected


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("재훈 오빠, 오빠가 그 집 비싸다고 했잖아.", "재훈"),
        ("언니가 그 집 비싸다고 했잖아.", "재훈"),
        ("우리 언니가 그 집 비싸다고 했잖아.", "언니"),
        ("수아 언니가 그 집 비싸다고 했잖아.", "수아"),
        ("언니가 그 집 비싸대.", "언니"),
    ],
)
def test_who_is_called_or_reminded_by_a_word_of_kin_is_who_listens(text: str, owner: str) -> None:
    (told,) = statements(text)
    assert told.owner == owner


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("어제 야식으로 치킨 시켜 먹었어.", [("ate", "민서", "치킨", "positive")]),
        ("냄비 또 태워 먹었어.", [("did", "민서", "냄비 태우기", "positive")]),
        ("선인장이 다 말라 죽었어.", [("did", "선인장", "말라죽기", "positive")]),
        ("하마터면 다리미 켜 놓고 나갈 뻔했어.", [("did", "민서", "다리미 켜 놓고 나가기", "negative")]),
        ("등산하다가 안경 잃어버릴 뻔했어.", [("lost", "민서", "안경", "negative")]),
        ("이모 생신 선물로 장갑 샀어.", [("bought", "민서", "장갑", "positive")]),
        ("작년에 설악산 올랐어.", [("went", "민서", "설악산", "positive")]),
        ("저녁은 라면으로 때웠어.", [("ate", "민서", "라면", "positive")]),
        ("어제 맡긴 구두 찾아왔어.", [("received", "민서", "구두", "positive")]),
        ("지난달에 매듭 배웠어.", [("did", "민서", "매듭 배우기", "positive")]),
        ("저는 통계학 전공이에요.", [("studies", "민서", "통계학", "positive")]),
        ("케이블 해지했어.", [("stopped", "민서", "케이블", "positive")]),
        ("술 끊은 지 2년 됐어.", [("stopped", "민서", "술", "positive")]),
        ("세호 동아리 나갔어.", [("left", "세호", "동아리", "positive")]),
        ("모레 가족 여행 가.", [("plans", "민서", "가족 여행", "positive")]),
    ],
)
def test_what_happened_has_the_label_of_its_words_together(
    text: str, expected: list[tuple[str, str | None, str | None, str]]
) -> None:
    found = [(told.predicate, told.subject, told.target, told.polarity.value) for told in statements(text)]
    assert found == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("그 예식장은 생각보다 괜찮더라.", ("believes_good", "민서", "", "예식장", "positive")),
        (
            "감독님이 지안이 발음이 아주 좋다고 하시더라고요.",
            ("believes_good", "감독", "민서", "지안 발음", "positive"),
        ),
        ("이모가 세호 그림이 좋대.", ("likes", "이모", "민서", "세호 그림", "positive")),
        (
            "동우 걔 높은 데 올라가는 거 무서워해.",
            ("worries_about", "동우", "민서", "높은 데 올라가기", "positive"),
        ),
        ("세호가 지안이한테 돈 빌린 적 없다고 잡아떼던데.", ("received", "세호", "민서", "돈", "negative")),
        ("반주 걱정된다고 한 건 세라가 아니라 주희였어.", ("worries_about", "주희", "민서", "반주", "positive")),
        ('지점장님이 그러시더라, "이 간판은 촌스러워."', ("believes_bad", "지점장", "민서", "간판", "negative")),
        ("세호가 나더러 송년회 사회 보래.", ("requests", "세호", "민서", "송년회 사회", "positive")),
        ("세호 다음 학기에 휴학하려나 봐.", ("plans", "민서", "", "세호", "positive")),
        ("주간 회의는 본관에서 해.", ("takes_place", None, "", "주간 회의", "positive")),
    ],
)
def test_whose_it_is_and_what_it_is_about(text: str, expected: tuple[str, str | None, str, str, str]) -> None:
    (told,) = statements(text)
    assert row(told) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("사람들이 나보고 목소리 좋대.", ("believes_good", None, "민서", "민서 목소리", "positive")),
        ("수아가 나 인상 좋대.", ("likes", "수아", "민서", "민서 인상", "positive")),
        ("이 얘기 민아가 해 준 건데 그 서점 곧 망한대.", ("predicts", "민아", "민서", "서점", "positive")),
        ("민아가 한 말인데 그 서점 곧 망한대.", ("predicts", "민아", "민서", "서점", "positive")),
        ('수아가 "나 먼저 갈게"라고 했어.', ("plans", "수아", "민서", "가기", "positive")),
        ("솔직히 수아가 너무했지.", ("believes_bad", "민서", "", "수아", "negative")),
    ],
)
def test_what_others_say_of_whoever_passes_it_on(
    text: str, expected: tuple[str, str | None, str, str, str]
) -> None:
    (told,) = statements(text)
    assert row(told) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('세호가 웃으면서 "나 안 가"라고 했어.', ("plans", "세호", "민서", "가기", "negative")),
        ("이모가 전화해서 고모부 퇴원했다고 하셨어.", ("did", "이모", "민서", "고모부", "positive")),
        ("수아가 울면서 세호가 떠났다고 했어.", ("left", "수아", "민서", "세호", "positive")),
        ("민아는 웃으면서 그 연극 지루했다고 하더라.", ("believes_bad", "민아", "민서", "연극", "negative")),
        ("삼촌이 화내면서 당장 그만두라고 하셨어.", ("requests", "삼촌", "민서", "당장 그만두기", "positive")),
    ],
)
def test_how_it_is_said_is_no_news_and_hides_no_teller(
    text: str, expected: tuple[str, str | None, str, str, str]
) -> None:
    (told,) = statements(text)
    assert row(told) == expected


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("다음 달엔 저희 조카들도 초대하고 싶어요.", "민서"),
        ("막내도 데려가고 싶어.", "민서"),
        ("강아지도 씻기고 싶은데.", "민서"),
        ("나도 가고 싶어.", "민서"),
        ("조카들도 가고 싶어 해.", "조카들"),
        ("엄마도 쉬고 싶대.", "엄마"),
    ],
)
def test_a_wish_told_plainly_is_ones_own_whoever_else_is_in_it(text: str, owner: str) -> None:
    assert [s.owner for s in statements(text) if s.predicate == "wants"] == [owner]
