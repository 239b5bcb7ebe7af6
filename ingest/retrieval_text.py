"""What the write path stores so that a passage can be found: the text to embed and the words to index.

A turn of talk seldom says what it is about: "Two, both from the shelter!" answers the turn before it. So its
embedding and its window see the turns around it, and a chunk of a note sees its title and headings. Only a
passage and its neighbours enter, never the whole document: an edit then rewrites only what is near it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ingest.language.lexical import lexical_tokens
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
    """Return the words under which a passage is found itself, for its property `lexical`."""
    parts = [passage.speaker or "", passage.text, passage.caption or ""]
    if passage.kind != "turn":
        parts += [title or "", *passage.heading_path]
    return " ".join(lexical_tokens("\n".join(part for part in parts if part), passage.lang))


def window_tokens(passages: Sequence[Passage], index: int) -> str:
    """Return the words of a turn and the turns around it, for its property `window_lexical`.

    `passages` are those of one document in order. A chunk of a note has no window but its own words.
    """
    if passages[index].kind != "turn":
        return ""
    near = passages[max(0, index - WINDOW_PASSAGES) : index + WINDOW_PASSAGES + 1]
    return " ".join(token for passage in near for token in passage_tokens(passage).split())


def _spoken(passage: Passage) -> str:
    """Return a turn as it would be read out: who, what, and what an image beside it shows."""
    caption = f" [{passage.caption}]" if passage.caption else ""
    return f"{passage.speaker}: {passage.text}{caption}" if passage.speaker else passage.text + caption
