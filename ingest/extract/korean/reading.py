"""Reads the clauses of one passage in order: sources, quotations, contents, and who is still talked of.

A *unit* is one content clause with the verbs of saying above it, innermost first. What a unit says comes
from `contents`, who owns it from `attribution`; this module only decides who is where.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.corrections import announces, is_slip, take_back
from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.hearsay import HearsayReading
from ingest.extract.korean.people import person_of, thing_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.sources import Frames, frame_of, leading_source, take_source_phrases
from ingest.extract.korean.state import Finding, Unit
from ingest.model import Polarity
from ingest.resolve.korean_saying import (
    SAYING,
)


class PassageReader(HearsayReading):
    """Walks through the clauses of one passage."""

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

    def _read_sentence(self, sentence: list[Clause]) -> None:
        if self._is_question(sentence) and not self._recalls(sentence):
            self._note_topic(sentence)
            return
        if self._all_the_same(sentence):
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
        if (
            predicate is None
            or predicate.lemma != "이다"
            or complement is None
            or not complement.is_person
            or not clause.relatives
        ):
            return False
        corrected = clause.replaces is not None and clause.replaces.is_person
        heads = [
            p
            for p in clause.phrases
            if (corrected and p.head in {"거", "것"} and p.modifier)
            or (p.head in {"사람", "분", "애", "쪽"} and p.modifier)
            or p.text.endswith((" 사람", " 분"))
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
