"""Dialect written as it is spoken, put into the standard forms that Kiwi knows, letter for letter.

One table; every row keeps the length, so that offsets stay those of the text. Only endings and verbs of grammar
stand here: who spoke, who passes it on and whether it is denied must not hang on where somebody grew up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Form:
    """One row: what is written, what it is in the standard language (as long), and an example."""

    pattern: str
    standard: str
    example: str


#: Behind a plain, proposing, ordering or asking ending: "온다 카더라".
_QUOTED = r"(?<=[다라자냐나노고]\s)"
#: Syllables behind which -혔- is the past of a verb in -히다 ("막혔어", "읽혔대"), and no dialect of 했.
_STOPPED = (
    "["
    + "".join(c for c in map(chr, range(0xAC00, 0xD7A4)) if (ord(c) - 0xAC00) % 28 in {1, 5, 7, 9, 11, 17, 22})
    + "]"
)
FORMS: tuple[Form, ...] = (
    Form(_QUOTED + r"카시(?=더|던|네|데|었|는)", "하시", "밥 묵었냐 카시더라"),
    Form(_QUOTED + r"카(?=더|던|네|데|는|고|믄|면|니)", "하", "비 온다 카더라"),
    Form(_QUOTED + r"캤(?=다|어|는|던|지|네)", "했", "안 간다 캤어"),
    Form(_QUOTED + r"캅니더", "합니다", "비 온다 캅니더"),
    Form(r"(?<![가-힣])그카(?=더|던|데|네)", "그러", "할매가 그카던데"),
    Form(r"(?<=[가-힣])이소(?=$|[\s.!~])", "세요", "우산 챙기이소"),
    Form(_QUOTED + r"칸다", "한다", "이사 간다 칸다"),
    Form(_QUOTED + r"캐(?=서|도|요|$)", "해", "온다 캐서 기다렸다"),
    Form(r"(?<=[이가]\s)카(?=던데)", "하", "할매가 카던데"),
    Form(r"(?<=[다라자냐])카(?=더|던|네|데|는)", "하", "온다카더라"),
    Form(r"(?<=[다라자냐])캤(?=다|어|는|던|지)", "했", "온다캤어"),
    Form(r"(?<![가-힣])묵(?=었|고|는|으|을|자|어|지|더|냐)", "먹", "밥 묵었냐"),
    Form(rf"(?<=[가-힣])(?<!{_STOPPED})혔(?=다|어|는|던|지|대|냐)", "했", "고생혔어"),
    Form(r"(?<=[가-힣]\s)허(?=더|던|고|지|네|는|시)", "하", "온다 허더라"),
    Form(r"(?<=[가-힣])헌다(?![가-힣])", "한다", "이사헌다"),
    Form(r"(?<=[가-힣])는디(?![가-힣])", "는데", "갔는디"),
    Form(r"(?<=[가-힣])던디(?![가-힣])", "던데", "온다던디"),
    Form(r"(?<=[어대래지네데])유(?=$|[\s.,!?~ㅋㅎㅠㅜ])", "요", "어제 갔어유"),
    Form(r"(?<=[가-힣])댜(?=$|[\s.,!?~ㅋㅎ])", "대", "장가간댜"),
    Form(r"(?<=[가-힣])다아+(?![가-힣])", "다", "가고 싶다아"),
    Form(r"(?<![가-힣])갸(?=가|는|도|한테|를|랑)", "걔", "갸가 서울 간다 카더라"),
    Form(r"(?<=[가-힣]다)아+(?=$|[.!~ㅋㅎㅠㅜ])", "~", "쉬고 싶다아"),
    Form(r"(?<=[가-힣][요죠])오+(?=$|[.!~ㅋㅎㅠㅜ])", "~", "먹고 싶어요오"),
    Form(r"(?<=[가-힣]어)어+(?=$|[.!~ㅋㅎㅠㅜ])", "~", "먹고 싶어어"),
    Form(r"마이(?=\s)", "많이", "밥을 마이 묵었다"),
    Form(r"(?<=[가-힣])(?<!타인)(?<!트)(?<!투)데이(?=$|[\s.!~])", "다요", "내일 간데이"),  # no 밸런타인데이
    Form(r"(?<=[가-힣])(?<!고)구마(?=$|[\s.!~])", "군요", "왔구마"),  # "고구마 순" is food
    Form(r"(?<![가-힣])쪼매", "조금", "쪼매 비싸더라"),
    Form(r"(?<![가-힣])억수로", "굉장히", "억수로 맛있더라"),
    Form(r"(?<![가-힣])겁나게?(?=\s)", "엄청", "겁나 맛있대"),
)  # fmt: skip
_ROWS = [(re.compile(form.pattern), form.standard) for form in FORMS]


_ANY = re.compile("|".join(f"(?:{form.pattern})" for form in FORMS))


def in_standard_forms(text: str) -> str:
    """Return the text with its dialect endings in standard forms, as long as it was."""
    if not _ANY.search(text):
        return text
    for pattern, standard in _ROWS:
        found = list(pattern.finditer(text))
        for match in reversed(found):
            length = match.end() - match.start()
            text = text[: match.start()] + standard[:length].ljust(length) + text[match.end() :]
    return text
