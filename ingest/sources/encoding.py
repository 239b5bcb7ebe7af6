"""Bytes to text, and text to the form in which it is stored.

`decode` finds the encoding and names it; it never guesses where several fit badly. `clean_text` is the one
rule for what stored text may contain. Every offset and span counts code points of cleaned text.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from functools import cache

import charset_normalizer

from ingest.errors import UnreadableSource

_BOMS = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CANDIDATES = ("cp949", "utf-16-le", "utf-16-be")

# Of the characters beyond ASCII, this share must be syllables of the 2,350 common ones, jamo or usual signs.
# Korean text in the right encoding has 0.97 and more; Latin, Chinese and Japanese bytes read as CP949, and
# CP949 read as UTF-16, stay below 0.7.
_PLAUSIBLE_SHARE = 0.85
# Endings and particles: about a third of the syllables of any Korean text, and few of text that is none.
_FREQUENT = frozenset("이다는가에을의고하지은도로어나요기서아사한를리자그해있안니라면게으해네대내야만들인것수거")
_FREQUENT_SHARE = 0.12
_ENOUGH_SYLLABLES = 12  # below that the share of frequent syllables says nothing

# A terminal sequence goes with the ESC that starts it; every other control character but tab and line feed
# goes alone.
_LINE_END = re.compile(r"\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_CONTROL = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0e-\x1f\x7f-\x9f]")
# Zero-width space, word joiner, byte-order mark, soft hyphen, Mongolian separator and the marks that turn
# the direction of writing: they are invisible and would hide words from search and from readers. The joiners
# U+200C and U+200D stay, because emoji and some scripts are spelled with them.
_INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
_SURROGATE = re.compile(r"[\ud800-\udfff]")


def decode(data: bytes, name: str = "the text") -> tuple[str, str]:
    """Return the text of `data` without byte-order mark, and the encoding it was in."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return _strictly(data[len(mark) :], encoding, name), f"{encoding} (bom)"
    if _is_ascii_in_utf16(data, odd=True):
        return _strictly(data, "utf-16-le", name), "utf-16-le"
    if _is_ascii_in_utf16(data, odd=False):
        return _strictly(data, "utf-16-be", name), "utf-16-be"
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return _decode_korean(data, name)


def clean_text(text: str) -> str:
    """Return text as it is stored: LF line ends, NFC, no control or invisible characters.

    Line separators of every kind become LF. Control characters other than tab and LF are removed, with the
    terminal sequence that an ESC starts. Invisible characters are removed, joiners excepted. A lone surrogate,
    which no encoding can hold, becomes U+FFFD. Cleaning twice changes nothing more.
    """
    text = _LINE_END.sub("\n", text)
    text = _CONTROL.sub("", text)
    text = _INVISIBLE.sub("", text)
    text = _SURROGATE.sub("\ufffd", text)
    return unicodedata.normalize("NFC", text)


def _strictly(data: bytes, encoding: str, name: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise UnreadableSource(
            f"{name} begins like {encoding} but is damaged at byte {error.start}. Save it as UTF-8."
        ) from error


def _is_ascii_in_utf16(data: bytes, *, odd: bool) -> bool:
    """Whether one byte of nearly every pair is NUL: ASCII in UTF-16, which would pass as UTF-8 with NULs."""
    if len(data) < 4 or len(data) % 2:
        return False
    high, low = (data[1::2], data[0::2]) if odd else (data[0::2], data[1::2])
    return high.count(0) >= 0.9 * len(high) and low.count(0) == 0


def _decode_korean(data: bytes, name: str) -> tuple[str, str]:
    scored = []
    for encoding in _CANDIDATES:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        scored.append((_plausibility(text), encoding, text))
    best = max(scored, default=(0.0, "", ""))
    if best[0] >= _PLAUSIBLE_SHARE:
        return best[2], best[1]
    guess = charset_normalizer.from_bytes(data[:65536]).best()  # a hint for the person, not a decision
    hint = f" It looks like {guess.encoding}." if guess else ""
    raise UnreadableSource(
        f"{name} is not text in UTF-8, UTF-16 or CP949.{hint} Save it as UTF-8, or convert it to Markdown."
    )


def _plausibility(text: str) -> float:
    """How far a decoding reads like Korean: 0 to 1."""
    beyond = [sign for sign in text if sign > "\x7f"]
    if not beyond or any(sign < " " and sign not in "\t\n\r\x0c" for sign in text):
        return 0.0
    syllables = [sign for sign in beyond if "가" <= sign <= "힣"]
    if len(syllables) >= _ENOUGH_SYLLABLES:
        frequent = sum(sign in _FREQUENT for sign in syllables)
        if frequent < _FREQUENT_SHARE * len(syllables):
            return 0.0
    return sum(_is_usual(sign) for sign in beyond) / len(beyond)


@cache
def _is_usual(sign: str) -> bool:
    if "가" <= sign <= "힣":
        try:
            return len(sign.encode("euc_kr")) == 2
        except UnicodeEncodeError:
            return False
    return "ㄱ" <= sign <= "ㅣ" or sign in "·…“”‘’「」『』《》〈〉【】―～→←↑↓★☆○●◎◇◆□■△▲▽▼♥♡♪※×÷℃☎、。"
