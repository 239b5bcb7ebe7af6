"""Feelings and attitudes: adjectives with the thing in the nominative, and verbs of liking, trusting, praising."""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import (
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    action_noun,
    flipped,
    framed,
    held_draft,
    new_draft,
    number_of_negations,
    stem_noun,
)
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.opinions import is_judging, told_of_oneself
from ingest.extract.korean.people import person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.plans import forecast
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor, roles_of, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity

#: Who is given to something: "낚시광", "커피 중독", "마라탕 러버".
_DEVOTEE = re.compile(
    r"(.{2,}?)\s?(?:광|덕후|마니아|매니아|러버|킬러|홀릭|바라기|중독자?|귀신|(?<!라이)팬|광팬|찐팬|왕팬|열성팬|애호가)"
)
_FEELINGS = {
    "좋다": ("likes", POSITIVE), "싫다": ("dislikes", NEGATIVE), "밉다": ("dislikes", NEGATIVE),
    "그립다": ("likes", POSITIVE), "무섭다": ("worries_about", POSITIVE), "걱정되다": ("worries_about", POSITIVE),
    "불안하다": ("worries_about", POSITIVE), "두렵다": ("worries_about", POSITIVE), "겁나다": ("worries_about", POSITIVE),
    "걱정이다": ("worries_about", POSITIVE), "마음에들다": ("likes", POSITIVE), "짜증나다": ("dislikes", NEGATIVE),
    "질색이다": ("dislikes", NEGATIVE), "실망이다": ("believes_bad", NEGATIVE),
    "반대이다": ("believes_bad", NEGATIVE),
    "찬성이다": ("believes_good", POSITIVE), "불만이다": ("believes_bad", NEGATIVE), "관심있다": ("likes", POSITIVE),
    "관심없다": ("likes", NEUTRAL), "지긋지긋하다": ("dislikes", NEGATIVE),
    "지겹다": ("dislikes", NEGATIVE), "질리다": ("dislikes", NEGATIVE),
    "신경쓰이다": ("worries_about", POSITIVE), "기대하다": ("wants", POSITIVE), "필요하다": ("wants", POSITIVE),
    "땡기다": ("wants", POSITIVE), "당기다": ("wants", POSITIVE), "끌리다": ("likes", POSITIVE), "걱정스럽다": ("worries_about", POSITIVE),
    "탐나다": ("wants", POSITIVE), "믿음가다": ("trusts", POSITIVE), "정떨어지다": ("dislikes", NEGATIVE),
    "불안불안하다": ("worries_about", POSITIVE), "귀찮다": ("dislikes", NEGATIVE), "취향이다": ("likes", POSITIVE),
    "미덥다": ("trusts", POSITIVE), "못미덥다": ("trusts", NEGATIVE), "정감가다": ("likes", POSITIVE), "반하다": ("likes", POSITIVE),
}  # fmt: skip


_DRIED = frozenset("빨래 머리 옷 이불 신발 우산 수건 곶감 감 고추 나물 꽃".split())


def read_feeling(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
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
        told_to = {"실망": ("실망이다", roles.recipients), "고민": ("걱정이다", roles.objects)}.get(head)
        lemma = told_to[0] if told_to is not None and told_to[1] else lemma
    worry = _worry_named(clause, roles, sit) if lemma == "걱정이다" else None
    if worry is not None:
        return worry
    if lemma == "이다" or predicate.lemma == "이다":
        advised = _advised(clause, roles, sit)
        if advised is not None:
            return advised
    if lemma == "싫다" and not roles.subjects and not roles.objects and roles.agent is None and sit.topic is None:
        return None
    if lemma == "이다" or predicate.lemma == "이다":
        devoted = _DEVOTEE.fullmatch(clause.complement.text) if clause.complement is not None else None
        if devoted is not None and not roles.subjects:
            draft = held_draft("likes", "devotee", clause, roles, sit, devoted.group(1))  # "이모부가 낚시광이셔"
            set_feeling(draft, POSITIVE, number_of_negations(clause) % 2 == 1)
            return draft
    party = clause.complement.text if clause.complement is not None and predicate.lemma == "이다" else ""
    if len(party) > (1 if roles.compared else 2) and party.endswith("파") and (roles.compared or roles.agent):
        chosen = held_draft("prefers", "one's party", clause, roles, sit, party[:-1])  # "난 순대파야"
        set_feeling(chosen, POSITIVE, False)
        chosen.polarity = POSITIVE
        return chosen
    if lemma == "필요하다" and sit.attributed and roles.agent is None and roles.subjects:
        needed = words_of(roles.subjects[-1], sit.cast)  # "의사 말로는 수술이 필요하대": their view
        return new_draft("believes", "need", clause, roles, sit, needed, checkable=False)
    found = _FEELINGS.get(lemma)
    if (
        found is None
        or told_of_oneself(clause, roles, sit)
        or (lemma == "좋다" and not clause.neither and is_judging(predicate, clause, roles, sit))
    ):
        return None
    label, sense = found
    agent, target = roles.agent, None
    if roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.ORGANISATION and roles.subjects:
        return None  # "우리 회사는 복지가 좋아": a judgement
    if agent is not None and roles.recipients and not roles.subjects and not roles.objects:
        target = thing_of(roles.recipients[-1], sit.cast)  # "소정이가 자기한테 반했대"
    second = roles.second_person_subject
    if second is not None and second.kind is Kind.FIRST and agent is not None and not sit.attributed:
        target, agent = agent.name, person_of(second, sit.cast)  # "그 코치는 나는 영 못 미더워"
    elif second is not None and roles.agent_phrase is not None:
        other = person_of(second, sit.cast)
        target = other.name if other else None
    elif (
        agent is not None
        and target is None
        and not roles.subjects
        and not roles.objects
        and roles.agent_phrase is not None
    ):
        person = roles.agent_phrase
        named = person.case == "subj" and person.kind is not Kind.FIRST
        spoken_of = person.topic and person.kind not in {Kind.FIRST, Kind.SELF} and not sit.attributed
        # "네가 걱정돼", "걔는 싫어": the person is what is felt about; whoever is for or against holds it
        takes_side = lemma in {"반대이다", "찬성이다"}
        target, agent = (agent.name, None) if (named or spoken_of) and not takes_side else (target, agent)
    if target is None:
        target = _felt(clause, roles, sit)
    if clause.neither:
        sense = NEUTRAL
        label = "believes_good" if clause.neither == "좋다" and lemma != "싫다" else "likes"
    draft = new_draft(label, "feeling", clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = agent if agent is not None else (None if roles.nobody else sit.holder)
    drawn = label == "likes" and sense is POSITIVE and bool(roles.compared)  # "구축이 더 끌려"
    if drawn or (lemma == "좋다" and clause.adverb("더") and not predicate.has("become")):
        draft.label = "prefers"
    negated = number_of_negations(clause) % 2 == 1
    set_feeling(draft, sense, negated != (label == "trusts" and sense is NEGATIVE))
    return draft


#: What stands before a worry and is not what it is about: "하루 종일 걱정이야".
_BESIDE_WORRY = words(
    "하루 종일 온종일 제일 큰 요즘 늘 맨날 항상 계속 또 오늘 밤 매일 진짜 정말 가장 은근 좀 이만저만 큰일 괜한 쓸데없는"
)


def _worry_named(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "남편은 맨날 애 성적 걱정이야": what is worried about stands before the noun, who worries is the topic."""
    complement, who = clause.complement, roles.agent_phrase
    if complement is None or complement.modifier or clause.relatives or roles.subjects or roles.objects:
        return None
    before = [word for word in complement.text.split()[:-1] if word not in _BESIDE_WORRY]
    if who is None or who.kind is Kind.ORGANISATION or not before or not (who.topic or who.case == "subj"):
        return None
    draft = held_draft("worries_about", "named worry", clause, roles, sit, " ".join(before))
    set_feeling(draft, POSITIVE, number_of_negations(clause) % 2 == 1)
    return draft


#: Nouns that recommend with the copula: "그 병원은 비추예요".
_RECOMMENDING = {"추천": POSITIVE, "강추": POSITIVE, "비추": NEGATIVE, "비추천": NEGATIVE}


def _advised(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "그 피부과는 비추예요": a word of advice as the predicate."""
    complement = clause.complement
    sense = _RECOMMENDING.get(complement.head) if complement is not None else None
    if complement is None or sense is None or complement.modifier:
        return None
    place = roles.agent_phrase
    place = place if place is not None and place.kind is Kind.ORGANISATION else None
    thing = place or roles.thing or (roles.objects[-1] if roles.objects else None)
    before = complement.text.rpartition(" ")[0]
    target = thing_of(thing, sit.cast) if thing is not None else before or sit.topic
    if target is None:
        return None
    draft = held_draft("recommends", "word of advice", clause, roles, sit, target)
    if place is not None:
        draft.holder = draft.subject = sit.holder
    draft.polarity = flipped(sense) if number_of_negations(clause) % 2 == 1 else sense
    return draft


def read_devotion(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "커피 없인 못 살아": what one cannot live without one likes."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in {"살다", "버티다", "지내다", "견디다"}
        or not clause.adverb("없이")
    ):
        return None
    if not (clause.negated == "못" or predicate.has("cannot") or (predicate.has("can") and predicate.has("not"))):
        return None
    without = next(a for a in clause.adverbs if a.form == "없이")
    before = [p for p in roles.subjects + roles.objects if p.end <= without.start]
    lacked = before[-1] if before else roles.object_phrase()
    draft = held_draft("likes", "devotion", clause, roles, sit, thing_of(lacked, sit.cast) if lacked else None)
    set_feeling(draft, POSITIVE, False)
    return draft if draft.target else None


def _felt(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    things = roles.subjects + roles.objects + roles.places
    chosen = next((p for p in things if p.case == "subj"), things[0] if things else None)
    if chosen is not None and chosen.head in {"거", "것"} and chosen.modifier and clause.relatives:
        _, inner, taken = clause.relatives[-1]
        if "adjective" not in inner.features:
            action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
            return action_noun(action, roles_of(action, sit.cast, lexicon()), sit)  # "혼자 여행하는 게"
    if chosen is not None:
        words = thing_of(chosen, sit.cast)
        return sit.topic if words in {"그거", "이거", "저거"} and sit.topic else words
    return sit.topic


#: What one feels about what was done: "퇴사한 걸 후회해".
_RUING = frozenset({"후회하다", "후회되다", "자랑스러워하다", "못마땅해하다", "칭찬하다", "비난하다", "비판하다"})


def _act_felt(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    """ "오토바이 타는 거 무서워해", "아빠가 담배 피우는 걸 싫어하셔": what is done, and by whom."""
    things = roles.objects + roles.subjects
    if (
        not things
        or not clause.relatives
        or things[-1].head not in {"거", "것", "걸", "게"}
        or not things[-1].modifier
    ):
        return None
    _, inner, taken = clause.relatives[-1]
    rues = clause.predicate is not None and clause.predicate.lemma in _RUING
    done = {"는", "ㄴ", "은"} if rues else {"는"}
    if "adjective" in inner.features or inner.ending not in done or things[-1].modifier != inner.lemma:
        return None
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    inside = roles_of(action, sit.cast, lexicon())
    noun = action_noun(action, inside, sit)
    if noun is not None and inside.object_phrase() is not None and not inner.noun:
        verb = stem_noun(inner.lemma)
        noun = noun if noun.endswith(verb) else f"{noun} {verb}"
    who = inside.agent.name if inside.agent is not None and inside.agent.name != sit.cast.first else None
    return " ".join(word for word in (who, noun) if word) or None


_ADMITTED = words(
    "결별 잘못 실수 혐의 열애 열애설 이혼 패배 책임 불륜 사실 외도 표절 범행 과실 거짓말 음주운전 투약"
)
_WORDS_OF_SOMEBODY = words("말 얘기 이야기 말씀 소리 약속")


def set_feeling(draft: Draft, sense: Polarity, negated: bool) -> None:
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


def _is_felt_about(label: str, predicate: Predicate, roles: Roles) -> bool:
    """ "그 은행은 못 믿겠어", "그 치과는 비추해": a lone firm or person whom the speaker speaks of."""
    alone = not (roles.objects or roles.subjects or roles.places or roles.recipients)
    if not alone or roles.second_person_subject is not None or roles.agent_phrase is None:
        return False
    if roles.agent_phrase.kind is Kind.ORGANISATION:
        return label in {"trusts", "likes", "dislikes", "recommends"}
    if label == "recommends" and roles.agent_phrase.kind is Kind.ROLE:
        return roles.agent_phrase.topic  # "주말 알바는 비추야"
    return label in {"trusts", "likes", "dislikes"} and predicate.has("will")


def _felt_about(label: str, clause: Clause, roles: Roles, sit: Situation) -> Draft:
    target = thing_of(roles.agent_phrase, sit.cast) if roles.agent_phrase is not None else None
    draft = held_draft(label, "attitude verb", clause, roles, sit, target)
    draft.holder = draft.subject = sit.holder
    against = clause.predicate is not None and clause.predicate.lemma in _AGAINST
    negated = (number_of_negations(clause) % 2 == 1) != against
    set_feeling(draft, NEGATIVE if label == "dislikes" else POSITIVE, negated)
    return draft


#: What one falls into without liking it: "휴대폰이 물에 빠졌어".
_FALLEN_INTO = frozenset(
    "물 바다 강 수영장 구덩이 웅덩이 함정 변기 우물 하수구 늪 개울 도랑 배수구 틈 호수 연못 위기 위험 궁지 곤경".split()
)
_AGAINST = frozenset({"비추하다", "비추천하다", "만류하다", "말리다"})


#: How one is, where nothing is said that one is so about.
_OVER_SOMETHING = frozenset(
    {"기뻐하다", "뿌듯해하다", "속상해하다", "안타까워하다", "힘들어하다", "긴장되다", "긴장하다"}
)
_HOPING = frozenset({"바라다", "빌다", "희망하다", "소망하다", "원하다", "기도하다", "기원하다"})
#: With these one hopes for another: "누나가 이사 가길 원해" is the sister's wish, "…바라" the speaker's.
_HOPING_FOR = frozenset({"바라다", "빌다", "기도하다", "기원하다"})


def hoped_of(clause: Clause) -> Phrase | None:
    """Return what is hoped for as an act or a state: "빨리 낫길 바라", "합격하기를 바라"."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _HOPING:
        return None
    for phrase in clause.phrases:
        nominal = phrase.particles[:1] == ("ㄹ",) or phrase.text.endswith("기")
        if phrase.kind is Kind.THING and phrase.case == "obj" and nominal and phrase.head not in {"거", "것"}:
            return phrase
    return None


def _with_whose(hoped: Phrase, clause: Clause, roles: Roles, sit: Situation) -> str:
    """Return what is hoped for, with who is to do it; one who stands alone before it is not who hopes."""
    whose = roles.second_person_subject
    if whose is None and roles.agent_phrase is not None and _hopes_for_another(clause, roles.agent_phrase, sit):
        whose = roles.agent_phrase
        roles.agent, roles.agent_phrase = sit.holder, None
    if whose is None:
        whose = next((p for p in roles.subjects if p.case == "subj"), None)
    named = whose is not None and whose.kind not in {Kind.FIRST, Kind.SELF, Kind.GROUP}
    return " ".join(filter(None, (thing_of(whose, sit.cast) if whose and named else "", _in_plain_noun(hoped))))


def _in_plain_noun(phrase: Phrase) -> str:
    """ "가길" is "가기"."""
    return (
        phrase.text[:-1] + "기" if phrase.text.endswith("길") and phrase.particles[:1] == ("ㄹ",) else phrase.text
    )


def _hopes_for_another(clause: Clause, person: Phrase, sit: Situation) -> bool:
    """ "형이 빨리 낫길 바라": it is the brother who is to get well, and the speaker who hopes so."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _HOPING_FOR or predicate.hearsay is not None:
        return False
    own = {Kind.FIRST, Kind.SELF, Kind.GROUP}
    return not (predicate.has("honorific") or sit.attributed) and person.case == "subj" and person.kind not in own


def read_attitude_verb(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:  # noqa: C901 (a row of readings, first that fits)
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
    if predicate.lemma == "말리다" and any(
        p.head in _DRIED or lexicon().is_kind(p.head, "food") for p in roles.objects
    ):
        return None  # "감 말리려고": dried, not dissuaded
    if predicate.lemma == "인정하다" and any(p.head in _ADMITTED for p in roles.objects):
        return None  # "결별을 인정했다": admitted, not praised
    if predicate.lemma == "당기다" and predicate.has("become"):
        return None  # "마감이 당겨졌대"
    into = roles.places or roles.recipients
    if predicate.lemma == "빠지다" and (not into or into[-1].head in _FALLEN_INTO):
        return None  # "살 빠졌더라", "머리가 빠져"
    person = roles.agent_phrase
    spoken_of = person is not None and not sit.attributed and person.kind not in {Kind.FIRST, Kind.SELF}
    if spoken_of and predicate.has("future") and not predicate.has("past", "plan"):
        return forecast(clause, predicate, roles, sit)  # "엄마가 그 선물 좋아하실 거야"
    if spoken_of and _is_felt_about(sense.label, predicate, roles):
        return _felt_about(sense.label, clause, roles, sit)
    words_believed = predicate.lemma == "믿다" and any(
        p.head in _WORDS_OF_SOMEBODY for p in [*roles.subjects, *roles.objects]
    )  # "걔 말은 반만 믿어"
    if (
        roles.agent is None
        and not roles.subjects
        and not words_believed
        and not predicate.lemma.endswith("드리다")
    ):
        give_agent_from_possessor(roles, sit.cast)
    target = _act_felt(clause, roles, sit) or framed(sense, clause, roles, sit)
    hoped = hoped_of(clause)
    if hoped is not None:
        target = _with_whose(hoped, clause, roles, sit)
    if target is None and roles.second_person_subject is not None:
        other = person_of(roles.second_person_subject, sit.cast)
        target = other.name if other else None
    if target is None:
        target = sit.topic
    draft = held_draft(sense.label, "attitude verb", clause, roles, sit, target)
    negated = number_of_negations(clause) % 2 == 1
    if predicate.has("worth") and draft.label == "trusts":
        draft.holder = draft.subject = (
            sit.holder if roles.agent_phrase is None or roles.objects == [] else draft.holder
        )
    if predicate.lemma in {"의심하다", "불신하다"}:
        negated = not negated
    if predicate.lemma in _AGAINST:
        negated = not negated
    base = NEGATIVE if sense.label in {"dislikes", "believes_bad"} else POSITIVE
    if clause.neither:
        base = NEUTRAL
    if (roles.compared or clause.adverb("더")) and sense.label == "likes":
        draft.label = "prefers"
    set_feeling(draft, base, negated)
    if draft.label == "recommends":
        draft.certainty = Certainty.ASSERTED  # "허리 아프면 이 방석 써 봐, 진짜 추천해": advised in any case
    if predicate.lemma in _OVER_SOMETHING and target is None:
        return None  # "할머니가 기뻐하셨어"
    if draft.label in {"suggests", "requests"} and predicate.has("past") and target is None:
        return None
    return draft
