"""Mends what Kiwi cuts wrong where somebody is quoted: endings of hearsay, words of saying, copulas behind quotes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.mending import Mend, stem_before, together
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme

#: Nouns of somebody's words: "의사 말이".
_WORDS_ARE = ("말", "말씀")


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


def _advised_against(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "그 집은 비추예요": the slang noun before a copula, and no light that is shed."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "비추" or pair[0].tag != "VV":
        return None
    if not pair[1].form.startswith(("예", "에요", "이", "임", "입니다", "어야", "야")):
        return None
    noun = Morpheme("비추", "NNG", pair[0].start, pair[0].end, "비추")
    return [noun, Morpheme("이", "VCP", pair[0].end, pair[0].end, "이다")]


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


def _so_says(morphemes: Sequence[Morpheme], position: int) -> bool:
    """ "…하자는", and "이러는" behind what is quoted."""
    here, before = morphemes[position], morphemes[position - 1] if position else None
    thus = here.form == "는" and before is not None and before.form in {"이러", "그러", "저러", "요러"}
    return thus or here.form.endswith(("다는", "자는", "라는", "냐는"))


def _would_you_believe(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "친구가 갑자기 동업하자는 거 있지": told as with "거야"."""
    window = morphemes[position : position + 4]
    if len(window) < 4 or window[0].tag != "ETM" or not _so_says(morphemes, position):
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


def _it_is_told(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "잔치가 다음 달이래": the copula passed on, and no time since."""
    here = morphemes[position]
    if f"{here.form}/{here.tag}" != "이래/NNB" or not position or morphemes[position - 1].end != here.start:
        return None
    if position + 1 < len(morphemes) and morphemes[position + 1].tag[0] != "S":
        return None
    middle = here.start + 1
    return [Morpheme("이", "VCP", here.start, middle, "이다"), Morpheme("래", "EF", middle, here.end, "래")]


def _as_was_told(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "땅 판다고 하더라고 전해 줬어": -더라 that is told on."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[0].form != "더라고" or pair[1].form not in {"전하", "그러", "말", "얘기", "알리"}:
        return None
    start, end = pair[0].start, pair[0].end
    return [Morpheme("었", "EP", start, start, "었"), Morpheme("다고", "EC", start, end, "다고")]


def _grumbling(morphemes: Sequence[Morpheme], position: int, text: str) -> Morpheme | None:
    """ "방이 좁다고 툴툴댔대": one verb of how it is said."""
    pair = morphemes[position : position + 2]
    if len(pair) < 2 or pair[1].form not in {"대", "거리"} or not together(pair, text):
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


def _says_honoured(morphemes: Sequence[Morpheme], position: int, text: str) -> list[Morpheme] | None:
    """ "사장님은 재택 없앤다셔": -다고 하셔 drawn together, as 자셔 and 냐셔 are."""
    window = morphemes[position : position + 3]
    if [m.form for m in window[1:]] != ["시", "어"] or not together(window, text) or window[0].base_tag != "EC":
        return None
    here = window[0]
    return [
        Morpheme(f"{here.form}고", "EC", here.start, here.end, f"{here.form}고"),
        Morpheme("하", "VV", window[1].start, window[1].end, "하다"),
    ]


def _says_so(morphemes: Sequence[Morpheme], position: int, _text: str) -> list[Morpheme] | None:
    """ "수아는 지호가 졌다 하고 …": behind a past with -다, 하다 says it and helps no verb."""
    pair = morphemes[position : position + 2]
    if [f"{m.form}/{m.base_tag}" for m in pair] != ["다/EC", "하/VX"] or not position:
        return None
    return [pair[0], replace(pair[1], tag="VV")] if morphemes[position - 1].tag == "EP" else None


#: In the order in which they are tried.
MENDS: tuple[Mend, ...] = (
    (_says_but, 1, "하지만 그러지만"),
    (_quoted_copula, 1, "이라고"),
    (_somehow_told, 1, "다나 ㄴ다나 는다나 라나"),
    (_advised_against, 1, "비추"),
    (_copula_of_correction, 1, "이야"),
    (_report, 2, "보"),
    (_unknown_adjective, 1, ""),
    (_quoth, 2, "와"),
    (_as_what, 3, "ㄹ 을 ㄴ 은 는"),
    (_grumbling, 2, "툴툴 칭얼 투덜 징징 구시렁 꿍얼 찡얼 씩씩 중얼 재잘 빈정 깐족 궁시렁 으스"),
    (_it_is_told, 1, "이래"),
    (_in_that_tone, 3, ""),
    (_if_it_goes_on, 2, "이러 저러 그러"),
    (_may_well_be, 3, "아니"),
    (_so_they_think, 2, "ㄴ 은 는"),
    (_would_you_believe, 4, ""),
    (_when_it_is, 3, "라고"),
    (_rather_not, 2, "말자"),
    (_me_in_words, 1, "나"),
    (_me_in_words_cut, 2, "나"),
    (_in_their_words, 1, "말이 말씀이 얘기가"),
    (_so_it_was, 2, "더"),
    (_said_beside, 1, ""),
    (_as_was_told, 1, "더라고"),
    (_says_so, 2, "다"),
    (_says_honoured, 1, "ㄴ다 는다 다 라"),
)
