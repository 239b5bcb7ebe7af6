"""Documents of other formats to Markdown, by `markitdown` (the extra `convert`).

The original stays as it is; its SHA-256 is kept with what was made of it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from ingest.errors import UnreadableSource
from ingest.model import SourceDocument
from ingest.sources.encoding import clean_text

CONVERTED_SUFFIXES = frozenset({".pdf", ".docx", ".html", ".htm", ".pptx", ".xlsx"})


def convert(file: Path, path: str, zone: str | None = None) -> SourceDocument:
    """Return the Markdown that a file's contents make, as a document of the file's path."""
    try:
        from markitdown import MarkItDown
        from markitdown import MarkItDownException as ConversionError
    except ImportError as error:
        raise UnreadableSource(
            f"{path}: reading {file.suffix} needs an extra that is not installed. "
            "Run `pip install 'saidgraph[convert]'`, or convert the file to Markdown."
        ) from error
    try:
        # Only the file itself is read: no plugins, and nothing that it links to.
        result = MarkItDown(enable_plugins=False).convert_local(file)
    except ConversionError as error:
        raise UnreadableSource(
            f"{path} cannot be converted to Markdown: is it a whole {file.suffix} file?"
        ) from error
    return SourceDocument(
        path=path,
        kind="markdown",
        text=clean_text(result.text_content),
        title=(clean_text(result.title).strip() or None) if result.title else None,
        encoding=f"converted from {file.suffix.lstrip('.').lower()}",
        zone=zone,
        source_hash=hashlib.sha256(file.read_bytes()).hexdigest(),
    )
