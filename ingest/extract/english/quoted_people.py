"""Who says what stands in quotation marks, through whom, and to whom: read from the words around the quotation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.english.lexicon.quoting import named_by_frame
from ingest.extract.english.lexicon.sources import NP
from ingest.extract.english.peel import peel
from ingest.extract.english.plan import Piece
from ingest.extract.english.scene import (
    FIRST,
    Scene,
    Voice,
    is_nobody,
    person_from_text,
)
from ingest.model import (
    Mention,
    MentionKind,
)

SAYS = r"(?:(?<=[’']s )(?:just |all )?like|says?|said|puts?(?= (?:in|on|up)\b)|tells?|told|asks?|asked|texted|texts|writes?|wrote|replied|replies|answered|added|shouted|yelled|whispered|insisted|insists|claimed|claims|announced|announces|explained|explains|goes|went|was like|is like|complained|joked|warned|emailed|messaged|swore|swears|promised|admitted|begged|declared|muttered|mentioned|snapped|sighed|laughed|cried|exclaimed|remarked|noted|argued|posted|tweeted|quote|quotes|quoted|keeps saying|kept saying|always says|reads|recalled|confessed|repeated|continued|wondered|suggested|suggests|proposed|proposes|urged|pleaded|ordered|warned|demanded|instructed|recommended|advised|observed|boasted|(?:is|was) all|(?:is|was) just like|piped up with|came out with|chimed in with|blurted out|hissed|growled|murmured|mumbled|roared|bellowed|groaned|grumbled|teased|taunted|barked)"
_BEFORE_QUOTE = re.compile(
    rf"(?P<np>{NP})(?:['’]s)?,?\s+(?:(?:just|then|also|actually|literally|always|once|later|even|recently|has|had|who|and)\s+)*{SAYS}"
    r"(?:\s+(?:to\s+)?(?P<to>me|us|him|her|them|everyone|my [\w-]+|the [\w-]+|[A-Z][\w'’-]+))?(?P<when>[^\"“]{0,40}?)\s*[,:]?\s*(?:[\"“'‘]|$)"
)


_AFTER_QUOTE = re.compile(
    rf"^[\"”'’]?\s*[,.!?]?\s*(?:(?P<verb>{SAYS})\s+(?P<np2>{NP})|(?P<np>{NP})\s+(?:(?:just|then|also|always|later)\s+)*{SAYS}(?:\s+(?P<to>me|us|him|her|them|every(?:one|body)|(?:my|our|his|her|the) [\w'’-]+|[A-Z][\w'’-]+))?)"
)


# "… Bob whispered to Ana", "Ana snapped at Bob: …", "Ana to Bob: …": whom the quoted "you" means.
_TO_WHOM = re.compile(
    r"(?<=\w),? (?:back )?(?:to|at) (?P<to>me|us|him|her|them|himself|herself|every(?:one|body)|(?:my|our|his|her|the) [\w'’-]+|[A-Z][\w'’-]+)(?=[\s,.:!?]|$)"
)


_WHEN_BEFORE = re.compile(
    r"(?:(?:(?:on|last|this|in) )?(?:yesterday|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|"
    r"august|september|october|november|december)|this|last)(?: (?:morning|afternoon|evening|night|week|month|year))?,? (?=\S)",
    re.I,
)


# "In the group chat Ife posted": where, and no name.
_WHERE_BEFORE = re.compile(
    r"(?:the|our|my|this|that|an?|his|her|their) (?:[\w'’-]+ ){0,2}?(?:chat|group|thread|channel|email|letter|meeting|call|party|pub|office|card|text|message|post|phone|morning|evening|night|week|weekend|day) (?=[A-Z][a-z])"
)


# "Ines turned round and said …": the name ends before what she did.
_ONE_ACTING = re.compile(
    r"^([A-Z][\w'’-]+) (?:to|at|turned|went|came|looked|piped|popped|sat|stood|got|chimed|burst|rang|called|leaned|leant|just|only|really|actually)\b.*$"
)


_NAME_COLON = re.compile(r"^(?P<np>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?|my \w+|the \w+)\s*:\s*$", re.I)


# "Our drummer, five minutes before the show: …"
_NAME_WHEN_COLON = re.compile(
    r"^(?P<np>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?|(?:my|our|the) [\w'’-]+(?: [\w'’-]+)?),? (?:(?:on|at|in|after|before|over|during|to|about|when|while|this|last|yesterday|"
    r"today|just|half|an?|two|three|four|five|ten|\d+|from)\b|(?<=, )(?:\w+ing|with(?:out)?|deadpan|dead|straight|stony|eyes|arms|hands?|all|still|completely|totally|bold|loud|very|from)\b)[^:\"“]{0,70}:\s*$",
    re.I,
)


_WHAT_HE_SAID = re.compile(
    r"(?:in|with) (?P<np>[A-Z]\w+)['’]s words[,:]?\s*$|(?P<np2>[A-Z]\w+|my \w+)['’]s (?:exact )?(?:words|message|text|email|reply|answer|comment|motto|response)(?: was| were| is|:)?\s*$",
    re.I,
)


def told_behind(text: str, piece: Piece, voice: Voice, scene: Scene) -> Voice:
    """ "'…,' Ann said, according to Bob": he passes it on."""
    assert piece.quote is not None
    behind = _AFTER_QUOTE.match(text[piece.quote[1] : piece.full_end])
    if behind is None or "," not in text[piece.quote[1] + behind.end() : piece.full_end]:
        return voice
    told = peel(text, piece.quote[1] + 1, piece.full_end, voice, scene)
    return told.voice if told.start == piece.quote[1] + 1 and told.end < piece.full_end else voice


def quoted_person(
    before: str, begin: int, behind: tuple[str, str], after_start: int, scene: Scene, voice: Voice
) -> tuple[Mention | None, Mention | None, bool, list[Mention]] | None:
    after, beyond = behind  # to the end of the sentence, and a little further
    framed = named_by_frame(before, after, beyond)
    if framed is not None:
        return _by_frame(framed[0], after_start if framed[1] else begin, scene, voice)
    match = None
    for found in _BEFORE_QUOTE.finditer(before):
        match = found
    offset = begin
    if match is None:
        match = _AFTER_QUOTE.match(after)
        offset = after_start
    if match is None:
        match = _WHAT_HE_SAID.search(before) or _NAME_COLON.match(before) or _NAME_WHEN_COLON.match(before)
        offset = begin
    if match is None:
        return None
    groups = match.groupdict()
    np = groups.get("np") or groups.get("np2") or ""
    at = match.start("np") if groups.get("np") else match.start("np2")
    np = _ONE_ACTING.sub(r"\1", np)
    where = _WHERE_BEFORE.match(np)
    if where is not None:
        np, at = np[where.end() :], at + where.end()
    when = _WHEN_BEFORE.match(np)
    if when is not None:
        np, at = np[when.end() :], at + when.end()  # "Yesterday Noor goes": when, and no first name
    chain = _chain_before(before, begin, match, scene, voice) if offset == begin else []
    inner_voice = replace(voice, sources=(*voice.sources, *chain)) if chain else voice
    whom = match if groups.get("to") else _TO_WHOM.search(before if offset == begin else after[:60])
    recipient = _recipient(
        whom["to"] if whom else None, offset + (whom.start("to") if whom else 0), scene, inner_voice
    )
    if is_nobody(np):
        return None, recipient, True, chain
    if np.lower() == "it" or not np:
        return None
    source = person_from_text(np, offset + at, scene, inner_voice)
    if source is None:
        return None
    return source, recipient, False, chain


def _by_frame(
    match: re.Match[str], offset: int, scene: Scene, voice: Voice
) -> tuple[Mention | None, Mention | None, bool, list[Mention]] | None:
    """ "…" was all Ann said; Ann, about the party: "…"."""
    source = person_from_text(match["np"], offset + match.start("np"), scene, voice)
    if source is None:
        return None
    thing = match.groupdict().get("thing")
    if thing:
        scene.thing = thing
    return source, voice.me, False, []


_OUTER = re.compile(
    rf"(?P<np>{NP})\s+(?:says?|said|told|tells?|heard|claims?|claimed|swears?|mentioned|insists?|reports?)(?:\s+(?:me|us|him|her|them|[A-Z]\w+))?(?:\s+that)?\s+$"
)


def _chain_before(before: str, begin: int, match: re.Match[str], scene: Scene, voice: Voice) -> list[Mention]:
    """ "Ann says Bob told her, '…'": Ann stands between."""
    outer = _OUTER.search(before[: match.start("np")])
    if outer is None:
        return []
    person = person_from_text(outer["np"], begin + outer.start("np"), scene, voice)
    return [person] if person is not None and person.kind is not MentionKind.SPEAKER else []


def _recipient(phrase: str | None, at: int, scene: Scene, voice: Voice) -> Mention | None:
    if not phrase:
        return voice.me
    if phrase.lower() in FIRST:
        return voice.me
    return person_from_text(phrase, at, scene, voice)


def handed(voice: Voice, sources: Sequence[Mention | None], start: int, text: str, scene: Scene | None) -> Voice:
    """Return the voice that goes on behind the colon, with its people noted for pronouns where that is wanted."""
    if scene is not None:
        for source in sources:
            scene.note(source)
    return replace(
        voice,
        sources=(*voice.sources, *sources),
        start=start,
        rule="source-before-colon",
        evidence=(*voice.evidence, text),
    )
