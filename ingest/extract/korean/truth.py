"""Words that say whether what was said is so: "…라는 말은 사실이야", "…라는 소문은 헛소문이래"."""

from __future__ import annotations

from ingest.extract.korean.wordlists import words

TRUE_NOUNS = words("사실 진짜 진실 참말 참 정말 진실")
FALSE_NOUNS = words(
    "거짓 거짓말 헛소문 헛소리 낭설 뻥 구라 가짜 오보 오해 유언비어 사실무근 루머 모함 누명 개뻥 개소리 억측 착각 찌라시 뜬소문 "
    "가짜뉴스 새빨간거짓말 날조 조작 중상모략"
)
FALSE_VERBS = words("틀리다 잘못되다 다르다 지어내다 나쁘다")  # "말도 안 되다" is read as 나쁘다
#: Beginnings of such words, behind "…라는 건": "사실이 아니야", "거짓이야".
TRUTH_STEMS = TRUE_NOUNS | FALSE_NOUNS | words("틀리 잘못되 맞 아니 헛 뜬")
