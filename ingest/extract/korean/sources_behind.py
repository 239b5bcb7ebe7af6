"""Sources that are named behind what they said, or before it in a sentence of their own."""

from __future__ import annotations

from ingest.extract.korean.asking import asker_of
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.denials import takes_words_away
from ingest.extract.korean.outer_subject import OuterSubject
from ingest.extract.korean.people import person_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, frame_of, sends_message, written
from ingest.extract.korean.state import Finding, Unit
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    ASKING,
)

_SPREADING = words("돌다 나다 퍼지다 있다 많다 들리다 파다하다 떠돌다 무성하다")
RUMOURS = words("소문 말 얘기 이야기 루머 카더라 풍문")
#: How a secret gets out: with words behind, it is telling.
_LETTING_SLIP = words("흘리다 불다 떠벌리다 까발리다 떠들다 나불대다 나불거리다")
_FELT_BECAUSE = words(
    "서운하다 섭섭하다 속상하다 억울하다 화나다 짜증나다 답답하다 어이없다 황당하다 미치겠다 확실하다 분명하다 기쁘다 자랑스럽다 창피하다 "
    "불만이다 난리이다 걱정이다"
)
#: Nouns that make a voice with their verb: "떼를 쓰다", "결론을 내리다", "못을 박다".
OUTCRIES = words(
    "노래 눈물 하품 콧노래 떼 생떼 투정 결론 못 큰소리 소리 전화 화 짜증 말 입 핀잔 엄포 으름장 너스레 생색 잔소리 변명 핑계 고집 불평 한숨 손사래 난리 "
    "선 호들갑 엄살 허풍 거짓말 농담 힌트 언질 신호 딱 목청 목소리 성 으름 심통 신경질 애교 아우성 볼멘소리 우는소리 죽는소리 자랑 뻥"
)


class SourcesBehind(OuterSubject):
    """Reads who is named behind a statement, or in the sentence before, as the one who said it."""

    def _postposed(self, unit: Unit, frames: Frames) -> None:
        """ "…그랬어, 자기 승진했다고": a quotation without its verb belongs to the saying before it."""
        index = self._clauses.index(unit.clause) if unit.clause in self._clauses else 0
        if index and takes_words_away(self._clauses[index - 1]):
            return
        pending = self._memory.pending or self._message_before(unit.clause) or self._rumour_before(unit.clause)
        pending = pending or self._said_by_all_before(unit.clause)
        if pending is None and not frames.people:
            pending = self._voiced_before(unit.clause) or self._let_slip_before(unit.clause)
        if pending is None and not frames.people and self._only_asked(unit.clause):
            return
        if pending is None and self._reason_in_mouth(unit.clause, frames):
            return
        if pending is None:
            if frames.people:
                pending = Frames()  # "수아가 그러더라고, 너무 믿지 말라고"
            elif self._findings and self._findings[-1].frames.hearsay:
                pending = self._felt_by(self._findings[-1]) or self._findings[-1].frames
            else:
                self._emit(unit.clause, frames, self._cast, quoted=None, clause_phrases=unit.clause.phrases)
                return
        chain = pending.then(frames)
        source = pending.source if pending.people else chain.source
        cast = self._cast.with_itself(source)
        hearsay = unit.clause.predicate.hearsay if unit.clause.predicate is not None else None
        told = len(self._findings)
        if hearsay is None or hearsay.mood is Mood.TELLING:
            self._emit_quoted(unit.clause, chain, cast, source)
        elif source is not None:  # "지호가 그랬어, 오지 말라고"
            self._act(unit.clause, hearsay.mood, chain, unit.clause.phrases, cast, source)
        wrong = self._clauses[index - 1].replaces if index else None
        if wrong is not None and wrong.is_person and len(self._findings) > told:
            self._findings[told].draft.replaces = wrong.text  # "민수 아니고 수아가 그랬어, 온다고"

    def _felt_by(self, told: Finding) -> Frames | None:
        """ "엄마가 서운하대, 내가 전화도 안 한다고": whoever feels so says why."""
        draft = told.draft
        if draft.relation not in _FELT_BECAUSE or draft.subject is None or told.frames.people:
            return None
        return None if draft.subject.name == self._cast.first else frame_of(draft.subject, self._cast)

    def _only_asked(self, clause: Clause) -> bool:
        """ "고모가 할머니 무릎은 어떠시냐고": a question without its verb, of whoever stands first, or nobody's news."""
        hearsay = clause.predicate.hearsay if clause.predicate is not None else None
        told = bool(self._findings) and self._findings[-1].frames.hearsay
        if hearsay is None or hearsay.mood is not Mood.QUESTION or told:
            return False
        asker = asker_of(clause)
        if self._asks_to_ask(clause):
            return True
        if asker is not None and clause is self._clauses[-1]:
            person = person_of(asker, self._cast)
            rest = [p for p in clause.phrases if p is not asker]
            self._act(clause, Mood.QUESTION, frame_of(person, self._cast), rest, self._cast, person)
        return True

    def _asks_to_ask(self, clause: Clause) -> bool:
        """ "이모가 할머니는 잘 계시냐고 여쭤보래": who stands first has it asked by another."""
        index = self._clauses.index(clause) if clause in self._clauses else -1
        following = self._clauses[index + 1] if 0 <= index < len(self._clauses) - 1 else None
        if following is None or following.sentence != clause.sentence or following.predicate is None:
            return False
        hearsay = following.predicate.hearsay
        if hearsay is None or hearsay.mood is not Mood.ORDER or following.predicate.lemma not in ASKING:
            return False
        first = clause.phrases[0] if clause.phrases else None
        if first is not None and first.is_person and first.case == "subj":
            following.phrases = [first, *following.phrases]
            following.start = first.start
        return True

    def _message_before(self, clause: Clause) -> Frames | None:
        """ "유나한테 카톡 왔어, 시험 붙었다고": what the message says is its sender's."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or before.predicate is None or before.predicate.close is not Close.FINAL:
            return None
        if not sends_message(before) or before.predicate.lemma == "하다":
            return None
        frames = written(before, self._cast)
        if frames.people and self._findings and self._findings[-1].draft.rule == "message":
            self._findings.pop()
        return frames if frames.people else None

    def _rumour_before(self, clause: Clause) -> Frames | None:
        """ "회사에 소문 돌던데, 팀장님 이직한다고": nobody knows whose words they are."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or not any(p.head in RUMOURS and p.possessor is None for p in before.phrases):
            return None
        spread = before.predicate is not None and before.predicate.lemma in _SPREADING
        if not spread and not self._all_talk_of_it(before):
            return None
        last = self._findings[-1].draft.clause if self._findings else None
        if last is not None and last.start == before.start:
            self._findings.pop()
        return Frames((), True)

    def _said_by_all_before(self, clause: Clause) -> Frames | None:
        """ "다들 그러더라 새 팀장 게으르다고": the words of many, and of nobody who is named."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if before is None or before.predicate is None or before.negated:
            return None
        if before.predicate.lemma not in {"그러다", "그렇다", "말하다", "얘기하다"}:
            return None
        tellers = [p for p in before.phrases if p.is_person and p.is_subject_like]
        return Frames((), True) if len(tellers) == 1 and tellers[0].kind is Kind.GROUP else None

    def _voiced_before(self, clause: Clause) -> Frames | None:
        """ "막내가 칭얼대. 안아 달라고", "아빠가 소리 질렀어. 조용히 하라고": what it was that was asked for."""
        told = clause.predicate.hearsay if clause.predicate is not None else None
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if (
            told is None
            or told.mood not in {Mood.ORDER, Mood.PROPOSAL}
            or before is None
            or before.predicate is None
        ):
            return None
        people = [p for p in before.phrases if p.is_person and p.case == "subj" and p.kind is not Kind.FIRST]
        others = [p for p in before.phrases if p not in people and not is_filler(p) and p.kind is not Kind.TIME]
        silent = all(p.is_person or p.head in OUTCRIES for p in others)
        if before.predicate.close is not Close.FINAL or before.sentence == clause.sentence or len(people) != 1:
            return None
        if not silent or any(p.is_person and p.is_subject_like for p in clause.phrases):
            return None
        last = self._findings[-1].draft if self._findings else None
        if last is not None and last.label == "requests" and last.target is None:
            self._findings.pop()  # "하윤이가 졸라. 햄스터 사 달라고"
        return frame_of(person_of(people[0], self._cast), self._cast)

    def _let_slip_before(self, clause: Clause) -> Frames | None:
        """ "지호 동생이 슬쩍 흘리더라, 지호가 그만둔다고": words let slip, where nothing else is."""
        told = clause.predicate.hearsay if clause.predicate is not None else None
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if told is None or before is None or before.predicate is None or before.negated:
            return None
        if before.predicate.lemma not in _LETTING_SLIP or before.predicate.close is not Close.FINAL:
            return None
        people = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
        others = [p for p in before.phrases if p not in people and p.kind is not Kind.TIME]
        spoken = all(p.case == "dat" or p.head in RUMOURS or is_filler(p) for p in others)
        if len(people) != 1 or not spoken or people[0].kind is Kind.FIRST:
            return None
        last = self._findings[-1].draft.clause if self._findings else None
        if last is not None and last.start == before.start:
            self._findings.pop()
        return frame_of(person_of(people[0], self._cast), self._cast)

    def _all_talk_of_it(self, before: Clause) -> bool:
        """ "단톡에 그 얘기뿐이야, 사장 바뀐다고", "온 동네가 그 얘기로 난리야": that there is talk, and whose nobody knows."""
        talk = [p for p in before.phrases if p.head in RUMOURS and (p.demonstrative or "뿐" in p.particles)]
        if not talk or any(p.kind is Kind.FIRST for p in before.phrases):
            return False
        if before.predicate is None:
            return "뿐" in talk[-1].particles
        complement = before.complement.head if before.complement is not None else ""
        return before.predicate.lemma in {"시끄럽다", "떠들썩하다", "하다"} or complement in {"난리", "화제"}

    def _reason_in_mouth(self, clause: Clause, frames: Frames) -> bool:
        """ "민수가 배고프다고 라면을 먹었어": the reason is that of who acts, not a fact of who tells."""
        index = self._clauses.index(clause) if clause in self._clauses else -1
        following = self._clauses[index + 1] if 0 <= index < len(self._clauses) - 1 else None
        if following is None or following.sentence != clause.sentence or following.predicate is None:
            return False
        people = [
            p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"} and p.kind is not Kind.GROUP
        ]
        acting = [
            p
            for p in following.phrases
            if p.is_person and p.is_subject_like and (p.kind is not Kind.ORGANISATION or p.case != "bare")
        ]  # "아이가 무섭다고 학교 안 간대"
        if acting or not people:
            actor = acting[0] if acting else None
        else:
            actor = people[0]
            clause.phrases = [p for p in clause.phrases if p is not actor]
            following.phrases = [actor, *following.phrases]
            following.start = min(following.start, actor.start)
        if actor is None or actor.kind is Kind.FIRST:
            return actor is None
        person = person_of(actor, self._cast)
        self._emit_quoted(
            clause, frames.then(frame_of(person, self._cast)), self._cast.with_itself(person), person
        )
        return True
