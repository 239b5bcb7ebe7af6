"""The key of this installation's content hashes, kept outside the database, readable by its owner only."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

KEY_BYTES = 32


def content_key(home: Path) -> bytes:
    """Return the key, made at first use. Two processes starting at once agree on one."""
    path = home / "content.key"
    home.mkdir(parents=True, exist_ok=True)
    fresh = home / f"content.key.{os.getpid()}.{secrets.token_hex(4)}"
    try:
        return bytes.fromhex(path.read_text(encoding="ascii"))
    except FileNotFoundError:
        pass
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(KEY_BYTES))
    try:
        os.link(fresh, path)  # fails where another process was first: then its key counts
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
    return bytes.fromhex(path.read_text(encoding="ascii"))


def keyed_hash(key: bytes, *parts: str) -> str:
    """Return a hash of parts that nobody without the key can recompute from guessed words."""
    state = hmac.new(key, digestmod=hashlib.sha256)
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        state.update(len(data).to_bytes(8, "big"))
        state.update(data)
    return state.hexdigest()[:40]
