"""Orders to the reading model are known by their form, in both languages; ordinary talk has none."""

from __future__ import annotations

import pytest

from ingest.signals.instructions import INSTRUCTION_RULES, InstructionRule, find_instructions

EXAMPLES = [(rule, example) for rule in INSTRUCTION_RULES for example in rule.examples]


@pytest.mark.parametrize(("rule", "example"), EXAMPLES, ids=lambda value: getattr(value, "name", str(value)[:20]))
def test_each_rule_finds_its_examples(rule: InstructionRule, example: str) -> None:
    assert rule.name in find_instructions(example)


@pytest.mark.parametrize(
    "text",
    [
        "The museum ignores the old rules of the city and opens on Mondays.",
        "She remembered that the bakery closes at five.",
        "The user guide explains how to store the boat in winter.",
        "Our system is new: two pumps and a tank.",
        "You are now at the end of the river path.",
        "Previous instructions were hard to read, so the club printed new ones.",
        "시스템을 새로 들였다. 규칙은 그대로다.",
        "사용자는 모두 열두 명이고, 대부분 만족했다.",
        "지난 회의의 지시 사항은 게시판에 있다.",
        "나는 그 가게를 잊지 못한다. 기억해 두면 좋은 곳이다.",
    ],
)
def test_ordinary_talk_is_no_order(text: str) -> None:
    assert find_instructions(text) == []
