"""What a Korean clause says: label, subject, target, polarity and certainty.

`RULES` are tried in order; each is a small function with the sentence it is for. The first that answers
names the statement's rule. Nothing here knows who told whom.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.lexicon import STATES, Lexicon, Sense, lexicon
from ingest.extract.korean.people import Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor, roles_of, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity

_MOTIONS = words(
    "가다 오다 들어가다 나가다 다녀오다 들르다 떠나다 이사하다 다니다 나오다 올라가다 내려가다 놀러가다 들어오다"
)
_NOUNS_WITH_PLACE = words("출근 참석 참가 이사 입사 가입 등록 지원 입학 방문 출석 복귀")
_INTENTIONS = words("생각 계획 의향 예정 마음 의사 맘")
_NEVER_JUDGED = words("모르다 되다 지내다 가다 오다 자다 먹다 끝나다 듣다 알다 있다 받다 보다 나오다 쉬다")
_FORGOTTEN_ACTS = words("생일 약속 이름 비밀번호 숙제 제출 전화 답장 신청 예약")
_OUTAGES = words("단수 정전 휴무 휴업 휴강 방역 소독 점검 공사 통제")
_EXISTENCE_VERBS = words(
    "있다 없다 계시다 많다 적다 생기다 남다 가지다 갖다 키우다 기르다 앓다 아프다 부족하다 모자라다"
)
_EMPTY_COMPLEMENTS = words("오랜만 간만 처음 안녕 굿모닝 화이팅 파이팅 수고 다행 뿐 얘기 이야기 때문")
_PERSONAL_OCCASIONS = words("생일 결혼식 수술 졸업식 면접 돌잔치 환갑")
_WEATHER_VERBS = words("오다 내리다 불다 치다 쏟아지다 끼다 심하다 올라오다 오르다 많다")
_NOT_DECISIVE = words("주다 받다 보내다 들다 떨어지다 타다 벌다 얻다 만나다")
_SET_PHRASES = words("먹다 다녀오다 뵙다 알다 모르다 들어가다 가보다 부탁드리다 기다리다 연락드리다")
_INVOLUNTARY = words(
    "망하다 이기다 지다 승진하다 실패하다 성공하다 늦다 다치다 죽다 붙다 떨어지다 오르다 후회하다 "
    "울다 화내다 우승하다 합격하다 이혼하다"
)
_EVENT_VERBS = words(
    "오르다 내리다 늘다 줄다 바뀌다 망하다 나오다 끝나다 열리다 내려가다 올라가다 떨어지다 풀리다 "
    "막히다 줄어들다 늘어나다 인상하다 팔리다 뜨다 추워지다 더워지다 생기다"
)
_BUSINESS_HOURS = words("쉬다 열다 닫다 문닫다 영업하다 운영하다 쉬어가다")
_USUAL_VERBS = words("다니다 쓰다 채식하다 이용하다 구독하다 운영하다 피우다 즐기다")
_PASSING_STATES = words(
    "사귀다 되다 닮다 이다 같다 들다 나다 쉬다 자다 끝나다 걸리다 맞다 어울리다 다르다 통하다 속하다 늦다 싸우다"
)
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


POSITIVE, NEGATIVE, NEUTRAL = Polarity.POSITIVE, Polarity.NEGATIVE, Polarity.NEUTRAL
_WEATHER = words(
    "눈 비 소나기 태풍 장마 폭설 폭우 한파 황사 미세먼지 안개 우박 천둥 더위 추위 바람 폭염 진눈깨비 첫눈"
)
_EXAMS = words(
    "시험 면접 서류 자격증 오디션 입찰 고시 수능 토익 심사 테스트 공채 공모 공모전 운전면허 면허 "
    "면허시험 필기 실기 예선 대학 임용 임용고시 검정고시 1차 2차 최종 선발 청약 추첨 논문심사 인증 "
    "감사"
)
#: Verbs whose action is named with its object ("술 끊기"), not by the object alone ("보고서").
_NAMED_WITH_OBJECT = words(
    "끊다 그만두다 올리다 내리다 바꾸다 옮기다 줄이다 늘리다 팔다 버리다 빼다 접다 고치다 미루다 "
    "당기다 막다 끄다 켜다 닫다 열다 지우다 찌우다 관두다 빌리다 합치다 나누다 치우다 자르다 키우다 "
    "그만하다"
)
_LIGHT = words(
    "하다 가다 오다 보다 치다 쓰다 내다 차리다 타다 들다 받다 주다 사다 먹다 마시다 읽다 다니다 "
    "만들다 짓다 잡다 보내다 듣다 배우다 시키다 들어가다 나가다 출근하다 참석하다 참가하다 되다 "
    "드리다"
)
_SKIPPED_LEMMAS = words(
    "안녕하다 그렇다 이렇다 어떻다 모르다 부탁하다+ 뵙다 힘내다 파이팅하다 드세다 죄송하다 미안하다 "
    "실례하다 축하하다 고생하다 생각하다 뵈다 고맙다 감사하다 그러다 어쩌다 반갑다 수고하다 환영하다 "
    "농담이다 맞다 알다 부탁드리다 정정하다 이야기하다 말씀드리다 말씀하다 헷갈리다 착각하다 궁금하다"
)


def number_of_negations(clause: Clause) -> int:
    """Count what turns the clause round; two make a yes."""
    predicate = clause.predicate
    if predicate is None:
        return 0
    count = int(bool(clause.negated)) + int(predicate.has("not")) + int(predicate.has("double-not"))
    return count + int(predicate.has("almost")) + int(predicate.has("prohibit"))


def sign(clause: Clause) -> Polarity:
    """Return the polarity that the clause's negations make."""
    return NEGATIVE if number_of_negations(clause) % 2 else POSITIVE


def flipped(polarity: Polarity) -> Polarity:
    """Return the opposite polarity; neutral stays."""
    return {POSITIVE: NEGATIVE, NEGATIVE: POSITIVE}.get(polarity, polarity)


def certainty_of(clause: Clause, sit: Situation, *, checkable: bool) -> Certainty:
    """Return how sure the clause is; an opinion marker lowers only what can be checked."""
    predicate = clause.predicate
    assert_only = Certainty.ASSERTED
    if predicate is None:
        return assert_only
    if sit.conditional or (predicate.has("expect") and predicate.has("past")):
        return Certainty.HYPOTHETICAL
    doubtful = predicate.has("maybe") or is_perhaps(clause)
    if predicate.has("seem", "opinion", "expect") and checkable:
        doubtful = True
    if predicate.has("future", "will") and predicate.has("past") and checkable:
        doubtful = True
    return Certainty.UNCERTAIN if doubtful else assert_only


def is_perhaps(clause: Clause) -> bool:
    """Say whether an adverb or -ㄹ걸 makes the clause a guess."""
    ending = clause.predicate.ending if clause.predicate else ""
    return any(lexicon().is_kind(a.form, "maybe") for a in clause.adverbs) or ending.rstrip("요") in {
        "ㄹ걸",
        "을걸",
    }


def is_guess(clause: Clause) -> bool:
    """Say whether the clause marks its content as the speaker's guess."""
    predicate = clause.predicate
    if predicate is None:
        return False
    marked = predicate.has("seem", "maybe", "opinion") or is_perhaps(clause)
    return marked or (predicate.has("past") and predicate.has("future", "will"))


def stem_noun(lemma: str) -> str:
    """Return the -기 form of a verb ("그만두다" → "그만두기")."""
    return lemma[:-1] + "기" if lemma.endswith("다") else lemma


def action_noun(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    """Name the action of a clause by its key noun: "강릉", "논문 제출", "술 끊기", "퇴사"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    target_object = roles.object_phrase()
    words = words_of(target_object, sit.cast)
    if predicate.noun and predicate.lemma.endswith(("하다", "되다", "드리다")):
        if predicate.lemma in {"결제하다", "준비하다"} and words:
            return words
        return f"{words} {predicate.noun}" if words else _with_place(predicate, roles, sit)
    if predicate.lemma in _MOTIONS:
        place = roles.places[-1] if roles.places else target_object
        return words_of(place, sit.cast) if place is not None else stem_noun(predicate.lemma)
    if words is None and roles.places and predicate.lemma in _LIGHT:
        words = words_of(roles.places[-1], sit.cast)
    if words is not None and predicate.lemma in _NAMED_WITH_OBJECT:
        return f"{words} {stem_noun(predicate.lemma)}"
    if words is not None:
        return words
    if roles.companions:
        return words_of(roles.companions[-1], sit.cast)
    return stem_noun(predicate.lemma)


def _with_place(predicate: Predicate, roles: Roles, sit: Situation) -> str | None:
    if predicate.noun in _NOUNS_WITH_PLACE and roles.places:
        return words_of(roles.places[-1], sit.cast)
    return predicate.noun


# ------------------------------------------------------------------ rules


def _draft(
    label: str,
    rule: str,
    clause: Clause,
    roles: Roles,
    sit: Situation,
    target: str | None,
    *,
    checkable: bool = True,
) -> Draft:
    predicate = clause.predicate
    lemma = predicate.lemma if predicate else ""
    subject = roles.agent
    if subject is None and roles.dropped and not roles.nobody and label not in {"predicts", "takes_place"}:
        subject = sit.default
    draft = Draft(
        label, rule, lemma, subject, None, target, sign(clause), certainty_of(clause, sit, checkable=checkable)
    )
    draft.clause, draft.roles = clause, roles
    draft.guess = checkable and is_guess(clause) and not sit.conditional
    draft.future = sit.future_time
    return draft


def _attitude(label: str, rule: str, clause: Clause, roles: Roles, sit: Situation, target: str | None) -> Draft:
    """A draft whose subject holds it: the person in the clause, or whoever speaks."""
    other = roles.agent is not None and roles.agent.name != sit.cast.first
    draft = _draft(label, rule, clause, roles, sit, target, checkable=other)
    draft.guess = False
    holder = roles.agent if roles.agent_phrase is not None else sit.holder
    if roles.nobody:
        holder = None
    draft.holder = draft.subject = holder
    return draft


def _intention_noun(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "결혼 생각이 전혀 없대": having or lacking a thought of doing it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"있다", "없다"} or not roles.subjects:
        return None
    thing = roles.subjects[-1]
    words = thing.text.split()
    if thing.head not in _INTENTIONS or len(words) < 2:
        return None
    draft = _draft("plans", "intention", clause, roles, sit, " ".join(words[:-1]))
    if predicate.lemma == "없다":
        draft.polarity = flipped(draft.polarity)
    return draft


def _not_right(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "옷 입히는 건 좀 아닌 것 같아": an act is thought wrong."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or not predicate.lemma.startswith("아니") or not clause.relatives:
        return None
    if complement.head not in {"거", "것"} or not (
        predicate.has("seem") or clause.adverb("좀", "진짜", "영", "정말")
    ):
        return None
    _, inner, taken = clause.relatives[-1]
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    target = action_noun(action, roles_of(action, sit.cast, lexicon()), sit)
    draft = _draft("believes_bad", "thought wrong", clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = sit.holder
    draft.polarity = NEGATIVE
    return draft


def _wish(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    predicate = clause.predicate
    if predicate is None or not (
        predicate.has("wish", "wish-if") or predicate.ending.rstrip("요") in {"ㄹ래", "을래"}
    ):
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and sense.label == "recommends" and predicate.has("wish"):
        return None
    if predicate.has("wish-if"):
        target = words_of(roles.thing, sit.cast) or action_noun(clause, roles, sit)
        if (
            roles.agent is not None
            and roles.agent_phrase is not None
            and roles.agent_phrase.kind is not Kind.FIRST
        ):
            target = f"{roles.agent.name} {action_noun(clause, roles, sit) or ''}".strip()
        wish = _draft("wants", "wish-if", clause, roles, sit, target, checkable=False)
        wish.subject = wish.holder = sit.holder
        wish.certainty = Certainty.ASSERTED
        return wish
    draft = _attitude("wants", "wish", clause, roles, sit, action_noun(clause, roles, sit))
    draft.certainty = Certainty.ASSERTED
    return draft


def _almost(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    return None


def _obligation(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    predicate = clause.predicate
    if predicate is None or not predicate.has("must", "must-not", "may"):
        return None
    own = sit.default is not None and roles.agent in {None, sit.default} and not roles.nobody
    target = action_noun(clause, roles, sit)
    first = roles.agent is not None and roles.agent.name == sit.cast.first
    if predicate.has("may") and not clause.negated:
        permission = _draft("can", "permission", clause, roles, sit, target)
        if roles.dropped and not sit.attributed:
            # said to the listener: a permission is stored only where it is quoted
            permission.label = "can" if sit.cast.is_quoted else ""
            permission.subject = sit.cast.addressee()
        return permission
    if predicate.has("must") and (first or (own and roles.dropped and roles.thing is None)) and not sit.attributed:
        return _draft("plans", "own duty", clause, roles, sit, target)
    draft = _draft("believes", "norm", clause, roles, sit, target, checkable=False)
    draft.holder = sit.holder
    if roles.agent is None:
        draft.subject = None
        topic = roles.recipients or roles.subjects
        if topic and words_of(topic[0], sit.cast) != target:
            draft.subject_text = words_of(topic[0], sit.cast)
        elif roles.dropped and sit.attributed and sit.default is not None:
            draft.subject = sit.default
    if predicate.has("must-not", "may"):
        draft.polarity = flipped(draft.polarity) if predicate.has("must-not") else NEGATIVE
    return draft


def opinion_of(lemma: str, words: Lexicon) -> Polarity | None:
    """Return what an adjective or evaluating noun thinks of its subject."""
    if lemma in words.mixed:
        return NEUTRAL
    if lemma in words.good:
        return POSITIVE
    if lemma in words.bad:
        return NEGATIVE
    return None


def _noun_opinion(clause: Clause, words: Lexicon) -> Polarity | None:
    for word in _complement_words(clause):
        if word in words.bad_nouns:
            return NEGATIVE
        if word in words.good_nouns:
            return POSITIVE
        if word in words.mixed_nouns:
            return NEUTRAL
    complement = clause.complement
    if complement is None:
        return None
    sense = opinion_of(f"{complement.text.replace(' ', '')}이다", words)
    if sense is None and complement.modifier:
        return opinion_of(complement.modifier, words)
    return sense


def _complement_words(clause: Clause) -> list[str]:
    if clause.complement_word:
        return [clause.complement_word]
    if clause.complement is None:
        return []
    text = clause.complement.text
    if text.startswith("인생 "):
        return ["인생맛집"]  # "인생 커피": the best of one's life
    return [text.replace(" ", ""), text.split()[-1], clause.complement.head]


def evaluated(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    """Return what an evaluation is about: topic and thing, a person, or what was talked of before."""
    things = [
        p
        for p in roles.subjects + roles.objects
        if not (p.kind is Kind.THING and p.text in {"거", "것"} and not p.modifier)
    ]
    if things:
        head = things[0]
        words = thing_of(head, sit.cast)
        if (
            head.head in {"거", "것"}
            and clause.relatives
            and clause.relatives[-1][0] == head.modifier
            and "adjective" not in clause.relatives[-1][1].features
        ):
            _, inner, taken = clause.relatives[-1]
            action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
            return action_noun(action, roles_of(action, sit.cast, lexicon()), sit)
        if words in {"그거", "이거", "저거", "그게", "이게"} and sit.topic:
            return sit.topic
        if len(things) > 1 and head.topic and things[1].case == "subj":
            return f"{words} {thing_of(things[1], sit.cast)}"
        if words == "사람" and sit.topic_person:
            return sit.topic_person.name
        return words
    if roles.origins and roles.agent is None:
        return words_of(roles.origins[0], sit.cast)
    return sit.topic


def _evaluation(
    clause: Clause, roles: Roles, sit: Situation, sense: Polarity, rule: str, *, may_hold: bool = True
) -> Draft | None:
    """The holder judges a thing; a person alone as subject is what is judged."""
    negations = number_of_negations(clause)
    if negations % 2:
        sense = flipped(sense)
    agent = roles.agent
    holder = sit.holder
    target: str | None
    has_thing = bool(roles.subjects or roles.objects)
    if agent is not None and roles.agent_phrase is not None:
        possible_holder = roles.agent_phrase.kind is not Kind.ORGANISATION and (
            sit.attributed or roles.agent_phrase.kind is not Kind.SECOND
        )
        if not may_hold:
            thing = evaluated(clause, roles, sit) if has_thing else None
            target = f"{agent.name} {thing}" if thing else agent.name
        elif has_thing and possible_holder and _holds(roles):
            holder, target = agent, evaluated(clause, roles, sit)
        elif has_thing and roles.agent_phrase.topic:
            thing = evaluated(clause, roles, sit)
            target = (
                agent.name
                if roles.subjects
                and roles.subjects[0].text in {"사람", "성격"}
                and roles.subjects[0].text == "사람"
                else f"{agent.name} {thing}"
            )
        elif has_thing and not possible_holder:
            target = agent.name
        elif (
            not has_thing
            and roles.agent_phrase.kind is Kind.FIRST
            and sit.topic
            and roles.second_person_subject is None
        ):
            holder, target = agent, sit.topic
        elif roles.second_person_subject is not None:
            holder, second = agent, person_of(roles.second_person_subject, sit.cast)
            target = second.name if second else None
        else:
            target = agent.name
    else:
        target = evaluated(clause, roles, sit)
        if (
            sit.sentence_person is not None
            and roles.thing is not None
            and roles.thing.possessor is None
            and _is_part(roles.thing)
        ):
            target = f"{sit.sentence_person.name} {target}"
        if target is None and sit.attributed and sit.topic_person is not None and sit.holder != sit.topic_person:
            target = sit.topic_person.name
    if target is None:
        return None
    label = "believes_bad" if sense is NEGATIVE else "believes_good"
    better = (
        clause.adverb("더", "훨씬") and clause.predicate is not None and clause.predicate.lemma in {"낫다", "좋다"}
    )
    if (roles.compared or better) and sense is POSITIVE:
        label = "prefers"
    if holder is not None and target == holder.name and rule == "evaluating adjective":
        return None  # "나는 괜찮아": how one is, no judgement
    draft = _draft(label, rule, clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = holder
    draft.polarity = sense
    return draft


#: Sides of a person that are judged with the person.
_PARTS = words(
    "사람 성격 처리 목소리 말투 실력 솜씨 인상 키 얼굴 머리 글씨 발음 태도 표정 외모 마음씨 성적 인성 "
    "매너 말버릇 몸매 성질 체력 기억력 센스 스타일"
)


def _holds(roles: Roles) -> bool:
    """With a person and a thing, the person judges unless the thing is a part of the person."""
    phrase, thing = roles.agent_phrase, roles.subjects[0] if roles.subjects else None
    if phrase is None:
        return False
    if phrase.kind in {Kind.FIRST, Kind.SECOND, Kind.SELF}:
        return thing is None or not lexicon().is_kind(thing.head, "body")
    if thing is None:
        return True
    return not (_is_part(thing) and (thing.case == "subj" or phrase.topic)) or thing.demonstrative


def _is_part(thing: Phrase) -> bool:
    """Say whether a thing is a side of a person: 성격, 일 처리, 목소리, a part of the body."""
    return thing.head in _PARTS or lexicon().is_kind(thing.head, "body")


_CONDITION_NOUNS = words("몸 컨디션 속 기분 건강 안색 사이 형편 사정 날씨")


def _condition(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "몸이 안 좋대": a condition, no judgement."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"좋다", "나쁘다", "괜찮다"}:
        return None
    named = [p for p in roles.subjects if p.head in _CONDITION_NOUNS]
    if not named:
        return None
    draft = _draft("is", "condition", clause, roles, sit, f"{named[0].head} {predicate.lemma}")
    if roles.agent is None and named[0].possessor is not None:
        draft.subject = person_of(named[0].possessor, sit.cast)
    return draft


def _advice(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "일찍 가는 게 좋아", "그냥 두는 게 낫겠어": what should be done."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in {"좋다", "낫다"}
        or not clause.relatives
        or predicate.has("past")
        or predicate.retro
    ):
        return None
    if not any(p.head in {"거", "것", "편"} and p.case in {"subj", "topic"} for p in clause.phrases):
        return None
    _, inner, taken = clause.relatives[-1]
    if "adjective" in inner.features or inner.has("past"):
        return None
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    draft = _draft(
        "believes",
        "advice",
        clause,
        roles,
        sit,
        action_noun(action, roles_of(action, sit.cast, lexicon()), sit),
        checkable=False,
    )
    draft.holder = sit.holder
    draft.subject = None if roles.dropped else roles.agent
    if inner.has("not") or action.negated:
        draft.polarity = flipped(draft.polarity)
    return draft


def _opinion(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "좀 지루했어", "완전 실수야", "그저 그래", "좋지도 나쁘지도 않아"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    words = lexicon()
    if predicate.lemma == "이다" or clause.complement_word:
        sense = _noun_opinion(clause, words)
        if sense is None and clause.complement_word:
            sense = opinion_of(predicate.lemma, words)
        return None if sense is None else _evaluation(clause, roles, sit, sense, "evaluating noun")
    if (
        predicate.lemma in {"맞다", "옳다"}
        and not sit.attributed
        and any(p.head in {"말", "얘기", "이야기", "말씀"} for p in roles.subjects)
    ):
        return None  # agreeing with what was just said
    if clause.relatives and clause.relatives[-1][0] in {"흠잡다", "나무라다"} and predicate.lemma == "없다":
        roles.subjects = [p for p in roles.subjects if p.head not in {"데", "곳", "거", "것"}]
        return _evaluation(replace(clause, relatives=[]), roles, sit, POSITIVE, "faultless")
    if (
        predicate.lemma in words.states
        and not roles.subjects
        and not roles.objects
        and (roles.agent is not None or sit.topic is None or predicate.lemma not in words.good)
    ):
        return None
    if predicate.has("worth"):
        return _evaluation(clause, roles, sit, POSITIVE, "worth")
    if predicate.lemma == "그렇다" and clause.adverb("그냥", "좀", "그저"):
        return _evaluation(
            clause, roles, sit, NEUTRAL if not clause.adverb("좀") or clause.adverb("그냥") else NEGATIVE, "so-so"
        )
    if predicate.has("become"):
        if clause.adverb("잘") and roles.thing is not None and not predicate.has("past", "future"):
            return _evaluation(clause, roles, sit, POSITIVE, "works well")  # "볼펜 잘 써진다"
        return None  # a change: "날씨가 좋아졌어"
    sense = opinion_of(predicate.lemma, words)
    if clause.neither and sense is not None:
        return _evaluation(clause, roles, sit, NEUTRAL, "neither nor")
    if sense is None:
        return _manner(clause, roles, sit)
    if predicate.lemma == "좋다" and not _is_judging(predicate, clause, roles, sit):
        return None
    if predicate.has("will") and not sit.attributed and roles.dropped and roles.thing is None:
        return None
    return _evaluation(clause, roles, sit, sense, "evaluating adjective")


def _is_judging(predicate: Predicate, clause: Clause, roles: Roles, sit: Situation) -> bool:
    """ "노래가 제일 좋아" is taste, "참 좋더라" judges, "일찍 가는 게 좋아" advises."""
    if roles.compared or clause.adverb("더", "제일", "가장"):
        return False
    if (
        predicate.has("past", "seem", "opinion", "become")
        or predicate.retro
        or (predicate.hearsay is not None and not predicate.swallowed and sit.attributed and roles.agent is None)
    ):
        return True
    if roles.agent is not None and roles.agent_phrase is not None and roles.thing is None:
        return roles.agent_phrase.kind is not Kind.FIRST
    if roles.agent is not None:
        return not _holds(roles)
    return (
        sit.attributed
        or (
            roles.thing is not None
            and (roles.thing.topic or roles.thing.possessor is not None or len(roles.subjects) > 1)
        )
        or roles.thing is None
    )


def _manner(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "진짜 잘 만들었더라": an adverb judges what somebody else did."""
    predicate = clause.predicate
    if predicate is None:
        return None
    words = lexicon()
    adverbs = {a.form for a in clause.adverbs}
    first = roles.agent is not None and roles.agent.name == sit.cast.first
    if roles.agent is None and not predicate.retro and not sit.attributed:
        return None  # the speaker's own doing
    if first or predicate.lemma in _NEVER_JUDGED:
        return None
    for found, sense in ((adverbs & words.good_adverbs, POSITIVE), (adverbs & words.bad_adverbs, NEGATIVE)):
        if (
            found
            and (
                predicate.retro
                or predicate.has("past")
                or predicate.lemma.endswith("하다")
                or roles.agent is not None
            )
            and not predicate.has("plan", "future")
        ):
            if roles.agent is None and roles.thing is None and not roles.objects and sit.topic is None:
                return None
            if predicate.lemma in {"하다"} and not roles.objects and not roles.subjects and roles.agent is None:
                return None
            return _evaluation(clause, roles, sit, sense, "judging adverb", may_hold=False)
    return None


_FEELINGS = {
    "좋다": ("likes", POSITIVE), "싫다": ("dislikes", NEGATIVE), "밉다": ("dislikes", NEGATIVE),
    "그립다": ("likes", POSITIVE), "무섭다": ("worries_about", POSITIVE), "걱정되다": ("worries_about", POSITIVE),
    "불안하다": ("worries_about", POSITIVE), "두렵다": ("worries_about", POSITIVE), "겁나다": ("worries_about", POSITIVE),
    "걱정이다": ("worries_about", POSITIVE), "마음에들다": ("likes", POSITIVE), "짜증나다": ("dislikes", NEGATIVE),
    "질색이다": ("dislikes", NEGATIVE),
    "반대이다": ("believes_bad", NEGATIVE),
    "찬성이다": ("believes_good", POSITIVE), "불만이다": ("believes_bad", NEGATIVE), "관심있다": ("likes", POSITIVE),
    "관심없다": ("likes", NEUTRAL), "지긋지긋하다": ("dislikes", NEGATIVE),
    "지겹다": ("dislikes", NEGATIVE), "질리다": ("dislikes", NEGATIVE),
    "신경쓰이다": ("worries_about", POSITIVE), "기대하다": ("wants", POSITIVE), "필요하다": ("wants", POSITIVE),
    "땡기다": ("wants", POSITIVE), "당기다": ("wants", POSITIVE), "끌리다": ("likes", POSITIVE), "걱정스럽다": ("worries_about", POSITIVE),
    "탐나다": ("wants", POSITIVE), "믿음가다": ("trusts", POSITIVE), "정떨어지다": ("dislikes", NEGATIVE),
    "불안불안하다": ("worries_about", POSITIVE), "귀찮다": ("dislikes", NEGATIVE), "취향이다": ("likes", POSITIVE),
    "정감가다": ("likes", POSITIVE), "반하다": ("likes", POSITIVE),
}  # fmt: skip


def _feeling(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "홍차가 더 좋아", "네가 걱정돼", "당근은 질색이야": the thing stands in the nominative."""
    predicate = clause.predicate
    if predicate is None:
        return None
    lemma = predicate.lemma
    if lemma == "이다":
        head = clause.complement.head if clause.complement else ""
        lemma = {
            "질색": "질색이다",
            "걱정": "걱정이다",
            "불만": "불만이다",
            "취향": "취향이다",
            "스타일": "취향이다",
            "반대": "반대이다",
            "찬성": "찬성이다",
            "노관심": "관심없다",
            "극혐": "질색이다",
            "최애": "취향이다",
            "팬": "취향이다",
        }.get(head, "")
    if lemma == "싫다" and not roles.subjects and not roles.objects and roles.agent is None and sit.topic is None:
        return None
    found = _FEELINGS.get(lemma)
    if found is None or (lemma == "좋다" and not clause.neither and _is_judging(predicate, clause, roles, sit)):
        return None
    label, sense = found
    agent, target = roles.agent, None
    second = roles.second_person_subject
    if second is not None and roles.agent_phrase is not None:
        other = person_of(second, sit.cast)
        target = other.name if other else None
    elif agent is not None and not roles.subjects and not roles.objects and roles.agent_phrase is not None:
        if (roles.agent_phrase.case == "subj" and roles.agent_phrase.kind is not Kind.FIRST) or (
            roles.agent_phrase.topic
            and roles.agent_phrase.kind not in {Kind.FIRST, Kind.SELF}
            and not sit.attributed
        ):
            # "네가 걱정돼", "걔는 싫어": the person is what is felt about
            target, agent = agent.name, None
    if target is None:
        target = _felt(clause, roles, sit)
    if clause.neither:
        sense = NEUTRAL
        label = "believes_good" if clause.neither == "좋다" and lemma != "싫다" else "likes"
    draft = _draft(label, "feeling", clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = agent if agent is not None else (None if roles.nobody else sit.holder)
    if lemma == "좋다" and (roles.compared or clause.adverb("더")):
        draft.label = "prefers"
    _set_feeling(draft, sense, number_of_negations(clause) % 2 == 1)
    return draft


def _felt(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    things = roles.subjects + roles.objects + roles.places
    chosen = next((p for p in things if p.case == "subj"), things[0] if things else None)
    if chosen is not None:
        words = thing_of(chosen, sit.cast)
        return sit.topic if words in {"그거", "이거", "저거"} and sit.topic else words
    return sit.topic


def _set_feeling(draft: Draft, sense: Polarity, negated: bool) -> None:
    if draft.label in {"likes", "dislikes"}:
        value = sense if not negated else flipped(sense)
        if sense is NEUTRAL:
            draft.label, draft.polarity = "likes", NEUTRAL
            return
        draft.label, draft.polarity = ("dislikes", NEGATIVE) if value is NEGATIVE else ("likes", POSITIVE)
    elif draft.label in {"believes_good", "believes_bad"}:
        value = sense if not negated else flipped(sense)
        draft.label, draft.polarity = (
            ("believes_bad", NEGATIVE) if value is NEGATIVE else ("believes_good", POSITIVE)
        )
    else:
        draft.polarity = NEGATIVE if negated else POSITIVE


def _attitude_verb(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "고수를 좋아해", "사주 안 믿어", "수영을 추천합니다", "음식 솜씨를 칭찬했대"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is None or sense.label not in {
        "likes", "dislikes", "wants", "trusts", "believes_good", "believes_bad", "worries_about", "recommends", "suggests", "requests",
    }:  # fmt: skip
        return None
    if predicate.has("may", "must") and sense.label == "likes":
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast) if not roles.subjects else None
    target = _framed(sense, clause, roles, sit)
    if target is None and roles.second_person_subject is not None:
        other = person_of(roles.second_person_subject, sit.cast)
        target = other.name if other else None
    if target is None:
        target = sit.topic
    draft = _attitude(sense.label, "attitude verb", clause, roles, sit, target)
    negated = number_of_negations(clause) % 2 == 1
    if predicate.lemma in {"의심하다", "불신하다"}:
        negated = not negated
    if predicate.lemma in {"비추하다", "비추천하다", "만류하다", "말리다"}:
        negated = not negated
    base = NEGATIVE if sense.label in {"dislikes", "believes_bad"} else POSITIVE
    if clause.neither:
        base = NEUTRAL
    if (roles.compared or clause.adverb("더")) and sense.label == "likes":
        draft.label = "prefers"
    _set_feeling(draft, base, negated)
    if draft.label in {"suggests", "requests"} and predicate.has("past") and target is None:
        return None
    return draft


def _framed(sense: Sense, clause: Clause, roles: Roles, sit: Situation) -> str | None:
    """Return the target where the verb's frames say it stands."""
    predicate = clause.predicate
    target_object = roles.object_phrase()
    for frame in sense.frames:
        phrase: Phrase | None = None
        if frame == "obj":
            phrase = target_object
        elif frame == "loc":
            phrase = roles.places[-1] if roles.places else None
        elif frame == "from":
            phrase = roles.origins[-1] if roles.origins else None
        elif frame == "com":
            phrase = roles.companions[-1] if roles.companions else None
        elif frame == "dat":
            phrase = roles.recipients[-1] if roles.recipients else None
        elif frame == "subj":
            phrase = roles.subjects[-1] if roles.subjects else None
        elif frame == "noun" and predicate is not None and predicate.noun:
            return predicate.noun
        if phrase is not None and not (frame == "loc" and phrase.kind is Kind.TIME):
            return thing_of(phrase, sit.cast)
    return None


_FORGETTING = frozenset({"깜빡하다", "잊다", "잊어버리다", "까먹다", "깜박하다", "까먹어버리다"})


def _forgotten(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "약 먹는 걸 깜빡했어": what was forgotten did not happen."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _FORGETTING:
        return None
    if clause.relatives and any(p.head in {"거", "것"} for p in roles.objects + roles.subjects):
        _, inner, taken = clause.relatives[-1]
        features = (inner.features | {"past"}) ^ {"not"}
        forgotten = replace(inner, features=frozenset(features), close=Close.FINAL)
        kept = [p for p in clause.phrases if p.head not in {"거", "것"}]
        return read_content(
            replace(clause, phrases=kept + taken, predicate=forgotten, relatives=[], negated=""), sit
        )
    named = roles.object_phrase()
    if named is None:
        return None
    verb = lexicon().verbs.get(named.head)
    if verb is not None or named.head.endswith("다"):
        draft = _draft("did", "forgotten", clause, roles, sit, words_of(named, sit.cast))
        draft.polarity = NEGATIVE
        return draft
    belongings = not lexicon().is_kind(named.head, "event") and named.head not in _FORGOTTEN_ACTS
    draft = _draft("lost" if belongings else "did", "forgotten", clause, roles, sit, words_of(named, sit.cast))
    if not belongings:
        draft.polarity = NEGATIVE
    return draft


def _not_yet(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "보고서 아직이야": not done so far."""
    if clause.complement_word != "아직":
        return None
    thing = roles.object_phrase() or roles.thing
    draft = _draft("did", "not yet", clause, roles, sit, words_of(thing, sit.cast) or sit.topic)
    draft.polarity = NEGATIVE
    return draft


def _occasion_verb(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "내일 단수된대": the noun of the verb is the occasion."""
    predicate = clause.predicate
    if predicate is None or predicate.noun is None or not predicate.lemma.endswith("되다") or roles.subjects:
        return None
    if predicate.noun not in _OUTAGES:
        return None
    draft = _draft("takes_place", "occasion as verb", clause, roles, sit, None)
    draft.subject, draft.subject_text = None, predicate.noun
    return draft


def _senses(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "귀가 안 들려", "눈이 안 보이셔": an ability of the body."""
    predicate = clause.predicate
    ability = {"들리다": "듣기", "보이다": "보기"}.get(predicate.lemma if predicate else "")
    if ability is None or not any(p.head in {"귀", "눈"} for p in roles.subjects):
        return None
    draft = _draft("can", "sense", clause, roles, sit, ability)
    return draft


def _existence(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "조카가 셋 있어", "알레르기가 있어서요", "내일 회의 있어", "민수는 부산에 있어"."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _EXISTENCE_VERBS:
        return None
    words = lexicon()
    lacking = predicate.lemma in {"없다"}
    if predicate.lemma in {"있다", "계시다"} and roles.places and not roles.subjects and not roles.objects:
        label = "lives_in" if predicate.lemma == "계시다" else "is"
        draft = _draft(label, "whereabouts", clause, roles, sit, words_of(roles.places[-1], sit.cast))
        return draft
    thing = roles.subjects[-1] if roles.subjects else (roles.objects[-1] if roles.objects else None)
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
        draft = _draft(
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
    if predicate.lemma == "아프다" and not words.is_kind(thing.head, "body"):
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    draft = _draft("has", "possession", clause, roles, sit, _counted(thing, clause, sit))
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


def _counted(thing: Phrase, clause: Clause, sit: Situation) -> str:
    words = thing_of(thing, sit.cast)
    numbers = [p for p in clause.phrases if p.head in {"둘", "셋", "넷", "하나", "다섯"} and p is not thing]
    return f"{words} {numbers[0].text}" if numbers else words


_NUMBERS = words("하나 둘 셋 넷 다섯 여섯 일곱")
_WORKPLACES = words(
    "회사 직장 기업 대기업 은행 공장 로펌 스타트업 출판사 방송국 연구소 공기업 공사 증권사 보험사 "
    "여행사 광고회사 무역회사 건설사 신문사"
)


def _since_then(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "커피 끊은 지 오래됐어": what happened, and how long ago."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"되다", "오래되다", "넘다", "지나다"} or not clause.relatives:
        return None
    if not any(p.head == "지" for p in clause.phrases):
        return None
    _, inner, taken = clause.relatives[-1]
    happened = replace(inner, features=inner.features | {"past"}, close=Close.FINAL)
    kept = [p for p in clause.phrases if p.head != "지" and p.kind is not Kind.TIME]
    return read_content(replace(clause, phrases=kept + taken, predicate=happened, relatives=[]), sit)


def _workplace(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "우리 회사 안 다녀", "은행에 다녀": going there is working there."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "다니다" or predicate.has("wish", "plan", "will"):
        return None
    places = [p for p in roles.places + roles.objects + roles.subjects if p.head in _WORKPLACES]
    if not places:
        return None
    draft = _draft("works_at", "going to work", clause, roles, sit, thing_of(places[-1], sit.cast))
    return draft


def _copula(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "우리 언니는 간호사야", "사흘 뒤에 시험이다", "회의는 화요일이야"."""
    predicate = clause.predicate
    if predicate is None or clause.complement is None or not predicate.lemma.startswith(("이다", "아니")):
        return None
    complement = clause.complement
    words = lexicon()
    thing = roles.thing or (roles.objects[-1] if roles.objects else None)
    if complement.kind in {Kind.TIME}:
        what = words_of(thing, sit.cast) or sit.topic
        if what is None:
            return None
        draft = _draft("takes_place", "date of an occasion", clause, roles, sit, None)
        draft.subject, draft.subject_text = None, what
        return draft
    if complement.kind is Kind.QUESTION or complement.head in _EMPTY_COMPLEMENTS:
        return None
    if complement.kind is Kind.THING and words.is_kind(complement.head, "event") and (sit.timed or roles.times):
        draft = _draft(
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
    if complement.head in {"말", "거", "것", "생각", "뿐", "따름"} and complement.text == complement.head:
        return None
    label, rule = "is", "identity"
    if thing is not None and thing.head == "전공":
        label, rule = "studies", "field of study"
        give_agent_from_possessor(roles, sit.cast)
        draft = _draft(label, rule, clause, roles, sit, thing_of(complement, sit.cast))
        return draft
    if (
        complement.text in _NUMBERS
        and roles.agent_phrase is not None
        and roles.agent_phrase.kind in {Kind.KIN, Kind.FIRST}
    ):
        # "저는 형제가 셋이에요"
        kin = roles.second_person_subject or thing
        if kin is not None:
            return _draft(
                "has", "number of kin", clause, roles, sit, f"{thing_of(kin, sit.cast)} {complement.text}"
            )
    draft = _draft(label, rule, clause, roles, sit, thing_of(complement, sit.cast))
    if roles.agent is None and thing is not None:
        draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
    elif roles.agent is not None and thing is not None and roles.agent_phrase is not None:
        draft.subject, draft.subject_text = None, f"{roles.agent.name} {thing_of(thing, sit.cast)}"
    elif roles.agent is None and sit.default is None and sit.topic:
        draft.subject_text = sit.topic
    if predicate.lemma.startswith("아니"):
        draft.polarity = flipped(draft.polarity)
    return draft


MOVED = words(
    "바뀌다 변경되다 연기되다 미뤄지다 당겨지다 옮겨지다 앞당겨지다 늦춰지다 잡히다 정해지다 확정되다 "
    "밀리다 변경하다 연기하다 미루다"
)


def _rescheduled(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "회의가 목요일로 바뀌었어": the occasion takes place at the new time."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in MOVED or predicate.has("not") or clause.negated:
        return None
    if not any(
        p.kind is Kind.TIME and p.case == "loc" and p.particles[:1] in (("로",), ("으로",)) for p in clause.phrases
    ):
        return None
    occasion = roles.thing or (roles.objects[-1] if roles.objects else None)
    what = words_of(occasion, sit.cast) or sit.topic
    if what is None:
        return None
    draft = _draft("takes_place", "new date of an occasion", clause, roles, sit, None)
    draft.subject, draft.subject_text, draft.future = None, what, True
    return draft


def _weather(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "이번 주말에 눈이 많이 온다": nobody's act."""
    predicate = clause.predicate
    thing = roles.thing
    if predicate is None or thing is None or thing.head not in _WEATHER or predicate.lemma not in _WEATHER_VERBS:
        return None
    if predicate.has("past") and not predicate.has("future", "seem"):
        draft = _draft("did", "weather", clause, roles, sit, thing_of(thing, sit.cast))
        draft.subject = None
        return draft
    draft = _draft("predicts", "weather", clause, roles, sit, thing_of(thing, sit.cast))
    draft.subject = None
    draft.holder = sit.holder
    return draft


def _ability(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "걸으실 수 있어", "수영 못 해", "매운 거 못 먹어"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    can = predicate.has("can") or (
        (clause.negated == "못" or predicate.has("cannot"))
        and not predicate.has("past", "future", "plan")
        and not sit.future_time
    )
    if not can or predicate.lemma in {"이다", "있다", "믿다"}:
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    target = action_noun(clause, roles, sit)
    draft = _draft("can", "ability", clause, roles, sit, target)
    if roles.agent is None and roles.subjects and roles.subjects[0].case == "subj" and not roles.objects:
        draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        draft.target = predicate.noun or stem_noun(predicate.lemma)
    return draft


def _plan(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "가기로 했어", "살 거야", "다음 달에 퇴사해", "-겠다고": an agent's intention."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma in _SKIPPED_LEMMAS or "adjective" in predicate.features:
        return None
    if _is_table_manners(clause, roles, sit):
        return _nothing(clause, roles, sit)
    if predicate.lemma in {"있다", "없다", "이다", "아니다"} and not roles.places:
        return None
    marked = (
        predicate.has("plan")
        or predicate.close is Close.PURPOSE
        or predicate.ending.rstrip("요") in {"ㄹ게", "을게"}
    )
    sense = lexicon().verbs.get(predicate.lemma)
    if roles.agent is None and (marked or predicate.has("future", "will") or sit.future_time):
        if not roles.subjects or roles.subjects[0].possessor is not None:
            give_agent_from_possessor(roles, sit.cast)
    thing_subject = (
        roles.agent is None and roles.subjects and roles.subjects[0].case in {"subj"} and not roles.objects
    )
    agent = roles.agent or (sit.default if not thing_subject else None)
    if (
        predicate.lemma == "하다"
        and predicate.has("agreed")
        and roles.agent is None
        and any(p.topic for p in roles.subjects)
    ):
        return _scheduled(clause, roles, sit)
    if thing_subject or (agent is None and roles.nobody):
        return None if not predicate.has("plan") else _scheduled(clause, roles, sit)
    first = agent is not None and agent.name == sit.cast.first
    intends = marked or (
        predicate.has("future", "will")
        and not predicate.has("past")
        and (first or sit.attributed)
        and not predicate.has("seem")
    )
    now = (
        not predicate.has("past", "future", "will", "seem", "maybe", "progressive", "state", "can", "factual")
        and not sit.habitual
    )
    coming = now and (sit.future_time or sit.begins or _is_decisive(predicate, sense, roles))
    if not (intends or coming):
        return None
    if sense is not None and sense.label in {"lives_in", "is", "has", "passed"} and not marked and not first:
        return None
    if agent is None or (predicate.has("future") and not marked and _is_involuntary(predicate, sense)):
        return None
    if (
        predicate.has("will")
        and predicate.noun is None
        and predicate.lemma in {"모르다", "알다", "뵙다", "먹다", "다녀오다"}
        and roles.dropped
        and not sit.attributed
    ):
        return None
    if (
        sense is not None
        and sense.label in {"started", "stopped", "takes_place"}
        and roles.subjects
        and not roles.objects
        and roles.agent is None
    ):
        return None
    if roles.agent is None and roles.subjects and not roles.objects and _is_event_verb(predicate, sense):
        return None
    draft = _draft("plans", "plan", clause, roles, sit, action_noun(clause, roles, sit))
    draft.future = True
    return draft


_DECISIVE = words(
    "이직하다 졸업하다 이혼하다 수술하다 휴직하다 출산하다 파혼하다 옮기다 귀국하다 출국하다 유학가다 "
    "파견가다 데뷔하다 독립하다 창업하다 개업하다 수술받다 입원하다 퇴원하다 이사하다 전학가다 "
    "은퇴하다 출마하다"
)


def _is_decisive(predicate: Predicate, sense: Sense | None, roles: Roles) -> bool:
    """ "지원이 퇴사한대": the present of a single decisive act means that it is to come."""
    if predicate.lemma in _DECISIVE:
        return True
    if sense is None or "adjective" in predicate.features or predicate.lemma in _NOT_DECISIVE:
        return False
    return sense.label in {"left", "joined", "married", "moved_to", "bought", "went"} and predicate.lemma not in {
        "다니다",
        "오가다",
    }


def _nothing(clause: Clause, roles: Roles, sit: Situation) -> Draft:
    """A draft without a label: the clause is understood, and nothing is to be stored."""
    return _draft("", "nothing to store", clause, roles, sit, None)


def _is_table_manners(clause: Clause, roles: Roles, sit: Situation) -> bool:
    """ "잘 먹겠습니다", "다녀오겠습니다": set phrases."""
    predicate = clause.predicate
    if (
        predicate is None
        or not predicate.has("will")
        or not roles.dropped
        or roles.objects
        or roles.subjects
        or sit.attributed
    ):
        return False
    return predicate.lemma in _SET_PHRASES and not sit.timed


def _scheduled(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "옥상 텃밭은 올해 안 하기로 함", "축제는 열릴 예정이야": a thing is scheduled."""
    predicate = clause.predicate
    if predicate is None or not roles.subjects:
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    label = (
        sense.label
        if sense is not None and sense.label in {"started", "stopped", "takes_place"}
        else "takes_place"
    )
    draft = _draft(label, "scheduled", clause, roles, sit, None)
    draft.subject, draft.subject_text, draft.future = None, thing_of(roles.subjects[0], sit.cast), True
    return draft


def _is_involuntary(predicate: Predicate, sense: Sense | None) -> bool:
    if sense is not None and sense.label in {"passed", "lost", "received"}:
        return True
    return predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _INVOLUNTARY


def _is_event_verb(predicate: Predicate, sense: Sense | None) -> bool:
    return (
        predicate.lemma.endswith(("되다", "지다"))
        or (sense is not None and sense.label in {"started", "stopped", "takes_place"})
        or predicate.lemma in _EVENT_VERBS
    )


def _forecast(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "집값 떨어질 거야", "결승까지 갈 것 같아", "최저임금 오른다더라"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and sense.label in {"started", "stopped", "takes_place"}:
        return None
    ahead = predicate.has("future", "will") and not predicate.has("past")
    organisation = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.ORGANISATION
    thing_changes = (
        (
            (roles.agent is None and bool(roles.subjects))
            or organisation
            or predicate.lemma in {"바뀌다", "교체되다"}
        )
        and not predicate.has("past")
        and (sit.future_time or sit.attributed)
        and _is_event_verb(predicate, sense)
        and not sit.habitual
    )
    if not ahead and not thing_changes:
        return None
    if predicate.has("will") and roles.dropped and not roles.subjects and not roles.objects and not sit.attributed:
        return None  # "늦겠다"
    if predicate.lemma in _SKIPPED_LEMMAS or (
        roles.agent is None
        and not roles.subjects
        and not roles.objects
        and sit.topic is None
        and roles.dropped
        and sit.default is None
    ):
        return None
    target = (
        words_of(roles.places[-1], sit.cast) if roles.places and roles.places[-1].kind is not Kind.TIME else None
    )
    if target is None:
        target = predicate.noun if predicate.noun else predicate.lemma
        if roles.objects:
            target = words_of(roles.objects[-1], sit.cast)
    draft = _draft("predicts", "forecast", clause, roles, sit, target)
    draft.holder = sit.holder
    if roles.agent is None and roles.subjects:
        draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
    elif roles.agent is None:
        draft.subject = sit.topic_person if sit.topic is None else None
        draft.subject_text = sit.topic
    elif roles.agent_phrase is not None and roles.subjects and roles.subjects[0].case == "subj":
        draft.subject, draft.subject_text = None, f"{roles.agent.name} {thing_of(roles.subjects[0], sit.cast)}"
    draft.future = True
    if not sit.conditional:
        draft.certainty = (
            Certainty.UNCERTAIN if predicate.has("seem", "maybe") or is_perhaps(clause) else Certainty.ASSERTED
        )
    return draft


def _habit(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "매주 도자기 공방 다니고 있어", "이젠 매일 마셔요", "고기 안 먹어"."""
    predicate = clause.predicate
    if (
        predicate is None
        or is_perhaps(clause)
        or predicate.has("past", "future", "will", "seem", "plan", "maybe", "factual")
        or predicate.lemma in _SKIPPED_LEMMAS
    ):
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    label = sense.label if sense is not None else "did"
    if label in {"lives_in", "works_at", "has", "is", "can"} or predicate.lemma in {"이다"}:
        return None
    if predicate.has("progressive") and not sit.habitual and _is_event_verb(predicate, sense):
        return None
    if roles.agent is None and roles.subjects and roles.subjects[0].topic and predicate.lemma in _BUSINESS_HOURS:
        draft = _draft(
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
    )
    if label == "studies" and not sit.habitual:
        return None
    if sit.begins and not sit.habitual:
        return None  # "오늘부터 헬스장 다녀요": it is to begin
    if not usual or not (predicate.lemma.endswith("다") and roles_are_human(roles, sit)):
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    return _draft("does_regularly", "habit", clause, roles, sit, action_noun(clause, roles, sit))


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
        and not _is_involuntary(predicate, None)
    )


def roles_are_human(roles: Roles, sit: Situation) -> bool:
    """Say whether a person can be the agent of the clause."""
    if roles.agent is not None:
        return True
    return not (roles.subjects and roles.subjects[0].case == "subj" and not roles.objects)


def _content(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Everything else: the verb's own label, or `did`."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma in _SKIPPED_LEMMAS or predicate.lemma in {"", "이다", "아니다"}:
        return None
    if clause.complement_word:
        return None
    if predicate.lemma == "괜찮다" and roles.dropped and not sit.attributed:
        return None
    _choose_homonym(predicate, roles)
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is None or (sense.label == "has"):
        return _plain_act(clause, roles, sit)
    label = sense.label
    if (label in {"watched"} and predicate.has("try")) or (
        predicate.lemma == "보다"
        and roles.objects
        and roles.objects[-1].head in _EXAMS | {"맛", "집", "눈치", "장", "손해", "신문"}
    ):
        label = "did"
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    label = _relabel(label, predicate, roles)
    target = _framed(sense, clause, roles, sit)
    draft = _draft(label, f"verb: {label}", clause, roles, sit, target)
    if (
        predicate.lemma in {"떨어지다", "낙방하다", "불합격하다", "탈락하다", "낙제하다", "미끄러지다"}
        and label == "passed"
    ):
        draft.polarity = flipped(draft.polarity)
    return _shape(draft, predicate, roles, sit, sense)


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
    if predicate.has("benefit"):
        predicate.lemma = _WITH_GIVING.get(predicate.lemma, predicate.lemma)


def _relabel(label: str, predicate: Predicate, roles: Roles) -> str:
    exam = any(p.head in _EXAMS for p in roles.places + roles.subjects + roles.objects + roles.origins)
    if predicate.lemma in {"붙다", "떨어지다"}:
        return "passed" if exam or (roles.agent is not None and roles.places) else "did"
    if predicate.lemma in {"그만두다", "관두다", "때려치우다", "때려치다"}:
        left = roles.object_phrase()
        return (
            "stopped"
            if left is not None
            and lexicon().is_kind(left.head, "activity")
            and left.head not in {"알바", "아르바이트"}
            else "left"
        )
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
        return "bought"
    return label


def _shape(draft: Draft, predicate: Predicate, roles: Roles, sit: Situation, sense: Sense) -> Draft | None:
    """Give content its subject: a thing that starts or ends is the subject itself."""
    label = draft.label
    if (
        label in {"started", "stopped", "takes_place"}
        and roles.agent is None
        and (roles.subjects or not roles.objects)
    ):
        thing = roles.thing
        intransitive = _is_event_verb(predicate, sense) or predicate.lemma in _INTRANSITIVE
        if (
            thing is not None
            and intransitive
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
    elif label == "went" and draft.target is None and roles.dropped and sit.place is not None:
        draft.target = sit.place
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
    elif label == "left" and draft.target is None:
        draft.target = predicate.noun or "직장" if predicate.noun else stem_noun(predicate.lemma)
    elif label in {"did"}:
        draft.target = draft.target or action_noun_or_none(draft)
    if draft.label in {"lives_in", "works_at"} and draft.target is None and roles.dropped:
        return None
    if draft.label in {"joined", "passed"} and draft.target is None:
        draft.target = predicate.noun
    if draft.label == "gave" and draft.target is None and not roles.recipients:
        draft.label, draft.target = "did", stem_noun(predicate.lemma)
    return draft


def action_noun_or_none(draft: Draft) -> str | None:
    """Name the action of a draft that has no other target."""
    if draft.clause is None or draft.roles is None or draft.clause.predicate is None:
        return None
    predicate = draft.clause.predicate
    return predicate.noun or stem_noun(predicate.lemma)


def _plain_act(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """A verb without a label of its own: `did`, or a state `is` for adjectives."""
    predicate = clause.predicate
    if predicate is None:
        return None
    adjective = _is_adjective(clause)
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    thing = roles.object_phrase()
    if adjective and predicate.has("will") and roles.dropped and not roles.subjects and not sit.attributed:
        return None
    if adjective:
        draft = _draft("is", "property", clause, roles, sit, predicate.lemma)
        if roles.agent is None and roles.subjects:
            draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        elif roles.subjects:
            draft.target = f"{thing_of(roles.subjects[-1], sit.cast)} {predicate.lemma}"
        elif roles.agent is None and sit.topic and not sit.attributed and False:
            draft.subject_text = sit.topic
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
    becomes = [p for p in clause.phrases if p.case == "comp"]
    if predicate.lemma == "되다" and becomes:
        draft = _draft("did", "becoming", clause, roles, sit, thing_of(becomes[-1], sit.cast))
        if roles.agent is None and roles.subjects:
            draft.subject, draft.subject_text = None, thing_of(roles.subjects[0], sit.cast)
        return draft
    draft = _draft("did", "act", clause, roles, sit, target)
    subjects = [p for p in roles.subjects if p.case in {"subj", "topic"}]
    if (
        roles.agent is None
        and subjects
        and (subjects[0].case == "subj" or _is_event_verb(predicate, None))
        and not roles.objects
    ):
        draft.subject, draft.subject_text = None, thing_of(subjects[0], sit.cast)
        draft.target = predicate.noun or stem_noun(predicate.lemma)
    elif roles.agent is None and not subjects and words is not None and _is_event_verb(predicate, None):
        draft.subject, draft.subject_text, draft.target = None, words, verb
    elif roles.agent is not None and subjects and subjects[-1].case == "subj":
        draft.target = f"{thing_of(subjects[-1], sit.cast)} {verb}"
    return draft


def _is_adjective(clause: Clause) -> bool:
    predicate = clause.predicate
    return predicate is not None and (
        predicate.lemma.endswith(("스럽다", "롭다", "답다")) or "adjective" in predicate.features
    )


Rule = Callable[[Clause, Roles, Situation], Draft | None]
#: Tried in order; name, function, and a sentence each is for.
RULES: tuple[tuple[str, Rule, str], ...] = (
    ("intention noun", _intention_noun, "결혼 생각이 없어"),
    ("thought wrong", _not_right, "밤에 뛰는 건 좀 아닌 것 같아"),
    ("wish", _wish, "제주도 가고 싶어"),
    ("obligation", _obligation, "애들은 일찍 자야 해"),
    ("condition", _condition, "몸이 안 좋아"),
    ("advice", _advice, "일찍 가는 게 좋아"),
    ("feeling", _feeling, "난 당근이 싫어"),
    ("opinion", _opinion, "그 영화 지루했어"),
    ("attitude verb", _attitude_verb, "언니는 고수를 좋아해"),
    ("rescheduled", _rescheduled, "회의가 목요일로 바뀌었어"),
    ("weather", _weather, "주말에 비가 온대"),
    ("since then", _since_then, "커피 끊은 지 오래됐어"),
    ("workplace", _workplace, "은행에 다녀"),
    ("copula", _copula, "오빠는 소방관이야"),
    ("forgotten", _forgotten, "약 먹는 걸 깜빡했어"),
    ("sense", _senses, "귀가 안 들리셔"),
    ("not yet", _not_yet, "보고서 아직이야"),
    ("occasion as verb", _occasion_verb, "내일 단수된대"),
    ("ability", _ability, "나 수영 못 해"),
    ("existence", _existence, "동생이 둘 있어"),
    ("plan", _plan, "다음 달에 퇴사해"),
    ("forecast", _forecast, "집값 떨어질 거야"),
    ("habit", _habit, "매일 달리기해"),
    ("content", _content, "어제 자전거 샀어"),
)


def read_content(clause: Clause, sit: Situation) -> Draft | None:
    """Return what a clause says, or None where it says nothing to store."""
    for _, rule, _ in RULES:
        roles = roles_of(clause, sit.cast, lexicon())
        draft = rule(clause, roles, sit)
        if draft is not None:
            return draft if draft.label else None
    return None


def is_state(label: str) -> bool:
    """Say whether a label makes a Fact where nobody is quoted."""
    return label in STATES


def person_text(person: Person | None) -> str | None:
    """Return a person's name, or None."""
    return person.name if person else None
