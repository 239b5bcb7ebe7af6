"""Mends morphemes that Kiwi cuts differently from place to place, so that the rules see one shape.

One table: a pattern of `form/TAG` cells written without a space between them, and the cells to put instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme, is_common_word, tokenize
from ingest.language.korean_names import DOUBLE_SURNAMES

_DONE_WITH_SHOPS = words("접다 열다 닫다 차리다 내다 옮기다 팔다 넘기다 내놓다")
_AT_A_PARTY = words("다녀오 가 오 하 초대 초대받 참석 갔다오 준비")
_FIERCE = words("기 바람 팔자 성격 성질 고집")
#: Nouns of somebody's words: "의사 말이".
_WORDS_ARE = ("말", "말씀")
#: What a good one of is wished to somebody, and what makes it a habit that is told.
_TIMES_SPENT = words("하루 주말 저녁 밤 오후 연휴 명절 휴가 생일 날 시간 설 추석 방학")
_OFTEN = words("요즘 요새 매일 매주 매일매일 늘 항상 하루하루 보통 주로 날마다")
_TOPICS = words("은/JX 는/JX ㄴ/JX 도/JX")
_AFTER_JI = words("않 못 말 마 도 는 를 요 안 ㄹ ㄴ 그래 그러")


@dataclass(frozen=True, slots=True)
class Repair:
    """One row: the cells as found, the one cell instead, and the words it happens in."""

    cells: tuple[str, ...]
    instead: tuple[str, str]
    example: str


REPAIRS: tuple[Repair, ...] = (
    Repair((r"(?:는|은|ㄴ|던)/ETM", r"데/NNB"), ("{0}데", "EC"), "전해 줬는데"),
    Repair((r"(?:ㄴ다|는다|다|라|으라|자|냐)는/ETM", r"데/NNB"), ("{0}데", "EC"), "같이 살자는데"),
    Repair((r"(?:ㄹ|을)/ETM", r"(?:거|것)/NNB", r"이/JKS"), ("{0}게", "EF"), "다시 말할게"),
    Repair((r"(?:ㄹ|을)/ETM", r"걸/NNG"), ("{0}걸", "EF"), "이미 갔을걸"),
    Repair((r"(?:ㄹ|을)/ETM", r"(?:거|것)/NNB", r"ㄹ/JKO"), ("{0}걸", "EF"), "이미 갔을걸"),
    Repair((r"(?:ㄹ|을)/ETM", r"지/NNB"), ("{0}지", "EC"), "올지 몰라"),
    Repair((r"(?:ㄴ|은|는)/ETM", r"지/NNB"), ("{0}지", "EC"), "온지 몰라"),
    Repair((r"ㄴ/ETM", r"대/NNB"), ("ㄴ대", "EF"), "그만한대"),
    Repair((r"답/XSA", r"니다/EF"), ("답니다", "EF"), "온답니다"),
    Repair((r"(?:ㄴ다|는다|다|라|으라|자|냐)/EF", r"고/(?:EC|JKQ|MM)"), ("{0}고", "EC"), "맛있었다고"),
    Repair((r"(?:자|냐|라|으라)/E[CF]", r"던데/E[CF]"), ("{0}던데", "EF"), "산에 오르자던데"),
    Repair((r"계/NNG", r"이/VCP"), ("계시", "VX"), "하고 계세요"),
    Repair((r"다/MAG", r"들/(?:XSN|JX|NNB)"), ("다들", "NP"), "다들 좋대"),
    Repair((r"대/EF", r"서/JKB"), ("대서", "EC"), "온대서"),
    Repair((r"막/MAG", r"[나내]/NP"), ("막내", "NNG"), "막내가 큰소리쳤어"),
    Repair((r"요/N\w+", r"가/JKS"), ("요가", "NNG"), "요가 다녀왔어"),
    Repair((r"대/XPN", r"박/NNG"), ("대박", "NNG"), "그 가게 대박 났대"),
    Repair((r"왈/NN[GP]",), ("왈", "MAG"), "언니 왈 별로래"),
)
_COMPILED = [([re.compile(cell) for cell in row.cells], row.instead) for row in REPAIRS]
#: Before these particles "데" is a place, not an ending: "가는 데에".
_PLACE_PARTICLES = words("에 서 에서 가 를 로 까지 마다")


def repair(morphemes: Sequence[Morpheme], text: str) -> list[Morpheme]:
    """Return the morphemes with every mend and every row of the table applied."""
    result: list[Morpheme] = []
    position = 0
    while position < len(morphemes):
        instead, used = _mended(morphemes, position, text)
        result += instead
        position += used
    return result


def _mended(morphemes: Sequence[Morpheme], position: int, text: str) -> tuple[Sequence[Morpheme], int]:
    """Return what stands here, mended where something was cut wrong, and for how many morphemes it stands."""
    for mend, used in _mends_of(morphemes[position].form):
        found = mend(morphemes, position, text)
        if found is not None:
            return ([found] if isinstance(found, Morpheme) else found), used
    row = _apply(morphemes, position, text)
    return ([morphemes[position]], 1) if row is None else ([row[0]], row[1])


def _apply(morphemes: Sequence[Morpheme], position: int, text: str) -> tuple[Morpheme, int] | None:
    if morphemes[position].tag not in {"ETM", "XSA", "EF", "EC", "NNG", "NNP", "NP", "NNB", "MAG", "XPN"}:
        return None
    first = f"{morphemes[position].form}/{morphemes[position].base_tag}"
    for cells, (form, tag) in _COMPILED:
        if not cells[0].fullmatch(first):
            continue
        window = morphemes[position : position + len(cells)]
        if len(window) < len(cells) or not _together(window, text):
            continue
        if all(c.fullmatch(f"{m.form}/{m.base_tag}") for c, m in zip(cells, window, strict=True)):
            following = morphemes[position + len(cells)] if position + len(cells) < len(morphemes) else None
            if form.endswith("데") and following is not None and following.form in _PLACE_PARTICLES:
                continue
            if form.endswith("게") and not _may_end(following):
                continue
            word = form.format(window[0].form)
            return Morpheme(word, tag, window[0].start, max(m.end for m in window), word), len(cells)
    return None


def _aubergine(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "가지 싫어해": the vegetable, not 가다 with -지, unless a negation follows ("가지 않아")."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["가", "지"] or [m.base_tag for m in pair] != ["VV", "EC"]:
        return None
    following = morphemes[position + 2] if position + 2 < len(morphemes) else None
    if following is None or following.form in _AFTER_JI:
        return None
    return Morpheme("가지", "NNG", pair[0].start, pair[1].end, "가지")


def _shop(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "가게 접는다": the shop, not 가다 with -게, before what is done with shops."""
    window = morphemes[position : position + 3]
    if [f"{m.form}/{m.base_tag}" for m in window[:2]] != ["가/VV", "게/EC"] or len(window) < 3:
        return None
    if window[2].base_tag != "VV" or window[2].lemma not in _DONE_WITH_SHOPS:
        return None
    return Morpheme("가게", "NNG", window[0].start, window[1].end, "가게")


def _noun_with_stem(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "분점 하나 더 낸대": a noun of the dictionary that Kiwi cuts into a verb and a noun."""
    window = morphemes[position : position + 3]
    if [m.base_tag for m in window] != ["VV", "ETM", "NNG"] or not _together(window, text):
        return None
    word = text[window[0].start : window[-1].end]
    return Morpheme(word, "NNG", window[0].start, window[-1].end, word) if is_common_word(word) else None


def _going(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "내일 강릉 가": the last word alone is the verb, no noun."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "가/NNG" or not position or morphemes[position - 1].end >= here.start:
        return None
    if position + 1 < len(morphemes) and morphemes[position + 1].tag[0] != "S":
        return None
    return [
        Morpheme("가", "VV", here.start, here.end, "가다"),
        Morpheme("어", "EF", here.end, here.end, "어"),
    ]


def _copula_of_correction(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "향수 아니고 립스틱이야 잘못 말함": behind what is taken back, -이야 says what it is."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "이야/JX" or not any(
        m.tag == "VCN" for m in morphemes[max(0, position - 4) : position]
    ):
        return None
    return [
        Morpheme("이", "VCP", here.start, here.start + 1, "이다"),
        Morpheme("야", "EF", here.start + 1, here.end, "야"),
    ]


def _report(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "보고서 다시 쓰라고": the paper, not 보다 with the bookish -고서."""
    pair = morphemes[position : position + 2]
    if [f"{m.form}/{m.base_tag}" for m in pair] != ["보/VV", "고서/EC"] or pair[0].end != pair[1].start:
        return None
    return [Morpheme("보고서", "NNG", pair[0].start, pair[1].end, "보고서")]


def _village_head(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "이장님이": the head of a village, no blind man who is pointed at."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["이", "장님"] or pair[0].end != pair[1].start:
        return None
    cut = pair[1].end - 1
    return [
        Morpheme("이장", "NNG", pair[0].start, cut, "이장"),
        Morpheme("님", "XSN", cut, pair[1].end, "님"),
    ]


def _adverb_in_ge(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "늦게까지 게임하지 말래": an adjective with -게까지 says how long, not how somebody is."""
    window = morphemes[position : position + 3]
    if [m.base_tag for m in window] != ["VA", "EC", "JX"] or window[1].form != "게" or window[2].form != "까지":
        return None
    word = f"{window[0].form}게까지"
    return Morpheme(word, "MAG", window[0].start, window[2].end, word)


def _elder_or_younger(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "작은이모", "큰아버지": written together, one kin."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or window[0].form not in {"작", "크"} or window[1].tag != "ETM" or window[2].tag != "NNG":
        return None
    word = ("작은" if window[0].form == "작" else "큰") + window[2].form
    if window[1].end != window[2].start or not (is_kin(window[2].form) or is_kin(word)):
        return None
    return Morpheme(word, "NNG", window[0].start, window[2].end, word)


def is_kin(word: str) -> bool:
    """Say whether a noun is a kin noun."""
    return lexicon().is_kind(word, "kin")


def _noun_in_gi(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "사기야", "얘기야": a noun before the copula that Kiwi takes for a verb with -기."""
    window = morphemes[position : position + 3]
    if [m.base_tag for m in window] != ["VV", "ETN", "VCP"] or window[0].end != window[1].start:
        return None
    word = window[0].form + window[1].form
    return Morpheme(word, "NNG", window[0].start, window[1].end, word) if is_common_word(word) else None


_TOLD = ("대요", "래요", "재요", "냬요", "대", "래", "재", "냬")


def _unknown_adjective(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "느리대": an unknown noun that is an adjective with -대 at the end of what was told."""
    here = morphemes[position]
    if here.tag not in {"NNP", "NNG"} or len(here.form) < 3 or not here.form.endswith(_TOLD):
        return None
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if following is not None and following.tag[0] not in "S":
        return None
    ending = next(e for e in _TOLD if here.form.endswith(e))
    stem = stem_before(here.form.removesuffix(ending))
    if stem is None:
        return None
    cut = here.end - len(ending)
    first = here.start + len(stem[0].form) if len(stem) > 1 else cut
    pieces = [Morpheme(stem[0].form, stem[0].tag, here.start, first, stem[0].lemma)]
    pieces += [Morpheme(m.form, m.tag, first, cut, m.lemma) for m in stem[1:]]
    return [*pieces, Morpheme(ending, "EF", cut, here.end, ending)]


@lru_cache(maxsize=2000)
def stem_before(word: str) -> tuple[Morpheme, ...] | None:
    """Return the adjective or verb that a word is the stem of, with its noun if it has one ("촌 + 스럽")."""
    *stem, _ending = tokenize(word + "다고")
    tags = [m.base_tag for m in stem]
    known = tags in (["VA"], ["VV"]) or (len(tags) == 2 and tags[0] in {"NNG", "XR"} and tags[1] in {"XSA", "XSV"})
    return tuple(stem) if known else None


def _together(window: Sequence[Morpheme], text: str) -> bool:
    return " " not in text[window[0].start : window[-1].end]


def _may_end(following: Morpheme | None) -> bool:
    """ "-ㄹ게" stands at the end; before a verb it is "-ㄹ 게" ("할 게 없어")."""
    return following is None or following.tag[0] not in "V"


def _quoted_copula(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "토요일이라고 했는데": a particle of quotation only behind quotation marks, else the copula."""
    here = morphemes[position]
    if here.form != "이라고" or here.tag != "JKQ" or not position:
        return None
    noun = morphemes[position - 1]
    if not noun.tag.startswith("N") or noun.end != here.start:
        return None
    return [
        Morpheme("이", "VCP", here.start, here.start + 1, "이다"),
        Morpheme("라고", "EC", here.start + 1, here.end, "라고"),
    ]


def _sleeping(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "푹 주무세요": to sleep, said with respect, and no noun."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["주무", "이"] or pair[0].tag != "NNG":
        return None
    return [Morpheme("주무시", "VV", pair[0].start, pair[1].end, "주무시다")]


def _sprained(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "발목 접질려서": one verb, and nothing that one is sick of."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "접" or pair[1].form != "질리" or not _together(pair, text):
        return None
    return Morpheme("접질리", "VV", pair[0].start, pair[1].end, "접질리다")


def _distrusted(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "새 단장이 못 미덥대": one adjective, and no inability."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "못" or pair[1].form != "미덥" or pair[1].base_tag != "VA":
        return None
    following = morphemes[position + 2 : position + 4]
    if [m.form for m in following] == ["어", "하"]:
        return None  # "못 미더워하다", of whom somebody distrusts
    return Morpheme("못미덥", pair[1].tag, pair[0].start, pair[1].end, "못미덥다")


def _dining(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "단 음식은 못 드세요": to eat, said with respect; "기가 드세요" alone is to be fierce."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "드세" or pair[0].base_tag != "VA" or pair[1].form != "어요":
        return None
    fierce = any(m.form in _FIERCE for m in morphemes[max(0, position - 2) : position])
    return None if fierce else Morpheme("드시", "VV", pair[0].start, pair[0].end, "드시다")


def _somehow_told(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "이사 왔다나 봐요": passed on, and not quite believed; elsewhere cut as "다고 하나 봐요"."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form not in {"다나", "ㄴ다나", "는다나", "라나"} or pair[1].form != "보":
        return None
    told = pair[0]
    quoting = f"{told.form.removesuffix('나')}고"
    return [
        Morpheme(quoting, "EC", told.start, told.end, quoting),
        Morpheme("하", "VV", told.end, told.end, "하다"),
        Morpheme("나", "EC", told.end, told.end, "나"),
    ]


def _housewarming(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "처제네 집들이 다녀왔어": the party, not several houses, where somebody goes or asks people to."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] != ["집", "들", "이"] or not _together(window, text):
        return None
    rest = morphemes[position + 3 : position + 4]
    visited = rest and rest[0].form in _AT_A_PARTY
    return Morpheme("집들이", "NNG", window[0].start, window[2].end, "집들이") if visited else None


def _advised_against(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "그 집은 비추예요": the slang noun before a copula, and no light that is shed."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "비추" or pair[0].tag != "VV":
        return None
    if not pair[1].form.startswith(("예", "에요", "이", "임", "입니다", "어야", "야")):
        return None
    noun = Morpheme("비추", "NNG", pair[0].start, pair[0].end, "비추")
    return [noun, Morpheme("이", "VCP", pair[0].end, pair[0].end, "이다")]


def _friendly(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "은결이 요리 하나는 끝내줘": the friendly -이 of whose cooking it is, and no subject."""
    window = morphemes[position : position + 5]
    tags = [m.base_tag for m in window]
    if len(window) < 5 or tags[:3] != ["NNP", "JKS", "NNG"] or window[1].form != "이":
        return None
    if window[3].form != "하나" or window[4].form not in {"는", "은", "만", "ㄴ"}:
        return None
    return [window[0], replace(window[1], tag="XSN"), *window[2:3]]


def _this_one(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "이건 지수가 해 준 얘긴데": the pronoun with its particle, and no copula."""
    window = morphemes[position : position + 3]
    if [m.form for m in window][1:] != ["이", "건"] or window[0].form not in {"이", "그", "저"}:
        return None
    if window[0].base_tag != "NP" or window[1].base_tag != "VCP":
        return None
    start, end = window[0].start, window[2].end
    word = f"{window[0].form}거"
    return [Morpheme(word, "NP", start, end, word), Morpheme("ㄴ", "JX", end, end, "ㄴ")]


def _passive(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "그 모델은 단종됐대요": written together, noun and 되다 are one verb."""
    here = morphemes[position]
    before = morphemes[position - 1] if position else None
    if here.form != "되" or here.tag != "VV" or before is None or before.end != here.start:
        return None
    return replace(here, tag="XSV") if before.tag in {"NNG", "NNP"} and len(before.form) > 1 else None


def _almost(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "하마터면 넘어질 뻔": the verb is left out."""
    here = morphemes[position]
    if here.form != "뻔" or here.tag != "NNB" or not position or morphemes[position - 1].form not in {"ㄹ", "을"}:
        return None
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if following is not None and following.tag[0] != "S":
        return None
    end = here.end
    left_out = (("하", "XSA", "하다"), ("었", "EP", "었"), ("어", "EF", "어"))
    return [here, *(Morpheme(form, tag, end, end, lemma) for form, tag, lemma in left_out)]


def _no_complement(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "총대가 너 돈 냈냐고 묻던데": a complement stands before 되다 and 아니다 alone."""
    here = morphemes[position]
    if here.tag != "JKC":
        return None
    rest = [m for m in morphemes[position + 1 : position + 4] if m.base_tag != "MAG"]
    if not rest or rest[0].form in {"되", "아니"} or rest[0].base_tag not in {"NP", "NNG", "NNP", "MM"}:
        return None
    return replace(here, tag="JKS")


_BROUGHT = {"데리": "데려다", "태우": "태워다", "모시": "모셔다", "업": "업어다", "바래": "바래다", "싣": "실어다"}


def _bringing(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "서아 데려다줬어", "할머니 모셔다 드렸어": one verb of bringing, no two acts."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or window[0].form not in _BROUGHT or window[0].base_tag != "VV":
        return None
    if window[1].form not in {"어다", "다", "어다가"} or window[2].form not in {"주", "드리", "놓"}:
        return None
    word = _BROUGHT[window[0].form] + window[2].form
    return Morpheme(word, "VV", window[0].start, window[2].end, f"{word}다")


def _spring(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "봄이네 봄": the season that was named before, and nothing seen."""
    pair = morphemes[position : position + 2]
    if [f"{m.form}/{m.base_tag}" for m in pair][:1] != ["보/VV"] or len(pair) < 2 or pair[1].form != "ㅁ":
        return None
    named = (
        text[: pair[0].start].rstrip(" ,.!~").split(" ")[-1].startswith("봄") or not text[: pair[0].start].strip()
    )
    return Morpheme("봄", "NNG", pair[0].start, pair[1].end, "봄") if named else None


#: Who may be a former one: "전 남편".
_ONCE = words("남편 아내 와이프 부인 남친 여친 애인 팀장 상사 담임 감독 대표 며느리 사위 시어머니 장모")
_POLITE = re.compile(r"[^.!?\n]*(?:요|니다|죠)(?=[\s.!?~ㅋㅎㅠㅜ]*(?:$|[.!?\n]))")


def _former(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "전 남편이 애를 보고 싶대": a former husband; "전" for 저는 goes with polite speech."""
    window = morphemes[position : position + 3]
    if [m.form for m in window[:2]] != ["저", "ㄴ"] or len(window) < 3 or window[2].form not in _ONCE:
        return None
    first = window[0]
    if _POLITE.match(text, first.start) or text[first.start : first.start + 2] != "전 ":
        return None
    return Morpheme("전", "MM", first.start, first.start + 1, "전")


def _acquaintance(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "아는 형이": somebody one knows, no 아."""
    window = morphemes[position : position + 3]
    if [f"{m.form}/{m.base_tag}" for m in window[:2]] not in (
        ["아/NNG", "는/JX"],
        ["아/IC", "는/JX"],
        ["아/NNP", "는/JX"],
    ):
        return None
    if len(window) < 3 or not (is_kin(window[2].form) or window[2].form in lexicon().nouns["role"]):
        return None
    first, second = window[:2]
    return [replace(first, form="알", tag="VV", lemma="알다"), replace(second, tag="ETM")]


def _said_beside(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "몸살 났다면서 죽 사 오라셔": -다면서 before something else asks nothing back."""
    here = morphemes[position]
    if here.tag != "EF" or not here.form.endswith(("다면서", "라면서", "다며", "라며")):
        return None
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    goes_on = following is not None and following.base_tag in {"NNG", "NNP", "NP", "VV", "VA", "MAG", "MM", "NNB"}
    return replace(here, tag="EC") if goes_on else None


def _quoth(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "수아 왈 '…'": says, and no 와."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["와", "ㄹ"] or text[pair[0].start : pair[0].start + 1] != "왈":
        return None
    return Morpheme("왈", "MAG", pair[0].start, pair[0].start + 1, "왈")


def _says_but(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "좋다고 하지만": 하다 with -지만 behind a quotation, not the conjunction of a new clause."""
    here, before = morphemes[position], morphemes[position - 1] if position else None
    if here.form not in {"하지만", "그러지만"} or here.tag != "MAJ" or before is None:
        return None
    if not before.tag.startswith("E") or not before.form.endswith(("다고", "라고", "자고", "냐고")):
        return None
    stem = here.form[:-2]
    middle = here.start + len(stem)
    return [
        Morpheme(stem, "VV", here.start, middle, f"{stem}다"),
        Morpheme("지만", "EC", middle, here.end, "지만"),
    ]


def _nasty(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "민수는 못됐대": written together it is the adjective."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["못", "되"] or text[pair[0].start : pair[0].start + 2] not in {
        "못되",
        "못된",
        "못됐",
        "못돼",
    }:
        return None
    return Morpheme("못되", "VA", pair[0].start, pair[1].end, "못되다")


def _me_in_words(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "의사 말이 나 담석이 있대": in somebody's words, whom they are about, and no verb."""
    here = morphemes[position]
    if f"{here.form}/{here.base_tag}" != "나/VV" or position < len(_WORDS_ARE) + 1:
        return None
    before = [m.form for m in morphemes[position - 2 : position]]
    before_me = morphemes[position - 2]
    somebody = before_me.base_tag in {"NNG", "NNP", "XSN"} and (
        before_me.form == "님" or any(lexicon().is_kind(before_me.form, kind) for kind in ("kin", "role"))
    )
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    quoted = before[0] in _WORDS_ARE or somebody  # "룸메가 나 잠꼬대 심하대"
    if not quoted or before[1] not in {"이", "가"} or text[here.start : here.start + 2] != "나 ":
        return None
    noun = following is not None and following.base_tag in {"NNG", "NNP", "MAG", "XR"}
    return Morpheme("나", "NP", here.start, here.start + 1, "나") if noun else None


def _me_in_words_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "언니 말이 나 코 골았대": the same, where Kiwi finds the verb with its ending."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or f"{pair[1].form}/{pair[1].tag}" != "어/EC" or pair[1].end > pair[0].end:
        return None
    return _me_in_words([*morphemes[: position + 1], *morphemes[position + 2 :]], position, text)


def _giving_up(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "안 그만둔대": written together, one verb."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or [m.form for m in pair] != ["그만", "두"] or not _together(pair, text):
        return None
    return Morpheme("그만두", "VV", pair[0].start, pair[1].end, "그만두다")


def _roommate(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "룸메가": short for a roommate, and no million bytes."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["룸", "메가"]:
        return None
    cut = pair[1].end - 1
    return [Morpheme("룸메", "NNG", pair[0].start, cut, "룸메"), Morpheme("가", "JKS", cut, pair[1].end, "가")]


def _totally(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "그 인턴 완전 에이스": how much, and no part of what it stands behind."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "완전/NNG" or not position or morphemes[position - 1].end == here.start:
        return None
    following = morphemes[position + 1] if position + 1 < len(morphemes) else None
    if following is None or following.start == here.end or following.form in {"범죄", "무결", "연소", "고용"}:
        return None
    return replace(here, tag="MAG")


def _when_it_is(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "키오스크라면 싫어하셔": the copula with its -라면, and nothing that is said."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] != ["라고", "하", "면"] or position == 0:
        return None
    start, end = window[0].start, window[2].end
    if morphemes[position - 1].tag != "VCP" or text[start:end] != "라면":
        return None
    return Morpheme("라면", "EC", start, end, "라면")


def _rather_not(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "약은 먹지 말자는 주의야": what is proposed not to be done, and nobody of that name."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["말자", "는"] or not position or morphemes[position - 1].form != "지":
        return None
    cut = pair[0].start + 1
    return [Morpheme("말", "VX", pair[0].start, cut, "말다"), Morpheme("자는", "ETM", cut, pair[1].end, "자는")]


def _so_they_think(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "엄마는 내가 어린애인 줄 알아": what somebody takes for true, as with -다고; "-ㄹ 줄 알다" is to be able to."""
    window = morphemes[position : position + 4]
    if len(window) < 3 or window[0].form not in {"ㄴ", "은", "는"} or window[0].tag != "ETM":
        return None
    if window[1].form != "줄" or not position:
        return None
    known = window[3] if window[2].form in {"로", "을", "만"} and len(window) > 3 else window[2]
    rest = morphemes[position + 2 + (known is not window[2]) :]
    if known.form not in {"알", "아시"} or len(rest) < 2 or rest[1].form in {"었", "았"}:
        return None  # what was taken for true before, and was not
    stem = morphemes[position - 1]
    if stem.form in {"그렇", "이렇", "그런", "이런"} or rest[1].form in {"어라", "고", "면"}:
        return None
    told = "라고" if stem.base_tag in {"VCP", "VCN"} else "다고"
    cells = [Morpheme(told, "EC", window[0].start, window[1].end, told)]
    if stem.base_tag in {"VV", "XSV", "VX"} and window[0].form == "ㄴ":
        cells.insert(0, Morpheme("었", "EP", window[0].start, window[0].end, "었"))
    return cells


def _would_you_believe(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "친구가 갑자기 동업하자는 거 있지": told as with "거야"."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or window[0].tag != "ETM" or not window[0].form.endswith(("다는", "자는", "라는", "냐는")):
        return None
    if (
        window[1].form not in {"거", "것"}
        or window[2].form != "있"
        or window[3].form.rstrip("요") not in {"지", "죠"}
    ):
        return None
    start, end = window[2].start, window[3].end
    return [*window[:2], Morpheme("이", "VCP", start, start, "이다"), Morpheme("야", "EF", start, end, "야")]


def _if_it_goes_on(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "이러다 지각하겠다": if it goes on like this, and nothing that is done."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form not in {"이러", "저러", "그러"} or pair[1].form not in {"다", "다가"}:
        return None
    word = pair[0].form + pair[1].form
    return Morpheme(word, "MAG", pair[0].start, pair[1].end, word) if pair[1].tag == "EC" else None


def _may_well_be(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "저 사람 연예인 아닌가 싶네": a guess that it is so."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] != ["아니", "ㄴ가", "싶"] or window[0].base_tag != "VCN":
        return None
    start, middle, end = window[0].start, window[1].start, window[2].end
    return [
        Morpheme("이", "VCP", start, middle, "이다"),
        Morpheme("ㄴ", "ETM", middle, middle, "ㄴ"),
        Morpheme("것", "NNB", middle, middle, "것"),
        Morpheme("같", "VA", middle, end, "같다"),
    ]


def _really(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "그 인간은 진짜 답이 없다": how much, and nothing genuine."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" not in {"진짜/NNG", "정말/NNG"} or position + 1 >= len(morphemes):
        return None
    following = morphemes[position + 1]
    alone = following.start > here.end and following.base_tag in {"VA", "VV", "MAG", "XR", "NNG"}
    return replace(here, tag="MAG") if alone and position else None


def _in_that_tone(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "팀장이 내 탓이라는 식으로 말하더라": told between the lines, as with -라고."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or window[0].tag != "ETM" or not window[0].form.endswith(("다는", "라는", "자는", "냐는")):
        return None
    if window[1].form not in {"식", "투"} or window[2].form not in {"으로", "로"}:
        return None
    if window[3].form not in {"말", "얘기", "이야기", "그러", "하", "굴"}:
        return None
    form = window[0].form[:-1] + "고"
    return Morpheme(form, "EC", window[0].start, window[2].end, form)


def _in_their_words(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "관리소장 말이, 공사는 곧 끝난답니다": somebody's words with the particle, and no word of its own."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].tag != "NNG" or pair[1].form != "," or not position:
        return None
    before, cut = morphemes[position - 1], pair[0].end - 1
    if before.base_tag not in {"NNG", "NNP", "XSN", "NNB"}:
        return None
    word = pair[0].form[:-1]
    return [Morpheme(word, "NNG", pair[0].start, cut, word), Morpheme("이", "JKS", cut, pair[0].end, "이")]


def _so_it_was(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "슬쩍 흘리더라, 지호가 관둔다고": the ending, also before a comma."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or f"{window[1].form}/{window[1].tag}" != "라/EC" or window[2].tag[0] != "S":
        return None
    return Morpheme("더라", "EF", window[0].start, window[1].end, "더라")


def _double_surname(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "인사팀 황보 과장": a surname of two syllables before a title, where Kiwi cuts it."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or window[0].form + window[1].form not in DOUBLE_SURNAMES:
        return None
    if window[0].end != window[1].start or not lexicon().is_kind(window[2].form, "role"):
        return None
    word = window[0].form + window[1].form
    return Morpheme(word, "NNP", window[0].start, window[1].end, word)


def _late_at_night(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "내가 밤늦게 배달하는 걸 걱정하셔": when it is done, and nobody who is late."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or f"{window[1].form}/{window[1].tag}" != "게/EC" or window[2].tag[0] == "J":
        return None
    return Morpheme("밤늦게", "MAG", window[0].start, window[1].end, "밤늦게")


def _late_at_night_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "어제 밤늦게 왔어": the same, where the night goes with its day."""
    window = morphemes[position : position + 3]
    start = window[0].start
    if not position or text[max(start - 1, 0) : start] != "밤" or morphemes[position - 1].end != start:
        return None
    if len(window) < 3 or f"{window[1].form}/{window[1].tag}" != "게/EC" or window[2].tag[0] == "J":
        return None
    return Morpheme("늦게", "MAG", start, window[1].end, "늦게")


def _have_a_good_time(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "오늘 하루 행복하게 보내!": wished to the listener; with a subject or a habit it is told of somebody."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[1].form not in {"어", "어요"} or pair[1].tag != "EF":
        return None
    first = max((i for i in range(position) if morphemes[i].tag in {"SF", "JKV"}), default=-1) + 1
    before = morphemes[first:position]
    if not before or f"{before[-1].form}/{before[-1].tag}" != "게/EC":
        return None
    told = any(m.tag in {"JKS", "NP"} or m.form in _OFTEN or f"{m.form}/{m.tag}" in _TOPICS for m in before)
    if told or not any(m.form in _TIMES_SPENT for m in before):
        return None
    return [pair[0], replace(pair[1], form="어라", lemma="어라")]


def _it_is_told(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "잔치가 다음 달이래": the copula passed on, and no time since."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "이래/NNB" or not position or morphemes[position - 1].end != here.start:
        return None
    if position + 1 < len(morphemes) and morphemes[position + 1].tag[0] != "S":
        return None
    middle = here.start + 1
    return [Morpheme("이", "VCP", here.start, middle, "이다"), Morpheme("래", "EF", middle, here.end, "래")]


def _looking_at(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "할머니가 나 보고 말랐대": said to the face of who passes it on, and nobody seen."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["보", "고"] or not position or morphemes[position - 1].form not in {"나", "너"}:
        return None
    rest = morphemes[position + 2 :]
    ends = next((m for m in reversed(rest) if m.tag[0] != "S"), None)
    told = ends is not None and ends.form in {"대", "대요", "ㄴ대", "래", "래요", "는대"}
    acts = any(m.form in {"울", "웃", "가", "오", "놀라", "싶"} for m in rest[:3])
    if (
        not told
        or acts
        or morphemes[position - 1].tag != "NP"
        or text[pair[0].start : pair[0].start + 2] != "보고"
    ):
        return None
    return Morpheme("보고", "JKB", pair[0].start, pair[1].end, "보고")


def _subject(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "미국 사는 사촌이 총소리 들었대": a copula has an ending; without one it is the particle."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "이/VCP" or not position or position + 1 >= len(morphemes):
        return None
    following = morphemes[position + 1]
    bare = here.end > here.start and following.start > here.end and following.base_tag in {"NNG", "NNP", "MAG"}
    noun = morphemes[position - 1].base_tag in {"NNG", "NNP", "XSN"} and morphemes[position - 1].end == here.start
    return replace(here, tag="JKS", lemma="이") if bare and noun and text[here.end] == " " else None


def _as_was_told(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "땅 판다고 하더라고 전해 줬어": -더라 that is told on."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "더라고" or pair[1].form not in {"전하", "그러", "말", "얘기", "알리"}:
        return None
    start, end = pair[0].start, pair[0].end
    return [Morpheme("었", "EP", start, start, "었"), Morpheme("다고", "EC", start, end, "다고")]


def _one_verb(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "보증금을 못 돌려받았어", "건너 들었는데": one verb, and no two acts."""
    window = morphemes[position : position + 3]
    forms = [m.form for m in window]
    if len(window) < 3 or forms[1] != "어":
        return None
    if forms[0] == "돌리" and forms[2] == "받":
        return Morpheme("돌려받", "VV", window[0].start, window[2].end, "돌려받다")
    again = any(m.form == "건너" for m in morphemes[max(0, position - 2) : position])  # "건너 건너 들었는데"
    if forms[0] == "건너" and forms[2] == "듣" and not again:
        return Morpheme("듣", window[2].tag, window[0].start, window[2].end, "듣다")
    return None


def _grumbling(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "방이 좁다고 툴툴댔대": one verb of how it is said."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[1].form not in {"대", "거리"} or not _together(pair, text):
        return None
    word = pair[0].form + pair[1].form
    return (
        Morpheme(word, "VV", pair[0].start, pair[1].end, f"{word}다")
        if pair[1].base_tag in {"VV", "VX", "XSV"}
        else None
    )


#: What is thought or told with "것으로".
_AS_IF = words(
    "예상 전망 관측 추정 예측 기대 판단 분석 추측 짐작 내다보 보 알려지 전해지 밝혀지 드러나 전하 보이 확인 조사 파악 집계"
)
#: Adjectives and verbs take their own quoting ending; a past one is told by its -었-.
_QUOTING_ENDS = {
    "ㄹ": (("거", "NNB"), ("이", "VCP"), ("라고", "EC")), "을": (("거", "NNB"), ("이", "VCP"), ("라고", "EC")),
    "ㄴ": (("었", "EP"), ("다고", "EC")), "은": (("었", "EP"), ("다고", "EC")), "는": (("ㄴ다고", "EC"),),
}  # fmt: skip


def _as_what(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "집값이 떨어질 것으로 내다봤다": news tell and expect with 것으로 what is told with -다고 elsewhere."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or window[0].base_tag != "ETM" or window[0].form not in _QUOTING_ENDS:
        return None
    if window[1].form not in {"것", "거"} or window[2].form not in {"으로", "로"} or window[3].form not in _AS_IF:
        return None
    first, end = window[0], window[2].end
    adjective = position > 0 and morphemes[position - 1].base_tag in {"VA", "XSA", "VCN", "VCP"}
    cells = _QUOTING_ENDS[first.form]
    if adjective and first.form in {"ㄴ", "은", "는"}:
        copula = morphemes[position - 1].base_tag in {"VCP", "VCN"}
        cells = (("라고" if copula else "다고", "EC"),)
    future = len(cells) == 3
    kept = [first] if future else []
    start = first.end if future else first.start
    return [
        *kept,
        *(Morpheme(form, tag, start, end, f"{form}다" if tag == "VCP" else form) for form, tag in cells),
    ]


def _glued_particle(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "부장님이 보미한테": written to the noun before it, 이 points at nothing."""
    here, before = morphemes[position], morphemes[position - 1] if position else None
    if (here.form, here.tag) != ("이", "MM") or before is None or before.end != here.start:
        return None
    return replace(here, tag="JKS") if before.tag in {"NNG", "NNP", "XSN", "NP"} else None


def _part_timer(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "알바는 아니라고 하네": the one who works there, and nothing to know ("내 알 바 아니야")."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or [m.form for m in window[:3]] != ["알", "ㄹ", "바"] or not _together(window, text):
        return None
    if window[3].tag not in {"JX", "JKS", "JKO", "JKB"}:
        return None
    return Morpheme("알바", "NNG", window[0].start, window[2].end, "알바")


def _wife(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "아내가 제주도 가자네": written in one, the wife, and no "아, 내가"."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] not in (["아", "나", "가"], ["아", "내", "가"]) or not _together(window, text):
        return None
    if text[window[0].start : window[2].end] != "아내가" or window[1].tag != "NP":
        return None
    start, end = window[0].start, window[2].end
    return [Morpheme("아내", "NNG", start, end - 1, "아내"), Morpheme("가", "JKS", end - 1, end, "가")]


def _subtly(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "그 선배 은근 꼰대야": an adverb, unless -하다 makes an adjective of it."""
    here = morphemes[position]
    if here.base_tag not in {"NNG", "XR"} or position + 1 >= len(morphemes):
        return None
    following = morphemes[position + 1]
    if following.start == here.end:
        return None
    return Morpheme("은근", "MAG", here.start, here.end, "은근")


def _subtly_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "그 후배 은근 꼰대야.": the same, cut into silver and weight."""
    pair = morphemes[position : position + 2]
    if [f"{m.form}/{m.tag}" for m in pair] != ["은/NNG", "근/NNG"] or not _together(pair, text):
        return None
    whole = Morpheme("은근", "NNG", pair[0].start, pair[1].end, "은근")
    return _subtly([whole, *morphemes[position + 2 : position + 3]], 0, text)


def _says_honoured(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "사장님은 재택 없앤다셔": -다고 하셔 drawn together, as 자셔 and 냐셔 are."""
    window = morphemes[position : position + 3]
    if [m.form for m in window[1:]] != ["시", "어"] or not _together(window, text) or window[0].base_tag != "EC":
        return None
    here = window[0]
    return [
        Morpheme(f"{here.form}고", "EC", here.start, here.end, f"{here.form}고"),
        Morpheme("하", "VV", window[1].start, window[1].end, "하다"),
    ]


# What no row of cells can say, each with the number of morphemes that it mends, and the forms it can begin with.
_MENDS: tuple[tuple[Callable[[Sequence[Morpheme], int, str], Morpheme | list[Morpheme] | None], int, str], ...] = (
    (_aubergine, 2, "가"),
    (_says_but, 1, "하지만 그러지만"),
    (_glued_particle, 1, "이"),
    (_nasty, 2, "못"),
    (_quoted_copula, 1, "이라고"),
    (_sleeping, 2, "주무"),
    (_sprained, 2, "접"),
    (_distrusted, 2, "못"),
    (_dining, 1, "드세"),
    (_somehow_told, 1, "다나 ㄴ다나 는다나 라나"),
    (_housewarming, 3, "집"),
    (_advised_against, 1, "비추"),
    (_shop, 2, "가"),
    (_noun_in_gi, 2, ""),
    (_going, 1, "가"),
    (_copula_of_correction, 1, "이야"),
    (_report, 2, "보"),
    (_village_head, 2, "이"),
    (_noun_with_stem, 3, ""),
    (_adverb_in_ge, 3, ""),
    (_elder_or_younger, 3, "작 크"),
    (_unknown_adjective, 1, ""),
    (_friendly, 3, ""),
    (_this_one, 3, "이 그 저"),
    (_almost, 1, "뻔"),
    (_passive, 1, "되"),
    (_no_complement, 1, ""),
    (_bringing, 3, ""),
    (_spring, 2, "보"),
    (_former, 2, "저"),
    (_quoth, 2, "와"),
    (_as_what, 3, "ㄹ 을 ㄴ 은 는"),
    (_giving_up, 2, "그만"),
    (_one_verb, 3, "돌리 건너"),
    (_grumbling, 2, "툴툴 칭얼 투덜 징징 구시렁 꿍얼 찡얼 씩씩 중얼 재잘 빈정 깐족 궁시렁 으스"),
    (_subject, 1, "이"),
    (_it_is_told, 1, "이래"),
    (_looking_at, 2, "보"),
    (_in_that_tone, 3, ""),
    (_if_it_goes_on, 2, "이러 저러 그러"),
    (_may_well_be, 3, "아니"),
    (_really, 1, "진짜 정말"),
    (_so_they_think, 2, "ㄴ 은 는"),
    (_would_you_believe, 4, ""),
    (_roommate, 2, "룸"),
    (_totally, 1, "완전"),
    (_when_it_is, 3, "라고"),
    (_rather_not, 2, "말자"),
    (_me_in_words, 1, "나"),
    (_me_in_words_cut, 2, "나"),
    (_in_their_words, 1, "말이 말씀이 얘기가"),
    (_so_it_was, 2, "더"),
    (_double_surname, 2, "황 남 제 선 독 사"),
    (_late_at_night, 2, "밤늦"),
    (_late_at_night_cut, 2, "늦"),
    (_have_a_good_time, 2, "보내"),
    (_said_beside, 1, ""),
    (_acquaintance, 2, "아"),
    (_as_was_told, 1, "더라고"),
    (_part_timer, 3, "알"),
    (_wife, 3, "아"),
    (_subtly, 1, "은근"),
    (_says_honoured, 1, "ㄴ다 는다 다"),
    (_subtly_cut, 2, "은"),
)


@lru_cache(maxsize=4000)
def _mends_of(form: str) -> tuple[tuple[Callable[..., Morpheme | list[Morpheme] | None], int], ...]:
    """The mends that may begin with a form, in their order."""
    return tuple((mend, used) for mend, used, starts in _MENDS if not starts or form in starts.split())
