"""What happened: the label of the verb itself, and the subject of what starts, ends or changes by itself."""

from __future__ import annotations

import re

from ingest.extract.korean.by_things import broken_out
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import GIVEN_UP, flipped, framed, is_event_verb, new_draft, stem_noun
from ingest.extract.korean.lexicon import ATTITUDES, Sense, lexicon
from ingest.extract.korean.people import person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import FROM_SOMEBODY, Roles, give_agent_from_possessor, words_of
from ingest.extract.korean.states import SKIPPED_LEMMAS
from ingest.extract.korean.wordlists import words

_UNDERGONE = words(
    "수술 치료 검사 검진 진료 상담 교육 훈련 스트레스 마사지 건강검진 면접 처벌 벌 시술 레슨 과외 "
    "심사 진단 주사 예방접종 관리"
)


_INTRANSITIVE = words(
    "고장나다 망가지다 부서지다 문닫다 오픈하다 개업하다 폐업하다 개봉하다 개장하다 개막하다 그치다 "
    "끝나다 시작하다 열리다 멈추다 종료하다 개학하다 개강하다 종강하다"
)


_WITH_PLACE_OBJECT = words(
    "걸리다 참여하다 응모하다 지원하다 투표하다 투자하다 도전하다 성공하다 실패하다 당첨되다 늦다 "
    "출연하다 빠지다 신청하다"
)


EXAMS = words(
    "시험 면접 서류 자격증 오디션 입찰 고시 수능 토익 심사 테스트 공채 공모 공모전 운전면허 면허 "
    "면허시험 도로주행 주행 필기 실기 예선 대학 임용 임용고시 검정고시 1차 2차 최종 선발 청약 추첨 논문심사 인증 "
    "감사 코딩테스트 코테 HSK JLPT 토플 오픽 토스 텝스 한능검 필기시험 실기시험 기능시험 주행시험 승급심사 서류전형 전형 특채 수시 정시"
)


def _was_met(predicate: Predicate) -> bool:
    """ "어제 교수님 뵀어" tells of a meeting; "내일 뵐게요" only takes leave."""
    return predicate.lemma in {"뵙다", "뵈다"} and predicate.has("past")


def read_act(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Everything else: the verb's own label, or `did`."""
    predicate = clause.predicate
    if (
        predicate is not None
        and predicate.lemma in {"그러다", "그렇다"}
        and predicate.has("past")
        and sit.attributed
        and (roles.agent or sit.default)
        and (clause.negated or clause.adverbs)
    ):
        return new_draft("did", "doing so", clause, roles, sit, "그러기")
    greeting = predicate is not None and predicate.lemma in SKIPPED_LEMMAS
    struck = predicate is not None and predicate.lemma == "맞다" and "adjective" not in predicate.features
    if (
        predicate is None
        or (greeting and not struck and not _was_met(predicate))
        or predicate.lemma in {"", "이다", "아니다"}
    ):
        return None
    if clause.complement_word:
        return None
    if predicate.lemma == "괜찮다" and roles.dropped and not sit.attributed:
        return None
    _choose_homonym(predicate, roles)
    peculiar = _peculiar(clause, predicate, roles, sit)
    if peculiar is not None:
        return peculiar
    sense = lexicon().verbs.get(predicate.lemma)
    if predicate.lemma == "옮기다" and roles.places and not roles.objects:
        sense = Sense("moved_to", ("loc",))
    slipped = predicate.lemma == "미끄러지다" and _relabel("passed", predicate, roles) == "did"
    slipped = slipped or _cries_out(predicate, roles)
    if sense is None or sense.label == "has" or sense.label in ATTITUDES or slipped:
        return _plain_act(clause, roles, sit)  # an attitude that no rule took: "젖니가 빠졌어"
    label = sense.label
    if (label in {"watched"} and predicate.has("try")) or (
        predicate.lemma == "보다"
        and (roles.objects or roles.subjects)
        and (roles.objects or roles.subjects)[-1].head in EXAMS | {"맛", "집", "눈치", "장", "손해", "신문"}
    ):
        label = "did"
    if roles.agent is None and predicate.lemma not in FROM_SOMEBODY:
        give_agent_from_possessor(roles, sit.cast)
    label = _label_here(label, predicate, roles)
    target = framed(sense, clause, roles, sit) or _left_behind(label, roles, sit)
    draft = new_draft(label, f"verb: {label}", clause, roles, sit, target)
    if (
        predicate.lemma in {"떨어지다", "낙방하다", "불합격하다", "탈락하다", "낙제하다", "미끄러지다"}
        and label == "passed"
    ):
        draft.polarity = flipped(draft.polarity)
    shaped = _by_the_thing(_shape(draft, predicate, roles, sit, sense), roles, sit)
    if shaped is not None and sit.conditional and predicate.has("future", "will") and shaped.subject is None:
        shaped.guess = True  # "비가 오면 경기가 취소될 거야": a forecast
    return shaped


def _by_the_thing(draft: Draft | None, roles: Roles, sit: Situation) -> Draft | None:
    """ "까만 애 하나가 안 떨어져": what stands in the nominative and is no target does it, and not who tells it."""
    thing = roles.thing
    if draft is None or thing is None or not roles.dropped or thing.case != "subj" or thing.kind is not Kind.THING:
        return draft
    words = thing_of(thing, sit.cast)
    if draft.subject is None or draft.subject_text is not None or words in (draft.target or "") or len(words) < 2:
        return draft
    draft.subject, draft.subject_text = None, words
    return draft


_WEANED = words("기저귀 젖병 젖 모유 분유 공갈젖꼭지 쪽쪽이")
_FRIED = words("전 빈대떡 부침개 계란 달걀 두부 동그랑땡 호박전 김치전 파전 전만")


def _peculiar(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> Draft | None:
    """Verbs whose label hangs on what stands beside: "한라산 올랐어", "김밥으로 때웠어", "옷 찾아왔어"."""
    things = roles.objects + roles.subjects
    heads = {p.head for p in things}
    lemma = predicate.lemma
    if lemma in {"오르다", "올라가다", "등반하다"}:
        summit = next((p for p in [*roles.places, *things] if p.head.endswith(("산", "봉", "오름"))), None)
        if summit is not None and len(summit.head) > 1 and summit.case != "subj":
            return new_draft("went", "climbed", clause, roles, sit, thing_of(summit, sit.cast))
    if lemma == "때우다" and roles.places:
        return new_draft("ate", "meal of", clause, roles, sit, thing_of(roles.places[-1], sit.cast))
    if lemma == "찾아오다" and roles.agent_phrase is None and things and not roles.places:
        return new_draft("received", "fetched", clause, roles, sit, thing_of(things[-1], sit.cast))
    if lemma == "떼다" and heads & _WEANED:
        return new_draft("stopped", "weaned", clause, roles, sit, thing_of(things[-1], sit.cast))
    if lemma == "부치다" and heads & _FRIED:
        return new_draft(
            "did", "fried", clause, roles, sit, f"{thing_of(things[-1], sit.cast).removesuffix('만')} 부치기"
        )
    learnt = roles.object_phrase()
    if lemma == "배우다" and learnt is not None and not predicate.has("progressive"):
        if predicate.has("starts"):
            return new_draft("started", "begins to learn", clause, roles, sit, thing_of(learnt, sit.cast))
        if predicate.has("past"):
            return new_draft("did", "learnt", clause, roles, sit, f"{thing_of(learnt, sit.cast)} 배우기")
    return None


_DELIVERED = words("들어오다 도착하다")
_WITH_GIVING = {
    "빌리다": "빌려주다",
    "나누다": "나눠주다",
    "돌리다": "돌려주다",
    "물리다": "물려주다",
    "갖다": "갖다주다",
}


def _choose_homonym(predicate: Predicate, roles: Roles) -> None:
    """Kiwi reads "차를 파셨어" as digging and "서울 사신대" as buying; and giving is in "빌려줬어"."""
    if predicate.lemma == "파다" and not any(
        p.head in {"땅", "구덩이", "우물", "굴", "터널"} for p in roles.objects + roles.subjects
    ):
        predicate.lemma = "팔다"
    if predicate.lemma == "사다" and roles.places and not roles.objects and not roles.subjects:
        predicate.lemma = "살다"
    if predicate.lemma in {"짤리다", "잘리다"} and (roles.origins or roles.places):
        predicate.lemma = "해고되다"  # "은행에서 짤렸대"
    if predicate.has("benefit"):
        predicate.lemma = _WITH_GIVING.get(predicate.lemma, predicate.lemma)


#: What one signs up for when one "cuts" it ("헬스장 끊었어"), and what one buys so ("표 끊었어").
_SIGNED_UP = words("헬스장 헬스 수영장 체육관 필라테스 요가 PT 피티 짐 크로스핏")
_TICKETS = words("회원권 이용권 정기권 표 티켓 기차표 비행기표 승차권 항공권 입장권 쿠폰 시즌권 연간권")
_WRITTEN = words("문자 메일 이메일 카톡 편지 쪽지 메시지 기사 글 공지 답장 신문 댓글")
_ENTERED = words(
    "회사 로펌 대기업 중소기업 공기업 스타트업 은행 연구소 연구원 대학 대학교 대학원 동아리 공무원 군대 학회 로스쿨 동호회 모임 출판사 신문사 병동 학과 밴드 합창단 스터디 길드"
)


def choose_cut(clause: Clause) -> None:
    """ "헬스장 끊을 거야": 끊다 with a gym or a ticket gets it, with a habit gives it up."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "끊다":
        return
    heads = {p.head for p in clause.phrases if p.kind is not Kind.TIME}
    if heads & _TICKETS:
        predicate.lemma = "구매하다"
    elif heads & _SIGNED_UP:
        predicate.lemma = "등록하다"


#: Groups that one leaves when one "goes out": "길드 나갔대".
_LEFT_GROUPS = words("길드 동아리 단톡방 단톡 채팅방 톡방 밴드 회사 서버 클랜 소속사 오픈채팅 연구실")


#: What one is of, and cannot be in as in a room.
_FELLOWSHIPS = (
    "학생회", "동아리", "동호회", "소모임", "밴드", "길드", "단톡방", "단톡", "합창단", "봉사단", "극단", "노조", "조합", "협회",
    "스터디", "클랜", "친목회", "부녀회", "동창회", "계모임",
)  # fmt: skip


#: Clubs of a school or a firm: "축구부 나갔대" is no walk there.
_CLUBS = tuple(
    f"{what}부"
    for what in (
        "축구 야구 농구 배구 밴드 연극 방송 신문 미술 합창 댄스 볼링 테니스 탁구 문예 도서 과학 육상 수영 영화 사진 태권도 유도 검도 씨름 봉사 "
        "만화 기타 풍물 선도 독서 등산 오케스트라 치어리딩 배드민턴 체조 양궁"
    ).split()
)


def _left_behind(label: str, roles: Roles, sit: Situation) -> str | None:
    return thing_of(roles.origins[-1], sit.cast) if label == "left" and roles.origins else None


def _goes_out_of(predicate: Predicate, roles: Roles) -> bool:
    named = roles.places + roles.objects + roles.subjects + roles.origins
    groups = {p.head for p in named}
    if predicate.lemma == "나오다":  # "학생회에서 나왔어": one is no longer of them
        return predicate.has("past") and any(p.head.endswith(_FELLOWSHIPS) for p in roles.origins)
    clubs = any(p.text.endswith(_CLUBS) for p in named)
    return predicate.lemma == "나가다" and predicate.has("past") and (clubs or bool(groups & _LEFT_GROUPS))


def _is_entered(roles: Roles) -> bool:
    return any(
        p.head in _ENTERED
        or any(p.head.endswith(tail) for tail in lexicon().nouns["organisation_suffix"] if len(tail) > 1)
        for p in roles.places + roles.objects + roles.subjects
    )


#: A grade that one is examined for: "한자 3급".
_GRADE = re.compile(r"(?:\d+|[일이삼사])\s?급$")


def _is_examined(roles: Roles) -> bool:
    """Say whether an exam stands beside the verb: "운전면허 기능 떨어졌어"."""
    named = roles.places + roles.subjects + roles.objects + roles.origins
    return any(
        p.head in EXAMS or p.text in EXAMS or p.text.endswith("면허 기능") or _GRADE.search(p.text) for p in named
    )


_GIVEN_BACK = words("돌려주다 갚다 반납하다 돌려드리다")
#: What a household holds, and nobody lives in: "제사 안 지낸대".
_RITES = words("제사 차례 고사 시제 기제사 굿 돌잔치 장례 상 예배 추도식 명절")
_MADE_TO_DO = words("산책 목욕 운동 공부 심부름 일 훈련 연습 청소 설거지 숙제 양치 예방접종 검사 등원 하원 복습")


def _has_others_do(predicate: Predicate, roles: Roles) -> bool:
    """ "강아지 산책 시켰어": nothing is ordered where somebody is made to do something."""
    heads = {p.head for p in roles.objects + roles.subjects}
    return predicate.lemma == "시키다" and bool(heads & (_MADE_TO_DO | lexicon().nouns["activity"]))


def _label_here(label: str, predicate: Predicate, roles: Roles) -> str:
    if _goes_out_of(predicate, roles):
        return "left"
    if predicate.lemma == "지내다" and any(p.head in _RITES for p in roles.objects + roles.subjects):
        return "did"
    return _relabel(label, predicate, roles)


def _relabel(label: str, predicate: Predicate, roles: Roles) -> str:
    if predicate.lemma in {"붙다", "떨어지다", "미끄러지다"}:
        fell = predicate.lemma != "미끄러지다" and roles.agent is not None and roles.places
        return "passed" if _is_examined(roles) or fell else "did"  # "계단에서 미끄러졌어"
    if predicate.lemma in {"그만두다", "관두다", "때려치우다", "때려치다"}:
        left = roles.object_phrase()
        return (
            "stopped"
            if left is not None
            and lexicon().is_kind(left.head, "activity")
            and left.head not in {"알바", "아르바이트"}
            else "left"
        )
    if predicate.lemma in {"들어가다", "들어오다"} and predicate.has("past") and _is_entered(roles):
        return "joined"
    if label == "went" and any(p.head in {"군대", "군"} for p in roles.places + roles.objects + roles.subjects):
        return "joined"
    written = roles.object_phrase()
    if predicate.lemma == "보다" and label == "watched" and written is not None and written.head in _WRITTEN:
        return "read"
    if label == "joined" and predicate.lemma == "들다":
        return "joined" if roles.places else "did"
    if predicate.lemma == "받다" and roles.object_phrase() is not None:
        head = (roles.object_phrase() or Phrase(0, 0, "", "", Kind.THING, "")).head
        if head in _UNDERGONE:
            return "did"
    if predicate.lemma == "타다" and not any(
        p.head in {"상", "상금", "장학금", "월급", "용돈"} for p in roles.objects + roles.subjects
    ):
        return "did"
    if predicate.lemma in {"나누다", "돌리다", "시키다", "지르다", "접다", "얻다"} and not (
        roles.objects or roles.subjects
    ):
        return "did"
    if predicate.lemma in {"주문하다", "시키다"}:
        return "did" if _has_others_do(predicate, roles) else "bought"
    return label


#: What is let out with 지르다, which otherwise means to buy on a whim.
_LET_OUT = words("소리 비명 고함 환호 환호성 함성 괴성 악 불 탄성 호통")


def _cries_out(predicate: Predicate, roles: Roles) -> bool:
    """ "옆집 아저씨가 소리 질렀어": cries out, and buys nothing."""
    return predicate.lemma == "지르다" and any(p.head in _LET_OUT for p in [*roles.objects, *roles.subjects])


def _shape(draft: Draft, predicate: Predicate, roles: Roles, sit: Situation, sense: Sense) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """Give content its subject: a thing that starts or ends is the subject itself."""
    label = draft.label
    if (
        label in {"started", "stopped", "takes_place"}
        and roles.agent is None
        and (roles.subjects or not roles.objects)
    ):
        thing = roles.thing
        intransitive = is_event_verb(predicate, sense) or predicate.lemma in _INTRANSITIVE
        if (
            thing is not None
            and intransitive
            and not (predicate.lemma in GIVEN_UP and thing.case != "subj")
            and not (
                predicate.lemma in {"시작하다"}
                and thing.case == "bare"
                and not lexicon().is_kind(thing.head, "event")
            )
        ):
            draft.subject, draft.subject_text, draft.target = None, thing_of(thing, sit.cast), None
        elif thing is None and sit.topic is not None and intransitive:
            draft.subject, draft.subject_text, draft.target = None, sit.topic, None
    elif label in {"started", "stopped"} and draft.target is None and predicate.noun:
        draft.target = predicate.noun
    elif (
        label == "lost" and roles.agent is None and roles.subjects and predicate.lemma in {"없어지다", "사라지다"}
    ):
        draft.target = thing_of(roles.subjects[-1], sit.cast)
    elif label == "moved_to" and not roles.places:
        draft.label, draft.target = "did", predicate.noun or draft.target or "이사"
    elif (
        label == "went"
        and draft.target is None
        and roles.dropped
        and sit.place is not None
        and not (roles.thing is not None and roles.thing.case == "subj")  # "쑥이 나왔더라"
    ):
        draft.target = sit.place
    elif label == "went" and roles.agent is None and roles.thing is not None and roles.thing.case == "subj":
        # "택배가 왔어": the thing itself comes
        draft.subject, draft.subject_text = None, thing_of(roles.thing, sit.cast)
        draft.label = "went" if roles.places else "did"
        draft.target = draft.target if roles.places else stem_noun(predicate.lemma)
    elif label == "went" and roles.agent is None and roles.thing is not None and predicate.lemma in _DELIVERED:
        # "생선은 안 들어왔대": goods come in
        draft.subject, draft.subject_text = None, thing_of(roles.thing, sit.cast)
        draft.label, draft.target = "did", stem_noun(predicate.lemma)
    elif label == "went" and draft.target is None and predicate.lemma == "출장가다":
        draft.target = "출장"
    elif label == "went" and draft.target is None:
        draft.label, draft.target = "did", stem_noun(predicate.lemma) if predicate.noun is None else predicate.noun
        if predicate.lemma in {"오다", "가다", "도착하다"} and roles.agent is not None:
            draft.label = "went"
    elif (
        label == "met"
        and draft.target is None
        and predicate.noun is None
        and roles.second_person_subject is not None
    ):
        other = person_of(roles.second_person_subject, sit.cast)
        draft.target = other.name if other else None
    elif label == "received" and predicate.lemma == "당첨되다":
        draft.label = "did"
        place = words_of(roles.places[-1], sit.cast) if roles.places else words_of(roles.object_phrase(), sit.cast)
        draft.target = f"{place} 당첨" if place else "당첨"
    elif (
        label == "left"
        and draft.target is None
        and roles.agent_phrase is not None
        and roles.agent_phrase.kind is Kind.ORGANISATION
        and roles.agent_phrase.case != "subj"
    ):
        # "회사는 그만뒀어": what was left is the topic
        draft.subject, draft.target = sit.default, thing_of(roles.agent_phrase, sit.cast)
    elif label == "left" and draft.target is None:
        draft.target = predicate.noun or "직장" if predicate.noun else stem_noun(predicate.lemma)
    elif label in {"did"}:
        draft.target = draft.target or action_noun_or_none(draft)
    if (
        label == "met"
        and draft.target is None
        and roles.agent_phrase is not None
        and roles.agent_phrase.case == "bare"
        and roles.agent_phrase.kind in {Kind.NAME, Kind.KIN, Kind.ROLE}
        and roles.agent is not None
        and sit.default != roles.agent
        and not sit.attributed
    ):
        # "어제 교수님 뵀어": the one person without a particle is the one met
        draft.target, draft.subject = roles.agent.name, sit.default
        roles.second_person_subject, roles.agent_phrase = roles.agent_phrase, None
    whom = roles.objects[-1] if roles.objects else None
    if label == "watched" and whom is not None and whom.kind in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD}:
        draft.label = "met"  # "어제 찬호를 봤어"
    if label == "watched" and draft.target is None and roles.second_person_subject is not None:
        seen = person_of(roles.second_person_subject, sit.cast)
        draft.label, draft.target = "met", seen.name if seen else None  # "어제 너 봤대"
    if draft.label in {"lives_in", "works_at"} and draft.target is None and roles.dropped:
        return None
    if draft.label in {"joined", "passed"} and draft.target is None:
        draft.target = predicate.noun
    given_back = predicate.lemma in _GIVEN_BACK and sit.topic is not None
    if draft.label == "gave" and draft.target is None and given_back:
        draft.target = sit.topic  # "형이 차 빌려 갔는데 아직 안 돌려줬어"
    elif draft.label == "gave" and draft.target is None and not roles.recipients:
        draft.label, draft.target = "did", stem_noun(predicate.lemma)
    return draft


def action_noun_or_none(draft: Draft) -> str | None:
    """Name the action of a draft that has no other target."""
    if draft.clause is None or draft.roles is None or draft.clause.predicate is None:
        return None
    predicate = draft.clause.predicate
    return predicate.noun or stem_noun(predicate.lemma)


def _plain_act(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """A verb without a label of its own: `did`, or a state `is` for adjectives."""
    predicate = clause.predicate
    if predicate is None:
        return None
    adjective = is_adjective(clause)
    if roles.agent is None and predicate.lemma not in FROM_SOMEBODY:
        give_agent_from_possessor(roles, sit.cast)
    thing = roles.object_phrase()
    if adjective and predicate.has("will") and roles.dropped and not roles.subjects and not sit.attributed:
        return None
    if adjective and _judges_nothing(predicate, roles, sit):
        return None  # "맛없어": of what, it does not say; never of who speaks
    if adjective:
        draft = new_draft("is", "property", clause, roles, sit, predicate.lemma)
        if roles.agent is None and roles.subjects:
            draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        elif roles.subjects:
            draft.target = f"{thing_of(roles.subjects[-1], sit.cast)} {predicate.lemma}"
        return draft
    words = words_of(thing, sit.cast)
    verb = predicate.noun or stem_noun(predicate.lemma)
    target = verb
    if words is not None:
        target = f"{words} {verb}" if predicate.lemma != "하다" and verb not in {"성공"} else words
    elif roles.places and roles.places[-1].kind is Kind.THING and predicate.lemma in _WITH_PLACE_OBJECT:
        target = thing_of(roles.places[-1], sit.cast)
        if predicate.lemma not in {"걸리다", "도전하다"}:
            target = f"{target} {verb}"
    if predicate.lemma in {"실패하다", "성공하다"} and words is not None:
        draft = new_draft("did", "failed or managed", clause, roles, sit, words)
        draft.polarity = flipped(draft.polarity) if predicate.lemma == "실패하다" else draft.polarity
        return draft
    becomes = [p for p in clause.phrases if p.case == "comp"]
    if predicate.lemma == "되다" and becomes:
        draft = new_draft("did", "becoming", clause, roles, sit, thing_of(becomes[-1], sit.cast))
        if roles.agent is None and roles.subjects:
            draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        return draft
    if target == "되기" and len(clause.phrases) < 2 and not (roles.subjects or roles.objects or roles.places):
        return None  # "엄마는 안 된대"
    draft = new_draft("did", "act", clause, roles, sit, target)
    subjects = [p for p in roles.subjects if p.case in {"subj", "topic"}]
    if (
        roles.agent is None
        and subjects
        and (subjects[0].case == "subj" or is_event_verb(predicate, None))
        and not roles.objects
    ):
        draft.subject, draft.subject_text = None, thing_of(subjects[0], sit.cast)
        draft.target = predicate.noun or stem_noun(predicate.lemma)
    elif (
        roles.agent is None
        and not subjects
        and words is not None
        and (is_event_verb(predicate, None) or broken_out(predicate, roles))
    ):
        draft.subject, draft.subject_text, draft.target = None, words, verb
    elif roles.agent is None and subjects and subjects[0].case == "subj":
        # "비가 창문을 때렸어": the thing in the nominative does it
        draft.subject, draft.subject_text = None, thing_of(subjects[0], sit.cast)
    elif roles.agent is not None and subjects and subjects[-1].case == "subj":
        draft.target = f"{thing_of(subjects[-1], sit.cast)} {verb}"
    return draft


#: What one finds of a thing, never of oneself: "난 재밌었어".
_FOUND = words(
    "재밌다 재미있다 재미없다 맛있다 맛없다 지루하다 싱겁다 맵다 짜다 비싸다 유익하다 별로이다 감동적이다 볼만하다"
)


def _judges_nothing(predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    first = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.FIRST
    if first and predicate.lemma in _FOUND and not roles.subjects and not sit.attributed:
        return True
    if not roles.dropped or roles.subjects or roles.objects or sit.attributed:
        return False
    return predicate.lemma in (lexicon().good | lexicon().bad) - lexicon().states


def is_adjective(clause: Clause) -> bool:
    predicate = clause.predicate
    return predicate is not None and (
        predicate.lemma.endswith(("스럽다", "롭다", "답다")) or "adjective" in predicate.features
    )
