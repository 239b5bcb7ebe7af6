"""What a command costs before it does anything."""

from __future__ import annotations

import subprocess
import sys

MODELS = ("kiwipiepy", "spacy", "onnxruntime", "tokenizers")


def test_the_service_loads_no_language_model_before_it_reads_or_asks() -> None:
    program = f"import backend.services.remember, sys; print([m for m in {MODELS} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "[]"
