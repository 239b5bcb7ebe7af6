"""Korean predicates: a stem, its chain of auxiliaries and the ending, read from morphemes by two tables.

`AUXILIARIES` lists what may stand between stem and ending, with what it means and a sentence it is for.
`read_predicate` walks the chain; what the features mean for polarity and certainty is decided elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ingest.language.korean import Morpheme
from ingest.resolve.korean_hearsay import Form, Hearsay, read_ending


class Close(StrEnum):
    """How a predicate ends, as far as the reading of clauses needs it."""

    FINAL = "final"
    QUESTION = "question"
    IMPERATIVE = "imperative"
    PROPOSAL = "proposal"
    PROMISE = "promise"  # -ㄹ게
    LINK = "link"
    BACKGROUND = "background"  # -는데
    CONDITION = "condition"
    CONCESSION = "concession"
    PURPOSE = "purpose"
    NOUN = "noun"  # before a noun
    NOMINAL = "nominal"  # -기, -ㅁ
    UNKNOWN_IF = "unknown_if"  # -는지
    QUOTE = "quote"
    HEARSAY = "hearsay"
    HEARSAY_LINK = "hearsay_link"
    HEARSAY_NOUN = "hearsay_noun"


@dataclass(frozen=True, slots=True)
class Auxiliary:
    """One row: morphemes between stem and ending, the features they give, an example sentence."""

    pattern: str
    features: tuple[str, ...]
    example: str


_J = r"(?:\S+/J\w+ )*"
_HA = r"하/[A-Z]+ "
_COP = r"이/VCP "
_ETM_FUTURE = r"(?:을|ㄹ)/ETM "
_ETM_ANY = r"(?:은|ㄴ|는|을|ㄹ|던)/ETM "

AUXILIARIES: tuple[Auxiliary, ...] = tuple(
    Auxiliary(pattern, tuple(features.split()), example)
    for pattern, features, example in (
        (r"(?:으)?시/EP ", "honorific", "오시었다"),
        (r"(?:었|았|였|엇|앗|ㅆ)/EP 었/EP ", "past", "갔었어"),
        (r"었었/EP ", "past", "갔었어"),
        (rf"{_ETM_FUTURE}뻔/NNB {_J}{_HA}", "almost", "떨어질 뻔했어"),
        (rf"(?:은|ㄴ)/ETM (?:적|일)/NN[BG] {_J}있/V[AX] ", "ever past", "간 적이 있어"),
        (rf"(?:은|ㄴ)/ETM (?:적|일)/NN[BG] {_J}없/V[AX] ", "never past not", "간 적이 없어"),
        (rf"{_ETM_FUTURE}수/NNB 도/JX 있/V[AX] ", "maybe", "올 수도 있어"),
        (rf"{_ETM_FUTURE}수/NNB 밖에/JX 없/V[AX] ", "must", "갈 수밖에 없어"),
        (rf"{_ETM_FUTURE}수/NNB {_J}있/V[AX] ", "can", "걸을 수 있어"),
        (rf"{_ETM_FUTURE}수/NNB {_J}없/V[AX] ", "can not", "갈 수 없어"),
        (rf"{_ETM_ANY}줄/NNB {_J}알/VV 었/EP ", "past mistaken", "반장이 될 줄 알았어"),
        (rf"(?:은|ㄴ|는|던)/ETM 줄/NNB {_J}알/VV ", "mistaken", "취직한 줄 알아"),
        (rf"{_ETM_FUTURE}줄/NNB {_J}알/VV ", "can", "운전할 줄 알아"),
        (rf"{_ETM_FUTURE}줄/NNB {_J}모르/VV ", "can not", "운전할 줄 몰라"),
        (rf"{_ETM_FUTURE}(?:것|거)/NNB (?:이|가)/JK[SC] 못/MAG 되/V[VX] ", "worth not", "믿을 게 못 돼"),
        (
            rf"{_ETM_FUTURE}(?:것|거)/NNB (?:이|가)/JKS (?:(?:뻔하|분명하|확실하|틀림없)/V[AX]|(?:분명|확실)/\w+ 하/\w+) ",
            "future sure",
            "질 게 뻔해",
        ),
        (
            r"(?:은|ㄴ|는|던)/ETM (?:것|거)/NNB (?:이|가)/JKS (?:(?:분명하|틀림없|확실하)/V[AX]|(?:분명|확실)/\w+ 하/\w+) ",
            "sure",
            "간 게 분명해",
        ),
        (rf"{_ETM_FUTURE}리/NNB {_J}없/V[AX] ", "sure not", "그럴 리 없어"),
        (rf"{_ETM_FUTURE}가능/NNG 성/XSN {_J}(?:있|높|크)/V[AX] ", "maybe", "취소될 가능성이 있어"),
        (rf"{_ETM_FUTURE}가능성/NNG {_J}(?:있|높|크|많)/V[AX] ", "maybe", "취소될 가능성이 있어"),
        (rf"{_ETM_FUTURE}확률/NNG {_J}(?:있|높|크|많)/V[AX] ", "maybe", "떨어질 확률이 높아"),
        (r"(?:을|ㄹ)지/(?:EC|EF) (?:도/JX 모르/VV |모르/VV (?!겠/EP ))", "maybe future", "올지도 몰라"),
        (rf"{_ETM_FUTURE}지/NNB (?:도/JX 모르/VV |모르/VV (?!겠/EP ))", "maybe future", "올지도 몰라"),
        (rf"{_ETM_FUTURE}(?:것|거)/NNB {_J}같/VA ", "seem future", "올 것 같아"),
        (rf"(?:은|ㄴ|는|던)/ETM (?:것|거)/NNB {_J}같/VA ", "seem", "간 것 같아"),
        (rf"{_ETM_FUTURE}듯/NNB (?:{_J}(?:하|싶)/[A-Z]+ )?", "seem future", "올 듯해"),
        (rf"{_ETM_ANY}듯/NNB (?:{_J}(?:하|싶)/[A-Z]+ )?", "seem", "간 듯해"),
        (rf"{_ETM_FUTURE}(?:듯하|듯싶)/VX ", "seem future", "올 듯하다"),
        (rf"{_ETM_ANY}(?:듯하|듯싶)/VX ", "seem", "간 듯하다"),
        (
            rf"{_ETM_ANY}(?:것|거|건)/NNB {_J}아니/VCN (?:ㄴ가|은가|나|냐)/E[CF] (?:싶|하)/V[XA] ",
            "opinion",
            "너무 비싼 거 아닌가 싶어",
        ),
        (r"지/EC 않/VX 나/E[CF] (?:싶|하)/V[XV] ", "opinion", "좋지 않나 싶어"),
        (r"지/EC 않/VX (?:을까|ㄹ까)/E[CF] (?:싶|하|생각/NNG 하)/\w+ ", "opinion", "좋지 않을까 싶어"),
        (r"지/EC 않/VX (?:을까|ㄹ까)/E[CF] ", "opinion-final", "좋지 않을까"),
        (r"(?:나|는가|은가|ㄴ가)/E[CF] 싶/V[XA] ", "opinion", "너무한가 싶어"),
        (r"(?:나|는가|은가|ㄴ가)/E[CF] 보/V[XV] ", "maybe", "왔나 봐"),
        (r"려나/E[CF] 보/V[XV] ", "maybe future intent", "오려나 봐"),
        (r"(?:을까|ㄹ까)/E[CF] 보/VX ", "fear", "떨어질까 봐"),
        (r"(?:을까|ㄹ까)/E[CF] (?:하|생각/NNG 중/NNB 이|싶|고민/NNG 중/NNB 이)/V\w+ ", "plan", "살까 해"),
        (rf"{_ETM_FUTURE}(?:것|거)/NNB {_COP}", "future", "갈 거야"),
        (rf"(?:은|ㄴ|는|던)/ETM (?:것|거)/NNB {_COP}", "factual", "산 거야"),
        (rf"(?:은|ㄴ)/ETM (?:것|거)/NNB {_J}아니/VCN ", "not done", "안 간 건 아니야"),
        (rf"(?:는|던)/ETM (?:것|거)/NNB {_J}아니/VCN ", "not", "가는 게 아니야"),
        (
            rf"{_ETM_FUTURE}(?:예정|계획|작정|참|셈|심산|요량)/NN[BG] {_J}(?:{_COP}|있/V[AX] |{_HA})",
            "plan",
            "갈 예정이야",
        ),
        (rf"{_ETM_FUTURE}(?:생각|마음|맘)/NNG {_J}(?:{_COP}|있/V[AX] |{_HA})", "plan", "갈 생각이야"),
        (rf"{_ETM_FUTURE}(?:생각|마음|맘|계획|예정)/NNG {_J}없/V[AX] ", "plan not", "갈 생각이 없어"),
        (r"(?:으)?려고?/EC (?:는/JX |도/JX )?(?:하|그러|들|마음먹)/[A-Z]+ ", "plan", "가려고 해"),
        (r"고자/EC 하/[A-Z]+ ", "plan", "알리고자 합니다"),
        (
            rf"기/ETN 로/JKB (?:는/JX |도/JX )?(?:(?:결정|결심|약속|예정|합의|마음)/NNG {_J})?(?:하|되|먹)/[A-Z]+ ",
            "plan agreed",
            "가기로 했어",
        ),
        (r"었/EP 어야/EC (?:만/JX )?(?:하|되)/[A-Z]+ ", "mistaken", "냈어야 했는데"),
        (r"어야/EC (?:만/JX )?(?:하|되)/[A-Z]+ ", "must", "가야 해"),
        (r"어야/EC 겠/EP ", "must", "가야겠어"),
        (r"(?:으)?면/EC (?:안|못)/MAG 되/V[VX] ", "must-not", "가면 안 돼"),
        (r"어선?/EC (?:는/JX |ㄴ/JX )?안/MAG 되/V[VX] ", "must-not", "가서는 안 돼"),
        (r"(?:으)?면/EC 되/V[VX] ", "may", "가면 돼"),
        (r"어도/EC (?:되|좋|괜찮|상관없)/V[VXA] ", "may", "가도 돼"),
        (r"(?:으)?면/EC (?:좋/V[AX] 겠/EP |(?:싶|하)/V[AXV] (?:겠/EP )?)", "wish-if", "갔으면 좋겠어"),
        (r"었/EP (?:으)?면/EC 좋/V[AX] ", "wish-if", "갔으면 좋을 텐데"),
        (r"(?:으)?면/EC 좋/V[AX] (?!었/EP )", "advised", "일찍 자면 좋대"),
        (rf"(?:을|ㄹ)/ETM 터/NNB {_COP}", "expect", "갔을 텐데"),
        (rf"{_ETM_FUTURE}만/NNB {_HA}", "worth", "볼 만하다"),
        (_ETM_FUTURE + "만하/VX ", "worth", "볼 만하다"),
        (rf"{_ETM_FUTURE}만/NNB 도/JX {_HA}", "worth", "그럴 만도 하다"),
        ("는/ETM 중/NNB " + _COP, "progressive underway", "가는 중이야"),
        (r"는/ETM 중/NNB (?=$|\S+/S[FWEP] |[ㅋㅎㅠ]+/)", "progressive underway", "스콘 굽는 중"),
        (rf"는/ETM 길/NNG (?:{_COP}|(?=$|\S+/S[FWEP] |[ㅋㅎㅠ]+/))", "past on-the-way", "수업 하고 오는 길"),
        (rf"{_ETM_FUTURE}(?:모양|기세|분위기|눈치)/NN[BG] {_COP}", "seem future", "올 모양이야"),
        (rf"는/ETM (?:모양|눈치|기색|낌새|분위기|듯)/NN[BG] {_COP}", "seem", "이직하려는 눈치야"),
        (rf"{_ETM_ANY}모양/NN[BG] {_COP}", "seem", "화난 모양이야"),
        (rf"{_ETM_ANY}(?:편|상태|상황)/NN[BG] {_COP}", "", "조용한 편이야"),
        (rf"기/ETN (?:는|ㄴ)/JX {_HA}", "", "좋기는 해"),
        (rf"기/ETN (?:도|까지/JX 도|만)/JX {_HA}", "", "좋기도 해"),
        (r"기/ETN 시작/NNG 하/XSV ", "starts", "배우기 시작했어"),
        (r"(?:을걸|ㄹ걸)/E[CF] 그[렇러]/V[AV] 었/EP ", "wish regret", "그때 살걸 그랬어"),
        (
            r"고/EC 싶/V[XA] (?:어|어서)/EC (?:죽|미치|환장하|환장/NNG 하|눈물/NNG 나|눈물/NNG 이/JKS 나|안달/NNG 나|난리/NNG 나|몸살/NNG 나)/[A-Z]+ "
            r"(?:겠/EP )?",
            "wish",
            "키우고 싶어 죽겠대",
        ),
        (
            rf"고/EC 싶/V[XA] (?:어|어서)/EC (?:안달|난리|몸살|야단|성화)/NNG {_COP}",
            "wish",
            "사고 싶어서 안달이야",
        ),
        (
            r"(?:을까|ㄹ까)/E[CF] 말/V[VX] (?:을까|ㄹ까)/E[CF] (?:\S+/MAG )?"
            rf"(?:고민/NNG (?:중/NNB {_COP}|{_COP}|{_HA})|생각/NNG 중/NNB {_COP}|망설이/VV (?:는/ETM 중/NNB {_COP})?)"
            r"(?:고/EC 있/V[AX] )?",
            "plan",
            "이직할까 말까 고민 중이야",
        ),
        (r"고/EC (?:\S+/JX )?싶/V[XA] 어/EC 하/V[XV] ", "wish", "가고 싶어 해"),
        (r"고/EC (?:\S+/JX )?싶/V[XA] ", "wish", "가고 싶어"),
        (r"고/EC (?:\S+/JX )?(?:있|계시)/V[AVX] ", "progressive", "가고 있어"),
        (r"어/EC (?:\S+/JX )?(?:있|계시)/V[AVX] ", "state", "앉아 있어"),
        (r"어/EC (?:는/JX |ㄴ/JX )?보/V[XV] ", "try", "가 봤어"),
        (r"어/EC (?:주|드리|달)/V[XV] ", "benefit", "빌려 줬어"),
        (r"어/EC (?:버리|놓|두|내|대|치우|나가|먹|쌓)/VX ", "", "잃어 버렸어"),
        (r"어/EC (?:오|가)/V[XV] ", "", "사 왔어"),
        (r"어/EC 지/VX ", "become", "좋아졌어"),
        (r"게/EC (?:\S+/JX )?되/V[VX] ", "become", "가게 됐어"),
        (r"게/EC (?:\S+/JX )?하/V[VX] ", "cause", "가게 했어"),
        (rf"지/EC (?:\S+/J\w+ )*안/MAG {_HA}", "not", "가지 안 했어"),
        (r"지/EC (?:\S+/J\w+ )*않/V[XV] ", "not", "가지 않았어"),
        (rf"지/EC (?:\S+/J\w+ )*못/MAG {_HA}", "not cannot", "가지 못했어"),
        (r"지/EC (?:\S+/J\w+ )*못하/V[XV] ", "not cannot", "가지 못했어"),
        (r"지/EC (?:\S+/J\w+ )*말/V[XV] ", "prohibit", "가지 말래"),
        (r"고/EC 말/VX ", "", "가고 말았어"),
        (r"고/EC 나/VX ", "", "먹고 나서"),
        (r"었/EP 다/EC 오/V[VX] ", "past", "갔다 왔어"),
        (r"겠/EP ", "will", "가겠다"),
        (r"(?:었|았|였|엇|앗|ㅆ)/EP ", "past", "갔다"),
        (r"더/EP ", "retro", "가더라"),
    )
)
_ANY_AUXILIARY = re.compile("|".join(f"(?:{row.pattern})" for row in AUXILIARIES))
_AUXILIARY_PATTERNS = [(re.compile(row.pattern), row.features) for row in AUXILIARIES]

#: Plain endings by what they do; the first pattern that matches the whole form wins.
ENDINGS: tuple[tuple[str, Close, str], ...] = (
    (r"(?:을|ㄹ)까(?:요)?", Close.QUESTION, "갈까"),
    (
        r"(?:니|냐|으냐|느냐|는가|은가|ㄴ가|나|나요|는가요|은가요|ㄴ가요|려나|ㅂ니까|습니까|대니|던가|디)",
        Close.QUESTION,
        "가니",
    ),
    (r"(?:을|ㄹ)걸(?:요)?", Close.FINAL, "올걸"),
    (r"(?:을|ㄹ)게(?:요)?", Close.PROMISE, "갈게"),
    (r"(?:을|ㄹ)래(?:요)?", Close.FINAL, "먹을래"),
    (
        r"(?:으)?(?:세요|셔요|십시오|시오|소서|시죠|시지요|세여)|어라|거라|아라|라|으라|렴|으렴|구려|라니까",
        Close.IMPERATIVE,
        "드세요",
    ),
    (r"(?:읍|ㅂ)시다|자|자고요|자구", Close.PROPOSAL, "갑시다"),
    (
        r"(?:으)?면|(?:ㄴ|는)?다면|(?:이)?라면|거든|더라면|었더라면|(?:으)?면은|어야|려면|으려면|자면",
        Close.CONDITION,
        "비 오면",
    ),
    (
        r"든지|든가|든|어도|더라도|라도|(?:ㄴ|는)?다고 해도|던들|ㄹ지라도|을지라도|ㄹ수록|을수록",
        Close.CONCESSION,
        "비가 와도",
    ),
    (r"(?:으)?려고|(?:으)?려|고자|(?:으)?러|려구|으려구", Close.PURPOSE, "가려고"),
    (r"(?:는|은|ㄴ)지(?:를|는|도)?|(?:을|ㄹ)지|었는지|던지", Close.UNKNOWN_IF, "갔는지"),
    (r"(?:는|은|ㄴ)데(?:요|도)?|던데", Close.BACKGROUND, "갔는데"),
)
#: Beginnings of words of worry, which make what stands before them with -ㄹ까 what is feared.
_WORRYING = frozenset(
    "걱정 걱정하 걱정되 염려 우려 두렵 두려워하 무섭 무서워하 겁나 겁내 불안 초조 노심초사 전전긍긍 조마조마 조바심 안절부절".split()
)
_ENDING_PATTERNS = [(re.compile(pattern), close) for pattern, close, _ in ENDINGS]


@dataclass(slots=True)
class Predicate:
    """A stem with its chain: `first`/`last` are morpheme positions, `last` excluded."""

    lemma: str  # dictionary form, with the verbal noun: "이직하다"
    noun: str | None  # the verbal noun: "이직"
    first: int
    last: int
    features: frozenset[str]
    close: Close
    ending: str
    hearsay: Hearsay | None = None
    retro: bool = False  # the ending carries -더-: the speaker's own perception
    swallowed: bool = False  # 하다 of the quotation has no letters: "온다더라", not "온다고 하더라"
    reminder: bool = False  # -잖아
    pieces: tuple[tuple[str, str], ...] = ()  # stem and chain, to be written with another ending

    def has(self, *features: str) -> bool:
        """Say whether any of the features is in the chain."""
        return any(feature in self.features for feature in features)


class Code:
    """Morphemes as one string of `form/TAG ` cells, with a way back to positions."""

    def __init__(self, morphemes: Sequence[Morpheme]) -> None:
        self.morphemes = morphemes
        self.text = ""
        self.starts: list[int] = []
        for morpheme in morphemes:
            self.starts.append(len(self.text))
            self.text += f"{morpheme.form.replace(' ', '_')}/{morpheme.base_tag} "
        self.starts.append(len(self.text))
        self._position = {offset: index for index, offset in enumerate(self.starts)}

    def match(self, pattern: re.Pattern[str], position: int) -> int | None:
        """Return the position after the match at `position`, or None."""
        found = pattern.match(self.text, self.starts[position])
        return None if found is None else self._position.get(found.end())


def read_predicate(code: Code, first: int, after_stem: int, lemma: str, noun: str | None) -> Predicate:
    """Read the chain after a stem that ends before morpheme `after_stem`."""
    features: set[str] = set()
    position = _read_chain(code, after_stem, features)
    return _read_ending(code, first, position, lemma, noun, features)


def _read_chain(code: Code, position: int, features: set[str]) -> int:
    moved = True
    while moved and position < len(code.morphemes) and code.match(_ANY_AUXILIARY, position) is not None:
        moved = False
        for pattern, given in _AUXILIARY_PATTERNS:
            after = code.match(pattern, position)
            if after is not None and after > position:
                if "not" in given and "not" in features and "cannot" not in given:
                    features.add("double-not")
                features.update(given)
                position, moved = after, True
                break
    return position


def _read_ending(
    code: Code, first: int, position: int, lemma: str, noun: str | None, features: set[str]
) -> Predicate:
    morphemes = code.morphemes
    pieces = tuple((m.form, m.tag) for m in morphemes[first:position])
    if position >= len(morphemes) or morphemes[position].tag not in {"EF", "EC", "ETM", "ETN"}:
        # a stem without an ending: a note's shorthand ("점검 예정"), or "-듯" at the end
        return Predicate(lemma, noun, first, position, frozenset(features), Close.FINAL, "", pieces=pieces)
    ending = morphemes[position]
    after_copula = morphemes[position - 1].tag in {"VCP", "VCN"} or "future" in features or "factual" in features
    predicate = Predicate(
        lemma, noun, first, position + 1, frozenset(features), Close.LINK, ending.form, pieces=pieces
    )
    honoured = position > 1 and morphemes[position - 1].form == "시" and morphemes[position - 2].base_tag == "VCP"
    told = (after_copula and morphemes[position - 1].form in {"이", "아니"}) or honoured  # "교수시래"
    hearsay = read_ending(ending.form, told)
    if hearsay is not None:
        return _hearsay_close(code, position, predicate, hearsay)
    predicate.retro = ending.form.startswith(("더라", "던데", "더군")) or "retro" in features
    predicate.reminder = "잖아" in ending.form
    predicate.close = plain_close(ending, "past" in features and "fear" not in features)
    after = morphemes[position + 1].form if position + 1 < len(morphemes) else ""
    if ending.form in {"ㄹ까", "을까"} and after in _WORRYING:  # "아이들이 다칠까 염려하셔"
        predicate.close, predicate.features = Close.LINK, predicate.features | {"fear"}
    if ending.form == "니" and (position + 1 == len(morphemes) or morphemes[position + 1].tag == "SF"):
        predicate.close = Close.QUESTION  # "다들 밥은 먹었니"
    if ending.form.startswith("어야") and (ending.tag == "EF" or ending.form.endswith(("지", "죠"))):
        predicate.features = predicate.features | {"must"}  # "애들은 뛰어놀아야죠"
        predicate.close = Close.FINAL if ending.tag == "EC" else predicate.close
    if predicate.close is Close.IMPERATIVE and morphemes[position - 1].tag in {"VCP", "VCN"}:
        predicate.close = Close.FINAL  # "목수세요"
    if position + 1 < len(morphemes) and morphemes[position + 1].form == "요":
        predicate.last += 1
        if predicate.close is Close.LINK and ending.form != "면":
            predicate.close = Close.FINAL
    return predicate


def plain_close(ending: Morpheme, past: bool) -> Close:
    """Say how an ending that is no hearsay closes its predicate."""
    if ending.tag == "ETM":
        return Close.NOUN
    if ending.tag == "ETN":
        return Close.NOMINAL
    if ending.form == "거든" and ending.tag == "EF":
        return Close.FINAL  # "내가 어제 갔거든"
    if ending.tag == "EC" and ending.form == "니":
        return Close.LINK  # "열어 보니 비었더라"
    for pattern, close in _ENDING_PATTERNS:
        if pattern.fullmatch(ending.form):
            if close in {Close.PROPOSAL, Close.IMPERATIVE} and ending.tag == "EC":
                return Close.LINK
            return close
    if ending.tag == "EC" and not (past and ending.form in {"어", "다", "지"}):
        return Close.LINK
    return Close.FINAL


_FORMS = {
    Form.FINAL: Close.HEARSAY,
    Form.LINK: Close.HEARSAY_LINK,
    Form.NOUN: Close.HEARSAY_NOUN,
    Form.QUOTE: Close.QUOTE,
}


def _hearsay_close(code: Code, position: int, predicate: Predicate, hearsay: Hearsay) -> Predicate:
    """Close with a quotation or hearsay; a 하다 without letters is swallowed into it ("다고 하 더라")."""
    morphemes = code.morphemes
    predicate.hearsay = hearsay
    predicate.close = _FORMS[hearsay.form]
    if morphemes[position].tag == "EC" and morphemes[position].form.endswith(("면서", "며")):
        predicate.close = Close.HEARSAY_LINK  # "온다면서 안 왔어"
    after = position + 1
    while (
        after < len(morphemes)
        and predicate.close is Close.QUOTE
        and morphemes[after].form in {"들", "는", "도", "만", "까지"}
        and morphemes[after].tag in {"JX", "XSN"}
    ):
        if morphemes[after].form == "들":
            predicate.features = predicate.features | {"said-by-many"}
        after += 1  # "좋다고들 해"
    swallowed = after < len(morphemes) and (
        morphemes[after].start == morphemes[after].end
        or (  # "됐단다"
            morphemes[after].start < morphemes[after - 1].end
            and after + 1 < len(morphemes)
            and morphemes[after + 1].form == "ㄴ다"
        )
    )
    honoured = after + 1 < len(morphemes) and morphemes[after + 1].form in {
        "시",
        "으시",
    }  # "오라시더라": he says so
    if swallowed and morphemes[after].form == "하" and not honoured:
        features: set[str] = set()
        end = _read_chain(code, after + 1, features)
        predicate.swallowed = True
        predicate.features = predicate.features | ({"maybe"} if "maybe" in features else set())
        if end < len(morphemes) and morphemes[end].tag in {"EF", "EC", "ETM"}:
            last = morphemes[end]
            predicate.ending += last.form
            predicate.reminder = "잖아" in last.form
            closed = plain_close(last, "past" in features)
            if last.form in {"어", "어요", "던데", "더라", "던데요"}:
                closed = Close.FINAL
            predicate.close = {
                Close.FINAL: Close.HEARSAY,
                Close.QUESTION: Close.QUESTION,
                Close.NOUN: Close.HEARSAY_NOUN,
            }.get(closed, Close.HEARSAY_LINK)
            if closed is Close.CONDITION:
                predicate.close = Close.CONDITION
            end += 1
        after = end
    elif (
        predicate.close is Close.HEARSAY
        and after < len(morphemes)
        and morphemes[after].form in {"더라", "더라고", "더라고요"}
    ):
        after += 1
    elif predicate.close is Close.HEARSAY and after < len(morphemes) and morphemes[after].form in {"는데", "던데"}:
        predicate.close = Close.HEARSAY_LINK
        after += 1
    if after < len(morphemes) and morphemes[after].form in {"요", "용"} and morphemes[after].tag == "JX":
        after += 1
    predicate.last = after
    return predicate
