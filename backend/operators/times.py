"""The words by which talk dates things, as index words: a turn that holds one may say when.

Read from the index, not from the text: which day is meant, the normaliser has written beside each statement.
"""

from __future__ import annotations

from functools import lru_cache

from ingest.language.lexical import lexical_tokens

_ENGLISH = """
yesterday today tonight tomorrow ago last next week weekend month year morning since recently just
monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december
"""
_KOREAN = """
어제 그제 엊그제 오늘 내일 모레 지난주 지난달 작년 올해 내년 재작년 다음 지난 주말 최근 아까 요즘 방금 며칠
월요일 화요일 수요일 목요일 금요일 토요일 일요일
"""


@lru_cache(maxsize=1)
def time_words() -> tuple[str, ...]:
    """Return the index words. Made when first asked for: a command that asks nothing loads no language model."""
    return tuple(dict.fromkeys([*lexical_tokens(_ENGLISH, "en"), *lexical_tokens(_KOREAN, "ko")]))
