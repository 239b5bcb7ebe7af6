"""Set phrases that mean one word: "껌뻑 죽다" is to like, "빛 좋은 개살구" is bad, "마음에 걸리다" is to worry.

Works on morphemes before clauses are cut, since a phrase may hold verbs of its own ("자다가도 벌떡 일어나다").
What is found is put as one plain word that the rules know; its ending, and so who tells it and when, stays.
The phrases stand in `tables/set_phrases.txt`, one a line: what they mean, their morphemes, an example.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from ingest.language.korean import Morpheme

_TABLE = Path(__file__).parent / "tables" / "set_phrases.txt"
#: What a phrase of each kind is put as.
_PLAIN_WORDS: dict[str, tuple[tuple[str, str], ...]] = {
    "likes": (("환장하", "VV"),), "dislikes": (("질색하", "VV"),), "is disliked": (("싫", "VA"),),
    "likes doing": (("거", "NNB"), ("좋아하", "VV")), "pleases": (("마음에들", "VV"),), "taste": (("취향", "NNG"),),
    "all the same": (("관심없", "VA"),),
    "wants": (("원하", "VV"),), "wants to": (("고", "EC"), ("싶", "VX")),
    "trusts": (("신뢰하", "VV"),), "is distrusted": (("못미덥", "VA"),), "doubts": (("불신하", "VV"),),
    "worries": (("걱정하", "VV"),), "is worrying": (("걱정되", "VV"),),
    "good": (("빼어나", "VA"),), "bad": (("나쁘", "VA"),), "so-so": (("무난하", "VA"),),
    "as for": (("는", "JX"),), "breaks": (("고장나", "VV"),), "ends": (("그만하", "VV"),),
    "favours": (("찬성하", "VV"),), "opposes": (("반대하", "VV"),), "surely": (("분명히", "MAG"),),
    "recommends": (("추천하", "VV"),), "advises against": (("비추천하", "VV"),),
    "marries": (("결혼하", "VV"),), "often": (("맨날", "MAG"),), "very": (("엄청", "MAG"),), "emphasis": (),
    "nothing at all": (("이", "JKS"),), "at all": (("절대", "MAG"),),
    "heard": (("듣", "VV"), ("었", "EP")), "by their words": (("말", "NNG"), ("로", "JKB"), ("는", "JX")), "somehow": (("대충", "MAG"),),
    "in case": (("을까", "EC"), ("보", "VX"), ("어", "EC")), "rues": (("거", "NNB"), ("후회하", "VV")),
    "need not": (("지", "EC"), ("않", "VX"), ("어도", "EC"), ("되", "VX")),
}  # fmt: skip
_PARTICLE = "(?:이|가|을|를|은|는|도|만|에|ㄴ|ㄹ)"
#: Cells of the table that stand for several.
_CELLS = {
    "P?": f"(?:{_PARTICLE} )?",
    "V": r"[^ ]+ ",
    "A?": "(?:(?:영|통|도통|아주|진짜|너무|참|그냥|도저히|딱|완전|정말|꽤|도|또|더|벌써|이미|하나 도|자꾸|다|잘|제일|전혀|일절|별로|다소|좀) ){0,2}",
    "L": "(?:이 라면 |라면 |만 보 면 |(?:얘기|이야기|말|소리|소식) 만 (?:나오|듣|하) (?:면|어도) |에 (?:는 |ㄴ |도 )?|한테 (?:는 |ㄴ )?)",
    "L?": "(?:이 라면 |라면 |만 보 면 |(?:얘기|이야기|말|소리|소식) 만 (?:나오|듣|하) (?:면|어도) )?",
    "T": "(?:은|는|ㄴ) ",
    "ME?": "(?:(?:나|저|우리|저희) (?:한테|에게|보고) |내 게 )?",
    "TELL": "(?:(?:말|얘기|이야기|귀띔|전달|말씀|설명) ?하|전하|알리|들리|들려주|일르|일러주|알려주|하) (?:어 )?(?:주 |드리 )?(?:시 |으시 )?",
    "COMMA": ", ",
    "B?": "(?:(?:때문|땜) 에 )?",
}  # fmt: skip
_AFTER_COPULA = {
    "야": "어",
    "에요": "어요",
    "예요": "어요",
    "라서": "어서",
    "ㄴ데": "는데",
    "라도": "어도",
    "라면": "면",
    "라": "어",
}
_SENTENCE_ENDS = frozenset({"SF", "SP", "SE", "SO", "SW"})
#: "선을 넘어가다" goes on to another place, where "선을 넘다" is blame.
_NOT_ON = "(?!어 (?:가|오|들|서) )"
#: Adverbs that stay in their own words.
_KEPT = frozenset({"very", "at all"})
#: Forms that stand in every other turn and tell nothing of a phrase.
_COMMON = frozenset(
    "이 가 을 를 은 는 도 만 에 ㄴ ㄹ 의 고 어 면 으면 하 되 있 없 보 안 못 게 기 로 으로 것 거 까지".split()
)
_NOUNS = frozenset({"NNG", "NNP", "NP", "NNB", "XSN"})
_STEMS = frozenset({"VV", "VA", "VX", "VCP", "VCN", "XSV", "XSA", "EP"})


@dataclass(frozen=True, slots=True)
class SetPhrase:
    """One row of the table."""

    meaning: str
    cells: str
    example: str


def set_phrases() -> tuple[SetPhrase, ...]:
    """Return the rows of the table."""
    rows = []
    for line in _TABLE.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            meaning, cells, example = (cell.strip() for cell in line.split("|"))
            rows.append(SetPhrase(meaning, cells, example))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class _Pattern:
    phrase: SetPhrase
    regex: re.Pattern[str]
    cells: int  # more of them are tried first
    ends_noun: bool  # the last word is a noun that predicates: "극호", "극호야"


def _compiled(phrase: SetPhrase) -> _Pattern:
    context, _, own = phrase.cells.rpartition(">")
    cells = own.split()
    ends_noun = cells[-1] == "!"
    body = "".join(map(_regex_of, cells[:-1] if ends_noun else cells))
    before = "".join(map(_regex_of, context.split()))
    return _Pattern(
        phrase, re.compile(f"(?<= ){before}(?P<phrase>{body}){_NOT_ON}"), len(phrase.cells.split()), ends_noun
    )


def _regex_of(cell: str) -> str:
    if cell in _CELLS:
        return _CELLS[cell]
    alternatives = "|".join(_either_way(word) for word in cell.rstrip("?").split(","))
    return f"(?:(?:{alternatives}) ){'?' if cell.endswith('?') else ''}"


def _either_way(word: str) -> str:
    """ "환장하" and "회의적" are one morpheme or two."""
    return f"{word[:-1]} ?{word[-1]}" if _comes_apart(word) else re.escape(word)


def _comes_apart(word: str) -> bool:
    return len(word) > 2 and word.endswith(("하", "적"))


@lru_cache(maxsize=1)
def _patterns() -> dict[str, tuple[_Pattern, ...]]:
    """The patterns by each form that their most telling cell may be."""
    found: dict[str, list[_Pattern]] = {}
    for phrase in set_phrases():
        pattern = _compiled(phrase)
        for form in _most_telling(phrase).split(","):
            found.setdefault(form, []).append(pattern)
            if _comes_apart(form):
                found.setdefault(form[:-1], []).append(pattern)
    return {form: tuple(patterns) for form, patterns in found.items()}


def _most_telling(phrase: SetPhrase) -> str:
    """The cell that must be there and is rarest in talk: whose shortest word is longest."""
    fixed = [c for c in phrase.cells.split() if c not in _CELLS and c not in "!>" and not c.endswith("?")]
    content = [c for c in fixed if not _COMMON & set(c.split(","))] or fixed
    return max(content, key=lambda cell: (min(map(len, cell.split(","))), -cell.count(",")))


def with_plain_words(morphemes: list[Morpheme], text: str) -> list[Morpheme]:
    """Return the morphemes of a text with every set phrase as the word that it means."""
    table = _patterns()
    candidates = {p.phrase.cells: p for m in morphemes for p in table.get(m.form, ())}
    if not candidates:
        return morphemes
    said = _written(morphemes)
    for pattern in sorted(candidates.values(), key=lambda p: -p.cells):
        match = pattern.regex.search(said)
        if match is not None:
            morphemes = _replaced(morphemes, pattern, match, text)
            said = _written(morphemes)
    return morphemes


def _written(morphemes: Sequence[Morpheme]) -> str:
    return f" {' '.join(m.form.replace(' ', '_') for m in morphemes)} "


def _replaced(morphemes: list[Morpheme], pattern: _Pattern, match: re.Match[str], text: str) -> list[Morpheme]:
    starts = list(accumulate((len(m.form) + 1 for m in morphemes), initial=1))
    first = bisect_right(starts, match.start("phrase")) - 1
    after = bisect_right(starts, match.end("phrase") - 1)
    whole = morphemes[first:after]
    plain = _PLAIN_WORDS[pattern.phrase.meaning]
    if not whole or any(m.tag in {"SF", "SE"} for m in whole):
        return morphemes
    tag = plain[-1][1] if plain else ""
    if tag == "JX" and (not first or morphemes[first - 1].base_tag not in _NOUNS):
        return morphemes
    closing: list[Morpheme] = []
    if pattern.ends_noun:
        ending = _ending(morphemes, after, tag == "VV")
        if ending is None:
            return morphemes
        closing, after = ending
    elif tag[:1] == "V" and whole[-1].base_tag not in _STEMS:
        return morphemes
    start, end = whole[0].start, whole[-1].end
    if pattern.phrase.meaning in _KEPT:
        plain = ((text[start:end], "MAG"),)
    instead = [Morpheme(form, tag, start, end, _lemma(form, tag)) for form, tag in plain]
    return [*morphemes[:first], *instead, *closing, *morphemes[after:]]


def _ending(morphemes: Sequence[Morpheme], after: int, verbal: bool) -> tuple[list[Morpheme], int] | None:
    """What closes a noun that predicates: its copula goes, and where it has none it gets an ending."""
    following = morphemes[after] if after < len(morphemes) else None
    if following is not None and following.tag == "VCP":
        last = morphemes[after + 1] if after + 1 < len(morphemes) else None
        honoured = morphemes[after + 2] if after + 2 < len(morphemes) else None
        if last is not None and last.form == "시" and honoured is not None and honoured.tag in {"EF", "EC"}:
            form = _without_copula(honoured.form, verbal)  # "회의적이시래"
            return [last, replace(honoured, form=form, lemma=form)], after + 3
        if last is None or last.tag not in {"EF", "EC", "ETM"}:
            return [], after + 1
        form = _without_copula(last.form, verbal)
        return [replace(last, form=form, lemma=form)], after + 2
    if following is None or following.tag in _SENTENCE_ENDS or following.form[0] in "ㅋㅎㅠㅜ":
        end = morphemes[after - 1].end
        return [Morpheme("다", "EF", end, end, "다")], after
    return None


def _without_copula(ending: str, verbal: bool) -> str:
    """The ending that a verb or an adjective has where the copula has this one: "-라고" is "-ㄴ다고" or "-다고"."""
    if ending in _AFTER_COPULA:
        return _AFTER_COPULA[ending]
    if ending[0] in "라래란랍":
        return ("ㄴ" if verbal else "") + {"라": "다", "래": "대", "란": "단", "랍": "답"}[ending[0]] + ending[1:]
    return ending


def _lemma(form: str, tag: str) -> str:
    return f"{form}다" if tag[0] == "V" else form
