"""Sources named by a sentence of its own: "Bob moved. That's what Ann says anyway." """

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.tellings import AFTERWARDS, NAMED_AFTERWARDS
from ingest.extract.english.scene import Scene, Voice, person_from_text
from ingest.model import Mention, MentionKind

# "I got a parcel. It came from Ann": there "it" is what was got.
_THINGS = frozenset("received bought gave has ate read watched lost takes_place likes dislikes".split())
_LONGEST = 110  # letters; a longer sentence tells more than where the last one came from


_TRUE = r"(?:it|that|this|any of it|she|he|they)(?:['’]s| is|['’]re| are)? (?:\w+ )?(?:true|right|accurate|reliable|legit|real|correct)\b.*"
# What one says of a thing one only passes on: "No idea if it's true, mind."
_DOUBTED = re.compile(
    r"(?:but |though |mind you,? |anyway,? |just )*(?:"
    rf"(?:I(?:['’]ve| have)? )?(?:got )?(?:no|not a|zero) (?:idea|clue|way of (?:knowing|telling)) (?:if|whether|how) {_TRUE}|(?:I['’]ve |I have )?no way of (?:knowing|telling|checking)"
    rf"|(?:I['’]m |I am )?not (?:\w+ )?(?:sure|certain|convinced) (?:(?:if|whether|that|how) )?{_TRUE}"
    rf"|(?:I )?(?:don['’]t|do not|couldn['’]t|dunno) ?(?:know|say|tell you)? (?:if|whether|how) {_TRUE}"
    r"|(?:(?:it|that|she|he) )?(?:could|might|may)(?: well)? be (?:\w+ )?(?:nonsense|rubbish|wrong|bollocks|gossip|a rumou?r|made up|untrue|a wind-up)"
    r"|(?:(?:I['’]d|I would|you should) )?take (?:it|that|this|what s?he says) with a (?:\w+ )?(?:pinch|grain) of salt|(?:a )?pinch of salt\b.*"
    r"|don['’]t quote me\b.*|make of (?:that|it) what you will|(?:who|god|goodness|heaven) knows (?:if|whether)\b.*"
    rf"|whether {_TRUE}|I wouldn['’]t (?:swear|bet|put money)\b.*|(?:I(?:['’]ve| have)? )?(?:got )?my doubts\b.*"
    r"|(?:it |that |all )?sounds (?:\w+ )?(?:unlikely|far-fetched|dubious|fishy)(?: to me)?|not that I believe (?:it|a word|her|him)\b.*"
    r"|(?:(?:it['’]s|that['’]s) )?(?:just|only) (?:a rumou?r|hearsay|gossip)\b.*|(?:it['’]s )?unconfirmed\b.*"
    r")(?:,? (?:though|mind|mind you|tbh|to be (?:honest|fair)|of course|obviously))?[\s.!]*",
    re.I,
)


def doubted_afterwards(text: str, drafts: list[Draft]) -> bool:
    """Take the edge off what was passed on just before; False where this sentence says no such thing."""
    told = [d for d in drafts if d.voice is not None and d.voice.sources]
    if not told or len(text) > _LONGEST or _DOUBTED.fullmatch(text.strip()) is None:
        return False
    for draft in told:
        if draft.voice is not None:
            draft.voice = replace(draft.voice, uncertain=True)
    return True


def told_afterwards(text: str, start: int, drafts: list[Draft], scene: Scene) -> bool:
    """Give the sentence before the source that this one names; False where this one names none."""
    if not drafts or len(text) > _LONGEST:
        return False
    voice = drafts[0].voice
    if (
        voice is None
        or (voice.sources and not _is_open(voice, text))
        or voice.own_words
        or any(d.rule == "unsaid" for d in drafts)
    ):
        return False
    for row in AFTERWARDS:
        match = row.pattern.match(text)
        if match is None:
            continue
        if row.may_be_thing and any(d.predicate in _THINGS or (row.is_unnamed and _is_own(d)) for d in drafts):
            return False
        if row.is_hearing and any(_is_own(d) for d in drafts):
            return False
        sources: list[Mention | None] = [None] if row.is_unnamed else []
        for group in ("np", "np2", "np3"):
            named = match.groupdict().get(group)
            if named:
                sources.append(person_from_text(named, start + match.start(group), scene, voice))
        if not sources or (None in sources and not row.is_unnamed):
            return False
        if row.is_hearing:
            sources.append(None)
        return _give(drafts, tuple(sources), text, is_further=row.is_hearing or row.is_passing_on)
    return False


_FURTHER = re.compile(r"\b(?:passed|relayed|forwarded)\b", re.I)
_HEARD = re.compile(r"\b(?:heard|hears|told|gather\w*|picked up|underst\w+)\b", re.I)


def _is_open(voice: Voice, text: str) -> bool:
    """ "Apparently Bob moved. That's what Ann heard": one step more to what was passed on already."""
    return _FURTHER.search(text) is not None or (voice.sources == (None,) and _HEARD.search(text) is not None)


def _is_own(draft: Draft) -> bool:
    """ "I made soup. Saw it on TikTok": what one did oneself nobody else told."""
    return draft.subject_person is not None and draft.subject_person.kind is MentionKind.SPEAKER


def _give(
    drafts: list[Draft], sources: tuple[Mention | None, ...], text: str, *, is_further: bool = False
) -> bool:
    given = False
    for draft in drafts:
        holder, voice = draft.holder, draft.voice
        own = (
            draft.is_attitude and draft.holder_named and holder is not None and holder.kind is MentionKind.SPEAKER
        )
        if voice is None or own or (voice.sources and not is_further):
            continue  # "I hate it. Ann told me so": what I hate I know myself
        if voice.sources:
            told = sources[:-1] if sources[-1] is None else sources
            draft.voice = replace(voice, sources=(*told, *voice.sources))
            given = True
            continue
        draft.voice = replace(
            voice, sources=sources, trailing=True, rule="told-afterwards", evidence=(*voice.evidence, text)
        )
        given = True
    return given


# "Her flatmate says the same", "Bob agrees": one more who says or thinks it.
_THE_SAME = re.compile(
    rf"^(?:(?:and|but|also|plus),? )*(?P<np>(?-i:{NAMED_AFTERWARDS})) (?:also |both )?(?:(?:says?|said|tells? me|told (?:me|us)|thinks?|thought|reckons?|feels?|"
    r"believes?|claims?|claimed|insists?|swears?) (?:(?:exactly|pretty much|much) )?(?:the (?:very )?same(?: thing)?|so too|likewise)"
    r"|agrees|agreed|concurs|confirms it|confirmed it|backs? (?:him|her|them) up|seconds that)(?: (?:with|to) (?:him|her|them|that|me|us))?(?:,? too)?[\s.!]*$",
    re.I,
)


_JUDGED = frozenset("believes_good believes_bad trusts recommends".split())
_TASTES = frozenset("likes dislikes prefers".split())
_FEELS_ALIKE = re.compile(r"\b(?:agree[sd]?|concurs|feels?|the same)\b", re.I)


def _can_share(draft: Draft, text: str) -> bool:
    """ "I hate the mill. Bob agrees": a taste; "I want to quit. Bob agrees", "I love my job. Bob thinks so": none of his."""
    if not draft.is_attitude or draft.holder is None:
        return False
    return draft.predicate in _JUDGED or (draft.predicate in _TASTES and _FEELS_ALIKE.search(text) is not None)


def held_by_another_too(text: str, start: int, drafts: list[Draft], scene: Scene) -> list[Draft]:
    """ "Ann says Bob moved. Her sister says the same": return the drafts as those of the sister."""
    match = _THE_SAME.match(text) if drafts and len(text) <= _LONGEST else None
    if match is None:
        return []
    found: list[Draft] = []
    for draft in drafts:
        voice, is_view = draft.voice, _can_share(draft, text)
        if voice is None or draft.denied_node is not None or not (voice.sources or is_view):
            continue  # "Bob moved. Ann agrees": with what, nobody knows
        person = person_from_text(match["np"], start + match.start("np"), scene, replace(voice, sources=()))
        source = voice.sources[-1] if voice.sources else draft.holder
        if person is None or (source is not None and person.name == source.name):
            return []
        is_his = draft.holder is not None and (source is None or draft.holder.name == source.name)
        sources = (*voice.sources[:-1], person) if voice.sources else ()
        found.append(
            replace(
                draft,
                voice=replace(voice, sources=sources, rule="says-the-same"),
                holder=person if is_his else draft.holder,
                evidence=[*draft.evidence, text],
            )
        )
    return found
