"""Korean noun phrases: what stands before a particle, its case, and the person or thing it names.

A phrase keeps its code points. Who a pronoun or a dropped subject is, is decided in `people`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ingest.extract.korean.lexicon import Lexicon
from ingest.extract.korean.measures import measure_in
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.workplaces import WORKPLACES, is_workplace
from ingest.language.korean import Morpheme, is_common_word
from ingest.language.korean_names import DOUBLE_SURNAMES, SURNAMES, looks_like_given_name
from ingest.resolve.korean_saying import TELLING_NOUNS

_POSSESSIVE_PRONOUNS = words("우리 저희 너희 내 제 네 울 너네")
_POINTING = words("그 이 저 요 고 우리 온 웬")


class Kind(StrEnum):
    """What a phrase names."""

    NAME = "name"
    KIN = "kin"
    ROLE = "role"
    ORGANISATION = "organisation"
    GROUP = "group"  # nobody in particular: 사람들, 다들, 누가, 뉴스
    FIRST = "first"  # 나, 저, 우리
    SECOND = "second"  # 너, 당신
    SELF = "self"  # 자기, 본인
    THIRD = "third"  # 걔, 그분
    TIME = "time"
    QUESTION = "question"
    THING = "thing"


PEOPLE = frozenset(
    {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.FIRST, Kind.SECOND, Kind.SELF, Kind.THIRD, Kind.ORGANISATION, Kind.GROUP}
)

#: Particle → case. The first particle of a run decides; topic and "also" are noted beside it.
_CASES = {
    "이": "subj", "가": "subj", "이C": "comp", "가C": "comp", "께서": "subj", "을": "obj", "를": "obj", "ㄹ": "obj", "의": "gen",
    "에": "loc", "로": "loc", "으로": "loc", "에다": "loc", "에다가": "loc", "에서": "from", "서": "from",
    "한테": "dat", "에게": "dat", "께": "dat", "보고": "dat", "더러": "dat", "한테서": "source",
    "에게서": "source", "로부터": "source", "으로부터": "source", "와": "com", "과": "com", "랑": "com", "이랑": "com",
    "하고": "com", "보다": "than", "은": "topic", "는": "topic", "ㄴ": "topic", "도": "also", "만": "also",
    "까지": "until", "부터": "since", "마저": "also", "조차": "also", "처럼": "like", "같이": "like", "만큼": "like",
    "마다": "every", "이라도": "also", "라도": "also", "이나": "also", "나": "also", "밖에": "also", "야": "voc",
    "아": "voc", "이야": "topic", "이란": "topic", "란": "topic", "대로": "like", "치고": "topic", "요": "bare",
}  # fmt: skip
_FIRST = words("나 저 우리 저희 내 제 울")
_SECOND = words("너 당신 자네 니 네 너희 그대 너네")
_SELF = frozenset({"자기", "본인", "자신", "지"})
_THIRD = words("그 걔 얘 쟤 그녀 그분 그이 이분 저분 그놈")
_YONDER = frozenset({"그쪽", "이쪽", "저쪽", "거기", "여기", "저기"})
#: Of these somebody can be the kin: "그 집 언니", "그 반 애".
_WHOSE = frozenset(
    {
        "집",
        "동네",
        "반",
        "팀",
        "학교",
        "가게",
        "회사",
        "나라",
        "시절",
        "날",
        "때",
        "사람",
        "분",
        "친구",
        "나이",
        "또래",
        "쪽",
    }
)
_POINTED = frozenset({"그거", "이거", "저거", "그것", "이것", "저것", "요거"})
_OWNING_PRONOUNS = frozenset({"당신", "자네", "그대", "걔", "얘", "쟤", "그분"})
_THIRD_HEADS = words("사람 분 애 친구 녀석 놈 양반 인간 아이 언니 형 누나 오빠 여자 남자")
_ADDRESS = words("씨 선배 후배 언니 오빠 형 누나 이모 삼촌 아저씨 아주머니 쌤 선생 군 양")
_PLAIN_KIN = {
    "어머님": "어머니",
    "따님": "딸",
    "아드님": "아들",
    "아버님": "아버지",
    "할머님": "할머니",
    "할아버님": "할아버지",
    "부모님": "부모님",
    "시어머님": "시어머니",
    "시아버님": "시아버지",
    "장인어른": "장인",
    "장모님": "장모",
    "형님": "형님",
    "선생님": "선생",
}
#: Before a word of kin: which of them it is.
_BORN_AS = words("막내 첫째 둘째 셋째 넷째 맏 큰 작은")
#: Before "사람", "남자" and the like: who lives or works there.
_WHERE_PEOPLE_ARE = words(
    "아래층 위층 윗층 옆집 윗집 아랫집 앞집 뒷집 옆방 앞방 옆자리 옆동 맞은편 회사 동네 부동산 가게 구청 시청 은행 병원 관리실 매장 본사 지점 센터"
)
_ANYBODY = words("사람 남자 여자 총각 아가씨 아줌마 아저씨 할머니 할아버지")
#: What one counts: "네 시", "네 명".
_COUNTED = words(
    "살 시 시간 명 개 번 마리 권 잔 달 주 분 대 장 병 그릇 층 군데 가지 번째 배 쪽 켤레 벌 송이 봉지 상자 조각 줄 모 판 곳 식구 자매 형제 남매"
)
#: Where words are spoken, which nobody tells: "제주 말로는".
_TONGUES = words(
    "제주 제주도 전라도 경상도 충청도 강원도 함경도 평안도 이북 북한 표준 순우리 옛날 요새 시쳇 속된 이른바"
)
#: Relations that stand before a name as its apposition.
_BEFORE_NAMES = words(
    "친구 선배 후배 동료 동기 동생 언니 오빠 형 누나 사촌 조카 딸 아들 남편 아내 룸메이트 절친 짝꿍 "
    "여동생 남동생 막내 이모 삼촌 고모"
)
_NOMINAL = frozenset({"NNG", "NNP", "NNB", "NR", "NP", "SN", "SL", "SH", "XPN", "XSN", "XR", "W_SERIAL"})
#: Kin nouns that can follow a name as the name's own kin ("민지 엄마"), not as a form of address.
#: Nouns for a job that also name who does it.
_JOBS_TOO = frozenset({"알바"})
#: What belongs to whoever stands before it: "인턴 일", "교수 말투".
_SIDES = words("일 성격 말투 태도 실력 솜씨 목소리 성질 표정")
#: The particles by which an account is a source: "말로는", "말론".
_BY_IT = frozenset({"로는", "으로는", "로ㄴ", "으로ㄴ"})
_STATIONS = words(
    "유부남 유부녀 미혼 기혼 총각 처녀 돌싱 백수 학생 대학생 연예인 외국인 한국인 채식주의자 천재 사기꾼 부자 재벌"
)
_OCCASIONS = words("이번 요번 저번 지난번 다음번 그때 당시 이참 엊그제")
_TALES = words("얘기 이야기 소식 소문")
_AFTER_ALL = words("결국 사실 원래 평소")
_WHEN = frozenset({"때", "뒤", "후", "전", "동안", "다음", "길", "김", "거", "것", "데", "곳"})
_QUOTES = "\"'“”‘’「」『』"


@dataclass(slots=True)
class Phrase:
    """A noun phrase: `start`/`end` cut the words without particles."""

    start: int
    end: int
    text: str  # clean words of the thing or person
    head: str
    kind: Kind
    case: str
    particles: tuple[str, ...] = ()
    possessor: Phrase | None = None  # whose thing it is
    rest: str = ""  # the words after the possessor
    topic: bool = False
    first: int = 0  # morpheme positions
    last: int = 0
    modifier: str | None = None  # lemma of the clause that stands before the head
    demonstrative: bool = False
    quoted: bool = False
    count: str = ""  # the measure behind a thing: "한 솥" of "김치찌개 한 솥"
    of_act: bool = False  # the measure is of the act: "한 시간", "세 바퀴"
    name_span: tuple[int, int] | None = None  # the name within, without titles
    also_called: str = ""  # "친구" of "친구 민혁"

    @property
    def is_person(self) -> bool:
        """Say whether the phrase names somebody, an organisation included."""
        return self.kind in PEOPLE

    @property
    def is_subject_like(self) -> bool:
        """Say whether the phrase can be the subject."""
        return self.case in {"subj", "topic", "also", "bare", "voc"}


def case_of(particles: Sequence[str]) -> tuple[str, bool]:
    """Return the case of a run of particles and whether it is marked as topic."""
    case = "bare"
    for particle in particles:
        found = _CASES.get(particle, "bare")
        if case == "bare" or (case in {"also", "topic"} and found not in {"topic", "also", "bare"}):
            case = found
    return case, any(_CASES.get(p) == "topic" for p in particles)


def is_nominal(morpheme: Morpheme) -> bool:
    """Say whether a morpheme can be part of a noun phrase."""
    return morpheme.base_tag in _NOMINAL or morpheme.tag.startswith("W_")


class PhraseReader:
    """Cuts noun phrases out of the morphemes of one text."""

    def __init__(
        self,
        text: str,
        morphemes: Sequence[Morpheme],
        names: dict[int, str],
        words: Lexicon,
        quotes: dict[int, int],
    ) -> None:
        self._text = text
        self._morphemes = morphemes
        self._names = names  # start → name
        self._words = words
        self._quotes = quotes  # start → end of quoted titles

    # ------------------------------------------------------------ cutting

    def groups(self, first: int, last: int) -> list[tuple[int, int]]:
        """Cut a run of nominal morphemes without particles into phrases ("나 | 회사", "도현 | 회사 일")."""
        cuts: list[tuple[int, int]] = []
        begin = first
        for position in range(first + 1, last):
            if self._breaks(begin, position, last):
                cuts.append((begin, position))
                begin = position
        cuts.append((begin, last))
        return cuts

    def _breaks(self, begin: int, position: int, last: int) -> bool:
        before, here = self._morphemes[position - 1], self._morphemes[position]
        if (
            position - 1 == begin
            and before.form in _WHEN
            and begin
            and self._morphemes[begin - 1].base_tag in {"ETM", "ETN"}
            and before.end < here.start
        ):
            return True  # "올 때 | 우유", "받은 거 | 향수"
        greeted = before.tag == "IC" and before.form == "저" and position - 1 == begin  # "저 헬스 다녀요"
        # "유모차 | 8만 원에 팔았어", "그 코트 | 언니가 줬어", "그거 | 네가 해"
        you = before.form in _POINTED and here.tag == "NP" and here.form in _FIRST | _SECOND | {"네", "내"}
        apart = you or self._priced(position, last) or self._kin_behind_thing(begin, position, last)
        if greeted or apart or self._is_what_one_is(begin, position, last):
            return True
        if here.form == "대신":
            return False  # "나 대신"
        if before.form == "대신" and before.end < here.start:
            return True
        after_all = before.form in _AFTER_ALL and position - 1 == begin and before.end < here.start
        if after_all or self._tale_ends(begin, position) or self._time_begins(position):
            return True  # "결국 | 비 와서"
        if here.tag == "NP" and before.tag == "NP" and before.form in {"다들", "모두", "다"}:
            return True  # "다들 | 나보고"
        if before.form in _OWNING_PRONOUNS and before.tag == "NP" and self._words.is_kind(here.form, "kin"):
            return False  # "당신 어머니"
        if before.tag == "NP" and here.tag not in {"XSN", "JKG"}:
            return before.form in _FIRST | _SECOND | _THIRD and before.form not in _POSSESSIVE_PRONOUNS
        if here.tag == "NP" and here.form not in {"거", "뭐"}:
            return True
        if here.start in self._names:
            # "김 은채" never comes apart, "수아 | 나연" does; so do "친구 | 은채" only when no apposition
            if self._appositive(begin, position, last):
                return False
            return before.tag != "NNP" or before.start in self._names
        return False

    def _priced(self, position: int, last: int) -> bool:
        """ "유모차 8만 원에": for how much, and no name of the thing."""
        here, unit = self._morphemes[position], self._morphemes[last - 1]
        after = self._morphemes[last].form if last < len(self._morphemes) else ""
        return here.tag == "SN" and unit.form in {"원", "달러", "엔", "유로"} and after == "에"

    def _kin_behind_thing(self, begin: int, position: int, last: int) -> bool:
        """ "그 코트 언니가 줬어": kin have no things that are pointed at before them, only places."""
        before, here = self._morphemes[position - 1], self._morphemes[position]
        pointed = position - 2 == begin and self._morphemes[begin].form in {"그", "이", "저"}
        if not pointed or self._morphemes[begin].tag != "MM" or position + 1 != last or before.tag != "NNG":
            return False
        after = self._morphemes[last].tag if last < len(self._morphemes) else ""
        thing = not any(self._words.is_kind(before.form, kind) for kind in ("place", "kin", "role", "event"))
        return thing and after == "JKS" and self._words.is_kind(here.form, "kin") and before.form not in _WHOSE

    def _is_what_one_is(self, begin: int, position: int, last: int) -> bool:
        """ "그 사람 의사야", "저 여자 배우래": somebody pointed at, and the trade behind is what they are."""
        before, here = self._morphemes[position - 1], self._morphemes[position]
        if before.form not in _THIRD_HEADS or position - 2 != begin or position + 1 != last:
            return False
        pointed = self._morphemes[begin].tag in {"MM", "IC", "NP"} and self._morphemes[begin].form in {
            "그",
            "저",
            "이",
            "요",
        }
        copula = last < len(self._morphemes) and self._morphemes[last].base_tag in {"VCP", "VCN"}
        trade = self._words.is_kind(here.form, "role") or here.form in _STATIONS
        return pointed and copula and trade and before.end < here.start

    def _time_begins(self, position: int) -> bool:
        """ "우리 딸 | 이번에 입학했어": when it was, and nothing of hers."""
        before, here = self._morphemes[position - 1], self._morphemes[position]
        somebody = before.start in self._names or self._words.is_kind(before.form, "kin")
        return here.form in _OCCASIONS and before.end < here.start and somebody

    def _tale_ends(self, begin: int, position: int) -> bool:
        """ "그 얘기 | 엄마한테 들은 건데": a story, and no mother of it."""
        pointed = position - 2 == begin and self._morphemes[begin].tag in {"MM", "IC", "NP"}
        before, here = self._morphemes[position - 1], self._morphemes[position]
        return (
            before.form in _TALES and (position - 1 == begin or pointed) and self._words.is_kind(here.form, "kin")
        )

    def _appositive(self, begin: int, position: int, last: int) -> bool:
        """ "친구 민혁이가": a noun for a relation right before the name it belongs to."""
        word = self._morphemes[position - 1]
        related = word.form in _BEFORE_NAMES and word.start not in self._names
        owned = (
            position - 3 == begin and self._morphemes[position - 2].tag == "JKG"
        )  # "내 친구 민규", cut as 나 + 의
        alone = (
            owned
            or position - 1 == begin
            or self._morphemes[position - 2].tag in {"NP", "MM"}
            or position - 2 == begin
        )
        return related and alone

    # ------------------------------------------------------------ reading

    def read(self, first: int, last: int, particles: Sequence[str], modifier: str | None) -> Phrase:
        """Read morphemes `first`…`last` (excluded) as one phrase with these particles."""
        case, topic = case_of(particles)
        parts = list(self._morphemes[first:last])
        if len(parts) > 1 and parts[-1].tag == "JC":
            case, topic = "com", False  # "미나랑 영호가"
            parts = parts[:-1]
        demonstrative = False
        while len(parts) > 1 and (parts[0].tag == "MM" and parts[0].form in _POINTING):
            demonstrative = demonstrative or parts[0].form in {"그", "이", "저"}
            parts = parts[1:]
        while len(parts) > 1 and parts[0].tag == "NP" and parts[0].form in _YONDER:
            parts = parts[1:]
        start, end = parts[0].start, parts[-1].end
        phrase = Phrase(
            start, end, self._text[start:end], parts[-1].form, Kind.THING, case, tuple(particles), topic=topic,
            first=first, last=last, modifier=modifier, demonstrative=demonstrative,
        )  # fmt: skip
        self._classify(phrase, parts)
        return phrase

    def _classify(self, phrase: Phrase, parts: list[Morpheme]) -> None:
        if phrase.start in self._quotes:
            phrase.quoted = True
            phrase.text = self._text[phrase.start : phrase.end].strip(_QUOTES)
            phrase.head = phrase.text
            return
        if parts[-1].tag == "XSN" and parts[-1].form in {"이"} and len(parts) > 1:
            parts = parts[:-1]
        pronoun = self._pronoun(phrase, parts)
        if pronoun is not None:
            phrase.kind = pronoun
            return
        parts = self._drop_possessive_speaker(phrase, parts)
        if self._read_person(phrase, parts):
            return
        self._read_measured(phrase, parts)

    def _read_measured(self, phrase: Phrase, parts: list[Morpheme]) -> None:
        """A thing and how much of it: the thing is the head."""
        measure = measure_in(parts)
        praised = phrase.topic and self._text[: phrase.end].endswith("하나")  # "요리 하나는 끝내줘"
        if measure is not None and phrase.case == "subj" and measure.first:
            whole = phrase.text
            if self._read_person(phrase, parts[: measure.first]):
                phrase.kind, phrase.text, phrase.rest = Kind.ROLE, whole, whole  # "직원 두 명이 그만뒀어"
                return
        if measure is None or praised:
            self._read_thing(phrase, parts)
            return
        whole = self._text[parts[measure.first].start : phrase.end]
        if not measure.first:
            self._read_thing(phrase, parts)
            phrase.count, phrase.of_act = whole, measure.of_act
            return
        self._read_thing(phrase, parts[: measure.first])
        phrase.count, phrase.of_act = whole, measure.of_act
        phrase.rest = (
            phrase.text if phrase.possessor is None else self._text[phrase.possessor.end : phrase.end].strip()
        )

    def _pronoun(self, phrase: Phrase, parts: list[Morpheme]) -> Kind | None:  # noqa: C901 (a row of readings, first that fits)
        if phrase.demonstrative and phrase.text in {"소문", "뉴스", "기사", "방송", "블로그", "신문"}:
            return None  # "그 소문은 거짓이야"
        if self._words.is_kind(phrase.text, "group"):
            return Kind.GROUP
        alone = [p for p in parts if p.tag not in {"XSN"}]
        if len(alone) != 1:
            head = parts[-1].form if parts[-1].tag != "XSN" or len(parts) < 2 else parts[-2].form
            if phrase.demonstrative and len(alone) == 1 and head in _THIRD_HEADS:
                return Kind.THIRD
            return None
        form, tag = alone[0].form, alone[0].tag
        if phrase.demonstrative and form in _THIRD_HEADS:
            return Kind.THIRD
        if form in _THIRD and tag == "NP":
            return Kind.THIRD
        if tag in {"NP", "IC", "MM"}:
            if form in _FIRST:
                return Kind.FIRST
            if form in _SECOND:
                return Kind.SECOND
            if form in _SELF:
                return Kind.SELF
        if form == "본인":
            return Kind.SELF
        honoured = parts[-1].tag == "XSN" and parts[-1].form == "님"  # "기사님" is no article
        if (self._words.is_kind(form, "group") and not honoured) or form in {"누구", "아무", "남"}:
            return Kind.GROUP
        if self._words.is_kind(form, "question"):
            return Kind.QUESTION
        return None

    def _drop_possessive_speaker(self, phrase: Phrase, parts: list[Morpheme]) -> list[Morpheme]:
        """Take "우리", "제", "네 …", "자기 …" off the front; the last two stay as possessor."""
        while len(parts) > 1:
            first = parts[0]
            if first.tag not in {"NP", "MM", "IC"} or (first.form == "네" and parts[1].form in _COUNTED):
                break  # "네 살": four, and nobody's
            kind = (
                Kind.FIRST if first.form in _FIRST
                else Kind.SECOND if first.form in _SECOND
                else Kind.SELF if first.form in _SELF
                else Kind.THIRD if first.form in _THIRD
                else None
            )  # fmt: skip
            if kind is None:
                break
            skip = 2 if parts[1].form in {"의", "네"} and len(parts) > 2 else 1
            if kind is not Kind.FIRST:
                link = ("네",) if skip == 2 and parts[1].form == "네" else ()
                phrase.possessor = Phrase(first.start, first.end, first.form, first.form, kind, "gen", link)
            elif phrase.possessor is None:
                phrase.possessor = None
            parts = parts[skip:]
            phrase.start = parts[0].start
        phrase.text = self._text[phrase.start : phrase.end]
        phrase.rest = phrase.text
        return parts

    # ------------------------------------------------------------ people

    def _read_person(self, phrase: Phrase, parts: list[Morpheme]) -> bool:
        plural = parts[-1].form == "들" and parts[-1].tag == "XSN"
        titled = parts[-1].form == "님" and parts[-1].tag == "XSN" and len(parts) > 1  # "이사님"
        guest = len(parts) > 1 and parts[-2].form in {"손", "스", "부모", "시부모"} and parts[-1].form == "님"
        if not guest:
            parts = [
                p for p in parts if not (p.tag == "XSN" and p.form in {"님", "들"} and p is parts[-1])
            ] or parts
        if parts[-1].form == "님" and len(parts) > 1 and not guest:
            parts = parts[:-1]
        if len(parts) > 1 and parts[-1].form == "분" and parts[-2].end == parts[-1].start:
            others = [self._words.is_kind(parts[-2].form, kind) for kind in ("kin", "role")]
            parts = parts[:-1] if any(others) else parts  # "친구분"
        if not self._is_person_head(parts) and not titled:
            return False
        if parts[-1].form in _JOBS_TOO and phrase.case in {"bare", "obj", "loc", "also"}:
            return False  # "알바 나가": the job, not who does it
        if plural and not any(p.start in self._names for p in parts):
            self._read_unnamed(phrase, parts)
            phrase.text = phrase.rest = f"{phrase.text}들"
            return True
        for index, part in enumerate(parts):
            if part.start in self._names:
                self._read_named(phrase, parts, index)
                return True
        return self._read_unnamed(phrase, parts)

    def _is_person_head(self, parts: list[Morpheme]) -> bool:
        head = parts[-1]
        if head.start in self._names:
            return True
        if head.form in {"씨", "님", "군", "양"} and len(parts) > 1 and head.tag in {"NNB", "XSN", "NNG"}:
            return True
        if len(parts) == 2 and head.form in _ANYBODY and parts[0].form in _WHERE_PEOPLE_ARE:
            return True  # "아래층 사람이 시끄럽다고 하네"
        joined = self._joined(parts)
        return any(self._words.is_kind(w, kind) for w in (head.form, joined) for kind in ("kin", "role")) or (
            self._organisation(parts)
        )

    def _joined(self, parts: list[Morpheme]) -> str:
        """The last word of the phrase with what is written together before it ("사촌동생", "집주인")."""
        first = len(parts) - 1
        while (
            first > 0 and parts[first - 1].end == parts[first].start and parts[first - 1].start not in self._names
        ):
            if parts[first - 1].tag in {"XSN", "JKG"}:
                break
            first -= 1
        return "".join(p.form for p in parts[first:])

    def _organisation(self, parts: list[Morpheme]) -> bool:
        head = parts[-1].form
        suffixes = self._words.nouns["organisation_suffix"]
        joined = self._joined(parts)
        if head in suffixes or joined in suffixes:
            return True
        return (
            parts[-1].tag in {"NNG", "NNP"}
            and len(head) >= 3
            and head.endswith(("청", "공단", "협회", "일보", "위원회", "연구소", "은행", "학교", "병원", "대학교"))
        )

    def _read_named(self, phrase: Phrase, parts: list[Morpheme], index: int) -> None:
        """ "은채", "은채 씨", "상훈 선배", "수아네 언니", "정도윤 과장", "친구 은채"."""
        name_part = parts[index]
        name = self._names[name_part.start]
        after = parts[index + 1 :]
        if after and after[0].tag == "XSN" and after[0].form == "이":
            after = after[1:]
        phrase.name_span = (name_part.start, name_part.end)
        if index and parts[index - 1].form in _BEFORE_NAMES:
            phrase.also_called = parts[index - 1].form
        if not after or (len(after) == 1 and after[0].form in _ADDRESS | {"님"}):
            phrase.kind, phrase.text, phrase.head = Kind.NAME, name, name
            return
        if all(p.form in {"씨", "님", "들", "네"} for p in after):
            phrase.kind, phrase.text, phrase.head = Kind.NAME, name, name
            if any(p.form == "네" for p in after):
                phrase.kind, phrase.text = Kind.GROUP, name + "네"
            return
        head = after[-1].form
        if (
            self._words.is_kind(head, "role")
            and not self._words.is_kind(head, "kin")
            and after[0].form not in {"네", "의"}
        ):
            phrase.kind, phrase.head = Kind.NAME, name
            phrase.text = f"{name} {head}"
            return
        phrase.possessor = Phrase(
            name_part.start, name_part.end, name, name, Kind.NAME, "gen", name_span=phrase.name_span
        )
        link = "네" if after[0].form == "네" else ""
        parents = len(after) > 1 and after[-2].form in {"부모", "시부모"}  # "민재 부모님"
        words = [p for p in after if not (p.form in {"네", "의", "씨", "님"} and p.tag != "NNG")]
        words = [*words, after[-1]] if parents and words and words[-1] is not after[-1] else words
        tail = self._text[words[0].start : words[-1].end] if words else ""
        phrase.kind = (
            Kind.KIN
            if self._words.is_kind(head, "kin") or self._words.is_kind(self._joined(after), "kin")
            else Kind.ROLE
        )
        if self._organisation(after):
            phrase.kind = Kind.ORGANISATION
        phrase.text, phrase.rest, phrase.head = f"{name}{link} {_plain(tail)}", _plain(tail), _plain(head)
        phrase.start = name_part.start

    def _read_unnamed(self, phrase: Phrase, parts: list[Morpheme]) -> bool:
        head = parts[-1].form
        joined = self._joined(parts)
        kin = self._words.is_kind(joined, "kin") or self._words.is_kind(head, "kin")
        surname = self._surname(parts)
        if surname is not None:
            title = self._text[surname.start : parts[-1].end]
            if surname.end == parts[-1].start:
                title = f"{surname.form} {head}" if surname.form in SURNAMES else title
            phrase.kind, phrase.text, phrase.head = Kind.ROLE, _strip_honorific(title), head
            phrase.name_span = (surname.start, parts[-1].end)
            return True
        start = parts[0].start
        if head == "씨" and len(parts) > 1 and not self._words.is_kind(parts[-2].form, "role"):
            named = self._text[start : parts[-2].end].split()[-1]
            if not is_common_word(named):  # "왕웨이 씨", but "수박 씨"
                phrase.kind, phrase.text, phrase.rest, phrase.head = Kind.NAME, named, named, named
                phrase.name_span = (parts[-2].end - len(named), parts[-2].end)
                return True
        words = self._text[start : parts[-1].end]
        phrase.text = phrase.rest = _plain(words)
        phrase.head = _plain(joined if kin else head)
        if kin:
            phrase.kind = Kind.KIN
        elif self._organisation(parts) and not self._words.is_kind(head, "role"):
            phrase.kind = Kind.ORGANISATION
        else:
            phrase.kind = Kind.ROLE
        return True

    def _surname(self, parts: list[Morpheme]) -> Morpheme | None:
        """ "오 부장", "거래처 김 대리": one syllable of a surname right before a title."""
        if len(parts) < 2 or not self._words.is_kind(parts[-1].form, "role"):
            return None
        before = parts[-2]
        if (
            (before.form in SURNAMES or before.form in DOUBLE_SURNAMES)
            and len(before.form) <= 2
            and before.tag in {"NNP", "NNG", "NR", "MM"}
        ):
            return before
        return None

    # ------------------------------------------------------------ things

    def _read_thing(self, phrase: Phrase, parts: list[Morpheme]) -> None:
        """A thing, with the person it belongs to if one stands before it ("건우 발표")."""
        if parts[-1].form in TELLING_NOUNS and self._is_someones_kin(parts[:-1]):
            teller = self.read_plain(parts[:-1])  # "가람이네 아빠 말로는": the father tells it
            if teller.is_person:
                phrase.possessor, phrase.rest, phrase.head = teller, parts[-1].form, parts[-1].form
                return
        if phrase.possessor is not None and parts[-1].form in TELLING_NOUNS and len(parts) > 1:
            teller = self.read_plain(parts[:-1])
            if teller.is_person:  # "걔네 팀장 말로는", "네 친구 말로는"
                teller.possessor, teller.rest = phrase.possessor, teller.text
                phrase.possessor, phrase.rest, phrase.head = teller, parts[-1].form, parts[-1].form
                return
        self._find_possessor(phrase, parts)
        if phrase.possessor is None and parts[-1].form in TELLING_NOUNS and len(parts) > 1:
            self._give_teller(phrase, parts)
        if phrase.possessor is None:
            phrase.rest = phrase.text
        phrase.head = parts[-1].form

    def _find_possessor(self, phrase: Phrase, parts: list[Morpheme]) -> None:
        for index, part in enumerate(parts[:-1]):
            if part.start in self._names or (part.tag == "NNG" and self._words.is_kind(part.form, "kin")):
                if (
                    part.start not in self._names
                    and index + 2 < len(parts)
                    and self._words.is_kind(part.form + parts[index + 1].form, "kin")
                ):
                    continue  # "사촌동생 군대": the longer word is the person
                if part.form in _BORN_AS and self._words.is_kind(parts[index + 1].form, "kin"):
                    continue  # "막내 고모 말로는": which aunt, and nobody's aunt
                self._split_possessor(phrase, parts, index)
                break
            if self._words.is_kind(part.form, "role") and part.tag != "XSN" and index + 1 < len(parts):
                honoured = parts[index + 1].form == "님" and index + 2 < len(parts)
                if honoured or (index + 2 == len(parts) and parts[-1].form in _SIDES):
                    self._split_possessor(phrase, parts, index)
                    break
            if (
                index
                and part.form != "님"
                and self._words.is_kind(part.form, "role")
                and self._surname(parts[: index + 1])
            ):
                self._split_possessor(phrase, parts, index)
                break

    def _give_teller(self, phrase: Phrase, parts: list[Morpheme]) -> None:
        """ "은초 말로는", "길드장 말로는": whose words they are."""
        teller = self.read_plain(parts[:-1])
        told = "".join(phrase.particles[:2])
        stranger = "".join(p.form for p in parts[:-1])
        by_it = told in _BY_IT
        told_so = (by_it or told in {"은", "는", "이", "에"}) and not is_common_word(stranger)
        strange = 2 <= len(stranger) <= 3 and by_it and stranger not in _TONGUES
        named = looks_like_given_name(stranger) or strange
        if not teller.is_person and told_so and named and len(parts) < 4:
            # "은초 말로는": only people have their own account of it
            teller.kind, teller.text, teller.head = Kind.NAME, stranger, stranger
            teller.name_span = (teller.start, teller.end)
        if not teller.is_person and by_it and teller.kind is Kind.THING:
            title = teller.text
            if title.endswith("장") and len(title) > 2 and not title.endswith(WORKPLACES):
                # "길드장 말로는": whoever heads something nobody has heard of
                teller.kind, teller.head = Kind.ROLE, title
            elif is_workplace(title):
                teller.kind, teller.head = Kind.ORGANISATION, title  # "쇼핑몰 말로는"
        if teller.is_person:
            phrase.possessor, phrase.rest = teller, parts[-1].form

    def _is_someones_kin(self, parts: list[Morpheme]) -> bool:
        if len(parts) < 2 or not any(part.start in self._names for part in parts[:-1]):
            return False
        last = parts[-1].form if parts[-1].form != "님" else parts[-2].form
        return any(part.form in {"네", "의"} for part in parts) and self._words.is_kind(last, "kin")

    def _split_possessor(self, phrase: Phrase, parts: list[Morpheme], index: int) -> None:
        holder = self.read_plain(parts[: index + 1])
        rest = parts[index + 1 :]
        household = False
        while rest and (
            rest[0].form in {"씨", "님", "의", "네", "이", "들"} and rest[0].tag in {"XSN", "NNB", "JKG"}
        ):
            household = household or rest[0].form == "네"
            if rest[0].form == "들":
                holder.particles = ("들",)  # "어르신들 컴퓨터": many
            rest = rest[1:]
        if not rest:
            return
        if rest[0].form in _ADDRESS and len(rest) > 1 and holder.kind is Kind.NAME:
            rest = rest[1:]
        phrase.possessor = holder
        phrase.rest = self._text[rest[0].start : phrase.end]
        phrase.text = f"{holder.text} {phrase.rest}"
        if household or parts[index + 1].form == "네":
            phrase.text = f"{holder.text}네 {phrase.rest}"

    def read_plain(self, parts: list[Morpheme]) -> Phrase:
        """Read parts as a phrase without particles."""
        phrase = Phrase(
            parts[0].start,
            parts[-1].end,
            self._text[parts[0].start : parts[-1].end],
            parts[-1].form,
            Kind.THING,
            "gen",
        )
        if not self._read_person(phrase, parts):
            phrase.rest = phrase.text
        return phrase


def _plain(words: str) -> str:
    """Take 님 off and give honorific kin its plain form ("담임 선생님" → "담임 선생")."""
    cells = words.split()
    if cells and cells[-1] in _PLAIN_KIN:
        cells[-1] = _PLAIN_KIN[cells[-1]]
        return " ".join(cells)
    return _strip_honorific(words)


def _strip_honorific(words: str) -> str:
    if words.endswith(("친구분", "동료분", "손님분", "담당자분", "이웃분")):
        return words[:-1]
    return (
        words[:-1]
        if words.endswith("님")
        and len(words) > 2
        and not words.endswith(("부모님", "스님", "신부님", "형님", "누님", "이모님", "손님"))
        else words
    )
