"""Mends words that Kiwi cuts wrong: nouns taken for verbs, verbs in two pieces, names and kin."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.mending import Mend, is_kin, together
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme, is_common_word
from ingest.language.korean_names import DOUBLE_SURNAMES

_DONE_WITH_SHOPS = words("접다 열다 닫다 차리다 내다 옮기다 팔다 넘기다 내놓다")
_AT_A_PARTY = words("다녀오 가 오 하 초대 초대받 참석 갔다오 준비")
_FIERCE = words("기 바람 팔자 성격 성질 고집")
#: What a good one of is wished to somebody, and what makes it a habit that is told.
_TIMES_SPENT = words("하루 주말 저녁 밤 오후 연휴 명절 휴가 생일 날 시간 설 추석 방학")
_OFTEN = words("요즘 요새 매일 매주 매일매일 늘 항상 하루하루 보통 주로 날마다")
_TOPICS = words("은/JX 는/JX ㄴ/JX 도/JX")
_AFTER_JI = words("않 못 말 마 도 는 를 요 안 ㄹ ㄴ 그래 그러")


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
    if [m.base_tag for m in window] != ["VV", "ETM", "NNG"] or not together(window, text):
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


#: What is headed by a former or present one, and names no title of its own: "구회장", "전부장".
_TIMES_OF_OFFICE = words("전 현 신 구 새 옛 총 부 각 본")


def _title_cut(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "구역장님": whoever heads a 구역, cut by Kiwi as if a 역장 stood there."""
    window = morphemes[position : position + 3]
    if len(window) < 3 or window[2].form != "님" or not together(window, text) or len(window[0].form) != 1:
        return None
    first, second = window[:2]
    if second.tag != "NNG" or not second.form.endswith("장") or first.tag not in {"MM", "NNG", "NR", "XPN", "NNB"}:
        return None
    headed = first.form + second.form[:-1]
    if first.form in _TIMES_OF_OFFICE and not is_common_word(headed):
        return None
    word = first.form + second.form
    return Morpheme(word, "NNG", first.start, second.end, word)


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


def _noun_in_gi(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "사기야", "얘기야": a noun before the copula that Kiwi takes for a verb with -기."""
    window = morphemes[position : position + 3]
    if [m.base_tag for m in window] != ["VV", "ETN", "VCP"] or window[0].end != window[1].start:
        return None
    word = window[0].form + window[1].form
    return Morpheme(word, "NNG", window[0].start, window[1].end, word) if is_common_word(word) else None


def _sleeping(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "푹 주무세요": to sleep, said with respect, and no noun."""
    pair = morphemes[position : position + 2]
    if [m.form for m in pair] != ["주무", "이"] or pair[0].tag != "NNG":
        return None
    return [Morpheme("주무시", "VV", pair[0].start, pair[1].end, "주무시다")]


def _sprained(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "발목 접질려서": one verb, and nothing that one is sick of."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "접" or pair[1].form != "질리" or not together(pair, text):
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


def _came_to_nothing(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "취업은 안 됐대": a negation before 되다, and no noun with its suffix."""
    pair = morphemes[position : position + 2]
    if [f"{m.form}/{m.base_tag}" for m in pair] != ["안/MAG", "되/XSV"] or together(pair, text):
        return None
    return [pair[0], replace(pair[1], tag="VV", lemma="되다")]


def _dining(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "단 음식은 못 드세요": to eat, said with respect; "기가 드세요" alone is to be fierce."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "드세" or pair[0].base_tag != "VA" or pair[1].form != "어요":
        return None
    fierce = any(m.form in _FIERCE for m in morphemes[max(0, position - 2) : position])
    return None if fierce else Morpheme("드시", "VV", pair[0].start, pair[0].end, "드시다")


def _housewarming(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "처제네 집들이 다녀왔어": the party, not several houses, where somebody goes or asks people to."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] != ["집", "들", "이"] or not together(window, text):
        return None
    rest = morphemes[position + 3 : position + 4]
    visited = rest and rest[0].form in _AT_A_PARTY
    return Morpheme("집들이", "NNG", window[0].start, window[2].end, "집들이") if visited else None


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


def _giving_up(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "안 그만둔대": written together, one verb."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or [m.form for m in pair] != ["그만", "두"] or not together(pair, text):
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


def _really(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "그 인간은 진짜 답이 없다": how much, and nothing genuine."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" not in {"진짜/NNG", "정말/NNG"} or position + 1 >= len(morphemes):
        return None
    following = morphemes[position + 1]
    alone = following.start > here.end and following.base_tag in {"VA", "VV", "MAG", "XR", "NNG"}
    return replace(here, tag="MAG") if alone and position else None


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


def _glued_particle(morphemes: Sequence[Morpheme], position: int, _text: str) -> Morpheme | None:
    """ "부장님이 보미한테": written to the noun before it, 이 points at nothing."""
    here, before = morphemes[position], morphemes[position - 1] if position else None
    if (here.form, here.tag) != ("이", "MM") or before is None or before.end != here.start:
        return None
    return replace(here, tag="JKS") if before.tag in {"NNG", "NNP", "XSN", "NP"} else None


def _part_timer(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "알바는 아니라고 하네": the one who works there, and nothing to know ("내 알 바 아니야")."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or [m.form for m in window[:3]] != ["알", "ㄹ", "바"] or not together(window, text):
        return None
    if window[3].tag not in {"JX", "JKS", "JKO", "JKB"}:
        return None
    return Morpheme("알바", "NNG", window[0].start, window[2].end, "알바")


def _wife(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "아내가 제주도 가자네": written in one, the wife, and no "아, 내가"."""
    window = morphemes[position : position + 3]
    if [m.form for m in window] not in (["아", "나", "가"], ["아", "내", "가"]) or not together(window, text):
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
    if [f"{m.form}/{m.tag}" for m in pair] != ["은/NNG", "근/NNG"] or not together(pair, text):
        return None
    whole = Morpheme("은근", "NNG", pair[0].start, pair[1].end, "은근")
    return _subtly([whole, *morphemes[position + 2 : position + 3]], 0, text)


def _texting(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "도착하면 톡해": writes a message, and no sound of something snapping."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].tag != "MAG" or pair[1].form != "하" or not together(pair, text):
        return None
    return [replace(pair[0], tag="NNG"), replace(pair[1], tag="XSV")]


#: In the order in which they are tried.
MENDS: tuple[Mend, ...] = (
    (_aubergine, 2, "가"),
    (_glued_particle, 1, "이"),
    (_nasty, 2, "못"),
    (_sleeping, 2, "주무"),
    (_sprained, 2, "접"),
    (_distrusted, 2, "못"),
    (_came_to_nothing, 2, "안"),
    (_dining, 1, "드세"),
    (_housewarming, 3, "집"),
    (_shop, 2, "가"),
    (_noun_in_gi, 2, ""),
    (_going, 1, "가"),
    (_village_head, 2, "이"),
    (_title_cut, 3, ""),
    (_noun_with_stem, 3, ""),
    (_adverb_in_ge, 3, ""),
    (_elder_or_younger, 3, "작 크"),
    (_friendly, 3, ""),
    (_this_one, 3, "이 그 저"),
    (_almost, 1, "뻔"),
    (_passive, 1, "되"),
    (_no_complement, 1, ""),
    (_bringing, 3, ""),
    (_spring, 2, "보"),
    (_former, 2, "저"),
    (_giving_up, 2, "그만"),
    (_one_verb, 3, "돌리 건너"),
    (_subject, 1, "이"),
    (_looking_at, 2, "보"),
    (_really, 1, "진짜 정말"),
    (_roommate, 2, "룸"),
    (_totally, 1, "완전"),
    (_double_surname, 2, "황 남 제 선 독 사"),
    (_late_at_night, 2, "밤늦"),
    (_late_at_night_cut, 2, "늦"),
    (_have_a_good_time, 2, "보내"),
    (_acquaintance, 2, "아"),
    (_part_timer, 3, "알"),
    (_wife, 3, "아"),
    (_subtly, 1, "은근"),
    (_subtly_cut, 2, "은"),
    (_texting, 2, "톡 카톡 디엠 전톡"),
)
