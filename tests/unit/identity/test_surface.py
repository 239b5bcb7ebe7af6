"""Every rule about names has an example that it takes, and leaves other names alone."""

from __future__ import annotations

import pytest

from backend.identity.candidates import Profile, find_candidates, kinds_can_agree
from backend.identity.surface import RULES, SurfaceRule, shared_form, surnames_differ


def a_profile(name: str, kind: str = "human", documents: str = "d") -> Profile:
    """A person known under one name."""
    key = f"name:{name.casefold()}"
    return Profile(name, key, name, (name,), kind, True, frozenset({key}), frozenset({documents}))


def names(found: list[object]) -> list[set[str]]:
    """The names of candidates."""
    return [{candidate.a.name, candidate.b.name} for candidate in found]  # type: ignore[attr-defined]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_each_rule_takes_its_example(rule: SurfaceRule) -> None:
    assert shared_form(rule, *rule.example)
    assert shared_form(rule, *reversed(rule.example))


@pytest.mark.parametrize(
    ("hangul", "latin"),
    [
        ("이서연", "Seo-yeon Lee"),
        ("정하늘", "Jung Haneul"),
        ("박도윤", "Park Do-yun"),
        ("최지우", "Jiwoo Choi"),
        ("수아", "Sua"),
        ("강라온", "Raon Kang"),
    ],
)
def test_usual_spellings_of_a_korean_name_are_candidates(hangul: str, latin: str) -> None:
    assert names(find_candidates([a_profile(hangul), a_profile(latin)], [], [])) == [{hangul, latin}]


@pytest.mark.parametrize(
    ("one", "other"),
    [("김민서", "박민서"), ("김민서", "김민지"), ("하린", "하율"), ("Joan", "John"), ("Nora", "Theo")],
)
def test_other_names_are_no_candidates(one: str, other: str) -> None:
    assert find_candidates([a_profile(one), a_profile(other)], [], []) == []


def test_kinds_that_cannot_be_the_same_veto() -> None:
    assert find_candidates([a_profile("Holt"), a_profile("Mr. Holt", "organisation")], [], []) == []
    assert not kinds_can_agree("human", "publication")
    assert surnames_differ("김민서", "박민서")


def test_what_is_decided_is_not_asked_again() -> None:
    people = [a_profile("민서"), a_profile("김민서")]
    assert len(find_candidates(people, [], [])) == 1
    assert find_candidates(people, [], [frozenset({"name:민서", "name:김민서"})]) == []


def test_candidates_do_not_depend_on_order() -> None:
    people = [a_profile(name) for name in ("민서", "김민서", "Minseo Kim", "Mr. Holt", "Holt")]
    forwards = find_candidates(people, [], [])
    assert [c.id for c in find_candidates(people[::-1], [], [])] == [c.id for c in forwards]


def kin(holder: str, word: str, *names: str) -> Profile:
    """Somebody's kin, known by no name unless some are given."""
    keys = frozenset({f"kin:{holder}/{word}", *(f"name:{name}" for name in names)})
    shown = names or (f"{holder}의 {word}",)
    return Profile(
        f"{holder}/{word}", f"kin:{holder}/{word}", shown[0], shown, "human", True, keys, frozenset("d")
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (kin("해준", "할머니"), kin("해준", "고모")),
        (kin("해준", "누나"), kin("해준", "매형")),
        (kin("해준", "할머니"), kin("나은", "할머니")),
        (kin("해준", "고모"), a_profile("해준")),
    ],
)
def test_the_kin_of_one_person_are_not_one(one: Profile, other: Profile) -> None:
    assert find_candidates([one, other], [(one.id, other.id, 0.99)], []) == []


def test_who_goes_by_a_kin_word_may_be_somebodys_kin() -> None:
    profiles = [a_profile("고모"), kin("해준", "고모"), kin("해준", "할머니"), a_profile("나은")]
    found = find_candidates(profiles, [], [])
    assert names(found) == [{"고모", "해준의 고모"}]
    assert found[0].reasons[0][0] == "kin"
    assert find_candidates([a_profile("고모", documents="e"), kin("해준", "고모")], [], []) == []
    decided = [frozenset({"name:고모", "kin:해준/고모"})]
    assert find_candidates(profiles, [], decided) == []


def test_kin_whose_name_is_known_are_compared_by_it() -> None:
    found = find_candidates([kin("해준", "고모", "김하린"), a_profile("하린")], [], [])
    assert names(found) == [{"김하린", "하린"}]
