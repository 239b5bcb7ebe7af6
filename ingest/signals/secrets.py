"""Find secrets in text and put marks in their place, before anything is stored.

A rule names a form a secret has by itself (a vendor's prefix, a check digit) or the words that announce one
("비밀번호는 …야", "password: …"). The value is never kept: a signal holds the kind and the place of the mark.
"""

from __future__ import annotations

# ruff: noqa: E501  # patterns are read whole
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ingest.model import Signal

MARK = "[secret]"
_MAX_ROUNDS = 8  # masking one secret can only uncover another beside it; texts never need more


@dataclass(frozen=True, slots=True)
class SecretRule:
    """A form of secret: the group `secret` of the pattern is what is masked."""

    name: str
    pattern: re.Pattern[str]
    example: str
    holds: Callable[[re.Match[str]], bool] = lambda match: True


def _luhn(match: re.Match[str]) -> bool:
    """Say whether digits are a payment card's: a known issuer, its length, and the check digit."""
    digits = re.sub(r"[^0-9]", "", match["secret"])
    if not re.fullmatch(_ISSUERS, digits):
        return False
    total = 0
    for place, sign in enumerate(reversed(digits)):
        value = int(sign) * (1 + place % 2)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


_ISSUERS = (
    r"4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})|(?:5[1-5]|2[2-7])[0-9]{14}|3[47][0-9]{13}|(?:6(?:011|4[4-9][0-9]|5[0-9]{2}))[0-9]{12}"
    r"|35[0-9]{14}|3(?:0[0-5]|[68][0-9])[0-9]{11}|9[0-9]{15}|62[0-9]{14,17}"
)
_RRN_WEIGHTS = (2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)


def _resident_number(match: re.Match[str]) -> bool:
    """Say whether digits can be a resident number: a date of birth and, written without a dash, the check digit."""
    digits = re.sub(r"[^0-9]", "", match["secret"])
    if not (1 <= int(digits[2:4]) <= 12 and 1 <= int(digits[4:6]) <= 31):
        return False
    if len(match["secret"]) > len(digits):
        return True
    total = sum(int(sign) * weight for sign, weight in zip(digits[:12], _RRN_WEIGHTS, strict=True))
    return (11 - total % 11) % 10 == int(digits[12])


# What may stand where a password is expected and is none: "the password is wrong".
_NOT_VALUES_TEXT = """
wrong incorrect right correct required expired weak strong safe secure changed reset missing invalid
needed gone empty same also now still very here there stored encrypted hashed unknown lost fine okay
good long short simple hard easy different optional mandatory protected shared forgotten saved
visible hidden ready working broken being something anything nothing everything what that this your
mine yours given none null true false string case sensitive rotated leaked compromised
"""
_NOT_VALUES = frozenset(_NOT_VALUES_TEXT.split())


def _is_value(match: re.Match[str]) -> bool:
    value = match["secret"]
    return not value.startswith(MARK[:-1]) and value.lower().strip(".,!?") not in _NOT_VALUES


def _has_digit_or_sign(match: re.Match[str]) -> bool:
    value = match["secret"]
    return _is_value(match) and re.search(r"[0-9]|[^\w.,!?'\"]", value) is not None and not _is_plain(value)


def _is_plain(value: str) -> bool:
    """A time, date or amount after "password is" is about the password ("비밀번호는 8자")."""
    return (
        re.fullmatch(r"[0-9]{1,2}(?:자|글자|자리|:[0-9]{2}|/[0-9]{1,2})?|[0-9]+(?:자|글자|자리)", value)
        is not None
    )


def _long_mixed(match: re.Match[str]) -> bool:
    value = match["secret"]
    return _is_value(match) and any(sign.isdigit() for sign in value) and any(sign.isalpha() for sign in value)


_BEFORE, _AFTER = r"(?<![A-Za-z0-9])", r"(?![A-Za-z0-9_-])"
_TOKEN = r"[A-Za-z0-9!@#$%^&*()_+\-=.?/~|{}:;<>]"
_PASSWORD_EN = r"(?:pass(?:word|code|phrase|wd)|pwd|pin(?: code| number)?|passkey|otp)"
_PASSWORD_KO = r"(?:비밀\s?번호|비번|패스워드|암호|핀\s?번호|인증\s?번호|인증\s?코드|공인인증서\s?암호)"
_KEY_WORD = (
    r"(?:api[ _-]?keys?|access[ _-]?(?:key|token)s?|secret[ _-]?(?:key|access[ _-]?key)?s?|client[ _-]?secret|auth[ _-]?token"
    r"|private[ _-]?key|tokens?|credentials?|api\s?키|액세스\s?키|접속\s?키|시크릿(?:\s?키)?|비밀\s?키|토큰|인증\s?키|키)"
)
_COPULA = r"(?=\s*(?:이야|야|예요|이에요|에요|입니다|이다|임|였|이었|인데|이고|래|이래|라고|이라고|로\s|으로\s|$|[.,!?\n]))"

SECRET_RULES: tuple[SecretRule, ...] = (
    SecretRule(
        "private_key",
        re.compile(r"(?P<secret>-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----.*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|\Z))", re.DOTALL),
        "-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----",
    ),
    SecretRule(
        "jwt",
        re.compile(rf"{_BEFORE}(?P<secret>eyJ[A-Za-z0-9_-]{{8,}}\.[A-Za-z0-9_-]{{8,}}(?:\.[A-Za-z0-9_-]*)?){_AFTER}"),
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz",
    ),
    SecretRule(
        "vendor_key",
        re.compile(
            rf"{_BEFORE}(?P<secret>(?:sk|pk|rk)[-_](?:live[-_]|test[-_]|proj[-_]|ant[-_]|or[-_])?[A-Za-z0-9_-]{{10,}}|gh[pousr]_[A-Za-z0-9]{{20,}}"
            r"|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,}|xox[abeprs]-[A-Za-z0-9-]{10,}|xapp-[A-Za-z0-9-]{10,}|AIza[A-Za-z0-9_-]{30,}"
            r"|ya29\.[A-Za-z0-9_-]{20,}|hf_[A-Za-z0-9]{20,}|npm_[A-Za-z0-9]{30,}|pypi-[A-Za-z0-9_-]{16,}|SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}"
            r"|shpat_[A-Fa-f0-9]{20,}|dop_v1_[a-f0-9]{20,}|whsec_[A-Za-z0-9]{20,}|sq0[a-z]{3}-[A-Za-z0-9_-]{20,}|key-[a-f0-9]{32})"
            rf"{_AFTER}"
        ),
        "키는sk-abcd1234efgh5678이야",
    ),
    SecretRule(
        "aws_key",
        re.compile(rf"{_BEFORE}(?P<secret>(?:AKIA|ASIA|AGPA|AIDA|AROA|ANPA)[A-Z0-9]{{16}}){_AFTER}"),
        "AKIAABCDEFGHIJKLMNOP",
    ),
    SecretRule(
        "bearer",
        re.compile(r"\bbearer\s+(?P<secret>[A-Za-z0-9._~+/-]{12,}=*)", re.IGNORECASE),
        "Authorization: Bearer abcdef1234567890",
        _long_mixed,
    ),
    SecretRule(
        "url_password",
        re.compile(r"[a-z][a-z0-9+.-]{1,20}://[^\s:/@\[]{0,64}:(?P<secret>[^\s/@]{2,128})@", re.IGNORECASE),
        "postgres://admin:h4rdpass@db.example.org/app",
        _is_value,
    ),
    SecretRule(
        "card_number",
        re.compile(r"(?<![0-9A-Za-z.-])(?P<secret>[2-69][0-9]{3}(?:[ -]?[0-9]{4}){3}|3[0-9]{3}[ -]?[0-9]{6}[ -]?[0-9]{4,5}|[4-6][0-9]{12,18})(?![0-9A-Za-z]|-[0-9])"),
        "카드 번호는 4111 1111 1111 1111이야",
        _luhn,
    ),
    SecretRule(
        "resident_number",
        re.compile(r"(?<![0-9A-Za-z.-])(?P<secret>[0-9]{6}\s?[-–]?\s?[1-8][0-9]{6})(?![0-9A-Za-z]|-[0-9])"),
        "주민번호는 900101-1234567이야",
        _resident_number,
    ),
    SecretRule(
        "social_security_number",
        re.compile(r"(?:\bssn|social security(?: number)?)\W{1,4}(?:is\s)?(?P<secret>[0-9]{3}-?[0-9]{2}-?[0-9]{4})(?![0-9])", re.IGNORECASE),
        "My SSN is 123-45-6789",
    ),
    SecretRule(
        "quoted_password",
        re.compile(rf"(?:\b{_PASSWORD_EN}|{_PASSWORD_KO})\s?(?:is|was|=|:|은|는|이|가)?\s{{0,2}}[\"'“‘`](?P<secret>[^\"'”’`\n]{{3,64}})[\"'”’`]", re.IGNORECASE),
        'The password is "open sesame"',
        _is_value,
    ),
    SecretRule(
        "assigned_password",
        re.compile(rf"(?:\b{_PASSWORD_EN}|{_PASSWORD_KO}|\b[A-Za-z_]*(?:password|passwd|secret|api_?key|token))\s{{0,2}}[:=：]\s{{0,2}}(?P<secret>[^\s\"'`,\[\]]{{4,128}}?)(?=(?:이야|야|예요|이에요|입니다)?(?:[\s,\"'`]|$))", re.IGNORECASE),
        "password: hunter22",
        lambda match: _is_value(match) and re.search(r"[A-Za-z0-9]", match["secret"]) is not None and not _is_plain(match["secret"]),
    ),
    SecretRule(
        "told_password_korean_mixed",
        re.compile(rf"{_PASSWORD_KO}\s?(?:는|은|가|이|를|을)?\s{{0,2}}(?P<secret>{_TOKEN}{{4,64}}(?<![.,?]))", re.IGNORECASE),
        "비번 q1w2e3! 쓰면 돼",
        lambda match: _has_digit_or_sign(match) and re.search(r"[A-Za-z0-9]", match["secret"]) is not None,
    ),
    SecretRule(
        "told_password_korean",
        re.compile(rf"{_PASSWORD_KO}\s?(?:는|은|가|이|를|을)?\s{{0,2}}(?P<secret>[A-Za-z0-9]{_TOKEN}{{2,63}}){_COPULA}", re.IGNORECASE),
        "와이파이 비밀번호는 swordfish야",
        _is_value,
    ),
    SecretRule(
        "told_password",
        re.compile(rf"\b{_PASSWORD_EN}(?:\s(?:is|was|to|=)(?:\s(?:now|still|set to|just))?)?\s(?P<secret>{_TOKEN}{{4,64}}?)(?=[\s,.!?]|$|[가-힣])", re.IGNORECASE),
        "The password is hunter22",
        lambda match: _has_digit_or_sign(match) and re.search(r"[A-Za-z0-9]", match["secret"]) is not None,
    ),
    SecretRule(
        "told_plain_password",
        re.compile(rf"\b{_PASSWORD_EN}\s(?:is|was)\s(?P<secret>[A-Za-z]{{5,64}})(?=[.!?]?(?:$|\n))", re.IGNORECASE),
        "The password is swordfish.",
        lambda match: _is_value(match) and not match["secret"].lower().endswith(("ing", "ed", "ly", "able")),
    ),
    SecretRule(
        "announced_key",
        re.compile(rf"(?:(?<![A-Za-z가-힣]){_KEY_WORD}|(?<=[A-Za-z]\s){_KEY_WORD})\s{{0,2}}(?:는|은|가|이|is|was|[:=：])?\s{{0,2}}[\"'“‘`]?(?P<secret>[A-Za-z0-9_\-+/=.]{{16,256}})(?![A-Za-z0-9_-])", re.IGNORECASE),
        "API key abcd1234efgh5678ijkl",
        _long_mixed,
    ),
)  # fmt: skip


def _spans(text: str) -> list[tuple[int, int, str]]:
    spans: list[tuple[int, int, str]] = []
    for rule in SECRET_RULES:
        for match in rule.pattern.finditer(text):
            start, end = match.span("secret")
            if MARK in text[start:end] or not rule.holds(match):
                continue
            if not any(start < other_end and end > other_start for other_start, other_end, _ in spans):
                spans.append((start, end, rule.name))
    return sorted(spans)


def mask_secrets(text: str) -> tuple[str, list[Signal]]:
    """Return the text with secrets replaced by marks, and a signal for each mark, in order.

    Masking a masked text changes nothing.
    """
    kinds: list[tuple[int, str]] = []  # start of each new mark in the text as it stands, and its rule
    for _ in range(_MAX_ROUNDS):
        spans = _spans(text)
        if not spans:
            break
        pieces: list[str] = []
        moved: list[tuple[int, str]] = []
        end_of_last = length = 0
        for start, end, name in spans:
            pieces += [text[end_of_last:start], MARK]
            length += start - end_of_last
            moved.append((length, name))
            length += len(MARK)
            end_of_last = end
        shifted = [
            (place + sum(len(MARK) - (end - start) for start, end, _ in spans if end <= place), name)
            for place, name in kinds
        ]
        text = "".join([*pieces, text[end_of_last:]])
        kinds = shifted + moved
    return text, [Signal("secret", (place, place + len(MARK)), MARK, value=name) for place, name in sorted(kinds)]


def mask_value(value: Any, name: str = "") -> Any:
    """Return a JSON value with its secrets masked; `name` is the key it stands under, which may announce one.

    >>> mask_value({"host": "db", "password": "hunter22"})
    {'host': 'db', 'password': '[secret]'}
    """
    if isinstance(value, dict):
        return {key: mask_value(item, str(key)) for key, item in value.items()}
    if isinstance(value, list):
        return [mask_value(item, name) for item in value]
    if isinstance(value, str):
        masked = mask_secrets(value)[0]
        return MARK if MARK not in masked and _announces(name, value) else masked
    if isinstance(value, int) and not isinstance(value, bool):
        # A card's number may come as a number.
        return value if mask_secrets(str(value))[0] == str(value) else MARK
    return value


def _announces(name: str, value: str) -> bool:
    # The last part of a path such as `deploy/api_key`.
    last = re.split(r"[/.\s]", name.strip())[-1]
    announced = f"{last}: {value}"
    return bool(last) and mask_secrets(announced)[0] != announced
