"""`python -m backend.bloom` writes cypher/bloom/perspective.json and cypher/bloom/saved_queries.csv again."""

from __future__ import annotations

from pathlib import Path

from backend.bloom.perspective import perspective_text
from backend.bloom.phrases import FOLDER
from backend.bloom.saved_queries import saved_queries_text
from backend.store.queries import cypher_folder


def files() -> dict[Path, str]:
    """Return each file with the text it should have."""
    folder = cypher_folder() / FOLDER
    return {folder / "perspective.json": perspective_text(), folder / "saved_queries.csv": saved_queries_text()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
