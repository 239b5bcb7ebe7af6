"""The words of a line of Markdown without its marks, and the links in it.

Struck-out text is what the author took back, so it is left out. HTML tags are left out, their text stays.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from markdown_it.token import Token

_WIKI_LINK = re.compile(r"!?\[\[([^\[\]|\n]+)(?:\|([^\[\]|\n]+))?\]\]")  # [[target]] or [[target|label]]
_URL = re.compile(r"https?://[^\s<>\"'()\[\]]+[^\s<>\"'()\[\].,;:!?]")
_TASK = re.compile(r"\[[ xX]\]\s+")  # the box of a task list


def words_of(children: Sequence[Token]) -> tuple[str, tuple[str, ...]]:
    """Return the plain text of inline tokens, and the targets of their links in order, each once."""
    parts: list[str] = []
    links: list[str] = []
    struck = 0
    for token in children:
        if token.type == "s_open":
            struck += 1
        elif token.type == "s_close":
            struck -= 1
        elif token.type == "link_open":
            links.append(str(token.attrs.get("href", "")))
        elif not struck:
            parts.append(_text_of(token))
    text = "".join(parts)
    links += [found[1].strip() for found in _WIKI_LINK.finditer(text)]
    text = _WIKI_LINK.sub(lambda found: (found[2] or found[1]).strip(), text)
    links += _URL.findall(text)
    return _TASK.sub("", text, count=1) if _TASK.match(text) else text, tuple(dict.fromkeys(filter(None, links)))


def _text_of(token: Token) -> str:
    if token.type in ("softbreak", "hardbreak"):
        return "\n"
    if token.type in ("text", "text_special", "code_inline"):
        return token.content
    if token.type == "image":
        return "".join(_text_of(child) for child in token.children or ())
    return ""
