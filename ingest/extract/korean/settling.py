"""Adds what was found: dates, corrections of what stood before, repetitions, second thoughts."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.corrections import announces, is_moment, lone_value
from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.lexicon import ATTITUDES, PROPOSITIONS, SPEECH_ACTS, STATES
from ingest.extract.korean.people import Cast, Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.plans import MOVED
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, heard, take_source_phrases
from ingest.extract.korean.state import Finding, ReadingState
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity, TimeExpression
from ingest.resolve.korean_saying import HEARING, TELLING_NOUNS

#: Verbs that only say that it was told.
_TOLD_SO = words(
    "그러다 그렇다 말하다 얘기하다 이야기하다 전하다 전해듣다 확인하다 물어보다 여쭤보다 알려주다 말해주다 듣다 말씀하다"
)
#: Attitudes that are of something, or nothing is said.
_OF_SOMETHING = frozenset({"likes", "dislikes", "prefers", "trusts", "wants", "worries_about", "recommends"})
#: Endings that string acts together in one stretch of time.
_ONE_AFTER_THE_OTHER = words("고 어서 어 다가 며 면서 아서")
_TRUTH_WORDS = words("맞다 확실하다 이다 아니다 그렇다 분명하다 사실이다")


def _same_sentence(one: Draft, other: Draft) -> bool:
    return one.clause is not None and other.clause is not None and one.clause.sentence == other.clause.sentence


_NO_LONGER = ("이제", "이젠", "더", "더는", "더이상")


def is_told(predicate: Predicate) -> bool:
    """ "…그러더라", "…그러시는데", "…말해 줬어": that it was told, and no more."""
    if predicate.lemma not in _TOLD_SO or predicate.hearsay is not None:
        return False
    if predicate.close is Close.FINAL:
        now = predicate.lemma in {"그러다", "그렇다"} and predicate.ending.rstrip("요") in {"네", "ㄴ다"}
        return predicate.has("past") or predicate.retro or now
    return predicate.close is Close.BACKGROUND


#: What points back at words: "이건 지호가 한 말이야".
_TOLD_THINGS = words("거 것 말 얘기 이거 이건 그거 그건 이것 그것")


def _as_told(clause: Clause) -> None:
    """Put "이건 은주가 한 말이야" as "은주가 말했어", in place."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or predicate.lemma != "이다" or not clause.relatives:
        return
    lemma, inner, taken = clause.relatives[-1]
    pointed = [p for p in clause.phrases if p.kind is Kind.THING and p.head in _TOLD_THINGS]
    told = complement.head in {"말", "얘기", "이야기", "말씀"} and lemma in {"하다", "해주다", "말하다"}
    if not told or inner.hearsay is not None or len(pointed) != len(clause.phrases):
        return
    shadow = [clause.shadow] if clause.shadow is not None and not taken else []
    clause.phrases = [p for p in [*taken, *shadow] if p.is_person and p.case == "subj"]
    clause.complement, clause.relatives = None, clause.relatives[:-1]
    clause.predicate = replace(predicate, lemma="말하다", features=frozenset({"past"}))


class Settling(ReadingState):
    """Puts findings in, and corrected values over what they correct."""

    def _trailing_source(self, sentence: list[Clause]) -> bool:
        """ "…별로래, 보람이가.": a lone subject behind hearsay is its source."""
        clause = sentence[0]
        if len(sentence) > 1 or clause.predicate is not None or not self._findings:
            return False
        words_of = clause.phrases[0].possessor if len(clause.phrases) == 1 else None
        if (
            words_of is not None
            and clause.phrases[0].head in {"말", "말씀", "얘기"}
            and words_of.is_person
            and clause.phrases[0].case == "subj"
        ):
            clause.phrases = [replace(words_of, case="subj")]  # "…바뀌었대요, 옆집 아줌마 말이"
        if (
            clause.phrases
            and clause.phrases[-1].head in TELLING_NOUNS
            and all(p.is_person for p in clause.phrases[:-1])
            and (self._findings[-1].frames.people or self._findings[-1].frames.hearsay)
        ):
            found = take_source_phrases(clause, self._cast)  # "…걸으랬대, 이모 말로는"
            self._findings[-1].frames = found.then(self._findings[-1].frames)
            return not clause.phrases
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

    def _told_afterwards(self, sentence: list[Clause]) -> bool:
        """ "…별로래. 도윤이가 전해 줬어": who told it, said behind; after a slip, who really said it."""
        clause = sentence[0]
        predicate = clause.predicate
        if len(sentence) > 1 or predicate is None or not self._findings:
            return False
        if predicate.lemma in HEARING and predicate.close in {Close.FINAL, Close.HEARSAY, Close.BACKGROUND}:
            return self._heard_afterwards(clause)
        _as_told(clause)
        predicate = clause.predicate or predicate
        if not is_told(predicate) or clause.negated or clause.asked:
            return False
        following = self._next_sentence(sentence)
        if following is not None and self._ends_with_quote(following):
            return False  # "수아가 그랬어, 자기가 간다고"
        people = [p for p in clause.phrases if p.is_person and p.kind is not Kind.GROUP]
        others = [p for p in clause.phrases if not p.is_person and not is_filler(p)]
        last = self._findings[-1]
        if len(people) != 1 or others or not (last.frames.hearsay or last.frames.people):
            return False
        if people[0].case not in {"subj", "topic", "dat", "source"}:
            return False
        person = person_of(people[0], self._cast)
        if person is None or person.name == self._cast.first:
            return False
        if self._memory.correcting or last.retractable:
            self._correct_source(last, person)
        elif person not in last.frames.people and last.draft.holder != person:
            last.frames = Frames((person, *last.frames.people), True)
            if last.draft.is_attitude and last.draft.holder is None:
                last.draft.holder = last.draft.subject = person
        return True

    def _heard_afterwards(self, clause: Clause) -> bool:
        """ "…접으신대. 엄마가 아빠한테서 들으셨대", "…만났다고. 난 윤아한테 들었어": how it came to who tells it."""
        predicate, last = clause.predicate, self._findings[-1]
        others = [p for p in clause.phrases if not p.is_person and not is_filler(p)]
        sources = [p for p in clause.phrases if p.is_person and p.case in {"dat", "source", "from"}]
        if predicate is None or not predicate.has("past") or clause.negated or clause.asked or others:
            return False
        if not sources or not (last.frames.hearsay or last.frames.people):
            return False
        came = heard(clause, self._cast)
        last.frames = came.then(last.frames)
        if last.draft.is_attitude and last.draft.holder is None:
            last.draft.holder = last.draft.subject = last.frames.source
        return True

    def _correct_source(self, finding: Finding, person: Person) -> None:
        """Put the person who really said it where somebody else was named."""
        draft, people = finding.draft, finding.frames.people
        old = draft.holder if draft.is_attitude and draft.holder is not None else (people[-1] if people else None)
        draft.replaces = old.name if old is not None else None
        finding.frames = Frames((*people[:-1], person) if people else (person,), True)
        if draft.is_attitude:
            draft.holder = draft.subject = person
        elif old is not None and draft.subject == old:
            draft.subject = person
        self._memory.correcting, finding.retractable = False, False

    def _ends_with_quote(self, sentence: list[Clause]) -> bool:
        last = sentence[-1].predicate
        return last is not None and last.close is Close.QUOTE

    def _refines_time(self, sentence: list[Clause]) -> bool:
        """ "워크숍 수요일이에요. 다음 주 수요일!": a lone time says more of the one before."""
        value, clause = lone_value(sentence), sentence[0]
        alone = len(sentence) == 1 and clause.predicate is None
        phrases = [value] if value is not None else clause.phrases if alone else []
        if not phrases or not self._findings or not all(is_moment(p) for p in phrases):
            return False
        last = self._findings[-1]
        found = self._times.within([(p.start, p.end) for p in phrases], future=self._looks_ahead(last.draft))
        timed = [e for e in found if e.time is not None]
        if timed:
            if self._memory.correcting and last.time is not None:
                last.draft.replaces = last.time.text
                last.draft.swaps.append((last.time.text, timed[0].text))
                self._memory.correcting = False
                _say_instead(last.draft, phrases[-1])
            last.time = timed[0]
        return bool(timed)

    def _is_other_value(self, sentence: list[Clause]) -> bool:
        """ "…거제에 살아. 아, 잘못 말했다, 통영": a lone name or place takes the place of what was just told."""
        value = lone_value(sentence)
        if value is None or not self._memory.correcting or not self._findings or is_filler(value):
            return False
        last = self._findings[-1]
        if not value.is_person and (value.case != "bare" or last.draft.target is None):
            return False
        self._replace_value(last, last, None, replace(sentence[-1], complement=value))
        self._memory.correcting = False
        return True

    def _puts_in_place(self, sentence: list[Clause]) -> bool:
        """ "…부산에 살아. 아 미안, 부산이 아니라 대구야": a value in the place of one told before; alone, nothing."""
        clause = sentence[-1]
        wrong, predicate = clause.replaces, clause.predicate
        if wrong is None or predicate is None or predicate.hearsay is not None or len(sentence) > 2:
            return False
        if len(sentence) == 2 and (sentence[0].predicate is not None or not announces(sentence[:1])):
            return False
        own = [p for p in clause.phrases if not is_filler(p) and p.head != "미안"]
        if predicate.lemma in {"그러다", "그렇다"} and predicate.has("past") and len(own) == 1 and wrong.is_person:
            following = self._next_sentence(sentence)
            if following is not None and self._ends_with_quote(following):
                return False  # "민수 아니고 수아가 그랬어, 온다고"
            return self._other_source(wrong, own[0])
        value = clause.complement
        if predicate.lemma != "이다" or value is None or own or clause.relatives:
            return False
        earlier = self._told_with(wrong)
        if earlier is None:
            return value.kind is wrong.kind is Kind.NAME  # "아, 지나가 아니라 유나야": who, but not what
        found = self._times.within([(value.start, value.end)], future=self._looks_ahead(earlier.draft))
        timed = next((e for e in found if e.time is not None), None)
        if value.kind is Kind.ORGANISATION and earlier.draft.target == wrong.text:
            clause.complement = replace(value, kind=Kind.THING)  # "은행이 아니라 보험사야": where, not who
        self._replace_value(earlier, replace(earlier, time=timed or earlier.time), wrong.text, clause)
        self._memory.correcting = False
        return True

    def _told_with(self, value: Phrase) -> Finding | None:
        """The statement before that names a value."""
        for earlier in reversed(self._findings):
            draft = earlier.draft
            people = (draft.subject, draft.holder, *earlier.frames.people)
            names = {draft.target, draft.subject_text, *(p.name for p in people if p is not None)}
            if value.text in names or (earlier.time is not None and earlier.time.text == value.text):
                return earlier
        return None

    def _other_source(self, wrong: Phrase, right: Phrase) -> bool:
        """ "…게으르대. 미안, 수진이가 아니라 영희가 그랬어": who really said it."""
        person = person_of(right, self._cast) if right.is_person else None
        for earlier in reversed(self._findings):
            owner = earlier.draft.holder if earlier.draft.is_attitude else earlier.frames.source
            if person is not None and owner is not None and owner.name == wrong.text:
                self._correct_source(earlier, person)
                return True
        return person is not None

    def _replace_what_is_over(self) -> None:
        """ "이제 구청 안 다녀요. 지난달부터 세무서에서 일해요": what is over is replaced by what is."""
        for place, finding in enumerate(self._findings[1:], start=1):
            now, then = finding.draft, self._findings[place - 1].draft
            over = (
                then.polarity is Polarity.NEGATIVE and then.clause is not None and then.clause.adverb(*_NO_LONGER)
            )
            same = now.label == then.label and now.label in {"works_at", "lives_in"} and _same_person(now, then)
            if over and same and now.polarity is Polarity.POSITIVE and now.replaces is None:
                now.replaces = then.target
                self._findings.pop(place - 1)
                return

    def _looks_ahead(self, draft: Draft) -> bool:
        predicate = draft.clause.predicate if draft.clause else None
        return draft.future or predicate is None or not predicate.has("past")

    def _distances(self, sentence: list[Clause]) -> bool:
        """ "진짜인지는 나도 몰라", "확실하진 않아": lowers what was just told; says nothing itself."""
        last = sentence[-1].predicate
        if last is None:
            return self._denies_certainty(sentence)
        if self._is_unchecked(sentence):
            return True
        if [c.predicate.lemma for c in sentence if c.predicate is not None][-2:] == ["믿다", "말다"]:
            return self._believe_it_or_not(sentence)
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
        return len(sentence) <= 2 and all(
            c.predicate is not None and (c.predicate.close is Close.UNKNOWN_IF or c is sentence[-1])
            for c in sentence
        )

    def _is_unchecked(self, sentence: list[Clause]) -> bool:
        """ "…바뀌었대요. 저도 확인은 못 했고요": lowers what was passed on."""
        clause, predicate = sentence[0], sentence[0].predicate
        if len(sentence) > 1 or predicate is None or predicate.lemma != "확인하다":
            return False
        denied = bool(clause.negated) or predicate.has("not") or clause.adverb("못", "안")
        others = [p for p in clause.phrases if p.kind is not Kind.FIRST and not is_filler(p)]
        if not denied or others or not self._findings or not self._findings[-1].frames.hearsay:
            return False
        self._findings[-1].draft.certainty = Certainty.UNCERTAIN
        return True

    def _believe_it_or_not(self, sentence: list[Clause]) -> bool:
        """ "…도망갔다던데. 믿거나 말거나야": lowers what was passed on."""
        if len(sentence) > 2 or any(c.predicate is None or c.predicate.ending != "거나" for c in sentence):
            return False
        if self._findings and self._findings[-1].frames.hearsay:
            self._findings[-1].draft.certainty = Certainty.UNCERTAIN
        return True

    def _denies_certainty(self, sentence: list[Clause]) -> bool:
        """ "확실한 건 아냐": with a denial that stands alone, behind what was passed on."""
        clause = sentence[0]
        sure = bool(clause.relatives) and clause.relatives[-1][0] in {"확실하다", "분명하다"}
        if len(sentence) > 1 or len(clause.phrases) != 1 or not sure or not clause.adverb("아냐", "아니"):
            return False
        if self._findings:
            self._findings[-1].draft.certainty = Certainty.UNCERTAIN
        return True

    def _distances_here(self, clause: Clause) -> bool:
        """ "…라는 얘기가 있던데 확실하진 않아": the speaker keeps away from what the same sentence passed on."""
        predicate = clause.predicate
        if predicate is None or not self._findings or any(not is_filler(p) for p in clause.phrases):
            return False
        last = self._findings[-1]
        before = last.draft.clause
        if not last.frames.hearsay or before is None or before.sentence != clause.sentence:
            return False
        unsure = predicate.lemma in {"확실하다", "분명하다"} and (predicate.has("not") or bool(clause.negated))
        if unsure or (
            predicate.lemma == "모르다" and predicate.close is Close.FINAL and not predicate.has("maybe")
        ):
            last.draft.certainty = Certainty.UNCERTAIN
            return True
        return False

    def _unsure_ahead(self, sentence: list[Clause]) -> bool:
        """ "진짜인지는 모르겠는데 …했대", "확실하진 않은데 …한대": the speaker keeps away from what comes."""
        place = next((i for i, c in enumerate(sentence[:-1]) if c.predicate is not None), None)
        first = sentence[place].predicate if place is not None else None
        if place is None or first is None:
            return False
        if first.close is Close.UNKNOWN_IF and place + 2 < len(sentence):
            complement, following = sentence[place].complement, sentence[place + 1].predicate
            truth = complement is not None and complement.head in {"진짜", "사실", "정말", "참"}
            truth = truth or first.lemma in _TRUTH_WORDS - {"이다"}
            ignorant = (
                following is not None and following.lemma in {"모르다", "확실하다"} and not following.has("maybe")
            )
            own = [p for c in sentence[place : place + 2] for p in c.phrases if not is_filler(p)]
            return truth and ignorant and all(p.kind is Kind.FIRST for p in own)
        unsure = first.has("not") or bool(sentence[place].negated)
        return first.lemma in {"확실하다", "분명하다"} and unsure and first.close is Close.BACKGROUND

    def _doubt(self, findings: list[Finding]) -> None:
        """Lower what is passed on; what the speaker saw for himself stays."""
        for finding in findings:
            if finding.frames.hearsay and finding.draft.certainty is Certainty.ASSERTED:
                finding.draft.certainty = Certainty.UNCERTAIN

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

    def _add(self, draft: Draft, frames: Frames, cast: Cast, clause: Clause) -> None:
        if draft.is_empty:
            return
        told = frames.hearsay or bool(frames.people)
        if draft.label in _OF_SOMETHING and draft.target is None and not told:
            return  # "못 참겠어": what, nobody knows
        if draft.rule != "since then":
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
        is_over = clause.predicate is not None and clause.predicate.has("past")  # "작년엔 매일 야근했지"
        for expression in self._times.within(self._time_spans(clause), future=future):
            if expression.recurrence and finding.recurrence is None:
                finding.recurrence = expression.recurrence
            if (
                expression.time is not None
                and finding.time is None
                and (draft.label != "does_regularly" or is_over or expression.time.open_end)
            ):
                finding.time = expression
        if finding.time is None:
            finding.time = self._time_before(draft, clause)
        taste = draft.label in {"wants", "recommends"} or draft.rule == "rather"
        if self._conditional and draft.certainty is Certainty.ASSERTED and not taste:
            draft.certainty = Certainty.HYPOTHETICAL
        if clause.replaces is not None:
            draft.replaces = self._words(clause.replaces, cast)
        if self._settles(finding, clause):
            return
        self._findings.append(finding)
        self._note_finding(draft)

    def _time_before(self, draft: Draft, clause: Clause) -> TimeExpression | None:
        """ "주말엔 처가 가서 김장했어": the day told in the first of linked acts holds for the next as well."""
        if not self._findings or draft.label in ATTITUDES | SPEECH_ACTS | PROPOSITIONS | STATES:
            return None
        before = self._findings[-1]
        linked = before.draft.clause
        if linked is None or linked.predicate is None or linked.sentence != clause.sentence:
            return None
        own = self._times.within(self._time_spans(clause), future=draft.future)
        same_actor = before.draft.subject == draft.subject and draft.subject is not None
        if own or not same_actor or before.draft.label in ATTITUDES | SPEECH_ACTS | PROPOSITIONS | STATES:
            return None
        together = linked.predicate.close is Close.LINK and linked.predicate.ending in _ONE_AFTER_THE_OTHER
        return before.time if together and not linked.predicate.has("not") and not linked.negated else None

    def _settles(self, finding: Finding, clause: Clause) -> bool:
        """Put a corrected value into the statement it corrects; say whether nothing else is to be stated."""
        if self._repeats(finding):
            return True
        draft = finding.draft
        value = draft.replaces
        earlier = self._corrected(draft, value, clause)
        if earlier is None:
            return False
        if self._memory.correcting and finding.frames.hearsay and not finding.frames.people:
            earlier.frames = finding.frames  # "회사 다닌다고 했지? 가게 한대": heard anew
        self._memory.correcting = False
        if (
            draft.label not in {"is", "takes_place"}
            or clause.complement is None
            or draft.label == earlier.draft.label
        ):
            # a whole statement again: the earlier one goes
            draft.replaces = value or self._difference(earlier, finding)
            unsaid = draft.roles is not None and draft.roles.agent_phrase is None and not draft.roles.subjects
            if unsaid or (draft.subject is None and draft.subject_text is None):
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

    def _replace_value(self, earlier: Finding, finding: Finding, value: str | None, clause: Clause) -> None:  # noqa: C901 (a row of readings, first that fits)
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
                    if draft.is_attitude:
                        draft.holder = person
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


def _say_instead(draft: Draft, value: Phrase) -> None:
    """Put another time where the sentence says it with 이다: "회의는 금요일이다" → "회의는 토요일이다"."""
    clause = draft.clause
    if clause is None or clause.predicate is None or clause.complement is None or not is_moment(clause.complement):
        return
    rest = [(form, tag) for form, tag in clause.predicate.pieces if tag[0] not in "NMSX"]
    predicate = replace(clause.predicate, pieces=((value.text, "NNG"), *rest))
    draft.clause = replace(clause, complement=value, predicate=predicate)


def _same_person(one: Draft, other: Draft) -> bool:
    names = [draft.subject.name if draft.subject else draft.subject_text for draft in (one, other)]
    return names[0] == names[1]
