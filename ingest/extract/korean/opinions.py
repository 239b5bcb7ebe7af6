"""Evaluation in Korean: what a clause finds good, bad or neither, who finds it, and of what."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.facing import OF_PEOPLE
from ingest.extract.korean.judging import (
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    action_noun,
    flipped,
    new_draft,
    nothing,
    number_of_negations,
)
from ingest.extract.korean.lexicon import Lexicon, lexicon
from ingest.extract.korean.people import Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor, roles_of, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Polarity

_COMPARED = words("빠르다 싸다 편하다 맛있다 재미있다 재밌다 저렴하다 쉽다 안전하다 편리하다")
_AMOUNTS = words("부족하다 많다 적다 없다 있다 모자라다 넘치다")
_WASTES = words("돈아깝다 시간아깝다")
#: Adjectives in the shape of verbs: "평상을 짜 놨어", "이삿짐 쌌어".
_VERBS_TOO = words("짜다 싸다 쓰다 달다 차다 맵다")
_NEVER_JUDGED = words("모르다 되다 지내다 가다 오다 자다 먹다 끝나다 듣다 알다 있다 받다 보다 나오다 쉬다")


def opinion_of(lemma: str, words: Lexicon) -> Polarity | None:
    """Return what an adjective or evaluating noun thinks of its subject."""
    if lemma in words.mixed:
        return NEUTRAL
    if lemma in words.good:
        return POSITIVE
    if lemma in words.bad:
        return NEGATIVE
    return None


def _is_done(predicate: Predicate, clause: Clause) -> bool:
    """What is done and kept, given or over is a verb, also where an adjective has its shape."""
    if predicate.has("progressive", "underway"):
        return True  # "짐 싸는 중"
    forms = [form for form, tag in predicate.pieces if tag == "VX"]
    verb = bool(predicate.pieces) and predicate.pieces[0][1].startswith("VV")
    said = any(p.case in {"subj", "topic"} and p.kind is Kind.THING for p in clause.phrases)  # "국이 짰어"
    degree = clause.adverb("너무", "좀", "되게", "엄청", "진짜", "정말", "꽤", "조금", "많이", "더")
    done = verb and predicate.has("past") and not said and not degree
    return bool({"놓", "두", "주", "버리", "드리"} & set(forms)) or done


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


#: Words before an evaluating noun that only strengthen it.
_STRENGTHENING = words("완전 진짜 정말 최고 그냥 순 생 역대 인생 올해 진심 레알 완벽 세계 우리나라 거의")


def _part_from_verdict(clause: Clause, roles: Roles) -> None:
    """ "그 웨딩홀 주차 지옥이래": with no subject before it, what is judged stands in one with the verdict."""
    complement = clause.complement
    if complement is None or roles.subjects or roles.agent is not None or complement.modifier:
        return
    before, _, verdict = complement.text.rpartition(" ")
    verdicts = lexicon().good_nouns | lexicon().bad_nouns | lexicon().mixed_nouns
    if not before or before.split()[-1] in _STRENGTHENING or verdict not in verdicts:
        return
    if complement.text.replace(" ", "") in verdicts or complement.possessor is not None:
        return
    thing = replace(complement, text=before, rest=before, head=before.split()[-1], case="topic", topic=True)
    roles.subjects.append(thing)


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
        and not (p.head == "데" and p.modifier and not _is_better(clause))  # what it is good for
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


def _is_better(clause: Clause) -> bool:
    return clause.predicate is not None and clause.predicate.lemma == "낫다"


def _is_of_people(clause: Clause) -> bool:
    alone = sum(p.is_person and p.is_subject_like for p in clause.phrases) == 1
    return alone and clause.predicate is not None and clause.predicate.lemma in OF_PEOPLE


def _judges_too(phrase: Phrase, agent: Person, sit: Situation) -> bool:
    """ "가람이는 새 교실이 좋다고 하고 동우는 별로래": the second judges the same thing and is not judged."""
    return phrase.topic and sit.judged_by is not None and sit.judged_by != agent.name and sit.topic != agent.name


def _judges_unsaid(clause: Clause, roles: Roles, sit: Situation, rule: str) -> bool:
    """ "지호가 비싸다면서 안 샀어": who says so is not dear; what is, is not said again."""
    if rule != "evaluating adjective" or not sit.attributed or sit.holder is None or clause.predicate is None:
        return False
    return roles.agent is None and not roles.subjects and not roles.objects and not clause.relatives


def evaluation(  # noqa: C901 (a row of readings, first that fits)
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
        possible_holder = possible_holder and not told_of_oneself(clause, roles, sit)
        if not may_hold or told_of_oneself(clause, roles, sit):
            thing = evaluated(clause, roles, sit) if has_thing else None
            thing = None if thing == "일" else thing  # "신입이 일을 잘해": who does it is judged
            target = f"{agent.name} {thing}" if thing else agent.name
        elif has_thing and possible_holder and holds(roles):
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
        elif not has_thing and sit.attributed and roles.agent_phrase.topic and _is_of_people(clause):
            target = agent.name  # "형은 부지런하고 나는 게으르대": nobody is found lazy by me
        elif (
            not has_thing
            and roles.agent_phrase.kind is Kind.FIRST
            and sit.topic
            and roles.second_person_subject is None
        ):
            holder, target = agent, sit.topic
        elif clause.predicate is not None and clause.predicate.lemma in _WASTES and sit.topic:
            holder, target = agent, sit.topic  # "영호는 시간 아깝대": of what was talked of
        elif not has_thing and sit.attributed and _judges_too(roles.agent_phrase, agent, sit):
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
            and is_part(roles.thing)
        ):
            target = f"{sit.sentence_person.name} {target}"
        if target is None and sit.attributed and sit.topic_person is not None and sit.holder != sit.topic_person:
            target = sit.topic_person.name
    if target is None and not _judges_unsaid(clause, roles, sit, rule):
        return None
    label = "believes_bad" if sense is NEGATIVE else "believes_good"
    better = (
        clause.adverb("더", "훨씬", "차라리")
        and clause.predicate is not None
        and (
            clause.predicate.lemma in {"낫다", "좋다"}
            or (clause.predicate.lemma in _COMPARED and roles.thing is not None and roles.thing.case == "subj")
        )
    )
    better = better or (clause.predicate is not None and clause.predicate.lemma == "낫다")
    chosen = any(p.head not in _NO_CHOICE for p in roles.compared)  # "생각보다 괜찮더라" chooses nothing
    if (chosen or better) and sense is POSITIVE:
        label = "prefers"
    if holder is not None and target == holder.name and rule in _OF_THE_THING:
        return None  # "나는 괜찮아": how one is, no judgement
    draft = new_draft(label, rule, clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = holder
    draft.polarity = sense
    return draft


#: Sides of a person that are judged with the person.
_PARTS = words(
    "인심 손재주 인품 성품 심성 눈썰미 손맛 입담 체격 배짱 말솜씨 글솜씨 말주변 붙임성 사교성 리더십 씀씀이 손버릇 입버릇 일솜씨 필체 언변 언행 처신 "
    "길눈 셈 계산 옷차림 자세 발놀림 호흡 혈색 피부 사람 성격 처리 목소리 말투 실력 솜씨 인상 키 얼굴 머리 글씨 발음 태도 표정 외모 마음씨 성적 인성 "
    "주의 주의력 집중력 끈기 인내심 눈치 말귀 손 발 식성 잠버릇 낯 매너 말버릇 몸매 성질 체력 기억력 센스 스타일"
)


def told_of_oneself(clause: Clause, roles: Roles, sit: Situation) -> bool:
    """ "친구들이 나보고 성격 좋대", "나 인상 좋대": others judge a side of who passes it on."""
    predicate, phrase, thing = clause.predicate, roles.agent_phrase, roles.thing
    if predicate is None or predicate.hearsay is None or phrase is None or thing is None or not sit.attributed:
        return False
    if phrase.kind is not Kind.FIRST or predicate.close is Close.QUOTE or not is_part(thing):
        return False
    return sit.holder is None or sit.holder.name != sit.cast.first


def holds(roles: Roles) -> bool:
    """With a person and a thing, the person judges unless the thing is a part of the person."""
    phrase, thing = roles.agent_phrase, roles.subjects[0] if roles.subjects else None
    if phrase is None or phrase.kind is Kind.ORGANISATION:
        return False
    if phrase.kind is Kind.SECOND and thing is not None and is_part(thing) and thing.possessor is None:
        return False  # "너 자세가 안 좋아"
    if phrase.kind in {Kind.FIRST, Kind.SECOND, Kind.SELF}:
        return thing is None or not lexicon().is_kind(thing.head, "body")
    if thing is None:
        return True
    return not (is_part(thing) and (thing.case == "subj" or phrase.topic)) or thing.demonstrative


def is_part(thing: Phrase) -> bool:
    """Say whether a thing is a side of a person: 성격, 일 처리, 목소리, a part of the body."""
    return thing.head in _PARTS or lexicon().is_kind(thing.head, "body")


_CONDITION_NOUNS = words("몸 컨디션 속 기분 건강 안색 사이 형편 사정")


#: What is ill when it is not good: "무릎이 안 좋으셔".
_AILING = words(
    "무릎 허리 눈 귀 위 장 간 심장 폐 신장 콩팥 관절 어깨 목 이 치아 잇몸 기관지 혈압 혈당 기억력 발목 손목 소화"
)


def read_condition(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "몸이 안 좋대": a condition, no judgement."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"좋다", "나쁘다", "괜찮다"}:
        return None
    unwell = predicate.lemma == "나쁘다" or clause.negated == "안" or predicate.has("not")
    named = [p for p in roles.subjects if p.head in _CONDITION_NOUNS or (unwell and p.head in _AILING)]
    if not named:
        return None
    draft = new_draft("is", "condition", clause, roles, sit, f"{named[0].head} {predicate.lemma}")
    if roles.agent is None and named[0].possessor is not None:
        draft.subject = person_of(named[0].possessor, sit.cast)
    return draft


def _judged_act(clause: Clause, roles: Roles, sit: Situation, sense: Polarity) -> Draft | None:
    """ "그 카페 문 닫은 거 정말 잘못된 결정이야": what was done is what is judged."""
    _, inner, taken = clause.relatives[0]
    if "adjective" in inner.features or not taken:
        return None
    act = replace(clause, phrases=list(taken), predicate=inner, relatives=[], complement=None)
    target = action_noun(act, roles_of(act, sit.cast, lexicon()), sit)
    if number_of_negations(clause) % 2:
        sense = flipped(sense)
    label = "believes_bad" if sense is NEGATIVE else "believes_good"
    draft = new_draft(label, "judged act", clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = sit.holder
    draft.polarity = sense
    return draft


def read_opinion(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
    """ "좀 지루했어", "완전 실수야", "그저 그래", "좋지도 나쁘지도 않아"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    words = lexicon()
    if any(p.case == "named" for p in clause.phrases) and predicate.lemma == "이다" and not roles.subjects:
        return _best_of(clause, sit)
    if predicate.lemma in _VERBS_TOO and _is_done(predicate, clause):
        return None
    if predicate.lemma == "이다" or clause.complement_word:
        sense = _noun_opinion(clause, words)
        if sense is None and clause.complement_word:
            sense = opinion_of(predicate.lemma, words)
        if sense is None and predicate.lemma == "이다":
            return _rather(clause, roles, sit)
        if sense is not None:
            _part_from_verdict(clause, roles)
        if sense is None:
            return None
        judged = evaluation(clause, roles, sit, sense, "evaluating noun")
        unsaid = judged is None and roles.dropped and roles.thing is None and not sit.attributed
        if unsaid and clause.relatives:
            return _judged_act(clause, roles, sit, sense)
        return nothing(clause, roles, sit) if unsaid else judged  # "대박이다"
    if predicate.lemma == "맞다" and any(words.is_kind(p.head, "strikes") for p in roles.objects + roles.subjects):
        return None  # "독감 주사 맞았어": no judgement
    if predicate.has("cause") and "adjective" in predicate.features:
        return _done_well(clause, roles, sit)
    if (
        predicate.lemma in {"맞다", "옳다"}
        and not sit.attributed
        and any(p.head in {"말", "얘기", "이야기", "말씀"} for p in roles.subjects)
    ):
        return None  # agreeing with what was just said
    if predicate.lemma == "없다" and clause.relatives and any(p.case == "like" for p in clause.phrases):
        best = next(p for p in clause.phrases if p.case == "like")
        praise = opinion_of(clause.relatives[-1][0], words)
        if praise is not None and best.particles[:1] in (("만큼",), ("처럼",), ("같이",)):
            unequalled = replace(best, case="topic", kind=best.kind)
            roles = roles_of(replace(clause, phrases=[unequalled], relatives=[]), sit.cast, words)
            return evaluation(replace(clause, relatives=[]), roles, sit, praise, "unequalled", may_hold=False)
    if clause.relatives and clause.relatives[-1][0] in {"흠잡다", "나무라다"} and predicate.lemma == "없다":
        roles.subjects = [p for p in roles.subjects if p.head not in {"데", "곳", "거", "것"}]
        return evaluation(replace(clause, relatives=[]), roles, sit, POSITIVE, "faultless")
    first = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.FIRST
    perceived = first and predicate.retro and sit.topic is not None  # "난 괜찮던데": what was talked of
    if (
        predicate.lemma in words.states
        and not perceived
        and not roles.subjects
        and not roles.objects
        and roles.second_person_subject is None  # "윤호는 새 룸메가 답답하대"
        and not (sit.topic is not None and _is_for_doing(roles))
        and (roles.agent is not None or sit.topic is None or predicate.lemma not in words.good)
    ):
        return None
    if (
        predicate.lemma in _AMOUNTS
        and roles.agent is not None
        and roles.thing is not None
        and roles.thing.case == "subj"
    ):
        return None  # "아이가 집중력이 부족하다고": what somebody has little of
    if predicate.has("worth"):
        if predicate.lemma == "믿다":
            return None  # "걔 말은 믿을 게 못 돼": trust, not worth
        return evaluation(clause, roles, sit, POSITIVE, "worth")
    viewed = _viewed(clause, roles, sit)
    if viewed is not None:
        return viewed
    if predicate.lemma == "그렇다" and clause.adverb("그냥", "좀", "그저"):
        return evaluation(
            clause, roles, sit, NEUTRAL if not clause.adverb("좀") or clause.adverb("그냥") else NEGATIVE, "so-so"
        )
    if predicate.has("become"):
        if clause.adverb("잘") and roles.thing is not None and not predicate.has("past", "future"):
            return evaluation(clause, roles, sit, POSITIVE, "works well")  # "볼펜 잘 써진다"
        return None  # a change: "날씨가 좋아졌어"
    if "adjective" not in predicate.features and any(p.case == "obj" for p in roles.objects):
        # "코드를 새로 짰어": an adjective takes no object; but "신입이 일을 참 잘하더라" judges
        well = clause.adverb("잘") and (predicate.retro or predicate.lemma == "하다")
        return _manner(clause, roles, sit) if well and roles.agent is not None else None
    sense = opinion_of(predicate.lemma, words)
    if sense is None and roles.agent is not None and roles.agent_phrase is not None and clause.adverb("너무"):
        alone = "adjective" in predicate.features and not roles.subjects and not roles.objects
        if alone and sit.attributed and _judges_too(roles.agent_phrase, roles.agent, sit):
            sense = NEGATIVE  # "…훌륭하대요. 근데 기태 씨는 너무 미끄럽대요"
    if clause.neither and sense is not None:
        return evaluation(clause, roles, sit, NEUTRAL, "neither nor")
    if sense is None:
        return _manner(clause, roles, sit)
    if predicate.lemma == "좋다" and not is_judging(predicate, clause, roles, sit):
        return None
    if predicate.has("will") and not sit.attributed and roles.dropped and roles.thing is None:
        return None
    return evaluation(clause, roles, sit, sense, "evaluating adjective")


def _is_for_doing(roles: Roles) -> bool:
    """ "앉기엔 불편하네": a thing is judged by what it is used for, and nobody is told to be ill at ease."""
    return any(p.text.endswith("기") and p.particles[:1] == ("에",) and len(p.text) > 1 for p in roles.places)


def is_judging(predicate: Predicate, clause: Clause, roles: Roles, sit: Situation) -> bool:
    """ "노래가 제일 좋아" is taste, "참 좋더라" judges, "일찍 가는 게 좋아" advises."""
    if told_of_oneself(clause, roles, sit) or any(
        a.form.endswith("기") and len(a.form) > 1 for a in clause.adverbs
    ):
        return True  # "이 동네는 살기 좋아"
    if roles.compared or clause.adverb("더", "제일", "가장", "젤", "젤로", "그렇게"):
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
        return not holds(roles)
    return (
        sit.attributed
        or (
            roles.thing is not None
            and (roles.thing.topic or roles.thing.possessor is not None or len(roles.subjects) > 1)
        )
        or roles.thing is None
    )


_WELL_VIEWED = ("좋게", "곱게", "높게", "높이", "예쁘게", "귀엽게", "기특하게", "대견하게", "특별하게", "긍정적")
_ILL_VIEWED = ("나쁘게", "안 좋게", "낮게", "우습게", "만만하게", "이상하게", "삐딱하게", "아니꼽게", "한심하게", "고깝게", "못마땅하게", "하찮게", "가볍게", "부정적", "회의적")  # fmt: skip
_VIEWING = words("보다 여기다 생각하다 평가하다 받아들이다")


def _viewed(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "재택근무를 안 좋게 보셔", "그 안을 긍정적으로 평가해": how somebody looks at it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _VIEWING:
        return None
    manners = {a.form for a in clause.adverbs} | {p.text for p in roles.places}
    good, bad = manners & set(_WELL_VIEWED), manners & set(_ILL_VIEWED)
    seen = [p for p in roles.objects + roles.subjects if p.text not in manners]
    if not (good or bad) or not seen:
        return None
    holder = roles.agent if roles.agent_phrase is not None else sit.holder
    draft = new_draft("believes_good", "viewed", clause, roles, sit, thing_of(seen[-1], sit.cast), checkable=False)
    sense = POSITIVE if good else NEGATIVE
    if bool(clause.negated and not bad) != predicate.has("not"):
        sense = flipped(sense)
    draft.label = "believes_bad" if sense is NEGATIVE else "believes_good"
    draft.polarity, draft.holder, draft.subject = sense, holder, holder
    return draft


#: Readings by which nobody judges themselves: "나도 처음엔 별로였어".
_OF_THE_THING = frozenset({"evaluating adjective", "so-so", "evaluating noun"})
#: What somebody is compared with without choosing: "생각보다 부자래".
_NO_CHOICE = words("생각 예상 기대 보기 평소 소문 말 나이 전 예전 남 키 평균 누구 무엇 뭐 것 거")


def _rather(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "보미는 산보다 바다래": of two things, the one a person would rather have."""
    complement, phrase = clause.complement, roles.agent_phrase
    if complement is None or complement.kind is not Kind.THING or phrase is None or roles.subjects:
        return None
    if phrase.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.FIRST, Kind.THIRD} or clause.negated:
        return None
    others = [p for p in roles.compared if p.kind is Kind.THING and p.head not in _NO_CHOICE]
    if len(others) != 1 or len(roles.compared) > 1 or complement.modifier:
        return None
    holder = roles.agent
    draft = Draft("prefers", "rather", "이다", holder, None, thing_of(complement, sit.cast), holder=holder)
    draft.clause, draft.roles = clause, roles
    return draft


def _best_of(clause: Clause, sit: Situation) -> Draft | None:
    """ "떡볶이 하면 역시 신당동이지": the best of its kind."""
    complement = clause.complement
    if complement is None or complement.kind in {Kind.TIME, Kind.QUESTION, Kind.GROUP}:
        return None
    draft = Draft("believes_good", "best of its kind", "이다", sit.holder, None, thing_of(complement, sit.cast))
    draft.holder, draft.clause = sit.holder, clause
    return draft


def _done_well(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "일을 야무지게 하더라": how somebody else does it judges who does it."""
    predicate = clause.predicate
    sense = opinion_of(predicate.lemma, lexicon()) if predicate else None
    if predicate is None or sense is None or predicate.has("plan", "future", "will"):
        return None
    if roles.agent is None:
        give_agent_from_possessor(roles, sit.cast)
    if roles.agent is None or roles.agent.name == sit.cast.first or not (roles.subjects or roles.objects):
        return None
    draft = new_draft("believes_good", "done well", clause, roles, sit, roles.agent.name, checkable=False)
    negated = number_of_negations(clause) % 2 == 1
    draft.polarity = flipped(sense) if negated else sense
    draft.label = "believes_bad" if draft.polarity is NEGATIVE else "believes_good"
    draft.subject = draft.holder = sit.holder
    return draft


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
            return evaluation(clause, roles, sit, sense, "judging adverb", may_hold=False)
    return None
