"""Files and folders to documents: which format a file has, and one result for each thing found.

A file that cannot be read is a result like any other; the rest of the folder goes on.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ingest.errors import IngestError, TooLarge, UnreadableSource
from ingest.model import SourceDocument
from ingest.sources.convert import CONVERTED_SUFFIXES, convert
from ingest.sources.encoding import clean_text, decode
from ingest.sources.kakaotalk import looks_like_kakaotalk, read_kakaotalk
from ingest.sources.locomo import looks_like_locomo, read_locomo
from ingest.sources.markdown import read_markdown
from ingest.sources.transcript import looks_like_transcript, read_transcript
from ingest.sources.turns import load_json, looks_like_turns, read_turns_json, read_turns_jsonl

MAX_FILE_BYTES = 64 * 1024 * 1024  # a file is held in memory several times over while it is read

_MARKDOWN = frozenset({".md", ".markdown", ".mdown"})
_JSON_LINES = frozenset({".jsonl", ".ndjson"})
_TEXT = frozenset({".txt", ".text"})
_CSV = frozenset({".csv"})  # only KakaoTalk's
KNOWN_SUFFIXES = _MARKDOWN | _JSON_LINES | _TEXT | _CSV | {".json"} | CONVERTED_SUFFIXES


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file that gave no document, with the error that says why and what to do."""

    path: str
    error: IngestError


SourceResult = SourceDocument | Unreadable


def read_path(path: Path, *, zone: str | None = None) -> Iterator[SourceResult]:
    """Yield the documents of a file, or of every known file under a folder, in the order of their paths.

    Paths of documents are relative to the folder; a single file has its name. Hidden files and folders, and
    in a folder files of unknown formats, are left out.
    """
    if os.path.isdir(path):
        closed: list[OSError] = []
        for file in files_under(path, closed):
            yield from read_file(file, as_path(file.relative_to(path)), zone)
        for error in closed:
            yield _unreadable(as_path(Path(error.filename or path.name)), error)
    else:
        yield from read_file(path, as_path(Path(path.name)), zone)


def read_paths(paths: Iterable[Path], *, zone: str | None = None) -> Iterator[SourceResult]:
    """Yield the documents of several files and folders; a path that comes twice is refused the second time."""
    taken: dict[str, str] = {}
    for root in paths:
        for result in read_path(root, zone=zone):
            place = taken.setdefault(result.path, str(root))
            if isinstance(result, SourceDocument) and place != str(root):
                error = IngestError(
                    f"{result.path} comes from {place} and from {root}. Ingest the folder above both instead."
                )
                yield Unreadable(result.path, error)
            else:
                yield result


def read_file(file: Path, path: str, zone: str | None) -> Iterator[SourceResult]:
    """Yield the documents of one file, or the reason why there are none."""
    try:
        documents = list(_read(file, path, zone))
    except IngestError as error:
        yield Unreadable(path, error)
        return
    except OSError as error:
        yield _unreadable(path, error)
        return
    for document in documents:
        yield replace(document, source_file=path)


def read_text(text: str, path: str, zone: str | None, *, encoding: str = "utf-8") -> Iterator[SourceDocument]:
    """Yield the documents of a text, by its file name and its content."""
    suffix = Path(path).suffix.casefold()
    if suffix in _JSON_LINES:
        documents = read_turns_jsonl(text, path, zone)
    elif suffix == ".json":
        documents = _read_json(text, path, zone)
    else:
        documents = _read_plain(clean_text(text), path, zone, suffix)
    for document in documents:
        yield replace(document, encoding=encoding)


def _read(file: Path, path: str, zone: str | None) -> Iterator[SourceDocument]:
    size = file.stat().st_size
    if not file.is_file():
        raise UnreadableSource(f"{path} is no file. Name a file or a folder.")
    if size > MAX_FILE_BYTES:
        raise TooLarge(f"{path} has {size:,} bytes; {MAX_FILE_BYTES:,} are the limit. Split the file.")
    if file.suffix.casefold() in CONVERTED_SUFFIXES:
        yield convert(file, path, zone)
        return
    text, encoding = decode(file.read_bytes(), path)
    yield from read_text(text, path, zone, encoding=encoding)


def _read_json(text: str, path: str, zone: str | None) -> Iterator[SourceDocument]:
    value = load_json(text, path)
    if looks_like_turns(value):
        return read_turns_json(value, path, zone)
    if looks_like_locomo(value):
        return read_locomo(value, path, zone)
    raise UnreadableSource(
        f"{path} is JSON, but neither a list of turns, nor an object with `turns`, nor LoCoMo's form."
    )


def _read_plain(text: str, path: str, zone: str | None, suffix: str) -> Iterator[SourceDocument]:
    """Markdown by its name; anything else by what it looks like, and Markdown where it looks like nothing."""
    if suffix not in _MARKDOWN:
        if looks_like_kakaotalk(text):
            return read_kakaotalk(text, path, zone)
        if looks_like_transcript(text):
            return iter([read_transcript(text, path, zone)])
        if suffix in _CSV:
            raise UnreadableSource(f"{path} is a CSV file without KakaoTalk's columns Date,User,Message.")
        if suffix not in _TEXT and text.lstrip().startswith(("{", "[")):
            return _read_json(text, path, zone)
    return iter([read_markdown(text, path, zone)])


def files_under(folder: Path, closed: list[OSError]) -> list[Path]:
    """Return the files of known formats in the order of their paths; folders that cannot be opened go to `closed`.

    Hidden files and folders are left out.
    """
    found = []
    for parent, folders, names in os.walk(folder, onerror=closed.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [
            Path(parent, name)
            for name in names
            if not name.startswith(".") and Path(name).suffix.casefold() in KNOWN_SUFFIXES
        ]
    return sorted(found, key=lambda file: as_path(file.relative_to(folder)))


def _unreadable(path: str, error: OSError) -> Unreadable:
    reason = error.strerror or "it cannot be read"
    return Unreadable(path, UnreadableSource(f"{path}: {reason}. Check the path and its permissions."))


def as_path(path: Path) -> str:
    """Return a path as documents carry it: with slashes, composed (NFC); bytes that are no text become U+FFFD."""
    name = os.fsencode(path.as_posix()).decode("utf-8", "replace")
    return unicodedata.normalize("NFC", name)
