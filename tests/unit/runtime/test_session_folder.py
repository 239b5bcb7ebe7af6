"""The tests run beside somebody's memory, never in it."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from backend.runtime.layout import Layout
from backend.settings import Settings, load_settings


def test_the_data_folder_of_a_test_session_is_nobodys(settings: Settings) -> None:
    home = settings.home.resolve()
    assert home != user_data_path("saidgraph", appauthor=False).resolve()
    assert not home.is_relative_to(user_data_path("saidgraph", appauthor=False).resolve())
    # Commands that tests run read the environment: they must find the same folder.
    assert load_settings().home == settings.home == Path(os.environ["SAIDGRAPH_HOME"])


def test_only_the_fetched_jars_are_shared_with_it(settings: Settings) -> None:
    layout = Layout(settings.home)
    assert layout.jars.is_symlink()
    assert [path for path in settings.home.iterdir() if path.is_symlink()] == [layout.jars]
