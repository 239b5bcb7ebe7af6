"""Wishes, thanks and good-byes: what is said to the listener for politeness' sake, and states nothing of anybody.

Works on the clauses of one sentence. A wish or a good-bye has nobody else as its subject; with somebody named, or
with "나", it tells of them: "나는 늘 건강해", "형이 빨리 낫길 바라".
"""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.wordlists import words

_THANKING = words(
    "고맙다 감사하다 감사드리다 죄송하다 미안하다 송구하다 고생하다 고생많다 수고하다 수고많다 애쓰다 축하하다 축하드리다"
)
#: Nouns of what was done for one, with 많다, 하다 or nothing behind: "고생 많으셨어요".
_TROUBLE = words("고생 수고 폐 신세 감사 고생들 수고들 축하")
_HOPING = words("바라다 빌다 기원하다 기도하다 소망하다 응원하다 기원드리다 바라다요")
_PRAYED_FOR = words(
    "명복 쾌유 행운 건승 평안 안녕 행복 복 성공 건투 무운 회복 안전 합격 무사 건강 무탈 완쾌 쾌차 승리 발전 번창"
)
#: How one is to be, without being told so.
_BEING_WELL = words("건강하다 행복하다 무탈하다 평안하다 편안하다 무사하다")
_FOR_EVER = ("늘", "항상", "언제나", "부디", "오래오래", "꼭", "모쪼록", "앞으로도")
#: What one is to do, said with -고 at the end: "감기 조심하고", "밥 잘 챙겨 먹고".
_TAKING_CARE = words(
    "조심하다 몸조심하다 챙기다 챙겨먹다 먹다 쉬다 자다 힘내다 들어가다 다녀오다 지내다 주무시다 보내다 가다 오다 입다 마시다 전화하다 연락하다 톡하다 문자하다 인사하다"
)
_CAREFULLY = (
    "잘",
    "꼭",
    "푹",
    "얼른",
    "조심히",
    "조심해서",
    "무사히",
    "든든히",
    "따뜻하게",
    "편히",
    "살살",
    "빨리",
    "어서",
    "건강히",
)
_MEETING_AGAIN = words("보다 만나다 뵙다 뵈다 봅다")
_SENDING_OFF = words("쉬다 자다 꾸다 지내다 보내다 들어가다 다녀오다 놀다 먹다 하다 챙기다 조심하다 주무시다 있다")


_ALL_OF_YOU = frozenset({"모두", "다들", "모두들", "여러분", "두 분", "여러분들", "가족 모두"})


def without_courtesy(sentence: list[Clause]) -> list[Clause]:
    """Return the clauses of a sentence without those that are only polite."""
    if len(sentence) == 1:
        polite = any(test(sentence[0]) for test in _ALONE) or _wishes_all_well(sentence)
        return [] if polite or _is_care(sentence[0], sentence) else sentence
    if _invites(sentence):
        return []
    if _sends_off_carefully(sentence) or _wishes_all_well(sentence):
        return []
    pleading = next((place for place, clause in enumerate(sentence) if _is_plea(clause)), None)
    if pleading is not None:
        return sentence[:pleading]
    well = _wishes_well(sentence)
    off = _says_good_bye(sentence)
    return [
        clause
        for clause in sentence
        if not (
            _is_wish(clause)
            or _is_care(clause, sentence)
            or (clause is not sentence[-1] and _leads_to_thanks(clause, sentence[-1]))
            or (well and _is_well(clause))
            or off
        )
    ]


def _nobody(clause: Clause) -> bool:
    """Say whether nobody and nothing is what the clause tells of."""
    return clause.shadow is None and not any(
        p.case in {"subj", "topic"} or (p.is_person and p.is_subject_like and p.kind is not Kind.SECOND)
        for p in clause.phrases
        if p.kind is not Kind.TIME and p.text not in _ALL_OF_YOU
    )


#: By which the listener is to pass something on: "전해 줘", "말해 주세요".
_PASSING_ON = words(
    "하다 해주다 전하다 전해주다 말하다 말해주다 얘기하다 얘기해주다 알리다 알려주다 말씀드리다 전해드리다 일러주다"
)
_BIDDING = ("어", "어요", "세요", "라", "아", "어라")


def asks_to_pass_on(clause: Clause, above: Clause) -> bool:
    """ "엄마한테 늦는다고 전해 줘", "형한테 오라고 해 줘": the listener is to say it, and nobody has said it yet."""
    predicate = above.predicate
    if predicate is None or predicate.lemma not in _PASSING_ON or predicate.hearsay is not None or above.asked:
        return False
    if predicate.close not in {Close.FINAL, Close.IMPERATIVE} or predicate.ending not in _BIDDING or above.negated:
        return False
    helps = predicate.has("benefit") or predicate.lemma.endswith("주다")
    if not helps or predicate.features - {"benefit", "honorific"}:
        return False
    tellers = [p for p in [*clause.phrases, *above.phrases] if p.is_person and p.case in {"subj", "topic"}]
    return not tellers or predicate.lemma in {"전하다", "전해주다"}


def _thanks(clause: Clause) -> bool:
    predicate = clause.predicate
    if predicate is None:
        return any(p.head in _TROUBLE for p in clause.phrases)
    if predicate.hearsay is not None:
        return False
    return predicate.lemma in _THANKING or (
        predicate.lemma in {"많다", "크다", "하다", "되다", "지다", "끼치다", "드리다"}
        and any(p.head in _TROUBLE for p in clause.phrases)
    )


def _leads_to_thanks(clause: Clause, last: Clause) -> bool:
    """ "바쁘신데 고맙습니다", "먼 길 오시느라 고생하셨어요", "더운데 고생했어": how the listener is or what they did."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is not None or not _nobody(clause):
        return False
    if predicate.lemma == "삼가다":
        return _is_wish(last)  # "삼가 고인의 명복을 빕니다"
    if not _thanks(last):
        return False
    if any(p.is_person and p.is_subject_like and p.kind is not Kind.SECOND for p in last.phrases):
        return False
    if predicate.close not in {Close.BACKGROUND, Close.LINK, Close.CONCESSION, Close.PURPOSE}:
        return False
    how = "adjective" in predicate.features and not clause.phrases
    return predicate.has("honorific") or how or predicate.ending.endswith("느라")


def _is_wish(clause: Clause) -> bool:
    """ "건강하길 바랄게", "얼른 나으시길 빌어요", "명복을 빕니다": a wish for whom it is said to."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _HOPING or predicate.hearsay is not None:
        return False
    if predicate.has("past", "not", "wish") or clause.negated or not _nobody(clause):
        return False
    if predicate.close not in {Close.FINAL, Close.PROMISE, Close.LINK, Close.HEARSAY}:
        return False
    hoped = [p for p in clause.phrases if p.case in {"obj", "bare"} and p.kind is Kind.THING]
    if not hoped:  # "항상 응원하고 있어"
        return predicate.lemma == "응원하다" and all(p.kind in {Kind.TIME, Kind.SECOND} for p in clause.phrases)
    text = hoped[-1].text
    if predicate.ending.startswith("ㄹ게") or text.endswith(("시기", "시길")) or _hopes_well(text):
        return True
    return bool({text, hoped[-1].head} & _PRAYED_FOR) and predicate.lemma != "응원하다" and not hoped[-1].possessor


_WELL = (
    "건강하",
    "행복하",
    "무탈하",
    "평안하",
    "잘되",
    "잘 되",
    "낫",
    "나아지",
    "합격하",
    "이루",
    "가득하",
    "무사하",
)


def _hopes_well(text: str) -> bool:
    return text.endswith(tuple(f"{stem}{end}" for stem in _WELL for end in ("기", "길")))


def _is_care(clause: Clause, sentence: list[Clause]) -> bool:
    """ "감기 조심하고", "밥 잘 챙겨 먹고" at the end: what the listener is to do, not what anybody did."""
    predicate = clause.predicate
    if predicate is None or clause is not sentence[-1] or predicate.ending.rstrip("요") != "고":
        return False
    if predicate.features - {"honorific", "adjective"} or clause.negated or not _nobody(clause):
        return False
    if predicate.lemma in _BEING_WELL or predicate.lemma in {"조심하다", "몸조심하다", "힘내다"}:
        return True
    told_not = any(c.predicate is not None and c.predicate.has("prohibit") for c in sentence[:-1])
    carefully = clause.adverb(*_CAREFULLY) and all(c is clause for c in sentence)
    return predicate.lemma in _TAKING_CARE and (told_not or carefully)


def _is_plea(clause: Clause) -> bool:
    """ "아프지 말고 잘 지내", "아프지 말고 밥 잘 챙겨 먹고": nobody is told of who is asked not to be ill."""
    predicate = clause.predicate
    return (
        predicate is not None
        and "adjective" in predicate.features
        and predicate.has("prohibit")
        and predicate.hearsay is None
        and predicate.close is Close.LINK
        and _nobody(clause)
    )


def _is_well(clause: Clause) -> bool:
    return clause.predicate is not None and clause.predicate.lemma in _BEING_WELL and _nobody(clause)


def _wishes_well(sentence: list[Clause]) -> bool:
    """ "늘 건강하고 행복해": in good health and happy for ever, of nobody, is wished."""
    well = [c for c in sentence if _is_well(c)]
    if not well or any(c.predicate is not None and c.predicate.has("past", "not") for c in well):
        return False
    return any(c.adverb(*_FOR_EVER) for c in well) or len(well) > 1 or _is_wish(sentence[-1])


def _says_good_bye(sentence: list[Clause]) -> bool:
    """ "좋은 꿈 꾸고 내일 봐", "푹 쉬고 월요일에 만나요": until then."""
    last = sentence[-1].predicate
    if last is None or last.lemma not in _MEETING_AGAIN or last.features - {"honorific"}:
        return False
    if last.ending not in {"어", "어요", "아", "아요", "자", "자고요", "ㅂ시다", "읍시다", "ㄹ게", "ㄹ게요"}:
        return False
    later = all(p.kind is Kind.TIME for p in sentence[-1].phrases)
    return later and all(_sends_off(c.predicate) and _nobody(c) for c in sentence[:-1])


def _sends_off(predicate: Predicate | None) -> bool:
    return (
        predicate is not None
        and predicate.lemma in _SENDING_OFF
        and predicate.ending == "고"
        and not predicate.features - {"honorific"}
    )


#: How only somebody else is told to go, rest or eat.
_WITH_CARE = ("조심히", "조심해서", "무사히", "푹", "얼른", "어서", "살살", "편히", "건강히", "든든히")


def _sends_off_carefully(sentence: list[Clause]) -> bool:
    """ "조심히 들어가고 도착하면 연락해", "약 꼭 챙겨 먹고 일찍 자": all of it is for the listener to do."""
    first, last = sentence[0].predicate, sentence[-1].predicate
    if first is None or last is None or first.ending not in {"고", "어"} or first.features - {"honorific"}:
        return False
    minded = first.lemma in {"챙기다", "챙겨먹다"} and sentence[0].adverb("꼭", "잘")
    if not (minded or (first.lemma in _TAKING_CARE and sentence[0].adverb(*_WITH_CARE))):
        return False
    if last.close not in {Close.FINAL, Close.LINK} or last.ending not in {"어", "어요", "아", "아요"}:
        return False
    told = (
        last.hearsay is None
        and "adjective" not in last.features
        and not last.features - {"honorific", "benefit", "try"}
    )
    between = all(
        c.predicate is not None and (c.predicate.close is Close.CONDITION or c.predicate.ending == "고")
        for c in sentence[1:-1]
    )
    return told and between and not any(c.negated for c in sentence) and all(_nobody(c) for c in sentence)


def _wishes_all_well(sentence: list[Clause]) -> bool:
    """ "새해 복 많이 받으시고 형님네도 아주버님도 모두 건강하세요": wished to all of them, and no news of any."""
    last = sentence[-1].predicate
    if last is None or last.lemma not in _BEING_WELL or not last.ending.startswith(("세요", "시길", "셔요")):
        return False
    named = [p for p in sentence[-1].phrases if p.kind is not Kind.TIME and p.text not in _ALL_OF_YOU]
    all_of_them = len(named) < len(sentence[-1].phrases) or sentence[-1].adverb("모두", "다들", "다", "늘", "항상")
    polite = all(_is_greeting(c) or _is_wish(c) for c in sentence[:-1])
    return bool(named) and bool(all_of_them) and polite and all(p.case == "also" for p in named)


def _is_good_bye(clause: Clause) -> bool:
    """ "그때 봐", "토요일에 봬요": until then, and nothing that is looked at."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"보다", "뵙다", "뵈다"} or predicate.features - {"honorific"}:
        return False
    ends = predicate.ending in {"어", "어요", "아", "아요", "ㅂ시다", "읍시다"} and predicate.hearsay is None
    again = clause.phrases or any(a.form in {"또", "이따", "이따가", "담에"} for a in clause.adverbs)
    return ends and bool(again) and not clause.negated and all(p.kind is Kind.TIME for p in clause.phrases)


def _is_greeting(clause: Clause) -> bool:
    """ "잘 먹었습니다", "다녀왔습니다", "새해 복 많이 받아": what everybody says then."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is not None or clause.negated or not _nobody(clause):
        return False
    if predicate.lemma == "받다" and any(p.head == "복" for p in clause.phrases):
        return not predicate.has("past")
    formal = predicate.ending in {"습니다", "ㅂ니다"} and not clause.phrases
    if predicate.lemma == "먹다":
        return formal and clause.adverb("잘")
    return formal and predicate.lemma in {"다녀오다", "갔다오다"}


#: What one asks before one proposes something: "시간 되시면", "괜찮으시면".
_IF_YOU_LIKE = words("되다 괜찮다 있다 편하다 나다 가능하다")


def _invites(sentence: list[Clause]) -> bool:
    """ "시간 되시면 커피 한잔해요": proposed to the listener, and no news of who says so."""
    first, last = sentence[0].predicate, sentence[-1].predicate
    if first is None or last is None or first.close is not Close.CONDITION or first.lemma not in _IF_YOU_LIKE:
        return False
    if not first.has("honorific") or not all(_nobody(c) or c is sentence[0] for c in sentence):
        return False
    if any(p.is_person for p in sentence[0].phrases):
        return False
    return last.close is Close.FINAL and last.ending in {"어요", "아요"} and not last.has("past", "future", "will")


#: What a sentence of one clause can be.
_ALONE = (_is_wish, _is_good_bye, _is_greeting)
