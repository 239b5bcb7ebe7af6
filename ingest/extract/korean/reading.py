"""Reads the clauses of one passage in order: sources, quotations, contents, and who is still talked of.

A *unit* is one content clause with the verbs of saying above it, innermost first. What a unit says comes
from `contents`, who owns it from `attribution`; this module only decides who is where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from ingest.extract.korean.clauses import SAYING_NOUNS, Clause
from ingest.extract.korean.contents import MOVED, flipped, read_content
from ingest.extract.korean.corrections import announces, is_slip, take_back
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.lexicon import ATTITUDES, lexicon
from ingest.extract.korean.people import Cast, Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, frame_of, leading_source, take_source_phrases
from ingest.extract.korean.speech_acts import read_speech_act
from ingest.extract.korean.times import Times
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity, TimeExpression
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    ASKING,
    DENYING,
    DOUBTFUL_THINKING,
    HEARING,
    ORDERING,
    PROPOSING,
    REPORTING,
    SAYING,
    THINKING,
    WORRYING,
)

_ASKING_ENDINGS = words("어 ㄴ대 대 는대 래 지 야 ㄹ래 을래 에 냐고어 예 라고어 냬 재 죠")
_TRUTH_WORDS = words("맞다 확실하다 이다 아니다 그렇다 분명하다 사실이다")
_BOUND_VERBS = words("있다 없다 많다 이다 아프다 나다 들다 생기다")
_PLAIN_ENDINGS = words("어 어요 줘 지 지요 죠") | {""}
_WISHED_TIMES = words("하루 시간 주말 밤 휴가 명절 연휴 설 추석")
_APOLOGIES = words("죄송하다 미안하다 고맙다 감사하다 축하하다 반갑다 다행이다")
_NOT_ROUNDED_OFF = words("모시다 데리다 타다 가지다 들다 깜빡하다 걷다 뛰다 끝나다 끝내다 있다")
_FEELING_FEARS = words("걱정되다 무섭다 불안하다 겁나다 두렵다 조마조마하다 무서워하다")
_LEADING_UP = words("알다 말하다 말씀드리다 얘기하다 생각하다 솔직하다 그렇다 그러다")
_MANNERS = words(
    "크다 두다 내리다 모시다 데리다 가지다 들다 타다 놓다 통하다 위하다 대하다 관하다 향하다 비하다 "
    "따라가다 나가다 일어나다 앉다 서다 챙기다 깜빡하다 가다 오다 만나다 모으다 빌리다 걷다 뛰다 하다 "
    "사다 합치다 급하다 서두르다 돌다 고르다 싸다 찾다 달리다"
)
_SAYING_WITH_OBJECT = words(
    "하다 쓰다 적다 칭찬하다 비판하다 욕하다 비난하다 약속하다 연락하다 발표하다 보고하다 인정하다 "
    "소개하다 답장하다 후회하다 가르치다 다짐하다 공지하다 안내하다 자랑하다 불평하다 고백하다"
)
_FELT_ABOUT = words("좋다 싫다 밉다 걱정되다 무섭다 그립다 부럽다")
_DEPENDENT_VERBS = words("있다 없다 많다 생기다 나다 이다 되다 아니다 아프다 들다 필요하다 나오다 쓰이다")
_INDEPENDENT_VERBS = words(
    "오다 내리다 오르다 망하다 열리다 끝나다 시작하다 바뀌다 줄다 늘다 막히다 팔리다 그치다 불다 하다 닫다"
)
_JUST_BEFORE = words("아까 방금 저번 지난번 전 좀 전 조금 전")
_HEARSAY_VERBS = words(
    "있다 돌다 나오다 많다 들리다 퍼지다 이다 나다 접하다 받다 보다 오다 없다 돌아다니다 떠돌다 "
    "올라오다 뜨다 알려지다"
)


@dataclass(slots=True)
class Unit:
    """One content clause and the reporting verbs above it, innermost first."""

    clause: Clause
    reporters: list[Clause] = field(default_factory=list)


@dataclass(slots=True)
class Finding:
    """A draft with its sources, times and cast."""

    draft: Draft
    frames: Frames
    cast: Cast
    time: TimeExpression | None = None
    recurrence: str | None = None
    retractable: bool = False  # told as what one said before: "아까 서울 산다고 했는데"


@dataclass(slots=True)
class Memory:
    """What was talked of before, within the passage."""

    topic: str | None = None
    person: Person | None = None
    frames: Frames = field(default_factory=Frames)  # sources that last beyond their sentence
    last_owner: Person | None = None  # the person whose words came last
    pending: Frames | None = None  # "그랬어," without what was said yet
    correcting: bool = False  # "아니, 정정할게": the next value replaces one told before


QuoteReader = Callable[[tuple[int, int], Cast], list[Finding]]


class PassageReader:
    """Walks through the clauses of one passage."""

    def __init__(
        self, text: str, clauses: list[Clause], cast: Cast, times: Times, read_quote: QuoteReader
    ) -> None:
        self._text = text
        self._clauses = clauses
        self._cast = cast
        self._times = times
        self._read_quote = read_quote
        self._memory = Memory()
        self._findings: list[Finding] = []
        self._conditional = False
        self._shared: dict[int, Clause] = {}  # a quotation → the verb of saying it shares

    def read(self) -> list[Finding]:
        """Return the findings from left to right."""
        for sentence in self._sentences():
            self._conditional = False
            self._read_sentence(sentence)
        return self._findings

    def _sentences(self) -> Iterator[list[Clause]]:
        current: list[Clause] = []
        for clause in self._clauses:
            if current and clause.sentence != current[-1].sentence:
                yield current
                current = []
            current.append(clause)
        if current:
            yield current

    # ------------------------------------------------------------ sentences

    def _read_sentence(self, sentence: list[Clause]) -> None:
        if self._is_question(sentence) and not self._recalls(sentence):
            self._note_topic(sentence)
            return
        if announces(sentence):
            self._memory.correcting = True
            if is_slip(sentence):
                return
        if self._trailing_source(sentence) or self._distances(sentence) or self._refines_time(sentence):
            return
        sentence = take_back(sentence)
        frames = Frames()
        position = 0
        while position < len(sentence):
            clause = sentence[position]
            frames = frames.then(take_source_phrases(clause, self._cast))
            if self._cleft(clause, sentence, position, frames):
                position += 1
                continue
            unit, after = self._unit(sentence, position)
            if not unit.reporters:
                led = leading_source(clause, self._cast) if unit.clause is clause else None
                if led is not None and (position + 1 < len(sentence) or led.people):
                    frames = frames.then(led)
                    self._remember_sources(frames, sentence)
                    position += 1
                    continue
            self._read_unit(unit, frames, sentence, position)
            position = after

    def _is_question(self, sentence: list[Clause]) -> bool:
        last = sentence[-1]
        predicate = last.predicate
        if predicate is None:
            return last.asked and len(sentence) == 1 and not last.phrases
        ending = predicate.ending.rstrip("요")
        if ending in {"ㄹ걸", "을걸"}:
            return False
        if last.asked:
            return True
        following = self._next_sentence(sentence)
        if (
            last.comma
            and following is not None
            and following[-1].asked
            and following[-1].predicate is not None
            and following[-1].predicate.ending == predicate.ending
        ):
            return True  # "짜장면 먹을래, 짬뽕 먹을래?"
        if predicate.close is Close.QUESTION:
            return True
        return self._asks_without_mark(sentence)

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
        moved = following[-1].predicate is not None and following[-1].predicate.lemma in MOVED
        return moved or announces(following)

    def _asks_without_mark(self, sentence: list[Clause]) -> bool:
        """ "언제 온대", "뭐 먹을래": a question word with an ending that can ask."""
        last = sentence[-1]
        predicate = last.predicate
        if predicate is None or predicate.close not in {Close.FINAL, Close.HEARSAY}:
            return False
        ending = predicate.ending.rstrip("요.")
        if ending not in _ASKING_ENDINGS:
            return False
        if predicate.hearsay is not None and predicate.hearsay.mood is Mood.QUESTION:
            return False
        words = lexicon()
        asked = [p for p in last.phrases if p.kind is Kind.QUESTION or (p.head in {"누구"} and p.case != "also")]
        asked = [p for p in asked if p.case != "also" and p.head not in {"몇", "며칠", "얼마"}]
        if not predicate.features - {"honorific"} and any(
            p.text.startswith(("몇 ", "무슨 ", "어느 ", "어떤 ")) and p.case != "also" for p in last.phrases
        ):
            return True
        adverbs = [a for a in last.adverbs if words.is_kind(a.form, "question") and a.form not in {"어떻게"}]
        if predicate.has("honorific") and ending in {"ㄹ래", "을래"}:
            return True  # "한잔 하실래요"
        complement = last.complement is not None and (
            last.complement.kind is Kind.QUESTION or words.is_kind(last.complement.head, "question")
        )
        return bool(asked or adverbs or complement) and not (
            asked and asked[0].head == "뭐" and asked[0].case == "bare" and len(last.phrases) > 1
        )

    def _note_topic(self, sentence: list[Clause]) -> None:
        for clause in sentence:
            for phrase in clause.phrases:
                if phrase.kind is Kind.THING and not is_filler(phrase):
                    self._memory.topic = thing_of(phrase, self._cast)
                elif phrase.kind in {Kind.NAME, Kind.KIN, Kind.ROLE}:
                    self._memory.person = person_of(phrase, self._cast)

    def _trailing_source(self, sentence: list[Clause]) -> bool:
        """ "…별로래, 보람이가.": a lone subject behind hearsay is its source."""
        clause = sentence[0]
        if len(sentence) > 1 or clause.predicate is not None or not self._findings:
            return False
        people = [
            p
            for p in clause.phrases
            if p.is_person and p.case in {"subj", "topic", "bare", "also"} and p.kind is not Kind.GROUP
        ]
        last = self._findings[-1]
        if not people or len(clause.phrases) > len(people):
            return False
        person = person_of(people[0], self._cast)
        if person is None:
            return False
        if last.frames.hearsay and not last.frames.people:
            last.frames = Frames((person,) if person.name != self._cast.first else (), True)
            if last.draft.is_attitude and last.draft.holder is None:
                last.draft.holder = last.draft.subject = person
            return True
        if (
            not last.frames.hearsay
            and last.draft.clause is not None
            and not last.draft.is_attitude
            and people[0].case == "subj"
        ):
            last.draft.subject, last.draft.subject_text = person, None
            return True
        return False

    def _refines_time(self, sentence: list[Clause]) -> bool:
        """ "워크숍 수요일이에요. 다음 주 수요일!": a lone time says more of the one before."""
        clause = sentence[0]
        if len(sentence) > 1 or clause.predicate is not None or not self._findings:
            return False
        if not clause.phrases or any(p.kind is not Kind.TIME for p in clause.phrases):
            return False
        last = self._findings[-1]
        found = self._times.within(
            [(p.start, p.end) for p in clause.phrases], future=self._looks_ahead(last.draft)
        )
        timed = [e for e in found if e.time is not None]
        if timed:
            if self._memory.correcting and last.time is not None:
                last.draft.replaces = last.time.text
            last.time = timed[0]
        return bool(timed)

    def _looks_ahead(self, draft: Draft) -> bool:
        predicate = draft.clause.predicate if draft.clause else None
        return draft.future or predicate is None or not predicate.has("past")

    def _distances(self, sentence: list[Clause]) -> bool:
        """ "진짜인지는 나도 몰라", "확실하진 않아": lowers what was just told; says nothing itself."""
        last = sentence[-1].predicate
        if last is None:
            return False
        ignorant = (last.lemma in {"모르다"} and not last.has("maybe")) or (
            last.lemma in {"확실하다", "분명하다"} and (last.has("not") or sentence[-1].negated)
        )
        if not ignorant:
            return False
        first = sentence[0]
        about_truth = (
            first.complement is not None and first.complement.head in {"진짜", "사실", "정말", "참"}
        ) or (first.predicate is not None and first.predicate.lemma in _TRUTH_WORDS)
        if (
            (about_truth or len(sentence) == 1)
            and self._findings
            and not any(p.kind is Kind.THING and not is_filler(p) for c in sentence for p in c.phrases)
        ):
            self._findings[-1].draft.certainty = Certainty.UNCERTAIN
            return True
        if len(sentence) <= 2 and all(
            c.predicate is not None and (c.predicate.close is Close.UNKNOWN_IF or c is sentence[-1])
            for c in sentence
        ):
            return True
        return False

    def _cleft(self, clause: Clause, sentence: list[Clause], position: int, frames: Frames) -> bool:
        """ "이직한 사람은 수아야", "맛없다고 한 사람은 나연이야": the complement is who did or said it."""
        predicate, complement = clause.predicate, clause.complement
        if (
            predicate is None
            or predicate.lemma != "이다"
            or complement is None
            or not complement.is_person
            or not clause.relatives
        ):
            return False
        heads = [
            p
            for p in clause.phrases
            if (p.head in {"사람", "분", "애", "쪽"} and p.modifier) or p.text.endswith((" 사람", " 분"))
        ]
        if not heads:
            return False
        lemma, inner, taken = clause.relatives[0]
        person = person_of(complement, self._cast)
        if person is None:
            return False
        before = sentence[position - 1] if position else None
        quoted = before is not None and before.predicate is not None and before.predicate.close is Close.QUOTE
        if quoted and before is not None and lemma in SAYING:
            before.replaces = clause.replaces
            chain = frames.then(frame_of(person, self._cast))
            self._emit_quoted(before, chain, self._cast.with_itself(person), person)
            return True
        inner_features = inner.features | (
            {"past"} if inner.ending in {"ㄴ", "은", "던"} and "adjective" not in inner.features else set()
        )
        content = Clause(
            [complement, *taken],
            [],
            replace(inner, features=frozenset(inner_features), close=Close.FINAL),
        )
        complement.case = "subj"
        content.start, content.end, content.sentence, content.replaces = (
            clause.start,
            clause.end,
            clause.sentence,
            clause.replaces,
        )
        self._emit(content, frames, self._cast, quoted=None, clause_phrases=content.phrases)
        return True

    # ------------------------------------------------------------ units

    def _unit(self, sentence: list[Clause], position: int) -> tuple[Unit, int]:
        clause = sentence[position]
        unit = Unit(clause)
        after = position + 1
        current = clause
        self._share_reporter(sentence, position)
        shared = self._shared.pop(id(clause), None)
        if shared is not None:
            clause.phrases = [p for p in clause.phrases if p not in shared.phrases]
            unit.reporters.append(shared)
            return unit, after
        while current.predicate is not None and current.predicate.close is Close.QUOTE and after < len(sentence):
            above = sentence[after]
            if not self._reports(above, current):
                break
            unit.reporters.append(above)
            current = above
            after += 1
            if self._rounds_off(above, sentence, after):
                after += 1  # "…하고 좋아하더라"
        return unit, after

    def _share_reporter(self, sentence: list[Clause], position: int) -> None:
        """ "별로라고, 사지 말라고 하더라": two quotations, one who said both."""
        if position + 2 >= len(sentence):
            return
        first, second, above = sentence[position : position + 3]
        both = all(
            c.predicate is not None and c.predicate.close is Close.QUOTE and c.quote is None
            for c in (first, second)
        )
        if (
            not both
            or (
                self._reports(second, first)
                and second.predicate is not None
                and second.predicate.lemma in REPORTING
            )
            or not self._reports(above, second)
        ):
            return
        tellers = [p for p in first.phrases if p.is_person and p.is_subject_like]
        if tellers and not any(p.is_person and p.is_subject_like for p in second.phrases):
            second.phrases = [tellers[0], *second.phrases]
        copied = replace(above, phrases=[*tellers[:1], *above.phrases])
        self._shared[id(first)] = copied

    def _rounds_off(self, above: Clause, sentence: list[Clause], after: int) -> bool:
        if (
            above.predicate is None
            or above.predicate.close is not Close.LINK
            or above.predicate.ending != "고"
            or after >= len(sentence)
        ):
            return False
        following = sentence[after]
        return following.predicate is not None and following.predicate.lemma in SAYING and not following.phrases

    def _reports(self, above: Clause, below: Clause) -> bool:
        predicate = above.predicate
        if predicate is None:
            return False
        if predicate.lemma in REPORTING:
            return True
        hearsay = below.predicate.hearsay if below.predicate else None
        if hearsay is not None and hearsay.mood is not Mood.TELLING:
            return True  # whoever asks or orders does so by whatever verb
        if below.saying_noun:
            return True
        return predicate.lemma == "이다" and above.complement is not None and above.complement.head in SAYING_NOUNS

    def _read_unit(self, unit: Unit, frames: Frames, sentence: list[Clause], position: int) -> None:
        clause = unit.clause
        predicate = clause.predicate
        if predicate is None:
            self._fragment(clause, frames)
            self._note_topic([clause])
            return
        if self._past_by_sentence(clause):
            predicate.features = predicate.features | {"past", "linked"}
        if not unit.reporters and position + 1 < len(sentence):
            self._push_outer(clause, sentence[position + 1])
        if predicate.close is Close.CONDITION and not predicate.has("must", "wish-if"):
            self._conditional = True
            self._note_topic([clause])
            return
        if (
            predicate.close is Close.IMPERATIVE
            and predicate.ending.startswith(("세요", "으세요", "셔요"))
            and self._has_third_person(clause)
        ):
            predicate.close = Close.FINAL  # "할머니는 서울에 사세요"
            predicate.features = predicate.features | {"honorific"}
        if predicate.close in {
            Close.CONCESSION,
            Close.UNKNOWN_IF,
            Close.IMPERATIVE,
            Close.PROPOSAL,
            Close.QUESTION,
        }:
            self._note_topic([clause])
            return
        if clause.quote is not None:
            self._quoted_speech(unit, frames)
            return
        if (
            not unit.reporters
            and predicate.close is Close.QUOTE
            and position + 1 < len(sentence)
            and sentence[position + 1].relatives
        ):
            return  # "…다고 한 사람": read with the next clause
        if not unit.reporters and predicate.close is Close.QUOTE:
            self._postposed(unit, frames)
            return
        if not unit.reporters and self._saying_without_words(clause, frames, sentence, position):
            return
        if not unit.reporters and (self._is_imperative(clause) or is_slip([clause])):
            return
        if not unit.reporters and predicate.has("fear"):
            self._feared(clause, frames, sentence, position)
            return
        if not unit.reporters and self._moves_time(clause):
            return
        if not unit.reporters and self._returns(clause, sentence, position):
            return
        if not unit.reporters and predicate.close is Close.LINK and self._leads_to_request(clause, sentence):
            return
        if not unit.reporters and self._only_introduces(clause, sentence, position):
            self._note_topic([clause])
            self._carry_over(clause, sentence, position)
            return
        self._content_unit(unit, frames, sentence, position)

    def _fragment(self, clause: Clause, frames: Frames) -> None:
        """ "엘리베이터 점검: 3월 21일", "내일 회의!": an occasion and its date, without a verb."""
        if self._verbless_identity(clause, frames):
            return
        things = [
            p
            for p in clause.phrases
            if p.kind in {Kind.THING, Kind.KIN, Kind.NAME} and not is_filler(p) and p.case == "bare"
        ]
        others = [p for p in clause.phrases if p not in things and not is_filler(p)]
        timed = [e for e in self._times.within(self._time_spans(clause), future=True) if e.time is not None]
        if clause.asked or not things or others or not timed:
            return
        occasion = things[-1] if things[0].start > timed[0].span[0] else things[0]
        between = self._text[min(p.start for p in clause.phrases) : max(p.end for p in clause.phrases)]
        if ":" not in between and not lexicon().is_kind(occasion.head, "event"):
            return
        draft = Draft(
            "takes_place",
            "occasion and date",
            "",
            None,
            thing_of(occasion, self._cast),
            None,
            clause=clause,
            future=True,
        )
        self._add(draft, frames, self._cast, clause)

    def _verbless_identity(self, clause: Clause, frames: Frames) -> bool:
        """ "다음 책은 "달의 뒷면"", "내 꿈은 가수": a topic and what it is, the copula left out."""
        if len(clause.phrases) != 2 or clause.asked or clause.adverbs:
            return False
        topic, what = clause.phrases
        if (
            not topic.topic
            or len(topic.text) < 2
            or topic.kind is Kind.TIME
            or is_filler(topic)
            or what.case != "bare"
            or what.kind in {Kind.TIME, Kind.QUESTION, Kind.GROUP}
            or is_filler(what)
        ):
            return False
        name = self._words(topic, self._cast)
        draft = Draft(
            "is", "identity without copula", "이다", None, name, thing_of(what, self._cast), clause=clause
        )
        if topic.is_person:
            draft.subject, draft.subject_text = person_of(topic, self._cast), None
        self._add(draft, frames, self._cast, clause)
        return True

    def _push_outer(self, clause: Clause, following: Clause) -> None:
        """ "도현이가 비 오면 안 간대": the outer subject of a subordinate clause belongs to the main one."""
        predicate = clause.predicate
        if predicate is None or predicate.close not in {
            Close.CONDITION,
            Close.CONCESSION,
            Close.LINK,
            Close.BACKGROUND,
            Close.UNKNOWN_IF,
            Close.PURPOSE,
        }:
            return
        subjects = [p for p in clause.phrases if p.is_subject_like and not is_filler(p) and p.case != "also"]
        if len(subjects) < 2 or not subjects[0].is_person or subjects[0].kind is Kind.GROUP:
            return
        inner = subjects[-1]
        movable = inner.case == "subj" or inner.head in {"비", "눈", "시간", "돈", "날씨"}
        bound = "adjective" in predicate.features or (
            predicate.lemma in _BOUND_VERBS and predicate.close is not Close.CONDITION
        )
        if not movable or bound or not (predicate.noun is None or predicate.lemma.endswith("되다")):
            return
        pushed = [p for p in subjects if p is not inner]
        clause.phrases = [p for p in clause.phrases if p not in pushed]
        following.phrases = pushed + following.phrases
        following.start = min(following.start, pushed[0].start)

    def _is_imperative(self, clause: Clause) -> bool:
        """ "빨리 와!", "알려 줘", "먹어 봐", "떡 좀 드세요": -어 that asks."""
        predicate = clause.predicate
        if (
            predicate is None
            or predicate.close is not Close.FINAL
            or predicate.has(
                "past", "future", "will", "not", "seem", "maybe", "can", "plan", "wish", "progressive", "state"
            )
        ):
            return False
        if predicate.lemma in {"드세다", "힘내다"} or (
            predicate.has("prohibit") and predicate.ending in {"어", "어요", "라", "아"}
        ):
            return True
        if predicate.ending not in _PLAIN_ENDINGS:
            return False
        people = [p for p in clause.phrases if p.is_subject_like and p.is_person and p.kind is not Kind.SECOND]
        if people or "adjective" in predicate.features:
            return False
        verb_asks = (
            predicate.has("benefit", "try")
            or predicate.lemma in {"조심하다", "기다리다", "말다", "참다", "파이팅하다", "주다"}
            or (predicate.lemma == "보내다" and any(p.head in _WISHED_TIMES for p in clause.phrases))
        )
        urged = any(
            lexicon().is_kind(a.form, "urge") for a in clause.adverbs if a.form not in {"같이", "꼭", "좀", "그만"}
        )
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

    def _has_third_person(self, clause: Clause) -> bool:
        return any(
            p.is_subject_like and p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD} and p.case != "bare"
            for p in clause.phrases
        )

    def _moves_time(self, clause: Clause) -> bool:
        """ "토요일에 만난다고 했지? 일요일로 바뀌었어": a new time for what was told before."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma not in MOVED or not self._findings:
            return False
        new = [p for p in clause.phrases if p.kind is Kind.TIME and p.case == "loc"]
        if not new or any(p.kind is Kind.THING and not is_filler(p) for p in clause.phrases):
            return False
        last = self._findings[-1]
        timed = [e for e in self._times.within([(p.start, p.end) for p in new], future=True) if e.time is not None]
        if not timed or last.time is None:
            return False
        last.draft.replaces = last.time.text
        last.draft.swaps.append((last.time.text, timed[0].text))
        last.time = timed[0]
        return True

    def _states_attitude(self, predicate: Predicate) -> bool:
        sense = lexicon().verbs.get(predicate.lemma)
        return sense is not None and (
            sense.label in ATTITUDES or sense.label in {"has", "lives_in", "works_at", "studies"}
        )

    def _leads_to_request(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "푹 쉬고 얼른 나아": linked to a request, a clause is part of it."""
        last = sentence[-1]
        if last.predicate is None or clause is last:
            return False
        asks = last.predicate.close in {Close.IMPERATIVE, Close.PROPOSAL} or self._is_imperative(last)
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
            asks and not past and not reason and not any(p.is_person and p.is_subject_like for p in clause.phrases)
        )

    def _returns(self, clause: Clause, sentence: list[Clause], position: int) -> bool:
        """ "콘서트 보고 왔어": 오다 and 가다 behind a linked act only round it off."""
        predicate = clause.predicate
        if (
            predicate is None
            or position + 1 >= len(sentence)
            or predicate.close not in {Close.LINK, Close.PURPOSE}
        ):
            return False
        following = sentence[position + 1]
        if (
            predicate.lemma == "즐기다"
            and predicate.ending == "어"
            and following.predicate is not None
            and not following.phrases
        ):
            # "재즈를 즐겨 들어요": one act
            following.predicate.lemma, following.phrases, following.start = "즐기다", clause.phrases, clause.start
            following.adverbs = clause.adverbs + following.adverbs
            return True
        verbs = {"오다", "가다", "내리다", "나오다", "돌아오다"}
        if predicate.close is Close.PURPOSE:
            verbs |= {"다니다", "나가다", "들르다", "다녀오다"}
        if following.predicate is None or following.predicate.lemma not in verbs:
            return False
        if [p for p in following.phrases if p.kind is not Kind.TIME]:
            return False
        if predicate.close is Close.PURPOSE:
            if predicate.ending in {"러", "으러"}:
                following.phrases = clause.phrases + following.phrases
                if predicate.noun is not None:
                    objects = [p for p in clause.phrases if p.kind is Kind.THING and p.case in {"bare", "obj"}]
                    words = f"{objects[-1].text} {predicate.noun}" if objects else predicate.noun
                    following.phrases = [p for p in following.phrases if p not in objects]
                    following.phrases.append(
                        Phrase(clause.start, clause.end, words, predicate.noun, Kind.THING, "bare", rest=words)
                    )
                following.start = clause.start
                return True
            return False
        if (
            predicate.ending not in {"고", "어서", "어", "다가"}
            or _own_past(predicate)
            or "adjective" in predicate.features
        ):
            return False
        if predicate.lemma in {"두다", "놓다"}:
            following.predicate.lemma = "두고내리다"
        elif predicate.lemma in _NOT_ROUNDED_OFF or following.predicate.lemma in {"내리다", "나오다"}:
            return False
        else:
            following.predicate.lemma, following.predicate.noun = predicate.lemma, predicate.noun
        following.phrases = clause.phrases + following.phrases
        following.adverbs = clause.adverbs + following.adverbs
        following.negated = following.negated or clause.negated
        following.relatives, following.shadow = clause.relatives, clause.shadow
        following.start = clause.start
        return True

    def _feared(self, clause: Clause, frames: Frames, sentence: list[Clause], position: int) -> None:
        """ "아들이 떨어질까 봐 걱정돼": the feared event names what is worried about."""
        following = sentence[position + 1] if position + 1 < len(sentence) else None
        holder_phrases = [p for p in clause.phrases if p.kind is Kind.FIRST and p.is_subject_like]
        if (
            following is not None
            and following.predicate is not None
            and (following.predicate.lemma in WORRYING or following.predicate.lemma in _FEELING_FEARS)
        ):
            subjects = [
                p for p in clause.phrases if p.is_subject_like and not is_filler(p) and p.kind is not Kind.FIRST
            ]
            chosen = subjects[-1] if subjects else None
            if len(subjects) > 1 and subjects[0].is_person:
                following.phrases = [subjects[0], *following.phrases]
            words = [p for p in clause.phrases if p is not chosen and p.kind is not Kind.TIME]
            if chosen is None and words:
                chosen = words[-1]
            following.start = clause.start
            if chosen is None:
                noun = (
                    clause.predicate.noun
                    if clause.predicate and clause.predicate.noun
                    else (clause.predicate.lemma[:-1] + "기" if clause.predicate else "")
                )
                chosen = Phrase(clause.start, clause.end, noun, noun, Kind.THING, "obj", rest=noun)
            if chosen.is_person:
                person = person_of(chosen, self._cast)
                name = person.name if person else chosen.text
                chosen = Phrase(chosen.start, chosen.end, name, name, Kind.THING, "obj", rest=name)
            following.phrases = [*holder_phrases, *following.phrases, replace(chosen, case="obj")]

    def _only_introduces(self, clause: Clause, sentence: list[Clause], position: int) -> bool:
        """ "써 봤는데", "먹어 보니": what only leads up to a judgement is no statement."""
        predicate = clause.predicate
        if predicate is None or position + 1 >= len(sentence):
            return False
        if predicate.close not in {Close.BACKGROUND, Close.LINK, Close.HEARSAY_LINK}:
            return False
        if (
            predicate.close is Close.LINK
            and predicate.ending in {"고", "어", "어서", "다가", "아서"}
            and self._is_manner(clause, sentence[position + 1])
        ):
            return True
        tried = (
            predicate.has("try")
            or (
                predicate.ending in {"니", "니까", "으니", "으니까"}
                and predicate.lemma in {"보다", "듣다", "알아보다", "생각하다", "먹다", "가다"}
            )
            or predicate.lemma in _LEADING_UP
        )
        return tried

    def _is_manner(self, clause: Clause, following: Clause) -> bool:
        """ "두고 내려서 잃어버렸어", "모시고 가기로 했어": the last verb is what is told."""
        predicate = clause.predicate
        if predicate is None or _own_past(predicate) or predicate.has("not") or clause.negated:
            return False
        light = predicate.lemma in _MANNERS
        bare_next = not [
            p for p in following.phrases if p.kind is not Kind.TIME and p.case in {"obj", "subj", "topic"}
        ]
        if predicate.lemma in {"사다", "만나다", "빌리다", "하다", "모으다"}:
            return (
                bare_next
                and following.predicate is not None
                and following.predicate.lemma in {"오다", "가다", "먹다", "놀다", "읽다", "보다"}
                and predicate.ending in {"어", "어서"}
                and not following.phrases
                and False
            )
        if predicate.lemma in {"가다", "오다"}:
            return predicate.ending in {"어서", "다가", "고"} and not clause.phrases
        return light

    def _carry_over(self, clause: Clause, sentence: list[Clause], position: int) -> None:
        """Hand the phrases of a manner clause on to the next clause."""
        predicate = clause.predicate
        if predicate is None or position + 1 >= len(sentence) or predicate.close is not Close.LINK:
            return
        if predicate.ending not in {"고", "어", "어서", "다가"}:
            return
        following = sentence[position + 1]
        has_object = any(p.case == "obj" for p in following.phrases)
        carried = []
        for phrase in clause.phrases:
            if (
                phrase.case == "loc"
                and phrase.kind is not Kind.TIME
                and predicate.lemma in {"두다", "놓다", "타다", "내리다", "앉다"}
            ):
                continue
            if predicate.lemma in {"모시다", "데리다"} and phrase.is_person and phrase.case in {"obj", "bare"}:
                continue
            if phrase.case == "obj" and (has_object or predicate.lemma in {"타다", "들다+"}):
                continue
            carried.append(phrase)
        following.phrases = carried + following.phrases
        following.start = min(clause.start, following.start)

    # ------------------------------------------------------------ saying

    def _saying_without_words(self, clause: Clause, frames: Frames, sentence: list[Clause], position: int) -> bool:
        """ "현석이가 그랬어,", "예린이가 다은이한테 들었대,": the words come in the next sentence."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma not in (SAYING | HEARING) - _SAYING_WITH_OBJECT:
            return False
        if predicate.close not in {Close.FINAL, Close.HEARSAY, Close.BACKGROUND}:
            return False
        following = self._next_sentence(sentence)
        if following is None or not self._ends_quoted(following):
            return (
                predicate.lemma in {"그러다", "그렇다", "말하다", "얘기하다", "말씀드리다"}
                and not any(p.kind is Kind.THING and not is_filler(p) for p in clause.phrases)
                and not clause.adverb("그냥")
            )
        found = self._frame_of_reporter(clause, None, clause.phrases)
        self._memory.pending = frames.then(found)
        self._memory.last_owner = found.people[-1] if found.people else None
        return True

    def _next_sentence(self, sentence: list[Clause]) -> list[Clause] | None:
        index = self._clauses.index(sentence[-1]) + 1
        if index >= len(self._clauses):
            return None
        number = self._clauses[index].sentence
        return [c for c in self._clauses[index:] if c.sentence == number]

    def _ends_quoted(self, sentence: list[Clause]) -> bool:
        last = sentence[-1].predicate
        return last is not None and last.close is Close.QUOTE

    def _frame_of_reporter(self, reporter: Clause, default: Person | None, phrases: list[Phrase]) -> Frames:
        """Return the source frame of a verb of saying or hearing from the phrases that belong to it."""
        predicate = reporter.predicate
        lemma = predicate.lemma if predicate else ""
        subjects = [p for p in phrases if p.is_person and p.case in {"subj", "topic", "bare", "also"}]
        if lemma in HEARING or reporter.saying_noun == "hearing":
            hearer = person_of(subjects[0], self._cast) if subjects else None
            frames = Frames((hearer,) if hearer is not None and hearer.name != self._cast.first else (), True)
            for phrase in phrases:
                if phrase.case in {"dat", "source", "from"} and phrase.is_person:
                    source = person_of(phrase, self._cast)
                    if source is not None and source.name != self._cast.first:
                        frames = frames.then(Frames((source,), True))
            return frames
        if subjects:
            if subjects[0].kind is Kind.GROUP:
                return Frames((), True)
            return frame_of(person_of(subjects[0], self._cast), self._cast)
        organisations = [p for p in phrases if p.kind is Kind.ORGANISATION and p.case == "from"]
        if organisations:
            return frame_of(person_of(organisations[0], self._cast), self._cast)
        return frame_of(default, self._cast) if default is not None else Frames((), True)

    def _postposed(self, unit: Unit, frames: Frames) -> None:
        """ "…그랬어, 자기 승진했다고": a quotation without its verb belongs to the saying before it."""
        pending = self._memory.pending
        if pending is None:
            if self._findings and self._findings[-1].frames.hearsay:
                pending = self._findings[-1].frames
            else:
                self._emit(unit.clause, frames, self._cast, quoted=None, clause_phrases=unit.clause.phrases)
                return
        source = pending.people[-1] if pending.people else None
        chain = pending.then(frames)
        cast = self._cast.with_itself(source)
        self._emit_quoted(unit.clause, chain, cast, source)

    def _quoted_speech(self, unit: Unit, frames: Frames) -> None:
        """Direct speech: the first person is the one quoted, the listener whoever was told."""
        clause = unit.clause
        phrases = clause.phrases + [p for r in unit.reporters for p in r.phrases]
        subjects = [
            p
            for p in phrases
            if p.is_person and p.case in {"subj", "topic", "bare", "also"} and p.kind is not Kind.GROUP
        ]
        organisations = [p for p in phrases if p.kind is Kind.ORGANISATION and p.case == "from"]
        dats = [p for p in phrases if p.case == "dat" and p.is_person]
        listener = person_of(dats[0], self._cast) if dats else self._cast.speaker()
        frames_here = frames
        reporter = unit.reporters[0].predicate.lemma if unit.reporters and unit.reporters[0].predicate else ""
        if not unit.reporters and self._memory.pending is not None and not subjects:
            frames_here = self._memory.pending
        elif reporter in HEARING:
            for phrase in subjects + dats:
                person = person_of(phrase, self._cast)
                if person is not None and person.name != self._cast.first:
                    frames_here = frames_here.then(Frames((person,), True))
            listener = self._cast.speaker()
        else:
            for phrase in (subjects or organisations)[: max(1, len(unit.reporters))]:
                frames_here = frames_here.then(frame_of(person_of(phrase, self._cast), self._cast))
        source = frames_here.people[-1] if frames_here.people else None
        own = frames_here.self_told and source is None
        if source is None and not own and not subjects:
            frames_here = replace(frames_here, hearsay=True)
        cast = self._cast if own else self._cast.quoted(source, listener.name if listener else None)
        for finding in self._read_quote(clause.quote or (0, 0), cast):
            finding.frames = frames_here.then(finding.frames)
            finding.cast = replace(finding.cast, first=self._cast.first)
            draft = finding.draft
            if draft.is_attitude and draft.holder is None:
                draft.holder = source
            self._findings.append(finding)
        self._memory.last_owner = source
        self._memory.frames = frames_here

    # ------------------------------------------------------------ contents

    def _content_unit(self, unit: Unit, frames: Frames, sentence: list[Clause], position: int) -> None:
        clause = unit.clause
        if unit.reporters:
            self._reported(unit, frames, sentence, position)
            return
        predicate = clause.predicate
        if predicate is None:
            return
        closes_hearsay = predicate.close in {Close.HEARSAY, Close.HEARSAY_LINK} and predicate.hearsay is not None
        if closes_hearsay and not self._plain_telling(clause, frames):
            self._hearsay(clause, frames)
            return
        attributed, quoted_by = self._scope_of_later(clause, sentence, position)
        if attributed is not None:
            self._emit_quoted(clause, frames.then(attributed), self._cast.with_itself(quoted_by), quoted_by)
            return
        if frames.people or frames.hearsay:
            # "수아 말로는 예린이가 아파서 못 와": the source covers plain clauses too
            source = frames.people[-1] if frames.people else None
            self._emit_quoted(clause, frames, self._cast.with_itself(source), source)
            return
        self._emit(clause, frames, self._cast, quoted=None, clause_phrases=clause.phrases)

    def _plain_telling(self, clause: Clause, frames: Frames) -> bool:
        """ "-단다" about oneself or one's family, told without a source, is plain telling; so is -다니까."""
        predicate = clause.predicate
        if predicate is None or frames.people or frames.hearsay:
            return False
        ending = predicate.ending.rstrip("요")
        if not ending.endswith(("단다", "란다", "다네", "라네", "답니다", "랍니다")):
            return False
        subjects = [p for p in clause.phrases if p.case in {"subj", "topic", "also", "bare"} and p.is_person]
        if not subjects:
            return ending.endswith(("단다", "란다", "답니다", "랍니다")) and not any(
                p.case == "subj" for p in clause.phrases
            )
        first = subjects[0]
        if first.kind is Kind.FIRST:
            return True
        return ending.endswith(("단다", "란다")) and first.kind is Kind.KIN and (first.possessor is None)

    def _scope_of_later(
        self, clause: Clause, sentence: list[Clause], position: int
    ) -> tuple[Frames | None, Person | None]:
        """A linked clause shares the source of the sentence's end ("아파서 못 온대")."""
        predicate = clause.predicate
        if predicate is None or predicate.close not in {Close.LINK, Close.BACKGROUND, Close.PURPOSE}:
            return None, None
        first_person = any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases)
        if first_person:
            return None, None
        if (
            predicate.close is Close.BACKGROUND
            and (predicate.has("past") or predicate.retro)
            and not any(p.is_person and p.is_subject_like for p in clause.phrases)
        ):
            return None, None
        for later in range(position + 1, len(sentence)):
            unit, _ = self._unit(sentence, later)
            following = unit.clause.predicate
            if following is None:
                continue
            if (
                following.close in {Close.HEARSAY}
                and following.hearsay is not None
                and following.hearsay.mood is Mood.TELLING
            ):
                return self._later_hearsay(clause, unit, later == position + 1)
            if unit.reporters and following.hearsay is not None and following.hearsay.mood is Mood.TELLING:
                reporter = unit.reporters[0]
                if reporter.predicate is not None and reporter.predicate.lemma in THINKING - {"알다"}:
                    return None, None
                subjects = [
                    p
                    for p in reporter.phrases + clause.phrases + unit.clause.phrases
                    if p.is_person and p.is_subject_like and p.kind is not Kind.GROUP
                ]
                source = (
                    person_of(subjects[0], self._cast)
                    if subjects and reporter.predicate is not None and reporter.predicate.lemma in SAYING
                    else None
                )
                return frame_of(source, self._cast) if source else Frames((), True), source
        return None, None

    def _later_hearsay(self, clause: Clause, unit: Unit, near: bool) -> tuple[Frames, Person | None]:
        carried = self._memory.frames
        source = carried.people[-1] if carried.people else None
        return (carried if carried.hearsay else Frames((), True)), source

    def _hearsay(self, clause: Clause, frames: Frames) -> None:
        """A final -대/-래/-재/-냬: the source is led in, stands as a second subject, or is open."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is None:
            return
        mood = predicate.hearsay.mood
        frames = replace(frames, hearsay=True)
        carried = not frames.people and self._carries(clause)
        if carried:
            frames = self._memory.frames.then(frames)
        if mood is not Mood.TELLING:
            self._act(clause, mood, frames, clause.phrases, self._cast, None)
            return
        outer = self._outer_subject(clause, frames)
        if outer is not None:
            person = person_of(outer, self._cast)
            clause.phrases = [p for p in clause.phrases if p is not outer]
            frames = frames.then(frame_of(person, self._cast))
        source = frames.people[-1] if frames.people else None
        self._emit_quoted(clause, frames, self._cast.with_itself(source or self._self_of(clause)), source)
        self._remember_source(frames)

    def _self_of(self, clause: Clause) -> Person | None:
        people = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.SELF]
        return person_of(people[0], self._cast) if people else self._memory.person

    def _carries(self, clause: Clause) -> bool:
        """Sources led in before cover the next hearsay; other sources only a sentence without a subject."""
        memory = self._memory
        if not memory.frames.hearsay:
            return False
        has_subject = any(p.is_person and p.case in {"subj", "topic", "bare", "also"} for p in clause.phrases)
        return not has_subject or (memory.frames.people != () and memory.last_owner is None)

    def _outer_subject(self, clause: Clause, frames: Frames) -> Phrase | None:
        """With two subjects before -대 the outer one is the source, unless they belong together."""
        subjects = [
            p for p in clause.phrases if p.case in {"subj", "topic", "also"} or (p.case == "bare" and p.is_person)
        ]
        subjects = [p for p in subjects if p.kind is not Kind.TIME and not is_filler(p)]
        people = [p for p in subjects if p.is_person and p.kind is not Kind.GROUP]
        predicate = clause.predicate
        if not people or predicate is None:
            return None
        outer = people[0]
        if any(
            p.possessor is not None and p.possessor.kind is Kind.SELF for p in clause.phrases if p is not outer
        ):
            return outer  # "민혁이는 자기 차가 고장 났대"
        if any(p.kind is Kind.SELF for p in subjects if p is not outer) and outer.kind is not Kind.SELF:
            return outer
        if (
            predicate.has("will")
            and not predicate.has("past")
            and "adjective" not in predicate.features
            and len(subjects) == 1
        ):
            # "-겠대" quotes the subject's own will
            clause.shadow = outer
            return None if outer.kind is Kind.ORGANISATION else self._quotes_own_will(clause, outer)
        if len(people) > 1 and people[1].case in {"subj", "topic", "also"} and outer.case in {"subj", "topic"}:
            felt = predicate.lemma in _FELT_ABOUT or (
                "adjective" in predicate.features and predicate.lemma in lexicon().good | lexicon().bad
            )
            return None if felt else outer
        others = [p for p in subjects if not p.is_person and p.case in {"subj"}]
        if (
            others
            and outer.case in {"subj", "topic"}
            and subjects[0] is outer
            and self._is_independent(clause, others[0])
        ):
            return outer
        return None

    def _quotes_own_will(self, clause: Clause, outer: Phrase) -> Phrase:
        return outer

    def _is_independent(self, clause: Clause, thing: Phrase) -> bool:
        """Say whether a thing's predicate stands alone, so that a person before it must be the teller."""
        predicate = clause.predicate
        if predicate is None:
            return False
        if "adjective" in predicate.features or predicate.lemma in _DEPENDENT_VERBS:
            return False
        if lexicon().is_kind(thing.head, "body") or lexicon().is_kind(thing.head, "kin"):
            return False
        return predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _INDEPENDENT_VERBS

    def _reported(self, unit: Unit, frames: Frames, sentence: list[Clause], position: int) -> None:
        """A quotation under one or more verbs of saying, hearing, thinking, asking."""
        clause, reporters = unit.clause, unit.reporters
        agents, inner = self._share_out(clause, reporters)
        innermost = reporters[0]
        chain = frames
        if (
            not frames.people
            and self._memory.frames.hearsay
            and not any(agents)
            and self._memory.last_owner is None
        ):
            chain = self._memory.frames.then(chain)
        for reporter, phrases in reversed(list(zip(reporters[1:], agents[1:], strict=True))):
            chain = chain.then(self._frame_of_reporter(reporter, None, phrases + reporter.phrases))
        clause.phrases = inner
        self._innermost(clause, innermost, agents[0], chain, sentence)

    def _share_out(self, clause: Clause, reporters: list[Clause]) -> tuple[list[list[Phrase]], list[Phrase]]:
        """Share the phrases before the quotation among the quotation and the verbs above it, outermost first."""
        agents: list[list[Phrase]] = [[] for _ in reporters]
        inner = list(clause.phrases)
        for index in range(len(reporters) - 1, -1, -1):
            reporter = reporters[index]
            lemma = reporter.predicate.lemma if reporter.predicate else ""
            has_own = any(
                (p.is_person and p.case in {"subj", "topic", "also"}) or (p.case == "bare" and p.is_person)
                for p in reporter.phrases
            )
            for phrase in list(inner):
                addressed = phrase.case in {"dat", "source"} and phrase.is_person
                if addressed and (index == 0) and self._belongs_above(phrase, clause, lemma):
                    inner.remove(phrase)
                    agents[index].append(phrase)
            if has_own:
                continue
            taken = self._agent_above(inner, clause, reporter, index == 0)
            if taken is not None:
                inner.remove(taken)
                agents[index].append(taken)
                self._take_telling_time(inner, taken.start, agents[index])
            elif lemma in SAYING and reporter.predicate is not None and reporter.predicate.has("past"):
                self._take_time_of_silent_teller(inner, clause, agents[index])
        return agents, inner

    def _belongs_above(self, phrase: Phrase, clause: Clause, lemma: str) -> bool:
        predicate = clause.predicate
        sense = lexicon().verbs.get(predicate.lemma) if predicate else None
        subjects_before = [
            p for p in clause.phrases if p.start < phrase.start and p.is_person and p.is_subject_like
        ]
        giving = (sense is not None and sense.label in {"gave", "believes"}) or (
            predicate is not None and predicate.has("benefit")
        )
        if phrase.case == "source":
            return lemma in HEARING or not (sense is not None and sense.label == "received")
        if giving and len(subjects_before) != 1:
            return False
        return not (giving and lemma in THINKING)

    def _agent_above(
        self, inner: list[Phrase], clause: Clause, reporter: Clause, innermost: bool
    ) -> Phrase | None:
        subjects = [
            p
            for p in inner
            if not is_filler(p)
            and (
                p.case in {"subj", "topic", "also"}
                or (
                    p.case == "bare"
                    and p.kind in {Kind.FIRST, Kind.SECOND, Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD, Kind.GROUP}
                )
            )
        ]
        people = [p for p in subjects if p.is_person]
        if not people:
            organisations = [p for p in inner if p.kind is Kind.ORGANISATION and p.case == "from"]
            return organisations[0] if organisations else None
        first = people[0]
        if first.kind is Kind.SELF:
            return None
        predicate = reporter.predicate
        lemma = predicate.lemma if predicate else ""
        others = [p for p in subjects if p is not first]
        if (
            lemma in HEARING
            and clause.predicate is not None
            and clause.predicate.hearsay is not None
            and clause.predicate.hearsay.mood is Mood.ORDER
        ):
            return first
        if lemma in HEARING:
            return (
                first
                if len(people) > 1
                or (first.topic and first.kind is not Kind.FIRST and bool(others))
                or first.kind is Kind.FIRST
                else None
            )
        if reporter.phrases and any(
            p.kind is Kind.THING and p.case == "subj" and p.head in SAYING_NOUNS for p in reporter.phrases
        ):
            return first if len(people) > 1 else None
        if reporter.complement is not None and reporter.complement.head in SAYING_NOUNS:
            return first if len(people) > 1 else None
        mood = clause.predicate.hearsay.mood if clause.predicate and clause.predicate.hearsay else Mood.TELLING
        if others or not innermost or mood is not Mood.TELLING:
            return first
        if (
            predicate is not None
            and lemma in {"생각하다", "보다", "느끼다", "여기다"}
            and predicate.close is Close.FINAL
            and not predicate.has("progressive", "past", "honorific")
            and first.kind is not Kind.FIRST
        ):
            return None  # "민지는 착하다고 생각해": the speaker thinks so
        if (
            predicate is not None
            and lemma == "하다"
            and predicate.ending in {"ㅂ니다", "어요", "ㄴ다", "네요", "네"}
            and not predicate.has("past", "honorific")
            and self._unsaid(clause)
        ):
            return None
        return first

    def _unsaid(self, clause: Clause) -> bool:
        """ "철수가 이직했다고 합니다": with the present of 하다 the noun is the topic, as with -대."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is None or predicate.hearsay.mood is not Mood.TELLING:
            return False
        return not (
            predicate.has("will", "wish")
            or (
                predicate.lemma in lexicon().verbs
                and lexicon().verbs[predicate.lemma].label in {"likes", "dislikes"}
            )
        )

    def _take_time_of_silent_teller(self, inner: list[Phrase], clause: Clause, taken: list[Phrase]) -> None:
        """ "저번에 못 먹는다고 했잖아": a past time before what is told as present is the time of telling."""
        told_past = clause.predicate is not None and clause.predicate.has("past")
        for phrase in [p for p in inner if p.kind is Kind.TIME]:
            spoken = phrase.text in _JUST_BEFORE
            if spoken or (not told_past and not self._times.is_future([(phrase.start, phrase.end)])):
                inner.remove(phrase)
                taken.append(phrase)

    def _take_telling_time(self, inner: list[Phrase], start: int, taken: list[Phrase]) -> None:
        """Times before the teller are times of telling, unless they lie ahead."""
        before = [p for p in inner if p.kind is Kind.TIME and p.start < start]
        for phrase in before:
            if not self._times.is_future([(phrase.start, phrase.end)]):
                inner.remove(phrase)
                taken.append(phrase)

    def _innermost(
        self, clause: Clause, reporter: Clause, phrases: list[Phrase], chain: Frames, sentence: list[Clause]
    ) -> None:
        predicate, hearsay = reporter.predicate, clause.predicate.hearsay if clause.predicate else None
        if predicate is None or hearsay is None:
            return
        lemma = predicate.lemma
        own = phrases + reporter.phrases
        default = None
        if predicate.reminder and not any(p.is_person and p.is_subject_like for p in own):
            default = self._cast.addressee()
        elif lemma in THINKING or clause.saying_noun in {"생각"}:
            default = self._thinker(chain)
        elif (
            predicate.close in {Close.BACKGROUND, Close.FINAL}
            and predicate.has("past")
            and lemma in SAYING
            and self._is_corrected_later(reporter)
        ) or (
            lemma in ASKING | ORDERING | PROPOSING
            and predicate.close is Close.FINAL
            and not any(p.is_person and p.is_subject_like for p in own)
        ):
            default = self._cast.speaker()
        if clause.saying_noun and self._is_hearing_noun(reporter, lemma):
            found = self._heard_noun(reporter, own)
        else:
            found = self._frame_of_reporter(reporter, default, own)
        if (
            not found.people
            and not found.self_told
            and predicate.hearsay is not None
            and self._memory.frames.hearsay
            and not chain.people
        ):
            found = self._memory.frames.then(found)
        if predicate.close in {Close.HEARSAY, Close.HEARSAY_LINK}:
            found = replace(found, hearsay=True)
        source = found.people[-1] if found.people else None
        frames = chain.then(found)
        cast = self._cast.with_itself(source)
        mood = hearsay.mood
        if mood is not Mood.TELLING or (lemma in PROPOSING | ORDERING and lemma not in {"추천하다", "조언하다"}):
            if found.self_told and not chain.people:
                self._own_act(clause, mood, cast)
                return
            self._act(
                clause,
                mood,
                frames,
                clause.phrases,
                cast,
                source,
                recommended=lemma in {"추천하다", "권하다", "권유하다", "강추하다", "추천드리다"},
            )
            return
        if lemma in THINKING and lemma not in {"알다"}:
            self._thought(
                clause,
                reporter,
                frames,
                cast,
                source or (self._cast.speaker() if found.self_told else None),
                found,
            )
            return
        if found.self_told and not frames.people:
            self._self_quoted(clause, frames, predicate.close)
            return
        self._emit_quoted(clause, frames, cast, source, denied=lemma in DENYING, stance=lemma)
        self._remember_source(frames, owner=source)

    def _praised(
        self, draft: Draft | None, clause: Clause, source: Person | None, cast: Cast, stance: str
    ) -> Draft | None:
        """ "수학을 잘한다고 칭찬하셨어": praise and blame judge whom the quotation is about."""
        sense = lexicon().verbs.get(stance)
        if (
            sense is None
            or sense.label not in {"believes_good", "believes_bad"}
            or stance in {"인정하다", "후회하다", "동의하다"}
        ):
            return draft
        if draft is not None and draft.label in {"believes_good", "believes_bad"}:
            return draft
        subjects = [p for p in clause.phrases if p.is_subject_like and not is_filler(p)]
        target = self._words(subjects[0], cast) if subjects else (draft.target if draft else None)
        if target is None:
            return draft
        judged = Draft(sense.label, "praise or blame", stance, source, None, target, holder=source, clause=clause)
        if sense.label == "believes_bad":
            judged.polarity = Polarity.NEGATIVE
        return judged

    def _is_corrected_later(self, reporter: Clause) -> bool:
        """ "아까 서울 산다고 했는데, 정정할게": told before by the speaker, about to be taken back."""
        if reporter.adverb("아까", "전에"):
            return True
        index = self._clauses.index(reporter)
        later = self._clauses[index + 1 :]
        return any(announces([c]) for c in later) or any(
            p.text in {"아까", "방금", "저번", "지난번", "조금 전", "좀 전"} for p in reporter.phrases
        )

    def _thinker(self, chain: Frames) -> Person | None:
        """Who thinks when nobody is named: the last source, else the speaker."""
        return chain.people[-1] if chain.people else self._cast.speaker()

    def _is_hearing_noun(self, reporter: Clause, lemma: str) -> bool:
        return lemma in HEARING or lemma in _HEARSAY_VERBS

    def _heard_noun(self, reporter: Clause, phrases: list[Phrase]) -> Frames:
        lemma = reporter.predicate.lemma if reporter.predicate else ""
        if lemma in HEARING | {"받다", "접하다"}:
            saved = reporter.saying_noun
            reporter.saying_noun = "hearing"
            frames = self._frame_of_reporter(reporter, None, phrases)
            reporter.saying_noun = saved
            return frames
        frames = Frames((), True)
        for phrase in phrases:
            if phrase.is_person and phrase.kind is not Kind.GROUP and phrase.case in {"dat", "source", "from"}:
                frames = frames.then(frame_of(person_of(phrase, self._cast), self._cast))
        return frames

    def _self_quoted(self, clause: Clause, frames: Frames, close: Close) -> None:
        """ "내가 맛있다고 했잖아": one's own words, told again, are one's own."""
        before = len(self._findings)
        self._emit(clause, replace(frames, hearsay=False), self._cast, quoted=None, clause_phrases=clause.phrases)
        if (close is Close.BACKGROUND or self._memory_recalls(clause)) and len(self._findings) > before:
            self._findings[-1].retractable = True

    def _memory_recalls(self, clause: Clause) -> bool:
        index = self._clauses.index(clause) if clause in self._clauses else -1
        return index >= 0 and index + 1 < len(self._clauses) and self._clauses[index + 1].asked

    def _own_act(self, clause: Clause, mood: Mood, cast: Cast) -> None:
        draft = read_speech_act(clause, mood, self._situation(clause, cast, cast.speaker(), False), cast.speaker())
        if draft is not None and mood is not Mood.QUESTION:
            self._add(draft, Frames(), cast, clause)

    def _thought(
        self, clause: Clause, reporter: Clause, frames: Frames, cast: Cast, holder: Person | None, found: Frames
    ) -> None:
        """ "…다고 생각해/봐/믿어": what somebody thinks is that person's claim."""
        lemma = reporter.predicate.lemma if reporter.predicate else ""
        own = holder is not None and holder.name == self._cast.first
        sit = self._situation(clause, cast, self._dropped(clause, cast, holder, attributed=not own), True)
        sit.holder = holder
        if holder is not None and sit.default == holder and not any(p.is_person for p in clause.phrases):
            sit.default = (
                None if sit.topic or any(p.kind is Kind.THING for p in clause.phrases) else self._memory.person
            )
        draft = read_content(clause, sit)
        if draft is None:
            return
        if lemma in WORRYING:
            draft = replace(
                draft,
                label="worries_about",
                holder=holder,
                subject=holder,
                target=_matter(draft),
                polarity=Polarity.POSITIVE,
            )
        draft.holder = draft.holder or holder
        checkable = draft.label not in {
            "believes_good",
            "believes_bad",
            "believes",
            "predicts",
            "likes",
            "dislikes",
            "wants",
            "plans",
            "prefers",
            "trusts",
            "recommends",
        }
        if (
            draft.certainty is Certainty.ASSERTED
            and draft.label != "worries_about"
            and (lemma in DOUBTFUL_THINKING or checkable)
        ):
            draft.certainty = Certainty.UNCERTAIN
        if self._denies_thought(reporter):
            draft.polarity = _flip(draft)
        draft.guess = True
        base = Frames(
            tuple(p for p in frames.people if not own or p.name != self._cast.first), frames.hearsay and not own
        )
        if own:
            base = Frames()
        elif holder is not None and holder not in base.people:
            base = base.then(Frames((holder,), True))
        self._add(draft, base, cast, clause)

    def _denies_thought(self, reporter: Clause) -> bool:
        predicate = reporter.predicate
        return predicate is not None and (bool(reporter.negated) != predicate.has("not"))

    def _act(
        self,
        clause: Clause,
        mood: Mood,
        frames: Frames,
        phrases: list[Phrase],
        cast: Cast,
        source: Person | None,
        *,
        recommended: bool = False,
    ) -> None:
        """-래/-재/-냬: the one who asks, orders or proposes owns it."""
        actor = source
        kept = list(phrases)
        if actor is None:
            subjects = [
                p
                for p in kept
                if p.is_person
                and p.case in {"subj", "topic", "also", "bare"}
                and p.kind not in {Kind.SECOND, Kind.SELF}
            ]
            organisations = [p for p in kept if p.kind is Kind.ORGANISATION and p.case == "from"]
            chosen = (subjects or organisations)[:1]
            if chosen:
                actor = person_of(chosen[0], cast) if chosen[0].kind is not Kind.GROUP else None
                kept = [p for p in kept if p is not chosen[0]]
                if chosen[0].kind is not Kind.GROUP:
                    frames = frames if actor is None else frames.then(frame_of(actor, cast))
            elif frames.people:
                actor = frames.people[-1]
            elif self._memory.last_owner is not None:
                actor = self._memory.last_owner
        clause.phrases = [
            p
            for p in kept
            if not (
                p.case == "dat"
                and p.is_person
                and mood is not Mood.QUESTION
                and p.kind in {Kind.FIRST, Kind.SECOND}
            )
        ]
        sit = self._situation(clause, cast.with_itself(actor), None, True)
        draft = read_speech_act(clause, mood, sit, actor)
        if draft is None:
            return
        if recommended:
            draft.label = "recommends"
        self._add(draft, frames, cast, clause)
        self._remember_source(frames, owner=actor)

    # ------------------------------------------------------------ emitting

    def _emit_quoted(
        self,
        clause: Clause,
        frames: Frames,
        cast: Cast,
        source: Person | None,
        *,
        denied: bool = False,
        stance: str = "",
    ) -> None:
        default = self._dropped(clause, cast, source, attributed=True)
        sit = self._situation(clause, cast, default, True)
        sit.holder = source
        predicate = clause.predicate
        if predicate is not None and predicate.has("will") and clause.shadow is not None:
            sit.own_will = True
        draft = self._praised(read_content(clause, sit), clause, source, cast, stance)
        if draft is None:
            return
        if draft.is_attitude and draft.holder is None and source is not None:
            draft.holder = draft.subject = source
        if denied:
            draft.polarity = _flip(draft)
        self._add(draft, replace(frames, hearsay=True), cast, clause)

    def _emit(
        self, clause: Clause, frames: Frames, cast: Cast, *, quoted: Person | None, clause_phrases: list[Phrase]
    ) -> None:
        default = self._dropped(clause, cast, cast.speaker(), attributed=False)
        sit = self._situation(clause, cast, default, False)
        sit.holder = cast.speaker()
        draft = read_content(clause, sit)
        if draft is None:
            self._note_topic([clause])
            return
        if draft.label == "plans" and draft.subject is None and draft.subject_text is None:
            draft.subject = cast.speaker()
        predicate = clause.predicate
        if (
            predicate is not None
            and predicate.close is Close.PROMISE
            and not (sit.timed or draft.target not in {None, draft.relation[:-1] + "기"})
        ):
            return
        self._add(draft, frames, cast, clause)

    def _dropped(self, clause: Clause, cast: Cast, fallback: Person | None, *, attributed: bool) -> Person | None:
        """Who the dropped subject is."""
        predicate = clause.predicate
        if predicate is not None and predicate.reminder and not attributed and False:
            return cast.addressee()
        same_sentence = (
            self._findings
            and self._findings[-1].draft.clause is not None
            and self._findings[-1].draft.clause.sentence == clause.sentence
        )
        if same_sentence:
            last = self._findings[-1].draft
            explicit = last.roles is not None and last.roles.agent_phrase is not None
            if (
                explicit
                and last.subject is not None
                and not last.is_attitude
                and last.roles is not None
                and last.roles.agent_phrase is not None
            ):
                return last.subject
        if (
            predicate is not None
            and predicate.has("honorific")
            and self._memory.person is not None
            and self._memory.person.name != cast.first
        ):
            return self._memory.person
        if attributed and fallback is None:
            return self._memory.person
        if (
            clause.shadow is not None
            and clause.relatives
            and not attributed
            and clause.shadow.is_person
            and clause.shadow.kind is not Kind.SECOND
        ):
            return person_of(clause.shadow, cast) or fallback
        return fallback

    def _situation(self, clause: Clause, cast: Cast, default: Person | None, attributed: bool) -> Situation:
        spans = self._time_spans(clause)
        future = self._times.is_future(spans)
        expressions = self._times.within(spans, future=True)
        habitual = (
            any(e.recurrence and e.time is None for e in expressions)
            or any(lexicon().is_kind(a.form, "habit") for a in clause.adverbs)
            or any(lexicon().is_kind(p.text, "habit") or p.case == "every" for p in clause.phrases)
        )
        return Situation(
            cast=cast, default=default, holder=None, attributed=attributed, conditional=self._conditional,
            begins=any(p.kind is Kind.TIME and p.case == "since" for p in clause.phrases) and (future or self._starts_today(clause)),
            topic=self._memory.topic, topic_person=self._memory.person, future_time=future,
            sentence_person=self._sentence_person(clause), place=self._place_before(clause),
            timed=bool(expressions), habitual=habitual,
        )  # fmt: skip

    def _sentence_person(self, clause: Clause) -> Person | None:
        """Whom the sentence began with as its topic ("오 부장님은 … 좋은데 일 처리가 …")."""
        for finding in self._findings:
            before = finding.draft.clause
            phrase = finding.draft.roles.agent_phrase if finding.draft.roles else None
            if (
                before is not None
                and before.sentence == clause.sentence
                and phrase is not None
                and phrase.topic
                and phrase.kind not in {Kind.FIRST, Kind.SECOND}
            ):
                return person_of(phrase, finding.cast)
        return None

    def _starts_today(self, clause: Clause) -> bool:
        return any(
            p.kind is Kind.TIME and p.case == "since" and p.text in {"오늘", "이제"} for p in clause.phrases
        )

    def _place_before(self, clause: Clause) -> str | None:
        """ "헬스장 등록했는데 한 번도 안 갔어": the place is still meant."""
        for finding in reversed(self._findings):
            before = finding.draft.clause
            if (
                before is not None
                and before.sentence == clause.sentence
                and finding.draft.label in {"went", "joined", "plans", "moved_to"}
            ):
                return finding.draft.target
        return None

    def _time_spans(self, clause: Clause) -> list[tuple[int, int]]:
        taken = {(p.start, p.end) for _, _, phrases in clause.relatives for p in phrases}
        spans = [(p.start, p.end) for p in clause.phrases if (p.start, p.end) not in taken]
        spans += [(a.start, a.end) for a in clause.adverbs]
        if clause.complement is not None:
            spans.append((clause.complement.start, clause.complement.end))
        return spans

    def _add(self, draft: Draft, frames: Frames, cast: Cast, clause: Clause) -> None:
        if draft.is_empty:
            return
        draft.clause = clause
        finding = Finding(draft, frames, cast)
        predicate = clause.predicate
        draft.past = predicate is not None and predicate.has("linked")
        past = predicate is not None and predicate.has("past") and not predicate.has("plan", "future")
        future = not past and (
            draft.label == "takes_place"
            or draft.future
            or draft.label in {"plans", "predicts", "suggests", "requests"}
            or self._times.is_future(self._time_spans(clause))
        )
        for expression in self._times.within(self._time_spans(clause), future=future):
            if expression.recurrence and finding.recurrence is None:
                finding.recurrence = expression.recurrence
            if expression.time is not None and finding.time is None and draft.label not in {"does_regularly"}:
                finding.time = expression
        if self._conditional and draft.certainty is Certainty.ASSERTED and draft.label not in {"wants"}:
            draft.certainty = Certainty.HYPOTHETICAL
        if clause.replaces is not None:
            draft.replaces = self._words(clause.replaces, cast)
        if self._settles(finding, clause):
            return
        self._findings.append(finding)
        self._note_finding(draft)

    def _past_by_sentence(self, clause: Clause) -> bool:
        """A linked clause without a tense has that of the sentence's end."""
        predicate = clause.predicate
        if predicate is None or predicate.close is not Close.LINK or predicate.has("past", "future", "plan"):
            return False
        if predicate.ending in {"니까", "으니까", "지만", "나", "거나"}:
            return False
        index = self._clauses.index(clause) if clause in self._clauses else -1
        later = (
            [c for c in self._clauses[index + 1 :] if c.sentence == clause.sentence and c.predicate is not None]
            if index >= 0
            else []
        )
        return (
            bool(later)
            and later[-1].predicate is not None
            and later[-1].predicate.has("past")
            and later[-1].predicate.close in {Close.FINAL, Close.HEARSAY}
        )

    def _words(self, phrase: Phrase, cast: Cast) -> str:
        person = person_of(phrase, cast) if phrase.is_person else None
        return person.name if person else thing_of(phrase, cast)

    def _settles(self, finding: Finding, clause: Clause) -> bool:
        """Put a corrected value into the statement it corrects; say whether nothing else is to be stated."""
        if self._repeats(finding):
            return True
        draft = finding.draft
        value = draft.replaces
        earlier = self._corrected(draft, value, clause)
        if earlier is None:
            return False
        self._memory.correcting = False
        if (
            draft.label not in {"is", "takes_place"}
            or clause.complement is None
            or draft.label == earlier.draft.label
        ):
            # a whole statement again: the earlier one goes
            draft.replaces = value or self._difference(earlier, finding)
            if draft.subject is None and draft.subject_text is None:
                draft.subject, draft.subject_text = earlier.draft.subject, earlier.draft.subject_text
            self._findings.remove(earlier)
            return False
        self._replace_value(earlier, finding, value, clause)
        return True

    def _repeats(self, finding: Finding) -> bool:
        """The same judgement in other words ("좋지도 나쁘지도 않아, 그냥 그래") is one statement."""
        draft = finding.draft
        for earlier in self._findings[-2:]:
            other = earlier.draft
            if (
                other.label == draft.label
                and draft.target is None
                and draft.subject_text is None
                and _same_sentence(other, draft)
            ):
                return True
            if (other.label, other.target, other.subject_text, other.polarity) == (
                draft.label, draft.target, draft.subject_text, draft.polarity,
            ) and other.subject == draft.subject and other.holder == draft.holder and draft.label in ATTITUDES:  # fmt: skip
                return True
        return False

    def _corrected(self, draft: Draft, value: str | None, clause: Clause) -> Finding | None:
        for earlier in reversed(self._findings):
            other = earlier.draft
            names = {
                other.target,
                other.subject_text,
                other.subject.name if other.subject else None,
                other.holder.name if other.holder else None,
            }
            if value is not None and (value in names or (earlier.time is not None and earlier.time.text == value)):
                return earlier
        if not self._findings:
            return None
        last = self._findings[-1]
        if not (self._memory.correcting or last.retractable):
            return None
        explicit = draft.roles is not None and (draft.roles.agent_phrase is not None or bool(draft.roles.subjects))
        same = draft.label == last.draft.label and draft.polarity == last.draft.polarity
        if same and (draft.target != last.draft.target or draft.subject != last.draft.subject or last.time):
            return last
        if clause.complement is not None and draft.label in {"is", "takes_place"} and not explicit:
            return last
        return last if last.retractable else None

    def _difference(self, earlier: Finding, finding: Finding) -> str | None:
        old, new = earlier.draft, finding.draft
        if old.target != new.target and old.target is not None:
            return old.target
        if old.subject_text != new.subject_text and old.subject_text is not None:
            return old.subject_text
        if old.subject is not None and new.subject is not None and old.subject.name != new.subject.name:
            return old.subject.name
        return earlier.time.text if earlier.time else None

    def _replace_value(self, earlier: Finding, finding: Finding, value: str | None, clause: Clause) -> None:
        """Write the corrected time, person or thing over the old one."""
        draft, complement = earlier.draft, clause.complement
        if complement is None:
            return
        if complement.kind is Kind.TIME or finding.draft.label == "takes_place":
            draft.replaces = value or (earlier.time.text if earlier.time else None)
            if earlier.time is not None and finding.time is not None:
                draft.swaps.append((earlier.time.text, finding.time.text))
            earlier.time = finding.time
        elif complement.is_person:
            person = person_of(complement, earlier.cast)
            owner = draft.is_attitude or earlier.frames.people
            old = draft.holder if draft.is_attitude else draft.subject
            if owner and earlier.frames.people and person is not None:
                draft.replaces = value or earlier.frames.people[-1].name
                if draft.subject is not None and draft.subject.name == draft.replaces:
                    draft.subject = person
                earlier.frames = replace(earlier.frames, people=(*earlier.frames.people[:-1], person))
                if draft.is_attitude:
                    draft.holder = draft.subject = person
            elif person is not None:
                draft.replaces = value or (old.name if old else draft.target)
                if draft.label in {"met", "married"}:
                    draft.target = person.name
                else:
                    draft.subject, draft.subject_text = person, None
        else:
            draft.replaces = value or draft.target
            new_words = thing_of(complement, earlier.cast)
            if draft.target is not None:
                draft.swaps.append((draft.target, new_words))
            draft.target = new_words
        if earlier.retractable:
            earlier.retractable = False
        if draft.clause is not None:
            draft.clause.end = max(draft.clause.end, clause.end)

    def _note_finding(self, draft: Draft) -> None:
        memory = self._memory
        if draft.label in {"predicts", "plans", "can"} or draft.target is None:
            memory.topic = draft.subject_text or memory.topic
        elif draft.subject_text is not None:
            memory.topic = draft.subject_text
        else:
            memory.topic = draft.target
        roles = draft.roles
        if (
            roles is not None
            and roles.agent_phrase is not None
            and roles.agent is not None
            and roles.agent_phrase.kind not in {Kind.FIRST, Kind.SECOND}
        ):
            memory.person = roles.agent

    def _remember_sources(self, frames: Frames, sentence: list[Clause]) -> None:
        self._memory.frames = frames
        self._memory.last_owner = None

    def _remember_source(self, frames: Frames, owner: Person | None = None) -> None:
        if frames.people:
            self._memory.frames = frames
        self._memory.last_owner = owner


def _own_past(predicate: Predicate) -> bool:
    """Say whether the predicate itself is past, not only by the end of its sentence."""
    return predicate.has("past") and not predicate.has("linked")


def _same_sentence(one: Draft, other: Draft) -> bool:
    return one.clause is not None and other.clause is not None and one.clause.sentence == other.clause.sentence


def _matter(draft: Draft) -> str | None:
    """What a worry is about: the subject of the feared event, or its noun."""
    if draft.subject_text is not None:
        return draft.subject_text
    if draft.subject is not None and draft.label not in {"believes_good", "believes_bad"}:
        return draft.subject.name
    return draft.target


def _flip(draft: Draft) -> Polarity:
    """Return the opposite polarity of a draft; an evaluation changes sides."""
    if draft.label in {"believes_good", "believes_bad"}:
        draft.label = "believes_bad" if draft.label == "believes_good" else "believes_good"
    return flipped(draft.polarity)
