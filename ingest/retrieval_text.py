"""What the write path stores so that a passage can be found: the text to embed and the words to index.

A turn of talk seldom says what it is about: "Two, both from the shelter!" answers the turn before it. So its
embedding and its window see the turns around it, and a chunk of a note sees its title and headings. Only a
passage and its neighbours enter, never the whole document: an edit then rewrites only what is near it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ingest.language.lexical import lexical_tokens, name_tokens
from ingest.model import Passage

# Turns on each side whose words count for a turn. Two measured best of 1 to 3 on talk; beyond it blurs.
WINDOW_PASSAGES = 2
# What is embedded of one passage: about 400 tokens, the size of a chunk, with room for its heading.
MAX_EMBEDDED_CHARACTERS = 2000
# Of the turn before, enough to know what is answered.
MAX_BEFORE_CHARACTERS = 300


def embedding_text(passage: Passage, before: Passage | None = None, title: str | None = None) -> str:
    """Return the text whose embedding stands for a passage.

    `before` is the passage just before it in the same document; only talk uses it.
    """
    if passage.kind == "turn":
        own = _spoken(passage)
        text = own if before is None else f"{_spoken(before)[:MAX_BEFORE_CHARACTERS]}\n{own}"
    else:
        heading = " / ".join(part for part in (title, *passage.heading_path) if part)
        text = f"{heading}\n{passage.text}" if heading else passage.text
    return text[:MAX_EMBEDDED_CHARACTERS]


def passage_tokens(passage: Passage, title: str | None = None) -> str:
    """Return the words under which a passage is found itself, then its names whole, for `lexical`."""
    text = _own_text(passage, title)
    return " ".join([*lexical_tokens(text, passage.lang), *name_tokens(text)])


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a document's turns: each turn is taken apart once, and stands in the windows of five."""

    _of: dict[str, list[str]] = field(default_factory=dict)

    def of(self, turn: Passage) -> list[str]:
        """Return the index words of a turn."""
        words = self._of.get(turn.id)
        if words is None:
            words = self._of[turn.id] = lexical_tokens(_own_text(turn, None), turn.lang)
        return words


def window_tokens(passages: Sequence[Passage], index: int, words: Words | None = None) -> str:
    """Return the words of a turn and the turns around it, for its property `window_lexical`.

    `passages` are those of one document in order. A chunk of a note has no window but its own words, and the
    caption of an image belongs to its turn.
    """
    if passages[index].kind != "turn":
        return ""
    words = words or Words()
    near = [*_turns(passages, index, -1), passages[index], *_turns(passages, index, 1)]
    return " ".join(word for turn in near for word in words.of(turn))


def windows_over(passages: Sequence[Passage], index: int) -> set[int]:
    """Return the places of the turns whose window holds what stands at a place, with the place itself."""
    return {index, *_places(passages, index, -1), *_places(passages, index, 1)}


def turn_before(passages: Sequence[Passage], index: int) -> Passage | None:
    """Return the turn just before a turn, past the captions between them; None for the first."""
    turns = _turns(passages, index, -1)
    return turns[-1] if turns else None


def _turns(passages: Sequence[Passage], index: int, step: int) -> list[Passage]:
    """Return the nearest turns before (-1) or after (1) a place, in the order of the document."""
    places = _places(passages, index, step)
    return [passages[place] for place in (places if step > 0 else places[::-1])]


def _places(passages: Sequence[Passage], index: int, step: int) -> list[int]:
    """Return where the nearest turns before (-1) or after (1) a place stand, the nearest first."""
    found: list[int] = []
    index += step
    while 0 <= index < len(passages) and len(found) < WINDOW_PASSAGES:
        if passages[index].kind == "turn":
            found.append(index)
        index += step
    return found


def _own_text(passage: Passage, title: str | None) -> str:
    parts = [passage.speaker or "", passage.text, passage.caption or ""]
    if passage.kind != "turn":
        parts = [title or "", *passage.heading_path, *parts]
    return "\n".join(part for part in parts if part)


def _spoken(passage: Passage) -> str:
    """Return a turn as it would be read out: who, what, and what an image beside it shows."""
    caption = f" [{passage.caption}]" if passage.caption else ""
    return f"{passage.speaker}: {passage.text}{caption}" if passage.speaker else passage.text + caption
