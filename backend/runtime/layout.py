"""Where everything lies in the data folder, and what its trouble means in words."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from backend.errors import RuntimeTrouble

# What an operating system says about a folder, and what a person can do about it.
FOLDER_TROUBLE = {
    errno.ENOSPC: "The disk is full. Free some space (a first start needs about 1 GB) and try again.",
    errno.EDQUOT: "The disk quota is used up. Free some space (a first start needs about 1 GB) and try again.",
    errno.EACCES: "There is no permission to write. Change the owner, or set SAIDGRAPH_HOME to a folder of yours.",
    errno.EPERM: "There is no permission to write. Change the owner, or set SAIDGRAPH_HOME to a folder of yours.",
    errno.EROFS: "The file system is read-only. Set SAIDGRAPH_HOME to a folder that can be written.",
    errno.ENOTDIR: "It is a file, or lies below one. Set SAIDGRAPH_HOME to a folder.",
    errno.EEXIST: "It is a file, or lies below one. Set SAIDGRAPH_HOME to a folder.",
}


@dataclass(frozen=True, slots=True)
class Layout:
    """The folders and files under SAIDGRAPH_HOME."""

    home: Path

    @property
    def jars(self) -> Path:
        """The fetched jars: `server/` and `plugins/`."""
        return self.home / "jars"

    @property
    def instance(self) -> Path:
        """The server's own home: its data, its settings, its logs."""
        return self.home / "neo4j"

    @property
    def configuration(self) -> Path:
        """The folder of the `neo4j.conf` that each start writes anew."""
        return self.instance / "conf"

    @property
    def data(self) -> Path:
        """The database files."""
        return self.instance / "data"

    @property
    def logs(self) -> Path:
        """Neo4j's logs, and `console.log` with what the JVM says."""
        return self.instance / "logs"

    @property
    def console_log(self) -> Path:
        """What the server's process prints, over all starts."""
        return self.logs / "console.log"

    @property
    def password(self) -> Path:
        """The generated password, readable by its owner only."""
        return self.instance / "password"

    @property
    def state(self) -> Path:
        """Which process is the server, and on which ports."""
        return self.instance / "server.json"

    @property
    def lock(self) -> Path:
        """Held by whoever fetches, starts or stops."""
        return self.home / "runtime.lock"

    def prepare(self) -> None:
        """Make the folders, closed to others: they hold what people said."""
        with told(self.home):
            self.home.mkdir(mode=0o700, parents=True, exist_ok=True)
            for folder in (self.instance, self.configuration, self.data, self.logs):
                folder.mkdir(mode=0o700, exist_ok=True)
            if not os.access(self.home, os.W_OK | os.X_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.home))


@contextmanager
def told(home: Path) -> Iterator[None]:
    """Say in words what is wrong with the data folder."""
    try:
        yield
    except OSError as error:
        remedy = FOLDER_TROUBLE.get(error.errno or 0)
        if remedy is None:
            raise
        raise RuntimeTrouble(f"The data folder {home} cannot be used. {remedy}") from error
