"""Linked clauses: which belong together, which only introduce, whose subject is whose."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.fears import is_feared, name_feared
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.measures import without_measure
from ingest.extract.korean.people import person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.questions import Questions
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames
from ingest.extract.korean.whom import whom_and_where
from ingest.extract.korean.wordlists import words
from ingest.model import Polarity
from ingest.resolve.korean_hearsay import Mood

_BOUND_VERBS = words("있다 없다 많다 이다 아프다 나다 들다 생기다")


_NOT_ROUNDED_OFF = words("모시다 데리다 타다 가지다 들다 깜빡하다 걷다 뛰다 끝나다 끝내다 있다")


#: Clauses that hang on the one behind them.
_SUBORDINATE = frozenset(
    {Close.CONDITION, Close.CONCESSION, Close.LINK, Close.PURPOSE, Close.UNKNOWN_IF, Close.BACKGROUND}
)


_LEADING_UP = words("알다 말하다 말씀드리다 얘기하다 생각하다 솔직하다 그렇다 그러다")


_MANNERS = words(
    "크다 두다 내리다 모시다 데리다 가지다 들다 타다 놓다 통하다 위하다 대하다 관하다 향하다 비하다 "
    "따라가다 나가다 일어나다 앉다 서다 챙기다 깜빡하다 가다 오다 만나다 모으다 빌리다 걷다 뛰다 하다 "
    "사다 합치다 급하다 서두르다 돌다 고르다 싸다 찾다 달리다"
)


#: What one goes somewhere to do to somebody.
_SOUGHT = words("보다 만나다 뵙다 뵈다 데리다 모시다 돕다 도와주다 배웅하다 마중하다")


def _seek(clause: Clause, predicate: Predicate) -> None:
    """ "엄마 보러 다녀왔어": whom one went to see stands bare, and did not go."""
    if clause.phrases and predicate.lemma in _SOUGHT:
        clause.phrases = [*clause.phrases[:-1], *whom_and_where(clause.phrases[-1])]


def _ran_first(predicate: Predicate) -> bool:
    """ "한강 뛰고 왔어" is a run, "뛰어 왔어" the way one came."""
    return predicate.lemma in {"뛰다", "걷다"} and predicate.ending == "고"


#: What somebody holds for or against a thing, as their reason to ask something.
_HELD_REASONS = words(
    "싫어하다 좋아하다 걱정하다 미워하다 무서워하다 아까워하다 귀찮아하다 못마땅해하다 믿다 원하다 꺼리다"
)


_SUFFERING = words("아프다 다치다 졸리다 피곤하다 힘들다 지치다 열나다 몸살나다 쓰러지다 어지럽다 무리하다")
_RESTING = words("쉬다 자다 눕다 조퇴하다 퇴근하다 들어가다 휴가내다 병가내다 입원하다")


def _own_past(predicate: Predicate) -> bool:
    """Say whether the predicate itself is past, not only by the end of its sentence."""
    return predicate.has("past") and not predicate.has("linked")


_BEGUN_OR_ENDED = {
    "시작": "started", "개시": "started", "개강": "started", "오픈": "started", "착공": "started",
    "종료": "stopped", "마감": "stopped", "종강": "stopped", "폐점": "stopped", "완공": "stopped",
}  # fmt: skip


#: What things do by themselves, so that a bare noun before it is the subject.
_CHANGES = words("오르다 내리다 끝나다 풀리다 나오다 열리다 팔리다 줄다 늘다 바뀌다 그치다 들어오다 생기다")


#: Words that judge a thing that stands before them.
_VERDICTS = {
    "believes_good": words("최고 굿 대박 친절 갑 짱 만족 대만족 완벽 혜자 꿀맛 존맛 존맛탱 꿀잼 강력추천 합격 갓벽 레전드 예술"),
    "believes_bad": words("최악 별로 불친절 헬 노답 꽝 불만족 실망 대실망 창렬 에바 오바 불합격 엉망 쓰레기"),
}  # fmt: skip
#: How one is oneself, and no judgement: "기분 최고".
_ONES_OWN = words("기분 컨디션 몸 몸상태 속 머리 오늘 하루 날씨 인생")


class Linking(Questions):
    """Joins, skips and hands on linked clauses, and reads fragments without a verb."""

    def _fragment(self, clause: Clause, frames: Frames) -> None:
        """ "엘리베이터 점검: 3월 21일", "내일 회의!": an occasion and its date, without a verb."""
        if (
            self._verbless_identity(clause, frames)
            or self._verbless_advice(clause, frames)
            or self._verbless_verdict(clause, frames)
            or self._verbless_preference(clause, frames)
            or self._verbless_change(clause, frames)
            or self._verbless_plan(clause, frames)
            or self._verbless_act(clause, frames)
        ):
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
        if what.kind is Kind.NAME and topic.kind in {Kind.ROLE, Kind.THING}:
            # "총무는 은채": the office is held by whom the line names
            draft.subject, draft.subject_text, draft.target = person_of(what, self._cast), None, topic.text
            draft.rule = "office without copula"
        elif topic.is_person:
            draft.subject, draft.subject_text = person_of(topic, self._cast), None
        self._add(draft, frames, self._cast, clause)
        return True

    def _verbless_act(self, clause: Clause, frames: Frames) -> bool:
        """ "가스 해지 신청 완료": noted as done by whoever writes."""
        last = clause.phrases[-1] if clause.phrases else None
        if last is None or clause.asked or last.kind is not Kind.THING or last.case != "bare":
            return False
        done = last.text.split()[-1] if last.text else ""
        what = without_measure(last.text.removesuffix(done).strip())
        if done not in {"완료", "끝", "성공"} or not what or any(p.is_person for p in clause.phrases):
            return False
        draft = Draft("did", "noted as done", done, self._cast.speaker(), None, what, clause=clause)
        self._add(draft, frames, self._cast, clause)
        return True

    def _verbless_change(self, clause: Clause, frames: Frames) -> bool:
        """ "외벽 도색은 5월 중순에 시작", "신청 접수는 금요일에 마감": a note of what begins or ends when."""
        last = clause.phrases[-1] if clause.phrases else None
        label = _BEGUN_OR_ENDED.get(last.text) if last is not None and last.case == "bare" else None
        broken = last.text.removesuffix("고장").strip() if last is not None and last.text.endswith(" 고장") else ""
        if broken and not clause.asked and len(clause.phrases) == 1:
            draft = Draft("stopped", "noted change", "고장", None, broken, None)
            self._add(draft, frames, self._cast, replace(clause, phrases=[]))
            return True
        topics = [p for p in clause.phrases if p.topic and p.kind is Kind.THING and not is_filler(p)]
        timed = [e for e in self._times.within(self._time_spans(clause), future=True) if e.time is not None]
        if label is None or last is None or clause.asked or len(topics) != 1 or not timed:
            return False
        what = thing_of(topics[0], self._cast)
        draft = Draft(label, "noted change", last.text, None, what, None, future=True)
        self._add(draft, frames, self._cast, replace(clause, phrases=clause.phrases[:-1]))
        return True

    def _verbless_plan(self, clause: Clause, frames: Frames) -> bool:
        """ "수리 기사 모레 방문 예정": a note of who is to do what when."""
        last = clause.phrases[-1] if clause.phrases else None
        what = last.text.removesuffix("예정").strip() if last is not None and last.text.endswith("예정") else ""
        people = [p for p in clause.phrases if p.is_person and p.kind is not Kind.GROUP]
        if last is None or not what or clause.asked or len(people) != 1 or people[0].case not in {"bare", "topic"}:
            return False
        if any(p is not last and p is not people[0] and not is_filler(p) for p in clause.phrases):
            return False
        draft = Draft("plans", "noted plan", "예정", person_of(people[0], self._cast), None, what, future=True)
        self._add(draft, frames, self._cast, clause)
        return True

    def _verbless_advice(self, clause: Clause, frames: Frames) -> bool:
        """ "이 앱 강추!": a recommendation of one noun."""
        last = clause.phrases[-1] if clause.phrases else None
        if last is None or clause.asked or last.kind is not Kind.THING or last.case != "bare":
            return False
        cried = [a.form for a in clause.adverbs if a.start >= last.end]
        verdict = cried[0] if cried else (last.text.split()[-1] if last.text else "")
        if verdict not in {"강추", "비추", "강력추천"}:
            return False
        what = thing_of(last, self._cast).removesuffix(verdict).strip()
        if not what and len(clause.phrases) > 1:
            what = thing_of(clause.phrases[-2], self._cast)
        if not what and self._memory.topic is None:
            return False
        speaker = self._cast.speaker()
        draft = Draft(
            "recommends", "one-word advice", verdict, speaker, None, what or self._memory.topic, clause=clause
        )
        draft.holder = speaker
        draft.polarity = Polarity.NEGATIVE if verdict == "비추" else Polarity.POSITIVE
        self._add(draft, frames, self._cast, clause)
        return True

    def _verbless_verdict(self, clause: Clause, frames: Frames) -> bool:
        """ "서비스 최악", "거기 음식 별로": a thing and the word that judges it, and no more."""
        last = clause.phrases[-1] if clause.phrases else None
        if last is None or clause.asked or last.kind is not Kind.THING or last.case not in {"bare", "topic"}:
            return False
        cried = [a.form for a in clause.adverbs if a.start >= last.end]
        verdict = cried[-1] if cried else (last.text.split()[-1] if last.text else "")
        label = next((label for label, nouns in _VERDICTS.items() if verdict in nouns), None)
        others = [p for p in clause.phrases if p is not last and not is_filler(p)]
        if label is None or (last.case == "topic" and not cried):
            return False
        what = thing_of(last, self._cast).removesuffix(verdict).strip()
        if not what and len(others) == 1 and others[0].case in {"bare", "topic"}:
            what, others = self._words(others[0], self._cast), []
        if not what or what.split()[-1] in _ONES_OWN or others:
            return False
        holder = frames.source or (None if frames.hearsay else self._cast.speaker())
        draft = Draft(label, "one-word verdict", verdict, holder, None, what, clause=clause)
        draft.holder = holder
        draft.polarity = Polarity.NEGATIVE if label == "believes_bad" else Polarity.POSITIVE
        self._add(draft, frames, self._cast, clause)
        return True

    def _verbless_preference(self, clause: Clause, frames: Frames) -> bool:
        """ "난 산보다 바다": what one would rather have."""
        if len(clause.phrases) != 3 or clause.asked:
            return False
        who, than, what = clause.phrases
        if not who.is_person or who.kind is Kind.GROUP or than.case != "than" or what.case != "bare":
            return False
        person = person_of(who, self._cast)
        if person is None or who.case not in {"topic", "bare"} or what.kind is Kind.TIME or is_filler(what):
            return False
        draft = Draft(
            "prefers", "preference without verb", "", person, None, thing_of(what, self._cast), clause=clause
        )
        draft.holder = person
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
        if (
            (len(subjects) == 1 or (subjects and all(p.case == "bare" and not p.is_person for p in subjects[1:])))
            and subjects[0].topic
            and subjects[0].kind in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD}
            and predicate.close in {Close.CONDITION, Close.CONCESSION}
            and not any(p.is_person and p.is_subject_like for p in following.phrases)
        ):
            # "걔는 나만 보면 짜증 내": the topic is that of the whole sentence
            clause.phrases = [p for p in clause.phrases if p is not subjects[0]]
            following.phrases = [subjects[0], *following.phrases]
            following.start = min(following.start, subjects[0].start)
            return
        rained = len(subjects) == 2 and subjects[1].head in {"비", "눈"} and predicate.lemma in {"오다", "내리다"}
        if rained and subjects[0].topic and subjects[0].kind is Kind.THING:
            # "캠핑은 비 와서 못 갔어": the topic is what was not gone to
            clause.phrases = [p for p in clause.phrases if p is not subjects[0]]
            following.phrases = [replace(subjects[0], topic=False, case="loc"), *following.phrases]
            return
        if len(subjects) < 2 or not subjects[0].is_person or subjects[0].kind is Kind.GROUP:
            return
        inner = subjects[-1]
        changing = inner.case == "bare" and predicate.lemma in _CHANGES  # "훈이가 월급 오르면"
        movable = inner.case == "subj" or changing or inner.head in {"비", "눈", "시간", "돈", "날씨"}
        bound = "adjective" in predicate.features or (
            predicate.lemma in _BOUND_VERBS and predicate.close is not Close.CONDITION
        )
        if not movable or bound or not (predicate.noun is None or predicate.lemma.endswith("되다")):
            return
        pushed = [p for p in subjects if p is not inner]
        clause.phrases = [p for p in clause.phrases if p not in pushed]
        following.phrases = pushed + following.phrases
        following.start = min(following.start, pushed[0].start)

    def _act_ahead(self, sentence: list[Clause], position: int) -> Clause | None:
        """Return the relayed request, proposal or question that the clause at `position` leads up to."""
        for clause in sentence[position + 1 :]:
            predicate = clause.predicate
            if predicate is None or clause.quote is not None:
                return None
            if predicate.hearsay is not None:
                relayed = predicate.close in {Close.HEARSAY, Close.HEARSAY_LINK, Close.QUOTE}
                return clause if relayed and predicate.hearsay.mood is not Mood.TELLING else None
            if predicate.close not in {Close.LINK, Close.CONDITION, Close.PURPOSE, Close.CONCESSION}:
                return None
        return None

    def _give_reason_and_order(self, sentence: list[Clause]) -> None:
        """ "부장님이 재택을 싫어하셔서 나오라고 하셨대": who dislikes it is who asks, and both are told. In place."""
        for position, clause in enumerate(sentence[:-1]):
            predicate, act = clause.predicate, sentence[position + 1]
            if predicate is None or predicate.lemma not in _HELD_REASONS or predicate.hearsay is not None:
                continue
            if predicate.ending not in {"어서", "아서", "여서"} or self._act_ahead(sentence, position) is not act:
                continue
            holders = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
            objects = any(p.case in {"obj", "bare", "also"} and p.kind is Kind.THING for p in clause.phrases)
            others = any(p.is_person and p.is_subject_like for c in sentence[position + 1 :] for p in c.phrases)
            if len(holders) == 1 and objects and not others and holders[0].kind not in {Kind.FIRST, Kind.GROUP}:
                act.phrases = [holders[0], *act.phrases]
                self._kept_reasons.add(id(clause))

    def _push_asker(self, clause: Clause, sentence: list[Clause], position: int) -> None:
        """ "엄마가 늦으면 전화하래": whoever stands first asks, if nobody else is there to."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is not None or predicate.close not in _SUBORDINATE:
            return
        act = self._act_ahead(sentence, position)
        if act is None or any(p.is_person and p.is_subject_like for p in act.phrases):
            return
        index = sentence.index(act)
        if any(p.is_person and p.is_subject_like for c in sentence[index + 1 :] for p in c.phrases):
            return
        askers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic", "also"}]
        if self._told_to_rest(predicate, act):
            askers = askers[:-1]  # "팀장님이 민수가 아파서 쉬라고 했어"
        if len(askers) == 1 and askers[0].kind not in {Kind.FIRST, Kind.SECOND, Kind.SELF, Kind.GROUP}:
            clause.phrases = [p for p in clause.phrases if p is not askers[0]]
            act.phrases = [askers[0], *act.phrases]
            act.start = min(act.start, askers[0].start)

    def _told_to_rest(self, predicate: Predicate, act: Clause) -> bool:
        """ "단비가 아파서 쉬라고 했어": who is ill is told to rest, and does not tell others so."""
        because = predicate.ending in {"어서", "아서", "여서", "니까", "으니까"}
        rests = act.predicate is not None and act.predicate.lemma in _RESTING and not act.predicate.has("prohibit")
        return because and rests and predicate.lemma in _SUFFERING

    def _part_of_relayed_act(self, clause: Clause, sentence: list[Clause], position: int) -> bool:
        """ "밥은 먹고 다니냐고", "손 씻고 오래": what leads up to the act asked for is part of it."""
        predicate = clause.predicate
        if (
            predicate is None
            or predicate.hearsay is not None
            or predicate.close not in {Close.LINK, Close.PURPOSE}
            or predicate.ending in {"지만", "으나", "나"}
            or _own_past(predicate)
            or id(clause) in self._kept_reasons
        ):
            return False
        act = self._act_ahead(sentence, position)
        if act is None or any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases):
            return False
        if predicate.ending in {"고", "어", "어서", "게", "다가", "러", "으러", "려고", "으려고"}:
            bare = not any(p.case in {"obj", "bare", "topic", "loc"} and not is_filler(p) for p in act.phrases)
            kept = [p for p in clause.phrases if not p.is_person]
            if bare:
                act.phrases = kept + act.phrases
            else:
                act.phrases = [p for p in kept if p.kind is Kind.TIME] + act.phrases
            act.start = min(act.start, clause.start)
        return True

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
                _seek(clause, predicate)
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
            predicate.ending not in {"고", "어서", "어", "다가", "다"}
            or _own_past(predicate)
            or "adjective" in predicate.features
            # "감기에 걸려서 못 왔어": the first is why the second did not happen
            or (predicate.ending == "어서" and (following.negated or following.predicate.has("not")))
        ):
            return False
        if predicate.lemma in {"두다", "놓다"}:
            following.predicate.lemma = "두고내리다"
        elif (predicate.lemma in _NOT_ROUNDED_OFF and not _ran_first(predicate)) or following.predicate.lemma in {
            "내리다"
        }:
            return False
        else:
            following.predicate.lemma, following.predicate.noun = predicate.lemma, predicate.noun
            following.predicate.pieces = (*predicate.pieces, *following.predicate.pieces[1:])
        following.phrases = clause.phrases + following.phrases
        following.adverbs = clause.adverbs + following.adverbs
        following.negated = following.negated or clause.negated
        following.relatives, following.shadow = clause.relatives, clause.shadow
        following.start = clause.start
        return True

    def _feared(self, clause: Clause, sentence: list[Clause], position: int) -> bool:
        """ "아들이 떨어질까 봐 걱정돼": the feared event names what is worried about."""
        following = sentence[position + 1] if position + 1 < len(sentence) else None
        if following is not None and is_feared(clause, following):
            name_feared(clause, following, self._situation(clause, self._cast, self._cast.speaker(), False))
            return True
        fears = clause.predicate is not None and clause.predicate.has("fear")
        if fears and following is not None:
            self._hand_on_who_fears(clause, following)
        return fears

    def _hand_on_who_fears(self, clause: Clause, following: Clause) -> None:
        """ "형수님은 아기가 감기 걸릴까 봐 외출도 안 하셔": who acts for fear is told of before it."""
        first = clause.phrases[0] if clause.phrases else None
        told = any(p.is_person and p.is_subject_like for p in following.phrases)
        if first is None or told or not first.is_person or not first.topic or first.kind is Kind.GROUP:
            return
        following.phrases = [first, *following.phrases]

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
        aside = (
            predicate.lemma == "이다"
            and predicate.close is Close.BACKGROUND
            and clause.complement is not None
            and clause.complement.head in {"비밀", "극비", "여담", "농담", "사실", "생각", "사견", "의견", "추측"}
            and not any(p.is_person for p in clause.phrases)
        )  # "이건 비밀인데"
        hedged = (
            predicate.lemma in {"확실하다", "분명하다"}
            and predicate.close is Close.BACKGROUND
            and (predicate.has("not") or bool(clause.negated))
            and not clause.phrases
        )  # "확실하진 않은데"
        tried = (
            aside
            or hedged
            or (
                (predicate.lemma == "하다" and clause.adverb("혹시", "혹시나"))
                or predicate.has("try")
                or (
                    predicate.ending in {"니", "니까", "으니", "으니까"}
                    and predicate.lemma in {"보다", "듣다", "알아보다", "생각하다", "먹다", "가다"}
                )
                or predicate.lemma in _LEADING_UP
            )
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
            if predicate.lemma in {"모시다", "데리다"} and phrase.possessor is not None:
                phrase = whom_and_where(phrase)[0]  # "아버지 투석 모시고 다녀왔어"
            carried.append(phrase)
        following.phrases = carried + following.phrases
        following.start = min(clause.start, following.start)
