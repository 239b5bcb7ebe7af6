"""Sentences before a colon that name whose words or view follow: "Ann told me Tom's opinion: …", "Ann on Tom: …".

`via` tells it to the speaker, `np` is whose it is, `about` what or whom it is about. Each row carries an example.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_N = r"(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[\w-]+ )?[\w-]+(?:['’]s [\w-]+)?|(?!I\b|I['’]|The\b|My\b|What\b|Here\b|This\b)[A-Z][\w-]+(?: [A-Z][\w-]+)?(?:['’]s [\w-]+)?"
_VIEW = (
    r"(?:(?:honest|own|exact|latest|first|whole|full|final|big|good|great|bad|sad|best|worst|main|only) )*(?:opinion|view|views|verdict|take|theory|thoughts?|impression|assessment|"
    r"words?|message|answer|reply|response|reaction|comment|version|account|side|story|excuse|explanation|news|text|email|warning|complaint|advice|idea)"
)
_ABOUT = r"(?: (?:of|on|about|regarding|to|from)(?: (?P<about>(?:(?:the|my|our|his|her|their) )?[\w'’-]+(?: [\w'’-]+){0,2}?))?)?"
_HANDED = (
    r"(?:(?:has|had|just|also|finally|then) )*(?:told|tells|gave|gives|passed (?:me |us )?on|passed on|passes on|relayed|relays|repeated|sent|texted|forwarded|shared|read|showed|brought)"
    r"(?: (?:me|us|everyone|to me|to us))?"
)
_SAYS = (
    r"(?:(?:has|had|just|always|really|once|also) )*(?:said|says|told (?:me|us|her|him|them|[A-Z]\w+)|thinks|thought|reckons|wrote|texted|believes|feels|"
    r"had to say|has to say|made|makes)"
)


@dataclass(frozen=True, slots=True)
class ToldOf:
    """A frame found before a colon, and its groups of sources, the nearest to the listener first."""

    match: re.Match[str]
    groups: tuple[str, ...]


_ROWS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"^(?P<via>{_N}) {_HANDED} (?P<np>{_N})['’]s? {_VIEW}{_ABOUT}$"), "Ann told me Tom's opinion"),
    (re.compile(rf"^(?P<via>{_N}) {_HANDED} (?:exactly )?what (?P<np>{_N}) {_SAYS}{_ABOUT}$"), "Ann told me what Bob said about Tom"),
    (re.compile(rf"^(?:(?:[Hh]ere|[Tt]his|[Tt]hat)(?:['’]s| is| was) |[Gg]uess |[Yy]ou know |[Ll]isten to |[Gg]et this,? )?[Ww]hat (?P<np>{_N}) {_SAYS}{_ABOUT}$"),
     "Here's what Ann said about Tom"),
    (re.compile(rf"^(?:[Hh]ere(?:['’]s| is| are|['’]re) |[Tt]his (?:is|was) )?(?P<np>{_N})['’]s? {_VIEW}{_ABOUT}$"), "Ann's view of Tom"),
    (re.compile(rf"^(?P<np>{_N}),? (?:on|about) (?P<about>(?:(?:the|my|our|his|her|their) )?(?!(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day)[\w'’-]+(?: [\w'’-]+)?)$"), "Ann on Tom"),
)  # fmt: skip


# "My view on the film": nobody else's.
_MY_OWN = re.compile(rf"(?:[Mm]y|[Oo]ur) {_VIEW}$")


def told_of_another(text: str) -> ToldOf | None:
    """Return the frame that a sentence before a colon is; None where it is none of these."""
    for pattern, _ in _ROWS:
        found = pattern.match(text.strip())
        if found is not None and not _MY_OWN.match(found["np"]):
            return ToldOf(found, ("via", "np") if found.groupdict().get("via") else ("np",))
    return None
