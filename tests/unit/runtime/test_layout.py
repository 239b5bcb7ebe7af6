"""Data folders that cannot be used."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from backend.errors import RuntimeTrouble
from backend.runtime.layout import FOLDER_TROUBLE, Layout, told

NOBODY = 65534


@pytest.fixture
def nobody(tmp_path: Path) -> Iterator[None]:
    """Take away the right to write to `tmp_path`, from root too: root may write everywhere."""
    tmp_path.chmod(0o500)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    yield
    if is_root:
        os.seteuid(0)
    tmp_path.chmod(0o700)


def test_the_folders_are_closed_to_others(tmp_path: Path) -> None:
    layout = Layout(tmp_path / "memory")
    layout.prepare()
    for folder in (layout.home, layout.instance, layout.data, layout.logs):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_home_that_is_a_file_is_refused_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "memory").write_text("a file", encoding="utf-8")
    with pytest.raises(RuntimeTrouble, match="It is a file"):
        Layout(tmp_path / "memory").prepare()


def test_a_home_below_a_file_is_refused_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("a file", encoding="utf-8")
    with pytest.raises(RuntimeTrouble, match="It is a file, or lies below one"):
        Layout(tmp_path / "note" / "memory").prepare()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_home_without_permission_is_refused_with_a_way_out(tmp_path: Path, nobody: None) -> None:
    with pytest.raises(RuntimeTrouble, match="There is no permission"):
        Layout(tmp_path / "memory").prepare()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_told_in_words(tmp_path: Path) -> None:
    with pytest.raises(RuntimeTrouble, match="The disk is full"), told(tmp_path):
        Path("/dev/full").write_text("x", encoding="utf-8")


@pytest.mark.parametrize("number", FOLDER_TROUBLE)
def test_each_trouble_of_a_folder_names_the_folder_and_a_remedy(number: int) -> None:
    with pytest.raises(RuntimeTrouble) as raised, told(Path("/memory")):
        raise OSError(number, os.strerror(number))
    assert "/memory" in raised.value.detail
    assert FOLDER_TROUBLE[number] in raised.value.detail


def test_other_trouble_is_not_hidden() -> None:
    with pytest.raises(OSError, match="Input/output"), told(Path("/memory")):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
