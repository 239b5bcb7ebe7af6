"""One's own doings told without subject or verb: "back from the pool", "another 5k today", "two loaves done".

Each is put in full before parsing by a new head; what the new head says already is blanked out, so that the
rest keeps its places. Only what nobody but the speaker can have done is read: a lesson with a possessor, a match,
praise ("nice run!") or a time still ahead is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ingest.extract.english.lexicon.doings import (
    ACTIVITIES,
    ALONE_DONE,
    DONE,
    GATHERING_NIGHTS,
    GATHERINGS,
    HAUNTS,
    INSTRUMENTS,
    LESSONS,
    MAKINGS,
    OUTINGS,
)
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.openings import InFull
from ingest.extract.english.scene import is_given_name
from ingest.language.english import is_function_word, is_word, lemma

ALREADY_OVER = 24  # the hour of what is over whenever it was told: something follows that came of it


@dataclass(frozen=True, slots=True)
class Told:
    """A clause, the hour it was told at, and whether it goes on with a doing of the speaker's own."""

    text: str
    hour: int | None = None
    goes_on: bool = False


def told_in_brief(told: Told) -> InFull | None:
    """Return a clause with the head that it leaves out, or None where it tells no doing of the speaker's own."""
    if told.text.rstrip().endswith("?"):
        return None
    for rule, _ in RULES:
        found = rule(told)
        if found is not None:
            return found
    return None


def _headed(full: str, text: str, start: int, blank: tuple[int, int] = (0, 0)) -> InFull:
    """Return the text from `start` on behind a new head, with one stretch of it blanked out."""
    left, right = blank
    kept = text[:left] + " " * (right - left) + text[right:]
    rest = kept[start:]
    if start == 0 and not rest[1:2].isupper():  # the capital was the sentence's
        rest = rest[:1].lower() + rest[1:]
    return InFull(full + rest, len(full) - start)


_LEAD = (
    r"(?:(?:just|finally|also|well|ok|okay|right|and|then|so|only|now|nope|no|yep|yes|yeah|oh|phew|"
    r"anyway)[, ]+)*"
)
_NUMBER = (
    r"(?:\d+(?:\.\d+)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|"
    r"twenty|thirty|"
    r"forty|fifty|sixty|seventy|eighty|ninety|a hundred|a (?:couple|few)(?: of)?|several)"
)
_ORDINAL = r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th))"
# No bare fragment: a finite verb, or a subject of its own.
_CLAUSE = re.compile(
    r"\b(?:is|are|was|were|isn't|wasn't|has|have|had|can|could|will|would|may|might|must|do|does|did|went|got|"
    r"goes|gets|starts?|"
    r"makes?|made|takes?|took|sounds?|looks?|seems?|i|we|he|she|they|you|it|your|his|her|their|who|that|"
    r"which)\b|['’](?:s (?:an?|the|not|been|got|going|here|late|off|back|so|too|my|our)|ll|re|ve|d)\b",
    re.I,
)
_AHEAD = re.compile(
    r"\b(?:tomorrow|later|soon|next|coming|upcoming|due|booked|planned|cancelled|canceled|off|instead|anyone|"
    r"on \w+day|at the weekend|in \d+)\b",
    re.I,
)
_FOR_ANOTHER = re.compile(
    r"\bfor (?:his|her|their|your|(?:my|the) (?:kids?|boys|girls|son|daughter|nephew|niece|brother|sister|"
    r"husband|wife|partner)\b(?!['’])|[A-Z]\w+\b(?!['’]))"
)
# From what hour on a part of the day that is named lies behind the speaker.
_OVER_FROM = (
    (re.compile(r"\bthis morning\b|\bfirst thing\b|\bbefore (?:work|breakfast|school)\b", re.I), 8),
    (re.compile(r"\b(?:over lunch|at lunch(?:time)?)\b", re.I), 13),
    (re.compile(r"\bthis (?:afternoon|arvo)\b", re.I), 16),
    (re.compile(r"\b(?:tonight|this evening)\b", re.I), 19),
    (re.compile(r"\btoday\b", re.I), 15),
)
_LONG_OVER = re.compile(
    r"\b(?:yesterday|last (?:night|week|weekend|\w+day)|earlier|the other (?:day|night)|just now)\b", re.I
)


def _when(text: str, hour: int | None) -> bool | None:
    """Return whether the time a fragment names is over; None where it names none."""
    if _LONG_OVER.search(text):
        return True
    for pattern, from_hour in _OVER_FROM:
        if pattern.search(text):
            return hour is not None and hour >= from_hour
    return None


def _is_bare(text: str) -> bool:
    return not (_CLAUSE.search(text) or _AHEAD.search(text) or _FOR_ANOTHER.search(text))


_RETURNED = re.compile(
    rf"{_LEAD}(?:(?:got|came|come|safely|safe) )*(?:back|home) from (?P<what>[\w'’-]+\b.*)",
    re.I,
)
_DETERMINED = re.compile(r"(?:the|an?|another|my|our|\w+ing|\w+['’]s|(?-i:[A-Z])[\w'’]*)\b", re.I)
_NO_TRIP = re.compile(r"(?:the (?:dead|brink|abyss|grave|past|future|off|start|beginning)|work|school)\b", re.I)
_FOR_OUTING = re.compile(rf"(?:an?|another|my)\b[^,]*?\b(?:{'|'.join(sorted(OUTINGS))})\b", re.I)


def _returned(told: Told) -> InFull | None:
    found = _RETURNED.match(told.text)
    if found is None or _NO_TRIP.match(found["what"]) or not _is_bare(found["what"]):
        return None
    if not _DETERMINED.match(found["what"]):
        return _headed("I went to the ", told.text, found.start("what"))
    head = "I went for " if _FOR_OUTING.match(found["what"]) else "I went "
    is_doing = re.match(r"[a-z]+ing\b", found["what"]) is not None
    return _headed(head if is_doing or head.endswith("for ") else "I went to ", told.text, found.start("what"))


_OFF_CALL = re.compile(
    rf"{_LEAD}(?:(?:off|out of|done with|finished with|through with) )(?P<what>(?:the|an?|another|my|"
    rf"our) (?:[\w'’-]+ ){{0,2}}?"
    r"(?:call|meeting|interview|class|lesson|rehearsal|practice|exam|lecture|session|appointment|workshop|"
    r"training|seminar)\b.*)",
    re.I,
)


def _off_call(told: Told) -> InFull | None:
    found = _OFF_CALL.match(told.text)
    if found is None or not _is_bare(found["what"]):
        return None
    return _headed("I attended ", told.text, found.start("what"))


_OUT = re.compile(
    rf"{_LEAD}out (?P<out>(?:for|along|round|around|up|down|on|by) (?:an?|the|my|our|another)\b.*)", re.I
)


def _out(told: Told) -> InFull | None:
    found = _OUT.match(told.text)
    if found is None or not _is_bare(found["out"]) or _when(told.text, told.hour) is False:
        return None
    return _headed("I went ", told.text, found.start("out"))


_UP = re.compile(
    rf"{_LEAD}up (?:at \S+|early|before \w+|with the lark) (?P<what>for (?:an? |my |our |"
    rf"another )?(?:[a-z]+ ){{0,2}}?(?P<act>[a-z]+)\b.*)$",
    re.I,
)


def _up(told: Told) -> InFull | None:
    """ "Up early for a swim"."""
    found = _UP.match(told.text)
    if found is None or not _is_bare(found["what"]) or found["act"].lower() not in ACTIVITIES | OUTINGS | LESSONS:
        return None
    return _headed("I went ", told.text, found.start("what"))


_DOING = re.compile(
    rf"{_LEAD}(?P<what>(?P<verb>[a-z]{{2,}}ing) (?:(?:the|my|our|another|more|some) [a-z]|(?:at|for|in) (?:the|"
    rf"my|our) [a-z]).*)$",
    re.I,
)
_GOING_ON = re.compile(r"\b(?:again|all (?:morning|afternoon|day|evening|night)|for hours)\b", re.I)
_NO_DOING = frozenset(
    "being having getting going looking thinking trying wondering considering feeling wanting needing missing "
    "loving hating enjoying dreading "
    "hoping seeing during regarding including keeping liking morning evening nothing something everything "
    "anything waiting".split()
)


def _doing(told: Told) -> InFull | None:
    """ "Sanding the table again": a doing that goes on, or went on all day."""
    found = _DOING.match(told.text)
    if found is None or not _GOING_ON.search(told.text) or not _is_bare(found["what"].partition(" ")[2]):
        return None
    verb = found["verb"].lower()
    if verb in _NO_DOING or not is_word(lemma(verb, "VBG"), "verb") or _when(told.text, told.hour) is False:
        return None
    return _headed("I was ", told.text, found.start("what"))


_AT = re.compile(
    rf"{_LEAD}(?:back )?(?:at|in|on) (?P<what>(?:the|my|our) (?P<place>[a-z]+(?: [a-z]+)??)(?P<tail> (?P<mark>again|"
    rf"all (?:morning|afternoon|day|evening)|til\b|till\b|until\b|from\b|this\b|today\b|tonight\b|last\b|yesterday\b).*))$",
    re.I,
)


def _at(told: Told) -> InFull | None:
    """ "At the allotment all morning": where one was, and is no more."""
    found = _AT.match(told.text)
    if found is None or not _is_bare(found["tail"]) or _when(told.text, told.hour) is False:
        return None
    place = found["place"].lower()
    is_haunt = place in HAUNTS or place.split()[-1] in HAUNTS
    is_over = _when(told.text, told.hour) is True or found["mark"].lower() not in ("this", "today", "tonight")
    return _headed("I went to ", told.text, found.start("what")) if is_haunt and is_over else None


_THERE = re.compile(
    rf"{_LEAD}(?:back )?(?:up|out|over|down) (?:at|in|on) (?P<what>(?!it\b|that\b|this\b|me\b|you\b|home\b|work\b|all\b|\d|"
    r"\w+(?: (?:this|in the) (?:morning|evening))?[\s.!]*$)(?:the |my |our )?[a-z][\w'’-]+ ?.*)$",
    re.I,
)


def _there(told: Told) -> InFull | None:
    """ "Up at the reservoir before the crowds": where one was; "up at five" says only when."""
    found = _THERE.match(told.text)
    if found is None or not _is_bare(found["what"]) or _when(told.text, told.hour) is False:
        return None
    first = re.match(r"(?:the |my |our )?([\w'’-]+)", found["what"])
    if first is None or first[1].lower() in _NO_PLACES or _names_person(first[1].lower()):
        return None
    is_over = (
        _when(told.text, told.hour) is True
        or told.goes_on
        or re.search(r"\b(?:before|after|until|till|til|for) \w", told.text)
    )
    return _headed("I went to ", told.text, found.start("what")) if is_over else None


_NO_PLACES = frozenset(
    "crack night arms dumps air lead luck top bottom front rain dark "
    "one two three four five six seven eight nine ten eleven twelve "
    "dawn noon midnight half quarter first least".split()
)

_SPELL = re.compile(
    rf"{_LEAD}(?P<what>(?:(?:an?|another|whole|entire) )?(?:(?:long|lovely|busy|quiet|full|whole|short|good|great) )*"
    r"(?:morning|afternoon|evening|night|day) (?:with|at|in) (?:the|my|our|mum|dad|gran|grandma|grandad|nan)\b.*)$",
    re.I,
)


def _spell(told: Told) -> InFull | None:
    """ "Long evening with the choir": how one spent it."""
    found = _SPELL.match(told.text)
    if found is None or not _is_bare(found["what"]) or _when(told.text, told.hour) is False:
        return None
    article = "" if re.match(r"(?:an?|another)\b", found["what"], re.I) else "a "
    return _headed(f"I spent {article}", told.text, found.start("what"))


_TAKEN_TO = re.compile(
    rf"{_LEAD}(?P<what>(?P<thing>(?:(?:more|some|the|a|another) )?(?:[a-z]+ )?[a-z]+) (?:round |over |up |down |out )?to (?P<who>(?:my |the )?"
    r"[\w.'’-]+(?: [\w.'’-]+)?)(?P<tail> .*)?)$",
    re.I,
)
_CARRIED = frozenset(
    "groceries shopping meals meal soup food dinner lunch bread cake eggs flowers medicine pills prescription books "
    "parcels parcel boxes leftovers casserole stew milk newspapers papers post logs firewood laundry".split()
)


def _taken_to(told: Told) -> InFull | None:
    """ "Groceries to Mrs Pike's again": who tells it took them there."""
    found = _TAKEN_TO.match(told.text)
    if found is None or found["thing"].lower().split()[-1] not in _CARRIED:
        return None
    tail = found["tail"] or ""
    is_over = _when(tail, told.hour) is True or _AGAIN.search(tail) is not None
    if not is_over or not _is_bare(found["what"]):
        return None
    return _headed("I took ", told.text, found.start("what"))


_MEAL = re.compile(
    rf"{_LEAD}(?P<what>(?:(?:an?|another|quick|cheeky|long|late|early|lovely|nice) )*(?:coffee|lunch|dinner|"
    rf"brunch|breakfast|drinks|tea|supper|pint|pints|"
    r"beers?|cocktails|curry|pizza|cake) with (?P<who>[\w'’]+).*)$",
    re.I,
)


def _meal(told: Told) -> InFull | None:
    """ "Coffee with Jo this morning"."""
    found = _MEAL.match(told.text)
    is_over = _when(told.text, told.hour) is True or _AGAIN.search(told.text) is not None
    if found is None or not is_over or not _is_bare(found["what"]):
        return None
    return _headed("I had ", told.text, found.start("what"))


_LABELS = (
    r"(?:(?:women|men|ladies|beginner|newcomer|adult|senior|parent|learner)s?['’]s?|mixed|hot|aqua|chair|outdoor|indoor|"
    r"evening|morning|lunchtime|weekly)"
)
_COUNTED = rf"(?:another|more|some more|one more|quick|short|slow|long|easy|gentle|cheeky|little|usual|{_ORDINAL})"
# Of one's own lesson where its time is over and nobody is cheered: "good practice tonight".
_JUDGED = r"(?:good|great|lovely|long|tough|hard|brutal|decent|solid|rough|rubbish|fun|messy)"
_ACTS = tuple(
    re.compile(
        rf"{_LEAD}(?:(?:a )?(?:bit|spot|touch) of )?(?P<judged>(?:an? )?(?:{_JUDGED} )+)?(?P<what>(?:(?P<count>(?:(?:an?|the|my|"
        rf"our) )?{_COUNTED}(?: {_COUNTED})*) |(?:my|our|an?|the) )?(?:{_LABELS} )?"
        rf"(?P<free>(?:[a-z][\w-]+ ){{{free}}})(?P<act>\d+(?:\.\d+)? ?(?:km?|miles?|laps|lengths)|"
        rf"[a-z][a-z-]+))(?P<tail>(?:[ !.].*)?)$",
        re.I,
    )
    for free in (2, 1, 0)
)
_AGAIN = re.compile(
    r"\b(?:again|number (?:\d+|\w+)|done|(?:ticked|all) off|in the (?:bag|books))\b|#\d|^ (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b",
    re.I,
)


def _act(told: Told) -> InFull | None:
    for pattern in _ACTS:
        found = pattern.match(told.text)
        if found is not None and _is_bare(found["tail"]):
            act, free = found["act"].lower(), found["free"].lower().split()
            kind = _kind_of(act, free)
            if kind is not None and (put := _acted(found, told, kind)) is not None:
                return put
    return None


def _acted(found: re.Match[str], told: Told, kind: str) -> InFull | None:
    if not _is_own(found, told, kind):
        return None
    if kind == "outing":
        article = "" if re.match(r"an?\b|another|my|our|the\b|one more", found["what"], re.I) else "a "
        return _headed(f"I went for {article}", told.text, found.start("what"))
    article = "" if re.match(r"(?:the|my|our|an?|another)\b", found["what"], re.I) else "the "
    if kind in ("haunt", "gathering"):
        return _headed(f"I went to {article}", told.text, found.start("what"))
    if kind == "making":
        return _headed("I made ", told.text, found.start("what"))
    is_named = kind == "lesson" and found["count"] is None and article  # "spin class number four"
    return _headed("I did my " if is_named else "I did ", told.text, found.start("what"))


def _kind_of(act: str, free: list[str]) -> str | None:
    if any(_names_person(word) or (is_function_word(word) and word != "for") for word in free):
        return None
    if act[:1].isdigit():
        return "amount" if not free else None
    if act in LESSONS or lemma(act, "NNS") in LESSONS:
        return "lesson"
    whole = " ".join([*free, act])
    if act in ACTIVITIES and not free:
        return "activity"
    if whole in HAUNTS or act in HAUNTS:
        return "haunt"
    if whole in GATHERING_NIGHTS or (act in GATHERINGS and free):
        return "gathering"
    if act in INSTRUMENTS and not free:
        return "instrument"
    if whole in ACTIVITIES or (act in ACTIVITIES and len(free) < 2):
        return "activity"
    if act in MAKINGS and len(free) < 3:
        return "making"
    return "outing" if act in OUTINGS and len(free) < 2 else None


# Of somebody else's doing: "nice run today!".
_PRAISE = frozenset(
    "nice great good lovely brilliant amazing fab fabulous fantastic cracking awesome solid super superb "
    "impressive excellent epic "
    "happy fun best big".split()
)


def _names_person(word: str) -> bool:
    return (
        word in _PRAISE
        or word in KIN
        or word in ROLES
        or is_given_name(word)
        or word.rstrip("s") in KIN | {"kid", "child"}
    )


def _is_own(found: re.Match[str], told: Told, kind: str) -> bool:
    """Is it told as done, and as one's own: counted, again, or with a time that is over?"""
    over = _when(found["tail"], told.hour)
    if found["judged"] is not None:
        return kind in ("lesson", "activity") and over is True and "!" not in told.text
    if told.hour == ALREADY_OVER and kind in ("outing", "activity", "lesson", "gathering"):
        return True
    if over is False or (told.text.rstrip().endswith("!") and over is None):
        return False
    if kind == "making":
        return found["count"] is not None and told.text[-1:] != "!"
    if kind == "haunt":
        return _AGAIN.search(found["tail"]) is not None
    is_counted = found["count"] is not None and kind not in ("gathering", "instrument")
    return is_counted or over is True or _AGAIN.search(found["tail"]) is not None


_MEASURED = re.compile(
    rf"{_LEAD}(?P<measure>(?:another |nearly |almost |about |over )?{_NUMBER} (?:solid |full |whole |good |"
    rf"more )?(?:hours?|hrs?|minutes?|mins?))(?: and a half)?"
    r" (?:(?P<of>of )|(?P<prep>on|at|with|in) (?P<place>(?:the|my|our|a|an) )?)?(?P<what>[\w'’-]+)(?P<tail>.*)$",
    re.I,
)
_AMOUNT = re.compile(
    rf"{_LEAD}(?P<what>(?:{_NUMBER} |\d+)(?:laps?|lengths?|km?|miles?|reps?|sets?|rounds?|widths)\b.*)$", re.I
)
_IDLE = frozenset("bus train tube plane motorway road toilet loo sofa couch bed traffic queue platform".split())


def _measured(told: Told) -> InFull | None:
    """ "Three hours of sorting tins": how long one did it; what it was stands behind."""
    found = _MEASURED.match(told.text)
    if found is None or not _is_bare(found["tail"]) or _when(told.text, told.hour) is False:
        return None
    word = found["what"].lower()
    is_activity = word in ACTIVITIES or (word.endswith("ing") and is_word(lemma(word, "VBG"), "verb"))
    blank = found.start("measure"), found.start("what")
    if found["prep"] is not None:
        last = re.match(r"[\w'’-]*(?: [\w'’-]+)?", told.text[found.start("what") :])
        is_own = told.goes_on or word in INSTRUMENTS or _when(told.text, told.hour) is True
        if not is_own or (last is not None and _IDLE & set(last.group().lower().split())):
            return None
        if word in INSTRUMENTS:
            start = found.start("place") if found["place"] is not None else found.start("what")
            return _headed("I played ", told.text, start)
        if found["prep"].lower() in ("at", "in"):
            return _headed("I spent ", told.text, found.start("measure"))
        verb = "I talked " if word == "phone" else "I worked "
        return _headed(verb, told.text, found.start("prep"))
    if not is_activity or not (told.goes_on or word in ACTIVITIES):
        return None
    has_object = word not in ACTIVITIES and re.match(r" (?:the|my|our|an?) ", found["tail"]) is not None
    return _headed("I was " if has_object else "I did ", told.text, blank[1])


def _amount(told: Told) -> InFull | None:
    found = _AMOUNT.match(told.text)
    is_own = told.goes_on or _when(told.text, told.hour) is True
    if found is None or not is_own or not _is_bare(found["what"]):
        return None
    return _headed("I did ", told.text, found.start("what"))


_PARTICIPLES = "|".join(sorted(DONE | ALONE_DONE))
_DONE = re.compile(
    rf"{_LEAD}(?P<thing>[a-z0-9][\w'’ -]{{1,45}}?) (?P<done>{_PARTICIPLES})"
    rf"(?P<tail>(?: (?:today|tonight|again|finally|already|too|now|"
    r"and dusted|at last|at long last|this (?:morning|afternoon|evening|arvo|week|weekend)|yesterday|last night|"
    r"over the weekend|on \w+day|in one go|"
    r"(?:before|after|by|at|in) [\w'’ -]{2,30}))*)[\s.!]*$",
    re.I,
)
_SURVIVED = frozenset(
    "meeting call exam interview class shift lesson presentation viva appointment session audit party".split()
)
_NOT_DONE = frozenset(
    "job deal damage harm week weekend day work month year term nothing good well half all nearly almost".split()
)


def _done(told: Told) -> InFull | None:
    """ "Two loaves done this morning": what one has done stands before its participle."""
    found = _DONE.match(told.text)
    if found is None or not _is_bare(found["thing"]):
        return None
    words, verb = found["thing"].lower().split(), found["done"].lower()
    last = words[-1]
    if words[0] in _NOT_DONE or last in _NOT_DONE or not _is_thing(words, found["thing"]):
        return None
    if verb == "survived" and last not in _SURVIVED:
        return None
    if (
        verb in ALONE_DONE
        and verb != "done"
        and not re.match(rf"(?:my|our|{_NUMBER}|{_ORDINAL}) ", found["thing"], re.I)
    ):
        return None  # "film finished", "heating fixed": of itself, or by others
    past = "did" if verb in ("done", "survived", "finished") else verb
    if past == "did" and last in LESSONS and not _OWNED.match(found["thing"]):
        past = "did my"  # "did practice" would be no thing done
    return _headed(f"I {past} ", told.text, found.start("thing"), found.span("done"))


def _is_thing(words: list[str], phrase: str) -> bool:
    """Is this a noun phrase that names no person, who could be the doer?"""
    head = words[words.index("of") - 1] if "of" in words[1:] else words[-1]
    if any(_names_person(word) or word in _PEOPLE for word in words) or re.search(r"(?:er|or|ist)s$", words[-1]):
        return False
    if any(is_function_word(w) and w not in _INSIDE for w in words) or re.search(r"\b[A-Z]", phrase[1:]):
        return False
    return is_word(head, "noun") or is_word(lemma(head, "NNS"), "noun")


_OWNED = re.compile(r"(?:the|an?|my|our|another|this|that)\b", re.I)
_INSIDE = frozenset(
    "the a an my our all both another of some more for and this these one two three four five six seven eight "
    "nine ten".split()
)
_PEOPLE = frozenset(
    "everyone everybody someone somebody nobody people lads folks team kids boys girls men women guys lot crew "
    "gang bloke dude guy "
    "man woman lady child neighbour neighbours neighbor neighbors council volunteers staff".split()
)

RULES: tuple[tuple[Callable[[Told], InFull | None], str], ...] = (
    (_returned, "Just back from the food bank."),
    (_off_call, "Just off the call with the architects."),
    (_out, "Out along the canal at six."),
    (_up, "Up early for a swim."),
    (_doing, "Sanding the table again."),
    (_at, "At the allotment all morning."),
    (_there, "Up at the reservoir before the crowds."),
    (_spell, "Long evening with the choir."),
    (_taken_to, "Groceries to Mrs Pike's again."),
    (_meal, "Coffee with Jo this morning."),
    (_done, "Two loaves done this morning."),
    (_amount, "I was at the pool, 36 laps."),
    (_measured, "Three hours bouldering."),
    (_act, "Another 5k before work."),
)

# "Tonight's menu: dal again": what the colon announces was cooked, or eaten.
_THIS_DAYS = r"(?:and |so )?(?:tonight|today|this (?:morning|evening))['’]s"
_SERVED = (
    (
        re.compile(
            rf"{_THIS_DAYS} (?:menu|bake|brew|cook|cooking|special|dish|soup|loaf)$"
            r"|(?:and |so )?on the (?:menu|hob|stove)(?: tonight| today| again)*$",
            re.I,
        ),
        "I made ",
    ),
    (re.compile(rf"{_THIS_DAYS} (?:dinner|tea|supper|lunch|breakfast)$", re.I), "I ate "),
)  # fmt: skip


def served(text: str) -> str | None:
    """Return how "tonight's menu" before a colon is put in full, or None where it is no such heading."""
    return next((full for pattern, full in _SERVED if pattern.match(text.strip())), None)
