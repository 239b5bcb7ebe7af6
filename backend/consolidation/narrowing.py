"""What narrows a well-known activity: whom it is for, and the words before its name."""

from __future__ import annotations

import re
from functools import cache

from backend.consolidation.inventory import attended_names, parts, places, words
from backend.consolidation.inventory.lessons import AUDIENCES_EN, AUDIENCES_KO
from backend.consolidation.inventory.verbs import PLAIN
from backend.consolidation.known import activity_of_place, holders, named_thing, places_of, thing_of
from backend.consolidation.occurrence import Occurrence
from ingest.language.lexical import lexical_tokens

_TAIL_EN = re.compile(r" (?:about|for|with|at|and|in|on|before|after|from|to)\b.*", re.IGNORECASE)
_HANGUL = re.compile(r"[가-힣]")


@cache
def _audiences() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in (AUDIENCES_EN, AUDIENCES_KO):
        for line in table.strip().split("\n"):
            name, _, forms = line.partition(":")
            found.update(dict.fromkeys(forms.split(), name))
    return found


# "For kids", "women's judo", "all women"; 아이들이랑 and 아이들 데리고 say with whom, not for whom.
_FOR_EN = re.compile(r"(?:\bfor (?:[\w'’-]+ )?|\ball )([\w-]+)|\b([\w-]+?)s?['’](?:s\b|(?=\s))", re.IGNORECASE)
_FOR_KO = re.compile(r"(?:^|\s)([가-힣]+)(?=\s(?!데리|데려)|을 위|를 위| 대상|$)")


def audiences_of(event: Occurrence) -> frozenset[str]:
    """Return whom a class or a session is for, by the words that stand for all their forms.

    >>> sorted(audiences_of(Occurrence("e", "p", "Ada", "did", "do", "Ada did judo for beginners.", "judo")))
    ['beginners']
    """
    thing = event.target or ""
    if _HANGUL.search(event.text):
        said = [*_FOR_KO.findall(event.text), *thing.split()]
    else:
        said = [word for pair in _FOR_EN.findall(event.text) for word in pair if word]
        said += re.findall(r"[A-Za-z][A-Za-z-]*", thing)
    found = (_audiences().get(word.lower()) for word in said)
    return frozenset(name for name in found if name is not None)


def modifiers_of(event: Occurrence, name: str) -> str:
    """Return the words before the name of help, care or a group that say which: "grief counselling" is not any.

    How and where one runs or swims narrows nothing.

    >>> modifiers_of(Occurrence("e", "p", "Ada", "went", "go", "", "couples therapy"), "therapy")
    'couples'
    """
    if name not in attended_names():
        return ""
    if name in _AT_ONE_PLACE:
        return _place_of(event)
    thing = _TAIL_EN.sub("", thing_of(event))
    if name not in named_thing(event, thing):
        thing = next((place for place in places_of(event) if activity_of_place(place) == name), "")
    own = _own_tokens(name) | holders()
    kept = [word for word in thing.split() if word.lower() not in PLAIN and not set(lexical_tokens(word)) <= own]
    return " ".join(kept).lower()


# What one does as a volunteer is another thing at another place.
_AT_ONE_PLACE = frozenset({"volunteering"})
_AT = re.compile(
    r"\b(?:at|with|in) (?:the |a |an |my |our )?([\w'’ -]+?)(?=$|[.,!]| (?:on|this|last|again|for|with|in|and)\b)"
)


def _place_of(event: Occurrence) -> str:
    place = event.place
    if place is None and (said := _AT.search(event.text)) is not None:
        place = said.group(1)
    kept = [word for word in (place or "").lower().split() if word not in PLAIN | {"the", "a"}]
    return f"at {' '.join(kept)}" if kept else ""


@cache
def _own_tokens(name: str) -> frozenset[str]:
    """Return every index word of the forms of an activity."""
    forms = [
        form for table in (words().written, parts().written) for form, names in table.items() if name in names
    ]
    forms += [form for form, of in places().items() if of == name]
    return frozenset(token for form in forms for token in lexical_tokens(form))
