"""What all readings of a Korean clause share: negation, certainty, the name of an action, a new draft."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.lexicon import Sense, lexicon
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty, Polarity

_MOTIONS = words(
    "가다 오다 들어가다 나가다 다녀오다 들르다 떠나다 이사하다 다니다 나오다 올라가다 내려가다 놀러가다 들어오다"
)


#: Moves named by a noun: "이사 가자고" proposes 이사.
_MOVES = words(
    "이사가다 이사오다 이민가다 장가가다 시집가다 출장가다 유학가다 전학가다 면회가다 소풍가다 여행가다"
)


_NOUNS_WITH_PLACE = words("출근 참석 참가 이사 입사 가입 등록 지원 입학 방문 출석 복귀")


_INVOLUNTARY = words(
    "망하다 이기다 지다 승진하다 실패하다 성공하다 늦다 다치다 죽다 붙다 떨어지다 오르다 후회하다 "
    "울다 화내다 우승하다 합격하다"
)


_EVENT_VERBS = words(
    "오르다 내리다 늘다 줄다 바뀌다 망하다 나오다 끝나다 열리다 내려가다 올라가다 떨어지다 풀리다 "
    "막히다 줄어들다 늘어나다 인상하다 팔리다 뜨다 추워지다 더워지다 생기다 대박나다 들통나다 부도나다 펑크나다"
)


#: "이러다 지각하겠다": what will come of it.
IF_IT_GOES_ON = ("이러다", "저러다", "그러다", "이러다가", "저러다가", "그러다가")

POSITIVE, NEGATIVE, NEUTRAL = Polarity.POSITIVE, Polarity.NEGATIVE, Polarity.NEUTRAL


#: Verbs whose action is named with its object ("술 끊기"), not by the object alone ("보고서").
_NAMED_WITH_OBJECT = words(
    "끊다 그만두다 올리다 내리다 바꾸다 옮기다 줄이다 늘리다 팔다 버리다 빼다 접다 고치다 미루다 "
    "당기다 막다 끄다 켜다 닫다 열다 지우다 찌우다 관두다 빌리다 합치다 나누다 치우다 자르다 키우다 "
    "그만하다 골다 갈다 물어뜯다 떨다"
)


#: What somebody stops; a bare noun before them is their object ("담배 끊었어").
GIVEN_UP = words("해지하다 끊다 접다 중단하다 그만두다 관두다 때려치우다 때려치다 착수하다 입문하다 그만하다")


_LIGHT = words(
    "하다 가다 오다 보다 치다 쓰다 내다 차리다 타다 들다 받다 주다 사다 먹다 마시다 읽다 다니다 "
    "만들다 짓다 잡다 보내다 듣다 배우다 시키다 들어가다 나가다 출근하다 참석하다 참가하다 되다 "
    "드리다"
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
    marked = predicate.has("seem", "maybe", "opinion", "sure") or is_perhaps(clause)
    return marked or (predicate.has("past") and predicate.has("future", "will"))


#: Verbs that are read as one with their noun, as they are written: in the text two words stand.
_WRITTEN_APART = {"걸어달다": "달다", "살빠지다": "살 빠지다", "문닫다": "문 닫다", "신경쓰이다": "신경 쓰이다"}


def stem_noun(lemma: str) -> str:
    """Return the -기 form of a verb ("그만두다" → "그만두기", "문닫다" → "문 닫기")."""
    lemma = _WRITTEN_APART.get(lemma, lemma)
    return lemma[:-1] + "기" if lemma.endswith("다") else lemma


def action_noun(clause: Clause, roles: Roles, sit: Situation) -> str | None:
    """Name the action of a clause by its key noun: "강릉", "논문 제출", "술 끊기", "퇴사"."""
    predicate = clause.predicate
    if predicate is None:
        return None
    target_object = roles.object_phrase()
    words = words_of(target_object, sit.cast)
    become = next((p for p in clause.phrases if p.case == "comp"), None) if predicate.lemma == "되다" else None
    if become is not None and predicate.has("wish"):
        return thing_of(become, sit.cast)  # "소방관이 되고 싶대"
    if predicate.noun and predicate.lemma.endswith(("하다", "되다", "드리다")):
        if predicate.lemma in {"결제하다", "준비하다"} and words:
            return words
        return f"{words} {predicate.noun}" if words else _with_place(predicate, roles, sit)
    if predicate.lemma in _MOVES:
        place = roles.places[-1] if roles.places else None
        return words_of(place, sit.cast) if place is not None else predicate.lemma[:-2]
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


def new_draft(
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


def held_draft(label: str, rule: str, clause: Clause, roles: Roles, sit: Situation, target: str | None) -> Draft:
    """A draft whose subject holds it: the person in the clause, or whoever speaks."""
    other = roles.agent is not None and roles.agent.name != sit.cast.first
    draft = new_draft(label, rule, clause, roles, sit, target, checkable=other)
    draft.guess = False
    holder = roles.agent if roles.agent_phrase is not None else sit.holder
    if roles.nobody:
        holder = None
    draft.holder = draft.subject = holder
    return draft


def framed(sense: Sense, clause: Clause, roles: Roles, sit: Situation) -> str | None:
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


def nothing(clause: Clause, roles: Roles, sit: Situation) -> Draft:
    """A draft without a label: the clause is understood, and nothing is to be stored."""
    return new_draft("", "nothing to store", clause, roles, sit, None)


#: What one gets by doing something for it: "올해는 꼭 면허 딸 거야".
_WORKED_FOR = words(
    "따다 빌리다 구하다 얻다 취득하다 입양하다 벌다 빌려오다 주워오다 얻어오다 획득하다 타다 대출받다"
)


def is_involuntary(predicate: Predicate, sense: Sense | None) -> bool:
    if predicate.lemma in _WORKED_FOR:
        return False
    if sense is not None and sense.label in {"passed", "lost", "received"}:
        return True
    return predicate.lemma.endswith(("되다", "지다")) or predicate.lemma in _INVOLUNTARY


def is_event_verb(predicate: Predicate, sense: Sense | None) -> bool:
    return (
        predicate.lemma.endswith(("되다", "지다"))
        or (sense is not None and sense.label in {"started", "stopped", "takes_place"})
        or predicate.lemma in _EVENT_VERBS
    )


def roles_are_human(roles: Roles, sit: Situation) -> bool:
    """Say whether a person can be the agent of the clause."""
    if roles.agent is not None:
        return True
    return not (roles.subjects and roles.subjects[0].case == "subj" and not roles.objects)
