"""Ports: which are free, and whether a server answers on one."""

from __future__ import annotations

import base64
import http.client
import socket

import psutil

from backend.errors import RuntimeTrouble

HOST = "127.0.0.1"
USUAL_BOLT_PORT = 7687
USUAL_HTTP_PORT = 7474

# Bolt's magic, then the versions we offer: 5.8 down to 5.0, 4.4 down to 4.2, nothing, nothing.
_HANDSHAKE = bytes.fromhex("6060b017 00080805 00020404 00000000 00000000")
_OFFERED_MAJORS = (4, 5)


def is_free(port: int) -> bool:
    """Tell whether a server could listen on this port of the loopback address."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        # As the JVM does: a port whose last connections linger in TIME_WAIT counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
        return True


def choose(wanted: int | None, preferred: list[int], name: str) -> int:
    """Return the port that was asked for, else the first free one of `preferred`, else any free one."""
    if wanted is not None:
        if not is_free(wanted):
            raise RuntimeTrouble(
                f"Port {wanted} is taken by another program. Stop that program, or set "
                f"SAIDGRAPH_RUNTIME_{name}_PORT to another port, or unset it: a free one is then found."
            )
        return wanted
    for port in preferred:
        if is_free(port):
            return port
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    return port


def two_unknown() -> tuple[int, int]:
    """Return two free ports that no client knows: one that lost its server must not find another there."""
    with socket.create_server((HOST, 0)) as first, socket.create_server((HOST, 0)) as second:
        return int(first.getsockname()[1]), int(second.getsockname()[1])


def speaks_bolt(host: str, port: int, *, encrypted: bool = False, timeout_seconds: float = 2.0) -> bool:
    """Tell whether a Bolt server answers here, by the protocol's own greeting.

    With TLS the greeting is inside the tunnel, so an open port has to do; the driver finds out the rest.
    """
    try:
        with socket.create_connection((host, port), timeout=timeout_seconds) as connection:
            if encrypted:
                return True
            connection.sendall(_HANDSHAKE)
            answer = connection.recv(4)
    except OSError:
        return False
    # Two empty bytes, then the minor and the major version; all empty means "none of these".
    return len(answer) == 4 and answer[:2] == b"\0\0" and answer[3] in _OFFERED_MAJORS


def answers(pid: int, port: int) -> bool:
    """Tell whether Bolt answers on a port, and not from another process than this one.

    Of two servers that start in the same moment one may take the port that both were given.
    """
    return speaks_bolt(HOST, port) and _may_listen(pid, port)


def runs_queries(http_port: int, user: str, password: str, *, timeout_seconds: float = 60.0) -> bool:
    """Tell whether the server has answered a query. Its first takes seconds: Neo4j loads its planner for it.

    Over HTTP, because this package has no driver. A refusal is an answer too: who asks next learns why.
    """
    key = base64.b64encode(f"{user}:{password}".encode()).decode("ascii")
    headers = {"Authorization": f"Basic {key}", "Content-Type": "application/json", "Accept": "application/json"}
    connection = http.client.HTTPConnection(HOST, http_port, timeout=timeout_seconds)
    try:
        connection.request("POST", "/db/neo4j/query/v2", '{"statement": "RETURN 1"}', headers)
        return connection.getresponse().status < http.client.INTERNAL_SERVER_ERROR
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _may_listen(pid: int, port: int) -> bool:
    try:
        held = psutil.Process(pid).net_connections(kind="tcp")
    except psutil.NoSuchProcess:
        return False
    except (psutil.Error, OSError):
        return True  # some systems show this to an administrator only
    return any(one.status == psutil.CONN_LISTEN and one.laddr.port == port for one in held if one.laddr)
