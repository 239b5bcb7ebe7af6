"""Takes the phrases off a sentence that name its source, mark an opinion, or say nothing at all.

What remains is parsed alone: a short clause parses far better than one hung about with asides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ingest.extract.english.lexicon.passing_on import FOND_ASIDE, PASSED_LEADS, PASSED_TAILS
from ingest.extract.english.lexicon.people import GROUPS, KIN, NOT_NAMES, ROLES
from ingest.extract.english.lexicon.sources import LEADS, MIDDLE, NO_SOURCES, TAILS, Phrase
from ingest.extract.english.lexicon.tellings import MORE_LEADS, MORE_TAILS, NO_WAY, UNTRUE, UPFRONT
from ingest.extract.english.lexicon.word_of import HALF, NAME_VERBED, WORD_LEADS, WORD_TAILS
from ingest.extract.english.perceiving import is_heard_doing
from ingest.extract.english.phrases import is_trade
from ingest.extract.english.scene import (
    FIRST,
    Scene,
    Voice,
    fits,
    gender,
    is_given_name,
    is_nobody,
    person_from_text,
)
from ingest.language.english import is_function_word, is_word
from ingest.model import Mention, MentionKind

_INTERJECTION = re.compile(
    r"^(?:oh my (?:god|gosh)|oh|wow|whoa|hey|hi|hello|well|so|yeah|yep|yup|yes|yay|no|nah|ok|okay|alright|right|ugh|argh|aww|aw|ah|haha\w*|"
    r"hehe|lol|lmao|omg|woah|woohoo|phew|sure|absolutely|definitely|totally|exactly|true|agreed|cool|nice|great|thanks(?: so much| a lot| a bunch)?|"
    r"thank you|cheers|congrats|congratulations|man|dude|mate|bro|gosh|god|look|listen|see|hmm+|um+|uh|er|anyway|and|but|also|btw|ooh|boy|damn|shit|crap|"
    r"good morning|good evening|good afternoon|morning|evening|welcome back|same here|me too|of course|i know|you know what|to be fair|in the end|"
    r"for real|no way|no worries|or|then|btw|plus|heh|yikes|ouch|eek|hooray|hurray|sorry|because|cause|cuz|since then)(?:\s+(?P<name>[A-Z]\w+))?\s*[,!.…:~-]+\s*",
    re.I,
)
_BARE_LEAD = re.compile(
    r"^(?:a+w+|hm+|and|but|so|also|plus|anyway|yeah|oh|well|then|yes|haha|lol|omg|wow|now|ok|okay|hey|ugh)\s+(?=\w)",
    re.I,
)
_THINKING = re.compile(
    r"\b(?:think|thinks|thought|reckons?|believes?|guess|guesses|suspects?|suppose|supposes|assume|assumes|imagine|bet|presume|feels?|impression|feeling|theory|opinion|view)\b",
    re.I,
)
# An opinion that is no guess; "I'd say he stole it" is one.
_OUTRIGHT = re.compile(r"\bask me\b|\bmy (?:\w+ )?(?:view|opinion|book|mind)\b|\bimh?o\b|concerned\b", re.I)
_SUPPOSED = re.compile(r"^(?:haha|lol|btw|tbh)\b[\s,]*", re.I)


_LEADS = (NO_WAY, UNTRUE, UPFRONT, *PASSED_LEADS, *WORD_LEADS, *MORE_LEADS, *LEADS)
_TAILS = (*PASSED_TAILS, *MORE_TAILS, *TAILS, *WORD_TAILS)
_ASIDE = re.compile(f"{FOND_ASIDE}|{MIDDLE.pattern.pattern}")


@dataclass(frozen=True, slots=True)
class Peeled:
    """What is left of a sentence, and what the phrases taken off say about it."""

    start: int
    end: int
    voice: Voice
    is_correction: bool = False
    is_distanced: bool = False
    aside: tuple[int, int] | None = None  # "…, Ines tells me, …": taken out of the middle


def peel(text: str, start: int, end: int, voice: Voice, scene: Scene) -> Peeled:
    """Return the clause inside `text[start:end]` and the voice it is said in."""
    is_correction = is_distanced = False
    for _ in range(6):
        moved = _strip_calls(text, start, end, scene)
        if moved != start:
            if re.match(r"(?:sorry|no way|no)\b", text[start:moved], re.I):
                is_correction = True
            start = moved
            continue
        found = _match_lead(text[start:end])
        if found is None:
            break
        phrase, match = found
        applied = _apply(phrase, match, start, voice, scene)
        if applied is None:
            break
        voice = applied
        is_correction |= phrase.kind == "correction"
        start += match.end()
    for _ in range(4):
        found = _match_tail(text[start:end])
        if found is None:
            shorter = _strip_vocative_tail(text, start, end, scene)
            if shorter == end:
                break
            end = shorter
            continue
        phrase, match = found
        applied = _apply(phrase, match, start, voice, scene)
        if applied is None:
            break
        if len(applied.sources) > len(voice.sources):
            applied = replace(applied, trailing=True)
        voice = applied
        is_distanced |= phrase.kind == "distance"
        end = start + match.start()
    aside = _ASIDE.search(text[start:end])
    if aside is None or (applied := _apply(MIDDLE, aside, start, voice, scene)) is None:
        return Peeled(start, end, voice, is_correction, is_distanced)
    applied = replace(applied, trailing=True)
    return Peeled(start, end, applied, is_correction, is_distanced, (start + aside.start(), start + aside.end()))


# Words and the signs that a phrase may lean on, as `Phrase.cues` has them.
_WORDS = re.compile(r"\w+|[(,]")


def _match_lead(piece: str) -> tuple[Phrase, re.Match[str]] | None:
    words = set(_WORDS.findall(piece.lower()))
    for phrase in _LEADS:
        if phrase.cues and phrase.cues.isdisjoint(words):
            continue
        match = phrase.pattern.match(piece)
        if match and len(piece) - match.end() >= 3:
            return phrase, match
    return None


# A tail needs a comma or one of these words; most clauses have neither.
_TAIL_CUE = re.compile(
    r",|\(|\b(?:told|tipped|to) (?:me|us)\b|\bif\b|\bbut\b|\b(?:according|per|going|imh?o|mind|view|opinion|book|eyes|words|estimation|ask|taste|sure|certain|convinced|swear|quote|grain|pinch|knows|idea|"
    r"unconfirmed|confirmed|rumou?rs?|gossip|hearsay|whatever|heard|straight|got|lol|ha(?:ha)+|smh|though|tho|anyway|actually|know|say|"
    r"honestly|concerned|doubt|doubts|wrong|believe|buy|vouch|btw|fyi|tbh|thankfully|luckily|sadly|unfortunately|obviously|usual|always|way|god|goodness|crossed|wood|ever|lucky|course|orders|idea|doing|decision|fault|treat|shout|choice|call|loss|so|matter|which|what)\b",
    re.I,
)


def _match_tail(piece: str) -> tuple[Phrase, re.Match[str]] | None:
    if not _TAIL_CUE.search(piece):
        return None
    words = set(_WORDS.findall(piece.lower()))
    for phrase in _TAILS:
        if phrase.cues and phrase.cues.isdisjoint(words):
            continue
        match = phrase.pattern.search(piece)
        if phrase.name == NAME_VERBED and HALF.match(piece):
            continue  # "When the bell rang, Ann groaned"
        if match and (match.start() > 3 or phrase.kind == "distance"):
            return phrase, match
    return None


def _apply(phrase: Phrase, match: re.Match[str], start: int, voice: Voice, scene: Scene) -> Voice | None:
    """Return the voice after this phrase, or None where it turns out not to be one."""
    matched = match.group()
    voice = replace(voice, evidence=(*voice.evidence, matched.strip(" ,.:!")), rule=voice.rule or phrase.name)
    thinking = bool(_THINKING.search(matched))
    begin = start if voice.start is None else voice.start
    if phrase.kind in ("nothing", "correction"):
        return voice
    if phrase.kind == "no_way":
        return replace(voice, denied=not voice.denied, opinion=True)
    if phrase.kind == "untrue":
        return replace(voice, denied=not voice.denied)
    if phrase.name == "i-hear" and is_heard_doing(match.string[match.end() :]):
        return None  # "I heard Pip sing"
    if phrase.kind == "unnamed":
        return replace(voice, sources=(*voice.sources, None), start=begin)
    if phrase.kind == "opinion":
        is_guess = voice.opinion and not voice.own_view
        return replace(voice, opinion=True, own_view=not is_guess and _OUTRIGHT.search(matched) is not None)
    if phrase.kind == "guess":
        return replace(voice, opinion=True, own_view=False, uncertain=voice.uncertain or not thinking)
    if phrase.kind == "distance":
        return replace(voice, uncertain=True)
    return _apply_named(phrase, match, start, begin, voice, scene)


def _apply_named(
    phrase: Phrase, match: re.Match[str], start: int, begin: int, voice: Voice, scene: Scene
) -> Voice | None:
    """Return the voice after a phrase that names who said, thought, heard or denied it."""
    matched, groups = match.group(), match.groupdict()
    if phrase.kind == "told_on":
        return _told_on(phrase, match, start, begin, voice, scene)
    name = next((n for n in ("np", "np2", "np3", "np4") if groups.get(n)), "np")
    np = groups.get(name)
    if np is None:
        return voice
    at = start + match.start(name)
    _note_whose(np, match, scene, voice)
    listener = _told_back(np, phrase, match, voice)
    if listener is not None:
        told_at = begin if listener.string in voice.evidence else start  # in a phrase taken off before
        np, at = listener["np"], told_at + listener.start("np")
    elif phrase.kind == "passed_on" and np.lower() in ("he", "she"):
        return None
    told = _from_source(np, at, phrase, matched, begin, voice, scene)
    if told is None:
        return None
    if (
        phrase.kind == "passed_on" or listener is not None
    ):  # the last to tell it is the nearest, whoever was told of before
        return replace(told, sources=(*told.sources[len(voice.sources) :], *voice.sources))
    if (
        (listener := _TOLD_ONE.search(matched)) is not None
        and listener["to"] != np
        and is_given_name(listener["to"])
    ):
        scene.note(Mention(listener["to"], MentionKind.NAME))  # "Bob told Ines that she …"
    voice = told
    if phrase.kind not in ("heard_from", "denies", "doubts", "thinks", "sure"):
        return voice
    if phrase.kind == "heard_from":
        return _down_a_line(phrase, match, start, begin, voice, scene)
    if phrase.kind == "denies":
        return replace(voice, denied=True)
    if phrase.kind == "doubts":
        return replace(voice, denied=True, uncertain=True, opinion=True)
    return replace(voice, opinion=phrase.kind == "thinks" or voice.opinion)


# What only a person does: whoever begins so is no town and no firm.
_MINDS = re.compile(
    r"(?:['’]d|['’]s| would| can['’]?t| does(?:n['’]t| not)| is)? ?(?:rather|loves?|hates?|likes?|prefers?|wants?|fancies|stand|"
    r"enjoys?|thinks?|reckons?|dreads?|dreading|hoping|hopes|worried|afraid|scared|pregnant|engaged|sick|sorry)\b"
)
_KIN_FIRST = re.compile(r"(?:[Mm]y|[Oo]ur) [a-z]+(?= |['’](?:s|d|ll)\b)")


def _note_the_same(pronoun: str, text: str, scene: Scene, voice: Voice) -> None:
    """ "Fran's moving, or that's what she told Gil": Fran, where her name, or what she does, tells who "she" is."""
    kin = _KIN_FIRST.match(text)
    if kin is not None:
        person = person_from_text(kin.group(), 0, scene, voice)
        if person is not None and gender(person) and fits(person, pronoun):
            scene.note(person)
        return
    named = _NAMED_FIRST.match(text)
    if named is None or named.group(1).lower() in NOT_NAMES:
        return
    person = Mention(named.group(1), MentionKind.NAME)
    known = is_given_name(named.group(1)) and gender(person) is not None
    told = known or (_MINDS.match(text, named.end()) and not _names_another(text[named.end() :], pronoun))
    if told and fits(person, pronoun):
        scene.note(person)


def _names_another(text: str, pronoun: str) -> bool:
    """ "Skye can't stand Bob, he told me": it may well be Bob."""
    words = re.findall(r"\b[A-Z][a-z]+\b", text)
    return any(is_given_name(word) and fits(Mention(word, MentionKind.NAME), pronoun) for word in words)


def _note_whose(np: str, match: re.Match[str], scene: Scene, voice: Voice) -> None:
    """ "Ann is mad about it, or so her mum says": Ann's mum, named before her."""
    if np.lower() in ("he", "she") and match.start() > 3 and not scene.named:
        _note_the_same(np.lower(), match.string, scene, voice)
        return
    if not np.lower().startswith(("his ", "her ", "their ")) or match.start() <= 3:
        return
    first = _NAMED_FIRST.match(match.string)
    if first is None:
        return
    name = first.group(1)
    last = name.split()[-1].lower()
    if " " in name or is_given_name(last) or (last not in NOT_NAMES | KIN and not _is_ordinary(last)):
        scene.note(Mention(name, MentionKind.NAME))


_NAMED_FIRST = re.compile(
    r"(?:(?:[Mm]y|[Oo]ur) \w+ )?((?:(?:Wee|Old|Young|Big|Little|Auntie|Aunt|Uncle|Mr|Mrs|Ms|Miss|Dr) )?[A-Z][\w-]+)(?=['’]s| )"
)


def _is_ordinary(word: str) -> bool:
    """Is this a word of the language, a capital only as the head of its sentence?"""
    forms = (word, word.removesuffix("s"))
    return is_function_word(word) or any(
        is_word(form, kind) for form in forms for kind in ("noun", "verb", "adj", "adv")
    )


_TOLD_ONE = re.compile(r"\b(?:told|tells|warned|assured|informed|reminded|texted) (?P<to>[A-Z][\w-]+)\b")
# "Ann told Bob that …, and he told me": whom she told.
_WHO_WAS_TOLD = re.compile(
    r"^[\w'’ -]{2,30}? (?:told|informed|(?:let slip|mentioned|said|confessed|confided|complained|moaned|admitted|explained|whispered|boasted|bragged|hinted|swore|announced|promised|texted|wrote)(?: it)? (?:to|in)|confided in) (?P<np>[A-Z][\w-]+|(?:my|our|the) [\w-]+)\b"
)


def _told_back(np: str, phrase: Phrase, match: re.Match[str], voice: Voice) -> re.Match[str] | None:
    """ "Ted complained to Nell that …, she told me": Nell, where only she is a "she"."""
    if np.lower() not in ("he", "she"):
        return None
    if phrase.kind == "passed_on":
        return _WHO_WAS_TOLD.match(match.string[: match.start()])
    if phrase.name != "says-name":
        return None
    for told in (*voice.evidence, match.string[: match.start()]):
        listener = _WHO_WAS_TOLD.match(told)
        if listener is None:
            continue
        teller = Mention(told.split()[0], MentionKind.NAME)
        heard = Mention(listener["np"], MentionKind.NAME)
        is_listener = fits(heard, np.lower()) and (gender(heard) is not None or gender(teller) is not None)
        return listener if is_listener and (not fits(teller, np.lower()) or gender(teller) is None) else None
    return None


def _told_on(
    phrase: Phrase, match: re.Match[str], start: int, begin: int, voice: Voice, scene: Scene
) -> Voice | None:
    """ "Ann told Bob, and Bob told me, that …": the last to tell it stands nearest."""
    told: Voice | None = voice
    for name in ("np3", "np2", "np"):
        source = match.groupdict().get(name)
        if told is not None and source:
            told = _from_source(source, start + match.start(name), phrase, "", begin, told, scene)
    return told


def _down_a_line(
    phrase: Phrase, match: re.Match[str], start: int, begin: int, voice: Voice, scene: Scene
) -> Voice | None:
    """ "Ann heard from Bob, who got it from Di, that …": each got it from the next."""
    told: Voice | None = voice
    for name in ("np2", "np3", "np4"):
        source = match.groupdict().get(name)
        if told is not None and (source or (name == "np2" and not match.groupdict().get("np3"))):
            told = _from_source(source or "", start + match.start(name), phrase, "", begin, told, scene)
    return told


def _from_source(
    np: str, np_start: int, phrase: Phrase, matched: str, begin: int, voice: Voice, scene: Scene
) -> Voice | None:
    low = np.lower()
    thinking = bool(_THINKING.search(matched)) and phrase.kind != "sure"
    hears = phrase.kind == "heard" or (
        phrase.name in ("from-what", "says-name")
        and re.search(
            r"\b(?:hears?d?|gather(?:s|ed)|pick(?:s|ed) up|under(?:stands|stood)|found out|learn(?:ed|t))\b",
            matched,
        )
    )
    if low in FIRST:
        if re.search(r"\b(?:hear|heard|told|gather|read|understand)\b", matched):
            return replace(voice, sources=(*voice.sources, None), start=begin)
        return replace(voice, opinion=voice.opinion or thinking)
    if phrase.name == "says-inverted" and low not in _CROWDS and not _can_speak(np):
        return None  # "Stayed in, wrote the report"
    if phrase.name == NAME_VERBED and not (_can_speak(np) or low in ("he", "she")):
        return None
    if phrase.name == "to-one" and not (is_given_name(low) or low.split()[-1] in KIN | ROLES):
        return None  # "To Leeds the train is quicker"
    if is_nobody(low):
        return replace(voice, sources=(*voice.sources, None), start=begin)
    if "ccording" in matched and low.split()[-1] in NO_SOURCES:
        return voice  # "according to plan" names nobody
    person = person_from_text(np, np_start, scene, voice)
    if person is None:
        return None
    if person.relative_to and "'s " in person.name:
        scene.note(Mention(person.relative_to, MentionKind.NAME))  # "Tarek's wife says he …": he may be Tarek
    scene.note(person)
    sources = (*voice.sources, person, None) if hears else (*voice.sources, person)
    return replace(voice, sources=sources, start=begin, opinion=voice.opinion or thinking)


# "The bridge is shut, say people", "…, says everyone": nobody in particular, but somebody.
_CROWDS = frozenset("everyone everybody someone somebody people he she they".split())


def _can_speak(np: str) -> bool:
    """Is this somebody who says things: a name, kin, a trade, a body of people?"""
    last = np.split()[-1]
    low = last.lower().removesuffix("'s").removesuffix("’s")
    return (
        last[:1].isupper() or low in KIN | ROLES | GROUPS or low.removesuffix("s") in KIN | ROLES or is_trade(low)
    )


def _strip_calls(text: str, start: int, end: int, scene: Scene) -> int:
    """Skip interjections and the listener's name at the head of a sentence."""
    piece = text[start:end]
    match = _INTERJECTION.match(piece)
    if match and match.end() < len(piece):
        name = match["name"]
        if not name or name.lower() in scene.known:
            return start + match.end()
    match = _BARE_LEAD.match(piece)
    if match and len(piece) - match.end() > 3:
        return start + match.end()
    match = re.match(r"([A-Z]\w+)\s*[,!-]\s+(?=\w)", piece)
    if match and _is_listener(match.group(1), scene) and not _lists_people(piece):
        return start + match.end()
    return start


def _lists_people(piece: str) -> bool:
    """ "Ann, Bob and Cy moved": the name is the first of a list, no call."""
    return bool(re.match(r"[A-Z]\w+, (?:[A-Z]\w+,? )+and\b|[A-Z]\w+, (?:who|my|the|a|an|his|her)\b", piece))


def _is_listener(word: str, scene: Scene) -> bool:
    if scene.addressee is None:
        return False
    listener = scene.addressee.name.lower()
    low = word.lower()
    # Short forms are common in talk: "Mel" for Melanie.
    return low == listener.split()[0] or (len(low) >= 3 and listener.startswith(low))


def _strip_vocative_tail(text: str, start: int, end: int, scene: Scene) -> int:
    match = re.search(
        r",\s*([A-Z]\w+|mate|man|dude|bro|guys|everyone|buddy|friend|folks|girl|love|honey|babe)\s*[.!…]*$",
        text[start:end],
    )
    if match and match.start() > 3:
        word = match.group(1)
        if _is_listener(word, scene) or not word[0].isupper():
            return start + match.start()
    return end
