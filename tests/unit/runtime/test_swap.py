"""A store is swapped in whole: whatever is interrupted, the next start finds the old one or the new one."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from backend.runtime import swap
from backend.runtime.layout import Layout


class Killed(BaseException):
    """The process ended here."""


@pytest.fixture
def layout(tmp_path: Path) -> Layout:
    layout = Layout(tmp_path / "home")
    layout.prepare()
    (layout.data / "store").write_text("old", encoding="utf-8")
    (layout.instance / swap.NEW).mkdir()
    (layout.instance / swap.NEW / "store").write_text("new", encoding="utf-8")
    (layout.home / "content.key").write_text("old key", encoding="utf-8")
    return layout


def found(layout: Layout) -> tuple[str, str]:
    key = (layout.home / "content.key").read_text(encoding="utf-8")
    return (layout.data / "store").read_text(encoding="utf-8"), key


def left_behind(layout: Layout) -> set[str]:
    return {path.name for path in layout.instance.iterdir()} - {"data", "conf", "logs", "run"}


def test_the_new_store_comes_with_its_key_and_the_old_one_goes(layout: Layout) -> None:
    (layout.instance / "logs-data").mkdir()
    (layout.instance / "private-data.json").write_text("{}", encoding="utf-8")
    swap.swap_in(layout, key="new key")
    assert found(layout) == ("new", "new key")
    assert left_behind(layout) == set()


def test_an_unfinished_copy_is_thrown_away(layout: Layout) -> None:
    swap.finish_swap(layout)
    assert found(layout) == ("old", "old key")
    assert left_behind(layout) == set()


def test_a_new_store_without_a_key_leaves_the_key_as_it_is(layout: Layout) -> None:
    swap.swap_in(layout)
    assert found(layout) == ("new", "old key")


# Every call by which the swap changes the disk, as often as it makes it.
@pytest.mark.parametrize("stop", range(1, 12))
@pytest.mark.parametrize("prepares", [True, False], ids=["prepared in between", "as it was left"])
def test_killed_at_any_step_the_next_start_finds_one_of_the_two_whole(
    layout: Layout, monkeypatch: pytest.MonkeyPatch, stop: int, prepares: bool
) -> None:
    steps = 0

    def counting(real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*words: Any, **more: Any) -> Any:
            nonlocal steps
            steps += 1
            if steps == stop:
                raise Killed
            return real(*words, **more)

        return step

    with monkeypatch.context() as patch:
        for name in ("rename", "replace", "unlink"):
            patch.setattr(Path, name, counting(getattr(Path, name)))
        patch.setattr(shutil, "rmtree", counting(shutil.rmtree))
        try:
            swap.swap_in(layout, key="new key")
            finished = True
        except Killed:
            finished = False
    if prepares:
        layout.prepare()  # the next start makes missing folders before it looks
    swap.finish_swap(layout)
    assert found(layout) in {("old", "old key"), ("new", "new key")}
    assert finished is False or found(layout) == ("new", "new key")
    assert {name for name in left_behind(layout) if not name.startswith(".")} == set()
