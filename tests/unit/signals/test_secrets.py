"""Secrets are masked in every form, and nothing else is. The values here are made up for these tests."""

from __future__ import annotations

# a row of a table is read as one line
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.signals import mask_secrets
from ingest.signals.secrets import MARK, SECRET_RULES

SECRETS = [
    ("키는sk-abcd1234efgh5678이야", "sk-abcd1234efgh5678"),
    ("새 키 sk-proj-Zz19aa-88Qq_77kk 받았어", "sk-proj-Zz19aa-88Qq_77kk"),
    ("use ghp_0123456789abcdefABCDEF0123456789abcd", "ghp_0123456789abcdefABCDEF0123456789abcd"),
    ("토큰은xoxb-123456789012-abcdefGHIJ예요", "xoxb-123456789012-abcdefGHIJ"),
    ("AKIAABCDEFGHIJKLMNOP를 지워", "AKIAABCDEFGHIJKLMNOP"),
    ("curl -H 'Authorization: Bearer abcDEF123456.ghi'", "abcDEF123456.ghi"),
    ("jwt=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz", "eyJhbGciOiJIUzI1NiJ9"),
    ("-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBg\n-----END PRIVATE KEY-----\n끝", "MIIBVgIBADANBg"),
    ("비밀번호는 hunter22야", "hunter22"),
    ("비밀번호는swordfish야", "swordfish"),
    ("와이파이 비번 q1w2e3!r4 로 들어와", "q1w2e3!r4"),
    ("현관 비밀번호는 4821*이야", "4821*"),
    ("비번은 0917이에요", "0917"),
    ("암호: tiger-77", "tiger-77"),
    ("password: hunter22", "hunter22"),
    ("The password is hunter22.", "hunter22"),
    ("my password is swordfish", "swordfish"),
    ('The password is "open sesame" for now', "open sesame"),
    ("pin is 4821", "4821"),
    ("DB_PASSWORD=s3cr3t-value", "s3cr3t-value"),
    ("api_key = 'abcd1234efgh5678ijkl'", "abcd1234efgh5678ijkl"),
    ("API key abcd1234efgh5678ijkl", "abcd1234efgh5678ijkl"),
    ("postgres://admin:h4rdpass@db.example.org/app", "h4rdpass"),
    ("카드 번호는 4111 1111 1111 1111이야", "4111 1111 1111 1111"),
    ("카드4111111111111111로 결제", "4111111111111111"),
    ("my card 5500-0000-0000-0004 was declined", "5500-0000-0000-0004"),
    ("Amex 3782 822463 10005", "3782 822463 10005"),
    ("주민번호는 900101-1234567이야", "900101-1234567"),
    ("주민등록번호 010203-4123456", "010203-4123456"),
    ("My SSN is 123-45-6789", "123-45-6789"),
]

PLAIN = [
    "전화는 010-2345-6789야", "회의는 2024-03-05 14:30에 해", "주문 번호 20240305123456", "계좌에 12,345,678원이 있어",
    "The password is wrong.", "비밀번호는 바꿨어", "비밀번호를 잊어버렸어", "비밀번호는 8자 이상이야", "I forgot my password yesterday.",
    "550e8400-e29b-41d4-a716-446655440000", "commit 3f2a9c1d5e7b8f0a1c2d3e4f5a6b7c8d9e0f1a2b", "port 8080, room 1204",
    "1234 5678 9012 3456", "the token limit is 4096 tokens", "sk-8 버스를 탔다", "우리 집 열쇠는 책상 위에 있어", "키는 180cm야",
    "1700000000000", "The secret is patience.", "the key is to listen", "tel. +82-2-1234-5678", "See https://example.org/a:b@c",
    "ISBN 978-3-16-148410-0", "password reset mail", "My pin broke.", "The passcode was changed.", "2024년 12월 31일 23시 59분",
]  # fmt: skip


@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_a_secret_is_replaced_by_a_mark(text: str, secret: str) -> None:
    masked, signals = mask_secrets(text)
    assert secret not in masked
    assert MARK in masked
    assert [masked[slice(*signal.span)] for signal in signals] == [MARK] * len(signals)
    assert all(secret not in (signal.text, signal.value) for signal in signals)


@pytest.mark.parametrize("text", PLAIN)
def test_an_ordinary_number_or_word_stays(text: str) -> None:
    assert mask_secrets(text) == (text, [])


@pytest.mark.parametrize("rule", SECRET_RULES, ids=lambda rule: rule.name)
def test_each_rule_masks_its_own_example(rule: object) -> None:
    from ingest.signals.secrets import SecretRule

    assert isinstance(rule, SecretRule)
    masked, signals = mask_secrets(rule.example)
    assert masked != rule.example
    assert rule.name in {signal.value for signal in signals}


def test_two_secrets_keep_their_order_and_places() -> None:
    masked, signals = mask_secrets("비번은 0917이에요. 키는 sk-abcd1234efgh5678이야.")
    assert masked == f"비번은 {MARK}이에요. 키는 {MARK}이야."
    assert [signal.value for signal in signals] == ["told_password_korean_mixed", "vendor_key"]
    assert [masked[slice(*signal.span)] for signal in signals] == [MARK, MARK]


@given(st.text(max_size=200))
def test_masking_any_text_twice_changes_nothing_more(text: str) -> None:
    masked, _ = mask_secrets(text)
    assert mask_secrets(masked) == (masked, [])


_SAMPLES = st.sampled_from([text for text, _ in SECRETS] + PLAIN)


@given(st.lists(st.one_of(_SAMPLES, st.text(max_size=12)), max_size=5).map(" ".join))
def test_masking_mixed_secrets_twice_changes_nothing_more(text: str) -> None:
    masked, _ = mask_secrets(text)
    assert mask_secrets(masked) == (masked, [])
