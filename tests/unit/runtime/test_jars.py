"""The lock of the server's files."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from backend.errors import RuntimeTrouble
from backend.runtime.jars import GDS_VERSION, LOCK_FILE, NEO4J_VERSION, Jar, JarGroup, read_lock, write_lock


def test_every_file_is_pinned_by_its_content() -> None:
    for jar in read_lock():
        assert re.fullmatch("[0-9a-f]{64}", jar.sha256), jar
        assert jar.size > 0


def test_the_versions_of_the_lock_are_those_that_the_code_names() -> None:
    coordinates = {(jar.group, jar.coordinate) for jar in read_lock()}
    assert (JarGroup.SERVER, f"org.neo4j:neo4j:{NEO4J_VERSION}") in coordinates
    assert (JarGroup.PLUGINS, f"org.neo4j.gds:proc:{GDS_VERSION}") in coordinates
    # Without it the server refuses to start.
    assert (JarGroup.PLUGINS, f"org.neo4j.gds:opengds-extension:{GDS_VERSION}") in coordinates


def test_no_library_is_on_the_class_path_in_two_versions() -> None:
    libraries = Counter(_without_version(jar) for jar in read_lock())
    assert [library for library, count in libraries.items() if count > 1] == []


def test_no_two_files_have_one_name_in_one_folder() -> None:
    names = Counter((jar.group, jar.filename) for jar in read_lock())
    assert max(names.values()) == 1


def test_the_lock_names_no_host() -> None:
    assert "://" not in LOCK_FILE.read_text(encoding="utf-8")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    jars = [
        Jar(JarGroup.PLUGINS, "b" * 64, 2, "org.example:plug:1.0"),
        Jar(JarGroup.SERVER, "a" * 64, 1, "org.example:core:1.0:linux-x86_64"),
    ]
    write_lock(jars, tmp_path / "lock")
    assert sorted(read_lock(tmp_path / "lock"), key=str) == sorted(jars, key=str)


def test_a_native_library_keeps_its_classifier_in_the_file_name() -> None:
    jar = Jar(JarGroup.SERVER, "a" * 64, 1, "org.example:core:1.0:linux-x86_64")
    assert jar.filename == "core-1.0-linux-x86_64.jar"


@pytest.mark.parametrize("line", ["server abc", "elsewhere aa 1 org.example:core:1.0", "server aa many a:b:1"])
def test_a_damaged_lock_is_named_with_its_line(tmp_path: Path, line: str) -> None:
    (tmp_path / "jars.lock").write_text(f"# fine\n{line}\n", encoding="utf-8")
    with pytest.raises(RuntimeTrouble, match=r"Line 2 of jars\.lock"):
        read_lock(tmp_path / "jars.lock")


def _without_version(jar: Jar) -> tuple[str, ...]:
    group, artifact, _, *classifier = jar.coordinate.split(":")
    return (group, artifact, *classifier)
