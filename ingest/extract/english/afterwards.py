"""Sources named by a sentence of its own: "Bob moved. That's what Ann says anyway." """

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.tellings import AFTERWARDS
from ingest.extract.english.scene import Scene, person_from_text
from ingest.model import Mention, MentionKind

# "I got a parcel. It came from Ann": there "it" is what was got.
_THINGS = frozenset("received bought gave has ate read watched lost takes_place likes dislikes".split())
_LONGEST = 110  # letters; a longer sentence tells more than where the last one came from


def told_afterwards(text: str, start: int, drafts: list[Draft], scene: Scene) -> bool:
    """Give the sentence before the source that this one names; False where this one names none."""
    if not drafts or len(text) > _LONGEST:
        return False
    voice = drafts[0].voice
    if voice is None or voice.sources or voice.own_words:
        return False
    for row in AFTERWARDS:
        match = row.pattern.match(text)
        if match is None:
            continue
        if row.may_be_thing and any(d.predicate in _THINGS for d in drafts):
            return False
        sources: list[Mention | None] = [None] if row.is_unnamed else []
        for group in ("np", "np2", "np3"):
            named = match.groupdict().get(group)
            if named:
                sources.append(person_from_text(named, start + match.start(group), scene, voice))
        if not sources or (None in sources and not row.is_unnamed):
            return False
        return _give(drafts, tuple(sources), text)
    return False


def _give(drafts: list[Draft], sources: tuple[Mention | None, ...], text: str) -> bool:
    given = False
    for draft in drafts:
        holder, voice = draft.holder, draft.voice
        own = (
            draft.is_attitude and draft.holder_named and holder is not None and holder.kind is MentionKind.SPEAKER
        )
        if voice is None or voice.sources or own:
            continue  # "I hate it. Ann told me so": what I hate I know myself
        draft.voice = replace(
            voice, sources=sources, trailing=True, rule="told-afterwards", evidence=(*voice.evidence, text)
        )
        given = True
    return given
