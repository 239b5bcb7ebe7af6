"""What is remembered while the clauses of a passage are read: topics, people, sources, findings."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.lexicon import ATTITUDES, lexicon
from ingest.extract.korean.noted import OVER, is_ahead_or_usual, is_noted_act
from ingest.extract.korean.people import Cast, Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.plans import is_decisive
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames
from ingest.extract.korean.times import Times
from ingest.extract.korean.wordlists import words
from ingest.model import TimeExpression

#: What is named by its year or month, without happening then.
_OF_A_TIME = words("목표 소원 다짐 트렌드 성적 실적 매출 예산 운세")
_HOLIDAYS = words(
    "크리스마스 성탄절 추석 설 설날 어린이날 어버이날 밸런타인데이 발렌타인데이 화이트데이 스승의날 한글날 삼일절 광복절 개천절 현충일"
)


#: Labels of what is done once: noted down it is done, as a reason it is over.
_ONCE = frozenset({"left", "joined", "married", "moved_to", "bought", "stopped", "gave", "received", "lost"})
#: "하루 두 번", "일주일에 세 번": how often.
_SO_OFTEN = re.compile(
    r"(?:하루|일주일|한 ?달|일 ?년|매일|매주)(?:에)? (?:[한두세네]|다섯|여러|[0-9]+) ?(?:번|차례|끼|시간|잔)씩?(?: |$)"
)
_JUDGEMENTS = frozenset({"believes_good", "believes_bad", "likes", "dislikes"})


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
    heard_from: Frames | None = None  # "수아한테 들었어.": who tells the next sentence on, whoever said it
    pending: Frames | None = None  # "그랬어," without what was said yet
    correcting: bool = False  # "아니, 정정할게": the next value replaces one told before


QuoteReader = Callable[[tuple[int, int], Cast, date | None], list[Finding]]


class ReadingState:
    """State of one reading, and the questions asked of it."""

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
        self._kept_reasons: set[int] = set()  # clauses with the reason of whoever asks, told beside
        self._shared: dict[int, Clause] = {}  # a quotation → the verb of saying it shares

    def _note_topic(self, sentence: list[Clause]) -> None:
        for clause in sentence:
            for phrase in clause.phrases:
                if phrase.kind is Kind.THING and not is_filler(phrase):
                    self._memory.topic = thing_of(phrase, self._cast)
                elif phrase.kind in {Kind.NAME, Kind.KIN, Kind.ROLE}:
                    self._memory.person = person_of(phrase, self._cast)

    def _states_attitude(self, predicate: Predicate) -> bool:
        sense = lexicon().verbs.get(predicate.lemma)
        return sense is not None and (
            sense.label in ATTITUDES or sense.label in {"has", "lives_in", "works_at", "studies"}
        )

    def _next_sentence(self, sentence: list[Clause]) -> list[Clause] | None:
        index = self._clauses.index(sentence[-1]) + 1
        if index >= len(self._clauses):
            return None
        number = self._clauses[index].sentence
        return [c for c in self._clauses[index:] if c.sentence == number]

    def _situation(self, clause: Clause, cast: Cast, default: Person | None, attributed: bool) -> Situation:
        spans = self._time_spans(clause)
        future = self._times.is_future(spans)
        expressions = self._times.within(spans, future=True)
        habitual = (
            any(e.recurrence and e.time is None for e in expressions)
            or any(lexicon().is_kind(a.form, "habit") for a in clause.adverbs)
            or (bool(clause.negated) and clause.adverb("통", "도통", "도무지", "좀처럼"))
            or any(_SO_OFTEN.match(p.text) for p in clause.phrases)
            or any(lexicon().is_kind(p.text, "habit") or p.case == "every" for p in clause.phrases)
        )
        return Situation(
            cast=cast, default=default, holder=None, attributed=attributed, conditional=self._conditional,
            begins=any(p.kind is Kind.TIME and p.case == "since" for p in clause.phrases) and (future or self._starts_today(clause)),
            topic=self._memory.topic, topic_person=self._memory.person, future_time=future,
            sentence_person=self._sentence_person(clause), place=self._place_before(clause),
            timed=bool(expressions), habitual=habitual, judged_by=self._judged_by(),
        )  # fmt: skip

    def _judged_by(self) -> str | None:
        """Return who holds the judgement right before, if it is of the thing that is talked of."""
        last = self._findings[-1].draft if self._findings else None
        if last is None or last.label not in _JUDGEMENTS or last.holder is None or last.target is None:
            return None
        return last.holder.name if last.target == self._memory.topic else None

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
        spans = [
            (p.start, p.end)
            for p in clause.phrases
            if (p.start, p.end) not in taken and p.kind is not Kind.NAME and not self._names_a_thing(p, clause)
        ]
        spans += [(a.start, a.end) for a in clause.adverbs]
        if clause.complement is not None:
            spans.append((clause.complement.start, clause.complement.end))
        return spans

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

    def _note_as_done(self, sentence: list[Clause]) -> None:
        """Give the acts that are noted as done their past, before those that lead up to them are read."""
        for clause in sentence:
            if clause.predicate is not None and self._noted_as_done(clause):
                clause.predicate.features |= {"past", "linked"}

    def _noted_as_done(self, clause: Clause) -> bool:
        """ "어젯밤에 곱창 먹음", "도서관 다녀옴": an act noted with -음 is done, unless it is to come or usual."""
        predicate = clause.predicate
        if predicate is None:
            return False
        spans = [(p.start, p.end) for p in clause.phrases if p.kind is Kind.TIME]
        if predicate.close is Close.LINK and predicate.ending in {"어서", "아서"}:
            return self._led_to_this(clause, predicate, spans)
        if not is_noted_act(clause, predicate):
            return False
        expressions = self._times.within(self._time_spans(clause), future=True)
        if any(e.recurrence and e.time is None for e in expressions) or is_ahead_or_usual(clause):
            return False
        if predicate.lemma in OVER:
            return not self._times.is_ahead(spans)
        return not self._times.is_future(spans)

    def _led_to_this(self, clause: Clause, predicate: Predicate, spans: list[tuple[int, int]]) -> bool:
        """ "그저께 이를 뽑아서 죽만 먹어", "이사해서 정신없어": the reason for how it is now is over."""
        sense = lexicon().verbs.get(predicate.lemma)
        once = is_decisive(predicate) or (sense is not None and sense.label in _ONCE)
        if "adjective" in predicate.features or predicate.has("past", "future", "plan", "will"):
            return False
        if not once or clause.negated or self._times.is_future(spans) or self._starts_today(clause):
            return False
        later = [c for c in self._clauses if c.sentence == clause.sentence and c.start > clause.start]
        last = later[-1].predicate if later else None
        ahead = last is None or last.has("future", "plan", "will", "must", "wish", "can")
        return not ahead and last is not None and last.close in {Close.FINAL, Close.HEARSAY}

    def _names_a_thing(self, phrase: Phrase, clause: Clause) -> bool:
        """ "크리스마스 선물": a holiday right before a noun says what kind, not when."""
        if phrase.kind is not Kind.TIME or phrase.particles:
            return False
        if any(0 < p.start - phrase.end <= 1 and p.head in _OF_A_TIME and p.topic for p in clause.phrases):
            return True  # "올해 목표는"
        if phrase.text not in _HOLIDAYS:
            return False
        return any(0 < p.start - phrase.end <= 1 and p.kind is Kind.THING for p in clause.phrases)

    def _words(self, phrase: Phrase, cast: Cast) -> str:
        person = person_of(phrase, cast) if phrase.is_person else None
        return person.name if person else thing_of(phrase, cast)

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
        before = self._memory.frames
        if frames.people and before.people and frames.people[0].name == before.people[-1].name:
            frames = before.then(frames)  # "미소가 나래한테서 들었는데, 나래는 또 주희한테 들은 거래"
        self._memory.frames = frames
        self._memory.last_owner = None

    def _remember_source(self, frames: Frames, owner: Person | None = None) -> None:
        if frames.people:
            self._memory.frames = frames
        self._memory.last_owner = owner
