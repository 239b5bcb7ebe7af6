"""Words of chats put as ordinary ones, letter for letter, before the names and morphemes of a text are found.

One table, like that of the dialects: every row keeps the length, so that offsets stay those of the text. What
stands here is cut by Kiwi in a different way at every place ("수빈피셜", "우리 언니피셜", "부장님피셜로는").
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChatForm:
    """One row: what is written, the plain words for it (no longer than it), and an example."""

    pattern: str
    plain: str
    example: str


_OF_SOURCES = r"(?:로는|로|론|은|에는|엔|에 (?:따르면|의하면)|이긴 ?한데|이지만|인데요?|이래|임)?(?![가-힣])"
FORMS: tuple[ChatForm, ...] = (
    ChatForm(rf"(?<![가-힣])(?:이건 |이거 )?(?:내|제|나의|저의) ?피셜{_OF_SOURCES}", "아마", "내 피셜 올해 우승은 우리야"),
    ChatForm(rf"(?<![가-힣])(?:이건 |이거 )?뇌 ?피셜{_OF_SOURCES}", "아마", "뇌피셜인데 둘이 곧 사귐"),
    ChatForm(r"(?<![가-힣])(?:이건|이거) (?=(?:[가-힣]+ )?[가-힣]+ ?피셜)", "", "이건 우리 언니피셜인데 저 집 별로래"),
    ChatForm(rf"(?<=[가-힣])(?<!(?<![가-힣])오) ?피셜{_OF_SOURCES}", " 왈", "수빈피셜 그 팀장 곧 나간대"),
    ChatForm(r"(?<=[가-힣])이?의 (?:한 ?줄 ?)?(?:총?평|한마디|소감|반응|의견|답변?|대답|코멘트|일침) ?[:=]?(?= ?[\"“'‘])", " 왈", "미식가 은재의 평: \"느끼하다\""),
    ChatForm(r"(?<=[가-힣]\s)뭐라고? ?(?:했|그랬|하셨|말했)냐면,? ?(?=[\"“'‘])", "그랬어.", "민지가 뭐라고 했냐면 \"너는 착해\""),
    ChatForm(r"(?<=[가-힣][더했랬셨][라어]) (?=[\"“])", ".", "걔가 딱 한마디 하더라 \"관심 없어\""),
    ChatForm(r"(?:^|(?<=[.!?\n] ))믿거나 말거나,? (?=[가-힣])", "아마", "믿거나 말거나 그 집에 귀신 나온대"),
    ChatForm(r"(?<=[가-힣.!?]) ?ㅡ[ㅡ.;]+", "", "그 알바는 비추야 ㅡㅡ"),
    ChatForm(r"(?<![가-힣])극혐(?=하|한|해|했|함|할)", "싫어", "엄마는 그 가수 극혐해"),
    ChatForm(r"(?<![가-힣])젊어서(?:는|부터)?(?= )", "젊을 때", "할머니가 젊어서는 해녀였대"),
    ChatForm(r"(?<![가-힣])어려서(?:는|부터)(?= )", "어릴 때", "삼촌은 어려서부터 말랐대"),
    ChatForm(r"(?<![가-힣])비추요(?![가-힣])", "비추야", "그 세차장은 비추요"),
)  # fmt: skip
#: A doubled ㅆ of the past typed as one, where the syllable by itself would be a noun: "집 삿대", "민호 갓대".
_PASTS = (
    ("삿", "샀"),
    ("갓", "갔"),
    ("왓", "왔"),
    ("봣", "봤"),
    ("햇", "했"),
    ("줫", "줬"),
    ("됏", "됐"),
    ("놧", "놨"),
)
FORMS += tuple(
    ChatForm(
        rf"(?<=[가-힣] ){typed}(?=(?:대|대요|다|어|어요|다는데|는데|다고|다던데)(?![가-힣]))",
        meant,
        f"지호 집 {typed}대",
    )
    for typed, meant in _PASTS
)
_ROWS = [(re.compile(form.pattern), form.plain) for form in FORMS]
_ANY = re.compile(
    r"피셜|믿거나|냐면|[라어] [\"“]|ㅡ|극혐|비추|젊어서|어려서|[삿갓왓봣햇줫됏놧]|의 [^\"“'‘]{1,12}[\"“'‘]"
)


def in_plain_words(text: str) -> str:
    """Return the text with its words of chats as plain ones, as long as it was."""
    if not _ANY.search(text):
        return text
    for pattern, plain in _ROWS:
        for match in reversed(list(pattern.finditer(text))):
            length = match.end() - match.start()
            text = text[: match.start()] + plain.ljust(length)[:length] + text[match.end() :]
    return text
