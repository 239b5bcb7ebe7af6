"""Hearsay endings, postposed and direct quotations: the shapes that pass on words without a plain "…다고 했다"."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from ingest.extract.korean.clauses import SAYING_NOUNS, Clause
from ingest.extract.korean.denials import denies_untold, truth_told, unsaid
from ingest.extract.korean.judging import is_event_verb
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Person, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, frame_of, name_tellers, sends_message, written
from ingest.extract.korean.sources_behind import OUTCRIES, RUMOURS
from ingest.extract.korean.state import Unit
from ingest.extract.korean.tells_next import TellsNext
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    HEARING,
    MEDIA,
    REPORTING,
    SAYING,
    THINKING,
)

_SPREADERS = words("내다 퍼뜨리다 퍼트리다 흘리다 지어내다 만들다")
_SAYING_WITH_OBJECT = words(
    "하다 쓰다 적다 칭찬하다 비판하다 욕하다 비난하다 약속하다 연락하다 발표하다 보고하다 인정하다 "
    "소개하다 답장하다 후회하다 가르치다 다짐하다 공지하다 안내하다 자랑하다 불평하다 고백하다"
)
_MET_FIRST = words("만나다 마주치다 통화하다 연락하다 뵙다 뵈다")
#: Verbs that only carry on a -다고: they are read elsewhere, or say nothing.
_VOICELESS = words(
    "있다 없다 되다 이다 아니다 치다 들다 같다 싶다 모르다 가다 오다 죽다 살다 먹다 자다 놀다 쉬다 사다 지다"
)
#: "This is what they said": the words follow.
_THUS = frozenset({"이러다", "이렇다", "요러다", "저러다"})
#: What one does only to get to where one says it.
_ON_THE_WAY = words(
    "오다 들어오다 보다 나오다 돌아오다 나타나다 일어나다 앉다 전화하다 만나다 도착하다 들어서다 뛰어오다 달려오다 다가오다"
)
_RINGING = words("전화하다 연락하다 문자하다 카톡하다 톡하다")
_JUDGING = frozenset({"believes_good", "believes_bad", "likes", "dislikes", "trusts"})
#: How words come that stand in the next sentence.
_WORDS_COME = frozenset({"오다", "보내다", "받다", "주다", "남기다", "마디하다", "한마디하다"})


def _spreads_it(above: Clause) -> bool:
    """ "…했다고 소문을 냈어": whoever spreads it says it."""
    spreading = above.predicate is not None and above.predicate.lemma in _SPREADERS
    return spreading and any(p.head in RUMOURS and p.case in {"obj", "bare"} for p in above.phrases)


class HearsayReading(TellsNext):
    """Reads hearsay endings and quotations."""

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
            after += 1
            if self._said_with(current, above, sentence, after):
                above = sentence[after]
                after += 1
            unit.reporters.append(above)
            current = above
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
            or (first.saying_noun and truth_told(second) is not None)
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
            or above.predicate.ending not in {"고", "면서", "으면서", "며"}
            or after >= len(sentence)
        ):
            return False
        following = sentence[after]
        rings = _RINGING if above.predicate.ending != "고" else frozenset[str]()  # "울면서 전화했어"
        told = following.predicate is not None and following.predicate.lemma in SAYING | rings
        return told and not following.phrases

    def _said_with(self, below: Clause, above: Clause, sentence: list[Clause], after: int) -> bool:
        """ "'밥 먹었니?' 하고 할머니가 물으셨다": 하고 behind the words, and who says them with the verb behind it."""
        predicate = above.predicate
        if below.quote is None or predicate is None or predicate.lemma != "하다" or predicate.ending != "고":
            return False
        if above.phrases or after >= len(sentence):
            return False
        following = sentence[after]
        told = following.predicate
        people = [p for p in following.phrases if p.is_person and p.is_subject_like]
        return told is not None and told.lemma in REPORTING and len(people) == 1

    def _reports(self, above: Clause, below: Clause) -> bool:
        predicate = above.predicate
        if predicate is None:
            return False
        if above.relatives and predicate.lemma == "이다":
            return below.quote is not None and self._are_words_of(above)  # "'난 네 편이야.' 승우가 해 준 말이야"
        passed = predicate.hearsay is not None and predicate.hearsay.mood is not Mood.TELLING
        if passed and below.quote is None and predicate.lemma not in {"하다", "그러다", "말하다", "전하다"}:
            return False  # "재밌다고 꼭 보래": two things said by one
        if predicate.lemma in REPORTING:
            return True
        if predicate.lemma in {"되다", "나오다"} and predicate.has("state") and not above.phrases:
            return True  # "계약서에는 위약금이 없다고 돼 있어"
        feeling = "adjective" in predicate.features and any(form == "하" for form, _ in predicate.pieces)
        if feeling and below.predicate is not None and below.predicate.ending.endswith("다고"):
            return True  # "너 군대 간다고 섭섭해하더라"
        if below.quote is not None and predicate.lemma in {"이러다", "저러다", "요러다", "이렇다"}:
            return True
        if sends_message(above, quoted=below.quote is not None):
            return True
        hearsay = below.predicate.hearsay if below.predicate else None
        if hearsay is not None and hearsay.mood is not Mood.TELLING:
            return True  # whoever asks or orders does so by whatever verb
        if below.saying_noun or self._voices(above, below) or _spreads_it(above):
            return True
        return (
            predicate.lemma == "이다"
            and above.complement is not None
            and above.complement.head in SAYING_NOUNS | OUTCRIES
        )

    def _voices(self, above: Clause, below: Clause) -> bool:
        """ "아프다고 전화하셨어", "청소하겠다고 나섰어": whatever somebody does with -다고 before it says so.

        Not so with a thing or place of its own: "배고프다고 라면을 먹었어" tells of an act beside.
        """
        predicate, quoted = above.predicate, below.predicate
        if predicate is None or quoted is None or not quoted.ending.endswith("고") or quoted.has("must"):
            return False
        if predicate.close in {Close.CONDITION, Close.NOUN, Close.CONCESSION, Close.IMPERATIVE, Close.PROPOSAL}:
            return False
        if "adjective" in predicate.features:
            return False
        if any(p.head in OUTCRIES for p in above.phrases):
            return True
        if predicate.lemma in _VOICELESS:
            return False
        own = [p for p in above.phrases if not is_filler(p) and p.kind is not Kind.TIME]
        return all(
            (
                p.is_person
                and p.kind is not Kind.ORGANISATION
                and p.case in {"subj", "topic", "also", "dat", "bare", "source"}
            )
            or p.head in OUTCRIES
            for p in own
        )

    def _saying_without_words(self, clause: Clause, frames: Frames, sentence: list[Clause], position: int) -> bool:
        """ "현석이가 그랬어,", "예린이가 다은이한테 들었대,": the words come in the next sentence."""
        predicate = clause.predicate
        if self._leads_to_next(clause, sentence):
            return True
        if predicate is None or predicate.lemma not in (SAYING | HEARING | _THUS) | _WORDS_COME:
            return False
        words_follow = self._quote_follows(sentence)
        if words_follow and self._announces_words(clause):
            found = written(clause, self._cast)
            self._memory.pending = frames.then(found)
            self._memory.last_owner = found.source
            return True
        if predicate.lemma in _THUS and not words_follow:
            return predicate.close is Close.FINAL  # "요즘 다들 이러더라": nothing is said with it
        if predicate.lemma in _WORDS_COME:
            return False
        if predicate.lemma in _SAYING_WITH_OBJECT:
            following = self._next_sentence(sentence)
            objects = [p for p in clause.phrases if p.kind is Kind.THING and not is_filler(p)]
            if following is None or not self._ends_quoted(following) or objects:
                return False
        if predicate.close not in {Close.FINAL, Close.HEARSAY, Close.BACKGROUND}:
            return False
        following = self._next_sentence(sentence)
        if following is None or not self._ends_quoted(following):
            return (
                predicate.lemma in {"그러다", "그렇다", "말하다", "얘기하다", "말씀드리다"}
                and not any(p.kind is Kind.THING and not is_filler(p) for p in clause.phrases)
                and not clause.adverb("그냥", "그저")
            )
        if predicate.lemma in HEARING:
            name_tellers(clause)  # "나무가 로하한테 들었대, 회장이 그만둔다고"
        found = self._frame_of_reporter(clause, None, clause.phrases)
        self._memory.pending = frames.then(found)
        self._memory.last_owner = found.source
        return True

    def _led_to_words(self, sentence: list[Clause]) -> list[Clause]:
        """ "서진이가 나 보자마자 이러더라. '…'": how it came to the words is told by who says them, and no more."""
        last = sentence[-1]
        if len(sentence) > 1 and sentence[1].quote is not None and not sentence[1].phrases:
            came = sentence[0].predicate
            people = self._spoken_on_arrival(sentence[1])
            if came is not None and people and came.ending in {"자마자", "더니"} and came.lemma in _ON_THE_WAY:
                sentence[1].phrases = people  # "애가 집에 오자마자 '배고파' 이러는 거야"
                return sentence[1:]
        if len(sentence) < 2 or last.predicate is None or last.predicate.lemma not in _THUS | {"그러다"}:
            return sentence
        if not self._quote_follows(sentence) or any(
            c.predicate is None or c.predicate.hearsay is not None for c in sentence[:-1]
        ):
            return sentence
        if not any(p.is_person and p.is_subject_like for p in last.phrases):
            tellers = [p for c in sentence[:-1] for p in c.phrases if p.is_person and p.case == "subj"]
            last.phrases = [*tellers[:1], *last.phrases]
            last.start = min([last.start, *(p.start for p in last.phrases)])
        return [last]

    def _spoken_on_arrival(self, clause: Clause) -> list[Phrase]:
        """ "애가 오자마자 '선생님이 숙제해 오래' 이러더라": who does something just before the words speaks them."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        predicate = before.predicate if before is not None else None
        if (
            before is None
            or predicate is None
            or before.sentence != clause.sentence
            or predicate.hearsay is not None
        ):
            return []
        if (
            predicate.ending not in {"자마자", "더니", "면서", "으면서", "다가", "고", "어서"}
            or before.quote is not None
        ):
            return []
        people = [p for p in before.phrases if p.is_person and p.is_subject_like]
        return people if len(people) == 1 and people[0].kind is not Kind.GROUP else []

    def _quoted_speech(self, unit: Unit, frames: Frames) -> None:
        """Direct speech: the first person is the one quoted, the listener whoever was told."""
        clause = unit.clause
        if unsaid(unit.reporters):
            return  # "난 '못 가'라고 말한 적 없어"
        phrases = clause.phrases + [p for r in unit.reporters for p in r.phrases]
        subjects = [
            p
            for p in phrases
            if p.is_person and p.case in {"subj", "topic", "bare", "also"} and p.kind is not Kind.GROUP
        ]
        if not subjects and unit.reporters:
            subjects = self._unknown_speaker(clause, unit.reporters[0]) or self._spoken_on_arrival(clause)
        organisations = [p for p in phrases if p.kind is Kind.ORGANISATION and p.case == "from"]
        dats = [p for p in phrases if p.case == "dat" and p.is_person]
        listener = person_of(dats[0], self._cast) if dats else self._cast.speaker()
        frames_here = frames
        reporter = unit.reporters[0].predicate.lemma if unit.reporters and unit.reporters[0].predicate else ""
        if not unit.reporters and self._memory.pending is not None and not subjects:
            frames_here = self._memory.pending
        elif len(unit.reporters) > 1:
            frames_here = frames.then(self._told_in_steps(clause, unit.reporters))
        elif reporter in HEARING:
            for phrase in subjects + dats:
                person = person_of(phrase, self._cast)
                if person is not None and person.name != self._cast.first:
                    frames_here = frames_here.then(Frames((person,), True))
            listener = self._cast.speaker()
        else:
            for phrase in (subjects or organisations)[: max(1, len(unit.reporters))]:
                frames_here = frames_here.then(frame_of(person_of(phrase, self._cast), self._cast))
        source = frames_here.source
        own = frames_here.self_told and source is None
        if source is None and not own and not subjects:
            frames_here = replace(frames_here, hearsay=True)
        cast = self._cast if own else self._cast.quoted(source, listener.name if listener else None)
        for finding in self._read_quote(clause.quote or (0, 0), cast, self._spoken_on(phrases)):
            finding.frames = frames_here.then(finding.frames)
            finding.cast = replace(finding.cast, first=self._cast.first)
            draft = finding.draft
            if draft.is_attitude and draft.holder is None:
                draft.holder = source
            self._findings.append(finding)
        self._memory.last_owner = source
        self._memory.frames = frames_here

    def _unknown_speaker(self, clause: Clause, reporter: Clause) -> list[Phrase]:
        """ "코디네이터가 '저 관둬요' 그랬대": what speaks in quotation marks is somebody, of whatever trade."""
        if self._are_words_of(reporter):
            return self._speakers_of(reporter)
        if reporter.predicate is None or reporter.predicate.lemma not in {"그렇다", "그러다", "말하다"}:
            return []
        speaking = [p for p in [*clause.phrases, *reporter.phrases] if p.kind is Kind.THING and p.case == "subj"]
        if len(speaking) != 1 or speaking[0].modifier or is_filler(speaking[0]) or speaking[0].head in MEDIA:
            return []
        speaking[0].kind = Kind.ROLE
        return speaking

    def _are_words_of(self, clause: Clause) -> bool:
        """ "승우가 해 준 말이야": whose words they were."""
        complement = clause.complement
        told = complement is not None and complement.head in {"말", "얘기", "이야기", "말씀"}
        return told and bool(clause.relatives) and bool(self._speakers_of(clause))

    def _speakers_of(self, clause: Clause) -> list[Phrase]:
        lemma, _, taken = clause.relatives[-1]
        shadow = [clause.shadow] if clause.shadow is not None else []
        speaking = lemma in SAYING | {"해주다", "들려주다", "남기다"}
        people = [p for p in [*taken, *clause.phrases, *shadow] if p.is_person and p.case == "subj"]
        return people[:1] if speaking else []

    def _told_in_steps(self, clause: Clause, reporters: list[Clause]) -> Frames:
        """ "영희가 '…'라고 했다고 민수가 말했어": each verb has who stands with it; the rest stand before, outermost first."""
        before = [p for p in clause.phrases if self._may_tell(p)]
        frames = Frames()
        for index in range(len(reporters) - 1, -1, -1):
            reporter = reporters[index]
            own = [p for p in reporter.phrases if self._may_tell(p)]
            lemma = reporter.predicate.lemma if reporter.predicate else ""
            if not own and (before if index == 0 else before[1:]):
                own = [before.pop(0)]
            if lemma in HEARING:
                own += [p for p in reporter.phrases if p.is_person and p.case in {"dat", "source", "from"}]
            for phrase in own:
                person = person_of(phrase, self._cast.with_itself(frames.people[-1] if frames.people else None))
                if person is not None:
                    frames = frames.then(frame_of(person, self._cast))
            frames = replace(frames, self_told=False, hearsay=True) if index else frames
        return frames

    def _may_tell(self, phrase: Phrase) -> bool:
        return (
            phrase.is_person and phrase.case in {"subj", "topic", "bare", "also"} and phrase.kind is not Kind.GROUP
        )

    def _spoken_on(self, phrases: list[Phrase]) -> date | None:
        """ "어제 '내일 갈게'라고 했어": the day the quotation was spoken, if one day is told and is over."""
        spans = [(p.start, p.end) for p in phrases if p.kind is Kind.TIME]
        days = [
            e.time.start
            for e in self._times.within(spans, future=False)
            if e.time is not None and e.time.start == e.time.end
        ]
        today = self._times.today
        return days[0] if len(days) == 1 and today is not None and days[0] < today else None

    def _plain_telling(self, clause: Clause, frames: Frames) -> bool:
        """ "-단다" about oneself or one's family, told without a source, is plain telling; so is -다니까."""
        predicate = clause.predicate
        led_in = bool(self._memory.frames.people) and self._memory.last_owner is None
        if predicate is None or frames.people or frames.hearsay or led_in:
            return False
        ending = predicate.ending.rstrip("요").replace("고ㄴ다", "ㄴ다")
        ending = ending.replace("다ㄴ다", "단다").replace("라ㄴ다", "란다")
        if not ending.endswith(("단다", "란다", "다네", "라네", "답니다", "랍니다")):
            return False
        subjects = [p for p in clause.phrases if p.case in {"subj", "topic", "also", "bare"} and p.is_person]
        if not subjects and any(p.kind is Kind.ORGANISATION and p.case == "from" for p in clause.phrases):
            return False  # "회사에서 보너스를 준단다"
        if not subjects:
            if ending.endswith(("답니다", "랍니다")) and self._goes_on_by_itself(clause):
                return False
            return ending.endswith(("단다", "란다", "답니다", "랍니다")) and not any(
                p.case == "subj" for p in clause.phrases
            )
        first = subjects[0]
        if first.kind is Kind.FIRST:
            return True
        return ending.endswith(("단다", "란다")) and first.kind is Kind.KIN and (first.possessor is None)

    def _goes_on_by_itself(self, clause: Clause) -> bool:
        """ "요가반이 다음 주에 개강한답니다": a thing that starts or ends, nothing of one's own."""
        predicate = clause.predicate
        things = [p for p in clause.phrases if p.kind is Kind.THING and p.case in {"topic", "bare", "subj"}]
        return (
            predicate is not None
            and any(not is_filler(p) for p in things)
            and not any(p.case == "obj" for p in clause.phrases)
            and is_event_verb(predicate, lexicon().verbs.get(predicate.lemma))
        )

    def _scope_of_later(
        self, clause: Clause, sentence: list[Clause], position: int
    ) -> tuple[Frames | None, Person | None]:
        """A linked clause shares the source of the sentence's end ("아파서 못 온대")."""
        predicate = clause.predicate
        if predicate is None or predicate.close not in {Close.LINK, Close.BACKGROUND, Close.PURPOSE}:
            return None, None
        first_person = any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases)
        if first_person or (predicate.ending == "더니" and predicate.has("past") and predicate.hearsay is None):
            return None, None
        if predicate.close is Close.BACKGROUND and predicate.has("past") and predicate.lemma in _MET_FIRST:
            return None, None  # "아까 지호 만났는데 이직 준비한대"
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
            if following.ending == "더니" and following.has("past") and following.hearsay is None:
                return None, None  # "애가 열이 나서 병원 갔더니 독감이래": done by who tells it
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
                    for p in [
                        *reporter.phrases,
                        *(p for p in unit.clause.phrases if p.topic),
                        *clause.phrases,
                        *unit.clause.phrases,
                    ]
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
        source = carried.source
        return (carried if carried.hearsay else Frames((), True)), source

    def _take_office(self, clause: Clause) -> Phrase | None:
        """ "치과에서 충치가 세 개래": an organisation with 에서 where nothing happens there tells it."""
        predicate = clause.predicate
        if predicate is None or not (predicate.lemma == "이다" or "adjective" in predicate.features):
            return None
        office = next((p for p in clause.phrases if p.kind is Kind.ORGANISATION and p.case == "from"), None)
        if office is None or any(p.is_person and p.is_subject_like for p in clause.phrases):
            return None
        return office if predicate.lemma not in {"있다", "없다", "많다", "적다"} else None

    def _hearsay(self, clause: Clause, frames: Frames) -> None:
        """A final -대/-래/-재/-냬: the source is led in, stands as a second subject, or is open."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is None:
            return
        mood = predicate.hearsay.mood
        frames = replace(frames, hearsay=True)
        if self._denied_by(clause) or self._only_so_much(clause):
            return
        if not frames.people and mood is Mood.TELLING:
            frames = frames.then(self._goes_on_about(clause))
        met = None if frames.people or mood is not Mood.TELLING else self._met_before(clause)
        if met is not None:
            frames = frames.then(met)
        carried = not frames.people and self._carries(clause)
        if carried:
            frames = self._memory.frames.then(frames)
        if mood is not Mood.TELLING:
            self._act(clause, mood, frames, clause.phrases, self._cast, None)
            return
        teller: Person | None = None
        if denies_untold(clause):
            return
        speaks_on = any(p.kind is Kind.SELF and p.is_subject_like for p in clause.phrases) and not frames.people
        if speaks_on and self._memory.last_owner is not None:  # "가람이가 꼭 보래, 자기는 울었대"
            frames = frames.then(frame_of(self._memory.last_owner, self._cast))
        outer = (
            self._outer_subject(clause, frames)
            or self._acted_upon(clause, frames)
            or (None if frames.people else self._take_office(clause))
        )
        nobody = outer is None and any(p.kind is Kind.GROUP and p.is_subject_like for p in clause.phrases)
        if nobody and self._told_to_face(clause):  # "다들 나보고 미쳤대"
            clause.phrases = [p for p in clause.phrases if p.kind is not Kind.GROUP]
        if outer is not None:
            teller = person_of(outer, self._cast)
            clause.phrases = [p for p in clause.phrases if p is not outer]
            frames = frames.then(frame_of(teller, self._cast))
        source = frames.source
        self._emit_quoted(clause, frames, self._cast.with_itself(source or self._self_of(clause)), source)
        self._remember_source(frames, teller)

    def _only_so_much(self, clause: Clause) -> bool:
        """ "나가기 싫어 죽겠대": how much it is felt, and no dying."""
        predicate = clause.predicate
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1].predicate if index else None
        felt = before is not None and before.ending in {"어", "아"} and "adjective" in before.features
        return predicate is not None and predicate.lemma in {"죽다", "미치다"} and felt and not clause.phrases

    def _goes_on_about(self, clause: Clause) -> Frames:
        """ "지호가 수아 욕을 하더라. 걔는 게으르대": who judged somebody goes on about them; the pronoun is named."""
        last = self._findings[-1] if self._findings else None
        pointed = next((p for p in clause.phrases if p.kind is Kind.THIRD and p.is_subject_like), None)
        if last is None or pointed is None or last.draft.label not in _JUDGING or last.draft.target is None:
            return Frames()
        told = last.draft.clause
        judged = told is not None and any(
            (p.text == last.draft.target and p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE})
            or (p.possessor is not None and p.possessor.text == last.draft.target)
            for p in told.phrases
        )
        holder = last.draft.holder
        if holder is None or holder.name == self._cast.first or not judged:
            return Frames()
        name = last.draft.target
        pointed.kind, pointed.text, pointed.head, pointed.rest = Kind.NAME, name, name, name
        return frame_of(holder, self._cast)

    def _met_before(self, clause: Clause) -> Frames | None:
        """ "어제 희재 만났는데 회사 그만뒀대": with nobody else named, who was met says it of themselves."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or before.sentence != clause.sentence or before.predicate is None or before.negated:
            return None
        seen = before.predicate
        if seen.lemma not in {"만나다", "마주치다", "뵙다", "뵈다"} or seen.close is not Close.BACKGROUND:
            return None
        met = [
            p
            for p in before.phrases
            if p.kind in {Kind.NAME, Kind.KIN, Kind.ROLE} and p.case in {"obj", "bare", "com"}
        ]
        others = [p for p in before.phrases if p.is_person and p not in met and p.kind is not Kind.FIRST]
        named = any(p.is_subject_like and p.is_person and p.kind is not Kind.ORGANISATION for p in clause.phrases)
        named = named or any(p.case in {"subj", "topic"} and not is_filler(p) for p in clause.phrases)
        if len(met) != 1 or others or not seen.has("past"):
            return None
        if named:  # "아까 경비 아저씨를 만났는데 엘리베이터가 고장 났대": of another, it is told by who was met
            people = [p for p in clause.phrases if p.is_person and p.is_subject_like]
            known = any(p.text == met[0].text or p.kind in {Kind.GROUP, Kind.SELF} for p in people)
            return None if known or len(people) > 1 else frame_of(person_of(met[0], self._cast), self._cast)
        told_of = replace(met[0], case="topic", topic=True, particles=("는",))
        clause.phrases = [told_of, *clause.phrases]
        return frame_of(person_of(met[0], self._cast), self._cast)
