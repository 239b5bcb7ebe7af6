"""Where a name that is known stands in a text as somebody's name, and not as a word or part of one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ingest.language.korean import is_common_word, names_in, tokenize
from ingest.language.korean_names import speaks_of_nature
from ingest.resolve.named import is_ordinary_name, named_people

Span = tuple[int, int]

_HANGUL = re.compile(r"[가-힣]")
# What may stand right behind a name: particles, the copula, suffixes such as -님 and -들.
_BEHIND_NAMES = ("J", "VCP", "XS", "NNB")


def places_of(text: str, names: Iterable[str], taken: Sequence[Sequence[int]] = ()) -> list[Span]:
    """Return where one of some names stands as a person's; `taken` are places that name somebody else.

    >>> places_of("태호라면 갔을걸", ["태호"])
    [(0, 2)]
    """
    found: set[Span] = set()
    for name in sorted(set(names)):
        if len(name) > 1:
            found.update(_hangul(text, name) if _HANGUL.search(name) else _latin(text, name))
    return sorted(
        (start, end) for start, end in found if not any(first < end and start < last for first, last in taken)
    )


def _hangul(text: str, name: str) -> list[Span]:
    common = is_common_word(name)
    spans = {(n.start, n.end) for n in names_in(text, () if common else (name,)) if n.name == name}
    if not common:
        for match in re.finditer(rf"(?<!\w){re.escape(name)}", text):
            if match.span() not in spans and _stands_alone(text, match.span(), name):
                spans.add(match.span())
    return sorted(spans)


def _stands_alone(text: str, span: Span, name: str) -> bool:
    """Say whether only what follows nouns stands behind a name in its word."""
    if speaks_of_nature(text, span[0], name):
        return False
    if not text[span[1] : span[1] + 1].isalnum():
        return True
    behind = next((m for m in tokenize(text, [(*span, "NNP")]) if m.start >= span[1]), None)
    return behind is not None and behind.start == span[1] and behind.tag.startswith(_BEHIND_NAMES)


def _latin(text: str, name: str) -> list[Span]:
    if is_ordinary_name(name):
        # "Mark" and "mark": only where a name is told from the word.
        return [m.span for m in named_people(text, "en", (name,)) if m.span is not None and m.name == name]
    pattern = rf"(?<![A-Za-z0-9_'’-]){re.escape(name)}(?![A-Za-z0-9_])(?!-[A-Za-z])"
    full = re.compile(r"\s[A-Z][a-z]+") if " " not in name else None
    return [
        match.span()
        for match in re.finditer(pattern, text, re.IGNORECASE)
        if full is None or not full.match(text, match.end()) or not text[match.start()].isupper()
    ]
