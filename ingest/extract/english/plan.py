"""Plans the reading of a passage before anything is parsed: pieces of text, each with what to parse.

Names known from the speakers decide capitals and calls; sources taken off by `peel` and quotations travel
with the piece. Pronouns are left to `turn`, which reads the pieces in order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import pairwise

from ingest.extract.english import contrasts, corrections, ellipsis
from ingest.extract.english.behind import named_again, named_behind
from ingest.extract.english.beside import set_beside
from ingest.extract.english.brief import ALREADY_OVER, Told, served
from ingest.extract.english.commas import apart
from ingest.extract.english.entries import Entry, dated_entry, left_out
from ingest.extract.english.gerunds import spelled_doing
from ingest.extract.english.openings import verdict_first
from ingest.extract.english.peel import peel
from ingest.extract.english.prepare import prepare
from ingest.extract.english.scene import Scene, Voice, is_given_name, scene_of
from ingest.extract.english.segments import Segment, segments
from ingest.extract.english.verdict_alone import before_bare_verdict, verdict_alone
from ingest.language.english import is_word, lemma
from ingest.model import Passage


@dataclass(slots=True)
class Piece:
    """One clause or frame to be read: where it stands, what is parsed, and what went before it."""

    start: int
    end: int
    parse_text: str = ""
    inserted: int = 0
    edits: tuple[int, ...] = ()
    left_out: tuple[int, int] = (0, 0)  # where in what is parsed letters of the passage are missing, and how many
    segment: Segment | None = None
    is_question: bool = False
    is_correction: bool = False
    is_distanced: bool = False
    retracted: str | None = None
    full_start: int = 0  # where the sentence starts, before peeling
    full_end: int = 0
    frame_of_quote: list[Piece] = field(default_factory=list)  # the quotation's own pieces
    quote: tuple[int, int] | None = None
    after_colon: bool = False
    before_colon: bool = False
    is_bullet: bool = False
    dropped_subject: bool = False
    is_echo: bool = False  # cut off the sentence before it, whose content it leaves out: "Mirela doesn't"
    is_lessened: bool = False  # "the bread not so much"
    is_taken_back: bool = False  # "Did I say Ann hates it? That was Bob.": whose it is, comes next
    topic: str | None = None  # what "it" is in a verdict put first: "Daylight robbery, those fees"
    is_framed: bool = False  # phrases were taken off that say whose words these are


def plan_passage(passage: Passage, window: Sequence[Passage]) -> list[Piece]:
    """Return the pieces of a passage in text order."""
    scene = scene_of(passage, window)
    return _plan(passage.text, 0, len(passage.text), scene, depth=0, said_at=passage.said_at)


def _plan(
    text: str, start: int, end: int, scene: Scene, depth: int, said_at: datetime | None = None
) -> list[Piece]:
    pieces: list[Piece] = []
    is_announced = is_read = False
    hour = said_at.hour if said_at is not None else None
    found = _tellings(text, start, end, hour)
    for place, segment in enumerate(found):
        if is_read:  # with the entry before it
            is_read = False
            continue
        following = found[place + 1] if place + 1 < len(found) else None
        if segment.before_colon and following is not None:
            entry = dated_entry(text, segment, following, said_at)
            if entry is not None:
                pieces.append(_of_entry(entry, segment))
                is_read = True
                continue
        if corrections.ANNOUNCEMENT.match(segment.text):
            is_announced = True
            continue
        if segment.quotes and depth < 3:
            pieces.append(_quoted(text, segment, scene, depth))
            continue
        piece = Piece(
            segment.start,
            segment.end,
            segment=segment,
            is_question=segment.is_question,
            full_start=segment.start,
            full_end=segment.end,
            after_colon=segment.after_colon,
            before_colon=segment.before_colon,
            is_bullet=segment.is_bullet,
            is_correction=is_announced,
        )
        is_announced = False
        if segment.is_question and "?" not in segment.text and ellipsis.alone(segment.text) is not None:
            piece.is_question = False  # "So does Mirela."
        if _is_asked_back(text, piece, segment, following) or (piece.is_question and depth == 0):
            pieces.append(piece)
            continue
        echo = ellipsis.alone(segment.text)
        less = contrasts.lessened(segment.text)
        if less is not None:
            piece.start, piece.end = segment.start + less.start, segment.start + less.end
            piece.parse_text, piece.edits = less.text, less.edits
            piece.is_echo, piece.is_lessened = segment.is_echo, True
        elif segment.is_echo and echo is None:
            piece.parse_text, piece.is_echo = segment.text, True  # who it was instead
        elif echo is not None:
            piece.start, piece.end = segment.start + echo[0], segment.start + echo[1]
            piece.parse_text, piece.is_echo = text[piece.start : piece.end], segment.is_echo
            piece.is_correction |= _OR_RATHER.search(text, max(0, piece.start - 12), piece.start) is not None
        else:
            _prepare_one(text, piece, scene, hour, found, place)
        pieces.append(piece)
    return pieces


def _prepare_one(
    text: str, piece: Piece, scene: Scene, hour: int | None, found: list[Segment], place: int
) -> None:
    if not _answers_oneself(piece, found, place):
        _prepare(text, piece, scene, hour, _head_before(found, place))


_VIEW_ASKED = re.compile(
    r"(?:(?:[Aa]nd|[Bb]ut|[Ss]o),? )?(?P<view>[A-Z][\w-]+['’]s (?:[a-z]+ )?(?:take|verdict|view|opinion|response|reply|answer|reaction|advice|excuse|theory|explanation|review|message|comment|thoughts)(?: (?:on|of|about) (?:the |my |our |this |that )?[\w-]+(?: [\w-]+)?)?)\?+\s*$"
)


def _with_views(found: list[Segment]) -> list[Segment]:
    """ "Joy's take? Waste of money.": no question, but as good as a colon."""
    out = list(found)
    for at, (segment, following) in enumerate(pairwise(found)):
        view = _VIEW_ASKED.match(segment.text) if segment.is_question and not following.is_question else None
        if view is not None:
            start, end = segment.start + view.start("view"), segment.start + view.end("view")
            out[at] = replace(
                segment, start=start, end=end, text=view["view"], is_question=False, before_colon=True
            )
            out[at + 1] = replace(following, after_colon=True)
    return out


def _answers_oneself(piece: Piece, found: list[Segment], place: int) -> bool:
    """ "The hotel? Grim.": make the verdict a clause about what was asked before it."""
    alone = verdict_alone(found[place - 1].text, found[place].text) if place else None
    if alone is None:
        return False
    answer = found[place].text
    piece.parse_text = alone.put_in + answer[:1].lower() + answer[1:]
    piece.inserted, piece.topic = len(alone.put_in), alone.thing
    return True


_OR_RATHER = re.compile(r"\b[Oo]r (?:rather|actually|no),? $")


def _is_asked_back(text: str, piece: Piece, segment: Segment, following: Segment | None) -> bool:
    """ "Did I say Ann hates it? That was Bob.": make the question a piece to read, and to give to another."""
    asked = corrections.ASKED_BACK.match(segment.text) if piece.is_question else None
    if asked is None or following is None or not corrections.WHO_IT_WAS.match(following.text):
        return False
    piece.is_question, piece.is_taken_back = False, True
    piece.start, piece.end = segment.start + asked.end(), segment.start + len(segment.text.rstrip(" ?!."))
    piece.parse_text = text[piece.start : piece.end]
    return True


def _head_before(found: list[Segment], place: int) -> str | None:
    """Return what a heading before a colon says of the segment behind it: "tonight's menu: dal"."""
    before = found[place - 1] if place else None
    return served(before.text) if before is not None and before.before_colon else None


def _tellings(text: str, start: int, end: int, hour: int | None) -> list[Segment]:
    """Return the segments of a text, joined and cut so that each tells what can be parsed by itself."""
    found = _with_second_thoughts(text, _spliced(text, list(segments(text, start, end))))
    found = [part for segment in found for part in apart(text, segment, hour)]
    return _with_views([part for segment in found for part in _with_echo(text, segment)])


def _with_echo(text: str, segment: Segment) -> list[Segment]:
    """Cut "Mirela doesn't" off "Theo wants a dog, but Mirela doesn't": the parser leans on complete clauses."""
    other = None if segment.is_question or segment.quotes else corrections.other_of_cleft(segment.text)
    if other is not None:
        end, begin = segment.start + other[0], segment.start + other[1]
        named = replace(segment, start=begin, text=text[begin : segment.end], is_echo=True, after_colon=False)
        return [replace(segment, end=end, text=text[segment.start : end]), named]
    less = None if segment.is_question or segment.quotes else contrasts.split_lessened(segment.text)
    if less is not None:
        end, begin = segment.start + less[0], segment.start + less[1]
        half = replace(segment, start=begin, text=text[begin : segment.end], is_echo=True, after_colon=False)
        return [replace(segment, end=end, text=text[segment.start : end]), half]
    is_whole = segment.is_question or segment.quotes or named_again(segment.text) is not None
    at = None if is_whole else ellipsis.split_at(segment.text)
    if at is None:
        return [segment]
    middle = segment.start + at
    lead = re.sub(
        r"(?:[\s,;–—-]|\b(?:but|and|while|whereas|though|although|yet|or rather|or actually|or no)\b)+$",
        "",
        text[segment.start : middle],
    )
    first = replace(segment, end=segment.start + len(lead), text=lead)
    return [
        first,
        replace(segment, start=middle, text=text[middle : segment.end], is_echo=True, after_colon=False),
    ]


# "Pip loved it, Anneke thought they looked cheap": two that a comma holds, not one passed on by the other. What is
# only passed on has nothing behind the verb: "it is cheap, Anneke thought".
_SPLICE = re.compile(
    r",\s+(?=(?:[A-Z][a-z]+|s?he|they|I|we) (?:thought|thinks|said|says|reckons|reckoned|felt|feels|believes|believed|swears|insists|insisted|told me|tells me|mentioned) "
    r"(?:that |they|it|he|she|we|i|you|the|this|there|everyone|everybody|nobody|my|our|his|her|their)\b"
    r"|s?he (?:says|said|reckons|thinks|told me|tells me|swears|insists|claims) [A-Z][\w'’-]+ \w"
    r"|(?:[A-Z][a-z]+|s?he|they) (?:wants|wanted|loves|loved|hates|hated|likes|liked|prefers|preferred|fancies|can['’]t stand|didn['’]t like|doesn['’]t like) \w)",
)
# "Gus hates that pub, Orla calls it charming", "my brother breeds ferrets, his wife hates them": behind a clause of its
# own, somebody else with a verb that nothing before the comma can be the object or the list of.
_OTHER_ONE = (
    r"(?:[A-Z][a-z]+|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) "
    r"(?:wife|husband|mum|mom|dad|mother|father|sister|brother|son|daughter|boyfriend|girlfriend|partner|kids|friend|mate|boss|flatmate))"
)
_SET_BESIDE = re.compile(
    rf",\s+(?={_OTHER_ONE} (?:(?:really|absolutely|also|just|still|always|never) )?(?:calls? (?:it|them|him|her|that)\b|"
    r"(?:loves?|hates?|likes?|adores?|loathes?|rates?|prefers?|finds?|found|loved|hated|liked|called|detests?|dreads?) (?:it|them|him|her|that|the|my|our|his)\b|"
    r"can['’]t stand\b|(?:shouted|yelled|screamed|snapped|swore|moaned) at (?:me|us|him|her|them|everyone|everybody|the|my|our|[A-Z]))"
    r"|(?:s?he|they) said (?:yes|no|maybe)\b)"
)
# Its own subject and verb: "Gus hates that pub", "we lost", "my aunt's brother keeps bees".
_OWN_VERB = re.compile(
    r"(?:(?:and|but|so|oh|well|yeah),? )?(?:(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[A-Z][\w-]+|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Tt]his|[Tt]hat) (?:[\w'’-]+ )?[\w'’-]+)"
    r"(?: (?:really|just|also|still|never|always|absolutely|has|had|have|is|was|did|does))*(?: (?:not|\w+n['’]t))? "
    r"(?:\w+(?:s|ed)|is|was|were|lost|won|went|got|left|came|said|thought|found|made|took|bought|love|hate|like|think|had)\b"
    r"|(?:[Aa]sked|[Rr]ang|[Tt]old|[Ss]poke|[Tt]exted|[Mm]essaged|[Ee]mailed) )"
)
_SUBORDINATES = re.compile(
    r"\b(?:who|which|that (?:is|was|has)|says?|said|thinks?|thought|reckons?|told|heard|if|when|because)\b"
)


def _is_beside(before: str) -> bool:
    """Is what stands before the comma a clause of its own, told by nobody else and no condition?"""
    return _OWN_VERB.match(before) is not None and not _LEADS_ON.match(before) and not _SUBORDINATES.search(before)


_DISAGREES = re.compile(r"[A-Z][a-z]+(?:['’]s)? (?:\w+ )?\w+(?:s|ed)$")
_LEADS_ON = re.compile(
    r"^(?:when|if|after|before|because|while|although|though|since|as|once|in|on|at|yesterday|today|last|according|"
    r"apparently|so|and|but|well|then|until|unless|(?:just )?(?:got |come |been )?(?:off|on) the phone|(?:just )?been (?:chatting|talking|speaking))\b",
    re.I,
)


def _stands_alone(before: str) -> bool:
    """Is what stands before the comma a clause of its own?"""
    return (len(before.split()) > 2 or _DISAGREES.match(before) is not None) and not _LEADS_ON.match(before)


def _spliced(text: str, found: list[Segment]) -> list[Segment]:
    """Return the segments with two sentences that only a comma holds together apart."""
    parts: list[Segment] = []
    for segment in found:
        splice = _SPLICE.search(segment.text)
        before = segment.text[: splice.start()] if splice is not None else ""
        if splice is None or not _stands_alone(before):
            splice = _SET_BESIDE.search(segment.text)
            before = segment.text[: splice.start()] if splice is not None else ""
            splice = splice if _is_beside(before) else None
        if splice is None or segment.quotes:
            parts.append(segment)
            continue
        middle = segment.start + splice.end()
        first = replace(segment, end=segment.start + splice.start(), text=before)
        second = replace(
            segment, start=middle, text=text[middle : segment.end], after_colon=False, is_bullet=False
        )
        parts += [first, *_spliced(text, [second])]
    return parts


def _with_second_thoughts(text: str, found: list[Segment]) -> list[Segment]:
    """Return the segments in which "Sorry, I mean 16 May." belongs to the sentence whose end it corrects."""
    joined: list[Segment] = []
    for segment in found:
        before = joined[-1] if joined else None
        if before is not None and not before.quotes and corrections.continues(before.text, segment.text):
            joined[-1] = replace(before, end=segment.end, text=text[before.start : segment.end])
        else:
            joined.append(segment)
    return joined


# What follows a doing of the listener's: "… - that's awesome!", "… - you're so kind".
_COMMENTED = re.compile(
    r"\s*[–—-]+\s*(?:that(?:['’]s| is| sounds)|this is|you(?:['’]re| are)|sounds|such|so (?:cool|nice|great))\b",
    re.I,
)
_HAS_SUBJECT = re.compile(
    r"(?:I|we|he|she|they|it|you|[A-Z]\w+ (?:is|was|has|had|\w+ed|says|thinks|asks|writes|tells|wants))\b"
)


def _of_entry(entry: Entry, segment: Segment) -> Piece:
    return Piece(
        entry.start,
        entry.end,
        parse_text=entry.text,
        edits=entry.edits,
        segment=segment,
        full_start=entry.start,
        full_end=entry.end,
        is_bullet=segment.is_bullet,
    )


_TRAILING_CHAFF = re.compile(
    r"(?:(?:\s+(?:lol|haha+|smh|omg|btw|tbh|imo|xx?|fyi|ngl|lmao|:\)|;\)|:\(|<3))+|(?:(?<=a legend)|(?<=a joke)|(?<=a star)|(?<=a dream)|(?<=a machine)|(?<=a clown)|(?<=a genius)|(?<=a hero)|(?<=a nightmare)|(?<=unreal)|(?<=mental))\s+(?:mate|bro|bruv|hun|man|dude)|[,;–—-]\s*(?:can['’]?t|cannot|could(?:n['’]?t| not)) agree more)\s*[.!]*$",
    re.I,
)


# "Sounds like fun", "Looks delish": an "it" that is the listener's news.
_SUBJECTLESS = re.compile(
    r"^(?:(?:really|totally|definitely|sure|kinda)\s+)?(?:been (?:a|an|quite|ages|forever|so|too|such|some|\w+ (?:days|weeks|months|years))|gonna be|going to be|fingers crossed|(?:reminds?|reminded|made|makes|helps|helped|brings|brought|takes|took|gives|gave|teaches|taught|inspires|inspired|keeps|kept|lets|cheers|cheered) (?:me|us)|(?:took|takes) (?:a lot|lots|some|ages|forever|a while|a bit|\w+ (?:hours|days|weeks|months|years))|must|should be|might be|could be|can be|will be(?! (?:late|early|away|off|back|home|out|in|at|there|busy|working|going|moving|staying|leaving|starting|taking|joining)\b)|sounds?|looks?|seems?|feels?|smells?|tastes?|makes? sense|works for me|here'?s|here (?:is|are|ya|you)|check (?:it|this|out)|"
    r"(?:so|super|really|totally|very|well) (?:pumped|stoked|excited|psyched|thrilled|chuffed) for (?:you|u)|wishing (?:you|u)|sending (?:you|u)|hoping (?:you|u)|hope (?:you|u|it|that|this|your)|lemme|let me (?:know|see|think|tell)|such an?|what an?|so (?:cool|glad|happy|proud|awesome|great|nice|sweet|cute|good) (?:you|that you|to (?:hear|see)|of you|for you))\b",
    re.I,
)


_IN_CASE = re.compile(
    r"(?:(?:just|only) )?in case (?!of\b)[^,]*$|(?:10/10|ten out of ten|five stars|0/10)[,:!.]? would\b", re.I
)


_WORD_WITH_CAPITAL = re.compile(
    r"(?:The|An?|My|Our|Your|This|That|These|Those|His|Her|Their|It|There|We|You|He|She|They|Some|All|Every|Both|No)(?:['’]\w+)? "
)


_MACHINE = re.compile(
    r"\b(?:[Cc]hat)?(?:[Bb]ot|GPT|AI|[Aa]ssistant|Alexa|Siri|[Aa]pp|[Ss]ystem|[Ww]ebsite|[Ss]ite|[Ss]atnav|[Ss]creen|[Nn]otice|[Ss]ign|[Dd]isplay|[Bb]oard)[,:]?\s+$"
)


def _is_printed_by_machine(frame: str, body: str) -> bool:
    """ "According to the bot, Coffee raises …": its sentence began there, and "Coffee" is nobody's name."""
    first = re.match(r"[A-Z][a-z]+(?= [a-z])", body)
    if first is None or _MACHINE.search(frame) is None or is_given_name(first.group()):
        return False
    word = first.group().lower()
    return any(
        is_word(w, kind)
        for w in (word, lemma(word, "NNS"), lemma(word, "VBG"))
        for kind in ("noun", "verb", "adj")
    )


_SAID_TWICE = re.compile(
    r"(?:(?:[Mm]y|[Oo]ur) [a-z-]+|[A-Z][a-z]+) (?P<again>s?he) (?=(?:says?|said|tells?|told|thinks?|don['’]?t)\b)"
)


def _says_too_little(body: str) -> bool:
    """ "Sounds great", "In case it rains": about what was said before, or one word."""
    if not re.search(r"\w\S*\s+\S*\w", body) or _IN_CASE.match(body):
        return True
    return _SUBJECTLESS.match(body) is not None and verdict_first(body) is None


def _said_once(body: str) -> str:
    """Blank out what says it again: "my colleague she says the lift is broken", "Dad thinks, and I agree, that …"."""
    found = _SAID_TWICE.match(body)
    if found is not None:
        begin, end = found.span("again")
        return body[:begin] + " " * (end - begin) + body[end:]
    between = _PUT_BETWEEN.search(body)
    if between is not None:
        body = body[: between.start()] + " " * len(between.group()) + body[between.end() :]
    agreed = _I_AGREE.search(body)
    return body if agreed is None else body[: agreed.start()] + " " * len(agreed.group()) + body[agreed.end() :]


# "Tilda, of all people, said …": an aside between who speaks and what he does.
_PUT_BETWEEN = re.compile(
    r"(?<=\w), (?:of all people|for one|for (?:his|her|their) part|to be fair|bless (?:him|her|them)|god (?:love|bless|rest) (?:him|her|them)|as (?:usual|ever|always)|of course|naturally|meanwhile|mind you|on the other hand|funnily enough|believe it or not|would you believe)(?: to (?:him|her|them))?,(?= \w)",
    re.I,
)
# "Raj from work rates that podcast": where one knows him from, and a verb that is also a noun behind it.
_FROM_WHERE = re.compile(
    r"(?P<who>[A-Z][a-z]+)(?P<where> (?:from|at|in|down) (?:(?:the|my|our|her|his) )?(?!the\b|my\b|our\b)[a-z]+(?: [a-z]+)?) (?P<verb>[a-z]+s) "
    r"(?=(?:by|on|to|for|that|the|this|my|our|his|her|[a-z]+)\b)(?!.*\b(?:is|are|was|were|has|have|had|will|would|said|says|thinks)\b)"
)


# "A friend of Ana's reckons it's haunted": the 's says whose he is a second time.
_FRIEND_OF = re.compile(
    r"\b(?:[Aa]n?|[Ss]ome|[Oo]ne|[Aa]nother|[Tt]hat) (?:\w+ )?(?:friend|mate|pal|colleague|cousin|neighbour|uncle|aunt|workmate|client|patient|student|relative) "
    r"of (?:(?:my|our|his|her|their) )?[\w-]+(?P<whose>['’]s)(?= [a-z]+)"
)


def _without_where(body: str, piece: Piece) -> str:
    """ "Raj from work rates that podcast": leave out where one knows him from, lest the rates be the work's."""
    owned = _FRIEND_OF.search(body)
    if owned is not None:
        begin, end = owned.span("whose")
        piece.left_out = (begin, end - begin)
        return body[:begin] + body[end:]
    placed = _FROM_WHERE.match(body)
    if placed is None or not _is_ambiguous(placed["verb"]):
        return body
    who = placed["who"]
    if not is_given_name(who) and any(is_word(who.lower(), kind) for kind in ("noun", "verb", "adj", "adv")):
        return body
    begin, end = placed.span("where")
    piece.left_out = (begin + 1, end - begin)
    return body[:begin] + body[end:]


def _is_ambiguous(verb: str) -> bool:
    base = lemma(verb, "VBZ")
    return verb != base and is_word(base, "verb") and is_word(lemma(verb, "NNS"), "noun")


_I_AGREE = re.compile(
    r"(?<=\w),? (?:and|though|although|but) (?:I|we)(?:['’]d| do| would| tend to| have to| must| quite| fully| totally| kind of)* (?:agree|disagree|concur|don['’]t)(?: with (?:him|her|them))?,(?= \w)"
)


def _prepare(text: str, piece: Piece, scene: Scene, hour: int | None = None, head: str | None = None) -> None:
    """Peel a piece and decide what of it is parsed."""
    if head is not None:
        body = text[piece.start : piece.end]
        piece.parse_text, piece.inserted, piece.dropped_subject = (
            head + body[:1].lower() + body[1:],
            len(head),
            True,
        )
        return
    blank = Voice(scene.speaker, scene.addressee)
    peeled = peel(text, piece.start, piece.end, blank, replace(scene, named=[]))
    piece.start, piece.end = peeled.start, peeled.end
    piece.is_framed = peeled.voice != blank
    piece.is_correction |= peeled.is_correction
    piece.is_distanced = peeled.is_distanced
    body = text[piece.start : piece.end]
    if peeled.aside is not None:
        left, right = (at - piece.start for at in peeled.aside)
        body = body[:left] + " " * (right - left) + body[right:]
    if peeled.start > piece.full_start and (
        _WORD_WITH_CAPITAL.match(body) or _is_printed_by_machine(text[piece.full_start : peeled.start], body)
    ):
        body = body[0].lower() + body[1:]  # "According to the bot, The old mill …"
    without = set_beside(_said_once(body))
    if without is None:
        return  # "nobody but him": whoever he is, not the crowd
    gap = len(without) - len(without.lstrip())
    piece.start, body = piece.start + gap, without[gap:].rstrip()
    chaff = _TRAILING_CHAFF.search(body)
    if chaff and chaff.start() > 3:
        piece.end = piece.start + chaff.start()
        body = body[: chaff.start()]
    body = _cut_contrast(body, piece)
    if corrections.UPDATE.match(body):
        cut = corrections.UPDATE.match(body)
        assert cut is not None
        piece.is_correction = True
        piece.start += cut.end()
        body = body[cut.end() :]
    if (
        piece.after_colon and (put_in := before_bare_verdict(body)) is not None
    ):  # "Ann's take on the curry: bland."
        piece.parse_text, piece.inserted = put_in + body[:1].lower() + body[1:], len(put_in)
        return
    if _says_too_little(body):
        return
    if piece.before_colon and len(body.split()) <= 3 and not _HAS_SUBJECT.match(body):
        return  # "Trip notes:", a heading in the line
    if _turned_round(text, piece, body):
        return
    body = _without_where(body, piece)
    spelled, letters = left_out(body) if piece.is_bullet else (body, ())
    if letters:
        piece.parse_text, piece.edits = spelled, letters
        return
    commented = _COMMENTED.match(text, piece.end) is not None
    before = text[piece.full_start : piece.start]
    segment = piece.segment
    is_others = peeled.voice.is_attributed or peeled.voice.opinion
    told = (
        None
        if is_others or segment is None
        else Told(body, ALREADY_OVER if segment.is_over else hour, segment.goes_on)
    )
    prepared = prepare(
        body, scene.known, is_bullet=piece.is_bullet, is_commented=commented, taken_off=before, told=told
    )
    piece.parse_text, piece.inserted, piece.edits = prepared.text, prepared.inserted, prepared.edits
    piece.dropped_subject = prepared.inserted > 0
    _put_ahead(piece, peeled.voice)


_WILL_NOT = re.compile(r"(?:[A-Z][\w-]+|(?:the|my|our|his|her) [\w-]+|they|we)(?= (?:[a-z]+[^s\W]|pass) ?)")


def _put_ahead(piece: Piece, voice: Voice) -> None:
    """ "No way City win tomorrow": put in the "will" that chat leaves out."""
    bare = _WILL_NOT.match(piece.parse_text) if voice.rule == "no-way" else None
    rest = piece.parse_text[bare.end() :].split() if bare is not None else []
    if bare is None or not rest or lemma(rest[0], "VB") != rest[0] or not is_word(rest[0].strip(".!"), "verb"):
        return
    if rest[0].strip(".!") in ("will", "would", "can", "could", "had", "have", "did", "was", "were", "are"):
        return
    at = bare.end()
    piece.parse_text = piece.parse_text[:at] + " will" + piece.parse_text[at:]
    piece.edits = tuple(sorted((*(e + 5 * (e >= at) for e in piece.edits), *([at] * 5))))


def _turned_round(text: str, piece: Piece, body: str) -> bool:
    """Put the parts of a clause into the usual order, where chat has them in another."""
    doing = spelled_doing(text[piece.full_start : piece.start], body)
    if doing is not None:
        piece.parse_text, piece.edits = doing
        return True
    first = verdict_first(body)
    if first is not None:
        piece.topic = first.thing
        piece.end = piece.start + first.end
        verdict = body[first.begin : first.end]
        piece.parse_text = first.put_in + verdict[:1].lower() + verdict[1:]
        piece.start, piece.inserted = piece.start + first.begin, len(first.put_in)
        return True
    last = named_behind(body)
    if last is not None:
        piece.end = piece.start + last.end
        piece.parse_text = last.put_in + body[:1].lower() + body[1 : last.end]
        piece.inserted, piece.dropped_subject = len(last.put_in), last.put_in.startswith("I")
        return True
    return False


_CLEFT_NOT = re.compile(
    r"[Ii]t(?:['’]s| is| was) (?:[A-Z][\w-]+|(?:my|our|the) [\w-]+)(?P<cut>,? (?:and )?not (?P<other>[A-Z][\w-]+|(?:my|our|the) [\w-]+),?) (?:who|that) "
)


def _cut_contrast(body: str, piece: Piece) -> str:
    """Take the retracted value out of the text to parse, keeping every other letter in its place."""
    cleft = _CLEFT_NOT.match(body)
    if cleft is not None:  # "It was Ada, not Bo, who hated it"
        piece.retracted = cleft["other"]
        begin, end = cleft.span("cut")
        return body[:begin] + " " * (end - begin) + body[end:]
    thought = corrections.second_thought(body)
    if thought is not None:
        piece.retracted = thought.retracted
        body = re.sub(
            rf",? not {re.escape(thought.retracted)}(?=[.!\s]*$)", "", body
        )  # "…, sorry, meant Hull, not Hartlepool"
        return body[: thought.start] + " " * (thought.end - thought.start) + body[thought.end :]
    being = corrections.contrast_of_being(body)
    if being is not None:
        piece.retracted, piece.is_correction = being.retracted, True
        return body[: being.start] + " " * (being.end - being.start) + body[being.end :]
    instead = corrections.contrast_at_head(body)
    if instead is not None:
        piece.retracted = instead.retracted
        piece.start += instead.end
        return body[instead.end :]
    before = corrections.contrast_before(body)
    if before is not None:
        piece.retracted = before.retracted
        return body[: before.start] + " " * (before.end - before.start) + body[before.end :]
    after = corrections.contrast_after(body)
    if after is not None:
        piece.retracted = after.retracted
        return body[: after.start]
    return body


def _quoted(text: str, segment: Segment, scene: Scene, depth: int) -> Piece:
    """A sentence with direct speech: the frame round it, and the speech planned on its own."""
    quote = max(segment.quotes, key=lambda q: q[1] - q[0])
    piece = Piece(
        segment.start,
        segment.end,
        segment=segment,
        full_start=segment.start,
        full_end=segment.end,
        quote=quote,
        after_colon=segment.after_colon,
        is_bullet=segment.is_bullet,
    )
    piece.frame_of_quote = _plan(text, quote[0], quote[1], scene, depth + 1)
    return piece


def flattened(pieces: Sequence[Piece]) -> list[Piece]:
    """Return pieces and, after each, those of its quotation."""
    found: list[Piece] = []
    for piece in pieces:
        found.append(piece)
        found.extend(flattened(piece.frame_of_quote))
    return found
