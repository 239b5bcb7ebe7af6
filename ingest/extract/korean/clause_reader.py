"""Reads the morphemes of a text into clauses, from left to right."""

from __future__ import annotations

import re

from ingest.extract.korean.clauses import COLLOCATIONS, Clause
from ingest.extract.korean.measures import is_unit_of
from ingest.extract.korean.phrases import Kind, Phrase, is_nominal
from ingest.extract.korean.predicate_reading import PredicateReading
from ingest.extract.korean.predicates import Close, Predicate, read_predicate
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme
from ingest.resolve.korean_hearsay import Form, Hearsay, Mood

#: Who or what is spoken of as former: "전 남친".
_ONCE = words(
    "남친 여친 남자친구 여자친구 남편 아내 와이프 부인 애인 직장 여자 남자 룸메 룸메이트 집주인 세입자 담당자 담임 상사 대통령 시장 감독 "
    "시어머니 장모 며느리 사위 주인 소속사 팀장 대표"
)
_HALVED = words("시간 달 년 개월 바퀴 개 분 판 잔 병")
_BEGIN_ANEW = words("그 이 저 그런 이런 저런 어떤 무슨 전 우리")
_LIGHT_GAPS = words("을 를 ㄹ 도 은 는 만") | {""}
_BETWEEN = words("많이 진짜 정말 별로 딱 너무 엄청 크게 더 전혀 하나도")
#: Nouns of verbs that take their adverb between noun and 하다: "걱정 많이 하셔".
_OFTEN_WITH_ADVERB = words("걱정 칭찬 욕 자랑 불평 후회 고민 기대 추천 반대 의심")
_BARE_HEADS = words("거 것 사람 곳 데 일 애 분 음식")
#: Nouns that 드리다 makes polite acts of: "부탁드리다", "말씀드리다".
_OFFERED = words("부탁 말씀 감사 사과 연락 인사 추천 축하 문의 안내 보고 전화 설명 제안 약속 조언")
_PREDICATE_TAGS = frozenset({"VV", "VA", "VX", "VCN"})
#: A line that breaks behind one of these goes on in the next.
_WRAPPING_TAGS = frozenset({"JKS", "JKO", "JKB", "JX", "JKG", "JKC", "JC", "ETM", "MM", "MAG", "MAJ"})
_NEW_LINE = re.compile(r"\n\s*\n|\n[ \t]{2,}")  # an empty line, or a list mark that was taken away
_CLOCK = re.compile(r"\d{1,2}시(?: ?(?:반|\d{1,2}분))?")
_TOLD_BEHIND_QUOTE = re.compile(r"라(?:더라|던데|네|는데|며|면서|더군)(?:고?요)?$|래요?$")
_LAUGH = re.compile(r"[ㅋㅎㅠㅜ]+|\.\.+|~+|[;^]+")


class ClauseReader(PredicateReading):
    """Reads one text into clauses."""

    def read(self) -> list[Clause]:
        """Return the clauses from left to right."""
        while self._at < len(self._morphemes):
            before = self._at
            self._step()
            if self._at == before:
                self._at += 1
        self._close_fragment()
        return self._clauses

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

    def _close_fragment(self) -> None:
        if self._open.phrases or self._open.adverbs:
            clause = self._open
            pieces = [p.end for p in clause.phrases] + [a.end for a in clause.adverbs]
            clause.end = max(pieces)
            clause.sentence = self._sentence
            self._clauses.append(clause)
        self._open = Clause()

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
        if particles == ["야"] and self._ends_here(after) and self._says_who():
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

    def _determines(self, position: int) -> bool:
        """A determiner inside a run: "고양이 두 마리", but "나 | 그 집" begins anew."""
        here = self._morphemes[position]
        return (
            here.form not in _BEGIN_ANEW
            and position + 1 < len(self._morphemes)
            and is_nominal(self._morphemes[position + 1])
        )

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
            and (
                self._morphemes[position].base_tag == "VV"
                or (self._morphemes[position].base_tag == "XSV" and negation == "못" and position > noun + 1)
            )  # "운전을 못해"
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
            _, predicate, taken = self._open.relatives[-1]
            start = self._morphemes[predicate.first].start
            if phrase.head in {"사람", "분", "애"} and taken and not taken[0].is_person:
                start = taken[0].start  # "말이 없으신 분", "약속을 안 지키는 애"
            phrase.text = phrase.rest = self._text[start : phrase.end]

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

    def _says_who(self) -> bool:
        """ "범인은 수아야" says who it is; "고마워, 수아야" calls her."""
        if self._open.phrases or self._open.relatives:
            return True
        last = self._clauses[-1] if self._clauses else None
        led = {Close.LINK, Close.BACKGROUND, Close.QUOTE, Close.HEARSAY_LINK, Close.NOUN}
        if last is None or last.comma or last.predicate is None or last.predicate.close not in led:
            return False
        return last.predicate.ending not in {"어", "아", "지", "다"}  # "고마워 지호야"

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
            "질색",
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
