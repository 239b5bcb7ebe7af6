"""Expressions of time, Korean and English, found and normalised by rule.

`find` is the whole interface. A wrong result names its rules in `TimeExpression.rule`: look them up in
`korean`, `english` or `written`; how the pieces are computed stands in `resolve`.
"""

from ingest.timex.find import find
from ingest.timex.spec import Direction

__all__ = ["Direction", "find"]
