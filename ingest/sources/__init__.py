"""Files to documents: formats, encodings, times. `read_path` is the door."""

from ingest.sources.encoding import clean_text, decode
from ingest.sources.markdown import body_start, read_markdown
from ingest.sources.read import (
    SourceResult,
    Unreadable,
    as_path,
    files_under,
    read_file,
    read_path,
    read_paths,
    read_text,
)
from ingest.sources.turns import read_turns

__all__ = [
    "SourceResult",
    "Unreadable",
    "as_path",
    "body_start",
    "clean_text",
    "decode",
    "files_under",
    "read_file",
    "read_markdown",
    "read_path",
    "read_paths",
    "read_text",
    "read_turns",
]
