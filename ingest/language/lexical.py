"""Tokens for the full-text indexes, and the Lucene queries that are built from them.

One function makes the tokens of what is stored and of what is asked, so that the two always meet: English
words become lower-case Snowball stems without stop words, Korean becomes content morphemes (nouns of one
syllable too), and identifiers such as KX-12 or C++ stay findable whole and in parts. What a user typed never
reaches the query parser as syntax: queries are made from these tokens only, each of them in quotes.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable
from functools import cache

import Stemmer

from ingest.language.korean import analyse, content_morphemes, names_in

# Lucene refuses more than 1,024 clauses; 64 distinct words say what a question of any length is about.
MAX_QUERY_TERMS = 64
# A term of more letters is no word (a blob of base64, say); Lucene refuses one beyond 32 kB.
MAX_TOKEN_LENGTH = 64

# Words that say nothing about what a turn is about. Pronouns and auxiliaries are most of them.
_STOP_WORD_LIST = """
    a an the this that these those some any each such own same other both all
    and or but if because while until although though than as so nor not no only very too just also then
    of at by for with about between into through during before after above below to from up down in out on off
    over under again further once here there
    i me my mine myself we us our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself it its itself they them their theirs themselves
    what which who whom whose when where why how
    am is are was were be been being do does did doing done have has had having
    will would shall should can could may might must ought
    s t d ll m re ve don didn doesn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn
"""
STOP_WORDS = frozenset(_STOP_WORD_LIST.split())

# A run of letters and digits that may be held together inside by - . _ / + # & @ ' and may end in + or #.
# Hangul is left to the morphemes: in "C++로" the particle is no part of the name.
_RUN = re.compile(r"[^\W_가-힣]+(?:['’\-._/+#&@:]+[^\W_가-힣]+)*[+#]*")
_PART = re.compile(r"[^\W_]+")
# Capitalised words side by side, small words between them allowed: "University of the Arts", "J. R. Kim". A full
# stop ends a name unless it stands behind one or two letters; a line's end always does.
_NAME_WORD = r"(?:(?:[A-Z]\.)+|[A-Z][a-z]\.|[A-Z0-9][\w'’&-]*)"
_NAME = re.compile(rf"\b{_NAME_WORD}(?: (?:(?:of|the|de|van|von|da|del|la|le|&) ){{0,2}}{_NAME_WORD})*")
NAME_MARK = "@"
_HANGUL = re.compile(r"[가-힣]")
_PURE_HANGUL = re.compile(r"[가-힣]+")
_POSSESSIVE = re.compile(r"['’]s?$")


@cache
def _stemmer() -> Stemmer.Stemmer:
    return Stemmer.Stemmer("english")


def lexical_tokens(text: str, lang: str | None = None) -> list[str]:
    """Return the index tokens of a text in order, repeats kept, for a whitespace analyser.

    >>> lexical_tokens("Caroline's adopting two dogs")
    ['carolin', 'adopt', 'two', 'dog']
    """
    text = unicodedata.normalize("NFC", text)
    tokens = _latin_tokens(text)
    # `lang` is a hint that costs nothing to check: Korean stands in English notes, too.
    if _HANGUL.search(text):
        tokens += [part for word in content_morphemes(text) for part in word.split() if _HANGUL.search(part)]
    return [token for token in tokens if len(token) <= MAX_TOKEN_LENGTH]


def _latin_tokens(text: str) -> list[str]:
    tokens: list[str] = []
    for run in _RUN.findall(text.lower()):
        whole = _POSSESSIVE.sub("", run.replace("’", "'"))
        parts = _PART.findall(whole)
        if (len(parts) > 1 or whole[-1] in "+#") and "'" not in whole:
            tokens.append(whole)  # an identifier or a compound, findable whole and in its parts
        tokens += _stemmer().stemWords([part for part in parts if part not in STOP_WORDS])
    return tokens


def name_tokens(text: str) -> list[str]:
    """Return one token for each thing the text calls by name: "@hamburg_airport", "@서울".

    Two passages that share such a token, and few others have it, speak of the same thing: these are the bridges
    that a second look walks over. Whether a name is a person or a place is not asked here.
    """
    text = unicodedata.normalize("NFC", text)
    names = [_joined(match.group()) for match in _NAME.finditer(text)]
    if _HANGUL.search(text):
        found = analyse(text, names_in(text))
        names += [morpheme.form.replace(" ", "_") for morpheme in found if morpheme.tag == "NNP"]
    distinct = dict.fromkeys(name for name in names if 1 < len(name) < MAX_TOKEN_LENGTH and not name.isdigit())
    return [NAME_MARK + name for name in distinct]


def _joined(run: str) -> str:
    """Return a run of capitalised words as one word, without the small words at its ends."""
    words = [_POSSESSIVE.sub("", word.replace("’", "'")) for word in run.lower().split()]
    while words and (words[0] in STOP_WORDS or words[0].isdigit() or "'" in words[0]):
        words.pop(0)
    while words and words[-1] in STOP_WORDS:
        words.pop()
    return "_".join(".".join(_PART.findall(word)) for word in words)


def space_token(space: str) -> str:
    """Return a short word of letters and digits that stands for a space in the full-text indexes."""
    return "s" + hashlib.sha256(space.encode()).hexdigest()[:15]


def type_token(statement_type: str) -> str:
    """Return the word that stands for a statement's type in the full-text index."""
    return "t" + hashlib.sha256(statement_type.encode()).hexdigest()[:15]


def lucene_terms(tokens: Iterable[str]) -> list[str]:
    """Return the distinct tokens as quoted Lucene terms, at most MAX_QUERY_TERMS of them."""
    distinct = list(dict.fromkeys(token for token in tokens if '"' not in token and "\\" not in token))
    return [f'"{token}"' for token in distinct[:MAX_QUERY_TERMS]]


def lexical_query(field: str, tokens: Iterable[str], *required: tuple[str, str]) -> str | None:
    """Return a Lucene query for tokens in one field, inside what the required (field, word) pairs select.

    None where no token is left: a question of stop words has nothing to look for.
    """
    terms = lucene_terms(tokens)
    if not terms:
        return None
    # A boost of nothing: what is required selects, but does not score.
    must = " ".join(f"+{name}:{word}^0" for name, word in required)
    return f"{must} +{field}:({' '.join(terms)})".strip()


def text_query(text: str, *required: tuple[str, str]) -> str | None:
    """Return a Lucene query for the cjk index over `text`: plain words, which its analyser cuts into bigrams.

    The words are quoted one by one; inside one Korean word the bigrams must then stand in order. Words of
    Hangul are therefore cut here, so that an inflected word still finds its stem. A word of digits and Hangul
    ("301호") is one token to the analyser (seen on the server), so it stays whole.
    """
    words: list[str] = []
    for word in _PART.findall(unicodedata.normalize("NFC", text).lower()):
        if _PURE_HANGUL.fullmatch(word):
            words += [word[i : i + 2] for i in range(len(word) - 1)] or [word]
        elif word not in STOP_WORDS:
            words.append(word)
    return lexical_query("text", (word for word in words if len(word) <= MAX_TOKEN_LENGTH), *required)
