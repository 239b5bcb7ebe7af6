"""Attitudes that stand in a noun and a verb together: "사족을 못 써", "이해가 안 가", "입에 안 맞아".

One table; the noun of the idiom is no target, what is liked or disliked stands beside it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.feelings import set_feeling
from ingest.extract.korean.judging import NEGATIVE, POSITIVE, held_draft, nothing, number_of_negations
from ingest.extract.korean.people import person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.roles import Roles, is_filler
from ingest.extract.korean.wordlists import words


@dataclass(frozen=True, slots=True)
class Idiom:
    """One row: the noun, its verbs, what it says when it is affirmed, and when it is denied ("" for nothing)."""

    nouns: frozenset[str]
    verbs: frozenset[str]
    affirmed: str
    denied: str
    example: str


def _row(nouns: str, verbs: str, affirmed: str, denied: str, example: str) -> Idiom:
    return Idiom(words(nouns), words(verbs), affirmed, denied, example)


IDIOMS: tuple[Idiom, ...] = (
    _row("사족", "쓰다", "", "likes", "막내는 공룡이라면 사족을 못 써"),
    _row("이해 납득 수긍", "가다 되다", "believes_good", "believes_bad", "그 결정은 이해가 안 가"),
    _row("공감", "가다 되다", "believes_good", "believes_bad", "그 의견엔 공감이 안 돼"),
    _row("손", "가다", "likes", "dislikes", "요즘은 이 옷에 손이 안 가"),
    _row("정 마음 맘 눈길 호감", "가다", "likes", "dislikes", "이 동네는 영 정이 안 가"),
    _row("정", "들다 붙다 붙이다", "likes", "dislikes", "새 학교에 정이 안 붙는대"),
    _row("맛 재미 취미", "들이다 붙이다 붙다 들리다", "likes", "dislikes", "아빠가 낚시에 재미를 붙이셨어"),
    _row("입 입맛 취향 구미 비위", "맞다", "likes", "dislikes", "고수는 내 입에 안 맞아"),
    _row("담", "쌓다", "dislikes", "", "동생은 운동하고 담을 쌓았어"),
    _row("치", "떨다 떨리다", "dislikes", "", "준석이는 회식이라면 치를 떨어"),
    _row("학", "떼다", "dislikes", "", "삼촌은 주식에 학을 뗐어"),
    _row("고개 손사래", "젓다 내젓다 치다", "believes_bad", "", "과장님은 재택이라면 고개를 저어"),
    _row("눈독 군침", "들이다 흘리다", "wants", "", "동생이 내 자전거에 눈독을 들여"),
    _row("흥미 관심 호감 애착 애정", "있다 많다 크다 느끼다 가다 갖다 가지다 생기다", "likes", "likes0", "천문학에 흥미가 많아"),
    _row("흥미 관심 애정", "없다 떨어지다 식다 잃다", "likes0", "", "정치엔 관심이 하나도 없어"),
    _row("반감 거부감 불쾌감", "있다 들다 느끼다 크다 많다 갖다 가지다", "dislikes", "", "로봇 상담엔 거부감이 들어"),
    _row("불만", "많다 있다 크다 가득하다 품다 갖다 가지다", "believes_bad", "", "세입자들은 관리비에 불만이 많아"),
    _row("믿음 신뢰 확신", "가다 있다 크다 생기다 두텁다", "trusts", "trusts-", "그 업체는 영 신뢰가 안 가"),
    _row("믿음 신뢰 확신", "없다 깨지다 떨어지다", "trusts-", "", "이제 그 병원엔 믿음이 없어"),
    _row("걱정 근심", "많다 크다 앞서다 태산이다 있다 들다 하다", "worries_about", "", "엄마는 내 결혼 걱정이 많아"),
    _row("속 애 가슴 마음 맘", "타다 태우다 졸이다", "worries_about", "", "형 수술 때문에 다들 애를 태워"),
    _row("기대", "크다 많다", "wants", "", "아이들은 방학에 기대가 커"),
    _row("가치 보람", "있다 크다", "believes_good", "believes_bad", "그 강의는 돈 낼 가치가 있어"),
    _row("가치", "없다", "believes_bad", "", "그 책은 읽을 가치가 없어"),
    _row("눈", "차다", "", "dislikes", "그 집은 내 눈에 안 차"),
    _row("의심 의구심 의문", "가다 들다 생기다 되다", "trusts-", "trusts", "난 그 중고차 업자가 의심이 가"),
    _row("성 양", "차다", "", "believes_bad", "결과가 성에 안 차"),
)  # fmt: skip

#: Nouns that stand with 때문에 or 에 beside the idiom without being its object.
_IN_IDIOM_CASES = frozenset({"subj", "obj", "bare", "topic", "also", "loc", "comp"})


def read_idiom(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Return the attitude that a noun and its verb make."""
    predicate = clause.predicate
    if predicate is None:
        return None
    if predicate.lemma == "맞다" and roles.companions and (clause.negated or predicate.has("not")):
        return _not_of_ones_kind(clause, roles, sit)
    found = _find(clause, predicate.lemma)
    if found is None:
        return None
    idiom, part = found
    negated = number_of_negations(clause) % 2 == 1 or predicate.has("cannot") or clause.negated == "못"
    label = idiom.denied if negated else idiom.affirmed
    if not label:
        return None
    target, holder_phrase = _object_of(clause, roles, part, sit)
    if target is None:
        return nothing(clause, roles, sit)  # "의심이 가": of what, is not said
    draft = held_draft(label.rstrip("0-"), "idiom", clause, roles, sit, target)
    holder = person_of(holder_phrase, sit.cast) if holder_phrase is not None else None
    draft.holder = draft.subject = holder if holder_phrase is not None else (None if roles.nobody else sit.holder)
    name = label.rstrip("0-")
    if name in {"trusts", "wants", "worries_about"}:
        draft.polarity = NEGATIVE if label.endswith("-") else POSITIVE
    else:
        sense = NEGATIVE if name in {"dislikes", "believes_bad"} else POSITIVE
        set_feeling(draft, sense, False)
    if label.endswith("0"):
        draft.polarity = type(draft.polarity).NEUTRAL
    return draft


def _not_of_ones_kind(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "나 걔랑 진짜 안 맞아", "그 일은 나랑 안 맞아": one of the two is who finds it so."""
    other = roles.companions[-1]
    if other.kind is Kind.FIRST:
        if roles.thing is None or (roles.thing.case == "subj" and roles.agent_phrase is not None):
            return None
        target, holder = thing_of(roles.thing, sit.cast), person_of(other, sit.cast)
    elif roles.subjects:
        return None  # "시간이 친구랑 안 맞아"
    else:
        target, holder = thing_of(other, sit.cast), roles.agent or sit.holder
    draft = held_draft("dislikes", "not of one's kind", clause, roles, sit, target)
    draft.holder = draft.subject = holder
    set_feeling(draft, NEGATIVE, False)
    return draft


def _find(clause: Clause, lemma: str) -> tuple[Idiom, Phrase] | None:
    for idiom in IDIOMS:
        if lemma not in idiom.verbs:
            continue
        for phrase in reversed(clause.phrases):
            if phrase.kind is Kind.THING and phrase.head in idiom.nouns and phrase.case in _IN_IDIOM_CASES:
                return idiom, phrase
    return None


def _object_of(clause: Clause, roles: Roles, part: Phrase, sit: Situation) -> tuple[str | None, Phrase | None]:
    """What the attitude is about, and who has it: the person, where a thing stands beside."""
    rest = [p for p in clause.phrases if p is not part and not is_filler(p) and p.kind is not Kind.GROUP]
    things = [p for p in rest if not p.is_person or p.kind is Kind.ORGANISATION]
    people = [p for p in rest if p.is_person and p.kind is not Kind.ORGANISATION and p.is_subject_like]
    about = [p for p in rest if p.is_person and p.case in {"loc", "dat", "com", "obj"}]
    owned = part.possessor if part.possessor is not None and part.possessor.is_person else None
    words_before = part.rest.removesuffix(part.head).strip() if part.rest else ""
    if words_before and not (part.head in {"가치", "보람"} and things):  # "건강 걱정이 많아": named with its noun
        holder = people[0] if people else None
        text = thing_of(part, sit.cast).removesuffix(part.head).strip()
        return text or None, holder
    if things:
        holder = people[0] if people else owned
        return thing_of(things[0], sit.cast), holder
    if about:
        return thing_of(about[0], sit.cast), people[0] if people else owned
    taken = clause.relatives[-1][2] if clause.relatives and part.head in {"가치", "보람"} else []
    if taken and taken[-1].kind is Kind.THING:  # "이 책 읽을 가치가 있어"
        return thing_of(taken[-1], sit.cast), people[0] if people else owned
    if owned is not None and sit.topic is not None:
        return sit.topic, owned
    if len(people) > 1:
        return thing_of(people[1], sit.cast), people[0]
    if people and people[0].kind not in {Kind.FIRST} and not sit.attributed:
        return thing_of(people[0], sit.cast), None
    return sit.topic, people[0] if people else None
