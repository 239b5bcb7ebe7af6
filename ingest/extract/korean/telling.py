"""Quotations under verbs of saying, hearing, thinking and asking: who said them, who heard them."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import SAYING_NOUNS, STANCES, Clause
from ingest.extract.korean.corrections import HUMBLE, announces, told_by_speaker
from ingest.extract.korean.courtesy import asks_to_pass_on
from ingest.extract.korean.denials import denies_untold, truth_told, unsaid
from ingest.extract.korean.emitting import HEARD_REASONS, Emitting
from ingest.extract.korean.facing import meant_by_it
from ingest.extract.korean.judging import flipped
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Person, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import HOUSEHOLDS, is_filler
from ingest.extract.korean.sources import Frames, frame_of, sends_message
from ingest.extract.korean.state import Unit
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.workplaces import is_workplace
from ingest.extract.korean.writings import STANDS_WRITTEN, WRITING, writer_of, written_there
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    ASKING,
    DENYING,
    HEARING,
    ORDERING,
    PROPOSING,
    SAYING,
    THINKING,
)

#: Words that are no more than thought of: "안 갚는다고 하면 신고할 거야", "온다고 했는지 몰라".
_OPEN = frozenset({Close.CONDITION, Close.UNKNOWN_IF})
#: Who speaks in the news and on shows.
_ON_THE_AIR = words(
    "앵커 기자 아나운서 리포터 캐스터 기상캐스터 해설위원 해설자 진행자 디제이 평론가 출연자 유튜버 특파원"
)
_JUST_BEFORE = words("아까 방금 저번 지난번 전 좀 전 조금 전")


_HEARSAY_VERBS = words(
    "있다 돌다 나오다 많다 들리다 퍼지다 이다 나다 접하다 받다 보다 오다 없다 돌아다니다 떠돌다 "
    "올라오다 뜨다 알려지다"
)


#: How words go from one to the next: whom something was done to before them is no source.
_GOING_ROUND = words("돌다 퍼지다 떠돌다 돌아다니다 무성하다 파다하다 자자하다")


#: What offices do with words.
_OFFICIAL = words("주장하다 밝히다 발표하다 공지하다 통보하다 통지하다 해명하다 보도하다 안내하다")


_GOT_WORD = words("연락받다 통보받다 전화받다 통지받다")
#: How a message reaches somebody: "연락 받았어", "카톡 왔어".
_ARRIVING = words("받다 오다 날아오다 걸려오다 뜨다")


#: How it comes to be known, with nobody who tells it: "둘이 결혼한다고 알려졌어".
_TOLD_BY_NOBODY = words(
    "알려지다 전해지다 밝혀지다 드러나다 확인되다 파악되다 예상되다 전망되다 관측되다 추정되다 예측되다 기대되다 집계되다 조사되다 판단되다 소문나다"
)


_MEDIUMS = words("전화 문자 톡 카톡 메일 이메일 편지 쪽지 메시지 디엠 영상통화 댓글 서면 구두 공문")
#: Verbs of asking that with -다고 only tell: "국이 짜다고 타박하셨어".
_COMPLAINING = words("타박하다 잔소리하다 보채다 떼쓰다 사정하다 성화이다 다그치다 닦달하다 재촉하다")


def _thought_by_speaker(reporter: Clause, first: Phrase, others: list[Phrase]) -> bool:
    """ "그 일은 사장이 책임져야 한다고 생각해": what one thinks of is set apart, and no person before it thinks so."""
    thought = reporter.predicate
    if (
        thought is None
        or thought.lemma not in {"생각하다", "보다", "느끼다", "믿다"}
        or thought.hearsay is not None
    ):
        return False
    noted = thought.ending in {"ㅁ", "음"}  # "…해야 한다고 봄"
    if thought.retro or thought.has("honorific", "progressive", "become") or (thought.has("past") and not noted):
        return False
    before = all(p.kind is Kind.THING and p.topic and p.start < first.start for p in others)
    return bool(others) and before and first.case in {"subj", "also"} and first.kind is not Kind.FIRST


class Telling(Emitting):
    """Reads what stands under a verb of saying."""

    def _frame_of_reporter(
        self, reporter: Clause, default: Person | None, phrases: list[Phrase], itself: Person | None = None
    ) -> Frames:
        """Return the source frame of a verb of saying or hearing from the phrases that belong to it.

        In it "자기 언니" is the sister of `itself`, who passes it on.
        """
        predicate = reporter.predicate
        lemma = predicate.lemma if predicate else ""
        subjects = [p for p in phrases if p.is_person and p.case in {"subj", "topic", "bare", "also"}]
        received = lemma in _ARRIVING and sends_message(reporter)  # "못 온다고 연락 받았어"
        if lemma in HEARING or reporter.saying_noun == "hearing" or received:
            hearer = person_of(subjects[0], self._cast) if subjects else None
            frames = Frames((hearer,) if hearer is not None and hearer.name != self._cast.first else (), True)
            cast = self._cast.with_itself(frames.people[-1] if frames.people else itself)
            for phrase in phrases:
                if phrase.case in {"dat", "source", "from"} and phrase.is_person:
                    source = person_of(phrase, cast)
                    if source is not None and source.name != self._cast.first:
                        frames = frames.then(Frames((source,), True))
            alone = len(frames.people) == 1 and hearer is not None and frames.people[0].name == hearer.name
            return replace(frames, unnamed=True) if alone and lemma in HEARING else frames
        if subjects:
            if subjects[0].kind is Kind.GROUP:
                return Frames((), True)
            return frame_of(person_of(subjects[0], self._cast.with_itself(itself)), self._cast)
        offices = [
            p for p in phrases if p.case == "from" and (p.kind is Kind.ORGANISATION or p.head in HOUSEHOLDS)
        ]
        if offices:
            return frame_of(person_of(offices[0], self._cast), self._cast)
        return frame_of(default, self._cast) if default is not None else Frames((), True)

    def _denied_by(self, clause: Clause) -> bool:
        """ "재훈이가 나갔다는데 본인은 아니래": what was passed on just before is denied by whom it is about."""
        predicate, complement = clause.predicate, clause.complement
        if predicate is None or predicate.lemma != "아니다" or complement is None or not self._findings:
            return False
        last = self._findings[-1]
        told = last.draft.clause
        if told is None or told.sentence != clause.sentence or told is clause or not last.frames.hearsay:
            return False
        others = [p for p in clause.phrases if not p.is_person]
        if complement.kind not in {Kind.SELF, Kind.NAME, Kind.KIN, Kind.ROLE} or others or clause.relatives:
            return False
        own = complement.kind is Kind.SELF
        person = last.draft.subject if own else person_of(complement, self._cast)
        if person is None or last.draft.is_attitude:
            return own
        draft = replace(last.draft, polarity=flipped(last.draft.polarity))
        self._findings.append(replace(last, draft=draft, frames=frame_of(person, self._cast)))
        return True

    def _reported(self, unit: Unit, frames: Frames, sentence: list[Clause], position: int) -> None:
        """A quotation under one or more verbs of saying, hearing, thinking, asking."""
        clause, reporters = unit.clause, unit.reporters
        outermost = reporters[-1].predicate
        exclaims = outermost is not None and outermost.ending == "던지"  # "어찌나 자랑을 하던지"
        if outermost is not None and outermost.lemma in SAYING and outermost.close in _OPEN and not exclaims:
            self._conditional = self._conditional or outermost.close is Close.CONDITION
            self._note_topic([clause, *reporters])
            return
        if self._denied_by(clause) or asks_to_pass_on(clause, reporters[-1]):
            return
        if denies_untold(clause):
            self._note_topic([clause, *reporters])
            return
        if unsaid(reporters):
            self._note_topic([clause, *reporters])
            self._goes_on_with(clause, reporters[-1])
            return
        holds = truth_told(reporters[0]) if clause.saying_noun else None
        if holds is not None:
            self._judged_true(clause, reporters[0], self._judges_of_truth(clause, reporters, frames), holds=holds)
            return
        if self._introduces_itself(clause, reporters):
            self._emit(clause, frames, self._cast, quoted=None, clause_phrases=clause.phrases)
            return
        passer = self._passes_on(clause, reporters)
        if passer is not None:
            clause.phrases = [p for p in clause.phrases if p is not passer]
            frames = frames.then(frame_of(person_of(passer, self._cast), self._cast))
        if frames.hearsay and self._only_relays(clause, reporters):
            source = frames.source
            self._emit_quoted(clause, frames, self._cast.with_itself(source), source)
            return
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
            itself = chain.source
            chain = chain.then(self._frame_of_reporter(reporter, None, phrases + reporter.phrases, itself))
        clause.phrases = inner
        lemma = innermost.predicate.lemma if innermost.predicate else ""
        meant = meant_by_it(clause, [*agents[0], *inner, *innermost.phrases]) if lemma not in HEARING else None
        if meant is not None:
            agents[0] = [p for p in agents[0] if p is not meant]
            innermost.phrases = [p for p in innermost.phrases if p is not meant]
            clause.phrases = [meant, *(p for p in inner if p is not meant)]
        self._innermost(clause, innermost, agents[0], chain, sentence)

    def _goes_on_with(self, clause: Clause, above: Clause) -> None:
        """ "민수가 온다고 안 했는데 왔더라": who comes is whom the words that were not said were about."""
        following = next((c for c in self._clauses if c.start > above.start), None)
        people = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        if following is None or following.sentence != above.sentence or following.predicate is None or not people:
            return
        if any(p.is_person and p.is_subject_like for p in following.phrases) or people[-1].kind is Kind.SELF:
            return
        following.phrases = [people[-1], *following.phrases]

    def _judges_of_truth(self, clause: Clause, reporters: list[Clause], frames: Frames) -> Frames:
        """ "민수는 그만뒀다는 말이 거짓이래": who says that it is so, or not so; the first of two subjects."""
        above = reporters[0].predicate
        for reporter in reversed(reporters[1:]):
            tellers = [p for p in reporter.phrases if p.is_person and p.is_subject_like]
            person = person_of(tellers[0], self._cast) if tellers else None
            frames = frames.then(frame_of(person, self._cast) if person else Frames((), True))
        passed = len(reporters) > 1 or (above is not None and above.hearsay is not None)
        people = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        first = people[0] if len(people) > 1 and people[0].kind is not Kind.SELF else None
        if first is None and len(reporters) > 1 and len(people) == 1 and people[0].topic:
            first = people[0]  # "태호는 이혼했다는 소문이 거짓이라고 밝혔어": of himself
        if passed and first is not None and not frames.people:
            clause.phrases = [p for p in clause.phrases if p is not first]
            frames = frames.then(frame_of(person_of(first, self._cast), self._cast))
        return replace(frames, hearsay=True) if passed and not frames.self_told else frames

    def _only_relays(self, clause: Clause, reporters: list[Clause]) -> bool:
        """ "슬기 말에 의하면 경호가 사표를 냈다고 해": the source is known, 하다 only says that it is passed on."""
        predicate, above = clause.predicate, reporters[0].predicate
        if predicate is None or predicate.hearsay is None or above is None or len(reporters) > 1:
            return False
        noted = above.has("linked") and above.ending in {"ㅁ", "음"}  # "누나 왈, 신입 별로라고 함"
        people = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic", "also"}]
        if any(p.case == "subj" and p.head in _ON_THE_AIR for p in people):
            return False  # "뉴스에서 앵커가 태풍이 온다고 하더라"
        return (
            predicate.hearsay.mood is Mood.TELLING
            and above.lemma in {"하다", "그러다", "말하다", "얘기하다"}
            and above.hearsay is None
            and (self._heard_just_before(clause) or above.lemma in {"하다", "그러다"})
            and (self._heard_just_before(clause) or noted or not above.has("past", "honorific"))
            and not predicate.has("will")
            and not reporters[0].phrases
            and not clause.saying_noun
            and len(people) < 2
        )

    def _heard_just_before(self, clause: Clause) -> bool:
        """ "민수가 준호한테 들었다면서 지나가 아프다고 했어": what somebody has from another goes on behind."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or before.predicate is None or before.sentence != clause.sentence:
            return False
        return before.predicate.lemma in HEARING and before.predicate.ending.endswith(("다면서", "다며"))

    def _passes_on(self, clause: Clause, reporters: list[Clause]) -> Phrase | None:
        """ "오빠가 엄마가 일찍 들어오라고 하셨대": of two subjects the outer one passes the request on."""
        predicate, above = clause.predicate, reporters[0].predicate
        if predicate is None or predicate.hearsay is None or above is None or len(reporters) > 1:
            return None
        own_will = predicate.hearsay.mood is Mood.TELLING and predicate.has("will") and above.lemma in SAYING
        asked = predicate.hearsay.mood in {Mood.ORDER, Mood.PROPOSAL}
        asked = asked or (predicate.hearsay.mood is Mood.QUESTION and above.lemma in ASKING)
        if not (asked or own_will) or above.hearsay is None:
            return None
        people = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        named = {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD}
        if len(people) < 2 or any(p.kind not in named for p in people[:2]) or reporters[0].phrases:
            return None
        if people[0].case == "subj" and people[1].topic and not above.has("honorific"):
            return None  # "지호가 누나는 집에 있으라고 했대": she is told to
        return people[0]

    def _introduces_itself(self, clause: Clause, reporters: list[Clause]) -> bool:
        """ "저는 정하람이라고 합니다": what one is called, nothing that is passed on."""
        above = reporters[0].predicate
        return (
            len(reporters) == 1
            and above is not None
            and above.lemma in {"하다", "부르다"}
            and not above.has("past", "future", "will")
            and clause.predicate is not None
            and clause.predicate.lemma == "이다"
            and clause.complement is not None
            and clause.complement.kind in {Kind.NAME, Kind.THING}
            and not reporters[0].phrases
            and not above.retro
            and any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases)
            and all(p.kind is Kind.FIRST for p in clause.phrases if p.is_person)
        )

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
            for phrase in [p for p in inner if index == 0 and self._is_medium(p, lemma)]:
                inner.remove(phrase)
                agents[index].append(phrase)
            for phrase in list(inner):
                addressed = phrase.case in {"dat", "source"} and phrase.is_person and lemma not in _GOING_ROUND
                if addressed and (index == 0) and self._belongs_above(phrase, clause, lemma):
                    inner.remove(phrase)
                    agents[index].append(phrase)
            if has_own or (index and self._heard_by_speaker(reporter, inner)):
                continue
            if self._reached_speaker(reporter, clause, inner) or (index == 0 and self._many_say(clause, inner)):
                continue
            taken = self._hearer(inner, agents[index], lemma) or self._agent_above(
                inner, clause, reporter, index == 0
            )
            if taken is not None:
                inner.remove(taken)
                agents[index].append(taken)
                self._take_telling_time(inner, taken.start, agents[index])
            elif lemma in SAYING and reporter.predicate is not None and reporter.predicate.has("past"):
                self._take_time_of_silent_teller(inner, clause, agents[index])
        return agents, inner

    def _many_say(self, clause: Clause, inner: list[Phrase]) -> bool:
        """ "지호가 집을 내놨다고들 수군대": -고들 is of many, so that one person before it is whom they speak of."""
        many = clause.predicate is not None and clause.predicate.has("said-by-many")
        tellers = [p for p in inner if p.is_person and p.is_subject_like]
        return many and not any(p.kind is Kind.GROUP or p.text.endswith("들") for p in tellers)

    def _is_medium(self, phrase: Phrase, lemma: str) -> bool:
        """ "지선이가 문자로 늦는다고 했어": by what it was told is no part of what was told."""
        by_way = phrase.particles[:1] in (("로",), ("으로",), ("ㄹ로",))
        bare = phrase.possessor is None and phrase.modifier is None
        return by_way and bare and phrase.head in _MEDIUMS and lemma in SAYING | ASKING | ORDERING | PROPOSING

    def _heard_by_speaker(self, reporter: Clause, inner: list[Phrase]) -> bool:
        """ "영희가 태호가 그만뒀다고 했다고 민수한테서 들었어": 영희 told it, and who speaks heard it."""
        predicate = reporter.predicate
        if predicate is None or predicate.lemma not in HEARING or predicate.hearsay is not None:
            return False
        people = [p for p in inner if p.is_person and p.case in {"subj", "topic"}]
        heard = any(p.is_person and p.case in {"dat", "source"} for p in reporter.phrases)
        return heard and bool(people) and people[0].case == "subj" and people[0].kind is not Kind.FIRST

    def _reached_speaker(self, reporter: Clause, clause: Clause, inner: list[Phrase]) -> bool:
        """ "큰아버지가 돌아가셨다고 연락받았어": who speaks got word of whom it tells."""
        predicate, told = reporter.predicate, clause.predicate
        if predicate is None or told is None or predicate.hearsay is not None or predicate.has("honorific"):
            return False
        got = predicate.lemma in _GOT_WORD or (predicate.lemma == "받다" and sends_message(reporter))
        senders = any(p.case in {"dat", "source", "from"} for p in [*inner, *reporter.phrases])
        people = [p for p in inner if p.is_person and p.case in {"subj", "topic"}]
        own = told.has("will", "wish", "must") or (
            told.hearsay is not None and told.hearsay.mood is not Mood.TELLING
        )
        return got and not senders and not own and len(people) == 1 and people[0].case == "subj"

    def _hearer(self, inner: list[Phrase], taken: list[Phrase], lemma: str) -> Phrase | None:
        """ "하람이가 미르한테서 그 집이 팔렸다는 얘기를 들었대": who stands before the one it was heard from."""
        sources = [p for p in taken if p.case in {"dat", "source"}]
        if lemma not in HEARING or not sources:
            return None
        subjects = [p for p in inner if p.case in {"subj", "topic"} and not is_filler(p)]
        first = subjects[0] if len(subjects) > 1 else None
        if first is None or not first.is_person or first.kind in {Kind.FIRST, Kind.GROUP}:
            return None
        return first if first.start < sources[0].start < subjects[1].start else None

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

    def _agent_above(  # noqa: C901 (a row of readings, first that fits)
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
        mood_above = (
            clause.predicate.hearsay.mood if clause.predicate and clause.predicate.hearsay else Mood.TELLING
        )
        if not people and mood_above is not Mood.TELLING:
            unknown = [p for p in subjects if p.case == "subj" and p.kind is Kind.THING]
            if unknown:
                unknown[0].kind = Kind.ROLE  # only people ask, order and propose
                return unknown[0]
        if not people:
            offices = [
                p for p in inner if p.case == "from" and (p.kind is Kind.ORGANISATION or p.head in HOUSEHOLDS)
            ]
            return offices[0] if offices else None
        first = people[0]
        office = self._claiming_office(inner, people, reporter)
        if office is not None:
            return office
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
            return first if first.kind is not Kind.ORGANISATION else None  # "그 회사는 가지 말라는 충고"
        passive = predicate is not None and predicate.has("become") and lemma in {"알리다", "밝히다", "전하다"}
        if (passive or lemma in _TOLD_BY_NOBODY | STANDS_WRITTEN | {"되다"}) and not any(
            p.is_person for p in reporter.phrases
        ):
            return None
        if lemma in HEARING or (lemma == "접하다" and clause.saying_noun):
            return (
                first
                if len(people) > 1
                or (first.topic and first.kind is not Kind.FIRST and bool(others))
                or first.kind is Kind.FIRST
                else None
            )
        if sends_message(reporter) and lemma not in {"하다", "받다"}:
            callers = [p for p in inner if p.case == "from" and p.start < first.start and self._calls_from(p)]
            for place in callers[:1]:
                place.kind = Kind.ORGANISATION
            return callers[0] if callers else first  # "단비가 그만뒀다고 문자 왔어"
        if reporter.phrases and any(
            p.kind is Kind.THING and p.case == "subj" and p.head in SAYING_NOUNS for p in reporter.phrases
        ):
            return first if len(people) > 1 else None
        if reporter.complement is not None and reporter.complement.head in SAYING_NOUNS:
            held = self._is_stance_of(reporter.complement, first)
            return first if held or len(people) > 1 else None
        mood = clause.predicate.hearsay.mood if clause.predicate and clause.predicate.hearsay else Mood.TELLING
        if innermost and len(people) == 1 and self._corrects_own_words(clause, reporter):
            return None
        if innermost and mood is Mood.TELLING and _thought_by_speaker(reporter, first, others):
            return None
        identified = clause.predicate is not None and clause.predicate.lemma in {"이다", "아니다"}
        if identified and lemma in THINKING and any(p.case == "obj" for p in inner):
            return first  # "현우는 그 뉴스를 가짜라고 생각해"
        if others or not innermost or mood is not Mood.TELLING:
            return first
        if any(p.kind is Kind.SELF for p in inner):
            return first  # "아들은 자기가 천재라고 생각해"
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

    def _calls_from(self, place: Phrase) -> bool:
        """ "집에서 동생이 아프다고 전화 왔어": an office or a household ahead of whom it tells of rings."""
        return place.kind is Kind.ORGANISATION or place.text in HOUSEHOLDS | {"집"} or is_workplace(place.text)

    def _is_stance_of(self, stance: Phrase, first: Phrase) -> bool:
        """ "팀장님은 당직을 서야 한다는 입장이야": of the topic; "수아는 착하다는 생각이야" is of who speaks."""
        own = stance.possessor is None and not stance.modifier
        return own and first.topic and stance.head in STANCES - {"생각"}

    def _corrects_own_words(self, clause: Clause, reporter: Clause) -> bool:
        """ "저희 딸이 은행에 다닌다고 말씀드렸는데, 증권사예요": who is told of did not tell it; the speaker did."""
        above = reporter.predicate
        if (
            above is None
            or above.close is not Close.BACKGROUND
            or not above.has("past")
            or above.hearsay is not None
        ):
            return False
        if above.lemma in HUMBLE:
            return not above.has("honorific")
        return above.lemma in {"하다", "말하다", "얘기하다"} and self._puts_right(clause, reporter)

    def _puts_right(self, clause: Clause, reporter: Clause) -> bool:
        """Say whether the speaker's own words are put right by the clause behind them."""
        index = self._clauses.index(reporter) if reporter in self._clauses else -1
        following = self._clauses[index + 1] if 0 <= index < len(self._clauses) - 1 else None
        if following is None or following.predicate is None or following.sentence != reporter.sentence:
            return False
        nobody = not any(p.is_person and p.is_subject_like for p in following.phrases)
        said, right = clause.predicate, following.predicate
        same = said is not None and (right.lemma in {said.lemma, "이다", "아니다"}) and right.hearsay is None
        return nobody and same and told_by_speaker(clause, reporter)

    def _claiming_office(self, inner: list[Phrase], people: list[Phrase], reporter: Clause) -> Phrase | None:
        """ "보험사에서는 우리가 서류를 안 냈다고 주장합니다": an organisation as topic before another subject."""
        lemma = reporter.predicate.lemma if reporter.predicate else ""
        office = next((p for p in inner if p.kind is Kind.ORGANISATION and p.case == "from"), None)
        if office is None or lemma not in SAYING or any(p.start < office.start or p.topic for p in people):
            return None
        about_us = people[0].kind in {Kind.FIRST, Kind.SECOND}
        topic = office.particles[-1:] in (("는",), ("은",), ("ㄴ",))
        return office if (topic and about_us) or (lemma in _OFFICIAL and (topic or about_us)) else None

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

    def _innermost(  # noqa: C901 (a row of readings, first that fits)
        self, clause: Clause, reporter: Clause, phrases: list[Phrase], chain: Frames, sentence: list[Clause]
    ) -> None:
        predicate, hearsay = reporter.predicate, clause.predicate.hearsay if clause.predicate else None
        if predicate is None or hearsay is None:
            return
        lemma = predicate.lemma
        own = phrases + reporter.phrases
        hidden = clause.shadow
        if hidden is not None and hidden.case == "subj" and hidden.kind in {Kind.NAME, Kind.KIN, Kind.ROLE}:
            subjects = [p for p in own + clause.phrases if p.is_person and p.is_subject_like]
            if not subjects and clause.relatives and lemma in SAYING | ORDERING | PROPOSING | ASKING:
                own = [*own, hidden]  # "상담사가 일찍 자는 게 좋다고 조언해 줬어"
                clause.shadow = None
        default = None
        if predicate.reminder and not any(p.is_person and p.is_subject_like for p in own):
            default = self._cast.addressee()
        elif lemma in WRITING and chain.people:
            default = chain.source  # "가은이 인스타 봤더니 그만둔다고 써 놨더라"
        elif (lemma in HUMBLE and not predicate.has("honorific")) or self._corrects_own_words(clause, reporter):
            default = self._cast.speaker()
        elif (lemma in THINKING and not (lemma == "보다" and clause.saying_noun)) or clause.saying_noun == "생각":
            default = self._thinker(chain)
        elif (
            self._answers(clause, reporter, own)
            or (
                predicate.close in {Close.BACKGROUND, Close.FINAL}
                and predicate.has("past")
                and lemma in SAYING
                and (self._is_corrected_later(reporter) or self._said_before(clause, predicate, own))
            )
            or (
                lemma in ASKING | ORDERING | PROPOSING
                and predicate.close is Close.FINAL
                and not any(p.is_person and p.is_subject_like for p in own)
            )
        ):
            default = self._cast.speaker()
        stance = lemma == "이다" and clause.saying_noun in STANCES and bool(phrases)
        place = written_there([*clause.phrases, *own], lemma)
        if place is not None:  # "엄마 문자에 늦는다고 적혀 있었어"
            clause.phrases = [p for p in clause.phrases if p is not place]
            writer = writer_of(place)
            found = frame_of(person_of(writer, self._cast) if writer is not None else None, self._cast)
        elif clause.saying_noun and self._reacts_to_it(clause, reporter):
            found = Frames((), True)  # "형은 살쪘다는 말에 발끈했어": whose words they were nobody knows
        elif clause.saying_noun and self._is_hearing_noun(reporter, lemma) and not stance:
            found = self._heard_noun(reporter, own)
        else:
            found = self._frame_of_reporter(reporter, default, own, chain.source)
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
        if lemma in HEARING and chain.people and not found.people:
            found = replace(
                found, unnamed=True
            )  # "우울하다고 들었다고 지호가 그랬어": of whom he has it nobody knows
        source = found.source
        frames = chain.then(found)
        cast = self._cast.with_itself(source)
        mood = hearsay.mood
        asked_for = lemma in PROPOSING | ORDERING and lemma not in {"추천하다", "조언하다"} | _COMPLAINING
        if mood is not Mood.TELLING or asked_for:
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
        read = lemma == "보다" and clause.saying_noun not in {"", "생각"}  # "결혼했다는 기사 봤어"
        if lemma in THINKING and lemma not in {"알다"} and not read:
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

    def _answers(self, clause: Clause, reporter: Clause, own: list[Phrase]) -> bool:
        """ "선배가 총무 하라길래 못 한다고 했어": whoever was asked, and tells of it, answered."""
        predicate = reporter.predicate
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if predicate is None or before is None or before.predicate is None or before.sentence != clause.sentence:
            return False
        asked = before.predicate.hearsay
        if asked is None or asked.mood is Mood.TELLING or not before.predicate.ending.endswith(HEARD_REASONS):
            return False
        nobody = not any(p.is_person and p.is_subject_like for p in [*clause.phrases, *own])
        told = predicate.lemma in SAYING and predicate.has("past") and not predicate.has("honorific")
        others = any(p.is_person and p.case == "dat" and p.kind not in {Kind.FIRST} for p in before.phrases)
        return nobody and told and predicate.hearsay is None and predicate.close is Close.FINAL and not others

    def _said_before(self, clause: Clause, above: Predicate, own: list[Phrase]) -> bool:
        """ "아까 결혼식이 12일이라고 했는데": a moment ago, by nobody named: by who speaks."""
        recent = clause.adverb("아까", "방금") or any(p.text in _JUST_BEFORE for p in clause.phrases + own)
        people = any(p.is_person and p.is_subject_like for p in clause.phrases + own)
        return recent and above.close is Close.BACKGROUND and not people

    def _is_corrected_later(self, reporter: Clause) -> bool:
        """ "아까 서울 산다고 했는데, 정정할게": told before by the speaker, about to be taken back."""
        if reporter.adverb("아까", "전에"):
            return True
        later = [c for c in self._clauses if c.start > reporter.start]
        return any(announces([c]) for c in later) or any(
            p.text in {"아까", "방금", "저번", "지난번", "조금 전", "좀 전"} for p in reporter.phrases
        )

    def _thinker(self, chain: Frames) -> Person | None:
        """Who thinks when nobody is named: the last source, else the speaker."""
        return chain.people[-1] if chain.people else self._cast.speaker()

    def _reacts_to_it(self, clause: Clause, reporter: Clause) -> bool:
        """ "…다는 말에 발끈했어": what somebody does on hearing it."""
        return any(p.head == clause.saying_noun and p.particles[:1] == ("에",) for p in reporter.phrases)

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
