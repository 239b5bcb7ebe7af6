"""Cuts a passage into sentences that state something, with direct speech kept apart.

The cut is by punctuation, not by the parser: chat and lists confuse a parser trained on prose, and what is
skipped here (questions, headings, code) need not be parsed at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ingest.language.english import is_word, lemma


@dataclass(frozen=True, slots=True)
class Segment:
    """One sentence (or list item) of a passage: code points `start` to `end`."""

    start: int
    end: int
    text: str
    is_question: bool = False
    is_bullet: bool = False
    after_colon: bool = False  # the sentence continues one that ended in a colon
    before_colon: bool = False
    quotes: tuple[tuple[int, int], ...] = ()  # inside the quotation marks, in the passage
    is_echo: bool = False  # the end of a sentence that leaves out the content: "Mirela doesn't"
    is_over: bool = False  # what follows tells that it is over: "yoga today, did headstands"
    goes_on: bool = False  # what stands before it in the sentence tells a doing of the speaker's own


_LINE = re.compile(r"[^\n]+")
_HEADING = re.compile(r"^\s*#{1,6}\s")
_BULLET = re.compile(r"^\s*(?:[-*+•]|\d{1,2}[.)])\s+(?:\[[ xX]\]\s*)?")
_QUOTED_LINE = re.compile(r"^\s*>+\s?")
_ABBREVIATIONS = frozenset(
    "mr mrs ms dr prof st sr jr vs etc approx no dept e.g i.e a.m p.m fig rev gen sen rep capt lt col sgt mt inc ltd co "
    "jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat".split()
)
_BOUNDARY = re.compile(
    r"[.!?…]+[)\"”’']*(?=\s|$)|\s[–—-]{1,2}\s|—|;\s|(?<=\w):\s+(?=\S)|(?:(?<=['’]s like)|(?<=\bis like)|(?<=was like)),\s+(?=(?:I|we|my|our)\b)|(?:(?<=\bgoes)|(?<=\bwent)),?\s+(?=(?:I|we)\b)|[\U0001F300-\U0001FAFF☀-➿]+\s*"
)
# "So Ann goes I'm not paying": only a name or a pronoun alone before it, else somebody really goes.
_SOMEBODY_GOES = re.compile(
    r"\W*(?:(?:so|and|but|then|anyway|well),? )*(?:(?:my |your )?[a-z]+|(?-i:[A-Z])[\w-]+)(?: (?:just|then|only|actually))? (?:goes|went)$",
    re.I,
)
# "He went I think on Monday": what the speaker puts in.
_ASIDE = re.compile(
    r"(?:I|we) (?:think|believe|guess|suppose|reckon|mean|hope|know|imagine|was|were|had|went|go)\b"
)
# "Ann called the band 'an absolute racket'": the words are hers, but they are no sentence.
_CALLED = re.compile(r"\b(?:call(?:s|ed)?|dubbed|dubs|labelled|branded) (?:[\w-]+ ){0,3}[\w-]+ [\"“‘'„]$", re.I)
_A_NAME = re.compile(r"(?:an? |the )(?:[\w-]+ ){0,3}[\w-]+$", re.I)
_QUOTE = re.compile(r"[\"“„]([^\"“”„\n]{2,}?)[\"”]|(?:(?<=\s)|(?<=^))['‘](\S[^\n]*?\S)['’](?=[\s.,;!?)]|$)")
_QUESTION_HEAD = re.compile(
    r"^(?:(?:so|and|but|ok|okay|hey|hi|btw|oh|well|wait|also|then|please|pls|plz)\W+)*(?:(?P<aux>do|does|did|is|are|was|were|am|can|could|"
    r"will|would|should|shall|have|has|had|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't|couldn't|"
    r"wouldn't|haven't|hasn't)\s+(?:you|u|ya|he|she|it|they|we|i|the|your|his|her|their|this|that|there|any\w*|(?-i:[A-Z]\w+))\b"
    # "Can one of you grab the door": a request, with or without its question mark.
    r"|(?:can|could|will|would|can't|couldn't|won't|wouldn't)\s+(?:some(?:one|body)|every(?:one|body)|no(?:body|\sone)|(?:one|two|some|any|either|all|both|none)\s+of)\b"
    r"|(?:what|where|when|why|who|whom|whose|which|how)\b(?:'s|\s+(?:is|are|was|were|do|does|did|can|could|"
    r"will|would|should|have|has|about|come|many|much|long|often|far|time|kind)\b)"
    r"|any(?:one|body)\s+(?:know|got|have|want|fancy|up|seen|else|here)|any\s+(?:idea|news|chance|luck|plans|tips)\b|"
    r"wanna\s+\w+|(?:u|you)\s+(?:coming|free|there|around|ok|home|up)\b)",
    re.I,
)
# "Had I known, I would have come": a condition without "if".
_INVERTED = re.compile(
    r"^(?:and |but |so )?(?:had|were|should) [^?]+?(?:,| (?=(?:I|we|he|she|they)\b)).*?\b(?:would|could|might|will)\b|^(?:had|were|should) [^?]+['’](?:d|ll)\b",
    re.I,
)
# "Had the boiler serviced": asked, it would have its question mark.
_HAD_IT_DONE = re.compile(r"^had (?:it (?=up to|with)|the|a|an|my|our|his|her|their|some|\d+|two|three) ?\w", re.I)
# "Did the dishes", "did the big shop this morning": a deed; "did the parcel arrive" asks.
_DID_IT = re.compile(
    r"did the (?P<adj>(?:[a-z]+ ){0,2}?)(?P<noun>[a-z]+)(?P<up> up)?(?: (?:again|today|tonight|yesterday|first|finally|too|myself|(?:this|last|for|at|in|with|before|after|on|by|and|"
    r"til|until) .*))?[.!]*$",
    re.I,
)


def _did_it(piece: str) -> bool:
    found = _DID_IT.match(piece.split(",")[0])
    if found is None or not (is_word(found["noun"], "noun") or is_word(lemma(found["noun"], "NNS"), "noun")):
        return False
    return all(
        (is_word(word, "adj") and not is_word(word, "noun")) or word in _SIZES for word in found["adj"].split()
    )


_SIZES = frozenset("sunday saturday monday friday big weekly whole usual entire monthly full".split())
LONGEST_SENTENCE = 600  # code points; talk without punctuation is cut at the next comma or space


def segments(text: str, start: int = 0, end: int | None = None) -> Iterator[Segment]:
    """Yield the sentences of a passage (or of a piece of it), in order."""
    end = len(text) if end is None else end
    for line in _LINE.finditer(text, start, end):
        begin, stop = line.span()
        if _HEADING.match(line.group()):
            continue
        quoted = _QUOTED_LINE.match(line.group())
        if quoted:
            begin += quoted.end()
        bullet = _BULLET.match(text[begin:stop])
        if bullet:
            begin += bullet.end()
        yield from _sentences(text, begin, stop, is_bullet=bullet is not None)


_DASHES = frozenset({"-", "–", "—", "--"})
# "Voicemail from the surgery - my results are normal": a dash does for a colon.
_A_MESSAGE = re.compile(
    r"(?:(?:just |i |we |i've )*(?:had|got|received) )?(?:an? |another |the )?(?:(?:quick|new|lovely|long|angry) )?"
    r"(?:texts?|message|e-?mail|letter|note|card|postcard|voicemail|voice ?note|call|phone call|dm|whatsapp|reply|update|word|news) "
    r"from (?:the |my |our )?[\w'’-]+(?: [\w'’-]+)?",
    re.I,
)


def _sentences(text: str, begin: int, stop: int, *, is_bullet: bool) -> Iterator[Segment]:
    quotes = tuple(_quotes(text, begin, stop))
    cuts = list(_cuts(text, begin, stop, quotes))
    after_colon = False
    for left, right, mark in cuts:
        announces = mark.strip() in (":", ",")  # a comma only behind "Ann's like"
        for a, b in _short_pieces(text, left, right):
            s, e = _trim(text, a, b)
            if e <= s:
                continue
            piece = text[s:e]
            inside = tuple(q for q in quotes if s <= q[0] and q[1] <= e)
            asks = "?" in mark or bool(
                _QUESTION_HEAD.match(piece)
                and "!" not in mark
                and not inside
                and not _INVERTED.match(piece)
                and not _HAD_IT_DONE.match(piece)
                and not _did_it(piece)
            )
            announces = announces or (mark.strip() in _DASHES and _A_MESSAGE.fullmatch(piece) is not None)
            yield Segment(s, e, piece, asks, is_bullet, after_colon, announces, inside)
        after_colon = announces


def _cuts(text: str, begin: int, stop: int, quotes: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int, str]]:
    left = begin
    for match in _BOUNDARY.finditer(text, begin, stop):
        at = match.start()
        if any(a <= at < b for a, b in quotes):
            # A full stop inside quotation marks ends the sentence only with them.
            closing = next(b for a, b in quotes if a <= at < b)
            rest = text[closing + 1 : closing + 30].lstrip()
            if match.end() < closing or (rest and not rest[:1].isupper()) or _is_inverted(rest):
                continue
            right = closing + 1
            if right <= left or text[at] not in ".!?…":
                continue
            yield left, right, "."
            left = right
            continue
        if at < left or _is_abbreviation(text, begin, match):
            continue
        if text[at - 4 : at].lower() in ("goes", "went"):
            if _SOMEBODY_GOES.match(text[left:at]) is None or _ASIDE.match(text, match.end()) is not None:
                continue
            yield left, at, ","
            left = match.end()
            continue
        digits = text[at - 1 : at].isdigit() and text[match.end() : match.end() + 2].strip()[:1].isdigit()
        if match.group().strip() == "." and digits:
            continue
        mark = match.group()
        right = match.end() if mark.strip()[:1] in ".!?…" else at
        if mark.strip() == ":" and quotes and any(q[0] <= match.end() + 1 <= q[1] for q in quotes):
            continue  # the colon before a quotation
        yield left, right, mark
        left = match.end()
    if left < stop:
        yield left, stop, ""


def _is_inverted(rest: str) -> bool:
    """Does the text after a quotation name its speaker ("… ," Ann said)?"""
    return bool(re.match(r"[A-Z]\w+ (?:said|says|asked|told|texted|replied|wrote|added|goes|went)\b", rest))


def _is_abbreviation(text: str, begin: int, match: re.Match[str]) -> bool:
    if match.group() != ".":
        return False
    word = re.search(r"[\w.]+$", text[begin : match.start()])
    if word is None:
        return False
    low = word.group().lower()
    if low in ("a.m", "p.m", "etc"):
        return not text[match.end() : match.end() + 2].strip()[:1].isupper()
    return low in _ABBREVIATIONS or (len(low) == 1 and low.isalpha() and low != "i")


def _quotes(text: str, begin: int, stop: int) -> Iterator[tuple[int, int]]:
    for match in _QUOTE.finditer(text, begin, stop):
        group = 1 if match.group(1) is not None else 2
        inside = match.group(group)
        if _A_NAME.match(inside) and _CALLED.search(text[begin : match.start(group)]):
            continue
        if len(inside.split()) >= 2 or inside.rstrip()[-1:] in ".!?,":
            yield match.span(group)


def _short_pieces(text: str, left: int, right: int) -> Iterator[tuple[int, int]]:
    while right - left > LONGEST_SENTENCE:
        cut = max(text.rfind(", ", left, left + LONGEST_SENTENCE), text.rfind(" ", left, left + LONGEST_SENTENCE))
        if cut <= left:
            cut = left + LONGEST_SENTENCE
        yield left, cut
        left = cut
    yield left, right


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] in ",*_~>:-–—"):
        start += 1
    while end > start and (text[end - 1].isspace() or text[end - 1] in "*_~"):
        end -= 1
    return start, end
