"""Cuts chat at the commas that hold together what are sentences of their own.

"Women's kickboxing tonight, kicked the pads so hard …": the parser makes the fragment the subject of the next
clause, and a thing becomes a doer. Cut are only fragments and clauses that cannot share their subject with
what follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from ingest.extract.english.brief import Told, told_in_brief
from ingest.extract.english.lexicon.doings import ACTIVITIES, GATHERINGS, LESSONS, OUTINGS
from ingest.extract.english.lexicon.frames import OCCASIONS
from ingest.extract.english.lexicon.people import GROUPS, KIN, ROLES
from ingest.extract.english.prepare import dropped_subject
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.segments import Segment
from ingest.language.english import is_function_word, is_word

_COMMA = re.compile(r",\s+(?:(?:and|but|so|then|also)\s+(?=\w))?")
# A clause with its own pronoun: "he's upping the bands", "we did vocabulary", "there's one called Gerald".
_OWN_CLAUSE = re.compile(
    r"(?:i|we|he|she|they|it|there|this one|that one|nobody|no one|everyone|everybody|someone|somebody|"
    r"half of us|most of us)(?:['’](?:s|m|d|ll|re|ve)\b|\s+(?:(?:just|also|even|finally|really|actually|always|"
    r"never|only|still)\s+)*[a-z]+)",
    re.I,
)
# "my lines are nearly there", "the nurse was lovely".
_THING_CLAUSE = re.compile(
    r"(?:the|my|our|his|her|their) (?:[\w'’]+ ){1,2}(?:is|was|are|were|came|fell|went|has|had|did|got|broke|"
    r"says|said)\b",
    re.I,
)
# Never before a verb without an article: "life drawing class, drew hands".
_HEADS = LESSONS | ACTIVITIES | OUTINGS | OCCASIONS | GATHERINGS | frozenset("quiz night day group turn".split())
_BEFORE_PLACE = re.compile(
    r"\b(?:round|at|in|on|with|for|to|down|along|by|near|after|before|from|today|tonight|this)\b.*", re.I
)
_FRAGMENT = re.compile(
    r"\b(?:again|today|tonight|this (?:time|morning|afternoon|evening|arvo|week|weekend)|(?:class|lesson|"
    r"session|batch|appointment|round|attempt|week|day) "
    r"(?:number )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|number (?:\d+|one|two|three|four|"
    r"five|six|seven|eight|nine|ten)|(?:night|day|evening))\b[^,]{0,30}$",
    re.I,
)
_FINITE = re.compile(
    r"\b(?:is|are|was|were|am|isn't|wasn't|aren't|has|have|had|can|could|will|would|may|might|must|should|do|"
    r"does|did|went|got|i|we|he|"
    r"she|they|you|it|who|that|which|if|when|while|because|since|after|before|until|as|though|although|\w{2,}ed|"
    r"says?|said|told|thinks?|"
    r"made|makes|took|takes|came|comes|let|lets|not|never|been|gone)\b|['’](?:ll|re|ve|d|m)\b|n['’]t\b|"
    r"['’]s (?:at|in|on|off|out|back|got|going|still|just|here|home|the|an?|not|so|too)\b",
    re.I,
)
# Somebody's: "mum's choir practice tonight, sang alto" may tell of Mum.
_OF_OTHERS = re.compile(
    r"\b(?!(?:wo)?men|ladies|today|tonight|yesterday|it\b)(?!(?:beginner|newcomer|adult|senior|parent|"
    r"learner)s?['’])\w+['’]s\b",
    re.I,
)
_DID_THE = re.compile(r"did (?:the|an?|my|our|some|two|three|\d+)\b", re.I)
_SUBORDINATE = re.compile(
    r"\b(?:that|who|which|when|whose|if|because|since|while|said|says?|thinks?|thought|told|tells|heard|knew|"
    r"know|love|hate|like)\b",
    re.I,
)
# "queue was mental", "the hill is steep"; not "the man was".
_STATE_OF_THING = re.compile(
    r"(?!it\b|that\b|this\b|which\b|who\b|there\b|and\b|but\b|so\b|he\b|she\b|they\b|we\b|i\b|you\b)(?:the |my |"
    r"our )?[a-z]+ (?:was|were|is|are) ",
    re.I,
)
_BARE_AGAIN = re.compile(r"[a-z]+(?: [a-z]+){0,2} again[\s.!]*$")
_LEADS_IN = re.compile(
    r"^(?:in|on|at|for|by|from|with|about|after|before|during|since|until|when|if|while|as|because|although|"
    r"though|once|yesterday|today|"
    r"tonight|tomorrow|last|next|every|one|some|these|this|that|the other|most|first(?: of all)?,?$|honestly|"
    r"apparently|luckily|sadly|so|and|but|well|ok|my|your|his|her|their)\b",
    re.I,
)
# What has no hands: "my hands are shredded, was bouldering til ten", "the market was heaving, only got eggs".
_NO_DOER = re.compile(
    r"(?:there(?:['’]s| is| are| was| were)\b|(?:my |both |all )?(?:\w+ )?(?:hands?|feet|legs?|arms?|knees?|"
    r"back|thumbs?|voice|fingers?|eyes?|forearms|shoulders?|"
    r"calves|quads|throat|head|ears|toes|hips?|muscles|wrists?)\b|(?:the |my |our )?(?:[\w'’]+ ){1,4}(?:was|is|"
    r"were) (?:(?:so|absolutely|proper|totally|really|super) )?"
    r"(?:heaving|packed|rammed|mobbed|busy|quiet|chaos|freezing|closed|shut|rained off|bucketing|full)$)",
    re.I,
)
# What only people do, in a past that cannot be a participle.
_HUMAN_PAST = re.compile(
    r"(?:(?:only|just|also|finally|even|still|ended up|already)\s+)*(?:(?:was|were|been) (?!\w+ed\b)\w+ing\b|"
    r"(?:came|went|walked|drove|cycled|ran) (?:away|home|out|in|back|to|over|down|up|for)\b|"
    r"(?:made|did|ate|took|brought|bought|saw|got|grabbed|picked up|spent|had|met|cooked|baked|swam|wrote|sang|"
    r"surfed|sat|stayed|left|drank|tried) "
    r"(?:the|a|an|my|our|another|some|two|three|four|five|\d+|you|him|her|us|mum|dad|home|early|nothing|pad)\b)",
    re.I,
)
_ONLY_GOT = re.compile(r"(?:only|just) (?:got|bought|found|grabbed|managed)\b", re.I)
_FORCED = re.compile(
    r"(?:(?:gave|did|got|had|took|bought|met|saw) my|had to|ended up|gave up|was \w+ing (?:til|till|until|"
    r"all))\b",
    re.I,
)
_THING_SUBJECT = re.compile(
    r"(?:the |my |our |this |that )?(?P<noun>[a-z]+(?: [a-z]+){0,2}?)(?:['’]s| (?:was|were|is|are|broke|died|"
    r"crashed|ran|kept)) ",
    re.I,
)
_MADE_ME = re.compile(r"(?:made|got|took|gave|had) (?:me|us)\b", re.I)
_CAUSE = re.compile(r"\b(?:because|cause|cos|cuz|coz) (?:i|we)\b", re.I)
_OWN_LEFT = re.compile(r"(?:i|we)\b", re.I)
_AUXILIARY = re.compile(r"(?:was|were|had to|could(?:n['’]?t| not)|did(?:n['’]?t| not)|wasn['’]?t)\b", re.I)
_HEDGED_END = re.compile(r",\s+(?:i (?:think|reckon|guess|suppose|believe))[\s.!]*$", re.I)
# A question about something else, asked behind a report: "… downtown, $9 for honey??"
_ASKED_APART = re.compile(r"(?:[$£€]?\d|(?:is|does|do|are|who|why|what|how|where|can|anyone|any)\b)", re.I)
_TAG = re.compile(r"\b(?:you|u|your|ya|right|yeah|no|ok|okay|eh|innit|huh)\b", re.I)


def apart(text: str, segment: Segment, hour: int | None = None) -> list[Segment]:
    """Return a sentence cut at the commas between its separate tellings."""
    if "," not in segment.text or segment.is_bullet:
        return [segment]
    unquoted = min((begin for begin, _ in segment.quotes), default=segment.end) - segment.start
    for comma in _COMMA.finditer(segment.text, 0, max(0, unquoted)):
        left, right = segment.text[: comma.start()], segment.text[comma.end() :]
        if ("(" in left and ")" not in left) or not _is_cut(left, right, segment, hour):
            continue
        begin = segment.start + comma.end()
        tells_own = _tells_own(left, hour, segment.goes_on)
        is_over = segment.is_over or _opens_own(right)
        end = segment.start + comma.start()
        first = replace(segment, end=end, text=left, is_question=False, is_over=is_over, quotes=())
        rest = replace(
            segment,
            start=begin,
            text=text[begin : segment.end],
            after_colon=False,
            is_bullet=False,
            goes_on=tells_own,
        )
        return [first, *apart(text, rest, hour)]
    return [segment]


@dataclass(frozen=True, slots=True)
class _Comma:
    """What stands before and behind a comma."""

    left: str
    right: str
    tells_own: bool  # the left tells a doing of the speaker's own
    opens_own: bool  # the right is a past that has dropped its "I"
    follows_own: bool  # so did what was cut off before
    hour: int | None


def _is_cut(left: str, right: str, segment: Segment, hour: int | None) -> bool:
    tells_own = _tells_own(left, hour, segment.goes_on)
    if segment.is_question:
        return tells_own and len(right.split()) > 2 and bool(_ASKED_APART.match(right)) and not _TAG.search(right)
    comma = _Comma(left, right, tells_own, _opens_own(right), segment.goes_on, hour)
    return any(rule(comma) for rule, _ in RULES)


def _behind_brief(comma: _Comma) -> bool:
    return told_in_brief(Told(comma.left, comma.hour, comma.follows_own)) is not None


def _before_brief(comma: _Comma) -> bool:
    head = comma.right.split(",")[0]
    return comma.tells_own and told_in_brief(Told(head, comma.hour, True)) is not None


def _behind_fragment(comma: _Comma) -> bool:
    if not _is_fragment(comma.left, comma.hour, comma.follows_own):
        return False
    with_subject = any(p.match(comma.right) for p in (_OWN_CLAUSE, _THING_CLAUSE))
    if _OF_OTHERS.search(comma.left):
        return with_subject
    return with_subject or comma.opens_own or comma.left.lower().endswith(" again")


def _behind_scrap(comma: _Comma) -> bool:
    if not comma.opens_own:
        return False
    if comma.follows_own and comma.tells_own:
        return True  # "out at six, did 7k, saw a heron": one deed behind the other
    scrap = comma.left if comma.follows_own else re.sub(r".*,\s+(?!and\b|or\b)", "", comma.left, flags=re.S)
    is_tail = comma.follows_own or (comma.tells_own and len(scrap) < len(comma.left) and len(scrap.split()) < 4)
    return is_tail and not _FINITE.search(scrap)


def _before_hedge(comma: _Comma) -> bool:
    if not comma.tells_own or not _HEDGED_END.search(comma.right):
        return False
    return _FINITE.search(comma.right[: comma.right.rfind(",")]) is not None or "'s " in comma.right


def _before_own(comma: _Comma) -> bool:
    if not comma.opens_own or _MADE_ME.match(comma.right):
        return False
    if _CAUSE.search(comma.left) or (_OWN_LEFT.match(comma.left) and _AUXILIARY.match(comma.right)):
        return True
    if comma.tells_own and _DID_THE.match(comma.right):
        return True
    return _NO_DOER.match(comma.left) is not None and any(p.match(comma.right) for p in (_HUMAN_PAST, _ONLY_GOT))


def _before_forced(comma: _Comma) -> bool:
    return comma.opens_own and _FORCED.match(comma.right) is not None and _is_about_thing(comma.left)


def _before_other(comma: _Comma) -> bool:
    if not comma.tells_own or _SUBORDINATE.search(comma.left):
        return False
    return _STATE_OF_THING.match(comma.right) is not None or _BARE_AGAIN.match(comma.right) is not None


RULES: tuple[tuple[Callable[[_Comma], bool], str], ...] = (
    (_behind_brief, "Another 5k before work, legs like lead."),
    (_before_brief, "I was at the pool, 36 laps."),
    (_behind_fragment, "Women's kickboxing tonight, kicked the pads."),
    (_behind_scrap, "Ran with the club, hills, hated it."),
    (_before_hedge, "Had another go at the prelude, the cello's less squeaky, i think."),
    (_before_own, "My hands are shredded, was bouldering til ten."),
    (_before_forced, "The bus was late, had to walk."),
    (_before_other, "Tried the new place with Li, queue was mental."),
)


def _is_about_thing(left: str) -> bool:
    """ "The bus was late": the subject is no person, who could be the doer of what follows."""
    found = _THING_SUBJECT.match(left)
    if found is None:
        return False
    words = found["noun"].lower().split()
    if any(word in KIN or word in ROLES or word in GROUPS or is_given_name(word) for word in words):
        return False
    return is_word(words[-1], "noun") and re.search(r"(?:er|or|ist|man|woman|mate|guy|bloke)$", words[-1]) is None


def _tells_own(left: str, hour: int | None, goes_on: bool) -> bool:
    """Does this tell a doing of the speaker's own, with or without its "I"?"""
    return (
        re.match(r"(?:and |but |so )?(?:i|we)\b(?!['’]ll)", left, re.I) is not None
        or dropped_subject(left) == "I "
        or told_in_brief(Told(left, hour, goes_on)) is not None
    )


def _opens_own(right: str) -> bool:
    """ "kicked the pads", "was bouldering til ten": a past without its subject that is no participle."""
    if dropped_subject(right) not in ("I ", "I've "):
        return False
    return (
        re.match(
            r"(?:\w+ly |just |only |even )?\w+ed (?:by|of|in|with|from|on|at|to|as|for|into|like)\b", right, re.I
        )
        is None
    )


def _is_fragment(left: str, hour: int | None, goes_on: bool) -> bool:
    if told_in_brief(Told(left, hour, goes_on)) is not None:
        return True
    if _is_bare_occasion(left):
        return True
    if len(left.split()) < 2 or _LEADS_IN.match(left) or _FINITE.search(left) or not _FRAGMENT.search(left):
        return False
    words = [w.lower() for w in re.findall(r"[\w-]+", re.sub(r"\bwith .*", "", left))]
    return not any((w in KIN or w in ROLES or is_given_name(w)) and not _is_owner(w, left) for w in words)


def _is_bare_occasion(left: str) -> bool:
    """ "Life drawing class", "my turn at the till": what one was at, without an article of its own."""
    words = _BEFORE_PLACE.sub("", left).lower().split()
    if words[:1] in (["my"], ["our"]):
        words = words[1:] if words[1:2] == ["turn"] else []
    elif len(left.split()) < 2:
        return False
    if not 1 <= len(words) <= 4 or words[-1] not in _HEADS or _FINITE.search(left):
        return False
    return not any(w in KIN or w in ROLES or is_function_word(w) for w in words)


def _is_owner(word: str, left: str) -> bool:
    return re.search(rf"\b{re.escape(word)}['’]s\b", left, re.I) is not None
