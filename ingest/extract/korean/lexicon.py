"""The Korean word tables, read once when first asked: verbs by label, opinions by sense, nouns by kind.

The tables are plain text beside this module, one row a label or kind, so a word is added without code.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

_TABLES = Path(__file__).parent / "tables"

#: Predicates that are attitudes or propositions: they stand only in claims.
ATTITUDES = frozenset(
    {
        "likes",
        "dislikes",
        "prefers",
        "wants",
        "trusts",
        "believes_good",
        "believes_bad",
        "recommends",
        "worries_about",
    }
)
SPEECH_ACTS = frozenset({"suggests", "requests", "asks"})
PROPOSITIONS = frozenset({"predicts", "believes"})
STATES = frozenset({"lives_in", "works_at", "studies", "is", "has", "can", "does_regularly"})


@dataclass(frozen=True, slots=True)
class Sense:
    """What a verb says: its predicate label and where its target stands, first that is there wins."""

    label: str
    frames: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All tables."""

    verbs: dict[str, Sense]
    good: frozenset[str]
    bad: frozenset[str]
    mixed: frozenset[str]
    states: frozenset[str]  # adjectives that say how a person is when no thing is judged
    good_nouns: frozenset[str]
    bad_nouns: frozenset[str]
    mixed_nouns: frozenset[str]
    good_adverbs: frozenset[str]
    bad_adverbs: frozenset[str]
    nouns: dict[str, frozenset[str]] = field(default_factory=dict)

    def is_kind(self, word: str, kind: str) -> bool:
        """Say whether a noun is of a kind of the noun table."""
        return word in self.nouns[kind]


def _rows(name: str) -> list[tuple[list[str], list[str]]]:
    rows = []
    for line in (_TABLES / name).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            *head, words = line.split("|")
            rows.append(([cell.strip() for cell in head], words.split()))
    return rows


def _verbs() -> dict[str, Sense]:
    verbs: dict[str, Sense] = {}
    for (label, frames), words in _rows("verbs.txt"):
        sense = Sense(label, tuple(frames.split()))
        for word in words:
            # "떠나다+" overrides an earlier row, "나오다-" is a sense that only a rule may choose
            if word.endswith("-"):
                continue
            if word.endswith("+"):
                verbs[word[:-1]] = sense
            else:
                verbs.setdefault(word, sense)
    return verbs


def _bare(words: list[str]) -> frozenset[str]:
    return frozenset(word.rstrip("+") for word in words if not word.endswith("-"))


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """Return the tables."""
    opinions: dict[str, frozenset[str]] = {head[0]: _bare(words) for head, words in _rows("opinions.txt")}
    nouns = {head[0]: _bare(words) for head, words in _rows("nouns.txt")}
    return Lexicon(
        verbs=_verbs(),
        good=opinions["good adjective"],
        bad=opinions["bad adjective"],
        mixed=opinions["mixed adjective"],
        states=opinions["state adjective"],
        good_nouns=opinions["good noun"],
        bad_nouns=opinions["bad noun"],
        mixed_nouns=opinions["mixed noun"],
        good_adverbs=opinions["good adverb"],
        bad_adverbs=opinions["bad adverb"],
        nouns=nouns,
    )
