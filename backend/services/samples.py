"""The samples that come with the product: conversations and notes in Korean and English, and questions on them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

SPACE = "demo"
# A KakaoTalk export has no offset; the sample's people live there.
ZONE = "Asia/Seoul"
BUDGET_TOKENS = 600


@dataclass(frozen=True, slots=True)
class SampleQuestion:
    """A question on the samples, when it is asked, and what a reader should find in its context."""

    question: str
    asked_at: datetime
    shows: str


def samples_folder() -> Path:
    """Return where the samples lie: beside the packages in a checkout, inside the package in a wheel."""
    packaged = Path(__file__).parents[1] / "samples"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "samples"


def sample_questions() -> list[SampleQuestion]:
    """Return the questions in their order."""
    rows = json.loads((samples_folder() / "questions.json").read_text(encoding="utf-8"))
    return [SampleQuestion(row["question"], datetime.fromisoformat(row["asked_at"]), row["shows"]) for row in rows]
