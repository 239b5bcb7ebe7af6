"""The gate: a statement is written only if its passage supports it.

`validate` runs the checks of `CHECKS` in order and returns the first reason to refuse, in words a person can
read, or None. It judges; it repairs nothing.
"""

from ingest.validate.gate import CHECKS, validate

__all__ = ["CHECKS", "validate"]
