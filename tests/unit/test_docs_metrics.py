"""Every figure is in the documentation, and nothing that is none."""

from __future__ import annotations

import re
from pathlib import Path

from backend.api.metrics import Metrics

PAGE = Path(__file__).resolve().parents[2] / "docs" / "operations.md"
ROW = re.compile(r"^\| `(saidgraph_\w+)` \|", re.MULTILINE)


def test_every_figure_is_documented_and_nothing_else_is() -> None:
    names = {metric.name for metric in Metrics(lambda: True).registry.collect()}
    ours = {name for name in names if not name.startswith("process_")}
    assert set(ROW.findall(PAGE.read_text(encoding="utf-8"))) == ours
