"""Tokens of an identity provider: checked against its published keys, and allowed what their claims say."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm
from pydantic import ValidationError

from backend.errors import AccessDenied
from backend.services.keys import NotAllowed, Scope
from backend.services.oidc import ProviderAway, Verifier, make_verifier
from backend.settings import OidcSettings

ISSUER = "https://id.example"
SETTINGS = OidcSettings(issuer=ISSUER, audience="saidgraph", asker_claim="name")
RSA = rsa.generate_private_key(public_exponent=65537, key_size=2048)
EC = ec.generate_private_key(ec.SECP256R1())
STRANGE = rsa.generate_private_key(public_exponent=65537, key_size=2048)


class Provider:
    """An identity provider on this side of the network: it counts how often it is asked for its keys."""

    def __init__(self) -> None:
        self.asked = 0
        self.away = False
        self.keys = {"one": RSAAlgorithm.to_jwk(RSA.public_key())}

    def answer(self, request: httpx.Request) -> httpx.Response:
        """Answer the two addresses of discovery."""
        if self.away:
            raise httpx.ConnectError("away")
        if request.url.path == "/.well-known/openid-configuration":
            return httpx.Response(200, json={"jwks_uri": f"{ISSUER}/keys"})
        self.asked += 1
        keys = [{**json.loads(key), "kid": name, "use": "sig"} for name, key in self.keys.items()]
        return httpx.Response(200, json={"keys": keys})


@pytest.fixture
def provider() -> Provider:
    """A provider with one key."""
    return Provider()


@pytest.fixture
def now() -> list[float]:
    """The verifier's clock."""
    return [1000.0]


@pytest.fixture
def verifier(provider: Provider, now: list[float]) -> Verifier:
    """A verifier that asks that provider."""
    transport = httpx.MockTransport(provider.answer)
    return Verifier(SETTINGS, lambda: httpx.AsyncClient(transport=transport), lambda: now[0])


def token(key: Any = RSA, algorithm: str = "RS256", kid: str = "one", **claims: object) -> str:
    """A token that is valid unless a claim is given otherwise; None takes one out."""
    given: dict[str, object] = {
        "iss": ISSUER,
        "aud": "saidgraph",
        "sub": "user-7",
        "exp": int(time.time()) + 300,
        "name": "지나",
        "saidgraph_scopes": "read write",
        "saidgraph_spaces": ["team"],
        **claims,
    }
    kept = {name: value for name, value in given.items() if value is not None}
    return jwt.encode(kept, key, algorithm=algorithm, headers={"kid": kid})


async def test_a_token_allows_what_its_claims_say_and_speaks_for_one_person(verifier: Verifier) -> None:
    permission = await verifier.permission_of(token())
    assert permission.scopes == {Scope.READ, Scope.WRITE}
    assert permission.spaces == {"team"}
    permission.require(Scope.READ, "team")
    for scope, space in ((Scope.ERASE, "team"), (Scope.READ, "other")):
        with pytest.raises(NotAllowed):
            permission.require(scope, space)
    assert permission.asker_for(None) == "지나"
    with pytest.raises(NotAllowed):
        permission.asker_for("준호")
    assert "user-7" not in str(permission.key_id)


async def test_without_claims_of_ours_a_token_allows_nothing(verifier: Verifier) -> None:
    permission = await verifier.permission_of(token(saidgraph_scopes=None, saidgraph_spaces=None))
    assert (permission.scopes, permission.spaces) == (frozenset(), frozenset())
    everywhere = await verifier.permission_of(
        token(saidgraph_spaces="*", saidgraph_scopes=["admin", "unheard of"])
    )
    assert (everywhere.scopes, everywhere.spaces) == ({Scope.ADMIN}, None)


WRONG = {
    "expired": {"exp": 1},
    "of another issuer": {"iss": "https://elsewhere.example"},
    "for somebody else": {"aud": "another service"},
    "without an end": {"exp": None},
    "of nobody": {"sub": None},
    "without who asks": {"name": None},
    "not begun": {"nbf": int(time.time()) + 3600},
}


@pytest.mark.parametrize("claims", WRONG.values(), ids=WRONG.keys())
async def test_a_wrong_token_is_refused(verifier: Verifier, claims: dict[str, object]) -> None:
    with pytest.raises(AccessDenied):
        await verifier.permission_of(token(**claims))


async def test_a_token_signed_by_nobody_by_a_stranger_or_with_a_public_key_is_refused(verifier: Verifier) -> None:
    unsigned = jwt.encode({"iss": ISSUER}, None, algorithm="none", headers={"kid": "one"})
    shared = jwt.encode(
        {"iss": ISSUER}, "a secret of thirty-two bytes or more", algorithm="HS256", headers={"kid": "one"}
    )
    parts = token().split(".")
    for wrong in (
        unsigned,
        shared,
        token(STRANGE),
        token(EC, "ES256"),
        f"{parts[0]}.{parts[1]}.AAAA",
        "a.b.c",
        "..",
    ):
        with pytest.raises(AccessDenied):
            await verifier.permission_of(wrong)


async def test_keys_are_kept_and_a_new_one_is_looked_for_now_and_then(
    verifier: Verifier, provider: Provider, now: list[float]
) -> None:
    for _ in range(3):
        await verifier.permission_of(token())
    assert provider.asked == 1
    provider.keys["two"] = ECAlgorithm.to_jwk(EC.public_key())
    for _ in range(3):
        with pytest.raises(AccessDenied):
            await verifier.permission_of(token(EC, "ES256", "two"))
    assert provider.asked == 1
    now[0] += 60
    assert (await verifier.permission_of(token(EC, "ES256", "two"))).scopes
    assert provider.asked == 2
    provider.away = True
    await verifier.permission_of(token())
    now[0] += 4000
    with pytest.raises(ProviderAway):
        await verifier.permission_of(token())


def test_an_issuer_needs_an_audience_and_https() -> None:
    assert make_verifier(OidcSettings()) is None
    assert make_verifier(SETTINGS) is not None
    for wrong in ({"issuer": ISSUER}, {"issuer": "http://id.example", "audience": "saidgraph"}):
        with pytest.raises(ValidationError):
            OidcSettings(**wrong)  # type: ignore[arg-type]
