"""Korean morphemes: a small typed face on Kiwi, loaded once and only when first asked.

Spans count code points of the text that was handed in. Names are handed to Kiwi as finished tokens, text by
text, so that a name is whole whatever stands around it and no list of user words can order another away.
Not for meaning: clauses, sources and predicates are read in `ingest.extract.korean`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ingest.language.korean_names import FoundName, find_names

#: Emoji sequences (joiners, variation selectors, surrogate-like blocks) aborted older Kiwi processes.
_PICTOGRAPHS = re.compile(
    "[\U0001f000-\U0001faff\U00002600-\U000027bf\U00002b00-\U00002bff\U0000200b-\U0000200f\U0000fe00-\U0000fe0f"
    "\U000020d0-\U000020ff\U000e0000-\U000e007f\x00-\x08\x0b-\x1f\x7f]"
)
#: Letters and digits that belong together: "K9", "B2", "GPT-4"; kept whole for search and as names.
_MIXED = re.compile(
    r"(?<![A-Za-z0-9])(?=[A-Za-z0-9-]*[A-Za-z])(?=[A-Za-z0-9-]*\d)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*|(?<![A-Za-z0-9])[A-Za-z]{1,12}(?:\+\+|#)"
)
_LINK = re.compile(r"https?://[^\s<>\"')]+|[\w.+-]+@[\w-]+\.[\w.-]+")
_CODAS = str.maketrans("\u11ab\u11af\u11b7\u11b8\u11bb", "ㄴㄹㅁㅂㅆ")
_TO_CODAS = str.maketrans("ㄴㄹㅁㅂㅆ", "\u11ab\u11af\u11b7\u11b8\u11bb")
_NOUNS = frozenset({"NNG", "NNP", "XR", "SL", "SN", "NR", "SH"})
_VERBS = frozenset({"VV", "VA"})
#: Verbs and nouns that carry no content of their own in an index.
_EMPTY = frozenset(
    {
        "하다",
        "있다",
        "되다",
        "없다",
        "같다",
        "그렇다",
        "그러다",
        "이렇다",
        "어떻다",
        "것",
        "거",
        "수",
        "때",
        "등",
    }
)


@dataclass(frozen=True, slots=True)
class Morpheme:
    """One morpheme with its code points in the text; `lemma` is the dictionary form of verbs and adjectives."""

    form: str
    tag: str
    start: int
    end: int
    lemma: str

    @property
    def base_tag(self) -> str:
        """The tag without Kiwi's marks of irregular conjugation (`VV-I` → `VV`)."""
        return self.tag.split("-")[0] if "-" in self.tag else self.tag


class _Loader:
    """Holds the one Kiwi of the process; building it takes two seconds, so nobody builds a second."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kiwi: Any = None  # kiwipiepy ships no types

    def kiwi(self) -> Any:
        if self._kiwi is None:
            with self._lock:
                if self._kiwi is None:
                    from kiwipiepy import Kiwi

                    self._kiwi = Kiwi(num_workers=1)
        return self._kiwi


_loader = _Loader()


#: Laughter and tears on a last syllable hide its ending from Kiwi: in "볼링 치재ㅋㅋ" it finds a noun 재.
_LAUGHTER = re.compile(r"(?<=[가-힣])(?:[ㅋㅎㅠㅜ]+|ㄷㄷ|;;+|\^\^)(?![가-힣])")


def _harmless(text: str) -> str:
    """Return the text with pictographs as spaces and laughter as a full stop, length unchanged."""
    text = _PICTOGRAPHS.sub(" ", text)
    return _LAUGHTER.sub(lambda match: "." + " " * (len(match.group()) - 1), text)


def tokenize(text: str, fixed: Sequence[tuple[int, int, str]] = ()) -> list[Morpheme]:
    """Return the morphemes of a text; `fixed` are spans with the tag they must keep, not overlapping."""
    if not text.strip():
        return []
    tokens = _loader.kiwi().tokenize(_harmless(text), pretokenized=list(fixed) or None)
    return [_morpheme(token) for token in tokens]


def _morpheme(token: Any) -> Morpheme:
    """Copy a Kiwi token (untyped); codas of contractions become letters one can type."""
    form = token.form.translate(_CODAS)
    lemma = token.lemma.translate(_CODAS) if token.tag[0] == "V" else form
    return Morpheme(form, str(token.tag), token.start, token.start + token.len, lemma)


def write(morphemes: Sequence[tuple[str, str]]) -> str:
    """Write morphemes as a word or phrase, contracted and with the forms that fit: 가 + 었 + 다 → "갔다"."""
    back = [(form[:1].translate(_TO_CODAS) + form[1:] if tag[0] in "EJ" else form, tag) for form, tag in morphemes]
    return str(_loader.kiwi().join(back))


#: Kiwi numbers its morphemes by frequency; nouns beyond this rank ("가온", "시연") are rarer than the names.
_COMMON_RANK = 30_000


@lru_cache(maxsize=20_000)
def is_common_word(word: str) -> bool:
    """Say whether Kiwi's dictionary knows the word as one everyday noun or adverb ("지도", "사이")."""
    tokens = _loader.kiwi().tokenize(word)
    if len(tokens) != 1 or tokens[0].oov or tokens[0].id > _COMMON_RANK:
        return False
    return str(tokens[0].tag) in {"NNG", "MAG", "IC", "MM", "NR", "MAJ", "NP", "NNB"}


def names_in(text: str, known: Iterable[str] = ()) -> list[FoundName]:
    """Return the personal names that stand in the text, `known` ones and those its grammar gives away."""
    return list(_names_in(text, tuple(known)))


@lru_cache(maxsize=64)
def _names_in(text: str, known: tuple[str, ...]) -> tuple[FoundName, ...]:
    # One passage is asked for several times while it is read.
    return tuple(find_names(text, known, is_common_word))


def analyse(text: str, names: Sequence[FoundName], whole: Sequence[tuple[int, int]] = ()) -> list[Morpheme]:
    """Return the morphemes with each found name, and each span of `whole`, as one proper noun."""
    taken = sorted(whole)
    spans: list[tuple[int, int, str]] = [(start, end, "NNP") for start, end in taken]
    for name in names:
        if not any(start < name.end and name.start < end for start, end in taken):
            spans.append((name.start, name.end, "NNP"))
            if name.friendly:
                spans.append((name.end, name.end + 1, "XSN"))
    for match in _MIXED.finditer(text):
        if not any(start < match.end() and match.start() < end for start, end, _ in spans):
            spans.append((match.start(), match.end(), "SL"))
    for match in _WHOSE_WORDS.finditer(text):
        if any(name.end == match.start() or name.end + 1 == match.start() for name in names):
            cuts = [
                match.start(1),
                match.end(1),
                *([match.end(1) + 1] if match.end(2) - match.start(2) > 1 else []),
            ]
            spans += zip(cuts, [*cuts[1:], match.end(2)], ("NNG", "JKB", "JX"), strict=False)
    for match in _CUT_WRONG.finditer(text):
        if not any(start < match.end() and match.start() < end for start, end, _ in spans):
            spans.append((match.start(), match.end(), "VCN" if match.group() == "아니" else "NNG"))
    return _with_verbal_nouns(tokenize(text, sorted(spans)))


#: "예린 말로는": behind some names Kiwi takes 말로 for a name.
_WHOSE_WORDS = re.compile(r"(?:이)?\s+(말|얘기|이야기)(로는|로)(?![가-힣])")
#: What Kiwi reads as something else in its place: "지호 아니고 민아", "앗 오타", "모레부터 한파래".
_CUT_WRONG = re.compile(r"(?<=[가-힣0-9]\s)아니(?=고[\s,])|(?<![가-힣])(?:오타|한파)(?![가-힣]*[를을])")


def _behind_said(morphemes: list[Morpheme]) -> bool:
    """Say whether "…다고 한" stands right before: "재밌다고 한 건 세라야"."""
    if len(morphemes) < 3 or (morphemes[-1].form, morphemes[-2].form) != ("ㄴ", "하"):
        return False
    return morphemes[-3].tag[0] == "E" and morphemes[-3].form.endswith("고")


def _with_verbal_nouns(morphemes: list[Morpheme]) -> list[Morpheme]:
    """Make a verb of "추천한 사람": behind a noun without a space, 한 is no number."""
    result: list[Morpheme] = []
    for morpheme in morphemes:
        before = result[-1] if result else None
        verbal = morpheme.form == "한" and morpheme.tag == "MM" and morpheme.end - morpheme.start == 1
        noun = before is not None and before.tag == "NNG" and before.end == morpheme.start
        said = before is not None and before.tag[0] == "E" and before.form.endswith("고")
        if verbal and (noun or said):
            result.append(Morpheme("하", "XSV" if noun else "VV", morpheme.start, morpheme.end, "하다"))
            result.append(Morpheme("ㄴ", "ETM", morpheme.start, morpheme.end, "ㄴ"))
        elif morpheme.form == "건" and morpheme.tag in {"NNG", "NNB"} and _behind_said(result):
            result.append(Morpheme("거", "NNB", morpheme.start, morpheme.end, "거"))
            result.append(Morpheme("ㄴ", "JX", morpheme.start, morpheme.end, "ㄴ"))
        else:
            result.append(morpheme)
    return result


def content_morphemes(text: str, names: Iterable[str] = ()) -> list[str]:
    """Return the content words of a text for an index: nouns (one syllable too), names whole, verbs' lemmas.

    >>> content_morphemes("은채가 차를 팔았대")
    ['은채', '차', '팔다']
    """
    links = [(m.start(), m.end()) for m in _LINK.finditer(text)]
    morphemes = analyse(text, names_in(text, names), links)
    words: list[str] = []
    for position, morpheme in enumerate(morphemes):
        tag = morpheme.base_tag
        if tag in _NOUNS or tag.startswith("W_"):
            word = text[morpheme.start : morpheme.end] if tag[0] in "SW" else morpheme.form
            words.append(word.strip().lower())
        elif tag in _VERBS and morpheme.lemma not in _EMPTY:
            words.append(morpheme.lemma)
        elif (tag == "MAG" and morpheme.form not in _EMPTY) or (
            tag == "NNB" and position and morphemes[position - 1].tag == "SN"
        ):
            words.append(morpheme.form)
    return [word for word in words if word and word not in _EMPTY]
