"""Documents of other formats to Markdown, by `markitdown` (the extra `convert`).

The original stays as it is; its SHA-256 is kept with what was made of it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from ingest.errors import UnreadableSource
from ingest.model import SourceDocument
from ingest.sources.encoding import clean_text

# The converter of each format. Only that one is asked: by itself the library reads a broken file as plain text.
_CONVERTERS = {
    ".pdf": "PdfConverter",
    ".docx": "DocxConverter",
    ".html": "HtmlConverter",
    ".htm": "HtmlConverter",
    ".pptx": "PptxConverter",
    ".xlsx": "XlsxConverter",
}
CONVERTED_SUFFIXES = frozenset(_CONVERTERS)


def convert(file: Path, path: str, zone: str | None = None) -> SourceDocument:
    """Return the Markdown that a file's contents make, as a document of the file's path."""
    try:
        from markitdown import MarkItDown, MarkItDownException, converters
    except ImportError as error:
        raise UnreadableSource(
            f"{path}: reading {file.suffix} needs an extra that is not installed. "
            "Run `pip install 'saidgraph[convert]'`, or convert the file to Markdown."
        ) from error
    library = MarkItDown(enable_builtins=False, enable_plugins=False)
    library.register_converter(getattr(converters, _CONVERTERS[file.suffix.casefold()])())
    try:
        result = library.convert_local(file)  # never fetches what the file links to
    except MarkItDownException as error:
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
