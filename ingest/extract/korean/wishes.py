"""Wishes, duties, permissions and advice in Korean clauses."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import (
    NEGATIVE,
    action_noun,
    flipped,
    held_draft,
    is_involuntary,
    new_draft,
    stem_noun,
)
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, roles_of, words_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty

_INTENTIONS = words("생각 계획 의향 예정 마음 의사 맘")


def read_intention_noun(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "결혼 생각이 전혀 없대": having or lacking a thought of doing it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"있다", "없다"} or not roles.subjects:
        return None
    thing = roles.subjects[-1]
    words = thing.text.split()
    if thing.head not in _INTENTIONS or len(words) < 2:
        return None
    draft = new_draft("plans", "intention", clause, roles, sit, " ".join(words[:-1]))
    if predicate.lemma == "없다":
        draft.polarity = flipped(draft.polarity)
    return draft


def read_not_right(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "옷 입히는 건 좀 아닌 것 같아": an act is thought wrong."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is not None and _is_wrong_act(predicate, roles, sit):
        done = replace(predicate, features=predicate.features - {"not"})
        target = action_noun(replace(clause, predicate=done), roles, sit)
        verb = predicate.noun or stem_noun(predicate.lemma)
        target = f"{target} {verb}" if target and not target.endswith(verb) else target
        draft = new_draft("believes", "act is wrong", clause, roles, sit, target, checkable=False)
        draft.holder, draft.polarity, draft.subject = sit.holder, NEGATIVE, None
        draft.subject_text = words_of(roles.recipients[0], sit.cast) if roles.recipients else None
        return draft
    if predicate is None or complement is None or not predicate.lemma.startswith("아니") or not clause.relatives:
        return None
    if complement.head not in {"거", "것"} or not (
        predicate.has("seem") or clause.adverb("좀", "진짜", "영", "정말")
    ):
        return None
    _, inner, taken = clause.relatives[-1]
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    target = action_noun(action, roles_of(action, sit.cast, lexicon()), sit)
    draft = new_draft("believes_bad", "thought wrong", clause, roles, sit, target, checkable=False)
    draft.subject = draft.holder = sit.holder
    draft.polarity = NEGATIVE
    return draft


def _is_wrong_act(predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "신입한테 야근 시키는 건 아니라고 봐", "애들 굶기는 건 아니지": what one should not do."""
    forms = [form for form, _ in predicate.pieces]
    if "아니" not in forms or "adjective" in predicate.features or not predicate.has("not"):
        return False
    place = forms.index("아니")
    wrong = place >= 3 and forms[place - 1] in {"ㄴ", "은"} and "는" in forms[place - 3 : place - 1]
    if not wrong or predicate.has("past") or roles.agent is not None:
        return False
    return sit.thought or (not sit.attributed and predicate.ending.rstrip("요") in {"지", "죠", "잖아"})


def read_wish(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    predicate = clause.predicate
    if predicate is None or not (
        predicate.has("wish", "wish-if")
        or predicate.ending.rstrip("요") in {"ㄹ래", "을래"}
        or _rues(clause, predicate, roles, sit)
    ):
        return None
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and sense.label == "recommends" and predicate.has("wish"):
        return None
    if predicate.has("wish-if") and _wishes_for_another(predicate, roles):
        return _wish_for_another(clause, roles, sit)
    if predicate.has("wish-if") and _is_of_topic(predicate, roles):
        return held_draft("wants", "wish-if", clause, roles, sit, action_noun(clause, roles, sit))
    if predicate.has("wish-if"):
        target = words_of(roles.thing, sit.cast) or action_noun(clause, roles, sit)
        if (
            roles.agent is not None
            and roles.agent_phrase is not None
            and roles.agent_phrase.kind is not Kind.FIRST
        ):
            target = f"{roles.agent.name} {action_noun(clause, roles, sit) or ''}".strip()
        wish = new_draft("wants", "wish-if", clause, roles, sit, target, checkable=False)
        wish.subject = wish.holder = sit.holder
        wish.certainty = Certainty.ASSERTED
        return wish
    draft = held_draft("wants", "wish", clause, roles, sit, action_noun(clause, roles, sit))
    draft.certainty = Certainty.ASSERTED
    return draft


_RUED_WITH = ("진작", "차라리", "그냥", "미리", "좀", "더", "괜히", "진즉", "일찍")
_THEN = words("그때 아까 어제 작년 예전 옛날")


def _rues(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "그냥 내가 참을걸", "진작 병원 갈걸": what the speaker did not do, and wishes had been done."""
    if predicate.ending.rstrip("요") not in {"ㄹ걸", "을걸"} or clause.asked or sit.attributed or sit.future_time:
        return False
    if predicate.has("past", "progressive", "state", "future", "seem") or "adjective" in predicate.features:
        return False
    first = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.FIRST
    if not (first or roles.dropped) or roles.nobody or any(p.case == "subj" for p in roles.subjects):
        return False
    then = any(p.text in _THEN for p in clause.phrases) or clause.adverb(*_RUED_WITH)
    return bool(then) or (first and roles.agent_phrase is not None and roles.agent_phrase.case == "subj")


#: What is told as a dream: "내 꿈은 카페 차리는 거야".
_DREAMS = words("꿈 소원 소망 바람 로망 목표 희망")


def read_dream(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "내 꿈은 카페 차리는 거야", "할머니 소원이 손주 보는 거래": what somebody dreams of."""
    predicate = clause.predicate
    if predicate is None or predicate.has("past", "not"):
        return None
    if predicate.lemma == "이다" and clause.complement is not None:
        return _dream_noun(clause, clause.complement, roles, sit)
    if not predicate.has("factual"):
        return None
    dream = next((p for p in clause.phrases if p.head in _DREAMS and p.case in {"topic", "subj"}), None)
    if dream is None:
        return None
    rest = replace(clause, phrases=[p for p in clause.phrases if p is not dream])
    inside = roles_of(rest, sit.cast, lexicon())
    draft = new_draft("wants", "dream", rest, inside, sit, action_noun(rest, inside, sit), checkable=False)
    owner = person_of(dream.possessor, sit.cast) if dream.possessor is not None else None
    draft.subject = draft.holder = owner or inside.agent or sit.holder
    draft.certainty = Certainty.ASSERTED
    return draft


def _dream_noun(clause: Clause, complement: Phrase, roles: Roles, sit: Situation) -> Draft | None:
    """ "조카 꿈이 유튜버래", "제 꿈은 소방관이에요": what somebody would be."""
    dream = next((p for p in clause.phrases if p.head in {"꿈", "장래희망", "소원", "로망"}), None)
    if dream is None or dream.possessor is None or dream.case not in {"topic", "subj"} or clause.asked:
        return None
    if complement.kind in {Kind.QUESTION, Kind.TIME} or complement.head in {"거", "것"}:
        return None
    draft = new_draft("wants", "dream", clause, roles, sit, words_of(complement, sit.cast), checkable=False)
    draft.subject = draft.holder = person_of(dream.possessor, sit.cast)
    draft.certainty = Certainty.ASSERTED
    return draft if draft.holder is not None else None


def _is_of_topic(predicate: Predicate, roles: Roles) -> bool:
    """ "팀원들은 회식을 줄였으면 해": of whom it is told wishes it; "민지가 왔으면 해" is the wish of who tells it."""
    forms = [form for form, _ in predicate.pieces]
    wishing = any(one in {"면", "으면"} and behind == "하" for one, behind in pairwise(forms))
    phrase = roles.agent_phrase
    return wishing and phrase is not None and phrase.case == "topic" and phrase.kind is not Kind.FIRST


def _wishes_for_another(predicate: Predicate, roles: Roles) -> bool:
    """ "엄마는 누나가 시집갔으면 하셔": two people, and the wish is that of the first."""
    forms = [form for form, _ in predicate.pieces]
    wishing = any(one in {"면", "으면"} and behind == "하" for one, behind in pairwise(forms))
    return wishing and roles.agent is not None and roles.second_person_subject is not None


def _wish_for_another(clause: Clause, roles: Roles, sit: Situation) -> Draft:
    other = person_of(roles.second_person_subject, sit.cast) if roles.second_person_subject else None
    act = action_noun(clause, roles, sit)
    named = None if other is None or other.name == sit.cast.first else other.name
    wish = new_draft("wants", "wish-if", clause, roles, sit, None, checkable=False)
    wish.target = " ".join(piece for piece in (named, act) if piece)
    wish.subject = wish.holder = roles.agent
    wish.certainty = Certainty.ASSERTED
    return wish


def read_obligation(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    predicate = clause.predicate
    if predicate is None or not predicate.has("must", "must-not", "may", "advised"):
        return None
    own = sit.default is not None and roles.agent in {None, sit.default} and not roles.nobody
    target = action_noun(clause, roles, sit)
    first = roles.agent is not None and roles.agent.name == sit.cast.first
    if predicate.has("may") and not clause.negated and not predicate.has("not"):
        permission = new_draft("can", "permission", clause, roles, sit, target)
        if roles.dropped and not sit.attributed:
            # said to the listener: a permission is stored only where it is quoted
            permission.label = "can" if sit.cast.is_quoted else ""
            permission.subject = sit.cast.addressee()
        return permission
    resolved = roles.dropped and any(form == "겠" for form, _ in predicate.pieces) and not roles.nobody
    if predicate.has("must") and resolved and not sit.attributed and roles.agent is None:
        return new_draft("plans", "own duty", clause, roles, sit, target)  # "이제 담배는 끊어야겠어"
    bare = roles.thing is not None and roles.thing.case == "bare" and len(roles.subjects) == 1
    dated = bare and (sit.timed or sit.future_time) and not is_involuntary(predicate, None)  # "내일 치과 가야 돼"
    unsaid = own and roles.dropped and (roles.thing is None or dated)
    if predicate.has("must") and (first or unsaid) and not sit.attributed:
        return new_draft("plans", "own duty", clause, roles, sit, target)
    norm_of = _norm_of(clause, roles, sit)
    draft = new_draft("believes", "norm", clause, roles, sit, norm_of[1] or target, checkable=False)
    draft.holder = sit.holder
    if roles.agent is None:
        draft.subject = None
        topic = roles.recipients or roles.subjects
        if norm_of[0]:
            draft.subject_text = norm_of[0]
        elif topic and words_of(topic[0], sit.cast) != target:
            draft.subject_text = words_of(topic[0], sit.cast)
        elif roles.dropped and sit.attributed and sit.default is not None:
            draft.subject = sit.default
    if predicate.has("must-not", "may"):
        draft.polarity = flipped(draft.polarity) if predicate.has("must-not") else NEGATIVE
    return draft


def _right_to_do(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "회식은 1차까지만 하는 게 맞다고 봐": a norm; "그만두는 거 맞대" only confirms."""
    _, inner, taken = clause.relatives[-1]
    marked = any(p.head in {"거", "것"} and p.particles[:1] in (("이",), ("가",)) for p in clause.phrases)
    if inner.ending != "는" or not marked:
        return None
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    inside = roles_of(action, sit.cast, lexicon())
    topic = next((p for p in roles.subjects if p.topic and p.kind is Kind.THING), None)
    done = inside.object_phrase() or (inside.places[-1] if inside.places else None)
    verb = inner.noun or stem_noun(inner.lemma)
    named = words_of(done, sit.cast)
    if named is None and inside.agent is not None:
        named = words_of(topic, sit.cast)
    draft = new_draft(
        "believes", "right to do", clause, roles, sit, f"{named} {verb}" if named else verb, checkable=False
    )
    draft.holder, draft.subject = sit.holder, inside.agent
    if inside.agent is None:
        draft.subject = None if roles.dropped else roles.agent
        draft.subject_text = words_of(topic, sit.cast) if draft.subject is None else None
    if inner.has("not", "undone") or action.negated:
        draft.polarity = flipped(draft.polarity)
    return draft


def _norm_of(clause: Clause, roles: Roles, sit: Situation) -> tuple[str | None, str | None]:
    """ "술자리는 없애야 한다", "두릅은 데쳐 먹어야 해": of what it is a norm, and what is to be done with it."""
    predicate = clause.predicate
    if predicate is None:
        return None, None
    verb = predicate.noun or stem_noun(predicate.lemma)
    topic = next((p for p in roles.subjects if p.topic and p.kind is Kind.THING), None)
    if topic is not None and not roles.objects and roles.agent is None and len(roles.subjects) == 1:
        return words_of(topic, sit.cast), verb
    if " " in predicate.lemma:
        done = roles.object_phrase()
        return None, f"{words_of(done, sit.cast)} {verb}" if done is not None else verb
    return None, None


def read_advice(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "일찍 가는 게 좋아", "그냥 두는 게 낫겠어": what should be done."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in {"좋다", "낫다", "맞다", "옳다"}
        or clause.adverb("제일", "가장")  # "혼자 여행하는 게 제일 좋아": taste
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
    if predicate.lemma in {"맞다", "옳다"}:
        return _right_to_do(clause, roles, sit)
    action = replace(clause, phrases=list(taken), predicate=inner, relatives=[])
    draft = new_draft(
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
    if inner.has("not", "undone") or action.negated:
        draft.polarity = flipped(draft.polarity)
    return draft
