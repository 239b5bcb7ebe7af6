"""Messages of others that the sender pastes: "Bob: I hate Tom", "> Bob: …", "Bob wrote:" before quoted lines.

They are the words of who is named before the colon. A label ("Note:", "Time:") names nobody; a quoted line under
no name at all is somebody's, and nobody knows whose.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.lexicon.concepts import PLACES
from ingest.extract.english.lexicon.people import KIN, NOT_NAMES
from ingest.extract.english.scene import Scene, is_given_name
from ingest.language.english import is_function_word, is_word, lemma

_TITLE = r"(?:Mr|Mrs|Ms|Miss|Dr|Prof|Aunt|Auntie|Uncle)\.? "
_NO_DAY = r"(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)"
_NAME = rf"(?:{_TITLE})?{_NO_DAY}[A-Z][a-zà-ÿ][\w'’-]*(?: [A-Z][\w'’-]+)?|[Mm]y (?:[a-z]+ )?[a-z]+"
_STAMP = (
    r"(?:[\[(]?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},? )?\d{1,2}[:.]\d\d(?::\d\d)?(?: ?[APap][Mm])?[\])]?(?: -)?,? +)?"
)
_MARK = r"(?P<mark>[ \t]*(?:>+[ \t]?)*)(?:[-*•] )?"
# "> Bob: …", "[10:32] Bob: …", "Ann to Bob: …"
_LABEL = re.compile(rf"{_MARK}{_STAMP}(?P<np>{_NAME})(?:,? (?:to|@) ?(?P<to>{_NAME}))?\s*:[ \t]+(?=\S)")
_WRITES = r"(?:wrote|writes|said|says|replied|replies|answered|texted|posted|messaged|emailed)"
# "Bob wrote:", "On Monday Bob wrote:", "From Bob:" at the end of a line; what follows is on the next lines.
_HEADER = re.compile(
    rf"{_MARK}(?:(?:[Oo]n|[Aa]t|[Ee]arlier|[Yy]esterday|[Tt]oday)\b[^:\n]{{0,40}}?,? )?(?:(?P<np>{_NAME}) (?:<[^>\n]*> )?{_WRITES}(?: to (?:me|us))?(?: [^:\n]{{2,30}})?"
    rf"|(?:[Ff]rom|[Ff]orwarded from|[Mm]essage from|[Tt]ext from) (?P<np2>{_NAME}))[ \t]*:[ \t]*$",
    re.M,
)
_QUOTED = re.compile(r"[ \t]*>")
_SAYS_I = re.compile(r"(?:\b(?:I|we)\b(?!\.)|\bI['’]|\b(?:[Mm]y|[Oo]ur)\b|\bme\b)")
_NO_SUBJECT = re.compile(r"(?:[a-z]+s|was|is|has|had|will|can|not|allergic)\b")
_CALENDAR = frozenset(
    "january february march april may june july august september october november december summer autumn spring winter "
    "monday tuesday wednesday thursday friday saturday sunday christmas easter".split()
)


_BARE_KIN = frozenset("mum mom mam dad nan nana gran granny grandma grandad grandpa".split())


@dataclass(frozen=True, slots=True)
class Pasted:
    """A stretch of a passage in other words than the sender's: where it lies, and who is named for it, if anybody."""

    start: int
    end: int
    label: int  # where what names the writer begins
    who: tuple[str, int] | None = None
    to: tuple[str, int] | None = None
    is_heading: bool = False  # the line that names the writer, itself no message


def pasted_in(text: str, scene: Scene) -> list[Pasted]:
    """Return the stretches of a passage that are pasted, in order."""
    if ":" not in text and ">" not in text:
        return []
    found: list[Pasted] = []
    pending: tuple[str, int] | None = None  # whose the quoted lines that follow are
    plain_next = False
    for line in re.finditer(r"[^\n]+", text):
        start, end = line.span()
        is_quoted = _QUOTED.match(line.group()) is not None
        header = _HEADER.match(text, start, end)
        label = _LABEL.match(text, start, end)
        if header is not None and (named := _named(header, scene)) is not None:
            pending, plain_next = named, True
            found.append(Pasted(start, end, start, named, is_heading=True))
        elif label is not None and _is_message(text[label.end() : end], label, scene):
            found.append(_labelled(text, label, end))
            pending, plain_next = (label["np"], label.start("np")) if is_quoted else None, False
        elif is_quoted or (plain_next and pending is not None):
            found.append(Pasted(start, end, start, pending))
            plain_next = False
        else:
            pending, plain_next = None, False
    return found


def _named(header: re.Match[str], scene: Scene) -> tuple[str, int] | None:
    group = "np" if header["np"] else "np2"
    name = header[group]
    return (name, header.start(group)) if _is_person(name, "I", scene) else None


def _labelled(text: str, label: re.Match[str], end: int) -> Pasted:
    to = (label["to"], label.start("to")) if label["to"] else None
    return Pasted(label.start("np"), end, label.start("np"), (label["np"], label.start("np")), to)


def _is_message(body: str, label: re.Match[str], scene: Scene) -> bool:
    """Are these the words of who is named before the colon, and no entry about him ("Bob: allergic to nuts")?"""
    if re.match(r"[\"“'‘]", body):
        return False  # a quotation is read as one
    if not _is_person(label["np"], body, scene):
        return False
    is_item = re.match(r"[\s>]*[-*•] ", label.group()) is not None
    says_i = _SAYS_I.search(body) is not None
    return says_i or label["to"] is not None or not (is_item or _NO_SUBJECT.match(body) or len(body.split()) < 3)


def _is_person(name: str, body: str, scene: Scene) -> bool:
    words = name.split()
    low = words[-1].lower()
    if words[0].lower() == "my":
        return low in KIN
    first = words[0].lower()
    if name.lower() in scene.known or first in scene.known or re.match(_TITLE, name):
        return True
    if first in _CALENDAR or first in NOT_NAMES or first in PLACES or is_function_word(first):
        return False
    if is_given_name(words[0]) or (first in _BARE_KIN and words[0][0].isupper()):
        return True
    if _is_word(first) or (len(words) > 1 and _is_word(low)):
        return False
    return _SAYS_I.search(body) is not None  # an unknown name speaks only where somebody does


def _is_word(word: str) -> bool:
    plain = lemma(word, "NNS")
    return any(is_word(form, kind) for form in (word, plain) for kind in ("noun", "verb", "adj", "adv"))
