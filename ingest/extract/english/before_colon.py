"""Frames that end in a colon: who told it, how it came, and who got it first."""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.english.lexicon.quoting import LETTING_OUT
from ingest.extract.english.lexicon.relaying import ToldOf, told_of_another
from ingest.extract.english.lexicon.sources import NP
from ingest.extract.english.plan import Piece
from ingest.extract.english.quoted_people import SAYS, handed
from ingest.extract.english.scene import (
    FIRST,
    Scene,
    Voice,
    is_nobody,
    person_from_text,
)
from ingest.extract.english.turn_state import Turn
from ingest.model import (
    Mention,
    MentionKind,
)

_GOT_IT = re.compile(
    rf"(?P<np>{NP})\s+(?:got|has|had|heard|gets|have)\s+(?:it|this|that|the news|word)(?:\s+(?:straight|directly))?\s+(?:from|off|via)\s+(?P<from>{NP})(?=\s*(?:,|$|who))|,?\s*who\s+(?:got|had|heard|has)\s+(?:it|this|that)\s+(?:from|off|via)\s+(?P<next>{NP})(?=\s*(?:,|$|who))"
)


_WHEN_SAID = (
    r"(?:,? (?:just now|earlier|yesterday|today|tonight|last (?:night|week|month)|this (?:morning|afternoon|evening|week)|"
    r"on \w+day|(?:at|over|during) (?:lunch|dinner|breakfast|work)|from (?:work|the \w+|[A-Z]\w+)|on the phone|in the (?:car|pub|chat)|"
    r"in (?:a|an|his|her|their) (?:text|email|message|letter)))*"
)


_FRAME = re.compile(
    rf"^(?:(?:[Ss]o|[Aa]nd|[Bb]ut|[Tt]hen|[Ww]ell|[Aa]lso|[Aa]nyway|[Pp]lus|[Nn]ow),? )*(?P<np>(?!(?:So|And|But|Then|Well|Also|Anyway|Plus|Now|As|When|After|Before|While|If)\b){NP})(?:['’]?s?\s+(?:just |then |also |finally )?(?P<says>{SAYS}|corrected|reminded|assured|informed|notified|updated|briefed|rang|called|phoned|messaged|rings|calls|voicenoted|commented|dm['’]?d)|['’]?s?\s+(?:thinks|reckons|believes|{LETTING_OUT})|['’]s?\s+(?:[\w-]+ )?(?:view|take|opinion|verdict|theory|word|line|message|text|note|e-?mail|letter|voicemail|voice ?note|reply|feedback))(?:\s+(?:me|us|this|it|the following))?{_WHEN_SAID}\s*$"
)


_FROM = re.compile(
    rf"(?:^|\b)(?:from|via|per|says|said|(?:phone|call|chat|chatting|speaking|spoke|talked|spoken|message|lunch|coffee|drinks) (?:with|to))\s+(?P<np>{NP})\s*$",
    re.I,
)


# "Overheard in the staff room", "Seen on a noticeboard": whose words they are, is not said.
_OVERHEARD = re.compile(
    r"(?:(?:i |we )?(?:just |only just )?(?:overheard|heard|saw|read|spotted)|seen|posted|scrawled|written)(?: this| it| that)?(?: just now| earlier| today| yesterday)? "
    r"(?:in|at|on|by|outside|near|over|under|down) (?!(?:the )?phone\b)(?:the |an? |my |our |this |some )?[\w'’ -]{2,40}$",
    re.I,
)


# "Ann told Bob and Bob told me": what follows is Ann's, through Bob.
_TOLD_ON = re.compile(
    r"^(?P<np>(?:my|our|the) [\w'’-]+|[A-Z][\w'’-]+) (?:told|informed|texted|rang|mentioned it to|passed it on to|let on to) (?P<np2>(?:my|our|the) [\w'’-]+|[A-Z][\w'’-]+),?"
    r"(?: and| then| who|,)? ?(?:(?P=np2)|who|s?he)?(?: then| just| in turn)? ?(?:told|texted|rang|passed it on to|mentioned it to) (?:me|us)\s*$"
)


_TOLD_BY = re.compile(
    rf"^(?P<np2>(?!I\b){NP}) told me,? (?:and|so) (?:now )?I['’]m telling you\s*$|^(?:[Tt]old|[Mm]entioned|[Cc]onfided|[Ww]hispered|[Ss]ent|[Ff]orwarded|[Pp]assed on|[Rr]elayed)(?: (?:to )?(?:me|us))? by (?P<np>{NP})(?: (?:just now|earlier|today|yesterday|last night))?\s*$"
)


_A_NOTE = r"(?:an? |the |this )?(?:[\w-]+ ){0,2}?(?:voicemail|voice ?note|message|text|note|e-?mail|letter|card|postcard|dm|reply|comment|post)"


# "Ann left me a voicemail", "read Ann's note", "got it out of Ann"
_LEFT_A_NOTE = re.compile(
    rf"^(?P<np>(?!I\b){NP}) (?:has |had |just |then )*(?:left|sent|dropped|wrote|posted|forwarded)(?: (?:me|us|everyone))? {_A_NOTE}(?: (?:just now|earlier|today|yesterday|last night|this morning))?\s*$"
    rf"|^(?:I |[Ww]e |[Jj]ust )*(?:[Rr]ead|[Ss]aw|[Gg]ot|[Ff]ound|[Ll]istened to) (?P<np2>(?-i:[A-Z])[\w-]+|my [\w-]+)['’]s? (?:[\w-]+ )?(?:voicemail|voice ?note|message|text|note|e-?mail|letter|card|postcard|dm|reply|comment|post)\s*$"
    rf"|^(?:I|[Ww]e)(?:['’]ve)? (?:finally )?(?:got|dragged|prised|wormed|squeezed|wheedled) it out of (?P<np3>(?-i:[A-Z])[\w-]+|my [\w-]+)\s*$"
)


def _note_talked_of(phrase: str, at: int, scene: Scene, voice: Voice) -> None:
    """ "what Ann said about Tom: he …": he is Tom; "about the plan: it …" is the plan."""
    person = person_from_text(phrase, at, scene, voice)
    if (
        person is not None
        and person.entity == "person"
        and (phrase[:1].isupper() or person.kind is MentionKind.KIN)
    ):
        scene.note(person)
        scene.focus = person
    elif phrase.split()[0].lower() in ("the", "my", "our", "his", "her", "their"):
        scene.thing = phrase.split(" ", 1)[1]


def frame_before_colon(turn: Turn, piece: Piece, voice: Voice) -> Voice | None:
    """Read "Tobias got it from Ingrid, who got it from the landlord:" as the sources of what follows."""
    text, scene = turn.passage.text[piece.full_start : piece.full_end], turn.scene
    if any(_GOT_IT.finditer(text)):
        sources = _who_got_it(text, piece.full_start, scene, voice)
        return handed(voice, sources, piece.full_start, text, scene) if sources else None
    if _OVERHEARD.match(text):
        return handed(voice, [None], piece.full_start, text, scene)
    passed = _TOLD_ON.match(text)
    if passed is not None:  # the last to tell it stands nearest
        links = [
            person_from_text(passed[group], piece.full_start + passed.start(group), scene, voice)
            for group in ("np2", "np")
        ]
        return handed(voice, links, piece.full_start, text, scene)
    told = told_of_another(text)
    if told is not None:
        people = _people_told_of(told, piece.full_start, scene, voice)
        return replace(handed(voice, people, piece.full_start, text, None), trailing=True) if people else None
    found = _TOLD_BY.match(text) or _LEFT_A_NOTE.match(text) or _FRAME.match(text) or _FROM.search(text)
    if found is None:
        return None
    group = next((g for g in ("np", "np2", "np3") if found.groupdict().get(g)), "np")
    phrase = found[group]
    if phrase.lower() in FIRST:
        return None
    at = piece.full_start + found.start(group)
    source = None if is_nobody(phrase) else person_from_text(phrase, at, scene, voice)
    given = handed(voice, [source], piece.full_start, text, scene)
    if found.groupdict().get("says") and source is not None:
        return replace(given, me=source, you=voice.me, own_words=True)  # "Ann said: I'll come"
    return given


def _who_got_it(text: str, start: int, scene: Scene, voice: Voice) -> list[Mention | None]:
    sources: list[Mention | None] = []
    for match in _GOT_IT.finditer(text):
        for group in ("np", "from", "next"):
            phrase = match.groupdict().get(group)
            if phrase and phrase.lower() not in ("i", "we"):
                named = (
                    None
                    if is_nobody(phrase)
                    else person_from_text(phrase, start + match.start(group), scene, voice)
                )
                sources.append(named)
    return sources


def _people_told_of(told: ToldOf, start: int, scene: Scene, voice: Voice) -> list[Mention | None]:
    """Return who passes on whose view; empty where one of them is nobody in particular."""
    match, scene.focus = told.match, None
    people: list[Mention | None] = []
    for group in told.groups:
        person = person_from_text(match[group], start + match.start(group), scene, voice)
        if person is None:
            return []
        people.append(person)
    if match.groupdict().get("about"):
        _note_talked_of(match["about"], start + match.start("about"), scene, voice)
    return people
