"""Numbers as words: native and Sino-Korean counts, English cardinals, ordinals and spoken years.

`KOREAN_COUNT` and `ENGLISH_COUNT` are pattern sources for the rule tables; the `read_…` functions give
their value, or None for a number that is only vague ("몇", "a few").
"""

from __future__ import annotations

NATIVE_KOREAN = {
    "한": 1, "하나": 1, "두": 2, "둘": 2, "세": 3, "석": 3, "서": 3, "네": 4, "넉": 4, "너": 4, "다섯": 5,
    "닷": 5, "여섯": 6, "엿": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열한": 11, "열두": 12, "열세": 13,
    "열네": 14, "열다섯": 15, "열여섯": 16, "열일곱": 17, "열여덟": 18, "열아홉": 19, "열": 10,
    "스물한": 21, "스물두": 22, "스물세": 23, "스물네": 24, "스물다섯": 25, "스물": 20, "스무": 20,
    "서른": 30, "마흔": 40, "쉰": 50,
}  # fmt: skip

KOREAN_DAYS = {
    "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "여드레": 8, "아흐레": 9,
    "열흘": 10, "열하루": 11, "열이틀": 12, "보름": 15, "스무날": 20,
}  # fmt: skip

_SINO_DIGITS = {"영": 0, "공": 0, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7,
                "팔": 8, "구": 9, "유": 6, "시": 10}  # fmt: skip
_SINO_UNITS = {"십": 10, "백": 100, "천": 1000}
_SINO_BIG = {"만": 10_000, "억": 100_000_000}

_ENGLISH_UNITS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
_ENGLISH_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
                 "eighty": 80, "ninety": 90}  # fmt: skip
_ENGLISH_ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14,
    "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "thirtieth": 30,
}  # fmt: skip


def _longest_first(words: object) -> str:
    return "|".join(sorted(words, key=len, reverse=True))  # type: ignore[call-overload]  # any iterable of str


KOREAN_NATIVE = _longest_first(NATIVE_KOREAN)
KOREAN_DAY_WORDS = _longest_first(KOREAN_DAYS)
# Bounded, and begun only where a run begins, so that a long run costs no more than its length.
KOREAN_SINO = r"(?<![영공일이삼사오육칠팔구십백천만억])[영공일이삼사오육칠팔구십백천만억]{1,12}"
KOREAN_DIGITS = r"[0-9]{1,3}(?:,[0-9]{3}){1,6}|[0-9]{1,18}"
KOREAN_COUNT = rf"(?:(?:{KOREAN_DIGITS})(?:십|백|천|만|억){{0,4}}|{KOREAN_NATIVE}|{KOREAN_SINO})"

_ONES = "one|two|three|four|five|six|seven|eight|nine"
ENGLISH_CARDINAL = rf"(?:(?:{_longest_first(_ENGLISH_TENS)})(?:[ -](?:{_ONES}))?|{_longest_first(_ENGLISH_UNITS)})"
ENGLISH_COUNT = (
    rf"(?:[0-9]{{1,3}}(?:,[0-9]{{3}}){{1,6}}|[0-9]{{1,18}}|(?:a couple(?: of)?|half a dozen|a dozen)"
    rf"|{ENGLISH_CARDINAL}(?:[ -](?:hundred|thousand|million|billion)){{0,4}})"
)
ENGLISH_ORDINAL_WORD = (
    rf"(?:(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)"
    rf"|{_longest_first(_ENGLISH_ORDINALS)})"
)
_CENTURY = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty"
_TWO_DIGITS = rf"(?:(?:{_longest_first(_ENGLISH_TENS)})(?:[ -](?:{_ONES}))?|ten|eleven|twelve|\w+teen)"
ENGLISH_YEAR_WORDS = (
    rf"(?:two thousand(?: and)?(?: {_TWO_DIGITS}| (?:{_ONES}))?"
    rf"|(?:{_CENTURY}) hundred(?: and)? (?:{_TWO_DIGITS}|{_ONES})"
    rf"|(?:{_CENTURY})[ -](?:{_TWO_DIGITS}|(?:oh|o)[ -](?:{_ONES})))"
)


def read_sino(text: str) -> int | None:
    """Return the value of a Sino-Korean number such as "십이" or "이천이십삼"; None if it is not one."""
    total = section = digit = 0
    plain = ""
    for sign in text:
        if sign in _SINO_DIGITS:
            digit = _SINO_DIGITS[sign]
            plain += str(digit)
        elif sign in _SINO_UNITS:
            section += (digit or 1) * _SINO_UNITS[sign]
            digit = 0
        elif sign in _SINO_BIG:
            total += (section + digit or 1) * _SINO_BIG[sign]
            section = digit = 0
        else:
            return None
    if len(plain) == len(text) > 1:  # digits read out one by one: "이공이삼"
        return int(plain)
    return total + section + digit


def read_korean(text: str) -> int | None:
    """Return the value of a Korean count: digits, native or Sino-Korean words, or a mix ("10만")."""
    text = text.replace(",", "").replace(" ", "")
    digits = len(text) - len(text.lstrip("0123456789"))
    if digits:
        value = int(text[:digits])
        for sign in text[digits:]:
            value *= _SINO_UNITS.get(sign) or _SINO_BIG.get(sign) or 0
        return value
    if text in KOREAN_DAYS:
        return KOREAN_DAYS[text]
    return NATIVE_KOREAN.get(text) or read_sino(text)


def read_english(text: str) -> int | None:
    """Return the value of an English count such as "12", "twenty-five", "a couple of"; None if unknown."""
    text = text.lower().replace(",", "").strip()
    if text.isascii() and text.isdigit():
        return int(text)
    fixed = {"a couple": 2, "a couple of": 2, "half a dozen": 6, "a dozen": 12}
    if text in fixed:
        return fixed[text]
    total = value = 0
    for word in text.replace("-", " ").split():
        if word == "and":
            continue
        if word in ("hundred", "thousand", "million", "billion"):
            scale = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}[word]
            value = (value or 1) * scale
            if scale > 100:
                total, value = total + value, 0
            continue
        number = int(word) if word.isascii() and word.isdigit() else None
        number = number if number is not None else (_ENGLISH_UNITS.get(word) or _ENGLISH_TENS.get(word))
        if number is None:
            return None
        value += number
    return total + value


def read_ordinal(text: str) -> int | None:
    """Return the value of an English ordinal or day number: "3rd", "twenty-first", "31"."""
    text = text.lower().strip()
    digits = text.rstrip("abcdefghijklmnopqrstuvwxyz")
    if digits.isascii() and digits.isdigit():
        return int(digits)
    total = 0
    for word in text.replace("-", " ").split():
        number = _ENGLISH_ORDINALS.get(word) or _ENGLISH_TENS.get(word) or _ENGLISH_UNITS.get(word)
        if number is None:
            return None
        total += number
    return total or None


def read_spoken_year(text: str) -> int | None:
    """Return the year said as words: "nineteen eighty-six", "two thousand and five", "twenty twenty"."""
    words = text.lower().replace("-", " ").replace(" and ", " ").split()
    if words[:2] == ["two", "thousand"]:
        rest = read_english(" ".join(words[2:])) if len(words) > 2 else 0
        return None if rest is None else 2000 + rest
    century = _ENGLISH_UNITS.get(words[0]) or _ENGLISH_TENS.get(words[0])
    rest_words = [word for word in words[1:] if word not in ("hundred", "oh", "o")]
    rest = read_english(" ".join(rest_words)) if rest_words else 0
    if century is None or rest is None or rest > 99:  # a century has a hundred years
        return None
    return century * 100 + rest
