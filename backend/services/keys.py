"""API keys: made once, shown once, kept as a hash, and checked on every call.

A key reads `sg_<id>_<secret>`. The secret has 256 random bits, so a plain SHA-256 cannot be reversed by guessing
and no slow hash is needed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from backend.errors import AccessDenied, InvalidRequest, NotFound
from backend.services.present import Shown, iso
from backend.services.spaces import checked_name
from backend.store.connection import Row, Store

ID_BYTES = 6
SECRET_BYTES = 32
MAX_NAME_LENGTH = 200
# Compared where no such key exists, so that the answer takes the same time.
_NO_HASH = hashlib.sha256(b"no such key").hexdigest()
_FORM = re.compile(r"sg_([0-9a-f]{12})_[A-Za-z0-9_-]{43}")


class Scope(StrEnum):
    """What a key allows; admin allows everything."""

    READ = "read"
    WRITE = "write"
    ERASE = "erase"
    ADMIN = "admin"


class NotAllowed(AccessDenied):
    """This key does not allow that. Ask for one with the scope and the space that the call needs."""

    type = "not-allowed"


class UnknownKey(NotFound):
    """There is no key with this id. `saidgraph key list` shows them."""

    type = "unknown-key"


@dataclass(frozen=True, slots=True)
class Permission:
    """What a caller may do. `spaces` is None for all spaces."""

    scopes: frozenset[Scope]
    spaces: frozenset[str] | None = None
    key_id: str | None = None
    asker: str | None = None  # who asks, where the bearer's token says so; nobody else may be asked for

    def asker_for(self, given: str | None) -> str | None:
        """Return who asks. Raises NotAllowed where a token speaks for one and the call for another."""
        if self.asker is None or given in (None, self.asker):
            return self.asker if given is None else given
        raise NotAllowed("This token speaks for one person; `asker` names another.")

    @property
    def is_admin(self) -> bool:
        """Say whether the caller may do everything in its spaces."""
        return Scope.ADMIN in self.scopes

    @property
    def sees_everything(self) -> bool:
        """Say whether the caller reads past audiences: only an admin key does, not this machine without a key."""
        return self.is_admin and self.key_id is not None

    def require(self, scope: Scope, space: str | None) -> None:
        """Raise NotAllowed where the scope or the space is not the caller's.

        The answer is the same whether the space exists or not.
        """
        in_space = space is None or self.spaces is None or space in self.spaces
        if not in_space or not (self.is_admin or scope in self.scopes):
            raise NotAllowed()


EVERYTHING = Permission(frozenset(Scope))


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key as it is shown once."""

    id: str
    token: str = field(repr=False)
    name: str
    spaces: tuple[str, ...]
    scopes: tuple[str, ...]


async def create_key(
    store: Store,
    *,
    name: str = "",
    spaces: Sequence[str] = (),
    scopes: Sequence[Scope] = (Scope.READ, Scope.WRITE),
) -> NewKey:
    """Make a key for some spaces (none given: all) and scopes. Only its hash is kept. Raises InvalidRequest."""
    if not scopes:
        raise InvalidRequest("A key needs at least one scope of read, write, erase, admin.")
    if len(name) > MAX_NAME_LENGTH or (name and not name.isprintable()):
        raise InvalidRequest(f"A key's name is printable and at most {MAX_NAME_LENGTH} signs long.")
    identity = secrets.token_hex(ID_BYTES)
    token = f"sg_{identity}_{secrets.token_urlsafe(SECRET_BYTES)}"
    key = {
        "id": identity,
        "name": name,
        "hash": _hash(token),
        "spaces": sorted({checked_name(space) for space in spaces}),
        "scopes": sorted({scope.value for scope in scopes}),
    }
    await store.write("create_key", {"space": None, "key": key})
    return NewKey(identity, token, name, tuple(key["spaces"]), tuple(key["scopes"]))


async def list_keys(store: Store) -> list[Shown]:
    """Return all keys without what would let somebody use them."""
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "spaces": list(row["spaces"]),
            "scopes": list(row["scopes"]),
            "created_at": iso(row["created_at"]),
            "revoked_at": iso(row["revoked_at"]),
        }
        for row in await store.read("list_keys", {"space": None})
    ]


async def revoke_key(store: Store, identity: str) -> Shown:
    """End a key at once. Raises UnknownKey."""
    rows = await store.write("revoke_key", {"space": None, "key_id": identity})
    if not rows:
        raise UnknownKey()
    return {"id": rows[0]["id"], "revoked_at": iso(rows[0]["revoked_at"])}


async def any_key_made(store: Store) -> bool:
    """Say whether a key was ever made: from then on every call needs one."""
    rows = await store.read("find_key", {"space": None, "key_id": None})
    return bool(rows[0]["made"])


async def permission_of(store: Store, token: str | None, *, keyless_allowed: bool) -> Permission:
    """Return what the bearer of a token may do.

    Without a token everything is allowed only where `keyless_allowed` (this machine) and no key was made yet.
    Raises AccessDenied.
    """
    form = _FORM.fullmatch(token) if token is not None else None
    row = (await store.read("find_key", {"space": None, "key_id": form[1] if form else None}))[0]
    if token is None:
        if keyless_allowed and not row["made"]:
            return EVERYTHING
        raise AccessDenied()
    matches = hmac.compare_digest(_hash(token), row["hash"] or _NO_HASH)
    if form is None or not matches or row["revoked"]:
        raise AccessDenied("The key is unknown or revoked. `saidgraph key create` makes one.")
    return _permission(row, form[1])


def _permission(row: Row, identity: str) -> Permission:
    scopes = frozenset(Scope(scope) for scope in row["scopes"])
    return Permission(scopes, frozenset(row["spaces"]) or None, identity)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
