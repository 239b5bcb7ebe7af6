"""Markdown to passages: headings, paragraphs, list items, rows of tables, quotes and code, kept apart.

One block is one passage: a paragraph, an item of a list, a row of a table. What is longer than the limit is cut
between its sentences. A passage's text is an exact slice of the document's stored text wherever the block holds
no markup, and `offset` says where; where marks such as `**` had to go, `offset` is None.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ingest.identifiers import passage_id
from ingest.model import OriginClass, Passage, SourceDocument, SpeakerKind
from ingest.segment.inline import words_of
from ingest.segment.pieces import CountTokens, cut, estimate_tokens
from ingest.sources.encoding import clean_text
from ingest.sources.markdown import body_start

_SPEAKER_KINDS = {
    OriginClass.WEB: SpeakerKind.PAGE,
    OriginClass.TOOL: SpeakerKind.TOOL,
    OriginClass.AGENT: SpeakerKind.AGENT,
}


@dataclass(frozen=True, slots=True)
class _Block:
    kind: str
    text: str
    lines: tuple[int, int]  # of the body
    heading_path: tuple[str, ...]
    links: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


def segment_markdown(
    document: SourceDocument, document_id: str, count_tokens: CountTokens = estimate_tokens
) -> list[Passage]:
    """Return the passages of a Markdown document in their order, without its front matter."""
    stored = clean_text(document.text)
    start = body_start(stored)
    body = stored[start:]
    line_starts = _line_starts(body)
    speaker_kind = _SPEAKER_KINDS.get(document.origin.origin_class) if document.origin else None
    seen: Counter[tuple[str, str]] = Counter()
    passages: list[Passage] = []
    for block in _blocks(body):
        first, last = (line_starts[min(line, len(line_starts) - 1)] for line in block.lines)
        found = body.find(block.text, first, last)
        offset = start + found if found >= 0 else None
        for piece_start, piece_end in cut(block.text, count_tokens):
            text = block.text[piece_start:piece_end]
            seen[block.kind, text] += 1
            passages.append(
                Passage(
                    id=passage_id(document_id, block.kind, text, seen[block.kind, text]),
                    text=text,
                    position=len(passages),
                    speaker=document.author,
                    speaker_kind=speaker_kind or SpeakerKind.HUMAN,
                    said_at=document.written_at,
                    heading_path=block.heading_path,
                    kind=block.kind,
                    origin=document.origin,
                    audience=document.audience,
                    links=block.links,
                    offset=None if offset is None else offset + piece_start,
                    columns=block.columns,
                )
            )
    return passages


def _line_starts(text: str) -> list[int]:
    starts = [0]
    for line in text.split("\n"):
        starts.append(min(starts[-1] + len(line) + 1, len(text)))
    return starts


def _blocks(body: str) -> Iterator[_Block]:
    """Walk the parsed blocks, knowing the headings above and what a block stands in."""
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(body)
    headings: list[tuple[int, str]] = []
    around: list[str] = []
    columns: list[Token] = []  # the head of the table at hand
    for index, token in enumerate(tokens):
        path = tuple(text for _, text in headings)
        if token.type == "heading_open":
            level = int(token.tag[1:])
            headings = [heading for heading in headings if heading[0] < level]
            path = tuple(text for _, text in headings)
            yield from _inline_block("heading", tokens[index + 1], path)
            title = words_of(tokens[index + 1].children or ())[0].strip()
            if title:
                headings.append((level, title))
        elif token.type == "tr_open":
            cells = _cells_in(tokens, index)
            if around[-1] == "thead_open":
                columns = cells
            else:
                yield from _row(cells, token, columns, path)
        elif token.type == "paragraph_open":
            yield from _inline_block(_kind_inside(around), tokens[index + 1], path)
        elif token.type in ("fence", "code_block", "html_block") and token.map:
            yield _Block("code", token.content, (token.map[0], token.map[1]), path)
        if token.nesting == 1:
            around.append(token.type)
        elif token.nesting == -1:
            around.pop()


def _kind_inside(around: Sequence[str]) -> str:
    if "blockquote_open" in around:
        return "quote"
    return "list" if "list_item_open" in around else "paragraph"


def _inline_block(kind: str, inline: Token, path: tuple[str, ...]) -> Iterator[_Block]:
    text, links = words_of(inline.children or ())
    if text.strip() and inline.map:
        yield _Block(kind, text, (inline.map[0], inline.map[1]), path, links)


def _cells_in(tokens: Sequence[Token], row: int) -> list[Token]:
    cells = []
    for index in range(row, len(tokens)):
        if tokens[index].type == "tr_close":
            break
        if tokens[index].type == "inline":
            cells.append(tokens[index])
    return cells


def _row(cells: Sequence[Token], row: Token, columns: Sequence[Token], path: tuple[str, ...]) -> Iterator[_Block]:
    """Yield a row of a table's body with the names of its columns; the head alone says nothing."""
    found = [words_of(cell.children or ()) for cell in cells]
    if row.map and any(text.strip() for text, _ in found):
        yield _Block(
            "table",
            " | ".join(text.strip() for text, _ in found),
            (row.map[0], row.map[1]),
            path,
            tuple(dict.fromkeys(link for _, links in found for link in links)),
            tuple(words_of(column.children or ())[0].strip() for column in columns),
        )
