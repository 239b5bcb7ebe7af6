"""Bearer tokens of an identity provider (OpenID Connect), beside the keys that are made here. Optional.

A token is a JWT that the provider signed; its keys are fetched from the provider and kept. What it allows stands
in two claims of its own: scopes (read, write, erase, admin) and spaces. Where the settings name a claim for it,
the token also says who asks, and nobody else may be asked for with it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx

from backend.errors import AccessDenied, RuntimeTrouble
from backend.services.keys import Permission, Scope
from backend.settings import InvalidSettings, OidcSettings

# Signatures with a public key only: with a shared secret, or none, whoever knows the keys' address could sign.
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
LEEWAY_SECONDS = 30.0  # clocks differ
KEEP_SECONDS = 3_600.0  # a provider announces a new key well before it uses it
# A token may name a key that nobody knows: the provider is not asked for each.
LOOK_AGAIN_SECONDS = 30.0
FETCH_SECONDS = 5.0
ALL_SPACES = "*"


class ProviderAway(RuntimeTrouble):
    """The identity provider's keys cannot be fetched. Try again, or check SAIDGRAPH_OIDC_ISSUER."""

    type = "identity-provider-away"


@dataclass(slots=True)
class Verifier:
    """Checks the tokens of one provider."""

    settings: OidcSettings
    client: Callable[[], httpx.AsyncClient] = lambda: httpx.AsyncClient(timeout=FETCH_SECONDS)
    clock: Callable[[], float] = time.monotonic
    _keys: dict[str, Any] = field(default_factory=dict)
    _fetched: float | None = None

    async def permission_of(self, token: str) -> Permission:
        """Return what the bearer of a token may do. Raises AccessDenied, ProviderAway."""
        import jwt

        try:
            header = jwt.get_unverified_header(token)
            if header.get("alg") not in ALGORITHMS:
                raise AccessDenied("The token is signed in a way that is not accepted.")
            key = await self._key(str(header.get("kid", "")))
            claims = jwt.decode(
                token,
                key,
                algorithms=list(ALGORITHMS),
                audience=self.settings.audience,
                issuer=self.settings.issuer,
                leeway=LEEWAY_SECONDS,
                options={"require": ["exp", "iss", "aud", "sub"]},
            )
        except jwt.ExpiredSignatureError as error:
            raise AccessDenied("The token has expired. Ask the identity provider for a new one.") from error
        except jwt.PyJWTError as error:
            raise AccessDenied("The token is not valid here.") from error
        return self._permission(claims)

    def _permission(self, claims: Mapping[str, Any]) -> Permission:
        named = _listed(claims.get(self.settings.scopes_claim))
        scopes = frozenset(scope for scope in Scope if scope.value in named)
        spaces = _listed(claims.get(self.settings.spaces_claim))
        asker = None
        if self.settings.asker_claim is not None:
            asker = claims.get(self.settings.asker_claim)
            if not isinstance(asker, str) or not asker.strip():
                raise AccessDenied("The token does not say who asks.")
        # The subject may be a name or an address: logs and limits know it by a hash.
        subject = hashlib.sha256(f"{claims['iss']} {claims['sub']}".encode()).hexdigest()[:12]
        everywhere = ALL_SPACES in spaces
        return Permission(scopes, None if everywhere else frozenset(spaces), f"oidc-{subject}", asker)

    async def _key(self, identity: str) -> Any:
        """Return the provider's key of an id; the keys are fetched again where it is new or they are old."""
        now = self.clock()
        age = None if self._fetched is None else now - self._fetched
        if age is None or age > KEEP_SECONDS or (identity not in self._keys and age > LOOK_AGAIN_SECONDS):
            self._keys, self._fetched = await self._fetch(), now
        if identity not in self._keys:
            raise AccessDenied("The token is signed with a key that its issuer does not publish.")
        return self._keys[identity]

    async def _fetch(self) -> dict[str, Any]:
        import jwt

        try:
            async with self.client() as client:
                url = self.settings.jwks_url or await self._discovered(client)
                answer = (await client.get(url)).raise_for_status().json()
            keys = jwt.PyJWKSet.from_dict(answer).keys
        except (httpx.HTTPError, ValueError, KeyError, TypeError, jwt.PyJWTError) as error:
            raise ProviderAway() from error
        return {str(key.key_id or ""): key for key in keys}

    async def _discovered(self, client: httpx.AsyncClient) -> str:
        issuer = str(self.settings.issuer).rstrip("/")
        found = (await client.get(f"{issuer}/.well-known/openid-configuration")).raise_for_status().json()
        return str(found["jwks_uri"])


def make_verifier(settings: OidcSettings) -> Verifier | None:
    """Return the verifier that the settings ask for; None where they name no issuer. Raises InvalidSettings."""
    if settings.issuer is None:
        return None
    try:
        import jwt  # noqa: F401  # an extra: whoever sets an issuer needs it from the start, not at the first call
    except ImportError as error:
        raise InvalidSettings("SAIDGRAPH_OIDC_ISSUER is set: install `saidgraph[oidc]` for it.") from error
    return Verifier(settings)


def _listed(value: object) -> frozenset[str]:
    """Return a claim as a set: a list, or words with blanks between them."""
    if isinstance(value, str):
        return frozenset(value.split())
    return frozenset(str(item) for item in value) if isinstance(value, list) else frozenset()
