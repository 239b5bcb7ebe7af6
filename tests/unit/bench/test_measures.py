"""The figures of the benchmarks mean what they say."""

from __future__ import annotations

import pytest

from backend.bench.harness import miss_stage
from backend.bench.locomo import gold_turns
from backend.bench.measures import all_found, latency, mean, paired, percentile, recall


def test_recall_is_a_share_and_all_is_all_or_nothing() -> None:
    assert recall(["a", "x", "b"], ["a", "b"], 2) == 0.5
    assert all_found(["a", "x", "b"], ["a", "b"], 2) == 0.0
    assert all_found(["a", "x", "b"], ["a", "b"], 3) == 1.0


def test_a_percentile_lies_between_two_values() -> None:
    assert percentile([1.0, 3.0], 0.5) == 2.0
    assert percentile([], 0.5) == 0.0
    assert latency([1.0, 2.0, 3.0])["p50"] == 2.0


def test_means_are_over_rows_and_nothing_has_none() -> None:
    assert mean([{"a": 1.0}, {"a": 2.0}]) == {"a": 1.5}
    assert mean([]) == {}


def test_a_paired_difference_has_its_error() -> None:
    assert paired([1.0, 1.0], [0.0, 0.0]) == {"difference": 1.0, "error": 0.0}


@pytest.mark.parametrize(
    ("evidence", "turns"),
    [
        (["D1:3"], ["D1:3"]),
        (["D8:6; D9:17"], ["D8:6", "D9:17"]),
        (["D:11:26"], ["D11:26"]),
        (["D30:05"], ["D30:5"]),
        (["D"], []),
        (["D1:1", "D1:1"], ["D1:1"]),
    ],
)
def test_odd_evidence_is_read(evidence: list[str], turns: list[str]) -> None:
    assert list(gold_turns(evidence)) == turns


def test_a_miss_names_the_stage_that_lost_it() -> None:
    candidates, ranked = frozenset({"a", "b"}), ["a", "b"]
    assert miss_stage("x", candidates, ranked, frozenset(), False, 20) == "not extracted"
    assert miss_stage("x", candidates, ranked, frozenset(), True, 20) == "not a candidate"
    assert miss_stage("b", candidates, ranked, frozenset(), True, 1) == "ranked too low"
    assert miss_stage("a", candidates, ranked, frozenset(), True, 1) == "packed out"
    assert miss_stage("a", candidates, ranked, frozenset({"a"}), True, 1) == "found"
