"""Whose account it is, put in plain words: "집주인 문자로는 …대" is read as "집주인 얘기로는 …대".

People pass on what a letter, an answer or a report of somebody says as they pass on their talk. One table, letter
for letter like that of the chats, so that offsets stay those of the text and names are found before 얘기로는 too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: What is sent, posted or written down.
_SENT = (
    "문자|카톡|톡|메일|이메일|메시지|메세지|편지|쪽지|엽서|디엠|DM|답장|답글|댓글|글|게시글|포스팅|트윗|스토리|인스타|블로그|일기|메모|"
    "알림|알림장|공지|공지문|공지사항|안내문|안내장|안내|공문|통신문|가정통신문|회신|회신문|답신|공고|공고문|고지서|통지서|전보|유서|"
    "SNS|페북|페이스북|트위터|스레드|답변서|진술서|입장문|성명|성명서|사과문|보도자료|게시물|피드|상메"
)
#: What is said, answered, judged or remembered.
_TOLD = (
    "전화|통화|연락|답변|대답|답|통보|통지|보고|제보|진술|증언|자백|고백|폭로|브리핑|코멘트|후기|리뷰|평|총평|심사평|썰|목격담|경험담|"
    "해명|반응|피드백|조언|충고|추측|짐작|추정|예상|예측|계산|관측|기억|해설|논평|방송|강의|견적|판정|판결|감정|상담|면담|제안|지적|"
    "지시|방침|지침|명령|요청|부탁|주문|요구|회고|설교|푸념|하소연|자랑|귀띔|언질|소견|처방"
)
#: Further on somebody is quoted: without that "전화로는 안 들려" is by which way.
_PASSED_ON = r"(?=[^.!?\n]*(?:[대래재냬](?![가-힣])|[대래재냬]요|[다라자냐](?:더라|던데|네|고|며|길래)|[답랍]니다|[단란]다))"
_BY_IT = r"(?:(?:으로|로)(?:는| 미루어(?: ?(?:보면|보아|봐서|볼 때|봤을 때))?| 봐서는?| 보아)|으론|론)"
_IN_IT = r"(?:에는|엔|에선|에서는|에 (?:따르면|의하면))"
#: Whose it is stands before it, and is neither who speaks nor a word that points.
_OF_SOMEBODY = (
    r"(?<=[가-힣A-Za-z] )(?<!(?<![가-힣])[내제그이저] )(?<!(?<![가-힣])(?:무슨|어떤|이런|그런|우리|저희) )"
)


@dataclass(frozen=True, slots=True)
class Account:
    """One row: what is written, the plain words for it (no longer than it), and an example.

    With no plain words of its own it is an account like any other, "얘기로는"; a pattern with groups has the plain
    words of each, and leaves what stands between them.
    """

    pattern: str
    plain: str
    example: str


ACCOUNTS: tuple[Account, ...] = (
    Account(rf"(?<=[가-힣] )(?:보낸|보내온|남긴|올린|쓴|적은|써 준|보내 준) (?:{_SENT}|말)(?:{_BY_IT}|{_IN_IT}){_PASSED_ON}", "한 말로는", "지호가 보낸 문자로는 늦는대"),
    Account(rf"(?<=[가-힣] )(?:하던|하는|해 준|해준|들려준|전해 준|전한) (?:말|얘기|이야기)(?:{_BY_IT}|에 (?:따르면|의하면))", "한 말로는", "지호가 해 준 말로는 늦는대"),
    Account(r"(?<=[가-힣] )(?:들은|들으신) (?:걸로는|걸로|것으로는|거로는|거로|바에 (?:따르면|의하면))(?![가-힣])", "듣기로는", "아빠가 삼촌한테 들은 걸로는 팔렸대"),
    Account(r"(?<=[가-힣] )듣기를(?= )", "듣기로", "언니가 형부한테 듣기를 조카가 상을 받았대"),
    Account(rf"{_OF_SOMEBODY}(?:{_SENT})(?:{_BY_IT}|{_IN_IT}){_PASSED_ON}", "", "집주인 문자로는 내일 온대"),
    Account(rf"{_OF_SOMEBODY}(?:{_TOLD})(?:{_BY_IT}|에 (?:따르면|의하면)){_PASSED_ON}", "", "재무팀 답변으로는 감사가 수요일이랍니다"),
    Account(r"(?<=[이가서] )(?:말|얘기|이야기|설명|안내|주장|진술|증언|보고|해명|답변|회신|답|귀띔|장담)(?:하시|하|해 주시|해 주|해주)(?:기로는|기론|기로|길|기를)(?= )", "얘기로는", "상담원이 안내하기로는 사흘 걸린대"),
    Account(r"(?<=[이가서] )(?:말|얘기|이야기|설명|귀띔)?(?:알려|일러|전해|들려|해|말해) ?준 (?:바로는|바론|바에 (?:따르면|의하면)|걸로는)", "한 말로는", "지호가 알려 준 바로는 끝났대"),
    Account(r"(?<=[가-힣] )(?:일러|알려|전해|말해|얘기해|귀띔해) ?주(?:시)?기(?:를|로는|론)(?= )", "얘기로는", "비서가 일러 주기를 인사가 있을 거래"),
    Account(r"(?<=[가-힣])[을를] 통해(?:서)?(?= (?:전해 )?(?:듣기|들은|들으))", "한테", "지호를 통해 듣기로는 늦는대"),
    Account(r"(?<=[다라])는 (?:걸|것을|사실을)(?= (?:[가-힣]+[가이] )?(?:[가-힣]+(?:한테|에게) )?(?:나중에 |슬쩍 |몰래 )?(?:알려|말해|전해|귀띔|일러|털어놓|털어놨|고백|말했|얘기|알렸|전했|밝혔|인정|실토|고자질))", "고", "수아가 온다는 걸 지호가 알려 줬어"),
    Account(r"(?<=[가-힣]) 입(?:으로|에서|을 통해)(?= (?:직접 |처음 )?(?:들|나[온왔]))", "한테", "지호 입으로 직접 들었어, 그만둔다고"),
    Account(r"(?<=[다라])(는 (?:건|게|것은|것이)) (?!내|제|나의|우리|무슨|그게)[가-힣]{2,}(?<![은는운한된던을]) ((?:말|얘기|생각|주장|의견|추측|판단|지론)(?:이?야|이?고|이?지|이?에요|예요|입니다))(?![가-힣])", "고|그랬어", "지호가 범인이라는 건 수아 말이야"),
    Account(r"(?<=어디서 )들었는지(?= )", "들었는데", "지호가 어디서 들었는지 내가 이사한대"),
    Account(r"(?<=[가-힣] )주워들(?=었|으)", "  들", "지호가 주워들었는데 사장이 바뀐대"),
    Account(r"(?:^|(?<=[.!?\n] ))(?:근데 |저기 |그 )?있잖아요?,? (?=[가-힣])", " ", "있잖아, 지호 결혼한대"),
    Account(rf"(?<![가-힣])(?:나|저|너|우리|걔|얘)( 보고) (?!싶|있|왔|갔|나서|또|다시|그냥){_PASSED_ON}", "보고", "손님이 우리 보고 시끄럽대"),
    Account(r"(?<![가-힣])라방(?=에서|에 |으로)", "방송", "지호가 라방에서 결혼한다고 발표했어"),
    Account(r"뜯어말(?=[리렸려린릴림립])", "  말", "지호가 하지 말라고 뜯어말렸어"),
    Account(r"(?<=로) 미루어(?: ?(?:보면|보아|봐서|볼 때|봤을 때))?(?= )", " ", "표정으로 미루어 화났나 봐"),
    Account(r"(?<=[가-힣]) ?가라사대(?= )", " 왈", "엄마 가라사대 일찍 자래"),
    Account(r"(?<=[가-힣]) 말 ?[:：](?= ?[가-힣\"“'‘])", " 왈,", "지호 말: 내일 못 온대"),
)  # fmt: skip
_ROWS = [(re.compile(row.pattern), row.plain) for row in ACCOUNTS]
_ANY = re.compile(
    r"[로론](?:는|요)? |으?론 |에는|에선|에서는|엔 |따르면|의하면|[바걸거]로|듣기를|미루어|가라사대| 말 ?[:：]"
    r"| 입[으에을]|[다라]는 [건게것걸]|들었는지|주워들|기로는|기로 |기론|길 |기를|있잖아|라방| 보고 |준 [바걸]| 통해|[다라]는 사실|뜯어말"
)


def with_plain_accounts(text: str) -> str:
    """Return the text with every account as "얘기로는" or the like, as long as it was."""
    if not _ANY.search(text):
        return text
    for pattern, plain in _ROWS:
        for match in reversed(list(pattern.finditer(text))):
            parts = plain.split("|")
            for group, part in enumerate(parts, start=1 if pattern.groups else 0):
                text = _put(text, match.span(group), part)
    return text


def _put(text: str, span: tuple[int, int], plain: str) -> str:
    """Return the text with plain words in a place, filled up with spaces to its length."""
    start, end = span
    instead = plain or ("얘기로는" if end - start > 3 else "말로는")
    return text[:start] + instead.ljust(end - start)[: end - start] + text[end:]
