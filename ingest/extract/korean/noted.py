"""What is noted with a noun ending: "도서관 다녀옴" is done, "서울 삶" holds, "렌즈 낌" is usual."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import ATTITUDES, STATES, lexicon
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.wordlists import words

#: What is no act, or is one that is noted as a custom.
_NO_ACTS = words(
    "이다 아니다 있다 없다 같다 다니다 살다 알다 모르다 원하다 바라다 기다리다 끼다 쓰다 차다 피우다 피다 일하다 근무하다 "
    "필요하다 가능하다 불가능하다 괜찮다 그렇다 이렇다 어떻다 되다 말다 남다 들다 보이다 생각하다 느끼다 믿다 지내다 "
    "많다 예정이다 계시다 못하다 잘하다 자신하다 후회하다"
)
_MARKED = (
    "past", "future", "will", "plan", "wish", "wish-if", "must", "must-not", "may", "can", "progressive", "state",
    "seem", "maybe", "expect", "worth", "agreed", "intent", "factual", "opinion", "mistaken", "fear", "not",
)  # fmt: skip
_USUALLY = words("요즘 요새 요즈음 최근 평소 평상시 보통 대개 주로 원래 맨날 항상 늘")


def is_noted_act(clause: Clause, predicate: Predicate) -> bool:
    """Say whether a clause closes with -음 and tells of an act without a tense."""
    if predicate.close is not Close.FINAL or predicate.ending not in {"음", "ㅁ"}:
        return False
    if "adjective" in predicate.features or predicate.has(*_MARKED) or clause.negated:
        return False
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and (sense.label in ATTITUDES or sense.label in STATES):
        return False
    judging = predicate.lemma in lexicon().good | lexicon().bad and predicate.lemma != "맞다"  # "링거 맞음"
    return predicate.lemma not in _NO_ACTS and not judging


#: What is told when it is over: "추석에 부산 다녀옴" was this year's, whatever else the word for a time could mean.
OVER = words("다녀오다 갔다오다 마치다 끝내다 치르다 떨어지다 합격하다 불합격하다 잃어버리다 망하다")
_AHEAD = words("이따 이따가 곧 나중에 조만간 다음에 담에 언젠가 금방")


def is_ahead_or_usual(clause: Clause) -> bool:
    """ "요즘 필라테스 배움", "주말마다 뜀", "이따 감": what holds these days, comes again or is to come."""
    names = {p.text for p in clause.phrases} | {a.form for a in clause.adverbs}
    return (
        bool(names & (_USUALLY | _AHEAD))
        or any(p.case == "every" or lexicon().is_kind(p.text, "habit") for p in clause.phrases)
        or any(lexicon().is_kind(a.form, "habit") for a in clause.adverbs)
    )
