"""The English extractor: sentences, sources, clauses, people, times, corrections, in that order.

`readers` prepares the sentences of many passages and parses them in one batch; each passage is read when its
reader is called. The parser is the slow part and wants large batches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ingest.extract.english.hangul import StandIns, stand_ins_for
from ingest.extract.english.joined import name_joined, with_stand_ins
from ingest.extract.english.mend import mend
from ingest.extract.english.names import with_names
from ingest.extract.english.plan import Piece, flattened, plan_passage
from ingest.extract.english.prepare import without_marks
from ingest.extract.english.tree import Tree, build
from ingest.extract.english.turn import read_turn
from ingest.language.english import parse
from ingest.model import Extraction, Passage

NAME = "rules-en/1"
_UNREAD_KINDS = frozenset({"code", "heading", "table"})


@dataclass(slots=True)
class _Job:
    passage: Passage
    window: Sequence[Passage]
    read: Passage = field(init=False)  # the passage with capitals for its names
    pieces: list[Piece] = field(default_factory=list)
    stand_ins: StandIns | None = None


class EnglishExtractor:
    """Reads English passages by rule; holds no state between them."""

    @property
    def name(self) -> str:
        """Name and version, as stored with every statement."""
        return NAME

    def extract(self, passage: Passage, window: Sequence[Passage]) -> Extraction:
        """Return what one passage states."""
        return self.readers([(passage, window)])[0]()

    def readers(self, passages: Iterable[tuple[Passage, Sequence[Passage]]]) -> list[Callable[[], Extraction]]:
        """Parse the sentences of many passages in one batch; return what reads each passage."""
        jobs = [_Job(passage, window) for passage, window in passages]
        for job in jobs:
            job.stand_ins = stand_ins_for(job.passage, job.window)
            put = job.passage
            if job.stand_ins is not None:
                put = job.stand_ins.put(job.passage)
                job.window = [job.stand_ins.put(earlier) for earlier in job.window]
            job.read = replace(put, text=with_names(put.text))
            if job.passage.kind not in _UNREAD_KINDS:
                job.pieces = plan_passage(job.read, job.window)
        parsed = [piece for job in jobs for piece in flattened(job.pieces) if piece.parse_text]
        docs = parse(_ended(with_stand_ins(without_marks(piece.parse_text))) for piece in parsed)
        trees: dict[int, Tree] = {}
        for piece, doc in zip(parsed, docs, strict=True):
            tree = build(doc, piece.start, piece.inserted, piece.edits, piece.parse_text, piece.left_out)
            name_joined(tree.nodes)
            mend(tree.nodes, inside_sentence=piece.start > piece.full_start)
            tree.roots = [node for node in tree.nodes if node.head is None]
            trees[id(piece)] = tree
        return [partial(_read, job, trees) for job in jobs]


def _ended(text: str) -> str:
    """Return a text with a full stop where chat has left it out: the parser leans on it."""
    return text if text[-1:] in ".!?,;:" else f"{text}."


def _read(job: _Job, trees: dict[int, Tree]) -> Extraction:
    found = read_turn(job.read, job.window, job.pieces, trees, NAME)
    if job.stand_ins is not None:
        return job.stand_ins.taken_out(found, job.passage)
    return replace(found, passage=job.passage)
