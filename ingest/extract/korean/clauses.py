"""Korean clauses: morphemes cut into noun phrases and predicates, and those into clauses and sentences.

A clause is what stands before one predicate. Relative clauses are taken out of the way of the main clause;
the noun they stand before remembers their verb.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from ingest.extract.korean.lexicon import Lexicon
from ingest.extract.korean.measures import is_unit_of
from ingest.extract.korean.phrases import Kind, Phrase, PhraseReader, case_of, is_nominal
from ingest.extract.korean.predicates import Close, Code, Predicate, read_predicate
from ingest.extract.korean.repairs import repair
from ingest.extract.korean.set_phrases import with_plain_words
from ingest.extract.korean.truth import TRUTH_STEMS
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme, is_common_word
from ingest.language.korean_names import looks_like_given_name
from ingest.resolve.korean_hearsay import Form, Hearsay, Mood
from ingest.resolve.korean_saying import DENYING

#: What is hung or fixed somewhere, and not sweet: "커튼 달았어".
_HUNG = words(
    "커튼 카네이션 단추 간판 댓글 리본 이름표 에어컨 선반 조명 전구 국기 태극기 배지 브로치 블라인드 문패 액자 번호판 현수막"
)
#: Who or what is spoken of as former: "전 남친".
_ONCE = words(
    "남친 여친 남자친구 여자친구 남편 아내 와이프 부인 애인 직장 여자 남자 룸메 룸메이트 집주인 세입자 담당자 담임 상사 대통령 시장 감독 "
    "시어머니 장모 며느리 사위 주인 소속사 팀장 대표"
)
_HALVED = words("시간 달 년 개월 바퀴 개 분 판 잔 병")
_MEDIA = words("유튜브 인터넷 뉴스 블로그 신문 방송 티비 TV 기사 인스타")
_BEGIN_ANEW = words("그 이 저 그런 이런 저런 어떤 무슨 전 우리")
_LIGHT_GAPS = words("을 를 ㄹ 도 은 는 만") | {""}
_BETWEEN = words("많이 진짜 정말 별로 딱 너무 엄청 크게 더 전혀 하나도")
#: Nouns of verbs that take their adverb between noun and 하다: "걱정 많이 하셔".
_OFTEN_WITH_ADVERB = words("걱정 칭찬 욕 자랑 불평 후회 고민 기대 추천 반대 의심")
_BARE_HEADS = words("거 것 사람 곳 데 일 애 분 음식")
_ADMITTING = words("인정하다 밝히다 알리다 강조하다 주장하다 고백하다 말하다 전하다 폭로하다 확인하다")
_SUBJECT_GAPS = words("나오다 생기다 열리다 들어오다 유명하다 오르다 바뀌다 팔리다 뜨다 남다 나다 있다 없다")
_ARRIVING = words("오다 들어오다 입사하다 부임하다 취임하다 뽑히다")
_OCCUPIED = words("다니다 일하다 근무하다 살다 운영하다 있다 하다 사귀다 알다")
_TASTES = words("짜다 달다 맵다 쓰다 시다 싱겁다 차다 뜨겁다 느끼하다")
_KINDS_OF_THINGS = words("거 것 분 사람 데 곳 애 음식 경우 날")


SAYING_NOUNS = words(
    "말 얘기 이야기 말씀 소문 소식 소리 의견 주장 보도 기사 평 평가 전언 연락 제보 설 풍문 뉴스 발표 "
    "설명 후기 말들 뒷말 생각 입장 전망 지적 제안 부탁 문자 카톡 전화 답 답장 메시지 공지 관측 분석 "
    "비판 불만 칭찬 주의 쪽 견해 방침 지론 신조 스탠스 마인드 해명 반응 답변 판단 결론 조언 충고 경고 통보 고백 예보 소견 "
    "진단 당부 지시 명령 요청 주문 귀띔 언질 변명 하소연 푸념 반박 태도"
)
#: What somebody holds of a matter: "…다는 입장이야" is in the mouth of whom it is the stance of.
STANCES = words(
    "입장 주장 의견 주의 쪽 견해 방침 지론 신조 스탠스 마인드 해명 반응 답변 판단 결론 소견 진단 태도 설명 생각"
)

#: Noun + verb that are one predicate: (noun, verb stem) → dictionary form.
COLLOCATIONS = {
    ("마음", "들"): "마음에들다", ("맘", "들"): "마음에들다", ("마음", "드시"): "마음에들다", ("맘", "드시"): "마음에들다", ("도움", "되"): "도움되다", ("겁", "나"): "겁나다",
    ("짜증", "나"): "짜증나다", ("싫증", "나"): "싫증나다", ("고장", "나"): "고장나다", ("끝", "나"): "끝나다", ("이사", "가"): "이사가다",
    ("이사", "오"): "이사오다", ("이민", "가"): "이민가다", ("장가", "가"): "장가가다", ("시집", "가"): "시집가다",
    ("감동", "받"): "감동받다", ("문", "닫"): "문닫다", ("걱정", "되"): "걱정되다", ("신경", "쓰이"): "신경쓰이다",
    ("말", "되"): "말이되다", ("정", "떨어지"): "정떨어지다", ("기대", "되"): "기대하다", ("욕심", "나"): "욕심나다",
    ("넌더리", "나"): "넌더리나다", ("진절머리", "나"): "진절머리나다", ("꼴", "보"): "꼴보다", ("마음", "차"): "마음에차다",
    ("입", "대"): "입에대다", ("매력", "있"): "매력있다", ("센스", "있"): "센스있다", ("재치", "있"): "재치있다", ("재미", "있"): "재미있다",
    ("재미", "없"): "재미없다", ("맛", "있"): "맛있다", ("맛", "없"): "맛없다", ("멋", "있"): "멋있다",
    ("의미", "없"): "의미없다", ("쓸모", "없"): "쓸모없다", ("형편", "없"): "형편없다", ("대박", "나"): "대박나다", ("들통", "나"): "들통나다", ("부도", "나"): "부도나다", ("펑크", "나"): "펑크나다", ("성의", "없"): "성의없다", ("예의", "없"): "예의없다",
    ("눈치", "없"): "눈치없다", ("버릇", "없"): "버릇없다", ("정신", "없"): "정신없다", ("어이", "없"): "어이없다",
    ("빠", "지"): "빠지다", ("살", "빠지"): "살빠지다", ("살", "찌"): "살찌다", ("배", "고프"): "배고프다", ("출장", "가"): "출장가다", ("화", "나"): "화나다", ("관심", "있"): "관심있다",
    ("관심", "없"): "관심없다", ("도둑", "맞"): "도둑맞다", ("필요", "없"): "필요없다", ("극성", "맞"): "극성맞다", ("궁상", "맞"): "궁상맞다", ("청승", "맞"): "청승맞다", ("방정", "맞"): "방정맞다", ("소용", "없"): "소용없다",
    ("믿음", "가"): "믿음가다", ("신뢰", "가"): "믿음가다", ("정감", "가"): "정감가다", ("세", "들"): "세들다",
    ("돈", "아깝"): "돈아깝다", ("시간", "아깝"): "시간아깝다", ("오타", "나"): "오타나다", ("문", "열"): "오픈하다", ("불만", "많"): "불만이다", ("불만", "있"): "불만이다", ("장만", "하"): "장만하다",
}  # fmt: skip

#: Nouns that 드리다 makes polite acts of: "부탁드리다", "말씀드리다".
_OFFERED = words("부탁 말씀 감사 사과 연락 인사 추천 축하 문의 안내 보고 전화 설명 제안 약속 조언")
#: Adjectives of feeling that -어하다 makes verbs of, where Kiwi cuts them apart.
_FELT = {
    "좋다": "좋아하다", "싫다": "싫어하다", "밉다": "미워하다", "무섭다": "무서워하다", "두렵다": "두려워하다",
    "예쁘다": "예뻐하다", "그립다": "그리워하다", "부럽다": "부러워하다", "궁금하다": "궁금해하다", "힘들다": "힘들어하다", "귀찮다": "귀찮아하다",
    "귀엽다": "귀여워하다", "아깝다": "아까워하다", "재미있다": "재미있어하다", "못마땅하다": "못마땅해하다", "속상하다": "속상해하다", "안타깝다": "안타까워하다", "기쁘다": "기뻐하다", "슬프다": "슬퍼하다", "신기하다": "신기해하다", "뿌듯하다": "뿌듯해하다", "고맙다": "고마워하다", "미덥다": "미더워하다", "불안하다": "불안해하다",
}  # fmt: skip
#: Verbs of two stems that Kiwi cuts apart and that mean something of their own.
_COMPOUNDS = {
    "없다": ("어/EC 지/VX", "없어지다"), "털다": ("어/EC 놓/VX", "털어놓다"), "내다": ("어/EC 놓/VX", "내놓다"),
    "알리다": ("어/EC 주/VX", "알려주다"), "일리다": ("어/EC 주/VX", "일러주다"),
}  # fmt: skip
_PREDICATE_TAGS = frozenset({"VV", "VA", "VX", "VCN"})
_PARTICLE_TAGS = frozenset({"JKS", "JKO", "JKB", "JX", "JKC", "JKV", "JKQ", "JKG"})
#: A line that breaks behind one of these goes on in the next.
_WRAPPING_TAGS = frozenset({"JKS", "JKO", "JKB", "JX", "JKG", "JKC", "JC", "ETM", "MM", "MAG", "MAJ"})
_NEW_LINE = re.compile(r"\n\s*\n|\n[ \t]{2,}")  # an empty line, or a list mark that was taken away
_CLOCK = re.compile(r"\d{1,2}시(?: ?(?:반|\d{1,2}분))?")
#: Plain endings that somebody's words can end in, by mood.
_PLAIN_MOODS = (
    (Mood.QUESTION, words("냐 으냐 느냐 니")), (Mood.PROPOSAL, words("자")), (Mood.ORDER, words("라 으라")),
)  # fmt: skip
_TOLD_BEHIND_QUOTE = re.compile(r"라(?:더라|던데|네|는데|며|면서|더군)(?:고?요)?$|래요?$")
_BEST_OF_ITS_KIND = re.compile(
    r"^\s*(?:역시|무조건|단연|당연히|누가 뭐래도)|(?:이지|지|이야|최고|죠|이죠)[요.!~ㅋㅎ]*\s*$"
)
#: What one does somewhere, and how that place is then judged: "살기 좋아", "주차하기 불편해".
_DONE_IN_PLACES = words(
    "살다 지내다 놀다 쉬다 일하다 걷다 산책하다 공부하다 주차하다 다니다 쓰다 앉다 자다 키우다 기르다"
)
_RAISING = words("키우다 기르다")
_JUDGING_STEMS = frozenset({"좋", "편하", "불편하", "나쁘", "괜찮", "힘들", "어렵"})
_LAUGH = re.compile(r"[ㅋㅎㅠㅜ]+|\.\.+|~+|[;^]+")


@dataclass(slots=True)
class Clause:
    """Everything up to one predicate, or a fragment without one."""

    phrases: list[Phrase] = field(default_factory=list)
    adverbs: list[Morpheme] = field(default_factory=list)
    predicate: Predicate | None = None
    complement: Phrase | None = None  # what is said with 이다, 아니다
    complement_word: str = ""  # an adverb as complement: "별로"
    start: int = 0
    end: int = 0
    sentence: int = 0
    asked: bool = False  # a question mark follows
    comma: bool = False  # a comma follows
    exclaimed: bool = False
    quote: tuple[int, int] | None = None  # a direct quotation stands as the complement
    saying_noun: str = ""  # "…다는 말": the noun after the quotation
    shadow: Phrase | None = None  # the subject of a relative clause, for want of another
    relatives: list[tuple[str, Predicate, list[Phrase]]] = field(default_factory=list)
    negated: str = ""  # 안 or 못 before the predicate
    neither: str = ""  # the first verb of "좋지도 나쁘지도 않아"
    replaces: Phrase | None = None  # the value taken back: "서울 아니고"

    def adverb(self, *forms: str) -> bool:
        """Say whether one of the adverbs stands in the clause."""
        return any(a.form in forms for a in self.adverbs)


def _is_stranger(phrase: Phrase) -> bool:
    """A word with the shape of a name that no dictionary knows: "은초가 매운 음식이 좋다고 했어"."""
    return phrase.kind is Kind.THING and looks_like_given_name(phrase.text) and not is_common_word(phrase.text)


class ClauseReader:
    """Reads one text into clauses."""

    def __init__(
        self,
        text: str,
        morphemes: Sequence[Morpheme],
        names: dict[int, str],
        words: Lexicon,
        times: Sequence[tuple[int, int]],
        speech: dict[int, int],
        titles: dict[int, int],
    ) -> None:
        self._text = text
        self._morphemes = with_plain_words(repair(morphemes, text), text)
        self._code = Code(self._morphemes)
        self._names = names
        self._words = words
        self._times = times
        self._speech = speech
        self._phrases = PhraseReader(text, self._morphemes, names, words, titles)
        self._clauses: list[Clause] = []
        self._open = Clause()
        self._sentence = 0
        self._modifier: str | None = None
        self._at = 0

    def read(self) -> list[Clause]:
        """Return the clauses from left to right."""
        while self._at < len(self._morphemes):
            before = self._at
            self._step()
            if self._at == before:
                self._at += 1
        self._close_fragment()
        return self._clauses

    # ------------------------------------------------------------ steps

    def _step(self) -> None:
        here = self._morphemes[self._at]
        if self._at and self._line_ends(self._at - 1, here.start):
            self._close_fragment()
            self._new_sentence()
        if here.tag in {"SF", "SP", "SSO", "SSC", "SE", "SO", "SW", "SS"} or here.tag.startswith("W_EMOJI"):
            self._punctuation(here)
            return
        if here.tag in _PREDICATE_TAGS or here.base_tag in _PREDICATE_TAGS:
            self._predicate(self._at, self._at + 1, here.lemma, None)
            return
        if here.tag in {"MAG", "XR"} and self._next_tag(1) in {"XSV", "XSA"}:
            self._verbal_noun(self._at)
            return
        if (
            here.tag == "MAG"
            and self._next_tag(1) in {"VCP", "JX"}
            and (self._next_tag(1) == "VCP" or self._morphemes[self._at + 1].form in {"이야", "이에요", "이다"})
        ):
            self._adverb_copula(here)
            return
        if here.tag in {"MAG", "MAJ"} and not self._is_time(here.start) and not self._begins_compound(here):
            self._open_at(here.start)
            self._open.adverbs.append(here)
            self._at += 1
            return
        if here.tag == "IC" and not (here.form in {"저"} and not self._clause_has_first()):
            self._open.adverbs.append(here)
            self._at += 1
            return
        if here.tag == "MM" and here.form == "전" and not self._number_follows() and not self._once_was(here):
            self._first_person(here)
            return
        if is_nominal(here) or here.tag in {"MM", "IC"} or here.tag == "MAG":
            self._nominal()
            return
        self._at += 1

    def _line_ends(self, before: int, start: int) -> bool:
        """Say whether a line break ends the sentence; one behind a particle only wraps it ("서울에⏎산다")."""
        last = self._morphemes[before]
        gap = self._text[last.end : start]
        if "\n" not in gap:
            return False
        wraps = last.tag in _WRAPPING_TAGS and last.form not in {"요", "야", "아"}
        return not wraps or bool(_NEW_LINE.search(gap))

    def _next_tag(self, distance: int) -> str:
        index = self._at + distance
        return self._morphemes[index].base_tag if index < len(self._morphemes) else ""

    def _is_time(self, start: int) -> bool:
        return any(s <= start < e for s, e in self._times)

    def _clause_has_first(self) -> bool:
        return any(p.kind is Kind.FIRST for p in self._open.phrases)

    def _number_follows(self) -> bool:
        return self._next_tag(1) in {"NNB", "NR", "SN"}

    def _once_was(self, here: Morpheme) -> bool:
        """ "전 남친이", "전 직장 동료": who or what was so before, where "전 엄마가 좋아요" begins with 저는."""
        following = self._morphemes[self._at + 1 : self._at + 3]
        if not following or following[0].start != here.end + 1:
            return False
        if following[0].form in _ONCE:
            return True
        colleague = len(following) > 1 and self._words.is_kind(following[1].form, "role")
        return following[0].form in {"회사", "직장", "팀", "학교", "부서"} and colleague

    def _begins_compound(self, here: Morpheme) -> bool:
        """ "한결전자에서": what is written together with a noun is part of it, no adverb."""
        following = self._morphemes[self._at + 1] if self._at + 1 < len(self._morphemes) else None
        return (
            here.tag == "MAG"
            and len(here.form) > 1
            and following is not None
            and following.start == here.end
            and following.tag in {"NNG", "NNP"}
            and len(following.form) > 1
            and self._next_tag(2) not in {"XSV", "XSA"}
        )

    def _first_person(self, here: Morpheme) -> None:
        """ "전 안 믿어요": Kiwi reads the contraction of 저는 as a determiner."""
        self._open_at(here.start)
        self._open.phrases.append(
            Phrase(
                here.start,
                here.end,
                here.form,
                here.form,
                Kind.FIRST,
                "topic",
                ("는",),
                topic=True,
                first=self._at,
                last=self._at + 1,
            )
        )
        self._at += 1

    def _open_at(self, start: int) -> None:
        if not self._open.phrases and not self._open.adverbs and not self._open.relatives:
            self._open.start = start

    def _punctuation(self, here: Morpheme) -> None:
        last = self._clauses[-1] if self._clauses else None
        if here.tag == "SF" or here.form in {"?", "!", "…", "~"}:
            if self._open.phrases or self._open.adverbs:
                self._close_fragment()
                last = self._clauses[-1] if self._clauses else None
            if last is not None and self._nothing_since(last):
                last.asked = last.asked or "?" in here.form
                last.exclaimed = last.exclaimed or "!" in here.form
            if here.tag == "SF":
                self._new_sentence()
        elif here.tag == "SP" and last is not None and not self._open.phrases:
            last.comma = True
        elif here.form in {";;", ";"} or _LAUGH.fullmatch(here.form):
            self._close_fragment()
            if last is not None and last.predicate is not None and last.predicate.close is Close.FINAL:
                self._new_sentence()
        if here.tag == "SP" and self._open.phrases:
            self._open.phrases[-1].particles += (",",)
        self._at += 1

    def _nothing_since(self, clause: Clause) -> bool:
        return not self._open.phrases and not self._open.adverbs

    def _new_sentence(self) -> None:
        self._sentence += 1
        self._modifier = None

    def _close_fragment(self) -> None:
        if self._open.phrases or self._open.adverbs:
            clause = self._open
            pieces = [p.end for p in clause.phrases] + [a.end for a in clause.adverbs]
            clause.end = max(pieces)
            clause.sentence = self._sentence
            self._clauses.append(clause)
        self._open = Clause()

    # ------------------------------------------------------------ nouns

    def _nominal(self) -> None:  # noqa: C901 (a row of readings, first that fits)
        first = self._at
        last = self._nominal_end(first)
        if last == first:
            self._at += 1
            return
        after, particles = self._particles(last)
        if first in self._speech or self._morphemes[first].start in self._speech:
            self._direct_speech(first, last, after, particles)
            return
        if after < len(self._morphemes) and self._morphemes[after].tag == "VCP" and not particles:
            self._copula(first, last, after)
            return
        if particles == ["야"] and self._ends_here(after) and (self._open.phrases or self._clauses):
            self._copula(first, last, last)
            return
        light = self._light_verb(last - 1, after)
        if light is not None:
            if last - 1 > first:
                self._add_phrases(first, last - 1, [])
            noun = self._morphemes[last - 1]
            self._open_at(noun.start)
            self._at = last
            negation, stem = light
            if negation:
                self._open.negated = negation
            form = noun.form
            self._predicate(last - 1, stem + 1, f"{form}{self._morphemes[stem].form}다", form)
            return
        collocation = self._collocation(last - 1, after)
        if collocation is not None:
            lemma, stem, negation = collocation
            if last - 1 > first:
                self._add_phrases(first, last - 1, [])
            self._open_at(self._morphemes[last - 1].start)
            if negation:
                self._open.negated = negation
            self._predicate(last - 1, stem + 1, lemma, None)
            return
        verbal = (
            after < len(self._morphemes)
            and not particles
            and (
                self._morphemes[after].base_tag in {"XSV", "XSA"}
                or (  # "해고 당했대"
                    self._morphemes[after].form == "당하" and self._morphemes[last - 1].tag == "NNG"
                )
                or (  # "단수된대", cut as a noun and a verb
                    self._morphemes[after].form == "되"
                    and self._morphemes[after].start == self._morphemes[last - 1].end
                    and self._morphemes[last - 1].tag == "NNG"
                )
            )
        )
        if verbal:
            prefixed = last - 2 >= first and self._morphemes[last - 2].tag == "XPN"
            before = last - 2 if prefixed else last - 1
            if before > first:
                self._add_phrases(first, before, [])
            self._verbal_noun(last - 1)
            return
        self._add_phrases(first, last, particles)
        self._at = after

    def _nominal_end(self, first: int) -> int:
        """Return the position after a run of nouns, determiners, 의 and 와 between nouns."""
        position = first
        in_time = self._is_time(self._morphemes[first].start)
        while position < len(self._morphemes):
            here = self._morphemes[position]
            if position > first and self._is_time(here.start) != in_time:
                break
            if position > first and "\n" in self._text[self._morphemes[position - 1].end : here.start]:
                break
            if here.start in self._speech and position > first:
                break
            joins = here.tag in {"JKG", "JC"} and position > first and self._joins(position)
            if not (
                is_nominal(here)
                or joins
                or (here.tag in {"MM"} and self._determines(position))
                or (
                    in_time
                    and here.tag in {"MAG", "ETM", "VV", "SP", "MM", "JKB", "SO"}
                    and self._is_time(here.start)
                )
                or (position == first and here.tag in {"IC", "MM", "MAG"})
            ):
                break
            if here.tag == "XR" and position > first:
                break
            position += 1
        return position

    def _joins(self, position: int) -> bool:
        if (
            self._morphemes[position].tag == "JC"
            and self._names_person(position - 1)
            and not self._names_person(position + 1)
        ):
            return False  # "영호랑 공원에서": a companion, no pair
        return (
            position + 1 < len(self._morphemes)
            and (is_nominal(self._morphemes[position + 1]) or self._morphemes[position + 1].tag == "MM")
            and not self._is_time(self._morphemes[position + 1].start)
            and not (
                self._morphemes[position].tag == "JC"
                and position + 2 < len(self._morphemes)
                and self._morphemes[position + 2].base_tag in {"XSV", "XSA"}
            )
        )

    def _names_person(self, position: int) -> bool:
        if not 0 <= position < len(self._morphemes):
            return False
        here = self._morphemes[position]
        return here.start in self._names or any(self._words.is_kind(here.form, kind) for kind in ("kin", "role"))

    def _determines(self, position: int) -> bool:
        """A determiner inside a run: "고양이 두 마리", but "나 | 그 집" begins anew."""
        here = self._morphemes[position]
        return (
            here.form not in _BEGIN_ANEW
            and position + 1 < len(self._morphemes)
            and is_nominal(self._morphemes[position + 1])
        )

    def _particles(self, position: int) -> tuple[int, list[str]]:
        particles: list[str] = []
        while position < len(self._morphemes):
            here = self._morphemes[position]
            if here.tag not in _PARTICLE_TAGS and here.tag != "JC":
                break
            particles.append(f"{here.form}C" if here.tag == "JKC" else here.form)
            position += 1
        return position, particles

    def _light_verb(self, noun: int, after: int) -> tuple[str, int] | None:
        """ "운동을 했어", "수영 못 해", "이사는 안 해": noun, particle, negation, 하다."""
        here = self._morphemes[noun]
        if here.tag not in {"NNG", "XR"} or here.start in self._names or self._words.is_kind(here.form, "kin"):
            return None
        if self._is_time(here.start):
            return None
        if here.form in {"말", "생각", "일", "소리"} and noun and self._morphemes[noun - 1].tag == "MM":
            return None
        if here.form in _OFFERED and after < len(self._morphemes) and self._morphemes[after].form == "드리":
            return "", after
        if here.form == "반" and noun and self._morphemes[noun - 1].form in _HALVED:
            return None  # "한 시간 반 하고 왔어"
        if noun and is_unit_of(self._morphemes[noun - 1], here):
            return None
        position, negation = self._skip_negation(after)
        while (
            here.form in _OFTEN_WITH_ADVERB
            and position < len(self._morphemes)
            and self._morphemes[position].tag == "MAG"
            and self._morphemes[position].form in _BETWEEN
        ):
            position, negation = self._skip_negation(position + 1)
        if (
            position < len(self._morphemes)
            and self._morphemes[position].base_tag == "VV"
            and self._morphemes[position].form == "하"
        ):
            gap = self._morphemes[after - 1].form if after > noun + 1 else ""
            if gap in _LIGHT_GAPS and here.form not in {
                "뭐",
                "거",
                "일",
                "것",
                "말",
                "생각",
            }:
                return negation, position
            if (
                here.form in {"말", "생각"}
                and gap in {"", "을", "를", "도"}
                and self._close_of(position) is not Close.NOUN
            ):
                return negation, position
        return None

    def _close_of(self, stem: int) -> Close:
        return read_predicate(self._code, stem, stem + 1, "하다", None).close

    def _skip_negation(self, position: int) -> tuple[int, str]:
        if (
            position < len(self._morphemes)
            and self._morphemes[position].form in {"안", "못", "잘"}
            and self._morphemes[position].tag == "MAG"
        ):
            form = self._morphemes[position].form
            return position + 1, form if form != "잘" else ""
        return position, ""

    def _collocation(self, noun: int, after: int) -> tuple[str, int, str] | None:
        position, negation = self._skip_negation(after)
        while (
            position < len(self._morphemes)
            and self._morphemes[position].tag == "MAG"
            and self._morphemes[position].form in _BETWEEN
        ):
            position += 1
            position, again = self._skip_negation(position)
            negation = negation or again
        if position < len(self._morphemes) and self._morphemes[position].base_tag in {"VV", "VA", "XSV"}:
            lemma = COLLOCATIONS.get((self._morphemes[noun].form, self._morphemes[position].form))
            if lemma is not None:
                return lemma, position, negation
        return None

    def _add_phrases(self, first: int, last: int, particles: list[str]) -> None:
        self._open_at(self._morphemes[first].start)
        groups = self._phrases.groups(first, last)
        begin, end = groups[-1]
        if end - begin > 1 and self._morphemes[end - 1].form == "앞" and particles[:1] == ["으로"]:
            groups[-1:] = [(begin, end - 1), (end - 1, end)]  # "하람이 앞으로 채식하겠대": from now on
        for index, (begin, end) in enumerate(groups):
            marks = particles if index == len(groups) - 1 else []
            phrase = self._phrases.read(begin, end, marks, self._modifier if index == 0 else None)
            if self._modifier and index == 0:
                self._with_modifier(phrase)
            if (self._is_time(self._morphemes[begin].start) and phrase.kind is Kind.THING) or (
                phrase.kind is Kind.THING and self._words.is_kind(phrase.text, "present")
            ):
                phrase.kind = Kind.TIME
            self._open.phrases.append(phrase)
            self._modifier = None

    def _with_modifier(self, phrase: Phrase) -> None:
        """A bare head ("거", "사람") needs its clause to say anything: "매운 거"."""
        if self._open.relatives and phrase.head in _BARE_HEADS and phrase.possessor is None:
            _, predicate, _ = self._open.relatives[-1]
            start = self._morphemes[predicate.first].start
            phrase.text = phrase.rest = self._text[start : phrase.end]

    # ------------------------------------------------------------ predicates

    def _verbal_noun(self, noun: int) -> None:
        here, suffix = self._morphemes[noun], self._morphemes[noun + 1]
        first, form = noun, here.form
        before = self._morphemes[noun - 1] if noun else None
        if before is not None and before.tag == "XPN" and before.end == here.start:
            first, form = noun - 1, before.form + form  # "불친절하다"
        self._open_at(self._morphemes[first].start)
        self._predicate(first, noun + 2, f"{form}{suffix.form}다", form)

    def _adverb_copula(self, here: Morpheme) -> None:
        self._open_at(here.start)
        self._open.complement_word = here.form
        after = self._at + 2
        if self._morphemes[self._at + 1].tag == "JX":
            predicate = Predicate(f"{here.form}이다", None, self._at, after, frozenset(), Close.FINAL, "야")
            self._at = after
            self._finish(predicate)
            return
        self._predicate(self._at, after, f"{here.form}이다", None)

    def _copula(self, first: int, last: int, copula: int) -> None:
        groups = self._phrases.groups(first, last)
        if len(groups) > 1:
            self._add_phrases(first, groups[-1][0], [])
        begin, end = groups[-1]
        if (
            end - begin > 1
            and (self._judges(self._morphemes[end - 1].form) or self._names_verdict(begin, end))
            and self._morphemes[end - 2].tag in {"NNG", "NNP"}
        ):
            self._add_phrases(begin, end - 1, [])  # "그 뮤지컬 최고였대"
            begin = end - 1
        self._open_at(self._morphemes[begin].start)
        complement = self._phrases.read(begin, end, [], self._modifier)
        if self._modifier:
            self._with_modifier(complement)
            complement.modifier = self._modifier
        self._modifier = None
        if self._is_time(self._morphemes[begin].start) and complement.kind is Kind.THING:
            complement.kind = Kind.TIME
        if _CLOCK.fullmatch(complement.text):
            complement.kind = Kind.TIME
        self._open.complement = complement
        self._predicate(begin, copula + 1, "이다", None)

    def _ends_here(self, position: int) -> bool:
        """ "수아야." at the end of what says something is "is 수아", not a call."""
        return position >= len(self._morphemes) or self._morphemes[position].tag == "SF"

    def _names_verdict(self, begin: int, end: int) -> bool:
        """ "그 영화 명작이래": a verdict right behind a thing that is pointed at."""
        words = self._words
        return (
            end - begin > 2
            and self._morphemes[begin].tag == "MM"
            and self._morphemes[end - 1].form in words.good_nouns | words.bad_nouns
            and not words.is_kind(self._morphemes[end - 2].form, "place")
        )

    def _judges(self, noun: str) -> bool:
        """Say whether a noun is a verdict that stands alone ("최고", "최악")."""
        return noun in {
            "최고",
            "최악",
            "대박",
            "별로",
            "짱",
            "굿",
            "꽝",
            "쓰레기",
            "실망",
            "예술",
            "일품",
            "엉망",
            "노답",
        }

    def _direct_speech(self, first: int, last: int, after: int, particles: list[str]) -> None:
        """A quotation: it becomes a clause of its own, closed like -다고."""
        start = self._morphemes[first].start
        clause = self._open
        clause.quote = (start, self._speech.get(start, self._morphemes[last - 1].end))
        if self._morphemes[last - 1].end > clause.quote[1]:
            after = first + 1  # "'…'고 재윤 선배가": the nouns behind are the teller's
            if after < len(self._morphemes) and self._morphemes[after].form in {"고", "라고", "하고"}:
                after += 1
        if not clause.phrases:
            clause.start = start
        position = after
        while position < len(self._morphemes) and self._morphemes[position].base_tag in {
            "VCP",
            "JKQ",
            "JC",
            "EC",
            "JKB",
        }:
            position += 1
        if position < len(self._morphemes) and _TOLD_BEHIND_QUOTE.match(self._morphemes[position].form):
            position += 1  # "'…'라더라"
        clause.predicate = Predicate(
            "", None, first, position, frozenset(), Close.QUOTE, "라고", Hearsay(Mood.TELLING, Form.QUOTE)
        )
        clause.end = clause.quote[1]
        clause.sentence = self._sentence
        self._clauses.append(clause)
        self._open = Clause()
        self._at = position

    def _predicate(self, first: int, after_stem: int, lemma: str, noun: str | None) -> None:  # noqa: C901 (a row of readings, first that fits)
        if lemma.startswith("아니") and self._morphemes[after_stem - 1].tag == "VCN":
            self._take_complement()
        if self._names_topic(lemma, noun, first, after_stem):
            return
        if lemma in _FELT and self._code.text.startswith("어/EC 하/", self._code.starts[after_stem]):
            lemma, after_stem = _FELT[lemma], after_stem + 2
        elif lemma == "마음에들다" and self._code.text.startswith("어/EC 하/V", self._code.starts[after_stem]):
            after_stem += 2  # "마음에 들어 하셔"
        if lemma == "전하다" and self._code.text.startswith("어/EC 듣/VV", self._code.starts[after_stem]):
            lemma, after_stem = "전해듣다", after_stem + 2
        if lemma == "잘하다":
            here = self._morphemes[first]
            self._open.adverbs.append(Morpheme("잘", "MAG", here.start, here.start + 1, "잘"))
            lemma, noun = "하다", None
        compound = _COMPOUNDS.get(lemma)
        if compound is not None and self._code.text.startswith(compound[0], self._code.starts[after_stem]):
            lemma, after_stem = compound[1], after_stem + 2
        predicate = read_predicate(self._code, first, after_stem, lemma, noun)
        predicate_end = self._morphemes[predicate.last - 1].end
        if "not" in predicate.features and "잖" in self._text[self._morphemes[first].start : predicate_end]:
            predicate.features, predicate.reminder = predicate.features - {"not"}, True  # "그랬잖아", cut apart
        if lemma == "비추다" and predicate.hearsay is not None and not self._open_object():
            # "책은 비추래": no light is shed, it is advised against
            predicate.lemma, predicate.hearsay = "비추하다", Hearsay(Mood.TELLING, predicate.hearsay.form)
        struck = lemma == "맞다" and any(self._words.is_kind(p.head, "strikes") for p in self._open.phrases)
        hung = lemma == "달다" and any(p.head in _HUNG for p in self._open.phrases)
        if hung:
            predicate.lemma = "걸어달다"
        if (
            not struck
            and not hung
            and (self._morphemes[after_stem - 1].base_tag in {"VA", "XSA"} or lemma in {"맞다", "아프다"})
        ):
            predicate.features = predicate.features | {"adjective"}
        start = self._morphemes[first].start
        self._open_at(start)
        if not self._open.negated:
            self._negation(start)
        self._at = predicate.last
        if lemma == "되다" and self._becomes(predicate):
            self._open.phrases[-1].case = "comp"  # "아빠가 된대"
        if predicate.close is Close.NOUN and self._sensed(predicate):
            self._finish(predicate)
        elif predicate.close is Close.NOUN:
            self._relative(predicate)
        elif predicate.close is Close.HEARSAY_NOUN:
            self._quoted_noun(predicate)
        elif predicate.close is Close.NOMINAL:
            self._nominalised(predicate)
        else:
            if predicate.close in {Close.LINK, Close.FINAL} and predicate.ending in {"다", "ㄴ다", "는다", "라"}:
                self._bare_quote(predicate)
            spoken = self._spoken_mood(predicate) if predicate.hearsay is None else None
            if spoken is not None:
                predicate.close, predicate.hearsay = Close.QUOTE, Hearsay(spoken, Form.QUOTE)
            if predicate.close is Close.LINK and predicate.ending == "자" and not self._quoting_follows():
                predicate.close = Close.PROPOSAL  # "얼른 가자 늦겠다"
            if (
                predicate.ending == "게"
                and predicate.close is Close.LINK
                and "adjective" in predicate.features
                and self._verb_follows()
            ):
                # "쉽게 믿지 않아": an adverb of the next verb
                last = self._morphemes[predicate.last - 1]
                form = self._text[start : last.end]
                if self._open.negated == "안":
                    form = f"안 {form}"
                self._open.adverbs.append(Morpheme(form, "MAG", start, last.end, form))
                self._open.negated = ""
                return
            named_condition = predicate.ending in {"라면", "이라면"} or (
                predicate.ending == "면"
                and self._open.complement is not None
                and self._open.complement.demonstrative
            )
            if lemma == "이다" and named_condition and self._open.complement is not None:
                # "매운 음식이라면 질색": a topic
                topic = self._open.complement
                topic.case, topic.topic, self._open.complement = "topic", True, None
                self._open.phrases.append(topic)
                return
            if (
                predicate.ending == "지"
                and self._at < len(self._morphemes)
                and self._morphemes[self._at].form == "도"
            ):
                # "좋지도 나쁘지도 않아": the second verb carries the sentence
                self._open.neither = lemma
                self._at += 1
                return
            self._finish(predicate)

    def _names_topic(self, lemma: str, noun: str | None, first: int, after_stem: int) -> bool:
        """ "빵 하면 그 집이지": what is talked of, no condition; a judgement of what is best follows."""
        bare = lemma == "하다" and self._open.adverbs and not self._open.phrases  # "빵 하면", taken for a sound
        if not (bare or (noun is not None and lemma == f"{noun}하다")) or not self._code.text.startswith(
            "면/EC ", self._code.starts[after_stem]
        ):  # fmt: skip
            return False
        first = first - 1 if bare else first
        here, verb = self._morphemes[first], self._morphemes[after_stem - 1]
        rest = self._text[self._morphemes[after_stem].end :].split("\n")[0]
        if here.end == verb.start or not _BEST_OF_ITS_KIND.search(rest):
            return False
        topic = self._phrases.read(first, first + 1, [], None)
        topic.case = "named"
        if bare:
            self._open.adverbs.pop()
        self._open.phrases.append(topic)
        self._at = after_stem + 1
        return True

    def _open_object(self) -> bool:
        return any(p.case == "obj" for p in self._open.phrases)

    def _becomes(self, predicate: Predicate) -> bool:
        """ "아빠가 된대": the nominative right before 되다 is what somebody becomes."""
        phrases = self._open.phrases
        if not phrases or any(a.form == "잘" for a in self._open.adverbs):
            return False
        if phrases[-1].case == "bare" and phrases[-1].kind is Kind.ROLE:
            return any(p.case in {"subj", "topic"} for p in phrases[:-1])  # "아들이 반장 됐어"
        if phrases[-1].case != "subj":
            return False
        subjects = sum(p.case in {"subj", "topic"} for p in phrases)
        return subjects > 1 or phrases[-1].kind in {Kind.ROLE, Kind.KIN} or predicate.has("will", "wish", "plan")

    def _negation(self, start: int) -> None:
        for adverb in reversed(self._open.adverbs):
            if adverb.form in {"안", "못"} and adverb.tag == "MAG":
                if start - adverb.end <= 3:
                    self._open.negated = adverb.form
                return

    def _take_complement(self) -> None:
        if self._open.phrases and self._open.complement is None:
            last = self._open.phrases[-1]
            if last.case in {"subj", "bare", "topic", "also", "comp"}:
                self._open.complement = self._open.phrases.pop()

    def _spoken_mood(self, predicate: Predicate) -> Mood | None:
        """ "밥 먹었냐 그러더라", "가자 하네": a plain question, proposal or order right before a verb of saying."""
        following = self._morphemes[self._at] if self._at < len(self._morphemes) else None
        if following is None or following.base_tag != "VV" or following.form not in {"그러", "하", "말하"}:
            return None
        if following.start == self._morphemes[predicate.last - 1].end:
            return None  # "해야하는데"
        return next((mood for mood, endings in _PLAIN_MOODS if predicate.ending in endings), None)

    def _quoting_follows(self) -> bool:
        """ "가자 그러더라", "가자 하네", "가자마자": what follows belongs to the ending."""
        if self._at >= len(self._morphemes):
            return False
        return self._morphemes[self._at].form in {
            "그러",
            "그렇",
            "하",
            "말하",
            "마자",
            "고",
            "마",
            "면",
            "는",
            "니까",
        }

    def _bare_quote(self, predicate: Predicate) -> None:
        """ "온다 그러던데", "별로라 했어": a plain ending right before a verb of saying quotes."""
        following = self._morphemes[self._at] if self._at < len(self._morphemes) else None
        if following is None or following.form not in {"그러", "그렇", "하", "말하"}:
            return
        if predicate.ending == "라" and self._morphemes[predicate.last - 2].tag not in {"VCP", "VCN"}:
            return
        if predicate.close is Close.FINAL and (
            following.base_tag != "VV" or following.start == self._morphemes[predicate.last - 1].end
        ):
            return
        predicate.close = Close.QUOTE
        predicate.hearsay = Hearsay(Mood.TELLING, Form.QUOTE)

    def _finish(self, predicate: Predicate) -> None:
        clause = self._open
        clause.predicate = predicate
        clause.end = max(self._morphemes[i].end for i in range(predicate.first, predicate.last))
        clause.sentence = self._sentence
        self._clauses.append(clause)
        self._open = Clause()
        self._modifier = None
        if predicate.close in {
            Close.FINAL, Close.HEARSAY, Close.QUESTION, Close.IMPERATIVE, Close.PROPOSAL, Close.PROMISE,
        }:  # fmt: skip
            self._new_sentence()

    def _sensed(self, predicate: Predicate) -> bool:
        """ "합격할 것 같은 예감이 들어": the noun and its verb only repeat that it is a guess."""
        following = self._morphemes[self._at : self._at + 3]
        if len(following) < 3 or following[0].form not in {"예감", "느낌", "기분", "생각", "예상"}:
            return False
        if following[1].tag == "VCP":  # "될 것 같은 느낌이야"
            after = read_predicate(self._code, self._at, self._at + 2, "이다", None)
            predicate.features = predicate.features | {"seem"}
            predicate.close, predicate.ending, predicate.hearsay = after.close, after.ending, after.hearsay
            predicate.last = self._at = after.last
            return True
        if following[1].tag not in {"JKS", "JX", "JKO"} and following[1].base_tag != "VV":
            return False
        stem = 1 if following[1].base_tag == "VV" else 2
        if following[stem].form not in {"들", "나", "있", "오", "하"}:
            return False
        after = read_predicate(self._code, self._at + stem, self._at + stem + 1, "들다", None)
        predicate.features = predicate.features | {"seem"} | (after.features & {"past"} if False else frozenset())
        predicate.close, predicate.ending, predicate.hearsay = after.close, after.ending, after.hearsay
        predicate.last = after.last
        self._at = after.last
        return True

    def _relative(self, predicate: Predicate) -> None:
        """Take the arguments of a relative clause out of the main clause."""
        taken: list[Phrase] = []
        phrases = self._open.phrases
        while phrases:
            last = phrases[-1]
            if (last.is_person or _is_stranger(last)) and last.case == "subj" and self._gaps_subject(predicate):
                break
            if taken and last.case == "subj" and self._at_purpose():
                break  # "녹차가 살 빠지는 데 좋대"
            spread = last.case == "bare" and last.text in _MEDIA  # "유튜브 찾는 법"
            if last.topic or (last.kind is Kind.GROUP and not spread) or (last.kind is Kind.TIME and taken):
                break
            if last.kind is Kind.FIRST and last.case == "bare":
                break
            taken.insert(0, phrases.pop())
            if last.case == "subj":
                self._open.shadow = last
                break
        if predicate.lemma == "같다" and taken and taken[-1].case == "bare" and self._stands_for_its_kind():
            # "사주 같은 거": the thing itself is meant
            alike = taken.pop()
            phrases.extend([*taken, alike])
            self._at, particles = self._particles(self._at + 1)
            alike.particles = tuple(particles)
            alike.case, alike.topic = case_of(particles)
            return
        self._open.relatives.append((predicate.lemma, predicate, taken))
        self._modifier = predicate.lemma
        self._open.negated = ""

    def _at_purpose(self) -> bool:
        """Say whether 데 and a judgement come next: what something is good for."""
        if self._at + 1 >= len(self._morphemes) or self._morphemes[self._at].form != "데":
            return False
        following = self._morphemes[self._at + 1 : self._at + 4]
        return any(m.form in {"좋", "최고", "도움", "효과", "제격", "딱", "필요하", "유용"} for m in following)

    def _told_as_fact(self) -> bool:
        """ "훔쳤다는 걸 부인했어": a verb of saying, denying or admitting governs the noun."""
        position, _ = self._particles(self._at + 1)
        if position < len(self._morphemes) and self._morphemes[position].form in {"전면", "강력", "일체", "끝내"}:
            position += 1
        window = self._morphemes[position : position + 2]
        if not window:
            return False
        if any(m.form == "듣" and m.base_tag == "VV" for m in self._morphemes[position + 1 : position + 4]):
            return any(
                m.form in {"한테", "한테서", "에게", "에게서"} for m in self._morphemes[position : position + 3]
            )
        lemma = window[0].lemma
        if len(window) == 2 and window[1].base_tag == "XSV":
            lemma = f"{window[0].form}{window[1].form}다"
        return lemma in DENYING | _ADMITTING

    def _told_of_its_truth(self) -> bool:
        """ "훔쳤다는 건 사실이 아니야": whether it is so comes next."""
        position, _ = self._particles(self._at + 1)
        while position < len(self._morphemes) and self._morphemes[position].tag in {"MAG", "MM", "IC"}:
            position += 1
        if position >= len(self._morphemes):
            return False
        here = self._morphemes[position]
        return here.form in TRUTH_STEMS or (here.form == "나쁘" and self._text.startswith("말", here.start))

    def _verb_follows(self) -> bool:
        """Say whether a verb of its own comes next, negation between or not."""
        position, _ = self._skip_negation(self._at)
        if position >= len(self._morphemes):
            return False
        here = self._morphemes[position]
        following = self._morphemes[position + 1].base_tag if position + 1 < len(self._morphemes) else ""
        return here.base_tag in {"VV", "VA"} or (here.tag in {"NNG", "XR"} and following in {"XSV", "XSA"})

    def _gaps_subject(self, predicate: Predicate) -> bool:
        """ "새로 나온 라면": the noun behind is the subject, so a person before belongs to the main clause."""
        if predicate.lemma in _ARRIVING and any(a.form in {"새로", "갓", "막"} for a in self._open.adverbs):
            return True  # "재훈이 새로 온 본부장 못 믿겠대": who has come is the head, and 재훈 speaks of them
        if predicate.lemma in _TASTES and self._stands_for_its_kind():
            return True  # "원장님이 짠 거": salty, not wrung out by somebody
        if predicate.lemma in _OCCUPIED and self._at < len(self._morphemes) and self._names_person(self._at):
            after = self._particles(self._at + 1)[1][:1]
            if after in (["한테"], ["한테서"], ["에게"], ["에게서"]):
                return True  # "민아가 은행 다니는 언니한테 들었는데"
        return "adjective" in predicate.features or predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _SUBJECT_GAPS  # fmt: skip

    def _stands_for_its_kind(self) -> bool:
        if self._at >= len(self._morphemes):
            return False
        return self._morphemes[self._at].form in _KINDS_OF_THINGS

    def _quoted_noun(self, predicate: Predicate) -> None:
        """ "그만둔다는 말": close the quotation and keep the noun after it."""
        word = ""
        if self._at < len(self._morphemes):
            word = self._morphemes[self._at].form
        if word in SAYING_NOUNS:
            predicate.close = Close.QUOTE
            self._open.saying_noun = word
            self._finish(predicate)
        elif word in {"거", "것", "건", "게"} and self._told_of_its_truth():
            predicate.close = Close.QUOTE
            self._open.saying_noun = "것"
            self._finish(predicate)
            self._at, _ = self._particles(self._at + 1)
        elif word in {"거", "것", "사실", "점", "의혹", "혐의"} and self._told_as_fact():
            predicate.close = Close.QUOTE
            self._finish(predicate)
            self._at, _ = self._particles(self._at + 1)
        elif word in {"거", "것"} and self._next_tag(1) in {"VCP"}:
            after = read_predicate(self._code, predicate.first, self._at + 2, predicate.lemma, predicate.noun)
            predicate.close = Close.HEARSAY if after.close is Close.FINAL else after.close
            predicate.last = after.last
            self._at = after.last
            self._finish(predicate)
        else:
            self._relative(predicate)

    def _judged_for_doing(self, position: int, lemma: str) -> bool:
        """Say whether what stands last is bare or a topic, and a judging adjective follows."""
        while position < len(self._morphemes) and self._morphemes[position].tag == "MAG":
            position += 1
        judged = position < len(self._morphemes) and self._morphemes[position].form in _JUDGING_STEMS
        phrases = self._open.phrases
        if judged and lemma in _RAISING and len(phrases) > 1 and phrases[-1].case in {"bare", "obj"}:
            phrases.pop()  # "이 동네는 애 키우기 좋아"
        last = phrases[-1] if phrases else None
        return judged and last is not None and last.kind is Kind.THING and last.case in {"bare", "topic", "subj"}

    def _noted_before(self, predicate: Predicate, after: int) -> bool:
        """ "발차기 하다 옴 역시 수영이 최고야": an act that is noted, and a sentence of its own behind."""
        following = self._morphemes[after] if after < len(self._morphemes) else None
        if following is None or following.start == self._morphemes[predicate.last - 1].end:
            return False
        linked = bool(self._clauses) and self._clauses[-1].sentence == self._sentence
        acted = linked or any(p.case in {"bare", "obj", "loc", "dat", "also"} for p in self._open.phrases)
        return acted and following.tag in {"MAJ", "MAG", "SN", "NNG", "NNP", "NP", "NR", "MM", "IC"}

    def _nominalised(self, predicate: Predicate) -> None:
        """ "먹기 싫어": -기 makes a noun phrase of the clause before it."""
        end = self._morphemes[predicate.last - 1].end
        after, particles = self._particles(predicate.last)
        ends = after >= len(self._morphemes) or self._morphemes[after].tag in {"SF", "SW", "SE"}
        if (ends or self._noted_before(predicate, after)) and not particles and predicate.ending in {"음", "ㅁ"}:
            predicate.close = Close.FINAL
            self._finish(predicate)
            return
        start = self._morphemes[predicate.first].start
        if predicate.lemma in _DONE_IN_PLACES and not particles and self._judged_for_doing(after, predicate.lemma):
            self._at = after  # "이 동네 살기 참 좋아": the place is judged
            return
        objects = [
            p
            for p in self._open.phrases
            if p.case in {"obj", "bare", "loc"} and not p.is_person and p.kind is not Kind.TIME
        ]
        first = objects[-1] if objects and self._open.phrases and objects[-1] is self._open.phrases[-1] else None
        if first is not None:
            self._open.phrases.remove(first)
        words = (
            predicate.noun
            if predicate.noun and predicate.lemma.endswith(("하다", "되다"))
            else self._text[start:end]
        )
        text = f"{first.rest or first.text} {words}" if first is not None else words
        phrase = Phrase(
            first.start if first else start,
            end,
            text,
            predicate.lemma,
            Kind.THING,
            "bare",
            tuple(particles),
            rest=text,
        )
        phrase.case, phrase.topic = case_of(particles)
        if self._open.negated:
            phrase.modifier = "not"
            self._open.negated = ""
        self._open.phrases.append(phrase)
        self._at = after
