"""Reads a predicate with its ending, and with what the ending makes of its clause."""

from __future__ import annotations

import re

from ingest.extract.korean.clause_cursor import ClauseCursor
from ingest.extract.korean.clauses import SAYING_NOUNS, Clause
from ingest.extract.korean.phrases import Kind, Phrase, case_of
from ingest.extract.korean.predicates import Close, Predicate, read_predicate
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
_MEDIA = words("유튜브 인터넷 뉴스 블로그 신문 방송 티비 TV 기사 인스타")
_ADMITTING = words("인정하다 밝히다 알리다 강조하다 주장하다 고백하다 말하다 전하다 폭로하다 확인하다")
_SUBJECT_GAPS = words("나오다 생기다 열리다 들어오다 유명하다 오르다 바뀌다 팔리다 뜨다 남다 나다 있다 없다")
_ARRIVING = words("오다 들어오다 입사하다 부임하다 취임하다 뽑히다")
_OCCUPIED = words("다니다 일하다 근무하다 살다 운영하다 있다 하다 사귀다 알다")
_TASTES = words("짜다 달다 맵다 쓰다 시다 싱겁다 차다 뜨겁다 느끼하다")
_KINDS_OF_THINGS = words("거 것 분 사람 데 곳 애 음식 경우 날")
_SOMEBODY = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})
_PERSON_WORDS = words("사람 분 애 친구 놈 녀석 양반 인간")
#: Beginnings of what is thought or held, behind a copula without -고: "당연한 거라 믿어".
_THOUGHT = frozenset({"믿", "생각", "여기", "우기", "확신", "주장", "장담", "예상"})
#: Adjectives of feeling that -어하다 makes verbs of, where Kiwi cuts them apart.
_FELT = {
    "좋다": "좋아하다", "싫다": "싫어하다", "밉다": "미워하다", "무섭다": "무서워하다", "두렵다": "두려워하다",
    "예쁘다": "예뻐하다", "그립다": "그리워하다", "부럽다": "부러워하다", "궁금하다": "궁금해하다", "힘들다": "힘들어하다", "귀찮다": "귀찮아하다",
    "귀엽다": "귀여워하다", "아깝다": "아까워하다", "재미있다": "재미있어하다", "못마땅하다": "못마땅해하다", "속상하다": "속상해하다", "안타깝다": "안타까워하다", "기쁘다": "기뻐하다", "슬프다": "슬퍼하다", "신기하다": "신기해하다", "뿌듯하다": "뿌듯해하다", "고맙다": "고마워하다", "미덥다": "미더워하다", "불안하다": "불안해하다",
    "초조하다": "초조해하다", "불안불안하다": "불안불안해하다", "조마조마하다": "조마조마해하다", "찜찜하다": "찜찜해하다", "심란하다": "심란해하다",
    "지루하다": "지루해하다", "지겹다": "지겨워하다", "부담스럽다": "부담스러워하다", "껄끄럽다": "껄끄러워하다", "거북하다": "거북해하다",
    "한심하다": "한심해하다", "답답하다": "답답해하다", "아쉽다": "아쉬워하다", "자랑스럽다": "자랑스러워하다", "불편하다": "불편해하다",
    "만족스럽다": "만족스러워하다", "어렵다": "어려워하다", "걱정스럽다": "걱정스러워하다", "흡족하다": "흡족해하다", "서운하다": "서운해하다",
    "섭섭하다": "섭섭해하다", "억울하다": "억울해하다",
}  # fmt: skip
#: Verbs of two stems that Kiwi cuts apart and that mean something of their own.
_COMPOUNDS = {
    "없다": ("어/EC 지/VX", "없어지다"), "털다": ("어/EC 놓/VX", "털어놓다"), "내다": ("어/EC 놓/VX", "내놓다"),
    "알리다": ("어/EC 주/VX", "알려주다"), "일리다": ("어/EC 주/VX", "일러주다"),
}  # fmt: skip
#: Plain endings that somebody's words can end in, by mood.
_PLAIN_MOODS = (
    (Mood.QUESTION, words("냐 으냐 느냐 니")), (Mood.PROPOSAL, words("자")), (Mood.ORDER, words("라 으라")),
)  # fmt: skip
_BEST_OF_ITS_KIND = re.compile(
    r"^\s*(?:역시|무조건|단연|당연히|누가 뭐래도)|(?:이지|지|이야|최고|죠|이죠)[요.!~ㅋㅎ]*\s*$"
)
#: What one does somewhere, and how that place is then judged: "살기 좋아", "주차하기 불편해".
_DONE_IN_PLACES = words(
    "살다 지내다 놀다 쉬다 일하다 걷다 산책하다 공부하다 주차하다 다니다 쓰다 앉다 자다 키우다 기르다"
)
_RAISING = words("키우다 기르다")
_JUDGING_STEMS = frozenset({"좋", "편하", "불편하", "나쁘", "괜찮", "힘들", "어렵"})


def _is_stranger(phrase: Phrase) -> bool:
    """A word with the shape of a name that no dictionary knows: "은초가 매운 음식이 좋다고 했어"."""
    return phrase.kind is Kind.THING and looks_like_given_name(phrase.text) and not is_common_word(phrase.text)


class PredicateReading(ClauseCursor):
    """Closes the open clause with its predicate: told, quoted, put before a noun, made a noun."""

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
        written = self._text[self._morphemes[first].start : predicate_end]
        if "not" in predicate.features and "잖" in written and "아니잖" not in written:
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
        if predicate.has("done") and not predicate.has("adjective") and lemma not in {"이다", "아니다"}:
            predicate.features = predicate.features | {"past"}  # "안 간 건 아니야", but "나쁜 건 아니야"
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
        copula = predicate.ending == "라" and self._morphemes[predicate.last - 2].tag == "VCP"
        if following is not None and copula and following.form in _THOUGHT:
            predicate.close, predicate.hearsay = Close.QUOTE, Hearsay(Mood.TELLING, Form.QUOTE)
            return  # "로또가 당첨될 거라 믿으셔"
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
        complement = self._open.complement
        if complement is not None and complement.text in {"개인적", "주관적"}:
            return False  # "개인적인 생각인데"
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
            if last.case == "bare" and last.kind in _SOMEBODY and self._describes_person(predicate):
                break  # "사장님 진짜 좋으신 분이야"
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
        if self._open.negated:
            predicate.features = predicate.features | {"undone"}  # "안 가는 게 나아"
        self._open.relatives.append((predicate.lemma, predicate, taken))
        self._modifier = predicate.lemma
        self._open.negated = ""

    def _describes_person(self, predicate: Predicate) -> bool:
        """Say whether an adjective stands before a word for somebody that ends the sentence: "좋으신 분이야"."""
        here = self._morphemes[self._at].form if self._at < len(self._morphemes) else ""
        return "adjective" in predicate.features and here in _PERSON_WORDS and self._next_tag(1) == "VCP"

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
            doing = self._text[start:end]
            self._open.adverbs.append(Morpheme(doing, "MAG", start, end, doing))
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
            self._open.adverbs = [a for a in self._open.adverbs if a.form not in {"안", "못"}]  # "안 사길 잘했어"
        self._open.phrases.append(phrase)
        self._at = after
