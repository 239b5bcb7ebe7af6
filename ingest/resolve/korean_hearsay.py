"""Korean endings that pass on somebody's words: one table, a row a shape, each with a sentence it is for.

Kiwi gives an ending as one morpheme (`ㄴ다더라`) or as a quotation and a swallowed 하다 (`다고` + `하` + `더라`,
where `하` has no letters of its own). Both are read here into the same three values: mood, form, and whether
the source is left open. "-(으)ㄹ래" is no hearsay (own wish), nor is "-더라" alone (first-hand).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache


class Mood(StrEnum):
    """What kind of words are passed on."""

    TELLING = "telling"  # -다고
    ORDER = "order"  # -(으)라고
    PROPOSAL = "proposal"  # -자고
    QUESTION = "question"  # -냐고


class Form(StrEnum):
    """Where the ending leaves the sentence."""

    FINAL = "final"  # -대
    LINK = "link"  # -다는데
    QUOTE = "quote"  # -다고, a verb of saying follows or is understood
    NOUN = "noun"  # -다는, a noun of saying follows


@dataclass(frozen=True, slots=True)
class Shape:
    """One row: what follows the mood's syllable, and an example sentence."""

    tail: str
    form: Form
    example: str


#: Fused endings: one syllable holds the mood and 하다.
FUSED: tuple[Shape, ...] = (
    Shape("[대래재냬](?:요|용|염)?", Form.FINAL, "하은이가 온대"),
    Shape("[대래재냬]더라(?:고요|고|구요)?", Form.FINAL, "하은이가 왔대더라"),
    Shape("[답랍잡냡]니다", Form.FINAL, "다음 주에 연답니다"),
    Shape("[답랍]디다", Form.FINAL, "벌써 팔렸답디다"),
    Shape("[단란]다", Form.FINAL, "옛날에 여기서 살았단다"),
    Shape("더(?:래(?:요)?|란다|랍니다|라네(?:요)?|라지(?:요)?)", Form.FINAL, "가 보니 아무도 없더래"),
    Shape("더(?:라는데(?:요)?|래서)", Form.LINK, "애가 울더라는데 몰랐어"),
    Shape("더라는", Form.NOUN, "애가 울더라는 말을 들었어"),
    Shape("[대래재냬](?:서|는데|던데|니까|길래|도)", Form.LINK, "온대서 기다렸어"),
    Shape("[단란잔냔]", Form.NOUN, "그만둔단 말이 있어"),
)

#: Open endings: the mood's syllable, then 고 하다 shortened or not.
OPEN: tuple[Shape, ...] = (
    Shape("고(?:요|용)?", Form.QUOTE, "온다고 했어"),
    Shape("는", Form.NOUN, "온다는 말을 들었어"),
    Shape("더라(?:고요|고|구요|구)?(?:요)?", Form.FINAL, "온다더라"),
    Shape("던데(?:요)?", Form.FINAL, "온다던데"),
    Shape("네(?:요)?", Form.FINAL, "온다네"),
    Shape("(?:며|면서)(?:요)?", Form.FINAL, "온다며"),
    Shape("지(?:요)?|죠", Form.FINAL, "온다지"),
    Shape("(?:는|더)(?:군(?:요)?|구나|구먼(?:요)?|구만(?:요)?)|든데(?:요)?|더만(?:요)?", Form.FINAL, "온다는군"),
    Shape("는데(?:요)?", Form.LINK, "온다는데 몰랐어"),
    Shape("더니|길래|기에|더니만", Form.LINK, "온다더니 안 왔어"),
)

_MOODS = {"다": Mood.TELLING, "라": Mood.ORDER, "자": Mood.PROPOSAL, "냐": Mood.QUESTION}
_FUSED_MOODS = {
    **dict.fromkeys("대답단더", Mood.TELLING),
    **dict.fromkeys("래랍란", Mood.ORDER),
    **dict.fromkeys("재잡잔", Mood.PROPOSAL),
    **dict.fromkeys("냬냡냔", Mood.QUESTION),
}
_PREFIX = r"(?:ㄴ|는|은|으|느|달)?"
_FUSED_ROWS = [(re.compile(_PREFIX + rf"(?=(.))(?:{row.tail})$"), row.form) for row in FUSED]
_OPEN_ROWS = [(re.compile(_PREFIX + rf"([다라자냐])(?:{row.tail})$"), row.form) for row in OPEN]
#: Endings that only look alike: while (-다가), as soon as (-자마자), since (-라서), even if (-라도), plain -ㄴ다.
_LOOKALIKES = re.compile(
    r"^(?:ㄴ|는)?(?:다가|다|자마자|라서|라도|자|라|냐|다면|라면|자면|다니까|라니까|다거나)(?:요)?$"
)


@dataclass(frozen=True, slots=True)
class Hearsay:
    """The reading of one ending."""

    mood: Mood
    form: Form


@lru_cache(maxsize=2000)
def read_ending(form: str, after_copula: bool) -> Hearsay | None:
    """Read an ending as hearsay or quotation; after 이다 or 아니다 "-라-" tells instead of ordering."""
    if _LOOKALIKES.match(form) or form in {"ㄹ래", "을래", "ㄹ래요", "을래요"}:
        return None
    for rows, moods in ((_FUSED_ROWS, _FUSED_MOODS), (_OPEN_ROWS, _MOODS)):
        for pattern, shape in rows:
            match = pattern.match(form)
            if match and match.group(1) in moods:
                mood = moods[match.group(1)]
                if mood is Mood.ORDER and after_copula:
                    mood = Mood.TELLING
                return Hearsay(mood, shape)
    return None
