"""Korean rules: morphemes → phrases and predicates → clauses → sources and contents → statements."""

from ingest.extract.korean.extractor import KoreanExtractor

__all__ = ["KoreanExtractor"]
