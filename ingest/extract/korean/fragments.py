"""Acts told by a noun alone, and what is added behind the verb: "새벽에 나가서 저수지 낚시", "이겼다 배드민턴"."""

from __future__ import annotations

import re
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words

#: Nouns of acts that a line may end in: "점심 먹고 산책".
_DEEDS = words(
    "산책 낚시 등산 김장 청소 대청소 설거지 빨래 수영 운동 봉사 야근 특근 잔업 샤워 목욕 세차 요리 공부 독서 헌혈 탈출 캠핑 "
    "조깅 러닝 달리기 요가 필라테스 배드민턴 탁구 테니스 축구 농구 야구 볼링 골프 헬스 복습 예습 연습 합주 쇼핑 낮잠 회식 외식 배식 "
    "명상 뜨개질 베이킹 드라이브 노래방 당구 스쿼시 클라이밍 스트레칭 벌초 성묘 이사 정리 환기 분갈이 물주기 귀가 퇴근 출근 "
    "물리치료 도수치료 재활 진료 검진 건강검진 염색 파마 네일 마사지 사우나 찜질 조문 장보기"
)
_SCORE = re.compile(r"\s*\d+\s?(?:[:대-]\s?\d+)?$")  # "배드민턴 21:19"
_LEADING = frozenset({"고", "어서", "어", "다가", "아서"})
_WITHOUT_OBJECT = words("오다 가다 되다 있다 없다 이다 아니다 그러다 그렇다 하다 같다 죽다 보다")


def told_by_noun(before: Clause, clause: Clause) -> Predicate | None:
    """ "점심 먹고 산책": the noun of an act behind a linked clause is what was done next."""
    last = clause.phrases[-1] if clause.phrases else None
    led = before.predicate
    if last is None or led is None or clause.predicate is not None or before.sentence != clause.sentence:
        return None
    if led.close is not Close.LINK or led.ending not in _LEADING or led.has("future", "will", "plan", "must"):
        return None
    deed = (
        last.kind is Kind.THING
        and last.case in {"bare", "until", "also"}
        and bool({last.head, _word(last)} & _DEEDS)
    )
    others = [p for p in clause.phrases[:-1] if not is_filler(p) and p.case not in {"loc", "from", "com"}]
    if not deed or others or clause.asked or before.asked:
        return None
    return Predicate(
        f"{_word(last)}하다", _word(last), last.first, last.last, frozenset({"past", "linked"}), Close.FINAL, ""
    )


def _word(phrase: Phrase) -> str:
    """The last word of a phrase, as it is written: "물리치료"."""
    written = phrase.text.removesuffix(phrase.count).split()
    return written[-1] if written else phrase.head


def with_verb(clause: Clause, predicate: Predicate) -> Clause:
    """Return the clause with the verb that its noun stands for; what stood before the noun is its object."""
    last = clause.phrases[-1]
    words_before = last.text.removesuffix(last.count).strip().removesuffix(_word(last)).strip()
    kept = list(clause.phrases[:-1])
    if words_before:
        end = last.start + len(words_before)
        kept.append(
            Phrase(last.start, end, words_before, words_before.split()[-1], Kind.THING, "bare", rest=words_before)
        )
    return replace(clause, phrases=kept, predicate=predicate)


def added_behind(before: Clause, clause: Clause, between: str) -> Phrase | None:
    """ "치고 왔어 배드민턴": a lone noun behind a verb that has no object, with nothing but a space between."""
    told, phrases = before.predicate, clause.phrases
    if told is None or clause.predicate is not None or clause.adverbs or clause.asked or between.strip():
        return None
    if told.close is not Close.FINAL or not told.has("past") or "adjective" in told.features:
        return None
    if len(phrases) != 1 or before.negated or told.noun is not None or told.hearsay is not None or told.retro:
        return None
    lone = phrases[0]
    if lone.case == "com":
        return lone
    if lone.kind is not Kind.THING or lone.case != "bare" or is_filler(lone) or told.lemma in _WITHOUT_OBJECT:
        return None
    has_object = any(
        p.kind is Kind.THING and p.case in {"bare", "obj", "loc"} and not is_filler(p) for p in before.phrases
    )
    plain = _SCORE.sub("", lone.text)
    return None if has_object else replace(lone, case="obj", text=plain, rest=plain, head=plain.split()[-1])
