"""States, habits, abilities, possession and identity in Korean clauses."""

from __future__ import annotations

import re

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.customs import is_custom
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import (
    NEGATIVE,
    action_noun,
    flipped,
    is_event_verb,
    is_involuntary,
    is_perhaps,
    new_draft,
    nothing,
    roles_are_human,
    stem_noun,
)
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.noted import is_ahead_or_usual
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Polarity

_OUTAGES = words("단수 정전 휴무 휴업 휴강 방역 소독 점검 공사 통제")


_EXISTENCE_VERBS = words(
    "있다 없다 계시다 많다 적다 생기다 남다 가지다 갖다 키우다 기르다 앓다 아프다 부족하다 모자라다"
)


_EMPTY_COMPLEMENTS = words("탈 새해 거기 오랜만 간만 처음 안녕 굿모닝 화이팅 파이팅 수고 다행 뿐 얘기 이야기 때문")


_PERSONAL_OCCASIONS = words("생일 결혼식 수술 졸업식 면접 돌잔치 환갑")


_BUSINESS_HOURS = words("쉬다 열다 닫다 문닫다 영업하다 운영하다 쉬어가다")


_USUAL_VERBS = words("다니다 쓰다 채식하다 이용하다 구독하다 운영하다 피우다 즐기다")


_PASSING_STATES = words(
    "사귀다 되다 닮다 이다 같다 들다 나다 쉬다 자다 끝나다 걸리다 맞다 어울리다 다르다 통하다 속하다 늦다 싸우다"
)


SKIPPED_LEMMAS = words(
    "안녕하다 그렇다 이렇다 어떻다 모르다 부탁하다+ 뵙다 힘내다 파이팅하다 드세다 죄송하다 미안하다 "
    "실례하다 축하하다 고생하다 생각하다 뵈다 고맙다 감사하다 그러다 어쩌다 반갑다 수고하다 환영하다 "
    "농담이다 맞다 알다 부탁드리다 정정하다 이야기하다 말씀드리다 말씀하다 헷갈리다 착각하다 궁금하다 어떡하다 어찌하다 축하드리다 감사드리다 사과드리다 인사드리다"
)


def read_not_yet(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "보고서 아직이야": not done so far."""
    if clause.complement_word != "아직":
        return None
    thing = roles.object_phrase() or roles.thing
    draft = new_draft("did", "not yet", clause, roles, sit, words_of(thing, sit.cast) or sit.topic)
    draft.polarity = NEGATIVE
    return draft


_HELD = words(
    "회의 회식 모임 행사 축제 시험 세미나 워크숍 공연 총회 발표회 시상식 결혼식 돌잔치 송별회 환영회 예배 송년회 신년회 동창회 체육대회 "
    "운동회 오리엔테이션 엠티 MT 야유회 간담회 설명회 공청회 반상회 강연 특강 콘서트 장례식 졸업식 입학식 결승 예선 개막식 폐막식 리허설 "
    "잔치 칠순잔치 팔순잔치 환갑잔치 제사 차례 벌초 성묘 체험학습 현장학습 참관수업 공개수업 학예회 개업식 수련회 바자회 박람회 전시회 "
    "면접 촬영 녹화 투표 선거 미사 소풍 뒤풀이 집들이 간담회 종무식 시무식 출정식 해단식 시식회 품평회 사인회 강좌 수료식 기념식 추모식"
)


def _held_occasion(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "회의는 10시에 해": an occasion as topic, and when it is."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "하다" or predicate.has("past", "wish", "must", "will"):
        return None
    thing = roles.thing or (roles.objects[0] if sit.attributed and len(roles.objects) == 1 else None)
    if thing is None or roles.agent is not None or thing.case == "obj":
        return None
    if not thing.topic and not (sit.attributed and thing.case == "bare"):
        return None  # of others' occasions it need not be said: "체험학습 6월 12일에 한대"
    if thing.head not in _HELD and not thing.text.endswith(
        ("미팅", "회의", "모임", "총회", "연습", "스터디", "예배")
    ):
        return None
    where = next((p for p in [*roles.origins, *roles.places] if not p.is_person and p.case == "from"), None)
    if not (where or sit.timed or any(p.head.endswith(("시", "분", "반")) for p in roles.places + roles.times)):
        return None
    draft = new_draft("takes_place", "occasion held", clause, roles, sit, words_of(where, sit.cast))
    draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
    return draft


def read_occasion_verb(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "내일 단수된대": the noun of the verb is the occasion."""
    predicate = clause.predicate
    held = _held_occasion(clause, roles, sit)
    if held is not None:
        return held
    if predicate is None or predicate.noun is None or not predicate.lemma.endswith("되다") or roles.subjects:
        return None
    if predicate.noun not in _OUTAGES:
        return None
    draft = new_draft("takes_place", "occasion as verb", clause, roles, sit, None)
    draft.subject, draft.subject_text = None, predicate.noun
    return draft


def read_senses(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "귀가 안 들려", "눈이 안 보이셔": an ability of the body."""
    predicate = clause.predicate
    ability = {"들리다": "듣기", "보이다": "보기"}.get(predicate.lemma if predicate else "")
    if ability is None or not any(p.head in {"귀", "눈"} for p in roles.subjects):
        return None
    draft = new_draft("can", "sense", clause, roles, sit, ability)
    return draft


def read_existence(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """ "조카가 셋 있어", "알레르기가 있어서요", "내일 회의 있어", "민수는 부산에 있어"."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _EXISTENCE_VERBS:
        return None
    words = lexicon()
    lacking = predicate.lemma in {"없다"}
    if predicate.lemma in {"있다", "계시다"} and roles.places and not roles.subjects and not roles.objects:
        label = "lives_in" if predicate.lemma == "계시다" else "is"
        draft = new_draft(label, "whereabouts", clause, roles, sit, words_of(roles.places[-1], sit.cast))
        return draft
    thing = roles.subjects[-1] if roles.subjects else (roles.objects[-1] if roles.objects else None)
    if thing is not None and predicate.lemma == "많다" and thing.head in {"고생", "수고", "애"} and roles.dropped:
        return nothing(clause, roles, sit)  # "고생 많았어": thanks
    if thing is not None and thing.head in _CROWDS and roles.agent is None and len(roles.subjects) < 2:
        return _crowded(clause, roles, sit, thing)
    if thing is None and roles.second_person_subject is not None:
        thing = roles.second_person_subject
    if (
        thing is None
        and roles.agent_phrase is not None
        and roles.agent_phrase.kind in {Kind.KIN, Kind.ROLE}
        and predicate.lemma in {"있다", "없다", "많다", "생기다"}
    ):
        thing = roles.agent_phrase
        roles.agent, roles.agent_phrase, roles.dropped = None, None, True
    if thing is None:
        return None
    if (
        words.is_kind(thing.head, "event")
        and (sit.timed or thing.case == "subj")
        and predicate.lemma in {"있다", "없다"}
        and thing.head not in {"약속", "수업"} | {""}
        and (roles.dropped or sit.timed)
    ):
        draft = new_draft(
            "takes_place",
            "scheduled",
            clause,
            roles,
            sit,
            words_of(roles.origins[-1], sit.cast) if roles.origins else None,
        )
        draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
        if lacking:
            draft.polarity = flipped(draft.polarity)
        return draft
    ahead = predicate.has("future", "will") and not predicate.has("past") and predicate.lemma in {"있다", "없다"}
    if ahead and roles.agent_phrase is None and thing.topic and not roles.places:
        draft = new_draft("predicts", "what will be", clause, roles, sit, "있다")
        draft.subject, draft.subject_text, draft.holder = None, thing_of(thing, sit.cast), sit.holder
        draft.polarity = flipped(draft.polarity) if lacking else draft.polarity
        return draft
    if (
        sit.timed
        and roles.dropped
        and (thing.case == "subj" or sit.future_time)
        and predicate.lemma in {"있다", "없다"}
        and thing.head not in {"약속", "수업"}
        and _is_occasion(thing)
    ):
        held = new_draft("takes_place", "scheduled", clause, roles, sit, None)
        held.subject, held.subject_text = None, thing_of(thing, sit.cast)
        held.polarity = flipped(held.polarity) if lacking else held.polarity
        return held
    if predicate.lemma == "아프다" and not words.is_kind(thing.head, "body"):
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    draft = new_draft("has", "possession", clause, roles, sit, _counted(thing, clause, sit))
    if draft.subject is not None and roles.places and roles.agent is None:
        draft.subject, draft.subject_text = None, words_of(roles.places[0], sit.cast)
    if (
        roles.agent is None
        and len(roles.subjects) > 1
        and roles.subjects[0] is not thing
        and not roles.subjects[0].is_person
    ):
        draft.subject, draft.subject_text = None, words_of(roles.subjects[0], sit.cast)
    if lacking:
        draft.polarity = flipped(draft.polarity)
    return draft


def _is_occasion(thing: Phrase) -> bool:
    """Say whether a noun is of something that takes place, by the table or by how it is built."""
    return lexicon().is_kind(thing.head, "event") or (
        len(thing.head) > 1
        and thing.head.endswith(
            (
                "회",
                "식",
                "전",
                "제",
                "대회",
                "행사",
                "파티",
                "여행",
                "시험",
                "심사",
                "검사",
                "상담",
                "수술",
                "진료",
                "교육",
                "훈련",
            )
        )
    )


#: What there is much or little of somewhere, without being anybody's.
_CROWDS = words("사람 차 손님 인파 차들 벌레 모기 관광객 자리 줄 물건 매물")


def _crowded(clause: Clause, roles: Roles, sit: Situation, thing: Phrase) -> Draft | None:
    """ "주말에 사람 많을걸", "차가 엄청 많아": how it is somewhere; ahead of it, a forecast."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"많다", "적다", "없다"}:
        return None
    ahead = predicate.has("future", "will") or (is_perhaps(clause) and not predicate.has("past"))
    draft = new_draft("predicts" if ahead else "is", "crowd", clause, roles, sit, predicate.lemma)
    draft.holder = sit.holder if ahead else None
    draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
    if predicate.lemma == "없다":
        draft.target = "있다"
        draft.polarity = flipped(draft.polarity)
    return draft


def _counted(thing: Phrase, clause: Clause, sit: Situation) -> str:
    words = thing_of(thing, sit.cast)
    numbers = [p for p in clause.phrases if p.head in {"둘", "셋", "넷", "하나", "다섯"} and p is not thing]
    return f"{words} {numbers[0].text}" if numbers else words


_NUMBERS = words("하나 둘 셋 넷 다섯 여섯 일곱")


_WORKPLACES = words("우체국 시청 구청 군청 경찰서 소방서 법원") | words(
    "회사 직장 기업 대기업 은행 공장 로펌 스타트업 출판사 방송국 연구소 공기업 공사 증권사 보험사 "
    "여행사 광고회사 무역회사 건설사 신문사"
)


def read_workplace(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "우리 회사 안 다녀", "은행에 다녀": going there is working there."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "다니다" or predicate.has("wish", "plan", "will"):
        return None
    places = [p for p in roles.places + roles.objects + roles.subjects if p.head in _WORKPLACES]
    if not places:
        return None
    draft = new_draft("works_at", "going to work", clause, roles, sit, thing_of(places[-1], sit.cast))
    return draft


#: Nouns of what somebody does on a day: "모레 출국이야".
_OWN_ACTIONS = words("출근 출장 이사 입대 퇴사 퇴원 입원 출국 귀국 복귀 전역 제대 등교 복직 입사")
_COUNT = re.compile(r"[0-9,]+\s?(?:명|개|장|권|대|마리|병|잔|번|층|호|원|만 ?원|천 ?원|킬로|kg|km|%|퍼센트)")
_ILLNESSES = words(
    "당뇨 당뇨병 암 위암 폐암 간암 유방암 감기 독감 몸살 고혈압 저혈압 치매 우울증 공황장애 천식 비염 아토피 알레르기 폐렴 장염 위염 "
    "식중독 코로나 디스크 골절 빈혈 관절염 백내장 녹내장 통풍 편두통 불면증 중이염 결막염 대상포진 갑상선염 수족구 볼거리"
)
#: Illnesses by their last syllables: "고지혈증", "역류성 식도염".
_SYNDROME = re.compile(
    r".(?:지혈증|협착증|항진증|저하증|과민증|결핍증|석증|공증|루증|도염|막염|부염|장염|근염|낭염|두염)$"
)
_DATES = ("날짜", "시간", "일시", "일정", "시각", "날")


def _of_occasion(thing: Phrase | None, noun: str, sit: Situation) -> str | None:
    """ "수련회 장소": the occasion whose place or date is told, or what was talked of."""
    if thing is None or thing.head != noun:
        return None
    words = thing_of(thing, sit.cast)
    if words == noun:
        return sit.topic if sit.topic not in {noun, None} else None
    return words.removesuffix(noun).rstrip() or None


def _is_no_person(complement: Phrase) -> bool:
    """Food, a place, a work or a count: nothing that somebody could be."""
    if _COUNT.fullmatch(complement.text):
        return True
    return complement.kind is Kind.THING and any(
        lexicon().is_kind(complement.head, kind) for kind in ("food", "work", "place")
    )


#: One is in doubt, but about what stands elsewhere: "뭐 먹을지 고민이야".
_IN_TWO_MINDS = frozenset({"고민", "고민 중", "생각 중"})
#: What somebody has off, or is away on: "다음 주 금요일에 휴가야".
_AWAY = frozenset("휴가 연차 반차 월차 병가 출장 휴직 육아휴직 휴학".split())


def read_copula(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """ "우리 언니는 간호사야", "사흘 뒤에 시험이다", "회의는 화요일이야"."""
    predicate = clause.predicate
    if predicate is None or clause.complement is None or not predicate.lemma.startswith(("이다", "아니")):
        return None
    complement = clause.complement
    words = lexicon()
    thing = roles.thing or (roles.objects[-1] if roles.objects else None)
    located = _of_occasion(thing, "장소", sit)
    met = located is not None and located.endswith("약속")  # "약속 장소 이수야": where one meets is told, no more
    if located is not None and not met and complement.kind is not Kind.TIME:
        draft = new_draft(
            "takes_place", "place of an occasion", clause, roles, sit, thing_of(complement, sit.cast)
        )
        draft.subject, draft.subject_text = None, located
        if predicate.lemma.startswith("아니"):
            draft.polarity = flipped(draft.polarity)
        return draft
    if complement.kind in {Kind.TIME}:
        dated = next((w for noun in _DATES if (w := _of_occasion(thing, noun, sit)) is not None), None)
        if dated is not None:
            draft = new_draft("takes_place", "date of an occasion", clause, roles, sit, None)
            draft.subject, draft.subject_text = None, dated
            return draft
        what = words_of(thing, sit.cast) or sit.topic
        if what is None:
            return None
        draft = new_draft("takes_place", "date of an occasion", clause, roles, sit, None)
        draft.subject, draft.subject_text = None, what
        return draft
    verdicts = lexicon().good_nouns | lexicon().bad_nouns
    if complement.head in verdicts and roles.dropped and thing is None and not sit.attributed:
        return None  # "대박이다"
    if (
        complement.kind is Kind.QUESTION
        or complement.head in _EMPTY_COMPLEMENTS
        or complement.text in _IN_TWO_MINDS
    ):
        return None
    if (
        complement.demonstrative
        and roles.dropped
        and thing is None
        and complement.kind is Kind.THING
        and not sit.attributed
    ):
        return None  # "벌써 이 시간이네"
    away = complement.head in _AWAY and not roles.subjects and not predicate.has("past", "not")
    if away and (sit.timed or roles.times) and (roles.agent or sit.default) is not None:
        return new_draft("plans", "time away", clause, roles, sit, thing_of(complement, sit.cast))
    if complement.kind is Kind.THING and words.is_kind(complement.head, "event") and (sit.timed or roles.times):
        draft = new_draft(
            "takes_place",
            "date of an occasion",
            clause,
            roles,
            sit,
            words_of(roles.origins[-1], sit.cast) if roles.origins else None,
        )
        draft.subject, draft.subject_text = None, thing_of(complement, sit.cast)
        if roles.agent is not None:
            draft.subject_text = (
                f"{roles.agent.name} {draft.subject_text}"
                if complement.head in _PERSONAL_OCCASIONS
                else draft.subject_text
            )
        return draft
    if complement.head in _OWN_ACTIONS and sit.future_time and thing is None and complement.kind is Kind.THING:
        draft = new_draft("plans", "action and its date", clause, roles, sit, complement.head)
        draft.future = True
        return draft  # "모레부터 새 직장 출근이야"
    if complement.head in {"말", "거", "것", "생각", "뿐", "따름"} and complement.text == complement.head:
        return None
    label, rule = "is", "identity"
    if (complement.head in _ILLNESSES or _SYNDROME.search(complement.head)) and (
        roles.agent is not None or thing is not None or sit.attributed
    ):
        label, rule = "has", "illness"  # "고양이가 당뇨래"
    field, _, major = complement.text.rpartition(" ")
    if major in {"전공", "부전공"} and field and not predicate.lemma.startswith("아니"):
        return new_draft("studies", "field of study", clause, roles, sit, field)  # "저는 원예학 전공이에요"
    if thing is not None and thing.head == "전공":
        label, rule = "studies", "field of study"
        give_agent_from_possessor(roles, sit.cast)
        draft = new_draft(label, rule, clause, roles, sit, thing_of(complement, sit.cast))
        return draft
    if (
        complement.text in _NUMBERS
        and roles.agent_phrase is not None
        and roles.agent_phrase.kind in {Kind.KIN, Kind.FIRST}
    ):
        # "저는 형제가 셋이에요"
        kin = roles.second_person_subject or thing
        if kin is not None:
            return new_draft(
                "has", "number of kin", clause, roles, sit, f"{thing_of(kin, sit.cast)} {complement.text}"
            )
    if roles.dropped and thing is None and not sit.attributed and _is_no_person(complement):
        return None  # "비 오는 날엔 파전이지": what is meant is not the speaker
    draft = new_draft(label, rule, clause, roles, sit, thing_of(complement, sit.cast))
    if roles.agent is None and thing is not None:
        draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
    elif roles.agent is not None and thing is not None and roles.agent_phrase is not None:
        draft.subject, draft.subject_text = None, f"{roles.agent.name} {thing_of(thing, sit.cast)}"
    elif roles.agent is None and sit.default is None and sit.topic:
        draft.subject_text = sit.topic
    if predicate.lemma.startswith("아니"):
        draft.polarity = flipped(draft.polarity)
    return draft


def _not_allowed(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "면회는 안 된대", "반품이 안 돼": what cannot be done."""
    predicate, thing = clause.predicate, roles.thing
    if predicate is None or thing is None or predicate.has("past", "become") or len(clause.phrases) > 3:
        return None
    if any(p.case == "comp" for p in clause.phrases):
        return None
    offered = roles.subjects[-1] if len(roles.subjects) > 1 else thing  # "거기는 주차가 안 된대"
    draft = new_draft("can", "not allowed", clause, roles, sit, thing_of(offered, sit.cast))
    if roles.agent is None:
        draft.subject = None
    if offered is not thing:
        draft.subject_text = thing_of(roles.subjects[0], sit.cast)
    return draft


def _cannot_but(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "수술을 안 할 수는 없대": it has to be."""
    own = roles.dropped and not sit.attributed
    target = action_noun(clause, roles, sit)
    if own and not roles.subjects:
        return new_draft("plans", "own duty", clause, roles, sit, target)
    draft = new_draft("believes", "cannot but", clause, roles, sit, target, checkable=False)
    draft.polarity, draft.holder = Polarity.POSITIVE, sit.holder
    return draft


_COMING = words("오다 가다 나오다 나가다 참석하다 참가하다 들르다 모이다 출석하다 출근하다 등교하다 합류하다")


def _will_not_come(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "오늘 합주 못 온대", "여행을 못 가겠대": no ability, but a plan that falls through."""
    unable = clause.negated == "못" or predicate.has("cannot") or (predicate.has("can") and predicate.has("not"))
    if not unable or predicate.lemma not in _COMING or predicate.has("past", "seem") or sit.habitual:
        return False
    occasion = any(_is_occasion(p) for p in roles.objects + roles.subjects + roles.places)
    return (sit.timed or sit.future_time or predicate.has("will") or occasion) and roles_are_human(roles, sit)


def read_ability(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "걸으실 수 있어", "수영 못 해", "매운 거 못 먹어"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    if predicate.lemma == "되다" and clause.negated == "안" and roles.thing is not None and not roles.places:
        return _not_allowed(clause, roles, sit)
    can = predicate.has("can") or (
        (clause.negated == "못" or predicate.has("cannot"))
        and not predicate.has("past", "future", "plan")
        and not sit.future_time
    )
    if not can or predicate.lemma in {"이다", "있다", "믿다"}:
        return None
    if _will_not_come(clause, predicate, roles, sit):
        draft = new_draft("plans", "cannot come", clause, roles, sit, action_noun(clause, roles, sit))
        draft.future = True
        return draft
    if predicate.has("can") and predicate.has("not") and (clause.negated or predicate.has("double-not")):
        return _cannot_but(clause, roles, sit)
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    target = action_noun(clause, roles, sit)
    draft = new_draft("can", "ability", clause, roles, sit, target)
    if roles.agent is None and roles.subjects and roles.subjects[0].case == "subj" and not roles.objects:
        draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        draft.target = predicate.noun or stem_noun(predicate.lemma)
    return draft


def read_habit(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "매주 도자기 공방 다니고 있어", "이젠 매일 마셔요", "고기 안 먹어"."""
    predicate = clause.predicate
    if (
        predicate is None
        or (
            is_perhaps(clause) and not (sit.habitual and predicate.ending.rstrip("요") in {"ㄹ걸", "을걸"})
        )  # "매일 운동할걸?"
        or predicate.has("future", "will", "seem", "plan", "maybe", "factual")
        or (predicate.has("past") and not sit.habitual)
        or (predicate.has("underway") and not (sit.habitual or is_ahead_or_usual(clause)))  # "저녁 하는 중이야"
        or predicate.lemma in SKIPPED_LEMMAS
    ):
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    label = sense.label if sense is not None else "did"
    if label in {"lives_in", "works_at", "has", "is", "can"} or predicate.lemma in {"이다"}:
        return None
    if predicate.has("progressive") and not sit.habitual and is_event_verb(predicate, sense):
        return None
    hours = predicate.lemma in _BUSINESS_HOURS and not sit.future_time
    if roles.agent is None and roles.subjects and roles.subjects[0].topic and hours:
        draft = new_draft(
            "does_regularly", "habit of a place", clause, roles, sit, predicate.noun or stem_noun(predicate.lemma)
        )
        draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        return draft
    usual = (
        sit.habitual
        or predicate.lemma in _USUAL_VERBS
        or label in {"ate", "watched", "read"}
        or (predicate.has("progressive") and label != "studies")
        or (label == "did" and _is_usual(predicate, roles, sit))
        or is_custom(clause, predicate, roles, sit)
    )
    if label == "studies" and not sit.habitual:
        return None
    if sit.begins and not sit.habitual:
        return None  # "오늘부터 헬스장 다녀요": it is to begin
    if not usual or not (predicate.lemma.endswith("다") and roles_are_human(roles, sit)):
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    target = action_noun(clause, roles, sit)
    consumed = label in {"ate", "watched", "read"} or predicate.lemma in {"피우다", "쓰다"}
    if consumed and target == stem_noun(predicate.lemma) and sit.topic is not None:
        target = sit.topic  # "커피 끊었었는데 다시 마셔"
    return new_draft("does_regularly", "habit", clause, roles, sit, target)


def _is_usual(predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "큰형은 택시 운전해": the plain present of an act, without a date, is what one does."""
    if (
        sit.attributed
        or "adjective" in predicate.features
        or sit.timed
        or predicate.has("become", "state", "cause", "not", "ever", "never", "almost")
    ):
        return False
    if predicate.lemma in _PASSING_STATES or predicate.lemma.endswith(("되다", "지다")):
        return False
    return (
        predicate.lemma.endswith("하다")
        and predicate.noun is not None
        and roles.agent is not None
        and not is_involuntary(predicate, None)
    )
