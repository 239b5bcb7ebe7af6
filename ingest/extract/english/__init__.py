"""The default English extractor: rules on a dependency parse.

A passage is cut into sentences (`segments`), phrases that name a source are taken off (`peel`), the rest is
parsed, and every clause is read (`reader`): who it is attributed to (`attribution`), what it states
(`frames` and the readings it lists), when (`times`), and how it is worded (`render`).
"""

from ingest.extract.english.extractor import NAME, EnglishExtractor

__all__ = ["NAME", "EnglishExtractor"]
