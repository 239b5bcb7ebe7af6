"""The log's chain holds over processes' turns, and shows any change."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backend.services.audit_log import AuditLog

KEY = b"k" * 32


def a_log(home: Path, entries: int) -> AuditLog:
    log = AuditLog(home, KEY)
    for number in range(entries):
        log.record("GET /v1/spaces/{space}/people", space=f"s{number}", key_id="k1", asker="하린")
    return log


def test_an_untouched_log_is_an_unbroken_chain(tmp_path: Path) -> None:
    verdict = a_log(tmp_path, 3).verify()
    assert (verdict.entries, verdict.broken_at) == (3, None)


def test_the_log_holds_no_name_of_a_person_or_space(tmp_path: Path) -> None:
    text = a_log(tmp_path, 1).path.read_text(encoding="utf-8")
    assert "하린" not in text
    assert "s0" not in json.loads(text)["space"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=30)
@given(place=st.integers(0, 4), what=st.sampled_from(["take out", "change", "swap"]))
def test_any_change_before_the_end_is_found(tmp_path: Path, place: int, what: str) -> None:
    log = AuditLog(tmp_path, KEY)
    log.path.unlink(missing_ok=True)
    log = a_log(tmp_path, 6)
    lines = log.path.read_text(encoding="utf-8").splitlines()
    if what == "take out":
        del lines[place]
    elif what == "swap":
        lines[place], lines[place + 1] = lines[place + 1], lines[place]
    else:
        entry = json.loads(lines[place])
        lines[place] = json.dumps({**entry, "action": "nothing happened"})
    log.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert log.verify().broken_at is not None
