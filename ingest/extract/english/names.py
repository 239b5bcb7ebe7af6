"""Gives names their capitals back: "carmen suggested we split the bill", "greta says kofi hates camping".

Chat is often written without capitals, and every rule for people goes by them. Only letters change their case,
never their number, so that spans stay exact. A frequent given name is one wherever it stands; any other word
only where a person stands and no dictionary knows it: before a verb that only people do.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ingest.extract.english.lexicon.frames import RECOMMEND_VERBS, REQUEST_VERBS, SUGGEST_VERBS
from ingest.extract.english.lexicon.people import FEMALE_NAMES, MALE_NAMES, NOT_NAMES
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.language.english import is_function_word, is_word, lemma

# What only people do, beside saying and asking.
_PERSONAL = frozenset(
    "want love hate like adore loathe need hope wish prefer trust enjoy miss marry quit resign swear cry laugh "
    "smile sneeze snore sulk apologise apologize invite cook bake bring buy lend borrow".split()
)
_HUMAN_VERBS = (SOURCE_VERBS.keys() | REQUEST_VERBS | SUGGEST_VERBS | RECOMMEND_VERBS | _PERSONAL) - {
    "read", "see", "find", "hold", "mean", "feel", "note", "query", "question", "signal", "spread", "specify", "write",
    "understand", "call", "require", "challenge", "press", "tip", "post", "text", "email", "message", "phone", "ring",
}  # fmt: skip
_WORD = re.compile(r"(?<![\w'’@/.#-])[a-z]{3,}(?![\w@/-]|\.\w)")
_CLIPPED = re.compile(r"\b([A-Za-z]{3,})in['’](?=\s)")  # "startin' my biz"
_VERB_AFTER = re.compile(
    r"\s+(?:(?:just|also|always|never|still|really|once|keeps?|kept|now|even|actually|then|already)\s+)*([a-z]+)"
)
_DETERMINED = re.compile(r"\b(?:my|our|your|his|her|their|the|an?|this|that)\s+$|\w['’]s\s+$", re.IGNORECASE)
# Chat and abbreviations that no dictionary lists.
_NO_NAMES = frozenset(
    "tbh idk lol omg imo imho btw fyi ngl smh lmao rofl brb afaik gonna gotta wanna dunno kinda sorta lemme gimme innit "
    "thx pls plz cuz coz tho thru yeah yep yup nope nah hmm ugh aww haha hehe ppl msg dont doesnt didnt wont cant isnt "
    "wasnt arent werent couldnt wouldnt shouldnt havent hasnt hadnt ive youve weve theyve youre theyre ill teh tmrw "
    "bio insta app apps bot bots chatbot wifi vlog podcast emoji selfie meme influencer livestream webinar laptop smartphone satnav alexa siri "
    "netflix instagram facebook twitter tiktok youtube google reddit spotify whatsapp amazon uber airbnb".split()
)


# Scots and northern forms, each with one of the same length: "cannae", "me mam".
_SCOTS = re.compile(r"\b(?P<verb>can|do|did|does|is|was|has|have|could|would|should|are|wer)nae\b", re.IGNORECASE)
_FULL = {"can": "cannot", "do": "do not", "are": "aren't"}
_ME_MAM = re.compile(
    r"(?:(?<=^)|(?<=[.!?,] )|(?<=\band )|(?<=\bthat )|(?<=\bbut ))(?P<m>[Mm])e "
    r"(?=(?:ma|mam|mum|da|dad|nan|gran|nana|brother|sister|mate|wife|husband|uncle|aunt|auntie|boss|missus|cousin|son|daughter)\b)"
)


def _in_standard(match: re.Match[str]) -> str:
    verb = match["verb"].lower()
    full = _FULL.get(verb, f"{verb}n't")
    return (full.capitalize() if match["verb"][0].isupper() else full).ljust(len(match.group()))[
        : len(match.group())
    ]


def with_names(text: str) -> str:
    """Return a text of the same length with capitals for the names in it, and words of dialect in standard form."""
    if "nae" in text or "Nae" in text:
        text = _SCOTS.sub(_in_standard, text)
    if "e m" in text or "Me " in text or " me " in text:
        text = _ME_MAM.sub(lambda found: f"{found['m']}y ", text)
    return _WORD.sub(_capital, _CLIPPED.sub(r"\1ing", text))


def _capital(match: re.Match[str]) -> str:
    word = match.group()
    picked_out = _DETERMINED.search(match.string[: match.start()]) is not None  # "my physio": no name
    named = not picked_out and _is_name(word, match.string, match.end())
    return word.capitalize() if named else word


def _is_name(word: str, text: str, end: int) -> bool:
    if word in NOT_NAMES or word in _NO_NAMES or is_function_word(word) or _is_ordinary(word) or _is_form(word):
        return False
    if word in FEMALE_NAMES or word in MALE_NAMES:
        return True
    after = _VERB_AFTER.match(text, end)
    if after is None:
        return False
    verb = after.group(1)
    finite = (
        verb == "quit"
        or verb.endswith("s")
        or (verb.endswith("ed") and len(verb) > 4)
        or lemma(verb, "VBD") != verb
    )
    return finite and (lemma(verb, "VBZ") in _HUMAN_VERBS or lemma(verb, "VBD") in _HUMAN_VERBS)


def _is_form(word: str) -> bool:
    """ "messaged", "dming": a form of a verb that no list has whole."""
    ends = {"ed": "VBD", "ing": "VBG", "ies": "VBZ"}  # "denies": no dictionary has it
    tag = next((tag for end, tag in ends.items() if word.endswith(end)), None)
    base = lemma(word, tag) if tag is not None else word
    return base != word and (is_word(base, "verb") or is_word(base, "noun"))


@lru_cache(maxsize=20_000)
def _is_ordinary(word: str) -> bool:
    return any(
        is_word(word, kind) or is_word(word.removesuffix("s"), kind) for kind in ("noun", "verb", "adj", "adv")
    )
