"""While no key is made, this machine itself is the key. A page in its browser is not this machine.

Such a page could reach the loopback address under a name of its own (DNS rebinding) or send requests across
origins. Both show in headers that a page cannot forge.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from fastapi import Request

from backend.services.keys import NotAllowed

_LOCAL_NAMES = frozenset({"localhost"})


def is_loopback(host: str) -> bool:
    """Say whether an address reaches this machine only."""
    if host in _LOCAL_NAMES:
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def refuse_foreign_pages(request: Request) -> None:
    """Raise NotAllowed where a call without a key names another host, or comes from another origin."""
    host = _host_of(f"//{request.headers.get('host', '')}")
    origin = request.headers.get("origin")
    if not _is_ours(host) or (origin is not None and not _is_ours(_host_of(origin))):
        raise NotAllowed("Without a key only this machine may call, under the name localhost.")


def _is_ours(host: str) -> bool:
    # A name without a dot is nobody's on the internet, so no foreign page can have it.
    return is_loopback(host) or (host != "" and "." not in host and ":" not in host)


def _host_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
