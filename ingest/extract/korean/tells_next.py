"""Sentences that do no more than lead to what the next one passes on: news, a message, a talk, a story heard."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.people import person_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import frame_of, heard, sends_message, written
from ingest.extract.korean.sources_behind import SourcesBehind
from ingest.extract.korean.told_next import partner_of
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_saying import HEARING

_NEWS = frozenset({"소식", "얘기", "이야기", "말", "비보", "낭보", "뉴스", "근황"})
#: Who does so with news, or with nothing that is named, tells what comes next.
_BRINGING = words(
    "전하다 알리다 알려주다 전해주다 물어오다 귀띔하다 귀띔해주다 말해주다 얘기해주다 일러주다 들려주다"
)
#: What is got from somebody by their words: "엄마한테 혼났어".
_LED_TO_WORDS = words("허락받다 승낙받다 혼나다 야단맞다 칭찬받다 지적받다 거절당하다 까이다 확답받다")


class TellsNext(SourcesBehind):
    """Finds who tells what the next sentence passes on."""

    def _leads_to_next(self, clause: Clause, sentence: list[Clause]) -> bool:
        """Remember whose words come next; say whether the clause tells nothing else."""
        if len(sentence) == 1 and self._partner_tells_next(clause, sentence):
            return True
        self._led_by_words(clause, sentence)
        return (
            self._brings_news(clause, sentence)
            or self._hears_story(clause, sentence)
            or self._message_tells(clause, sentence)
        )

    def _brings_news(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "수아가 소식 전해 줬어. 다은이가 아기 낳았대": what is passed on next is the news."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma not in _BRINGING or predicate.close is not Close.FINAL:
            return False
        things = [p for p in clause.phrases if p.kind is Kind.THING and not is_filler(p)]
        if any(p.head not in _NEWS or p.modifier or p.possessor for p in things) or not predicate.has("past"):
            return False
        tellers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        if len(tellers) != 1 or not self._told_next(sentence):
            return False
        self._remember_sources(frame_of(person_of(tellers[0], self._cast), self._cast), sentence)
        return True

    def _told_next(self, sentence: list[Clause]) -> bool:
        """Say whether the next sentence passes on what somebody told."""
        following = self._next_sentence(sentence)
        told = following[-1].predicate if following is not None else None
        return told is not None and told.close is Close.HEARSAY and told.hearsay is not None

    def _partner_tells_next(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "지호한테 물어봤어. 안 간대.": whom one talked with; say whether the clause is no more than that."""
        found = partner_of(clause, self._cast) if self._told_next(sentence) else None
        if found is None or found[0].source is None:
            return False
        self._remember_sources(found[0], sentence)
        return found[1]

    def _message_tells(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "수아한테 카톡 왔어. 늦는대.": what is passed on next stands in the message."""
        predicate = clause.predicate
        if predicate is None or predicate.close is not Close.FINAL or not predicate.has("past") or clause.negated:
            return False
        if predicate.lemma == "하다" or not sends_message(clause) or not self._told_next(sentence):
            return False
        found = written(clause, self._cast)
        if found.source is None:
            return False
        self._remember_sources(found, sentence)
        return True

    def _hears_story(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "원영이한테 충격적인 얘기 들었어. 수현이가 파혼했대": what is passed on next is what was heard."""
        predicate = clause.predicate
        if predicate is None or predicate.close is not Close.FINAL:
            return False
        if predicate.lemma not in HEARING:
            return False
        things = [p for p in clause.phrases if p.kind is Kind.THING and p.case in {"obj", "bare"}]
        following = self._next_sentence(sentence)
        told = following[-1].predicate if following is not None else None
        if any(t.head not in _NEWS for t in things) or len(things) > 1:
            return False
        if told is None or told.close is not Close.HEARSAY or clause.negated or predicate.has("not"):
            return False
        for _, inner, taken in clause.relatives:  # "지호한테 놀라운 소식 들었어"
            if "adjective" in inner.features or inner.lemma == "이다":
                clause.phrases += [p for p in taken if p.is_person and p.case in {"dat", "source"}]
        found = heard(clause, self._cast)
        if not predicate.has("past") or not found.people:
            return False
        self._remember_sources(found, sentence)
        self._memory.heard_from = self._memory.frames
        return True

    def _led_by_words(self, clause: Clause, sentence: list[Clause]) -> None:
        """ "아빠한테 허락받았어, 여행 가도 된대": from whom it was got is whose words come next."""
        predicate = clause.predicate
        allowed = (
            predicate is not None and predicate.lemma == "받다" and any(p.head == "허락" for p in clause.phrases)
        )
        if predicate is None or predicate.close is not Close.FINAL:
            return
        if predicate.lemma not in _LED_TO_WORDS and not allowed:
            return
        following = self._next_sentence(sentence)
        told = following[-1].predicate if following is not None else None
        given = [p for p in clause.phrases if p.is_person and p.case in {"dat", "source"}]
        nobody = not any(p.is_person and p.is_subject_like for c in following or [] for p in c.phrases)
        if told is not None and told.close is Close.HEARSAY and len(given) == 1 and nobody:
            self._remember_sources(frame_of(person_of(given[0], self._cast), self._cast), sentence)

    def _announces_words(self, clause: Clause) -> bool:
        """ "동생이 톡 왔어.", "언니가 한마디 하더라.": what was written or said comes next."""
        predicate = clause.predicate
        if predicate is None or predicate.close is not Close.FINAL or clause.negated:
            return False
        word = predicate.lemma in {"마디하다", "한마디하다"} or (
            predicate.lemma == "하다" and any(p.head in {"한마디", "마디", "말"} for p in clause.phrases)
        )
        return word or (sends_message(clause) and predicate.lemma != "하다")

    def _quote_follows(self, sentence: list[Clause]) -> bool:
        """ "지안이가 이러더라. '난 안 가.'": words of their own stand in the next sentence."""
        following = self._next_sentence(sentence)
        return following is not None and following[0].quote is not None and not following[0].phrases

    def _ends_quoted(self, sentence: list[Clause]) -> bool:
        last = sentence[-1].predicate
        return last is not None and last.close is Close.QUOTE
