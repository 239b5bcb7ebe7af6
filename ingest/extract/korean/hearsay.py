"""Hearsay endings, postposed and direct quotations: the shapes that pass on words without a plain "…다고 했다"."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from ingest.extract.korean.asking import asker_of
from ingest.extract.korean.clauses import SAYING_NOUNS, Clause
from ingest.extract.korean.denials import denies_untold, takes_words_away, truth_told, unsaid
from ingest.extract.korean.emitting import HEARD_REASONS
from ingest.extract.korean.feelings import hoped_of
from ingest.extract.korean.judging import is_event_verb
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.opinions import is_part
from ingest.extract.korean.people import Person, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames, frame_of, heard, sends_message, written
from ingest.extract.korean.state import Finding, Unit
from ingest.extract.korean.telling import Telling
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    ASKING,
    HEARING,
    MEDIA,
    REPORTING,
    SAYING,
    THINKING,
)

_SPREADING = words("돌다 나다 퍼지다 있다 많다 들리다 파다하다 떠돌다 무성하다")
_RUMOURS = words("소문 말 얘기 이야기 루머 카더라 풍문")
_SPREADERS = words("내다 퍼뜨리다 퍼트리다 흘리다 지어내다 만들다")
#: How a secret gets out: with words behind, it is telling.
_LETTING_SLIP = words("흘리다 불다 떠벌리다 까발리다 떠들다 나불대다 나불거리다")
_SAYING_WITH_OBJECT = words(
    "하다 쓰다 적다 칭찬하다 비판하다 욕하다 비난하다 약속하다 연락하다 발표하다 보고하다 인정하다 "
    "소개하다 답장하다 후회하다 가르치다 다짐하다 공지하다 안내하다 자랑하다 불평하다 고백하다"
)


_FELT_BECAUSE = words(
    "서운하다 섭섭하다 속상하다 억울하다 화나다 짜증나다 답답하다 어이없다 황당하다 미치겠다 확실하다 분명하다 기쁘다 자랑스럽다 창피하다 "
    "불만이다 난리이다 걱정이다"
)
_MET_FIRST = words("만나다 마주치다 통화하다 연락하다 뵙다 뵈다")
_FELT_ABOUT = words("좋다 싫다 밉다 걱정되다 무섭다 그립다 부럽다")


#: Nouns that make a voice with their verb: "떼를 쓰다", "결론을 내리다", "못을 박다".
_OUTCRIES = words(
    "노래 눈물 하품 콧노래 떼 생떼 투정 결론 못 큰소리 소리 전화 화 짜증 말 입 핀잔 엄포 으름장 너스레 생색 잔소리 변명 핑계 고집 불평 한숨 손사래 난리 "
    "선 호들갑 엄살 허풍 거짓말 농담 힌트 언질 신호 딱 목청 목소리 성 으름 심통 신경질 애교 아우성 볼멘소리 우는소리 죽는소리 자랑 뻥"
)
#: Verbs that only carry on a -다고: they are read elsewhere, or say nothing.
_VOICELESS = words(
    "있다 없다 되다 이다 아니다 치다 들다 같다 싶다 모르다 가다 오다 죽다 살다 먹다 자다 놀다 쉬다 사다 지다"
)


#: "This is what they said": the words follow.
_THUS = frozenset({"이러다", "이렇다", "요러다", "저러다"})
#: Endings of words that go with what their speaker does: "예쁘다며 샀어".
_BESIDE_WORDS = ("다며", "다면서", "라며", "라면서")
_NEWS = frozenset({"소식", "얘기", "이야기", "말", "비보", "낭보", "뉴스", "근황"})
#: How words come that stand in the next sentence.
_WORDS_COME = frozenset({"오다", "보내다", "마디하다", "한마디하다"})
#: What nobody does to another: with a part of the body it is of whose body it is.
_WITH_ONES_BODY = words("골다 떨다 긁다 찡그리다 찌푸리다 깜빡이다 까딱거리다 물어뜯다 뜯다 꼬다 절다 갈다")


#: Who tells others by trade what they should do.
_ADVISERS = words(
    "의사 원장 약사 한의사 치과의사 수의사 변호사 세무사 회계사 노무사 법무사 트레이너 코치 상담사 정비사 수리기사 물리치료사 간호사 "
    "영양사 미용사 전문가 주치의 담당의 설계사 중개사 감정평가사 건축사"
)
#: What is done to a place by many.
_WORKS = words("재개발 재건축 개발 공사 리모델링 보수 철거 확장 개통 증축")
#: What happens to an occasion or a thing, by nobody who is named.
_HAPPENS = words(
    "취소 연기 폐지 중단 마감 품절 단종 매진 개최 확정 변경 종료 완료 출시 개봉 개통 철거 폐쇄 무산 보류 재개 예정 발표 공개 배정 "
    "승인 통과 부결 백지화 축소 확대 인상 인하 동결"
)
_DEPENDENT_VERBS = words("있다 없다 많다 생기다 나다 이다 되다 아니다 아프다 들다 필요하다 나오다 쓰이다")


_INDEPENDENT_VERBS = words(
    "들어오다 품절되다 오다 내리다 오르다 망하다 열리다 끝나다 시작하다 바뀌다 줄다 늘다 막히다 팔리다 그치다 불다 하다 닫다"
)


_GOES_BY_ITSELF = words("나가다 팔리다 오르다 내리다 망하다 뜨다 무너지다 끝나다 바뀌다 없어지다")


#: What is allowed somewhere or not: "오늘은 면회가 안 된대".
_ALLOWED = words(
    "면회 환불 반품 교환 예약 취소 주차 입장 출입 결제 대출 신청 접수 발급 촬영 퇴원 외출 조퇴 할인 적립 포장 배달"
)
#: What goes up and down by itself.
_PRICES = ("값", "가격", "월세", "전세", "요금", "물가", "금리", "주가", "환율", "시세", "임대료", "관리비")
#: What is seen or heard of a thing or an animal, and done to nothing.
_SHOWS_BY_ITSELF = words(
    "짖다 낡다 닳다 새다 붓다 크다 자라다 늙다 냄새나다 오래되다 튀다 울리다 흔들리다 삐걱거리다 예뻐지다 살찌다"
)
#: What is got from somebody by their words: "엄마한테 혼났어".
_LED_TO_WORDS = words("허락받다 승낙받다 혼나다 야단맞다 칭찬받다 지적받다 거절당하다 까이다 확답받다")
_OURS = re.compile(r"(?:^|\s)(?:우리|저희|내|제|네|너희|너네|니)\s")


def _spreads_it(above: Clause) -> bool:
    """ "…했다고 소문을 냈어": whoever spreads it says it."""
    spreading = above.predicate is not None and above.predicate.lemma in _SPREADERS
    return spreading and any(p.head in _RUMOURS and p.case in {"obj", "bare"} for p in above.phrases)


class HearsayReading(Telling):
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
            or above.predicate.ending != "고"
            or after >= len(sentence)
        ):
            return False
        following = sentence[after]
        return following.predicate is not None and following.predicate.lemma in SAYING and not following.phrases

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
            and above.complement.head in SAYING_NOUNS | _OUTCRIES
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
        if any(p.head in _OUTCRIES for p in above.phrases):
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
            or p.head in _OUTCRIES
            for p in own
        )

    def _saying_without_words(self, clause: Clause, frames: Frames, sentence: list[Clause], position: int) -> bool:
        """ "현석이가 그랬어,", "예린이가 다은이한테 들었대,": the words come in the next sentence."""
        predicate = clause.predicate
        self._led_by_words(clause, sentence)
        if predicate is None or predicate.lemma not in (SAYING | HEARING | _THUS) | _WORDS_COME:
            return False
        if self._brings_news(clause, sentence) or self._hears_story(clause, sentence):
            return True
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
        found = self._frame_of_reporter(clause, None, clause.phrases)
        self._memory.pending = frames.then(found)
        self._memory.last_owner = found.source
        return True

    def _led_to_words(self, sentence: list[Clause]) -> list[Clause]:
        """ "서진이가 나 보자마자 이러더라. '…'": how it came to the words is told by who says them, and no more."""
        last = sentence[-1]
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

    def _brings_news(self, clause: Clause, sentence: list[Clause]) -> bool:
        """ "수아가 소식 전해 줬어. 다은이가 아기 낳았대": what is passed on next is the news."""
        predicate = clause.predicate
        if predicate is None or predicate.lemma not in {"전하다", "알리다", "알려주다", "전해주다", "물어오다"}:
            return False
        things = [p for p in clause.phrases if p.kind is Kind.THING and not is_filler(p)]
        if predicate.close is not Close.FINAL or len(things) != 1 or things[0].modifier or things[0].possessor:
            return False
        following = self._next_sentence(sentence)
        told = following[-1].predicate if following is not None else None
        tellers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        if things[0].head not in _NEWS or told is None or told.close is not Close.HEARSAY or len(tellers) != 1:
            return False
        self._remember_sources(frame_of(person_of(tellers[0], self._cast), self._cast), sentence)
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
        if len(things) != 1 or things[0].head not in _NEWS or told is None or told.close is not Close.HEARSAY:
            return False
        for _, inner, taken in clause.relatives:  # "지호한테 놀라운 소식 들었어"
            if "adjective" in inner.features or inner.lemma == "이다":
                clause.phrases += [p for p in taken if p.is_person and p.case in {"dat", "source"}]
        found = heard(clause, self._cast)
        if not predicate.has("past") or not found.people:
            return False
        self._remember_sources(found, sentence)
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

    def _postposed(self, unit: Unit, frames: Frames) -> None:
        """ "…그랬어, 자기 승진했다고": a quotation without its verb belongs to the saying before it."""
        index = self._clauses.index(unit.clause) if unit.clause in self._clauses else 0
        if index and takes_words_away(self._clauses[index - 1]):
            return
        pending = self._memory.pending or self._message_before(unit.clause) or self._rumour_before(unit.clause)
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
        if before is None or not any(p.head in _RUMOURS and p.possessor is None for p in before.phrases):
            return None
        spread = before.predicate is not None and before.predicate.lemma in _SPREADING
        if not spread and not self._all_talk_of_it(before):
            return None
        last = self._findings[-1].draft.clause if self._findings else None
        if last is not None and last.start == before.start:
            self._findings.pop()
        return Frames((), True)

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
        silent = all(p.is_person or p.head in _OUTCRIES for p in others)
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
        spoken = all(p.case == "dat" or p.head in _RUMOURS or is_filler(p) for p in others)
        if len(people) != 1 or not spoken or people[0].kind is Kind.FIRST:
            return None
        last = self._findings[-1].draft.clause if self._findings else None
        if last is not None and last.start == before.start:
            self._findings.pop()
        return frame_of(person_of(people[0], self._cast), self._cast)

    def _all_talk_of_it(self, before: Clause) -> bool:
        """ "단톡에 그 얘기뿐이야, 사장 바뀐다고", "온 동네가 그 얘기로 난리야": that there is talk, and whose nobody knows."""
        talk = [p for p in before.phrases if p.head in _RUMOURS and (p.demonstrative or "뿐" in p.particles)]
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
            subjects = self._unknown_speaker(clause, unit.reporters[0])
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
        if predicate is None or frames.people or frames.hearsay:
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
        if self._denied_by(clause):
            return
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
        if len(met) != 1 or others or named or not seen.has("past"):
            return None
        told_of = replace(met[0], case="topic", topic=True, particles=("는",))
        clause.phrases = [told_of, *clause.phrases]
        return frame_of(person_of(met[0], self._cast), self._cast)

    def _acted_upon(self, clause: Clause, frames: Frames) -> Phrase | None:
        """ "동우가 배고프다길래 …": who says so is who it is about."""
        predicate = clause.predicate
        if predicate is None or frames.people or not predicate.ending.endswith((*HEARD_REASONS, "더니")):
            return None
        cases = {"subj"}
        if predicate.ending.endswith("더니"):  # "소희는 온다더니 안 왔어": how somebody is may be told by others
            cases = {"subj", "topic"}
            if "adjective" in predicate.features and predicate.lemma not in _FELT_ABOUT:
                return None
        people = [p for p in clause.phrases if p.is_person and p.case in cases and p.kind is not Kind.GROUP]
        if len(people) != 1:
            return None
        clause.shadow = people[0]
        return people[0]

    def _self_of(self, clause: Clause) -> Person | None:
        people = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.SELF]
        people = [p for p in people if p.possessor is None or p.possessor.kind is not Kind.SELF]
        return person_of(people[0], self._cast) if people else self._memory.person

    def _carries(self, clause: Clause) -> bool:
        """Sources led in before cover the next hearsay; other sources only a sentence without a subject."""
        memory = self._memory
        if not memory.frames.hearsay:
            return False
        subjects = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic", "bare", "also"}]
        if not subjects:
            return True
        led_in = memory.frames.people != () and memory.last_owner is None
        return led_in and not self._speaks_for_oneself(clause, subjects[0])

    def _speaks_for_oneself(self, clause: Clause, subject: Phrase) -> bool:
        """ "과장님 말로는 나아졌대. 아버지는 집에 가고 싶대": another one's wish or request is in their own words."""
        predicate = clause.predicate
        if predicate is None or predicate.hearsay is None or subject.case != "topic":
            return False
        own = predicate.has("wish", "will") or predicate.lemma in _FELT_ABOUT
        return own or predicate.hearsay.mood is not Mood.TELLING

    def _outer_subject(self, clause: Clause, frames: Frames) -> Phrase | None:  # noqa: C901 (a row of readings, first that fits)
        """With two subjects before -대 the outer one is the source, unless they belong together."""
        subjects = [
            p for p in clause.phrases if p.case in {"subj", "topic", "also"} or (p.case == "bare" and p.is_person)
        ]
        subjects = [p for p in subjects if p.kind is not Kind.TIME and not is_filler(p)]
        people = [p for p in subjects if p.is_person and p.kind is not Kind.GROUP]
        predicate = clause.predicate
        if not people or predicate is None:
            return None
        outer = people[0]
        if self._says_while_asking(clause, people):
            return outer
        if any(p.kind is Kind.SELF for _, _, taken in clause.relatives for p in taken):
            return outer  # "남동생은 자기가 잘못한 게 없대"
        if len(people) == 1 and outer.case in {"subj", "topic"} and self._told_to_face(clause):
            return outer
        if any(
            p.possessor is not None and p.possessor.kind is Kind.SELF for p in clause.phrases if p is not outer
        ):
            return outer  # "민혁이는 자기 차가 고장 났대"
        if outer is subjects[0] and clause.complement is not None and clause.complement.kind is Kind.SELF:
            return outer  # "재훈이는 범인이 자기 아니래"
        if len(subjects) > 1 and subjects[0] is outer and self._is_of_oneself(clause.complement, outer):
            return outer  # "영호는 그 사고가 자기 탓이 아니래"
        if len(subjects) == 2 and subjects[0] is outer and self._is_pointed_at(clause, subjects[1]):
            return outer
        if self._acts_with_own_body(clause, outer) or self._finds_it_so(clause, outer, people):
            return outer
        if self._judges_ours(clause, outer):
            return outer
        if outer.topic and predicate.has("must", "may", "must-not") and self._norm_of_another(outer):
            return outer
        if outer.case in {"subj", "topic"} and self._advises(clause, outer):
            return outer
        if outer.case == "subj" and self._rules_on(clause, outer):
            return outer
        if any(p.kind is Kind.SELF for p in subjects if p is not outer) and outer.kind is not Kind.SELF:
            return outer
        if (
            predicate.has("will")
            and not predicate.has("past")
            and "adjective" not in predicate.features
            and len(subjects) == 1
        ):
            # "-겠대" quotes the subject's own will
            clause.shadow = outer
            return None if outer.kind is Kind.ORGANISATION else self._quotes_own_will(clause, outer)
        if len(people) > 1 and people[1].case in {"subj", "topic", "also"} and outer.case in {"subj", "topic"}:
            if hoped_of(clause) is not None:
                return None  # "엄마는 형이 빨리 낫길 바라신대"
            felt = predicate.lemma in _FELT_ABOUT - {"부럽다"} or (
                "adjective" in predicate.features and predicate.lemma in lexicon().good | lexicon().bad
            )
            if felt and not self._felt_by_second(subjects, people):
                return None
            return outer
        if len(people) > 1 and people[1].kind in {Kind.FIRST, Kind.SECOND} and people[1].case == "bare":
            # "별이가 나 요즘 살쪘대": what happens by itself is told of the second
            sense = lexicon().verbs.get(predicate.lemma)
            by_itself = sense is None or sense.label in {"passed", "lost"}
            if outer.case in {"subj", "topic"} and by_itself and not any(p.case == "obj" for p in clause.phrases):
                return outer
        others = [p for p in subjects if not p.is_person and p.case in {"subj", "topic"}]
        works = [p for p in clause.phrases if p.kind is Kind.THING and p.case == "bare" and p.head in _WORKS]
        if predicate.lemma == "되다" and outer.topic and works and works[-1].text != works[-1].head:
            works[-1].case = "subj"
            return outer  # "부동산 사장님은 이 골목 재개발 안 될 거래"
        if predicate.noun in _HAPPENS and predicate.lemma.endswith("되다"):
            bare = [
                p for p in clause.phrases if p.kind is Kind.THING and p.case == "bare" and p.start > outer.start
            ]
            for thing in bare[-1:]:
                thing.case = "subj"  # "반장이 소풍 취소됐대"
                others = [thing]
        if (
            others
            and outer.case in {"subj", "topic"}
            and subjects[0] is outer
            and self._is_independent(clause, others[0])
        ):
            return outer
        return None

    def _felt_by_second(self, subjects: list[Phrase], people: list[Phrase]) -> bool:
        """ "누나가 매형은 골프 치는 게 제일 좋대": what is felt stands there too, so that the first only tells it."""
        outer, second = people[:2]
        things = {Kind.THING, Kind.ORGANISATION}
        behind = [p for p in subjects if p.case == "subj" and p.kind in things and p.start > second.start]
        return subjects[0] is outer and outer.case == "subj" and second.topic and len(behind) == 1

    def _advises(self, clause: Clause, outer: Phrase) -> bool:
        """ "치과 원장님이 사랑니는 빼야 한대": whose trade it is to say so tells others what they should do."""
        predicate = clause.predicate
        if predicate is None or predicate.has("past") or not _ADVISERS & {outer.head, *outer.text.split()}:
            return False
        thing = any(p.head in {"거", "것", "필요"} for p in clause.phrases)
        better = predicate.lemma in {"낫다", "좋다", "없다"} and thing  # "의사는 걱정할 거 없대"
        return predicate.has("must", "must-not", "advised", "can") or better

    def _rules_on(self, clause: Clause, outer: Phrase) -> bool:
        """ "점원이 환불은 안 된대", "선배가 그 수업은 피하는 게 좋대": what is set apart is what somebody rules on."""
        predicate = clause.predicate
        things = [p for p in clause.phrases if p.kind is Kind.THING and p.start > outer.start]
        things = [p for p in things if p.topic or (p.case in {"subj", "comp"} and p.head in _ALLOWED)]
        if predicate is None or len(things) != 1 or outer.kind is Kind.ORGANISATION or is_filler(things[0]):
            return False
        if any(p.kind in {Kind.FIRST, Kind.SECOND, Kind.SELF} for p in clause.phrases):
            return False
        if predicate.lemma == "되다" and clause.negated and not predicate.has("past"):
            things[0].case = "topic" if things[0].topic else "subj"
            return True
        better = predicate.lemma in {"낫다", "좋다"} and any(
            p.head in {"거", "것"} and p.modifier for p in clause.phrases
        )
        return better and not predicate.has("wish", "past")

    def _norm_of_another(self, outer: Phrase) -> bool:
        """ "이모부는 보내야 한다고 보시는데 이모는 보내면 안 된대": a second view of what ought to be."""
        last = self._findings[-1].draft if self._findings else None
        person = person_of(outer, self._cast)
        return (
            last is not None
            and last.label == "believes"
            and last.holder is not None
            and person is not None
            and last.holder.name != person.name
        )

    def _told_to_face(self, clause: Clause) -> bool:
        """ "보라가 나보고 살쪘대": who is told it is who it is about; the person is made the topic."""
        predicate = clause.predicate
        told = [p for p in clause.phrases if p.case == "dat" and p.kind in {Kind.FIRST, Kind.SECOND}]
        if predicate is None or len(told) != 1:
            return False
        judged = predicate.lemma in (lexicon().good | lexicon().bad) - lexicon().states
        if told[0].particles[:1] not in (("보고",), ("더러",)) and not (judged or predicate.lemma == "이다"):
            return False
        told[0].case, told[0].topic, told[0].particles = "topic", True, ("는",)
        return True

    def _is_of_oneself(self, complement: Phrase | None, outer: Phrase) -> bool:
        """ "자기 탓", "본인 책임": in somebody's mouth, of who says it."""
        if complement is None:
            return False
        if complement.possessor is None and complement.text.startswith("본인 "):
            complement.text = f"{outer.text} {complement.text.removeprefix('본인 ')}"
            return True
        return complement.possessor is not None and complement.possessor.kind is Kind.SELF

    def _is_pointed_at(self, clause: Clause, thing: Phrase) -> bool:
        """ "영호는 그 사고가 실수래": a thing pointed at is no side of the person, who then tells of it."""
        predicate = clause.predicate
        if predicate is None or thing.is_person or not thing.demonstrative or thing.case not in {"subj", "topic"}:
            return False
        if "adjective" in predicate.features or predicate.has("wish", "will", "must"):
            return False
        if thing.topic:
            return predicate.lemma in _GOES_BY_ITSELF  # "사장님이 그 집은 금방 나갈 거래"
        identity = predicate.lemma in {"이다", "아니다"} and clause.complement is not None
        return identity or predicate.lemma in _INDEPENDENT_VERBS

    def _says_while_asking(self, clause: Clause, people: list[Phrase]) -> bool:
        """ "엄마가 감기 걸렸다면서 약 사 오라셨어": who asks for it behind says it."""
        predicate = clause.predicate
        if predicate is None or not predicate.ending.endswith(_BESIDE_WORDS) or len(people) != 1:
            return False
        index = self._clauses.index(clause) if clause in self._clauses else -1
        following = self._clauses[index + 1] if 0 <= index < len(self._clauses) - 1 else None
        if following is None or following.sentence != clause.sentence or following.predicate is None:
            return False
        nobody = not any(p.is_person and p.is_subject_like for p in following.phrases)
        silent = following.predicate.lemma not in HEARING and not following.asked
        return silent and nobody and people[0].case == "subj" and people[0].kind is not Kind.FIRST

    def _finds_it_so(self, clause: Clause, outer: Phrase, people: list[Phrase]) -> bool:
        """ "유진이가 그 가방 무겁대", "형이 그 가게 망했대": how the thing pointed at is, is told by who stands before."""
        predicate = clause.predicate
        if predicate is None or len(people) > 1 or outer.case not in {"subj", "topic"}:
            return False
        if predicate.has("wish", "will", "must", "future") or outer.kind is Kind.ORGANISATION:
            return False
        things = [p for p in clause.phrases if p.kind is Kind.THING and p.start > outer.start and not is_filler(p)]
        if len(things) != 1 or not things[0].demonstrative or things[0].case not in {"bare", "subj", "topic"}:
            return False
        if is_part(things[0]) or any(lexicon().is_kind(things[0].head, kind) for kind in ("body", "kin")):
            return False
        words = lexicon()
        known = words.good | words.bad | words.mixed | words.states
        if predicate.lemma in _FELT_ABOUT | known | {"있다", "없다", "많다", "적다", "같다", "바쁘다", "고프다"}:
            return False
        if predicate.lemma == "되다" and clause.negated:
            return things[0].topic  # "팀장님이 그 안은 절대 안 된대"
        moving = {"나가다", "오르다", "내리다"}
        if predicate.lemma in {"오르다", "내리다", "떨어지다", "뛰다"} and things[0].head.endswith(_PRICES):
            return True  # "택시 기사가 이 동네 집값 많이 올랐대"
        return "adjective" in predicate.features or predicate.lemma in _GOES_BY_ITSELF - moving

    def _judges_ours(self, clause: Clause, outer: Phrase) -> bool:
        """ "영미네 이모가 우리 딸 참하대", "동생이 내 방 냄새난대": how ours is, is told by who stands before it."""
        predicate = clause.predicate
        if predicate is None or outer.case != "subj" or outer.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE}:
            return False
        others = [p for p in clause.phrases if p is not outer and not is_filler(p) and p.kind is not Kind.TIME]
        ours = [p for p in others if p.case == "subj" and p.start > outer.start]
        if len(others) <= 2 and ours and _OURS.search(self._text[outer.end : ours[0].end]):
            return (
                not predicate.has("wish", "will") and predicate.lemma not in _FELT_ABOUT
            )  # "내 말투가 애교 있대"
        if len(others) != 1 or others[0].case not in {"bare", "subj", "topic"} or others[0].start < outer.start:
            return False
        if others[0].kind not in {Kind.THING, Kind.KIN} or not _OURS.search(self._text[outer.end : others[0].end]):
            return False
        if predicate.has("wish", "will", "must", "future") or predicate.lemma in _FELT_ABOUT | _DEPENDENT_VERBS:
            return others[0].head == "냄새" and predicate.lemma == "나다"
        return "adjective" in predicate.features or predicate.lemma in _GOES_BY_ITSELF | _SHOWS_BY_ITSELF

    def _acts_with_own_body(self, clause: Clause, outer: Phrase) -> bool:
        """ "산이가 나 코 곤대": what I do with a part of my body is told by the other; 나 is made the subject."""
        predicate = clause.predicate
        if predicate is None or "adjective" in predicate.features or predicate.has("benefit", "will", "future"):
            return False
        if outer.case not in {"subj", "topic"} or predicate.lemma not in _WITH_ONES_BODY:
            return False
        for phrase in clause.phrases:
            holder = phrase.possessor
            body = phrase.case in {"bare", "obj"} and lexicon().is_kind(phrase.head, "body")
            if holder is not None and holder.kind in {Kind.FIRST, Kind.SECOND} and body:
                phrase.possessor, phrase.text, phrase.start = None, phrase.rest, max(phrase.start, holder.end)
                holder.case, holder.topic, holder.particles = "topic", True, ("는",)
                clause.phrases.insert(clause.phrases.index(phrase), holder)
                return True
        return False

    def _quotes_own_will(self, clause: Clause, outer: Phrase) -> Phrase:
        return outer

    def _is_independent(self, clause: Clause, thing: Phrase) -> bool:
        """Say whether a thing's predicate stands alone, so that a person before it must be the teller."""
        predicate = clause.predicate
        if predicate is None:
            return False
        if predicate.has("become") and not lexicon().is_kind(thing.head, "body"):
            return not is_part(thing)  # "담당자는 배송이 늦어질 거래"
        if "adjective" in predicate.features or predicate.lemma in _DEPENDENT_VERBS:
            return False
        if lexicon().is_kind(thing.head, "body") or lexicon().is_kind(thing.head, "kin"):
            return False
        if predicate.lemma == "하다" and clause.adverb("잘", "못"):
            return False  # "단비가 노래는 잘한대"
        return predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _INDEPENDENT_VERBS
