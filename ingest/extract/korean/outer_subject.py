"""Whose words a hearsay ending passes on where no frame names him: the outer of two subjects, or the only one."""

from __future__ import annotations

import re

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.emitting import HEARD_REASONS
from ingest.extract.korean.facing import OF_PEOPLE
from ingest.extract.korean.feelings import hoped_of
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.opinions import is_part
from ingest.extract.korean.people import Person, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.sources import Frames
from ingest.extract.korean.telling import Telling
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_hearsay import Mood
from ingest.resolve.korean_saying import (
    HEARING,
)

_FELT_ABOUT = words("좋다 싫다 밉다 걱정되다 무섭다 그립다 부럽다 미덥다 못미덥다")
#: Endings of words that go with what their speaker does: "예쁘다며 샀어".
_BESIDE_WORDS = ("다며", "다면서", "라며", "라면서")
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
    "들어오다 품절되다 오다 내리다 오르다 망하다 열리다 끝나다 시작하다 바뀌다 줄다 늘다 막히다 팔리다 그치다 불다 하다 닫다 "
    "우승하다 승리하다 진출하다 준우승하다 패하다 패배하다 역전하다 강등되다"
)
#: What things do, and their owner does not: behind a topic of its own it is told by who stands before.
_OF_THINGS = words(
    "나오다 나가다 차다 상하다 도착하다 남다 깨지다 꺼지다 켜지다 썩다 식다 녹다 마르다 시들다 멈추다 고장나다 동나다 떨어지다 걸리다 비다 밀리다 "
    "막히다 새다 얼다 터지다 무너지다 익다 불타다 사라지다 없어지다 다르다 필요없다 필요하다 가능하다 불가능하다 유효하다 무료이다 공짜이다"
)
#: What nobody is, so that it is said of something else.
_NEVER_PEOPLE = words(
    "사고 자살 타살 사고사 화재 고의 실수 우연 장난 오보 범죄 불법 합법 무죄 유죄 취소 연기 휴업 휴무 헛소문 거짓 거짓말 사실 뻥 오해 루머 방화 과실 우발 "
    "반대 찬성 별일 노코멘트 만장일치"
)
#: How it stands with a shop, a show or a house, and with nobody who works there.
_OF_A_SHOP = words(
    "매진 품절 마감 만석 만실 휴관 정전 단수 무료 유료 금지 필수 공짜 세일 할인 단종 현금결제 선착순 예약제"
)
#: What suits one or not, at a time that is named.
_SUITS = words("괜찮다 좋다 되다 편하다 상관없다 가능하다 무방하다 낫다 곤란하다 힘들다 어렵다 안되다 불가능하다")
_NOW = words("이제 지금 요즘 요새 오늘 최근 아직 어제 그동안")
#: What whose trade it is finds.
_DIAGNOSES = words("괜찮다 정상이다 문제없다 이상없다 위험하다 늦다 심각하다 가능하다 불가능하다 충분하다")
#: How things taste, cost and sound, and nobody is.
_TASTED = words(
    "맛있다 맛없다 싱겁다 짜다 달다 쓰다 느끼하다 담백하다 비싸다 재밌다 재미있다 재미없다 유익하다 지루하다 비추이다 강추이다 노맛이다 꿀맛이다"
)
#: What words turn out to be.
_TRUTHS = words("헛소문 거짓 거짓말 사실 진짜 뻥 오해 루머 유언비어 가짜 착각 억측 농담 실화 뜬소문")
#: What leaves with those who are in it.
_VEHICLES = words("버스 기차 배 비행기 열차 지하철 막차 첫차 셔틀 셔틀버스 택배 트럭 구급차 앰뷸런스 물건 차")
#: What goes up and down with whose it is: "민수가 성적은 떨어졌대".
_ONES_OWN = words(
    "성적 점수 월급 연봉 체중 몸무게 키 실력 인기 매출 살 돈 시간 입맛 기운 힘 말 생각 마음 기분 직장 회사 학교 병원 집 시험 면접 필기 실기"
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
_TELLERS = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE})
_OURS = re.compile(r"(?:^|\s)(?:우리|저희|내|제|네|너희|너네|니)\s")


def _judges(clause: Clause) -> bool:
    """Say whether a clause finds something good or bad."""
    predicate, words_of = clause.predicate, lexicon()
    if predicate is None:
        return False
    if predicate.lemma in (words_of.good | words_of.bad | words_of.mixed) - (OF_PEOPLE - {"빼어나다"}):
        return True
    if clause.complement is not None:
        return clause.complement.text in words_of.good_nouns | words_of.bad_nouns | words_of.mixed_nouns
    return clause.complement_word == "별로"


class OuterSubject(Telling):
    """Finds the person among the subjects of what was told who told it."""

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
        told = clause.predicate.hearsay if clause.predicate is not None else None
        asks = told is not None and told.mood is not Mood.TELLING
        if asks and any(p.kind is Kind.ORGANISATION and p.case == "from" for p in clause.phrases):
            return False  # "팀장님이 언제 나오냬. 그리고 거래처에서는 깎아 달래"
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
            return self._willing_before(clause)
        outer = people[0]
        speaking = self._speaks_of_itself_behind(clause, people)
        if speaking is not None:
            return speaking
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
        if self._judges_ours(clause, outer) or (len(subjects) == 1 and self._speaks_of_own(clause, outer)):
            return outer
        if outer.topic and predicate.has("must", "may", "must-not") and self._norm_of_another(outer):
            return outer
        if outer.case in {"subj", "topic"} and self._advises(clause, outer):
            return outer
        if outer.case == "subj" and (
            self._rules_on(clause, outer) or self._tells_of_topic(clause, outer, subjects)
        ):
            return outer
        if any(p.kind is Kind.SELF for p in subjects if p is not outer) and outer.kind is not Kind.SELF:
            return outer
        if (
            predicate.has("will")
            and not predicate.has("past")
            and "adjective" not in predicate.features
            and len([p for p in subjects if p.kind is not Kind.ORGANISATION or p.case != "bare"]) == 1
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

    def _willing_before(self, clause: Clause) -> Phrase | None:
        """ "막내가 제대하면 창업하겠대": whose will it is stands before the condition."""
        predicate = clause.predicate
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if predicate is None or not predicate.has("will") or "adjective" in predicate.features or before is None:
            return None
        if before.sentence != clause.sentence or before.predicate is None or before.predicate.hearsay is not None:
            return None
        if any(p.case in {"subj", "topic"} and not is_filler(p) for p in clause.phrases):
            return None
        if before.predicate.close not in {Close.CONDITION, Close.LINK} or predicate.lemma in _DEPENDENT_VERBS:
            return None
        people = [p for p in before.phrases if p.kind in _TELLERS and p.case in {"subj", "topic"}]
        clause.shadow = people[0] if len(people) == 1 else clause.shadow
        return people[0] if len(people) == 1 else None

    def _speaks_of_itself_behind(self, clause: Clause, people: list[Phrase]) -> Phrase | None:
        """ "막내가 버스 끊기면 자기는 걸어오겠대": 자기 is whoever stands before the condition, and says it."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        if len(people) != 1 or people[0].kind is not Kind.SELF or before is None or before.predicate is None:
            return None
        if before.sentence != clause.sentence or before.predicate.hearsay is not None:
            return None
        if before.predicate.close is not Close.CONDITION:
            return None
        tellers = [p for p in before.phrases if p.kind in _TELLERS and p.case in {"subj", "topic"}]
        return tellers[0] if len(tellers) == 1 else None

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

    def _speaks_of_own(self, clause: Clause, outer: Phrase) -> bool:
        """ "민규는 언제든 괜찮대", "경찰은 사고래", "수아는 좋다는데 나는 별로야": only they can have said so."""
        predicate = clause.predicate
        if predicate is None or outer.kind not in _TELLERS | {Kind.ORGANISATION} or outer.case == "bare":
            return False
        if predicate.lemma == "이다" and clause.complement is not None:
            how = clause.complement.text
            if how in _OF_A_SHOP or (outer.topic and how in _NEVER_PEOPLE):
                return True
        if predicate.has("past", "wish", "will", "may"):
            return False
        if predicate.lemma in _SUITS and outer.topic and self._names_any_time(clause):
            return predicate.lemma != "되다" or bool(clause.negated)
        alone = not any(p.kind is Kind.THING for p in clause.phrases)
        if predicate.lemma in _DIAGNOSES and alone and _ADVISERS & {outer.head, *outer.text.split()}:
            return True
        if alone and self._set_against_another(clause, outer):
            return True
        return alone and predicate.lemma in _TASTED and outer.topic

    def _set_against_another(self, clause: Clause, outer: Phrase) -> bool:
        """ "유미는 좋다던데 나는 별로였어": what one finds of a thing beside what another finds of it."""
        if outer.case not in {"topic", "also"} or not _judges(clause):
            return False
        index = self._clauses.index(clause) if clause in self._clauses else 0
        near = [*self._clauses[max(0, index - 2) : index], *self._clauses[index + 1 : index + 3]]
        for other in near:
            between = self._text[min(clause.end, other.end) : max(clause.start, other.start)]
            if any(mark in between for mark in ".!?\n") or not _judges(other):
                continue
            last = self._findings[-1] if self._findings else None
            if last is not None and last.draft.clause is other and last.frames.people and not other.phrases:
                return True  # "유미는 최고라는데 소라는 최악이래"
            if len(other.phrases) != 1:
                continue
            one = other.phrases[0]
            if one.is_person and one.case in {"topic", "also"} and one.text != outer.text:
                return True
        return False

    def _names_any_time(self, clause: Clause) -> bool:
        """ "언제든", "아무 때나", "화요일도": when it would suit them."""
        index = self._clauses.index(clause) if clause in self._clauses else 0
        before = self._clauses[index - 1] if index else None
        conceded = before is not None and before.sentence == clause.sentence and before.predicate is not None
        if conceded and before is not None and before.predicate is not None and before.complement is not None:
            any_time = before.complement.kind is Kind.QUESTION
            if before.predicate.close is Close.CONCESSION and any_time:
                return True
        return any(
            (
                p.kind is Kind.TIME
                and p.text not in _NOW
                and (p.case in {"also", "topic", "subj"} or p.particles[:1] == ("만",))
            )
            or p.text in {"아무 때", "아무때", "언제", "아무 날"}
            for p in clause.phrases
        )

    def _tells_of_topic(self, clause: Clause, outer: Phrase, subjects: list[Phrase]) -> bool:
        """ "변리사가 특허는 아직 안 나왔대", "엄마가 우유는 상했대": what the thing set apart does, another tells."""
        predicate = clause.predicate
        if predicate is None or len(subjects) != 2 or subjects[0] is not outer or outer.kind not in _TELLERS:
            return False
        thing = subjects[1]
        own = is_part(thing) or any(lexicon().is_kind(thing.head, kind) for kind in ("body", "kin"))
        if thing.kind is not Kind.THING or not thing.topic or own or thing.head in _ONES_OWN:
            return False
        if predicate.has("wish", "will", "must") or any(p.case == "obj" for p in clause.phrases):
            return False
        if predicate.lemma in {"나오다", "나가다"} and lexicon().is_kind(thing.head, "place"):
            return False
        if predicate.lemma in {"떠나다", "출발하다", "가다", "서다", "다니다"}:
            return thing.head in _VEHICLES
        if predicate.lemma == "되다":  # "세무사가 환급은 아직 안 됐대"
            return outer.kind is Kind.ROLE and bool(clause.negated)
        if predicate.lemma in _OF_THINGS:
            thing.case, thing.topic, thing.particles = "subj", False, ("이",)
            return True
        return False

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
        told = [p for p in clause.phrases if p.case == "dat" and p.kind in _TELLERS | {Kind.FIRST, Kind.SECOND}]
        if predicate is None or len(told) != 1:
            return False
        if told[0].kind in _TELLERS and told[0].particles[:1] not in (("보고",), ("더러",)):
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
        if thing.topic and clause.complement is not None and clause.complement.text in _TRUTHS:
            return predicate.lemma in {"이다", "아니다"}  # "수아가 그 소문은 헛소문이래"
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
        if predicate is None or outer.case not in {"subj", "topic"} or outer.kind not in _TELLERS:
            return False
        others = [p for p in clause.phrases if p is not outer and not is_filler(p) and p.kind is not Kind.TIME]
        ours = [p for p in others if p.case == "subj" and p.start > outer.start]
        if len(others) <= 2 and ours and _OURS.search(self._text[outer.end : ours[0].end]):
            felt = predicate.lemma in _FELT_ABOUT and not (
                predicate.lemma == "좋다" and ours[0].kind is Kind.THING
            )
            return not predicate.has("wish", "will") and not felt  # "내 말투가 애교 있대", "우리 애 발음이 좋대"
        if outer.case != "subj" or len(others) != 1 or others[0].start < outer.start:
            return False
        if others[0].case not in {"bare", "subj", "topic"}:
            return False
        if others[0].kind not in {Kind.THING, Kind.KIN} or not _OURS.search(self._text[outer.end : others[0].end]):
            return False
        if predicate.has("wish", "will", "must", "future") or predicate.lemma in _FELT_ABOUT | _DEPENDENT_VERBS:
            return others[0].head == "냄새" and predicate.lemma == "나다"
        by_itself = _GOES_BY_ITSELF | _SHOWS_BY_ITSELF | _OF_THINGS
        return "adjective" in predicate.features or predicate.lemma in by_itself

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
        if thing.head in _ONES_OWN and predicate.lemma in {"떨어지다", "오르다", "내리다", "늘다", "줄다"}:
            return False
        return predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _INDEPENDENT_VERBS
