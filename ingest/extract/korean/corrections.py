"""Corrections within a turn: only the corrected value is stated, the one taken back stands in `replaces`.

Three shapes: "서울 아니고 부산이야" inside a sentence, "어제, 아니 그저께" inside a clause, and a sentence that
takes back what an earlier one said ("아, 아니다, 4월이야").
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme

_COUNTS = words("하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열")


_REPAIR_WORDS = frozenset({"아니", "아냐", "아니다", "아니야", "아니요"})
#: Verbs of a slip of tongue or pen; the sentence says nothing but that.
_SLIPS = words("헷갈리다 착각하다 정정하다 수정하다 오타이다 오타다 혼동하다 고치다 바로잡다 오타나다")
_OCCASION_AND_HOUR = re.compile(
    r"(.*[가-힣])(?<!\d월)\s+(\d{1,2}시(?: ?(?:반|\d{1,2}분))?|(?:\d{1,2}월 ?)?\d{1,2}일|[월화수목금토일]요일)"
)
_MOMENT = re.compile(r"(?:\d{1,2}월 ?)?\d{1,2}일|\d{1,2}시(?: ?(?:반|\d{1,2}분))?")
_PARDON = words("미안 죄송 쏘리 미안요 죄송요")
_PUT_RIGHT = words(
    "말 날짜 시간 이름 오타 내용 표현 글 숫자 거 것 그거 이거 문장 메시지 답 오류 오기 표기 공지 안내"
)
_SLIP_VERBS = words("적다 쓰다 말하다 알다 보다 읽다 듣다 치다 기억하다 보내다 계산하다 전하다 올리다")


def is_slip(sentence: list[Clause]) -> bool:
    """Say whether a sentence only admits or announces a correction: "제가 잘못 적었어요", "정정할게"."""
    predicates = [c.predicate for c in sentence if c.predicate is not None]
    if not predicates:
        return False
    last = sentence[-1]
    if last.predicate is None:
        return False
    if last.predicate.lemma in _SLIPS:
        return len(predicates) == 1 and not any(_is_mended(p) for p in last.phrases)
    if (
        last.predicate.lemma == "이다"
        and last.complement is not None
        and last.complement.head in {"오타", "실수", "착각"}
        and len(sentence) == 1
    ):
        return not any(p.kind is Kind.THING for p in last.phrases)
    if last.predicate.hearsay is not None:
        return False
    if last.predicate.lemma == "잘못하다" and all(
        p.head in _PUT_RIGHT or p.kind is Kind.FIRST for p in last.phrases
    ):
        return bool(last.phrases)  # "내가 말을 잘못했네"
    wrong = last.adverb("잘못", "다시", "반대로", "거꾸로")
    things = [
        p
        for p in last.phrases
        if p.kind is Kind.THING
        and p.case in {"obj", "subj"}
        and p.head not in {"말", "얘기", "날짜", "시간", "이름", "공지"}
    ]
    # "내가 말을 잘못 옮겼네"; a sofa is moved to the wrong place
    carried = last.predicate.lemma == "옮기다" and any(p.head in {"말", "얘기"} for p in last.phrases)
    return wrong and (carried or last.predicate.lemma in _SLIP_VERBS) and not things


def _is_mended(phrase: Phrase) -> bool:
    """ "보일러를 고쳤어": a thing that is mended, unlike words and figures that are put right."""
    return phrase.kind is Kind.THING and phrase.case in {"obj", "bare", "topic"} and phrase.head not in _PUT_RIGHT


def announces(sentence: list[Clause]) -> bool:
    """Say whether a sentence takes back what came before: "아니다", "정정할게", "아 참"."""
    if is_slip(sentence):
        return True
    for clause in sentence:
        if clause.adverb(*_REPAIR_WORDS, "정정", "참", "아참"):
            return True
        if (
            clause.predicate is not None
            and clause.predicate.lemma in _SLIPS | {"아니다"}
            and clause.complement is None
            and not any(_is_mended(p) for p in clause.phrases)
        ):
            return True
        if any(p.text in {"오타", "정정", "수정", "착각"} for p in clause.phrases):
            return True
    return False


def apologises(sentence: list[Clause]) -> bool:
    """Say whether a sentence begs pardon for a value and gives another: "아 미안, 16일", "미안, 토요일이야".

    The word is taken from among the phrases, where Kiwi saw a noun: "미안 토요일이야" is about no 미안.
    """
    clause = sentence[0]
    for phrase in [p for p in clause.phrases if p.text in _PARDON and p.case == "bare"]:
        clause.phrases.remove(phrase)
        clause.adverbs.append(Morpheme(phrase.text, "IC", phrase.start, phrase.end, phrase.text))
    if len(sentence) > 1 or not clause.adverb(*_PARDON):
        return False
    if clause.predicate is None:
        return len(clause.phrases) == 1
    return clause.predicate.lemma == "이다" and clause.complement is not None and not clause.phrases


def mistaken_for(sentence: list[Clause]) -> Phrase | None:
    """Return what "부장님이라고 말씀드린 건 제 착각이에요" takes back."""
    if len(sentence) != 2:
        return None
    said, admitted = sentence
    quoted = said.predicate is not None and said.predicate.lemma == "이다" and said.predicate.close is Close.QUOTE
    slip = (
        admitted.predicate is not None and admitted.predicate.lemma == "이다" and admitted.complement is not None
    )
    if not quoted or not slip or admitted.complement is None:
        return None
    return said.complement if admitted.complement.head in {"오타", "실수", "착각"} else None


def lone_value(sentence: list[Clause]) -> Phrase | None:
    """Return the one phrase of a sentence that says nothing else, what takes back aside: "아니다, 토요일"."""
    told = [c for c in sentence if c.phrases or c.complement is not None or not announces([c])]
    if len(told) != 1 or told[0].predicate is not None or len(told[0].phrases) != 1:
        return None
    if any(clause.adverb("참", "아참") for clause in sentence):
        return None  # "아 참, 우유": something new comes to mind
    return told[0].phrases[0]


def is_moment(phrase: Phrase) -> bool:
    """Say whether a phrase names a time, also one that stands alone: "9일"."""
    return phrase.kind is Kind.TIME or _MOMENT.fullmatch(phrase.text) is not None


def take_back(sentence: list[Clause]) -> list[Clause]:
    """Return the sentence with each "A 아니고" folded into the clause that gives the right value."""
    sentence = _asked_again(_turned_out(_said_wrongly(sentence)))
    _as_values(sentence)
    result: list[Clause] = []
    pending: Clause | None = None
    for index, clause in enumerate(sentence):
        if index + 1 < len(sentence) and _other_deed(clause, sentence[index + 1]):
            sentence[index + 1].phrases = [*clause.phrases, *sentence[index + 1].phrases]
            sentence[index + 1].start = min(clause.start, sentence[index + 1].start)
            continue
        if index + 1 < len(sentence) and _retracts(clause, sentence[index + 1]):
            pending = clause
            continue
        if pending is not None:
            _fold(pending, clause)
            pending = None
        elif result and _is_afterthought(clause, result[-1]):
            result[-1].replaces = clause.complement
            continue
        _repair_inside(clause)
        result.append(clause)
    return result


#: When the speaker said it: "아까 …라고 했는데".
AGO = words("아까 방금 전 지난번 저번 조금 전 좀 전 어제 전번")
_TOLD_BEFORE = words(
    "하다 말하다 말씀드리다 얘기하다 얘기드리다 그러다 올리다 적다 쓰다 알다 보다 읽다 듣다 치다 기억하다 보내다 계산하다 전하다"
)


_SAID_BEFORE = words("하다 말하다 그러다 말씀드리다 얘기하다 얘기드리다")


def told_by_speaker(wrong: Clause, saying: Clause) -> bool:
    """Say whether the speaker told it: "제 조카가 여섯 살이라고 말씀드렸는데", "아까 …라고 했는데".

    One speaks humbly (말씀드리다) only of oneself; who is honoured in what is told does not tell it plainly.
    """
    subjects = [p for c in (wrong, saying) for p in c.phrases if p.is_person and p.is_subject_like]
    others = [p for p in subjects if p.kind is not Kind.FIRST]
    if not others:
        return True
    if len(others) > 1 or saying.predicate is None or wrong.predicate is None:
        return False
    if len(subjects) > 1 or (saying.predicate.lemma in HUMBLE and not saying.predicate.has("honorific")):
        return True
    ago = any(p.text in AGO for c in (wrong, saying) for p in c.phrases if p.start < others[0].start)
    ago = ago or any(
        a.form in {"아까", "방금"} and a.start < others[0].start for a in [*wrong.adverbs, *saying.adverbs]
    )
    plain = wrong.predicate.has("honorific") and not saying.predicate.has("honorific")
    return ago or (plain and saying.predicate.lemma == "하다")


#: What one does for those above oneself, told of oneself alone.
HUMBLE = frozenset({"말씀드리다", "얘기드리다", "여쭈다"})


def _said_wrongly(sentence: list[Clause]) -> list[Clause]:
    """ "발표 월요일이라고 썼는데 화요일이야": what the speaker wrote is taken back, by nobody else told."""
    if len(sentence) != 3:
        return sentence
    wrong, saying, right = sentence
    if wrong.predicate is None or saying.predicate is None or right.predicate is None:
        return sentence
    quoted = wrong.predicate.lemma == "이다" and wrong.predicate.close is Close.QUOTE
    told = saying.predicate.lemma in _TOLD_BEFORE and saying.predicate.has("past")
    instead = right.predicate.lemma == "이다" and right.predicate.hearsay is None and not right.phrases
    if not (quoted and told and instead) or saying.predicate.close is not Close.BACKGROUND:
        return sentence
    if not told_by_speaker(wrong, saying):
        return sentence
    if wrong.complement is None or right.complement is None or not _alike(wrong.complement, right.complement):
        return sentence
    right.replaces = wrong.complement
    about = [p for p in wrong.phrases if p.kind is not Kind.FIRST and p.text not in AGO]
    right.phrases = [*about, *(p for p in saying.phrases if p.kind is not Kind.FIRST and not p.topic)]
    right.start = min(wrong.start, right.start)
    return [right]


def _turned_out(sentence: list[Clause]) -> list[Clause]:
    """ "사과 샀다고 했는데 꺼내 보니 배였어": the same was done, with what stands behind the copula."""
    if len(sentence) < 3:
        return sentence
    wrong, saying, right = sentence[0], sentence[1], sentence[-1]
    if wrong.predicate is None or saying.predicate is None or right.predicate is None or right.complement is None:
        return sentence
    said = wrong.predicate.close is Close.QUOTE and wrong.predicate.lemma not in {"이다", "아니다"}
    told = saying.predicate.lemma in _SAID_BEFORE and saying.predicate.close is Close.BACKGROUND
    looked = all(c.predicate is not None and c.predicate.close is Close.LINK for c in sentence[2:-1])
    instead = right.predicate.lemma == "이다" and right.predicate.hearsay is None and not right.phrases
    if not (said and told and looked and instead and saying.predicate.has("past")):
        return sentence
    if not told_by_speaker(wrong, saying):
        return sentence
    kinds = {Kind.THING, Kind.ORGANISATION}
    things = [p for p in wrong.phrases if p.kind in kinds and p.case in {"obj", "bare", "loc", "comp"}]
    if not things or right.complement.kind not in kinds or right.complement.modifier:
        return sentence
    old = things[-1]
    new = replace(right.complement, case=old.case, particles=old.particles)
    others = any(p.is_person and p.kind is not Kind.FIRST and p.is_subject_like for p in wrong.phrases)
    phrases = [p for p in wrong.phrases if p.text not in AGO and not (others and p.kind is Kind.FIRST)]
    wrong.phrases = [new if p is old else p for p in phrases]
    wrong.predicate = replace(wrong.predicate, close=Close.FINAL, hearsay=None, ending="다")
    wrong.replaces, wrong.end = old, right.end
    return [wrong]


def _asked_again(sentence: list[Clause]) -> list[Clause]:
    """ "지호가 월요일이라고 했는데 다시 물어보니까 화요일이래": it is the same person's word, put right."""
    if len(sentence) != 4:
        return sentence
    wrong, saying, asking, right = sentence
    predicates = [c.predicate for c in sentence]
    if any(p is None for p in predicates) or wrong.complement is None or right.complement is None:
        return sentence
    quoted, told, asked, instead = (p for p in predicates if p is not None)
    same = quoted.lemma == instead.lemma == "이다" and _alike(wrong.complement, right.complement)
    again = asked.lemma in {"묻다", "물어보다", "확인하다"} and bool(asking.adverb("다시")) and not asking.phrases
    if not (same and again) or quoted.close is not Close.QUOTE or instead.hearsay is None or right.phrases:
        return sentence
    if told.lemma not in {"하다", "그러다", "말하다"} or told.close is not Close.BACKGROUND:
        return sentence
    wrong.replaces, wrong.complement = wrong.complement, right.complement
    saying.predicate, saying.end = replace(told, close=Close.FINAL), right.end
    return [wrong, saying]


def put_right(sentence: list[Clause], correcting: bool) -> None:
    """ "12일이라고 했는데 19일이 맞아요": what is right takes the place of what was said, as with 이다."""
    last = sentence[-1]
    predicate = last.predicate
    if predicate is None or predicate.lemma != "맞다" or last.negated or predicate.has("not", "past", "seem"):
        return
    said = any(
        c.predicate is not None and c.predicate.close is Close.BACKGROUND and c.predicate.has("past")
        for c in sentence[:-1]
    )
    if not (said or correcting) or len(last.phrases) != 1 or last.phrases[0].case != "subj":
        return
    last.complement = last.phrases.pop()
    last.predicate = replace(predicate, lemma="이다", features=predicate.features - {"adjective"})


def _other_deed(clause: Clause, following: Clause) -> bool:
    """ "지호가 산 게 아니고 받은 거래": what was done is taken back, and another deed is told of the same."""
    predicate, then = clause.predicate, following.predicate
    if predicate is None or then is None or predicate.close is not Close.LINK or following.phrases:
        return False
    taken_back = predicate.has("done") and predicate.ending in {"고", "라", "라서", "구"} and not clause.negated
    return (
        taken_back and then.has("factual") and then.lemma != predicate.lemma and "adjective" not in then.features
    )


def _retracts(clause: Clause, following: Clause) -> bool:
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.close is not Close.LINK
        or predicate.ending not in {"고", "라", "라서", "구"}
    ):
        return False
    if predicate.lemma.startswith("아니") and clause.complement is not None:
        return True
    if predicate.lemma == "말다" and predicate.ending == "고" and bool(clause.phrases):
        return True
    same_verb = following.predicate is not None and following.predicate.lemma == predicate.lemma
    return predicate.has("not") and same_verb and bool(clause.phrases)


def _is_afterthought(clause: Clause, before: Clause) -> bool:
    """ "…한 분은 소라 님이에요, 정우 님이 아니라요": what is wrong stands behind what is right."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or predicate.lemma != "아니다" or clause.phrases:
        return False
    right = before.complement
    if (
        before.predicate is None
        or before.predicate.lemma != "이다"
        or right is None
        or before.replaces is not None
    ):
        return False
    timed = (right.kind is Kind.TIME) == (complement.kind is Kind.TIME)
    return predicate.ending.startswith("라") and predicate.hearsay is None and timed


def _fold(old: Clause, new: Clause) -> None:
    """Give the new clause the phrases of the old one and remember what was taken back."""
    predicate = old.predicate
    if predicate is not None and (predicate.lemma.startswith("아니") or predicate.lemma == "말다"):
        retracted = old.complement or old.phrases[-1]
        shared = [
            p for p in old.phrases if p is not retracted and p.text not in {"오타", "실수", "착각", "정정", "수정"}
        ]
    else:
        subjects = [p for p in old.phrases if p.case in {"subj", "topic"} and p.is_person]
        retracted = subjects[-1] if subjects else old.phrases[-1]
        shared = [p for p in old.phrases if p is not retracted]
    if new.complement is not None and new.complement.kind is Kind.TIME:
        retracted, occasion = _apart(retracted)
        shared += occasion
    else:
        retracted, about = _counted_of(retracted, new, shared)
        if not about:
            retracted, about = _of_attribute(retracted, new, shared)
        shared += about
    new.replaces = retracted
    new.phrases = shared + new.phrases
    new.adverbs = old.adverbs + new.adverbs
    new.relatives = old.relatives + new.relatives
    new.shadow = new.shadow or old.shadow
    new.start = min(old.start, new.start)
    _count_again(retracted, new)


def _apart(retracted: Phrase) -> tuple[Phrase, list[Phrase]]:
    """ "예약 2시가 아니라 4시야": the hour taken back, and the occasion it stood with."""
    found = _OCCASION_AND_HOUR.fullmatch(retracted.text)
    if found is None:
        return retracted, []
    words, hour = found.groups()
    occasion = replace(
        retracted,
        text=words,
        rest=words,
        head=words.split()[-1],
        case="topic",
        topic=True,
        particles=("은",),
        end=retracted.start + len(words),
    )
    return replace(retracted, text=hour, rest=hour, head=hour, kind=Kind.TIME), [occasion]


#: How a count or a number in a row ends: "3층", "열두 명", "이만 원", "A열".
_COUNTED = re.compile(
    r"(?:[0-9,]+|[A-Za-z]|[한두세네]|다섯|여섯|일곱|여덟|아홉|열\S?\S?|스무|스물\S?|서른|마흔|쉰|[일이삼사오육칠팔구십백천만]+) ?"
    r"(?:층|호|호실|호관|동|명|개|원|만 ?원|천 ?원|학년|반|번|번지|조|열|장|권|쪽|페이지|과|단원|월|일|시|분|주|달|년|살|세|대|마리|잔|병|킬로|kg|km|평|인분|"
    r"차|급|등|위|점|퍼센트|%|교시|관|구역|호선|번방|팀|박|명분)(?:까지|부터|쯤|짜리)?"
)


def _counted_of(retracted: Phrase, new: Clause, shared: list[Phrase]) -> tuple[Phrase, list[Phrase]]:
    """ "회의실 3층 아니고 5층이에요": the number taken back, and the thing whose number it was."""
    value = new.complement
    if value is None and new.phrases and new.phrases[0].case in {"from", "loc", "obj", "bare"}:
        value = new.phrases[0]
    words = retracted.text.split()
    if value is None or not _COUNTED.fullmatch(value.text) or any(p.is_subject_like for p in shared):
        return retracted, []
    size = next((n for n in (1, 2) if n < len(words) and _COUNTED.fullmatch(" ".join(words[-n:]))), None)
    if size is None:
        return retracted, []
    whole, number = " ".join(words[:-size]), " ".join(words[-size:])
    thing = replace(
        retracted, text=whole, rest=whole, head=whole.split()[-1], case="topic", topic=True, particles=("은",),
        end=retracted.start + len(whole),
    )  # fmt: skip
    return replace(retracted, text=number, rest=number, head=number), [thing]


#: What is told of an occasion or a thing by one word.
_ATTRIBUTES = words(
    "장소 이름 메뉴 색 색깔 번호 주소 담당자 담당 위치 가격 비밀번호 비번 계좌 사이즈 종목 주제 제목 발표자 사회자 진행자 강사 교재 준비물 "
    "복장 입구 정원 선물 행선지 목적지 도착지 출발지 집결지 점심 저녁 간식 안주 후식"
)


def _of_attribute(retracted: Phrase, new: Clause, shared: list[Phrase]) -> tuple[Phrase, list[Phrase]]:
    """ "회식 장소 족발집 아니고 주꾸미집이야": what is told, and the value of it that is taken back."""
    words_ = retracted.text.split()
    place = next((i for i, word in enumerate(words_[:-1]) if word in _ATTRIBUTES), None)
    if place is None or new.complement is None or any(p.is_subject_like and not is_filler(p) for p in shared):
        return retracted, []
    whole, value = " ".join(words_[: place + 1]), " ".join(words_[place + 1 :])
    thing = replace(
        retracted, text=whole, rest=whole, head=words_[place], case="topic", topic=True, particles=("은",),
        end=retracted.start + len(whole),
    )  # fmt: skip
    return replace(retracted, text=value, rest=value, head=value.split()[-1]), [thing]


def _as_values(sentence: list[Clause]) -> None:
    """ "3장까지가 아니라 5장까지야": with 까지 and 부터 too, what is right stands for what was said."""
    for clause, following in pairwise(sentence):
        wrong = clause.phrases[-1] if clause.phrases else None
        predicate = clause.predicate
        if predicate is None or wrong is None or clause.complement is not None or predicate.lemma != "아니다":
            continue
        if wrong.case not in {"until", "since"} or predicate.close is not Close.LINK:
            continue
        clause.complement = _with_end(clause.phrases.pop())
        if following.predicate is None and len(following.phrases) == 1 and following.phrases[0].case == wrong.case:
            following.complement = _with_end(following.phrases.pop())
            following.predicate = replace(
                predicate, lemma="이다", close=Close.FINAL, ending="야",
                pieces=((following.complement.text, "NNG"), ("이", "VCP")),
                features=predicate.features - {"not"},
            )  # fmt: skip


def _with_end(phrase: Phrase) -> Phrase:
    text = phrase.text + ("까지" if phrase.case == "until" else "부터")
    return replace(phrase, text=text, rest=text, case="comp", particles=())


def _count_again(retracted: Phrase, new: Clause) -> None:
    """ "조카 둘이 아니라 셋": a bare number takes the noun of what it corrects."""
    words = retracted.text.split()
    if len(words) < 2:
        return
    for phrase in [*new.phrases, *([new.complement] if new.complement else [])]:
        if phrase is not retracted and phrase.head in _COUNTS:
            phrase.text = phrase.rest = f"{' '.join(words[:-1])} {phrase.text}"


def _repair_inside(clause: Clause) -> None:
    """ "어제, 아니 그저께 갔어": the phrase before 아니 gives way to one of its kind behind it."""
    for adverb in clause.adverbs:
        if adverb.form not in _REPAIR_WORDS:
            continue
        before = [p for p in clause.phrases if p.end <= adverb.start]
        after = [p for p in clause.phrases if p.start >= adverb.end]
        if clause.complement is not None and clause.complement.start >= adverb.end:
            after.append(clause.complement)
        if before and after and _alike(before[-1], after[0]):
            clause.replaces = before[-1]
            clause.phrases.remove(before[-1])
            return


def _alike(one: Phrase, other: Phrase) -> bool:
    if is_moment(one) or is_moment(other):
        return is_moment(one) and is_moment(other)
    return one.is_person == other.is_person
