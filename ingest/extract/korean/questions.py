"""Which Korean sentences state nothing: questions with and without a mark, requests, what leads to them."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.corrections import announces
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.plans import MOVED
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.settling import Settling
from ingest.extract.korean.whom import looks_up
from ingest.extract.korean.wordlists import words
from ingest.model import MentionKind
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    SAYING,
)

_ASKING_ENDINGS = words("어 ㄴ대 대 는대 래 지 야 ㄹ래 을래 에 냐고어 예 라고어 냬 재 죠")


_PLAIN_ENDINGS = words("어 어요 줘 지 지요 죠") | {""}


_WISHED_TIMES = words("하루 시간 주말 밤 휴가 명절 연휴 설 추석")


_ALL_OF_YOU = words("다들 모두들 여러분")
_WISHED = words("건강하다 행복하다 편안하다 침착하다 평안하다 안녕하다 즐겁다")
_APOLOGIES = words("죄송하다 미안하다 고맙다 감사하다 축하하다 반갑다 다행이다")


_SENT = words("문자 카톡 톡 메일 사진 링크 주소 파일")
#: What the listener is to do in some case: "도착하면 전화해".
_ASKED_IF = words(
    "챙기다 전화하다 연락하다 말하다 부르다 깨우다 알리다 문자하다 카톡하다 조심하다 쉬다 참다 들르다 오다 사다 먹다 마시다 신청하다 "
    "물어보다 확인하다 예약하다 준비하다 입다 쓰다 타다 앉다 눕다 자다 버리다 가져가다 가져오다"
)


#: Said of how things are, also with an object: nobody is told to.
_NEVER_ORDERED = words(
    "있다 없다 이다 아니다 같다 되다 살다 모르다 알다 듣다 오르다 내리다 보이다 들리다 나다 들다 그러다 그렇다 아프다 걸리다 "
    "남다 모자라다 부족하다 필요하다 하다"
)
_BIDDEN = words(
    "퇴근 출근 청소 사과 준비 정리 공부 운동 연락 전화 신고 출발 집중 조심 발표 제출 확인 참석 복습 예습 입장 퇴장 대기 보고 철수 복귀"
)
_PRESSING = ("빨리", "얼른", "어서", "당장", "일찍", "제발", "꼭", "좀", "그만")


#: Acts that a bare -어 asks for, when nothing else says whose they are.
_PLAINLY_ASKED = words(
    "먹다 사다 사오다 끊다 깨다 버리다 치우다 꺼내다 가져오다 챙기다 마시다 닦다 씻다 넣다 빼다 골라보다"
)


#: What nobody is told to do: "배고프니까 예민해져", "아프니까 못 자".
_NEVER_BIDDEN = words(
    "있다 없다 되다 이다 좋아하다 싫어하다 아프다 나다 들다 남다 모르다 살다 지다 울다 죽다 힘들어하다 걱정되다 생기다 알다"
)


#: What the listener is told to do with a plain -어: "넌 좀 쉬어", and how.
_TOLD_TO_YOU = words(
    "쉬다 앉다 눕다 자다 있다 가다 오다 먹다 기다리다 나가다 빠지다 들어가다 나오다 마시다 놀다 누워있다 비키다 참다"
)
_TOLD_SO_TO_YOU = words("좀 그냥 걍 먼저 가만히 얼른 빨리 어서 푹 이제 그만 여기 거기 저기 집 여기서 거기서")


def _bids_you(clause: Clause, predicate: Predicate) -> bool:
    """ "넌 좀 쉬어", "너는 거기 앉아 있어": with the listener as its topic a bare -어 of an act asks for it."""
    plain = (
        predicate.close is Close.FINAL
        and predicate.ending in {"어", "아", "고"}
        and predicate.features <= {"state"}
    )
    if not plain or predicate.lemma not in _TOLD_TO_YOU or clause.negated or clause.asked or clause.relatives:
        return False
    you = [p for p in clause.phrases if p.kind is Kind.SECOND and p.is_subject_like]
    others = [p for p in clause.phrases if p not in you]
    where = all(p.case in {"loc", "bare", "from"} and not p.is_person and p.kind is not Kind.TIME for p in others)
    return bool(you) and where and all(a.form in _TOLD_SO_TO_YOU for a in clause.adverbs)


#: Whoever or whatever a question asks for.
_ASKED_FOR = words("누구 누가 누 뭐 무엇 뭘 어디 언제 왜")


def _waves_worry_aside(clause: Clause) -> bool:
    """ "걱정 마, 잘될 거야": said to whoever listens."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "말다" or predicate.has("past"):
        return False
    heads = {p.head for p in clause.phrases}
    worry = bool(heads) and heads <= {"걱정", "염려", "신경"}
    return worry and predicate.ending in {"어", "아", "어요", "라", "세요"}


class Questions(Settling):
    """Tells questions and requests from statements."""

    def _is_question(self, sentence: list[Clause]) -> bool:
        last = sentence[-1]
        predicate = last.predicate
        if predicate is None:
            return last.asked and len(sentence) == 1 and not last.phrases
        ending = predicate.ending.rstrip("요")
        if ending in {"ㄹ걸", "을걸"}:
            return False
        if last.asked and self._told_by_another(sentence):
            return False
        if last.asked or (
            ending.endswith(("다며", "다면서", "라며", "라면서", "자며", "냐며")) and self._is_last(last)
        ):
            return True  # "점심은 네가 산다며": asked back
        if ending == "니" and predicate.has("past") and self._is_last(last):
            return True  # "밥 먹었니", with no mark and nothing that it is the reason of
        following = self._next_sentence(sentence)
        if (
            last.comma
            and following is not None
            and following[-1].asked
            and following[-1].predicate is not None
            and following[-1].predicate.ending == predicate.ending
        ):
            return True  # "짜장면 먹을래, 짬뽕 먹을래?"
        if predicate.close is Close.QUESTION or self._protests(last):
            return True
        return self._asks_without_mark(sentence)

    def _told_by_another(self, sentence: list[Clause]) -> bool:
        """ "너 청소 안 했다고 반장이 그러던데?": the mark wants to know what you say, and not who said it."""
        quoted, above = sentence[-2:] if len(sentence) > 1 else (None, None)
        if quoted is None or above is None or quoted.predicate is None or above.predicate is None:
            return False
        told = quoted.predicate.close is Close.QUOTE and above.predicate.lemma in SAYING
        if not told or not above.predicate.ending.rstrip("요").endswith(("던데", "더라고")):
            return False
        asked = any(p.kind is Kind.QUESTION or p.head in _ASKED_FOR for c in sentence for p in c.phrases)
        tellers = [p for p in above.phrases if p.is_person and p.case == "subj"]
        return not asked and any(p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE} for p in tellers)

    def _recalls(self, sentence: list[Clause]) -> bool:
        """ "여동생 있다고 했지? 아니 남동생이야": recalled only to be corrected."""
        following = self._next_sentence(sentence)
        quoted = (
            len(sentence) > 1
            and sentence[-2].predicate is not None
            and sentence[-2].predicate.close is Close.QUOTE
        )
        last = sentence[-1].predicate
        if not quoted or last is None or not last.has("past") or last.lemma not in SAYING or following is None:
            return False
        answer = following[-1]
        moved = answer.predicate is not None and answer.predicate.lemma in MOVED
        bare = (
            answer.predicate is not None
            and answer.predicate.lemma == "이다"
            and answer.complement is not None
            and not any(p.is_subject_like for p in answer.phrases)
            and not answer.asked
        )  # "화장품 회사 다닌다고 했지? 제약 회사래"
        return moved or bare or announces(following)

    def _asks_without_mark(self, sentence: list[Clause]) -> bool:
        """ "언제 온대", "뭐 먹을래": a question word with an ending that can ask."""
        last = sentence[-1]
        predicate = last.predicate
        if predicate is not None and (self._asks_again(last, predicate) or self._tries_to_recall(last)):
            return True
        if predicate is None or predicate.close not in {Close.FINAL, Close.HEARSAY}:
            return False
        ending = predicate.ending.rstrip("요.")
        if ending not in _ASKING_ENDINGS:
            return False
        if predicate.hearsay is not None and predicate.hearsay.mood is Mood.QUESTION:
            return False
        words = lexicon()
        asked = [p for p in last.phrases if p.kind is Kind.QUESTION or (p.head in {"누구"} and p.case != "also")]
        asked = [
            p for p in asked if not self._text[p.end : p.end + 3].startswith(("선가", "ㄴ가", "가에", "인가"))
        ]
        asked = [p for p in asked if p.case != "also" and p.head not in {"몇", "며칠", "얼마"}]
        if not predicate.features - {"honorific"} and any(
            p.text.startswith(("몇 ", "무슨 ", "어느 ", "어떤 ")) and p.case != "also" for p in last.phrases
        ):
            return True
        if ending in {"지", "죠"} and asked:
            return True  # "오늘 뭐 먹지"
        adverbs = [a for a in last.adverbs if words.is_kind(a.form, "question") and a.form not in {"어떻게"}]
        if predicate.has("honorific") and ending in {"ㄹ래", "을래"}:
            return True  # "한잔 하실래요"
        complement = last.complement is not None and (
            last.complement.kind is Kind.QUESTION or words.is_kind(last.complement.head, "question")
        )
        return bool(asked or adverbs or complement) and not (
            asked and asked[0].head == "뭐" and asked[0].case == "bare" and len(last.phrases) > 1
        )

    def _protests(self, clause: Clause) -> bool:
        """ "그게 무슨 말이야", "나이가 무슨 상관이야": asked of nobody."""
        predicate, complement = clause.predicate, clause.complement
        if predicate is None or complement is None or predicate.lemma != "이다" or predicate.hearsay is not None:
            return False
        before = self._text[: complement.start].rstrip()
        asked = before.endswith(("무슨", "웬")) or complement.text.startswith(("무슨 ", "웬 "))
        return asked and predicate.close is Close.FINAL and not predicate.has("past")

    def _tries_to_recall(self, clause: Clause) -> bool:
        """ "누구한테 들었더라", "차를 어디다 세웠더라": whoever asks themselves states nothing."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is not None:
            return False
        cut = predicate.ending == "라" and predicate.retro  # "더" and "라" before a comma
        if not cut and (predicate.close is not Close.FINAL or predicate.ending != "더라"):
            return False
        if not (predicate.has("past") or predicate.lemma == "이다"):
            return False
        asked = {"누구", "누가", "누", "어디", "어디서", "언제", "뭐", "무엇", "뭘"}
        phrases = [*clause.phrases, *([clause.complement] if clause.complement is not None else [])]
        named = any(p.head in asked and p.case != "also" for p in phrases)
        return named or any(a.form in {"언제", "왜", "어떻게", "어디"} for a in clause.adverbs)

    def _asks_again(self, last: Clause, predicate: Predicate) -> bool:
        """ "어머니 제주도는 언제 가신다고요": asked once more, with -다고 at the end."""
        if predicate.close is not Close.QUOTE or not predicate.ending.removesuffix("요").endswith(
            ("다고", "라고")
        ):
            return False
        if predicate.hearsay is None or predicate.hearsay.mood is not Mood.TELLING:
            return False  # "너 언제 오냐고", behind who asks it
        asked = any(lexicon().is_kind(a.form, "question") for a in last.adverbs)
        return asked or any(
            p.kind is Kind.QUESTION or (p.head in {"누가", "누구", "누"} and p.case != "also")
            for p in last.phrases
        )

    def _bidden(self, clause: Clause, predicate: Predicate) -> bool:
        """ "푹 쉬어", "추우니까 따뜻하게 입어", "안부 전해 드려": a plain -어 that only the listener can be meant by."""
        if predicate.ending not in {"어", "아"} or predicate.close not in {Close.FINAL, Close.LINK}:
            return False
        if not self._is_last(clause) or clause.negated or "adjective" in predicate.features:
            return False
        if any(p.is_person and p.is_subject_like and p.kind is not Kind.SECOND for p in clause.phrases):
            return False
        if predicate.features == {"benefit"} and any(form == "드리" for form, _ in predicate.pieces):
            return True
        if predicate.features or predicate.lemma in _NEVER_BIDDEN:
            return False
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        reasoned = (
            before is not None
            and before.sentence == clause.sentence
            and before.predicate is not None
            and before.predicate.ending in {"니까", "으니까"}
            and not any(p.is_subject_like and p.kind is Kind.FIRST for p in before.phrases)
        )
        wished = clause.adverb("푹", "편히", "얼른", "어서", "조심히", "천천히", "살살") and not any(
            p.topic or p.case == "subj" for p in clause.phrases
        )
        seen_off = predicate.lemma == "보다" and bool(clause.phrases) and all(map(is_filler, clause.phrases))
        return (reasoned and not any(p.topic or p.case == "subj" for p in clause.phrases)) or wished or seen_off

    def _is_told_to(self, clause: Clause) -> bool:
        """ "걱정 마", "문자 보내", "비 오면 우산 챙겨": plain -어 to the listener, with nobody as its subject."""
        predicate = clause.predicate
        if predicate is None or predicate.ending != "어" or predicate.features or clause.negated:
            return False
        heads = {p.head for p in clause.phrases}
        if predicate.lemma == "말다":
            return bool(heads) and heads <= {"걱정", "염려", "신경"}
        if predicate.lemma == "보내다" and heads and heads <= _SENT:
            return True
        return (
            self._conditional
            and not any(p.topic or p.case == "subj" for p in clause.phrases)
            and predicate.lemma in _ASKED_IF
            and not any(
                p.kind is Kind.FIRST for c in self._clauses if c.sentence == clause.sentence for p in c.phrases
            )
        )

    def _orders_in_quote(self, clause: Clause) -> bool:
        """ "'내일까지 초고 가져와'라고 하셨어": a plain -어 with its object, that somebody else said of nobody."""
        predicate = clause.predicate
        if not self._cast.is_quoted or predicate is None or predicate.ending != "어":
            return False
        if predicate.close is not Close.FINAL and not (predicate.close is Close.LINK and self._is_last(clause)):
            return False
        stated = predicate.features - {"benefit", "try", "not", "prohibit"}
        if stated or clause.negated or self._states_attitude(predicate):
            return False
        if any(p.kind is Kind.SECOND and p.case in {"subj", "topic"} for p in clause.phrases):
            return "adjective" not in predicate.features and predicate.lemma not in _NEVER_ORDERED - {"하다"}
        if not clause.phrases and predicate.noun in _BIDDEN:  # "'퇴근해'라고 하셨어", of whoever is over others
            teller = self._cast.itself
            return teller is not None and teller.mention.kind is MentionKind.ROLE
        told_of = [p for p in clause.phrases if not is_filler(p) and p.kind is not Kind.SECOND]
        stative = predicate.lemma in _NEVER_ORDERED
        if stative or any(p.topic or p.case == "subj" or p.kind is Kind.FIRST for p in told_of):
            return False
        sense = lexicon().verbs.get(predicate.lemma)
        moves = sense is not None and sense.label == "went"
        pressed = bool(clause.adverb(*_PRESSING)) or any(
            p.case == "until" or p.text.endswith("까지") or p.text == "일찍" for p in clause.phrases
        )
        has_object = any(
            p.kind is Kind.THING and not is_filler(p) and p.case in {"obj", "bare"} for p in clause.phrases
        )
        return pressed or self._goes_on_from_object(clause) if moves else has_object or pressed

    def _goes_on_from_object(self, clause: Clause) -> bool:
        """ "'문 닫고 나가'라고 했어": what is to be done first stands before it."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or before.sentence != clause.sentence or before.predicate is None:
            return False
        told = [p for p in before.phrases if not is_filler(p)]
        done = bool(told) or before.predicate.lemma == "문닫다"
        return before.predicate.ending == "고" and done and all(p.case in {"obj", "bare"} for p in told)

    def _is_called_to(self, clause: Clause) -> bool:
        """ "지호야 밥 먹어", "다음에 또 봐요", "싫으면 말고": said to whoever listens, and of nobody else."""
        predicate = clause.predicate
        if predicate is None or predicate.close is not Close.FINAL or predicate.features or clause.negated:
            return False
        if predicate.lemma == "말다" and predicate.ending == "고":
            return not clause.phrases
        told = [p for p in clause.phrases if p.case != "voc"]
        if predicate.lemma == "보다" and predicate.ending == "어요":
            return bool(told) and all(p.text in {"다음", "나중", "그때", "내일", "월요일"} for p in told)
        called = len(told) < len(clause.phrases) and predicate.ending == "어"
        own = any(p.topic or p.case == "subj" or p.is_person or p.kind is Kind.TIME for p in told)
        return called and bool(told) and not own and not self._states_attitude(predicate)

    def _is_imperative(self, clause: Clause) -> bool:
        """ "빨리 와!", "알려 줘", "먹어 봐", "떡 좀 드세요": -어 that asks."""
        predicate = clause.predicate
        if (
            predicate is not None
            and predicate.has("prohibit")
            and predicate.ending == "고"
            and self._is_last(clause)
        ):
            return not any(p.is_person and p.is_subject_like for p in clause.phrases)  # "떨지 말고 ㅎㅎ"
        bidden = predicate is not None and (self._bidden(clause, predicate) or _bids_you(clause, predicate))
        bidden = bidden or self._is_called_to(clause) or _waves_worry_aside(clause)
        if bidden or self._orders_in_quote(clause):
            return True
        if (
            predicate is None
            or predicate.close is not Close.FINAL
            or predicate.has(
                "past",
                "future",
                "will",
                "not",
                "seem",
                "maybe",
                "can",
                "plan",
                "wish",
                "progressive",
                "state",
                "worth",
            )
        ):
            return False
        if predicate.lemma == "드시다" and not clause.phrases and predicate.ending in {"어요", "세요"}:
            return True  # "맛있게 드세요"
        if predicate.lemma in {"드세다", "힘내다"} or (
            predicate.has("prohibit") and predicate.ending in {"어", "어요", "라", "아"}
        ):
            return True
        if predicate.ending not in _PLAIN_ENDINGS:
            return False
        people = [p for p in clause.phrases if p.is_subject_like and p.is_person and p.kind is not Kind.SECOND]
        helped = predicate.has("benefit") or predicate.lemma.endswith("주다")  # "나 좀 불러 줘"
        people = [p for p in people if not (helped and p.kind is Kind.FIRST and p.case == "bare")]
        if people or "adjective" in predicate.features:
            return False
        if self._is_told_to(clause):
            return True
        if predicate.lemma == "말다" and clause.phrases:
            return False  # "김밥 못 말아요"
        verb_asks = (
            (predicate.has("benefit", "try") and not any(form == "드리" for form, _ in predicate.pieces))
            or predicate.lemma in {"조심하다", "기다리다", "말다", "참다", "파이팅하다"}
            or predicate.lemma.endswith("주다")
            or (predicate.lemma == "보내다" and any(p.head in _WISHED_TIMES for p in clause.phrases))
        )
        urged = clause.negated != "안" and any(
            lexicon().is_kind(a.form, "urge") for a in clause.adverbs if a.form not in {"같이", "꼭", "좀", "그만"}
        )
        urged = urged or (clause.adverb("먼저", "어서", "얼른", "천천히") and clause.adverb("들"))  # "먼저들 먹어"
        if (
            clause.exclaimed
            and predicate.ending == "어"
            and not predicate.features
            and predicate.lemma not in lexicon().good | lexicon().bad
            and not self._states_attitude(predicate)
            and not self._times.within(self._time_spans(clause), future=True)
            and not any(p.topic or p.case == "subj" for p in clause.phrases)
        ):
            return True
        if self._tells_plainly(clause, predicate):
            return True
        softly = any(a.form in {"꼭", "좀", "그만", "같이", "잘"} for a in clause.adverbs) and not any(
            p.is_person for p in clause.phrases if p.case in {"subj", "topic"}
        )
        return (
            verb_asks
            or urged
            or (
                softly
                and predicate.lemma not in lexicon().good | lexicon().bad
                and predicate.ending in {"어", "어요"}
                and not clause.adverb("안", "못")
            )
        )

    def _tells_plainly(self, clause: Clause, predicate: Predicate) -> bool:
        """ "하나만 먹어", "고기 사": the bare -어 of an act alone, of nobody and no time, is said to the listener."""
        if predicate.ending != "어" or predicate.features or predicate.noun is not None or clause.negated:
            return False
        if predicate.lemma not in _PLAINLY_ASKED or clause.adverbs or not clause.phrases:
            return False
        alone = [c for c in self._clauses if c.sentence == clause.sentence and c.predicate is not None] == [clause]
        things = all(
            p.kind is Kind.THING and p.case in {"bare", "obj", "also"} and not p.topic for p in clause.phrases
        )
        return alone and things and "도" not in {m for p in clause.phrases for m in p.particles if p.head != "거"}

    def _is_last(self, clause: Clause) -> bool:
        later = self._clauses[self._clauses.index(clause) + 1 :] if clause in self._clauses else []
        return not any(c.sentence == clause.sentence and c.predicate is not None for c in later)

    def _has_third_person(self, clause: Clause) -> bool:
        return any(
            p.is_subject_like
            and p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD}
            # who is called stands first: "글피에 시부모님 올라오세요"
            and (p.case != "bare" or (place and p.kind is Kind.KIN and clause.phrases[0].kind is Kind.TIME))
            for place, p in enumerate(clause.phrases)
        )

    def _praises(self, clause: Clause) -> bool:
        """ "경비 아저씨 참 부지런하세요": how somebody is cannot be asked of them; "건강하세요" can be wished."""
        predicate = clause.predicate
        if predicate is None or "adjective" not in predicate.features or predicate.lemma in _WISHED:
            return False
        people = [p for p in clause.phrases if p.is_person and p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE}]
        return bool(people) and clause.adverb("참", "진짜", "정말", "되게", "너무", "엄청", "아주")

    def _honours_third_person(self, before: list[Clause]) -> bool:
        """ "아버지는 은퇴하시고 농사를 지으세요": the same third person, honoured before."""
        return any(
            c.predicate is not None and c.predicate.has("honorific") and self._has_third_person(c) for c in before
        )

    def _addresses_all(self, sentence: list[Clause]) -> bool:
        """ "다들 재밌게 놀다 와", "다들 고생 많았지": said to all who listen, and no news of them."""
        last, first = sentence[-1].predicate, sentence[0].phrases[0] if sentence[0].phrases else None
        if last is None or first is None or last.close is not Close.FINAL or last.hearsay is not None:
            return False
        if first.case != "bare" or first.text.split()[0] not in _ALL_OF_YOU:
            return False
        told = any(c.predicate is not None and c.predicate.hearsay is not None for c in sentence)
        if told or any(p.kind is Kind.FIRST for c in sentence for p in c.phrases):
            return False
        if any(p.is_person and p.is_subject_like and p is not first for c in sentence for p in c.phrases):
            return False  # "다들 반대하는데 아빠만 찬성하셔"
        comments = last.ending.rstrip("요") in {"지", "네"}
        return comments or not any(c.predicate is not None and c.predicate.has("past") for c in sentence)

    def _states_nothing(self, clause: Clause) -> bool:
        """ "조심히 들어가시고요", "앞으로 꽃길만 걸어": wishes, sighs, set phrases and mere beginnings."""
        predicate = clause.predicate
        if self._tries_to_recall(clause):
            return True
        warned = clause.adverb("그러다", "그러다가") and not clause.phrases
        if (
            warned
            and predicate is not None
            and predicate.ending in {"ㄴ다", "는다", "어"}
            and not predicate.features
        ):
            return True  # "그러다 다친다"
        if predicate is None or predicate.has("past", "not") or predicate.hearsay is not None:
            return False
        somebody = [
            p for p in clause.phrases if p.is_person or (p.possessor is not None and p.possessor.is_person)
        ]
        if somebody and not self._calls_to_mind(clause, predicate):
            return False
        if predicate.lemma == "있다" and predicate.ending.rstrip("요").endswith("잖아"):
            self._note_topic([clause])
            return True  # "그 노래 있잖아": what is going to be talked of
        honoured = looks_up(predicate)
        if predicate.close is Close.FINAL and honoured and self._memory.person is None:
            return True  # nobody honours themselves: "푹 주무셔"
        if predicate.lemma == "보다" and self._is_set_phrase(clause):
            return True
        if predicate.lemma in _WISHED and predicate.has("must") and not clause.phrases:
            return True  # "꼭 행복해야 돼"
        if clause.complement is not None and clause.complement.head in {"팔자", "신세"}:
            return predicate.close is Close.FINAL and not clause.phrases
        ends = (
            predicate.close is Close.FINAL and predicate.ending.rstrip("요") == "고" and predicate.has("honorific")
        )
        return ends or any(p.head == "꽃길" for p in clause.phrases)

    def _calls_to_mind(self, clause: Clause, predicate: Predicate) -> bool:
        """ "지호 있잖아, 걔 이직한대": of whom is going to be talked; "나 동생 있잖아" tells of one's own."""
        alone = len(clause.phrases) == 1 and clause.phrases[0].kind in {Kind.NAME, Kind.ROLE, Kind.THIRD}
        asked = predicate.lemma == "있다" and predicate.ending.rstrip("요").endswith("잖아")
        return asked and alone and predicate.features <= {"adjective"} and bool(self._following(clause))

    def _following(self, clause: Clause) -> list[Clause]:
        """Return what comes behind a clause."""
        return self._clauses[self._clauses.index(clause) + 1 :] if clause in self._clauses else []

    def _is_set_phrase(self, clause: Clause) -> bool:
        """ "두고 봐", "두고 보게": wait and see."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        return (
            before is not None
            and before.sentence == clause.sentence
            and before.predicate is not None
            and before.predicate.lemma == "두다"
            and not clause.phrases
        )

    def _begs(self, clause: Clause) -> bool:
        """ "하늘 씨 내일 창고 청소 좀 부탁해요": a request of whoever is spoken to, no news of them."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma not in {"부탁하다", "부탁드리다"} or predicate.hearsay is not None:
            return False
        if predicate.close not in {Close.FINAL, Close.LINK} or predicate.has("past", "not", "retro"):
            return False
        later = self._clauses[self._clauses.index(clause) + 1 :] if clause in self._clauses else []
        ends = not any(c.sentence == clause.sentence for c in later)
        return ends and not any(p.is_person and p.is_subject_like and p.case != "bare" for p in clause.phrases)

    def _leads_to_request(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "푹 쉬고 얼른 나아": linked to a request, a clause is part of it."""
        last = sentence[-1]
        if last.predicate is None or clause is last:
            return False
        if self._honours_third_person([clause]):
            return False
        asks = (
            last.predicate.close in {Close.IMPERATIVE, Close.PROPOSAL}
            or self._is_imperative(last)
            or self._states_nothing(last)
        )
        if (
            last.predicate.lemma in {"뵈다", "뵙다", "보다"}
            and clause.predicate is not None
            and clause.predicate.has("honorific")
        ):
            return True
        if (
            last.predicate.lemma in _APOLOGIES
            and clause.predicate is not None
            and clause.predicate.ending in {"어서", "아서", "어"}
        ):
            return True
        past = clause.predicate is not None and clause.predicate.has("past")
        reason = clause.predicate is not None and clause.predicate.ending in {"는데", "ㄴ데", "은데"}
        return (
            asks
            and not past
            and not reason
            # "우리 한강 가서 쉬자", "할머니 드시고 주무세요": who is spoken to stands bare
            and not any(p.is_person and p.is_subject_like and p.case != "bare" for p in clause.phrases)
        )
