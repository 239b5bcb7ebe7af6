"""Korean names inside English talk: "I hate 준호", "민수 told me that 지나 left".

The parser knows no Hangul. Each name is read as an English one of the same length that the talk does not hold, so
that spans stay exact, and is put back in all that was found. Other Korean words are left as they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ingest.language.korean_names import is_name_alone
from ingest.model import Extraction, Mention, Passage, Statement

_HANGUL = re.compile(r"(?<!\w)[가-힣]{2,3}(?!\w)")
_SHE = re.compile(r"\b(?:she|her|hers|herself)\b", re.I)
_HE = re.compile(r"\b(?:he|him|his|himself)\b", re.I)
_FEMALE = {2: ("Jo", "Di", "Vi"), 3: ("Ada", "Mia", "Zoe", "Ida")}
_MALE = {2: ("Al", "Ed", "Cy"), 3: ("Leo", "Ben", "Ken", "Ian")}


@dataclass(frozen=True, slots=True)
class StandIns:
    """The English names that stand for Korean ones while a passage is read."""

    given: dict[str, str]

    def put(self, passage: Passage) -> Passage:
        """Return a passage of the same length with the stand-ins in it."""
        speaker, addressee = (self._name(name) for name in (passage.speaker, passage.addressee))
        text = _HANGUL.sub(lambda match: self.given.get(match.group(), match.group()), passage.text)
        return replace(passage, text=text, speaker=speaker, addressee=addressee)

    def _name(self, name: str | None) -> str | None:
        return self.given.get(name, name) if name else name

    def taken_out(self, found: Extraction, passage: Passage) -> Extraction:
        """Return what was found with the Korean names back in their places."""
        back = {stand_in: name for name, stand_in in self.given.items()}
        pattern = re.compile(rf"\b(?:{'|'.join(back)})\b")

        def text(words: str) -> str:
            return pattern.sub(lambda match: back[match.group()], words)

        def maybe(words: str | None) -> str | None:
            return text(words) if words else words

        def mention(one: Mention) -> Mention:
            return replace(
                one,
                name=text(one.name),
                relative_to=maybe(one.relative_to),
                same_as=tuple(text(name) for name in one.same_as),
            )

        def statement(one: Statement) -> Statement:
            return replace(
                one,
                text=text(one.text),
                subject=maybe(one.subject),
                target=maybe(one.target),
                owner=maybe(one.owner),
                relayed_by=tuple(text(name) for name in one.relayed_by),
                replaces=maybe(one.replaces),
                place=maybe(one.place),
                with_people=tuple(text(name) for name in one.with_people),
                mentions=tuple(mention(m) for m in one.mentions),
                evidence=tuple(text(word) for word in one.evidence),
            )

        return replace(
            found,
            passage=passage,
            statements=tuple(statement(s) for s in found.statements),
            mentions=tuple(mention(m) for m in found.mentions),
        )


def stand_ins_for(passage: Passage, window: Sequence[Passage]) -> StandIns | None:
    """Return the stand-ins that a passage needs; None where it holds no Korean name, or more than can be told apart."""
    if passage.text.isascii():
        return None
    present = {p.speaker for p in (passage, *window)} | {passage.addressee}
    names = [
        name for name in dict.fromkeys(_HANGUL.findall(passage.text)) if name in present or is_name_alone(name)
    ]
    is_she, is_he = _SHE.search(passage.text) is not None, _HE.search(passage.text) is not None
    if not names or (is_she and is_he):
        return None  # "she hates him": nothing tells which of the names is a woman's
    taken = {
        word
        for p in (passage, *window)
        for word in re.findall(r"[A-Za-z]+", f"{p.text} {p.speaker} {p.addressee}")
    }
    given: dict[str, str] = {}
    for name in names:
        pool = (_FEMALE if is_she else _MALE)[len(name)]
        free = next((word for word in pool if word not in taken and word not in given.values()), None)
        if free is None:
            return None
        given[name] = free
    return StandIns(given)
