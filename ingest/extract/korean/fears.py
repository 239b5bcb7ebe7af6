"""What somebody is afraid of: the clause with -ㄹ까 봐 before a verb of worrying ("떨어질까 봐 걱정이야").

The feared event names what the worry is about; whoever worries stands outside it, as a topic before another
subject, or is whoever speaks.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Situation
from ingest.extract.korean.judging import action_noun
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.roles import is_filler, roles_of
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_saying import WORRYING

_FEARING = words(
    "걱정되다 무섭다 불안하다 겁나다 두렵다 조마조마하다 무서워하다 두려워하다 불안해하다 겁내다 초조하다 노심초사하다 "
    "전전긍긍하다 신경쓰이다 걱정스럽다 염려되다 우려되다 고민되다 근심하다 불안불안하다 심란하다 찜찜하다 초조해하다 불안불안해하다 조마조마해하다 찜찜해하다 심란해하다 마음졸이다 긴장되다 긴장하다"
)
#: Nouns that are a worry with the copula: "걱정이야".
_WORRIES = words("걱정 고민 근심 불안 염려 걱정거리")
_WORRIED_MUCH = words("많다 크다 앞서다 태산이다 심하다 되다 있다")
#: Verbs and endings by which a topic is who worries, not what is worried about.
ANOTHERS = words(
    "걱정하다 무서워하다 두려워하다 불안해하다 겁내다 우려하다 염려하다 근심하다 노심초사하다 전전긍긍하다 초조해하다 불안불안해하다 "
    "조마조마해하다 찜찜해하다 심란해하다 마음졸이다 고민하다"
)


def is_worry(clause: Clause) -> bool:
    """Say whether a clause says that somebody is worried."""
    predicate = clause.predicate
    if predicate is None:
        return False
    if predicate.lemma == "이다":
        return clause.complement is not None and clause.complement.head in _WORRIES
    if predicate.lemma in _WORRIED_MUCH and any(p.head in _WORRIES and p.case == "subj" for p in clause.phrases):
        return True  # "사기당할까 봐 걱정이 많아"
    return predicate.lemma in WORRYING or predicate.lemma in _FEARING


def _is_bare_worry(clause: Clause) -> bool:
    """ "고민이야", "걱정이에요", with nothing beside: about what stands before."""
    complement = clause.complement
    return complement is not None and complement.text in {"고민", "걱정"} and not clause.phrases


def is_feared(clause: Clause, following: Clause | None) -> bool:
    """Say whether what the clause says is feared in the next ("떨어질까 봐 걱정돼", "떨어질까 두렵대")."""
    predicate = clause.predicate
    if predicate is None or following is None or not is_worry(following):
        return False
    because = predicate.ending in {"어서", "아서"} and _is_bare_worry(following) and not predicate.has("past")
    return (
        predicate.has("fear")
        or because
        or (predicate.ending in {"ㄹ까", "을까"} and not following.phrases and not clause.asked)
    )


#: Endings of a clause that is how the feared comes about: "군대 가서 다칠까 봐".
_HOW = frozenset({"어서", "아서", "다가", "고", "어", "아", "면", "으면", "다"})


def led_to_fear(sentence: list[Clause]) -> list[Clause]:
    """ "이모는 아들이 군대 가서 다칠까 봐 걱정하신대": how it might come about is part of what is feared."""
    place = next((i for i in range(1, len(sentence) - 1) if is_feared(sentence[i], sentence[i + 1])), None)
    if place is None:
        return sentence
    before, feared = sentence[place - 1], sentence[place]
    predicate = before.predicate
    if predicate is None or predicate.ending not in _HOW or predicate.hearsay is not None or predicate.has("past"):
        return sentence
    if any(p.case in {"subj", "topic"} and not is_filler(p) for p in feared.phrases):
        return sentence
    people = [p for p in before.phrases if p.case in {"subj", "topic"} and not is_filler(p)]
    feared.phrases = [*people, *feared.phrases]
    feared.start = min([feared.start, *(p.start for p in people)])
    return [*sentence[: place - 1], *sentence[place:]]


def name_feared(clause: Clause, following: Clause, sit: Situation) -> None:
    """Give the worry its object, and its holder where the clause before names one, in place."""
    holders, inner = _apart(clause, following)
    content = replace(clause, phrases=inner)
    whose = next(
        (p for p in inner if p.is_subject_like and not is_filler(p) and p.case in {"subj", "topic"}), None
    )
    rest = [p for p in inner if p is not whose]
    acted = replace(content, phrases=rest)
    act = action_noun(acted, roles_of(acted, sit.cast, lexicon()), sit)
    adjective = clause.predicate is not None and "adjective" in clause.predicate.features
    if whose is not None and adjective:
        act = None  # "결과가 안 좋을까 봐": the thing alone
    named = whose is not None and whose.kind is not Kind.SELF
    pieces = [thing_of(whose, sit.cast) if whose is not None and named else None, act]
    name = " ".join(piece for piece in pieces if piece)
    if not name:
        return
    target = Phrase(clause.start, clause.end, name, name, Kind.THING, "obj", rest=name)
    following.start = clause.start
    following.phrases = [*holders, *following.phrases, target]


def _apart(clause: Clause, following: Clause) -> tuple[list[Phrase], list[Phrase]]:
    """Part the clause's phrases into who worries, and what the feared event is made of."""
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.ORGANISATION]
    subjects = [p for p in clause.phrases if p.case in {"subj", "topic"} and not is_filler(p)]
    first = people[0] if people else None
    if first is None or (subjects and subjects[0] is not first):
        return [], clause.phrases
    predicate = following.predicate
    others = predicate is not None and (
        predicate.lemma in ANOTHERS | _WORRIED_MUCH or predicate.hearsay is not None
    )
    seen = predicate is not None and predicate.lemma in ANOTHERS and first.case == "subj"
    seen = seen and not any(p.is_person and p.is_subject_like for p in following.phrases)
    if (first.topic and (len(subjects) > 1 or others or first.kind is Kind.FIRST)) or seen:
        return [first], [p for p in clause.phrases if p is not first]
    if first.kind is Kind.FIRST and first.case == "bare":
        return [first], [p for p in clause.phrases if p is not first]
    return [], clause.phrases
