"""Makes `jars.lock`: resolves the closures of the server and of GDS, fetches them and writes their digests.

Run `python -m backend.runtime.lock` after a change of version in `jars.py`; it needs the network and some
minutes. Nothing else resolves dependencies: everybody else follows the lock.
"""

from __future__ import annotations

import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from backend.runtime.fetch import PARALLEL_DOWNLOADS, maven
from backend.runtime.jars import GDS_VERSION, NEO4J_VERSION, Jar, JarGroup, digest, write_lock

ROOTS = {
    JarGroup.SERVER: [f"org.neo4j:neo4j:{NEO4J_VERSION}"],
    # The extension provides what the procedures are injected with; without it the server refuses to start.
    JarGroup.PLUGINS: [
        f"org.neo4j.gds:proc:{GDS_VERSION}",
        f"org.neo4j.gds:opengds-extension:{GDS_VERSION}",
    ],
}


def main() -> None:
    """Write the lock anew."""
    with tempfile.TemporaryDirectory() as folder:
        context = maven(Path(folder))
        artifacts = newest({group: _closure(context, roots) for group, roots in ROOTS.items()})
        with ThreadPoolExecutor(PARALLEL_DOWNLOADS) as pool:
            jars = list(pool.map(_locked, artifacts))
    write_lock(jars)
    sys.stderr.write(f"{len(jars)} jars, {sum(jar.size for jar in jars) / 1e6:.0f} MB\n")


def newest(closures: dict[JarGroup, list[Any]]) -> list[tuple[JarGroup, Any]]:
    """Keep one version of each artifact, the newest, so that one class path holds no class twice.

    The server and GDS are resolved apart, and GDS brings other versions of a few common libraries.
    """
    kept: dict[tuple[str, str, str], tuple[JarGroup, Any]] = {}
    for group, artifacts in closures.items():
        for artifact in artifacts:
            key = (artifact.groupId, artifact.artifactId, artifact.classifier)
            if key not in kept or _order(artifact.version) > _order(kept[key][1].version):
                kept[key] = (group, artifact)
    return list(kept.values())


def _order(version: str) -> list[int]:
    """Compare versions by their numbers: "2.22.1" after "2.22", "13.0.0" after "11.1.0"."""
    return [int(number) for number in re.findall(r"\d+", version)]


def _closure(context: Any, roots: list[str]) -> list[Any]:
    sys.stderr.write(f"resolving {', '.join(roots)}\n")
    inputs, transitive = context.resolver.resolve([context.create_dependency(root) for root in roots])
    return [dependency.artifact for dependency in [*inputs, *transitive]]


def _locked(entry: tuple[JarGroup, Any]) -> Jar:
    group, artifact = entry
    path: Path = artifact.resolve()
    parts = [artifact.groupId, artifact.artifactId, artifact.version, artifact.classifier]
    return Jar(group, digest(path), path.stat().st_size, ":".join(part for part in parts if part))


if __name__ == "__main__":
    main()
