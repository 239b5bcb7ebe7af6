"""The kinds of question and the words that give each away, in Korean and English.

A table of rules, first match wins; each row carries an example that the tests run. No row knows a data set.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal


class Kind(StrEnum):
    """What a question asks for; decides the statement types, the operators and what suffices."""

    RECORD = "record"  # what happened, what is so
    OPINION = "opinion"  # what somebody thinks, likes, wants, believes
    SAID = "said"  # what somebody said
    COMMON = "common"  # what people share, or how they differ
    WHEN = "when"
    WHY = "why"  # reasons, verification, details: the sentence itself is needed
    COUNT = "count"  # how many, and lists
    CHAIN = "chain"  # somebody known only through somebody else
    OVERVIEW = "overview"


@dataclass(frozen=True, slots=True)
class KindRule:
    """One way of asking: `pattern` finds it in a lower-case question, `example` is a question it is for."""

    kind: Kind
    lang: Literal["ko", "en"]
    pattern: str
    example: str
    regex: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "regex", re.compile(self.pattern))


_KIN = (
    r"(?:best friend|friend|sister|brother|mother|mom|mum|father|dad|wife|husband|partner|girlfriend"
    r"|boyfriend"
    r"|son|daughter|cousin|aunt|uncle|boss|manager|colleague|coworker|co-worker|neighbou?r|roommate|teacher"
    r"|mentor|dog|cat)"
)
_KIN_KO = (
    r"(?:친구|언니|오빠|누나|형|동생|여동생|남동생|엄마|어머니|아빠|아버지|아내|남편|이모|삼촌|고모|사촌|할머니"
    r"|할아버지|상사|팀장|동료|이웃|룸메이트|선생님|담임|코치|사수|후배|선배|딸|아들)"
)

KIND_RULES: tuple[KindRule, ...] = (
    KindRule(
        Kind.OVERVIEW,
        "en",
        r"\b(?:overview|summari[sz]e|summary|recap|main (?:topics?|themes?|disagreements?|conflicts?|concerns?)"
        r"|where do (?:people|we|they) disagree|what (?:have|did) (?:we"
        r"|they) (?:talk|discuss)"
        r"|so far)\b",
        "Give me an overview of our talks",
    ),
    KindRule(
        Kind.OVERVIEW,
        "ko",
        r"요약|정리해|전반적|개요|훑어|큰 ?흐름|무슨 (?:얘기|이야기)(?:들)?(?:을|를)? ?(?:나눴|했)"
        r"|주로 (?:무슨|어떤)|무슨 (?:얘기|이야기)(?:들)?(?:이|가)? ?(?:많|오가|오갔|나왔)"
        r"|의견이? ?(?:갈리|갈려|엇갈)|쟁점|이견",
        "우리 무슨 얘기 나눴지?",
    ),
    KindRule(
        Kind.CHAIN,
        "en",
        rf"['’]s (?:\w+ )?{_KIN}['’]s\b|\b{_KIN} of \w+['’]s {_KIN}\b|['’]s {_KIN} (?:work|live|do"
        rf"|go|stud|own|teach)\w*",
        "What is the name of Mina's sister's dog?",
    ),
    KindRule(
        Kind.CHAIN,
        "ko",
        rf"[가-힣](?:의|네|이네) ?{_KIN_KO}(?:의|네|가|이|는|은|께서|한테|랑)",
        "지나의 언니가 사는 도시는?",
    ),
    KindRule(
        Kind.COUNT,
        "en",
        r"\bhow (?:many|often|much time)\b|\bnumber of\b|^(?:please )?(?:list|name|enumerate)\b"
        r"|\b(?:all (?:the|of)|everything|every one)\b|\bwhat (?:kinds?|types?|sorts?) of\b",
        "How many times did Mina move?",
    ),
    KindRule(
        Kind.COUNT,
        "ko",
        r"몇 ?(?:번|명|개|마리|권|곳|가지|차례|회|잔|군데|사람)|얼마나 자주|횟수|모두 (?:말|알려|나열"
        r"|몇)|전부|목록|나열|빠짐없이|다 말해",
        "준호가 몇 번 이사했어?",
    ),
    KindRule(
        Kind.COMMON,
        "en",
        r"\b(?:in common|both|share|shared|alike|compare|difference between|differ)\b",
        "What do Mina and Joon have in common?",
    ),
    KindRule(
        Kind.COMMON,
        "ko",
        r"공통|둘 ?다|둘이 (?:같이|다)|비교|차이|같이 좋아|모두 좋아|서로 (?:같|다른)",
        "지나와 준호가 둘 다 좋아하는 건?",
    ),
    KindRule(
        Kind.WHEN,
        "en",
        r"^when\b|\bwhen (?:did|does|do|is|was|were|will|has|have|are)\b|\b(?:what|which) (?:date|day"
        r"|month|year|time|week)\b"
        r"|\bhow long\b|\bsince when\b|\buntil when\b",
        "When did Mina move to Busan?",
    ),
    KindRule(
        Kind.WHEN,
        "ko",
        r"언제|며칠(?!간 )|몇 ?(?:월|년|일|시)(?! ?동안)|무슨 ?요일|날짜|얼마나 (?:오래|됐)",
        "지나가 부산으로 언제 이사했어?",
    ),
    KindRule(
        Kind.SAID,
        "en",
        r"\bwhat (?:did|does|has|had) [\w' ]+? (?:say|said|tell|told|mention|mentioned|announce|claim"
        r"|write|wrote|suggest)\b"
        r"|\bwho (?:said|says|told|mentioned|claimed)\b|\baccording to\b",
        "What did Mina say about the merger?",
    ),
    KindRule(
        Kind.SAID,
        "ko",
        r"뭐라고|뭐랬|뭐래|라고 (?:했|말)|누가 (?:말|그랬|그러)|말한 ?(?:것|거|건|게)|전한 (?:말|것"
        r"|내용)|했던 말|말했",
        "지나가 합병에 대해 뭐라고 했어?",
    ),
    KindRule(
        Kind.WHY,
        "en",
        r"\bwhy\b|\bhow come\b|\b(?:reason|because|what made|what caused|motivat\w+|inspired?)\b"
        r"|\b(?:is it true|really|verify|confirm|evidence|proof|exact(?:ly)?|precisely|in detail"
        r"|details?|source)\b",
        "Why did Mina leave her job?",
    ),
    KindRule(
        Kind.WHY,
        "ko",
        r"(?:^|\s)왜|이유|어째서|까닭|때문에 (?:그|생|한)|정말(?:로)?|진짜(?:로)?|사실이야|맞아\s*\??$"
        r"|맞는지|확인|근거|증거|정확히|자세히|구체적|출처",
        "지나가 왜 회사를 그만뒀어?",
    ),
    KindRule(
        Kind.OPINION,
        "en",
        r"\b(?:think|thinks|thought|feel|feels|felt|opinions?|likes?|loves?|hates?|dislikes?"
        r"|favou?rites?|prefers?|prefer"
        r"|enjoys?|believes?|believe|views? on|trusts?|trust|attitude|tastes?|worr(?:y|ied|ies)"
        r"|recommends?|recommend"
        r"|interests?|interested|hopes?|wants?|afraid|admires?|regrets?|appreciates?|consider|stance"
        r"|impression)\b",
        "What does Mina think of the new manager?",
    ),
    KindRule(
        Kind.OPINION,
        "ko",
        r"생각|의견|어떻게 (?:여기|보|느)|좋아|싫어|평가|취향|믿[는고어]|원하|바라|추천|걱정|선호|입맛"
        r"|마음에|느낌|느끼|관심|고 싶어|기대|후회",
        "지나는 새 팀장을 어떻게 생각해?",
    ),
)

# What opens to the past: such questions also see what has been superseded.
HISTORY_RULES: tuple[tuple[Literal["ko", "en"], re.Pattern[str], str], ...] = (
    (
        "en",
        re.compile(
            r"\b(?:used to|formerly|previously|originally|at first|in the past|back then"
            r"|before (?:that|now)|history of"
            r"|changed? (?:his|her|their) mind|no longer|ex-)\b"
        ),
        "Where did Mina use to work previously?",
    ),
    (
        "ko",
        re.compile(r"예전|옛날|이전에|원래|처음에|과거|한때|전에는|바뀌|변했|변해|더 ?이상"),
        "지나가 예전에 살던 곳은?",
    ),
)


def kind_of(question: str, lang: Literal["ko", "en"]) -> tuple[Kind, str]:
    """Return the kind of a question and the words that gave it away ("" for a plain record)."""
    lowered = question.lower().replace("’", "'")
    for rule in KIND_RULES:
        if rule.lang == lang and (match := rule.regex.search(lowered)):
            return rule.kind, match.group().strip()
    return Kind.RECORD, ""


def asks_for_history(question: str, lang: Literal["ko", "en"]) -> bool:
    """Say whether a question asks for what held before."""
    lowered = question.lower()
    return any(rule_lang == lang and bool(pattern.search(lowered)) for rule_lang, pattern, _ in HISTORY_RULES)
