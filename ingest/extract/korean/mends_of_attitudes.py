"""Mends words of attitude that Kiwi cuts wrong: what one trembles with, the party one is of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ingest.extract.korean.mending import Mend, together
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme

#: What one makes of oneself, or shudders with: the verb is 떨다, also where its ㄹ is gone ("치를 떠세요").
_TREMBLED = words(
    "치 몸서리 진저리 호들갑 수다 엄살 내숭 애교 유난 재롱 너스레 아양 부산 극성 궁상 청승 주접 능청 오두방정 방정 벌벌 덜덜 부들부들"
)
#: A party by what its people would rather have, in one word with the copula.
_PARTY = re.compile(r"([가-힣]{1,4}파)(야|예요|에요|래|래요|라고|라며|라던데|라더라|임|이야|이에요)")
_COPULAS = {
    "야": "야", "예요": "예요", "에요": "에요", "래": "래", "래요": "래요", "라고": "라고", "라며": "라며", "라던데": "라던데",
    "라더라": "라더라",
}  # fmt: skip
_LEANINGS = words(
    "부먹 찍먹 물냉 비냉 민초 반민초 슈붕 팥붕 얼죽아 쪄죽따 딱복 물복 볶먹 처먹 집순이 집돌이 밀떡 쌀떡 순살 양념 후라이드 아아 뜨아 "
    "콩물 비빔 강경"
)


def _trembling(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "치를 떠세요", "수다 떠는 중": 떨다 without its ㄹ, where Kiwi reads 뜨다."""
    here = morphemes[position]
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if here.base_tag != "VV" or following is None or following.form[0] not in "시세는니ㄴ네십셔셨":
        return None
    before = [m.form for m in morphemes[max(0, position - 2) : position]]
    return Morpheme("떨", here.tag, here.start, here.end, "떨다") if _TREMBLED & set(before) else None


def _party(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "나는 부먹파야", "찍먹파래": the party and its copula, taken for one unknown word."""
    here = morphemes[position]
    found = _PARTY.fullmatch(here.form)
    if found is None or found.group(2) not in _COPULAS or here.tag not in {"NNG", "NNP"}:
        return None
    if found.group(1)[:-1] not in _LEANINGS:
        return None
    cut = here.start + len(found.group(1))
    return _with_copula(found.group(1), here.start, cut, here.end, _COPULAS[found.group(2)])


def _party_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "걔는 찍먹파래": the party, cut into blue and what stands before it."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or not together(window, text) or window[2].form != "파랗":
        return None
    word = text[window[0].start : window[2].start]
    if word not in _LEANINGS or window[3].form != "어":
        return None
    cut = window[2].start + 1
    return _with_copula(f"{word}파", window[0].start, cut, window[3].end, "래")


def _party_in_pieces(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "나는 찍먹파야", "물냉파래": the party in three nouns before its copula."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or window[2].form != "파" or window[3].tag != "VCP" or not together(window[:3], text):
        return None
    word = text[window[0].start : window[2].end]
    return Morpheme(word, "NNG", window[0].start, window[2].end, word) if word[:-1] in _LEANINGS else None


def _with_copula(noun: str, start: int, cut: int, end: int, ending: str) -> list[Morpheme]:
    return [
        Morpheme(noun, "NNG", start, cut, noun),
        Morpheme("이", "VCP", cut, cut, "이다"),
        Morpheme(ending, "EF", cut, end, ending),
    ]


_ALONE = frozenset({"혼자", "홀로", "따로", "혼자서", "둘이서"})
_IN_GENERAL = words("전적 전반적 개인적 객관적 전체적 대체적 기본적 일반적 결과적 궁극적")


def _in_general(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "그 말에 전적으로 동의해": how far, and no thing."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form not in _IN_GENERAL or pair[1].form != "으로":
        return None
    word = text[pair[0].start : pair[1].end]
    return Morpheme(word, "MAG", pair[0].start, pair[1].end, word)


def _in_general_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "개인적으로": the same in three pieces."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or window[1].form != "적" or window[2].form != "으로" or not together(window, text):
        return None
    word = text[window[0].start : window[2].end]
    return Morpheme(word, "MAG", window[0].start, window[2].end, word) if word[:-2] in _IN_GENERAL else None


_FOR_OR_AGAINST = words("추천 비추천 비추 반대 찬성 권장 지지 동의 권유 부정 부인")


def _loathed(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "브로콜리 극혐함": noted in one word that Kiwi does not know."""
    here = morphemes[position]
    if here.tag[:2] != "NN":
        return None
    cut = here.start + 2
    return [
        Morpheme("극혐", "NNG", here.start, cut, "극혐"),
        Morpheme("하", "XSV", cut, here.end, "하다"),
        Morpheme("ㅁ", "EF", here.end, here.end, "ㅁ"),
    ]


def _living(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "장모님은 혼자 사세요": one lives alone, and buys nothing."""
    here = morphemes[position]
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    before = morphemes[position - 1].form if position else ""
    if (
        here.base_tag != "VV"
        or before not in _ALONE
        or following is None
        or following.form[0] not in "시세는니ㄴ셔셨"
    ):
        return None
    bought = any(m.tag == "JKO" for m in morphemes[max(0, position - 6) : position])
    return None if bought else Morpheme("살", here.tag, here.start, here.end, "살다")


def _fault(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "자기는 잘못 없대": a fault that somebody has or has not."""
    here = morphemes[position]
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if here.tag != "MAG" or following is None or following.form not in {"없", "있", "이"}:
        return None
    return (
        Morpheme("잘못", "NNG", here.start, here.end, "잘못")
        if following.base_tag in {"VA", "VV", "VCP"}
        else None
    )


def _strongly(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "그 학원 강력 추천하더라": how much, and no name of the thing."""
    here = morphemes[position]
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if here.tag != "NNG" or following is None or following.form not in _FOR_OR_AGAINST:
        return None
    return Morpheme(here.form, "MAG", here.start, here.end, here.form)


#: In the order in which they are tried.
MENDS: tuple[Mend, ...] = (
    (_trembling, 1, "떠 뜨"),
    (_party, 1, ""),
    (_in_general_cut, 3, "전반 개인 객관 전체 대체 기본 일반 결과 궁극"),
    (_fault, 1, "잘못"),
    (_living, 1, "사"),
    (_loathed, 1, "극혐함"),
    (_strongly, 1, "강력 적극 극구"),
    (_in_general, 2, "전적 전반적 개인적 객관적 전체적 대체적 기본적 일반적 결과적 궁극적"),
    (_party_in_pieces, 3, "찍 부 물 비 민 반 슈 팥 딱 볶 순"),
    (_party_cut, 4, "찍 부 물 비 민 반 슈 팥"),
)
