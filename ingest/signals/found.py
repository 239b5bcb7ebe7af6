"""Find signals in a passage: one table of rules for both languages, and the dates of `ingest.timex`."""

from __future__ import annotations

# ruff: noqa: E501  # patterns are read whole
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from ingest.model import Signal
from ingest.timex import find
from ingest.timex.numbers import read_korean


@dataclass(frozen=True, slots=True)
class SignalRule:
    """One kind of signal; `value` gives its normal form where it has one."""

    name: str
    kind: str
    pattern: re.Pattern[str]
    example: str
    value: Callable[[re.Match[str]], str | None] = lambda match: None

    @property
    def is_korean(self) -> bool:
        """A rule that matches nothing but Hangul spares English texts its search."""
        return self.name.endswith("_korean")


_UNITS = {
    "원": "KRW", "krw": "KRW", "₩": "KRW", "달러": "USD", "dollars": "USD", "dollar": "USD", "bucks": "USD",
    "usd": "USD", "$": "USD", "유로": "EUR", "euros": "EUR", "euro": "EUR", "€": "EUR", "엔": "JPY", "yen": "JPY",
    "¥": "JPY", "pounds": "GBP", "£": "GBP", "퍼센트": "%", "프로": "%", "percent": "%", "킬로": "kg", "킬로그램": "kg",
    "kilos": "kg", "그램": "g", "grams": "g", "미터": "m", "meters": "m", "metres": "m", "킬로미터": "km",
    "리터": "l", "liters": "l", "litres": "l", "도": "°",
}  # fmt: skip
_NUMBER = r"[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?"
_SCALES = {"십": 10, "백": 100, "천": 1_000, "만": 10_000, "십만": 100_000, "백만": 1_000_000, "천만": 10_000_000, "억": 100_000_000,
           "조": 10**12, "k": 1_000, "million": 10**6, "billion": 10**9, "thousand": 1_000, "hundred": 100}  # fmt: skip


def _plain(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)


def _amount(match: re.Match[str]) -> str | None:
    groups = match.groupdict()
    unit = (groups.get("unit") or groups.get("sign") or "").lower()
    text = match["number"].replace(",", "")
    try:
        number = float(text)
    except ValueError:
        value = read_korean(text)
        if value is None:
            return None
        number = float(value)
    scale = (groups.get("scale") or "").lower()
    number *= _SCALES.get(scale, 1)
    if number >= 10**_MANY_DIGITS:
        return None
    return f"{_plain(number)} {_UNITS.get(unit, unit)}"


_MONEY_PART = re.compile(
    r"(?P<number>[0-9][0-9,]*(?:\.[0-9]+)?|[일이삼사오육칠팔구십백천]{1,8})\s?(?P<scale>천만|백만|십만|만|억|조|천|백)?"
)
_HANGUL = re.compile(r"[가-힣]")
_MANY_DIGITS = 18  # no amount anybody has is longer


def _korean_money(match: re.Match[str]) -> str | None:
    """Add up "1억 2천만 원"."""
    total = 0.0
    for part in _MONEY_PART.finditer(match["number"]):
        text = part["number"].replace(",", "")
        number = float(text) if text[0].isdigit() else float(read_korean(text) or 0)
        total += number * _SCALES.get(part["scale"] or "", 1)
    if total >= 10**_MANY_DIGITS:
        return None
    return f"{_plain(total)} {_UNITS[match['unit']]}"


_COUNTERS = r"명|개|권|잔|병|마리|대|채|장|켤레|번|회|층|살|세|점|인분|그루|송이|자루|벌|편|곡|건"
SIGNAL_RULES: tuple[SignalRule, ...] = (
    SignalRule("url", "url", re.compile(r"\b(?:https?://|www\.)[^\s<>\"'`)\]}가-힣]+[A-Za-z0-9/#=_-]", re.IGNORECASE), "https://example.org/a?b=1"),
    SignalRule("email", "email", re.compile(r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}(?![A-Za-z])"), "mail@example.org로 보내"),
    SignalRule("money_sign", "amount", re.compile(rf"(?P<sign>[₩$€£¥])\s?(?P<number>{_NUMBER})(?:\s?(?P<scale>k|million|billion|thousand)\b)?", re.IGNORECASE), "It cost $1,200.", _amount),
    SignalRule(
        "money_korean",
        "amount",
        re.compile(
            r"(?<![0-9.,])(?P<number>(?:(?:[0-9][0-9,]*+(?:\.[0-9]++)?|[일이삼사오육칠팔구십백천]{1,8}+)\s?(?:천만|백만|십만|만|억|조|천|백)?\s?){1,3})"
            r"(?P<unit>원|달러|유로|엔)(?![가-힣]?(?:래|칙|장|하|서|피))"
        ),
        "3만 원짜리 우산",
        _korean_money,
    ),
    SignalRule("money_english", "amount", re.compile(rf"(?<![0-9.,A-Za-z])(?P<number>{_NUMBER})\s?(?P<scale>k|hundred|thousand|million|billion)?\s(?P<unit>dollars?|bucks|euros?|pounds|yen|won|KRW|USD)\b", re.IGNORECASE), "It cost 1200 dollars.", _amount),
    SignalRule("percent", "amount", re.compile(rf"(?<![0-9.,])(?P<number>{_NUMBER})\s?(?P<unit>%|퍼센트|프로(?![가-힣])|percent\b)", re.IGNORECASE), "이자는 3.5%야", _amount),
    SignalRule("measure", "amount", re.compile(rf"(?<![0-9.,A-Za-z])(?P<number>{_NUMBER})\s?(?P<unit>kg|km|cm|mm|ml|mg|GB|MB|TB|kW|lb|lbs|oz|m|g|l|평|킬로그램|킬로미터|킬로|그램|미터|리터|miles?|kilos|grams|met(?:er|re)s|lit(?:er|re)s)(?![A-Za-z0-9])"), "쌀 20kg", _amount),
    SignalRule("count_korean", "amount", re.compile(rf"(?<![0-9.,])(?P<number>{_NUMBER}|(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열))\s?(?P<unit>{_COUNTERS})(?![가-힣]{{0,1}}(?:다|자|리|사))"), "의자 두 개", _amount),
    SignalRule("identifier", "identifier", re.compile(r"(?<![A-Za-z0-9_./@-])(?=[A-Za-z0-9-]*[0-9])(?=[A-Za-z0-9-]*[A-Z])[A-Z][A-Za-z]{0,7}-?[0-9]{1,8}(?:-?[A-Z0-9]{1,8})*(?![A-Za-z0-9_@])"), "K9 모델이랑 KX-12"),
    SignalRule("version", "identifier", re.compile(r"(?<![A-Za-z0-9_.])v?[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,6}(?![0-9.A-Za-z])"), "2.13.4를 깔았다"),
    SignalRule("decision_korean", "decision", re.compile(r"기로\s?(?:했|함|결정|정했|합의)|(?:결정|확정|합의)(?:했|됐|되었|함|됨|하였|났)|으?로\s?(?:정했|정해졌|결정)"), "수요일에 모이기로 했어"),
    SignalRule("decision_english", "decision", re.compile(r"\b(?:(?:we|i|they|he|she)(?:['’]ve| have| has)? (?:decided|agreed|settled|resolved)|it (?:was|is|has been) (?:decided|agreed)|decision:|final decision|made up (?:my|our|his|her|their) mind)", re.IGNORECASE), "We decided to leave."),
    SignalRule("correction_korean", "correction", re.compile(r"정정(?:할게|합니다|하|$|[ :,.])|아니\s?,?\s?(?:정정|다시|참|잠깐)|잘못\s?(?:말했|적었|썼|알았|알고)|헷갈렸|말실수|(?:이|가)?\s?아니(?:고|라)\s"), "아니 정정할게, 부산이야"),
    SignalRule("correction_english", "correction", re.compile(r"\b(?:i meant|i mean,|scratch that|correction|let me correct|i misspoke|my mistake|no,? wait|wait,? no|sorry,? i meant|make that|i was wrong)\b", re.IGNORECASE), "Wait, I meant Tuesday."),
    SignalRule("negation_korean", "negation", re.compile(r"(?<![가-힣])(?:안|못)\s?(?=[가-힣])(?<!안녕)(?!안|녕|경|내|전|쪽|에|건|주|정|으로|의|을\s|이\s|은\s|도\s)|지\s?(?:않|못|마|말)|(?<![가-힣])(?:없|아니|아냐|아닌)|없(?:어|다|는|었|이|고|음|네|지|대|습|을)|(?:이|가|은|는)?\s?아니(?:야|다|에|었|고|라|지|네)|말고"), "고수는 안 먹어"),
    SignalRule("negation_english", "negation", re.compile(r"\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|cannot|hardly|barely|no longer)\b|\b\w{1,12}n['’]t\b|\b(?:dont|doesnt|didnt|wont|cant|isnt|wasnt)\b", re.IGNORECASE), "She never smokes."),
)  # fmt: skip


def find_signals(text: str, said_at: datetime | None, lang: str) -> list[Signal]:
    """Return the signals of a text in order; those of one kind do not overlap."""
    signals: list[Signal] = []
    for expression in find(text, said_at, lang):
        window = expression.time
        value = f"{window.start}/{window.end}" if window else None
        signals.append(Signal("date", expression.span, expression.text, value))
    has_hangul = _HANGUL.search(text) is not None
    for rule in SIGNAL_RULES:
        if rule.is_korean and not has_hangul:
            continue
        for match in rule.pattern.finditer(text):
            start, end = match.span()
            if start == end or _taken(signals, rule.kind, start, end):
                continue
            signals.append(Signal(rule.kind, (start, end), match[0], rule.value(match)))
    return sorted(signals, key=lambda signal: (signal.span, signal.kind))


def _taken(signals: list[Signal], kind: str, start: int, end: int) -> bool:
    inside_address = ("url", "email", kind)
    return any(
        signal.kind in inside_address and start < signal.span[1] and end > signal.span[0] for signal in signals
    )
