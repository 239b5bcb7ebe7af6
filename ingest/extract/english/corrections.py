"""Corrections inside a turn: what is taken back, and what stands instead.

Shapes: a marker and the right value ("Scratch that, it's the 3rd"), a contrast ("on the 14th, not the
12th", "not Ann but Bob", "Bob, not Ann"), an elliptical second sentence ("Desmond did."), and an update
("I work at a bakery. Not anymore, …").
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.scene import is_given_name


@dataclass(frozen=True, slots=True)
class Contrast:
    """A value taken back, cut out of the sentence: its words, and the piece to blank before parsing."""

    retracted: str
    start: int
    end: int


_AFTER = re.compile(
    r"(?:,|\s[–—-]|;)?\s+(?:and\s+)?(?:not|rather than|instead of)\s+(?P<old>(?:on |in |at |to |from |with |by |for )?(?:the |a |an |my |our |his |her )?[\w'’-]+(?:\s+[\w'’-]+){0,3}?)\s*[.!]*$"
)
_BEFORE = re.compile(
    r"\b[Nn]ot\s+(?P<old>(?:on |in |at |to |from |with |by |for )?(?:the |a |an |my |our )?[\w'’-]+(?:\s+[\w'’-]+){0,2}?),?\s+but\s+(?:rather\s+)?(?=(?:on |in |at |to |from |with |by |for )?(?:the |a |an |my |our )?[\w'’-]+)"
)
_ISNT = re.compile(
    r"^(?P<kept>[^,.;]{1,40}?(?:'s| is| was|'re| are))(?P<cut>(?: not|n't) (?P<old>[^,.;]{2,30}?)[,;]\s*(?:it|that|this|he|she|they)(?:'s| is| was|'re| are))\s+"
)
_INSTEAD = re.compile(r"^(?:rather than|instead of) (?P<old>[\w'’-]+(?:\s+[\w'’-]+){0,2}),\s+", re.I)
_STOP = frozenset(
    "only just sure yet really much even that so as too very bad at all anymore any more good great terrible "
    "because if when for ready going able happy here there now well enough long far always".split()
)
UPDATE = re.compile(r"^(?:not any\s?more|no longer|not now|any ?more)[,.!]?\s*", re.I)
ELLIPSIS = re.compile(
    r"^(?P<who>[A-Z]\w+|my \w+|the \w+|I|he|she) (?:(?P<past>did|was|had)|does|do|is|has|have)[.!]*$"
)


def contrast_after(text: str) -> Contrast | None:
    """Find ", not the 12th" at the end of a clause."""
    match = _AFTER.search(text)
    if match is None:
        return None
    old = match["old"].strip()
    first = old.split()[0].lower()
    if (
        (first in _STOP and (first != "at" or old.lower() == "at all"))
        or (len(old) < 2 and not old.isdigit())
        or (
            not match.group().lstrip().startswith((",", "-", "–", "—", ";")) and "not" in match.group().split()[:2]
        )
    ):
        return None
    return Contrast(bare(old), match.start(), match.end())


def contrast_before(text: str) -> Contrast | None:
    """Find "not Seoul but" before the right value."""
    match = _BEFORE.search(text)
    if match is None or match["old"].split()[0].lower() in _STOP:
        return None
    return Contrast(bare(match["old"]), match.start(), match.end())


# "Kim isn't coming, she's got flu": no other value, but why.
_TELLS_WHY = re.compile(
    r"\b(?:\w+ing|got|been|gone|had|left|too|so|just|still|busy|ill|sick|well|able|allowed|keen|happy|sure|ready|here|there|home)\b",
    re.I,
)


def contrast_of_being(text: str) -> Contrast | None:
    """Find "it's not Friday, it's Saturday"; what is cut is all from "not" to the second "is"."""
    match = _ISNT.match(text)
    if match is None or _TELLS_WHY.search(match["old"]) or _TELLS_WHY.match(text, match.end()):
        return None
    return Contrast(bare(match["old"]), match.start("cut"), match.end("cut"))


def contrast_at_head(text: str) -> Contrast | None:
    """Find "Rather than Ann, it was …" at the head."""
    match = _INSTEAD.match(text)
    return Contrast(bare(match["old"]), 0, match.end()) if match is not None else None


_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?::\d\d)?(?: ?[ap]m)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?|noon|midnight|tomorrow|today)"
_ON_SECOND_THOUGHT = re.compile(
    rf"(?P<old>\b(?i:{_DAY})|\b[A-Z][a-z]+)(?P<cut>\s*(?:,|\.\.\.|…|[–—-]+)\s*(?i:no,? wait|wait,? no|no,? sorry|sorry|oops|i mean|i meant|make that|or rather|rather|no|wait|er|uh|actually)\b,?\s+(?:no,?\s+)?(?:on |in |at )?)(?P<new>(?i:{_DAY})|[A-Z][a-z]+)(?=\W*$|\s)"
)


# The same across a full stop, where the second sentence has nothing but the right value: "on 9 May. Sorry, I mean
# 16 May." To a name belongs a word of meaning: in "I live in Ghent. Sorry, Ann." somebody is spoken to.
_MEANT = r"(?:(?:(?:i|we) )?(?:mean|meant)(?: to say)?|make (?:that|it)|or rather)"
_NEXT_SENTENCE = re.compile(
    rf"(?P<old>\b(?i:{_DAY})(?P<more>(?: [a-zA-Z]+){{1,5}})?|\b[A-Z][a-z]+)(?P<cut>[.!…]+\s+(?i:(?P<cue>(?:(?:no|oh|ah|oops|wait|sorry|hang on|hold on|actually|correction|my mistake)\b[\s,.!…–—-]+)*)(?P<meant>{_MEANT}\b[\s,:]+)?(?:no,?\s+)?(?:on |in |at )?))(?P<new>(?i:{_DAY})|[A-Z][a-z]+)(?:,? not (?P=old))?[.!…]*\s*$"
)


# "No wait, Bergen": another try, and nobody is called.
_AGAIN = re.compile(
    r"\b(?:no,? wait|wait,? no|no,? sorry|sorry,? no|no,? actually|actually,? no|correction)\b", re.I
)
_CUES = frozenset("Sorry No Oh Ah Oops Wait Actually Correction Hold Hang".split())


def second_thought(text: str) -> Contrast | None:
    """Find "Friday, sorry, " before "Saturday": a value of one kind taken back for another of it."""
    for match in _NEXT_SENTENCE.finditer(text):
        old = match["old"].removesuffix(match["more"] or "")
        is_day = _is_day(match["new"])
        retried = _AGAIN.search(match["cue"]) is not None and not is_given_name(match["new"])
        if _is_day(old) == is_day and (
            match["meant"] or (match["cue"] and is_day) or (retried and old not in _CUES)
        ):
            return Contrast(bare(old), match.start("old"), match.end("cut"))
    for match in _ON_SECOND_THOUGHT.finditer(text):
        if match["old"] not in _CUES and _is_day(match["old"]) == _is_day(match["new"]):
            return Contrast(bare(match["old"]), match.start("old"), match.end("cut"))
    return None


def _is_day(value: str) -> bool:
    return re.fullmatch(_DAY, value, re.I) is not None


def continues(first: str, second: str) -> bool:
    """Say whether a sentence has nothing but another value for the end of the sentence before it."""
    thought = second_thought(f"{first} {second}")
    return thought is not None and thought.start < len(first) < thought.end


_DENIED = re.compile(
    r"^(?:[\w ]{1,20}[,.!:–—-]+\s+)?(?:it|that)(?:'s not| (?:isn't|wasn't|is not|was not)) [^,;]{2,40}? (?:who|that|which) [^,;]+?"
    r"(?P<cut>\s*[,;]?\s+(?:but\s+)?(?=(?:it|that)(?:'s| was| is)\s)|\s*,?\s+but\s+)"
    r"(?P<new>(?:(?:it|that)(?:'s| was| is)\s+)?(?:the |my |our |his |her |their )?[\w'’-]+(?: [\w'’-]+){0,2})[\s.!]*$",
    re.I,
)


_NOT_THE_ONE = re.compile(
    r"^(?:[\w ]{1,20}[,.!:–—-]+\s+|fyi )?(?:[\w'-]+ )?(?-i:[A-Z])[\w'-]+ (?:wasn't|isn't|was not|is not) the (?:one|person|only one) (?:who|that|\w+ing) [^,;]+?"
    r"(?P<cut>\s*[,;]\s+(?:but\s+)?)(?P<new>(?:it|that)(?:'s| was| is)\s+(?:the |my |our |his |her |their )?[\w'’-]+(?: [\w'’-]+){0,2})[\s.!]*$",
    re.I,
)


def other_of_cleft(text: str) -> tuple[int, int] | None:
    """Find where "It wasn't Ann who left the gate open, | it was the postman" names the right one instead."""
    plain = text.replace("’", "'")
    found = _DENIED.match(plain) or _NOT_THE_ONE.match(plain)
    return (found.start("cut"), found.start("new")) if found is not None else None


def bare(phrase: str) -> str:
    """Return a retracted value without preposition and article: "on the 12th" → "12th"."""
    return re.sub(
        r"^(?:(?:on|in|at|to|from|with|by|for|the|a|an|my|our|his|her)\s+)+", "", phrase.strip(), flags=re.I
    )


ANNOUNCEMENT = re.compile(
    r"^(?:(?:no|oh|wait|sorry|ah|oops|hang on|hold on|or rather|actually|ok|(?:(?:quick|small) )?correction(?: (?:to|of|on) (?:that|it|(?:my|the|our|an?) (?:(?:last|previous|earlier|latest|above) )?\w+|what i (?:said|wrote|told you|posted)(?: \w+)?))?|edit|update|scratch that|strike that|(?:ignore|forget|scrap|never mind) (?:me|what i (?:said|wrote|told you)|that|my last (?:msg|message|one))(?: earlier| before| just now)?|my mistake|my bad|"
    r"i (?:was wrong|got that wrong|got it wrong|misspoke|take that back|stand corrected|made a mistake|mixed (?:that|it|them) up)|let me correct (?:that|myself)|"
    r"that(?:'s| is|'s not| was) (?:wrong|not right|a mistake|right|incorrect))[\s,.!:…–—-]*)+$",
    re.I,
)


# "No, sorry, it was Naomi": a word that takes something back at the head of a sentence.
IS_SORRY = re.compile(
    r"^(?:no|wait|sorry|oops|hang on|hold on|actually|correction|my mistake|or rather|oh,? (?:no|wait|sorry))\b[\s,.!…–—-]",
    re.I,
)
# "I mean Milan.": nothing but the right value.
IS_MEANT = re.compile(r"^(?:I )?mean(?:t)? (?-i:[A-Z])[\w'’-]+(?: [A-Z][\w'’-]+)?[\s.!]*$", re.I)
# "Did I say Ann found it dull? That was Bob.": a question that takes back what one said, and who it was.
ASKED_BACK = re.compile(
    r"^(?:(?:wait|oh|sorry|hang on|hmm+|oops)[,.]? )*(?:did|have) I (?:just |really )?(?:say|said|tell you|told you|write|written|mention|mentioned|text)(?: that)? ",
    re.I,
)
WHO_IT_WAS = re.compile(
    r"^(?:(?:sorry|no|wait|oops)[,.]? )*(?:(?:that|it)(?:['’]s| was| is)(?: actually| really| in fact)?|i meant) "
    r"(?=(?-i:[A-Z])[\w'’-]+[.!]*$|(?:my|our) [\w-]+[.!]*$)",
    re.I,
)
