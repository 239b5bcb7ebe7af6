"""The local Neo4j: fetch its jars, start it, find it, stop it. Nothing here touches what is
stored: the one query, `RETURN 1`, asks a new server whether it answers.

`ensure_running(settings)` returns an `Endpoint` and starts the server where that is ours to do;
`find_running(settings)` only looks; `stop(settings)` ends it.
"""

from backend.runtime.server import Endpoint, Watcher, ensure_running, find_running, stop

__all__ = ["Endpoint", "Watcher", "ensure_running", "find_running", "stop"]
