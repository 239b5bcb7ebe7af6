"""From keys of mentions to keys of nodes."""

from __future__ import annotations

import pytest

from backend.identity.keys import bare_name
from backend.identity.resolve import IdentityDecision, KeyedMention, document_links, resolve


def mention(key: str, document: str) -> KeyedMention:
    """A mention named after its key and document."""
    return KeyedMention(f"{key}@{document}", document, key)


def test_distinct_blocks_a_merge_also_through_a_third_name() -> None:
    mentions = [mention(f"name:{name}", "d") for name in ("a", "b", "c")]
    decisions = [
        IdentityDecision("1", "distinct", "name:a", "name:b"),
        IdentityDecision("2", "same", "name:a", "name:c"),
        IdentityDecision("3", "same", "name:c", "name:b"),
    ]
    found = resolve(mentions, {}, decisions)
    assert found["name:a@d"] == found["name:c@d"]
    assert found["name:b@d"] != found["name:a@d"]


def test_distinct_blocks_what_two_documents_send_to_one_third_name() -> None:
    mentions = [mention("name:jj", "d1"), mention("name:jane", "d2"), mention("name:jane doe", "d2")]
    links = {"d1": {"name:jj": "name:jane doe"}, "d2": {"name:jane": "name:jane doe"}}
    together = resolve(mentions, links, [])
    assert len(set(together.values())) == 1
    apart = resolve(mentions, links, [IdentityDecision("1", "distinct", "name:jj", "name:jane")])
    assert len(set(apart.values())) == 3


def test_of_two_decisions_that_cannot_both_hold_the_older_one_holds() -> None:
    mentions = [mention(f"name:{name}", "d") for name in ("a", "b", "c")]
    apart = IdentityDecision("z", "distinct", "name:a", "name:b")
    first = IdentityDecision("y", "same", "name:b", "name:c")
    second = IdentityDecision("x", "same", "name:a", "name:c")
    found = resolve(mentions, {}, [first, second, apart])
    assert found["name:b@d"] == found["name:c@d"]
    assert found["name:a@d"] == "name:a"


def test_merging_into_one_of_the_merged_names_keeps_everybody() -> None:
    mentions = [mention("name:서진", "d1"), mention("name:서진우", "d2")]
    found = resolve(mentions, {}, [IdentityDecision("1", "same", "name:서진", "name:서진우")])
    assert set(found) == {"name:서진@d1", "name:서진우@d2"}
    assert len(set(found.values())) == 1


@pytest.mark.parametrize(
    ("name", "bare"),
    [
        ("한도현 팀장님", "한도현"),
        ("김민서 씨", "김민서"),
        ("남궁하린 대표", "남궁하린"),
        ("김 대리", "김 대리"),
        ("김 대리님", "김 대리"),
        ("남궁 교수님", "남궁 교수"),
        ("선우 팀장님", "선우"),
        ("한 기자", "한 기자"),
        ("팀장님", "팀장님"),
        ("Mr. Holt", "mr. holt"),
        ("본사 개발팀", "본사 개발팀"),
    ],
)
def test_a_title_behind_a_korean_name_is_no_part_of_it(name: str, bare: str) -> None:
    assert bare_name(name) == bare


def test_a_role_by_which_somebody_goes_in_the_document_is_that_person() -> None:
    links = document_links([mention("role:d1/팀장", "d1"), mention("name:팀장님", "d1")])
    assert links == {"role:d1/팀장": "name:팀장님"}
    assert document_links([mention("role:d1/팀장", "d1"), mention("name:김민서", "d1")]) == {}
