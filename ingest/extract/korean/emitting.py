"""From a clause and its sources to a finding: the speaker's own, quoted, thought, ordered."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.contents import read_content
from ingest.extract.korean.denials import is_negated
from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.judging import flipped
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.linking import Linking
from ingest.extract.korean.people import Cast, Person, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, frame_of
from ingest.extract.korean.speech_acts import read_speech_act
from ingest.extract.korean.state import Finding
from ingest.extract.korean.whom import is_younger, looks_up
from ingest.extract.korean.workplaces import is_workplace
from ingest.model import Certainty, Polarity
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    DOUBTFUL_THINKING,
    WORRYING,
)

_DONE_OR_NOT_YET = frozenset(
    {"passed", "read", "watched", "bought", "received", "started", "stopped", "met", "gave"}
)


def _matter(draft: Draft) -> str | None:
    """What a worry is about: the subject of the feared event, or its noun."""
    if draft.subject_text is not None:
        return draft.subject_text
    if draft.subject is not None and draft.label not in {"believes_good", "believes_bad"}:
        return draft.subject.name
    return draft.target


def _turn(draft: Draft) -> None:
    """Make a draft say the opposite of its clause; an evaluation changes sides."""
    if draft.label in {"believes_good", "believes_bad"}:
        draft.label = "believes_bad" if draft.label == "believes_good" else "believes_good"
    draft.polarity, draft.turned = flipped(draft.polarity), not draft.turned


def _is_anothers(draft: Draft, person: Person | None) -> bool:
    """ "민수가 단 걸 싫어한다는 말은 틀렸어": by denying an attitude of another nobody says what theirs is."""
    return draft.is_attitude and (draft.holder is None or person is None or draft.holder.name != person.name)


#: Endings that make what somebody said the reason of what follows.
HEARD_REASONS = ("길래", "기에", "대서", "래서", "재서", "냬서")


def _is_office(place: Phrase) -> bool:
    """Say whether a place asks for something by itself: "안내 데스크에서 3층으로 가래"."""
    if place.kind is Kind.THING and not place.modifier and is_workplace(place.text):
        place.kind = Kind.ORGANISATION
    return place.kind is Kind.ORGANISATION


class Emitting(Linking):
    """Reads contents and acts under their sources."""

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
        sit.holder, sit.thought = holder, True
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
            if _is_anothers(draft, holder):
                return
            _turn(draft)
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
        return is_negated(reporter)

    def _judged_true(self, clause: Clause, above: Clause, frames: Frames, *, holds: bool) -> None:
        """ "…라는 말은 사실이야", "…라는 소문은 거짓이래": whoever says so asserts or denies the content."""
        source = frames.source
        said = above.predicate
        guessed = said is not None and (said.lemma == "나쁘다" or said.has("seem", "maybe", "opinion", "expect"))
        cast = self._cast.with_itself(source) if frames.people else self._cast
        attributed = frames.hearsay or bool(frames.people)
        default = self._dropped(clause, cast, source, attributed=True)
        sit = self._situation(clause, cast, default, attributed)
        sit.holder = source
        draft = read_content(clause, sit)
        if draft is None or (draft.is_attitude and (not holds or draft.holder is None)):
            return
        if not holds:
            _turn(draft)
        if guessed:
            draft.guess, draft.certainty = True, Certainty.UNCERTAIN
        self._add(draft, frames, cast, clause)

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
                and not (
                    p.kind is Kind.ORGANISATION and p.case == "bare" and p.demonstrative
                )  # "그 병원 가지 말래"
            ]
            organisations = [p for p in kept if p.case == "from" and _is_office(p)]
            chosen = (subjects or organisations)[:1]
            if chosen:
                actor = person_of(chosen[0], cast) if chosen[0].kind is not Kind.GROUP else None
                kept = [p for p in kept if p is not chosen[0]]
                if chosen[0].kind is not Kind.GROUP:
                    frames = frames if actor is None else frames.then(frame_of(actor, cast))
            elif clause.shadow is not None and not frames.people and self._asks_from_relative(clause):
                actor = person_of(clause.shadow, cast)  # "엄마가 올 때 우유 사 오래"
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

    def _acts_on_relative(self, clause: Clause) -> bool:
        """ "한나가 빌려준 우산 두고 왔어": who lent it is not who left it."""
        _, inner, _ = clause.relatives[-1]
        modified = any(p.modifier == inner.lemma and p.kind is Kind.THING for p in clause.phrases)
        return modified and "adjective" not in inner.features

    def _asks_from_relative(self, clause: Clause) -> bool:
        """Say whether the one subject of a sentence stands in a clause that only says when."""
        shadow = clause.shadow
        return shadow is not None and shadow.kind in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD}

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
            against = draft.label in {"dislikes", "believes_bad"}
            noun = clause.predicate is not None and clause.predicate.ending.endswith("는")
            if _is_anothers(draft, source) or (against and not noun):
                return
            if against or draft.polarity is not Polarity.NEGATIVE:
                _turn(draft)  # "빌린 적 없다고 잡아뗐어": denied as it is said
        self._add(draft, replace(frames, hearsay=True), cast, clause)

    def _emit(
        self, clause: Clause, frames: Frames, cast: Cast, *, quoted: Person | None, clause_phrases: list[Phrase]
    ) -> None:
        # Nobody looks up to themselves: "오셨어" is of another, whoever it is.
        looked_up_to = clause.predicate is not None and looks_up(clause.predicate)
        default = self._dropped(clause, cast, None if looked_up_to else cast.speaker(), attributed=False)
        sit = self._situation(clause, cast, default, False)
        felt = clause.predicate is not None and clause.predicate.lemma.endswith(("어하다", "아하다", "워하다"))
        spoken_of = self._spoken_of(clause, cast) if felt else None
        if felt and looked_up_to and not any(p.is_person and p.is_subject_like for p in clause.phrases):
            if default is None:
                return  # "엄청 좋아하셨어": somebody was glad, and nobody is named
            spoken_of = spoken_of or default
        sit.holder = spoken_of or cast.speaker()
        draft = read_content(clause, sit)
        if draft is None:
            self._note_topic([clause])
            return
        if draft.label == "plans" and draft.subject is None and draft.subject_text is None:
            draft.subject = cast.speaker()
        if looked_up_to and default is not None and draft.is_attitude and draft.target == default.name:
            draft.target = None  # "할머니를 뵀는데 좋아하셨어": not herself
        before = self._findings[-1].draft if self._findings else None
        if draft.rule == "not yet" and before is not None and before.label in _DONE_OR_NOT_YET:
            draft.label = before.label  # "필기는 붙었어, 실기는 아직이고"
        predicate = clause.predicate
        if (
            predicate is not None
            and predicate.close is Close.PROMISE
            and not cast.is_quoted
            and not (sit.timed or draft.target not in {None, draft.relation[:-1] + "기", predicate.noun})
        ):
            return
        self._add(draft, frames, cast, clause)

    def _is_heard_reason(self, finding: Finding) -> bool:
        """ "동우가 배고프다길래 라면 끓여 줬어": who tells it acted on what somebody said."""
        clause = finding.draft.clause
        predicate = clause.predicate if clause is not None else None
        return finding.frames.hearsay and predicate is not None and predicate.ending.endswith(HEARD_REASONS)

    def _told_beside(self, told: Finding) -> Person | None:
        """ "수아가 그 옷 예쁘다며 샀어": who says it does what follows."""
        before = told.draft.clause.predicate if told.draft.clause is not None else None
        if (
            before is None
            or before.hearsay is None
            or not before.ending.endswith(("다며", "다면서", "라며", "라면서"))
        ):
            return None
        return (told.draft.holder if told.draft.is_attitude else None) or told.frames.source

    def _tells_the_same(self, clause: Clause, last: Draft) -> bool:
        """Say whether a clause without a subject tells whether what was announced before it came about."""
        said = last.clause.predicate if last.clause is not None else None
        predicate = clause.predicate
        if said is None or predicate is None or not predicate.has("past") or predicate.hearsay is not None:
            return False
        undone = predicate.lemma == "하다" and said.lemma.endswith("하다") and bool(clause.negated)
        return (said.lemma == predicate.lemma or undone) and said.hearsay is not None and not said.has("past")

    def _spoken_of(self, clause: Clause, cast: Cast) -> Person | None:
        """ "준호는 부산에 산다. 작년에 해고됐다.", in a document: the topic of the sentence before, on the same line."""
        if not cast.in_document or cast.is_quoted or clause not in self._clauses:
            return None
        for before in reversed(self._clauses[: self._clauses.index(clause)]):
            if "\n" in self._text[before.start : clause.start]:
                return None
            told = next((f for f in self._findings if f.draft.clause is before and f.frames.people), None)
            if told is not None:
                return told.draft.holder if told.draft.is_attitude else told.frames.source
            people = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
            if people:
                named = people[0].kind in {Kind.NAME, Kind.KIN, Kind.ROLE} and people[0].topic
                return person_of(people[0], cast) if named and before.sentence != clause.sentence else None
        return None

    def _honoured_before(self, clause: Clause, cast: Cast) -> Person | None:
        """ "할머니 김치 갖다드렸더니 상추를 주셨어": whom one did something for is whom one looks up to."""
        at = self._clauses.index(clause) if clause in self._clauses else 0
        for before in reversed(self._clauses[max(0, at - 2) : at]):
            people = [p for p in before.phrases if p.is_person and p.kind is not Kind.FIRST]
            if people:
                alone = len(people) == 1 and people[0].kind in {Kind.KIN, Kind.ROLE} and not is_younger(people[0])
                return person_of(people[0], cast) if alone else None
        return None

    def _dropped(self, clause: Clause, cast: Cast, fallback: Person | None, *, attributed: bool) -> Person | None:
        """Who the dropped subject is."""
        predicate = clause.predicate
        spoken_of = None if attributed else self._spoken_of(clause, cast)
        if spoken_of is not None:
            return spoken_of
        same_sentence = (
            self._findings
            and self._findings[-1].draft.clause is not None
            and self._findings[-1].draft.clause.sentence == clause.sentence
        )
        if same_sentence and not attributed and predicate is not None and predicate.hearsay is None:
            teller = self._told_beside(self._findings[-1])
            if teller is not None:
                return teller
        if same_sentence and not (attributed is False and self._is_heard_reason(self._findings[-1])):
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
            if last.subject is not None and not last.is_attitude and self._tells_the_same(clause, last):
                return last.subject  # "지호가 온다고 했는데 안 왔어"
        if (
            predicate is not None
            and looks_up(predicate)
            and self._memory.person is not None
            and self._memory.person.name != cast.first
        ):
            return self._memory.person
        if (
            not attributed
            and predicate is not None
            and looks_up(predicate)
            and (honoured := self._honoured_before(clause, cast))
        ):
            return honoured
        if attributed and fallback is None:
            return self._memory.person
        if (
            clause.shadow is not None
            and clause.relatives
            and not attributed
            and clause.shadow.is_person
            and clause.shadow.kind is not Kind.SECOND
            and not self._acts_on_relative(clause)
        ):
            return person_of(clause.shadow, cast) or fallback
        return fallback
