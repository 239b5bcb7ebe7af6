"""Words that were not said, not heard or are not so: "…라고 말한 적 없어", "…라는 소문은 거짓이야".

What somebody did not say is nobody's claim and no fact. What is told to be untrue is denied by whoever tells it.
"""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.truth import FALSE_NOUNS, FALSE_VERBS, TRUE_NOUNS
from ingest.extract.korean.wordlists import words
from ingest.resolve.korean_saying import ASKING, HEARING, ORDERING, PROPOSING, SAYING, THINKING

#: Negated they say that there was no end of it: "칭찬을 아끼지 않았어".
_WITHOUT_END = words("아끼다 그치다 멈추다 쉬다 마지하다 숨기다 참다")
#: What there is not of something said: "말한 기억이 없어", "훔쳤다는 증거는 없어".
_NONE_OF_IT = words("기억 적 일 바 경험 증거 근거 물증 단서 말 얘기 이야기 소문 보장 법 기록 뜻 의도")
_WHO_SAID = words("사람 분 애 쪽 거 것 건")
_UTTERING = SAYING | HEARING | ASKING | ORDERING | PROPOSING


def is_negated(clause: Clause) -> bool:
    """Say whether the verb of a clause is negated, once: "안 했어", "말하지 않았어", "한 적 없어"."""
    predicate = clause.predicate
    if predicate is None or predicate.reminder:
        return False  # "네가 그랬잖아"
    return bool(clause.negated) != predicate.has("not")


def unsaid(reporters: list[Clause]) -> bool:
    """ "태호가 왔다고 말한 적 없어", "온다는 얘기는 못 들었어": the words were not said, or not heard."""
    return any(_is_unsaid(reporter) for reporter in reporters)


def _is_unsaid(reporter: Clause) -> bool:
    predicate = reporter.predicate
    if predicate is None or predicate.lemma in THINKING - {"알다"} or predicate.lemma in _WITHOUT_END:
        return False
    if truth_told(reporter) is not None:
        return False
    if predicate.lemma == "아니다" or any(_is_untrue(p) for p in reporter.phrases):
        return True  # "…라는 뜻은 아니야", "…라고 거짓 소문을 냈어"
    return is_negated(reporter)


def _is_untrue(phrase: Phrase) -> bool:
    first, *others = phrase.text.split()
    untrue = [first, *others][-1] in FALSE_NOUNS - {"거짓말"} or (first == "거짓" and bool(others))
    return untrue and phrase.case in {"obj", "bare"}


def truth_told(reporter: Clause) -> bool | None:
    """ "…라는 말은 사실이야" is True, "…라는 소문은 거짓이래" False; None where nothing is said of its truth."""
    predicate, complement = reporter.predicate, reporter.complement
    if predicate is None:
        return None
    if complement is not None and predicate.lemma in {"이다", "아니다"}:
        holds = (predicate.lemma == "이다") != is_negated(reporter)
        noun = complement.text.split()[-1]
        if noun in TRUE_NOUNS:
            return holds
        return False if noun in FALSE_NOUNS and holds else None
    if predicate.lemma in FALSE_VERBS:
        return None if is_negated(reporter) else False
    if predicate.lemma == "맞다":
        return not is_negated(reporter)
    return False if _is_groundless(predicate, reporter) else None


def _is_groundless(predicate: Predicate, reporter: Clause) -> bool:
    """ "근거 없는 말이야" is no such thing, "근거가 없어" is."""
    return predicate.lemma == "없다" and any(p.head in {"근거", "사실무근"} for p in reporter.phrases)


def tells_of_none(clause: Clause) -> bool:
    """ "말한 기억이 없어", "훔쳤다는 증거는 없어": that there is none of it is nobody's possession."""
    predicate = clause.predicate
    if _not_remembered(clause):
        return True
    if predicate is None or predicate.lemma not in {"없다", "있다", "아니다"} or not clause.relatives:
        return False
    lemma, inner, _ = clause.relatives[-1]
    if predicate.lemma == "아니다":  # "…라고 한 사람은 내가 아니야"
        return lemma in _UTTERING and any(p.head in _WHO_SAID for p in clause.phrases)
    if not any(p.head in _NONE_OF_IT and p.modifier == lemma for p in clause.phrases):
        return False
    return inner.hearsay is not None or lemma in _UTTERING


def _not_remembered(clause: Clause) -> bool:
    """ "누가 왔는지 기억이 안 나", "이름이 생각 안 나": who does not remember says nothing."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is not None or not is_negated(clause):
        return False
    if predicate.lemma in {"기억나다", "생각나다"}:
        return True
    return predicate.lemma == "나다" and any(p.head in {"기억", "생각"} for p in clause.phrases)


def takes_words_away(before: Clause) -> bool:
    """ "난 그런 말 안 했어, 태호가 왔다고": the words that follow were not said."""
    predicate = before.predicate
    if predicate is None or not is_negated(before):
        return False
    word = any(p.head in {"말", "얘기", "이야기", "소리", "말씀"} for p in before.phrases)
    return word or (predicate.lemma in _UTTERING and not any(p.case == "obj" for p in before.phrases))


def denies_untold(clause: Clause) -> bool:
    """ "본인은 아니래", "진호는 아니라고 하던데": what is denied was told before, and is no statement of its own."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or predicate.lemma != "아니다" or clause.relatives:
        return False
    if complement is None:
        return len(clause.phrases) == 1
    alone = all(p.kind is Kind.TIME for p in clause.phrases)
    person = complement.is_person and complement.kind is not Kind.ORGANISATION
    return alone and person and complement.particles[-1:] in (("은",), ("는",), ("ㄴ",))
