"""Reads the clauses of one passage in order: sources, quotations, contents, and who is still talked of.

A *unit* is one content clause with the verbs of saying above it, innermost first. What a unit says comes
from `contents`, who owns it from `attribution`; this module only decides who is where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.afterthoughts import judged_behind
from ingest.extract.korean.answers import answerer
from ingest.extract.korean.beside import knows_from_there
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.corrections import announces, apologises, is_slip, mistaken_for, put_right, take_back
from ingest.extract.korean.courtesy import without_courtesy
from ingest.extract.korean.denials import tells_of_none
from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.facing import called_after_looking, tells_of_both
from ingest.extract.korean.fears import led_to_fear
from ingest.extract.korean.fragments import added_behind, told_by_noun, with_verb
from ingest.extract.korean.hearsay import HearsayReading
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.noted import is_ahead_or_usual
from ingest.extract.korean.people import Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.rejoining import rejoined
from ingest.extract.korean.roles import REGIONS, is_filler
from ingest.extract.korean.sources import (
    CONVERSING,
    Frames,
    frame_of,
    heard,
    leading_source,
    named_so,
    sends_message,
    take_source_phrases,
)
from ingest.extract.korean.state import Finding, Unit
from ingest.extract.korean.states import SKIPPED_LEMMAS
from ingest.extract.korean.whom import looks_up
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.writings import done_by_writer, read_there, seen_there, stands_for_all
from ingest.model import Polarity
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import ASKING, HEARING, ORDERING, SAYING

_WHERE = frozenset({"데", "곳", "동네", "집"})
#: Feelings as they are seen in another, and how what is told of them goes on.
_SEEN_FEELINGS = words(
    "좋아하다 싫어하다 믿다 무서워하다 아까워하다 귀찮아하다 부러워하다 미워하다 즐기다 고집하다 신뢰하다"
)
_WISHES_SEEN = re.compile(r"싶어 ?[하해했한할함합]")
_GOING_ON = frozenset({"고", "지만", "는데", "은데", "ㄴ데", "으나", "나", "면서"})
#: Before these, with 만, what follows is so each time: "그 얘기만 나오면 울어".
_WHENEVER = words("보다 듣다 나오다 하다 꺼내다 들리다 보이다 생각나다 떠올리다")
_SPEAKING_OF = words("말하다 얘기하다 따지다 보다 생각하다 비교하다 고백하다 말씀드리다 치다 알다")
_TRUE = words("진짜 정말 사실 참 실화 레알 찐")
#: What a mood is in somebody's own mouth.
_SPOKEN_MOODS = {
    Close.PROPOSAL: Mood.PROPOSAL, Close.IMPERATIVE: Mood.ORDER, Close.QUESTION: Mood.QUESTION,
}  # fmt: skip


def _turns_to_own(clause: Clause, following: list[Clause]) -> bool:
    """ "네 말로는 쉽다더니 엄청 어렵네": behind words that are set against it, who speaks tells of their own."""
    predicate = clause.predicate
    if predicate is None or predicate.close is not Close.HEARSAY_LINK:
        return False
    if not predicate.ending.endswith(("더니", "더니만", "던데", "는데", "지만")):
        return False
    return all(c.predicate is not None and c.predicate.hearsay is None for c in following)


def _only_says_how(clause: Clause) -> bool:
    """ "솔직히 말하면", "생각해 보면": no condition of anything."""
    speaks = clause.predicate is not None and clause.predicate.lemma in _SPEAKING_OF
    return speaks and not any(p.is_person or p.case in {"subj", "topic", "obj", "bare"} for p in clause.phrases)


def _asks_whether_true(asked: list[Clause]) -> bool:
    """Say whether a question does no more than ask whether what was passed on is so."""
    if len(asked) != 1 or asked[0].phrases or asked[0].predicate is None:
        return False
    noun = asked[0].complement.text if asked[0].complement is not None else asked[0].complement_word
    return noun in _TRUE or asked[0].predicate.lemma in {
        "맞다",
        "정말이다",
        "진짜이다",
        "사실이다",
        "알다",
        "듣다",
    }


class PassageReader(HearsayReading):
    """Walks through the clauses of one passage."""

    def read(self) -> list[Finding]:
        """Return the findings from left to right."""
        self._only_asked_oneself: list[str] = []  # "지호가 온댔나?"
        for sentence in self._sentences():
            self._conditional = False
            self._read_sentence(sentence)
        self._replace_what_is_over()
        self._forget_who_told()
        return self._findings

    def _postposed_topics(self) -> None:
        """ "금요일 저녁이야 모임": a lone noun behind a date or place is what takes place then."""
        for clause, following in pairwise(self._clauses):
            predicate, complement = clause.predicate, clause.complement
            lone = following.predicate is None and len(following.phrases) == 1 and not following.asked
            if predicate is None or complement is None or not lone or predicate.lemma != "이다":
                continue
            thing = following.phrases[0]
            bare = thing.case == "bare" and thing.kind is Kind.THING and not following.adverbs
            said = any(p.is_subject_like and not is_filler(p) for p in clause.phrases)
            if (
                complement.kind is Kind.TIME
                and bare
                and not said
                and "\n" not in self._text[clause.end : thing.start]
            ):
                thing.case, thing.topic, thing.particles = "topic", True, ("은",)
                clause.phrases.append(thing)
                clause.end = following.end
                following.phrases = []

    def _quoted_behind(self) -> None:
        """ "그 웹툰 별로, 슬기 왈": whose words the whole sentence was is put before it."""
        last = self._clauses[-1] if len(self._clauses) > 1 else None
        named = last is not None and last.predicate is None and last.adverb("왈") and bool(last.phrases)
        if last is None or not named or not all(p.is_person for p in last.phrases):
            return
        self._clauses.pop()
        before = self._clauses[-1].sentence
        place = next(i for i, c in enumerate(self._clauses) if c.sentence == before)
        self._clauses.insert(place, replace(last, sentence=before))

    def _fragments(self) -> None:
        """ "점심 먹고 산책", "이겼다 배드민턴": nouns that stand for a verb, or belong to the one before them."""
        for index, (before, clause) in enumerate(pairwise(self._clauses), start=1):
            told = told_by_noun(before, clause)
            spans = [*self._time_spans(before), *self._time_spans(clause)]
            if told is not None and not self._times.is_future(spans) and not is_ahead_or_usual(before):
                self._clauses[index] = with_verb(clause, told)
                continue
            added = added_behind(before, clause, self._text[before.end : clause.start])
            if added is not None:
                before.phrases.append(added)
                before.end, clause.phrases = clause.end, []

    def _sentences(self) -> Iterator[list[Clause]]:
        self._clauses = rejoined(self._clauses)
        self._quoted_behind()
        self._postposed_topics()
        judged_behind(self._clauses)
        self._fragments()
        current: list[Clause] = []
        for clause in self._clauses:
            if current and clause.sentence != current[-1].sentence:
                yield current
                current = []
            current.append(clause)
        if current:
            yield current

    def _read_sentence(self, sentence: list[Clause]) -> None:
        self._note_as_done(sentence)
        recalled = self._is_question(sentence) and self._recalls(sentence)
        self._memory.correcting = self._memory.correcting or recalled
        if self._is_question(sentence) and not recalled:
            self._read_before_question(sentence)
            return
        if self._asked_whether_so(sentence):
            return
        if self._all_the_same(sentence) or self._addresses_all(sentence) or self._is_slip_only(sentence):
            return
        if self._trailing_source(sentence) or self._distances(sentence):
            return
        if self._refines_time(sentence) or self._is_other_value(sentence):
            return
        if self._told_afterwards(sentence):
            return
        sentence = without_courtesy(sentence)
        if not sentence:
            return
        self._give_reason_and_order(sentence)
        sentence = called_after_looking(take_back(led_to_fear(self._led_to_words(sentence))))
        if self._puts_in_place(sentence):
            return
        tells_of_both(sentence)
        put_right(sentence, self._memory.correcting)
        unsure, told = self._unsure_ahead(sentence), len(self._findings)
        self._read_units(sentence)
        if recalled and sentence[-1].predicate is not None and sentence[-1].predicate.ending.endswith("나"):
            self._only_asked_oneself = [f.draft.subject.name for f in self._findings[told:] if f.draft.subject]
        if unsure:
            self._doubt(self._findings[told:])

    def _forget_who_told(self) -> None:
        """ "지호가 온댔나? 아니다, 안 온대": of whom it was told is no source of what is told instead."""
        for finding in self._findings:
            source, subject = finding.frames.source, finding.draft.subject
            if source is None or subject is None or source.name != subject.name or not finding.draft.replaces:
                continue
            if subject.name in self._only_asked_oneself:
                finding.frames = Frames((), True)

    def _read_units(self, sentence: list[Clause]) -> None:
        """Read what a sentence says, unit by unit, under the sources that were led in before each."""
        frames = Frames()
        if self._memory.pending is not None and len(sentence) > 1 and self._ends_quoted(sentence):
            frames = self._memory.pending  # "…가 그러셨대, 이장님이 논을 내놓겠다고 했다고"
        position = 0
        while position < len(sentence):
            clause = sentence[position]
            frames = self._behind_hearing(frames.then(take_source_phrases(clause, self._cast)))
            if self._cleft(clause, sentence, position, frames):
                position += 1
                continue
            answer = None if frames.people else answerer(sentence, position)
            if answer is not None:
                frames = frames.then(frame_of(person_of(answer[0], self._cast), self._cast))
                self._remember_sources(frames, sentence)
                position = answer[1]
                continue
            knows = None if frames.people or frames.hearsay else knows_from_there(sentence, position)
            if knows is not None:
                self._emit(clause, Frames(), self._cast, quoted=None, clause_phrases=clause.phrases)
                frames = frames.then(frame_of(person_of(knows, self._cast), self._cast))
                self._remember_sources(frames, sentence)
                position += 1
                continue
            unit, after = self._unit(sentence, position)
            if not unit.reporters:
                led = leading_source(clause, self._cast) if unit.clause is clause else None
                if led is not None and self._only_read(clause) and not self._words_come(sentence, position):
                    led = None  # "엄마 인스타 봤는데 사진 예쁘더라": seen by who tells it
                    done_by_writer(clause, sentence[position + 1 :])
                if led is None and seen_there(clause, sentence[position + 1 :]):
                    led = Frames((), True)
                if led is not None and (position + 1 < len(sentence) or led.people):
                    frames = frames.then(led)
                    self._remember_sources(frames, sentence)
                    position += 1
                    continue
            if after < len(sentence) and self._only_heard(unit):
                frames = frames.then(heard(clause, self._cast))  # "수아가 형한테 들었다고 하면서 …"
                self._remember_sources(frames, sentence)
            else:
                self._read_unit(unit, frames, sentence, position)
            if after < len(sentence) and _turns_to_own(unit.clause, sentence[after:]):
                frames = Frames()
            position = after

    def _behind_hearing(self, frames: Frames) -> Frames:
        """ "수아한테 들었어. 지호 말로는 …": from whom it was heard, once, tells on what another said."""
        heard_from, self._memory.heard_from = self._memory.heard_from, None
        return heard_from.then(frames) if heard_from is not None and frames.people else frames

    def _only_read(self, clause: Clause) -> bool:
        """ "지호 블로그 봤는데", "엄마 문자 왔는데": something to read, whose words need not follow."""
        predicate = clause.predicate  # "얘기해 줬는데" is telling
        talked = predicate is not None and predicate.lemma in CONVERSING and not predicate.has("benefit")
        return talked or read_there(clause) is not None or sends_message(clause) or stands_for_all(clause)

    def _words_come(self, sentence: list[Clause], position: int) -> bool:
        """Say whether anything is passed on behind this clause, in its sentence or the next."""
        rest = [*sentence[position + 1 :], *(self._next_sentence(sentence) or [])]
        if not sentence[position + 1 :]:
            return True
        return any(
            c.quote is not None or (c.predicate is not None and c.predicate.hearsay is not None) for c in rest
        )

    def _only_heard(self, unit: Unit) -> bool:
        """ "지나한테 들었다고 하면서 …했대": that it was heard from somebody, and what was heard comes behind."""
        predicate = unit.clause.predicate
        if predicate is None or predicate.lemma not in HEARING or len(unit.reporters) != 1:
            return False
        above = unit.reporters[0].predicate
        links = above is not None and above.close in {Close.LINK, Close.BACKGROUND, Close.HEARSAY_LINK}
        people = [p for p in unit.clause.phrases if not is_filler(p)]
        return links and bool(people) and all(p.is_person or p.head == "얘기" for p in people)

    def _read_before_question(self, sentence: list[Clause]) -> None:
        if self._cast.is_quoted and self._asked_in_quote(sentence):
            return
        told = self._told_before_asking(sentence)
        if told:
            self._read_sentence(told)
        self._note_topic(sentence)

    def _asked_whether_so(self, sentence: list[Clause]) -> bool:
        """ "지호가 이직했다던데 진짜야?": told only to be asked about."""
        last, following = sentence[-1].predicate, self._next_sentence(sentence)
        if last is None or last.hearsay is None or not last.ending.rstrip("요").endswith(("던데", "는데")):
            return False
        return following is not None and following[-1].asked and _asks_whether_true(following)

    def _told_before_asking(self, sentence: list[Clause]) -> list[Clause]:
        """ "우진이가 주말에 탁구 치자는데 넌 어때?": what was passed on stands before the question."""
        for index in range(len(sentence) - 1, 0, -1):
            predicate = sentence[index - 1].predicate
            if index > 1 and self._said_in_turn(sentence[index - 2], sentence[index - 1]):
                return sentence[:index]
            if predicate is not None and predicate.close is Close.HEARSAY_LINK and predicate.hearsay is not None:
                people = [p for p in sentence[index - 1].phrases if p.is_person and p.is_subject_like]
                if _asks_whether_true(sentence[index:]):
                    return []  # "이직했다던데 진짜야?"
                return sentence[:index] if people and people[0].kind is not Kind.SECOND else []
        return []

    def _said_in_turn(self, quoted: Clause, saying: Clause) -> bool:
        """ "수아는 이겼다 하고 지호는 졌다 하고, 누가 맞아?": what each said stands before the question."""
        said, above = quoted.predicate, saying.predicate
        if said is None or above is None or said.close is not Close.QUOTE or quoted.asked:
            return False
        if quoted.adverb("언제", "왜", "어떻게") or any(p.kind is Kind.QUESTION for p in quoted.phrases):
            return False  # "지호는 언제 온다고 하고 갔어?"
        people = [p for p in [*quoted.phrases, *saying.phrases] if p.is_person and p.is_subject_like]
        told = above.lemma in SAYING and above.close is Close.LINK and above.ending == "고"
        return told and bool(people) and people[0].topic and people[0].kind is not Kind.SECOND

    def _is_slip_only(self, sentence: list[Clause]) -> bool:
        """Note that a correction is under way; say whether the sentence does nothing but announce it."""
        if mistaken_for(sentence) is None and not apologises(sentence) and not announces(sentence):
            return False
        slip = is_slip(sentence)
        mistaken = mistaken_for(sentence)
        if mistaken is not None and self._findings:
            # "…쓰라고 하셨어요. 부장님이라고 말씀드린 건 제 착각이고요": what is right was told before
            self._findings[-1].draft.replaces = mistaken.text
            return True
        if slip and len(sentence) > 1 and self._quotes(sentence[:-1]):
            self._read_sentence(sentence[:-1])  # "…라고 했는데, 잘못 말했다"
        self._memory.correcting = True
        return slip

    def _quotes(self, clauses: list[Clause]) -> bool:
        return any(c.predicate is not None and c.predicate.hearsay is not None for c in clauses)

    def _all_the_same(self, sentence: list[Clause]) -> bool:
        """ "봐도 그만 안 봐도 그만": it is all the same to whoever says so."""
        conceded = [c for c in sentence if c.predicate is not None and c.predicate.close is Close.CONCESSION]
        shrugs = [c for c in sentence if c.adverb("그만") or c.complement_word == "그만"]
        if len(conceded) < 2 or len(shrugs) < 2:
            return False
        things = [p for p in conceded[0].phrases if p.kind is Kind.THING]
        target = thing_of(things[-1], self._cast) if things else self._memory.topic
        people = [p for p in conceded[0].phrases if p.is_person and p.is_subject_like]
        holder = person_of(people[0], self._cast) if people else self._cast.speaker()
        if target is None or holder is None:
            return False
        draft = Draft("likes", "all the same", "그만이다", holder, None, target, Polarity.NEUTRAL, holder=holder)
        self._add(draft, Frames(), self._cast, sentence[-1])
        return True

    def _cleft(self, clause: Clause, sentence: list[Clause], position: int, frames: Frames) -> bool:
        """ "이직한 사람은 수아야", "맛없다고 한 사람은 나연이야": the complement is who did or said it."""
        predicate, complement = clause.predicate, clause.complement
        if predicate is None or predicate.lemma != "이다" or complement is None or not clause.relatives:
            return False
        wrong = clause.replaces
        if complement.kind is Kind.THING and wrong is not None and wrong.kind is Kind.NAME:
            named_so(complement)  # "재밌다고 한 건 하늘이가 아니라 이슬이었어"
        if not complement.is_person:
            return self._cleft_thing(clause, complement, frames)
        corrected = (clause.replaces is not None and clause.replaces.is_person) or self._lacks_subject(clause)
        heads = [
            p
            for p in clause.phrases
            if (corrected and p.head in {"거", "것"} and p.modifier)
            or (p.head in {"사람", "분", "애", "쪽"} and p.modifier)
            or p.text.endswith((" 사람", " 분"))
        ]
        named = clause.replaces is not None and clause.replaces.is_person and bool(clause.replaces.modifier)
        if not heads and not named:
            return False
        lemma, inner, taken = clause.relatives[0]
        told = any(p.head in {"말", "얘기", "이야기", "소리"} for p in [*taken, *clause.phrases])
        earlier = sentence[position - 1].predicate if position else None
        unsaid = earlier is None or earlier.close is not Close.QUOTE
        if (lemma == "하다" and told) or (unsaid and lemma in {"얘기하다", "말하다", "이야기하다"}):
            return True  # "그 말을 한 건 지숙이야": who said it, but not what
        person = person_of(complement, self._cast)
        if person is None:
            return False
        before = sentence[position - 1] if position else None
        quoted = before is not None and before.predicate is not None and before.predicate.close is Close.QUOTE
        if quoted and before is not None and before.predicate is not None and lemma in SAYING | ASKING | ORDERING:
            before.replaces = clause.replaces
            self._said_by(before, person, frames.then(self._hearsay_of(clause)))
            return True
        if (
            inner.lemma == "사다"
            and inner.ending == "는"
            and any(p.head in REGIONS for p in [*taken, *clause.phrases])
        ):
            inner = replace(inner, lemma="살다")  # "대구 사는 건 누나야"
        inner_features = inner.features | (
            {"past", "linked"}
            if inner.ending in {"ㄴ", "은", "던"} and "adjective" not in inner.features
            else set()
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
        heard = self._hearsay_of(clause)
        if heard.hearsay or frames.hearsay:
            source = frames.source
            self._emit_quoted(content, frames.then(heard), self._cast.with_itself(source), source)
        else:
            self._emit(content, frames, self._cast, quoted=None, clause_phrases=content.phrases)
        return True

    def _hearsay_of(self, clause: Clause) -> Frames:
        """ "먼저 간 사람은 수아래": the cleft itself is passed on."""
        predicate = clause.predicate
        return Frames((), predicate is not None and predicate.hearsay is not None)

    def _lacks_subject(self, clause: Clause) -> bool:
        """ "합가하자고 한 건 시어머니야": the relative clause has no subject, so the complement is it."""
        _, inner, taken = clause.relatives[0]
        return (
            "adjective" not in inner.features
            and not any(p.is_subject_like and p.is_person for p in taken)
            and not any(p.is_person and p.is_subject_like for p in clause.phrases)
        )

    def _said_by(self, quote: Clause, person: Person, frames: Frames) -> None:
        """ "이사 가자고 한 건 장모님이야": whoever stands behind the copula said it."""
        hearsay = quote.predicate.hearsay if quote.predicate else None
        mood = hearsay.mood if hearsay is not None else Mood.TELLING
        if person.name == self._cast.first and not frames.people:
            if mood is Mood.TELLING:
                self._emit(quote, frames, self._cast, quoted=None, clause_phrases=quote.phrases)
            return
        chain = frames.then(frame_of(person, self._cast))
        cast = self._cast.with_itself(person)
        if mood is Mood.TELLING:
            self._emit_quoted(quote, chain, cast, person)
        else:
            self._act(quote, mood, chain, quote.phrases, cast, person)

    def _cleft_thing(self, clause: Clause, complement: Phrase, frames: Frames) -> bool:
        """ "내가 받은 건 립스틱이야", "우리가 만난 건 작년이야": what, where or when it was."""
        heads = [p for p in clause.phrases if p.head in {"거", "것", "데", "곳", "건"} and p.modifier]
        _, inner, taken = clause.relatives[0]
        people = [p for p in [*taken, *clause.phrases] if p.is_person and p.is_subject_like]
        timed = complement.kind is Kind.TIME
        verdicts = lexicon().good_nouns | lexicon().bad_nouns | lexicon().mixed_nouns
        if (
            not heads
            or complement.head in verdicts
            or complement.kind is Kind.QUESTION
            or "adjective" in inner.features
            or inner.lemma in {"하다", "이다", "있다", "없다", "같다", "되다", "그러다"}
            or not (people or clause.replaces is not None or timed)
            or not (
                inner.ending in {"ㄴ", "은", "ㄹ", "을", "던"}
                or (inner.ending == "는" and heads[0].head in _WHERE)
            )
        ):
            return False
        if not timed and any(p.case == "obj" for p in taken):
            return False
        tense = {"ㄹ": {"future"}, "을": {"future"}, "는": set[str]()}.get(inner.ending, {"past", "linked"})
        features = inner.features | tense
        if inner.lemma == "사다" and heads[0].head in _WHERE:
            inner = replace(inner, lemma="살다")  # "하람이 사는 데"
        case = "loc" if timed or heads[0].head in {"데", "곳"} else "obj"
        phrases = [p for p in [*clause.phrases, *taken] if p not in heads]
        content = Clause(
            [*phrases, replace(complement, case=case)], [], replace(inner, features=features, close=Close.FINAL)
        )
        content.start, content.end, content.sentence = clause.start, clause.end, clause.sentence
        content.replaces = clause.replaces
        frames = frames.then(self._hearsay_of(clause))
        if frames.hearsay or frames.people:
            source = frames.source
            self._emit_quoted(content, frames, self._cast.with_itself(source), source)
        else:
            self._emit(content, frames, self._cast, quoted=None, clause_phrases=content.phrases)
        return True

    def _read_unit(self, unit: Unit, frames: Frames, sentence: list[Clause], position: int) -> None:  # noqa: C901 (a row of readings, first that fits)
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
            if not frames.people:
                self._push_asker(clause, sentence, position)
        if not unit.reporters and self._feared(clause, sentence, position):
            return
        if predicate.close is Close.CONDITION and not predicate.has("must", "wish-if"):
            # "회사 얘기만 나오면 한숨을 쉬어": whenever it is so, and no condition
            always = predicate.lemma in _WHENEVER and any(p.particles[:1] == ("만",) for p in clause.phrases)
            self._conditional = self._conditional or not (always or _only_says_how(clause))
            self._note_topic([clause])
            return
        if (
            predicate.close is Close.IMPERATIVE
            and predicate.ending.startswith(("세요", "으세요", "셔요"))
            and (
                self._has_third_person(clause)
                or self._honours_third_person(sentence[:position])
                or self._praises(clause)
            )
        ):
            predicate.close = Close.FINAL  # "할머니는 서울에 사세요"
            predicate.features = predicate.features | {"honorific"}
        if self._cast.is_quoted and not unit.reporters and self._quoted_act(clause, frames):
            return
        if predicate.close in {
            Close.CONCESSION,
            Close.UNKNOWN_IF,
            Close.IMPERATIVE,
            Close.PROPOSAL,
            Close.QUESTION,
        }:
            self._note_topic([clause])
            self._conditional = self._conditional and predicate.close is not Close.IMPERATIVE
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
        if not unit.reporters and position and self._says_it_so(clause, sentence[position - 1]):
            return
        if not unit.reporters and self._saying_without_words(clause, frames, sentence, position):
            return
        if not unit.reporters and (
            self._is_imperative(clause) or self._begs(clause) or self._states_nothing(clause) or is_slip([clause])
        ):
            self._conditional = False  # "허리 아프면 이 방석 써 봐, 진짜 추천해": the advice holds anyway
            return
        if not unit.reporters and (self._moves_time(clause) or tells_of_none(clause)):
            return
        if not unit.reporters and position and self._distances_here(clause):
            return
        if not unit.reporters and self._returns(clause, sentence, position):
            return
        if not unit.reporters and predicate.close is Close.LINK and self._leads_to_request(clause, sentence):
            return
        if not unit.reporters and not frames.people and self._part_of_relayed_act(clause, sentence, position):
            self._note_topic([clause])
            return
        if not unit.reporters and self._only_introduces(clause, sentence, position):
            self._note_topic([clause])
            self._carry_over(clause, sentence, position)
            return
        self._content_unit(unit, frames, sentence, position)

    def _says_it_so(self, clause: Clause, before: Clause) -> bool:
        """ "손님이 국물이 끝내준다며 감탄했어요": the verb says how it was told; nothing is said beside."""
        predicate, told = clause.predicate, before.predicate
        if predicate is None or told is None or told.hearsay is None or not self._findings:
            return False
        if not told.ending.endswith(("다며", "라며", "다면서", "라면서")) or predicate.lemma not in SAYING:
            return False
        last = self._findings[-1]
        by_another = bool(last.frames.people) or (
            last.draft.holder is not None and last.draft.holder.name != self._cast.first
        )
        own = [p for p in clause.phrases if not is_filler(p) and p.case not in {"dat", "obj"}]
        return last.draft.clause is before and by_another and not own

    def _asked_in_quote(self, sentence: list[Clause]) -> bool:
        """ "'언제 올 거야?'라고 물었어": a question in direct speech is asked by the one quoted."""
        last = sentence[-1]
        if last.predicate is None or last.predicate.lemma in SKIPPED_LEMMAS:
            return False
        last.predicate.close = Close.QUESTION
        return self._quoted_act(last, Frames())

    def _quoted_act(self, clause: Clause, frames: Frames) -> bool:
        """ "'같이 가자'라고 했어": in direct speech a proposal, request or question is what the quoted one does."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma in SKIPPED_LEMMAS:
            return False
        mood = _SPOKEN_MOODS.get(predicate.close)
        if mood is None and self._is_imperative(clause):
            mood = Mood.ORDER
        speaker = self._cast.speaker()
        if mood is None or speaker is None:
            return False
        clause.phrases = [p for p in clause.phrases if not (p.kind is Kind.FIRST and p.is_subject_like)]
        self._act(clause, mood, frames, clause.phrases, self._cast, speaker)
        return True

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
            self._go_on_with_feeling(clause, sentence, position)
            return
        if frames.people or frames.hearsay:
            # "수아 말로는 예린이가 아파서 못 와": the source covers plain clauses too
            source = frames.source
            self._emit_quoted(clause, frames, self._cast.with_itself(source), source)
            self._go_on_with_feeling(clause, sentence, position)
            return
        before = len(self._findings)
        self._emit(clause, frames, self._cast, quoted=None, clause_phrases=clause.phrases)
        self._go_on_with_feeling(clause, sentence, position)
        if len(self._findings) == before and predicate.close is Close.LINK and position + 1 < len(sentence):
            self._hand_on_subject(clause, sentence[position + 1])

    def _go_on_with_feeling(self, clause: Clause, sentence: list[Clause], position: int) -> None:
        last = self._findings[-1].draft if self._findings else None
        if position + 1 < len(sentence) and last is not None and last.is_attitude and last.clause is clause:
            self._hand_on_feeler(clause, sentence[position + 1])

    def _hand_on_feeler(self, clause: Clause, following: Clause) -> None:
        """ "민수는 커피는 싫어하고 차만 좋아해": how another is seen to feel goes on being about them."""
        predicate, then = clause.predicate, following.predicate
        feeler = next((p for p in clause.phrases if p.is_person and p.is_subject_like), None)
        if predicate is None or then is None or feeler is None or feeler.case not in {"subj", "topic"}:
            return
        if feeler.kind in {Kind.FIRST, Kind.SECOND, Kind.GROUP} or predicate.ending not in _GOING_ON:
            return
        seen = then.lemma in _SEEN_FEELINGS or looks_up(then) or self._wishes_seen(following)
        things = [p for p in following.phrases if p.kind is not Kind.TIME]
        only = [p for p in things if p.particles[:1] == ("만",) and p.case == "also"]
        others = [p for p in things if p.is_person and p.is_subject_like and p not in only]
        asked = then.hearsay is not None and then.hearsay.mood is not Mood.TELLING
        if not seen or others or asked or any(p.case == "subj" for p in things):
            return
        if then.lemma in _SEEN_FEELINGS and len(only) == len(things) == 1:
            only[0].case = "obj"
        following.phrases = [feeler, *following.phrases]

    def _wishes_seen(self, clause: Clause) -> bool:
        """ "나가고 싶어해": a wish that is seen in another, where "나가고 싶어" is one's own."""
        predicate = clause.predicate
        if predicate is None or not predicate.has("wish"):
            return False
        return _WISHES_SEEN.search(self._text, clause.start, clause.end) is not None

    def _hand_on_subject(self, clause: Clause, following: Clause) -> None:
        """ "도희가 얘기하면서 웃더라": the subject of a clause that states nothing is that of the next."""
        people = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        if not people or any(p.is_person and p.is_subject_like for p in following.phrases):
            return
        following.phrases = [people[0], *following.phrases]
        following.start = min(following.start, people[0].start)
