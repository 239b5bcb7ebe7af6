"""People who stand bare before what is done to them, for them or at their home, and do none of it.

Korean drops the particle of who acts and of whom it is done to alike: "엄마 김장했어" is her doing, "엄마 모셔다드렸어"
and "엄마 반찬 해드렸어" are what somebody did to and for her. The verb decides; where it does not, nobody is named.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.wordlists import words

#: Verbs whose bare person is brought, met or looked after: "서아 데려다줬어", "할머니 모시고".
_TO_SOMEBODY = words(
    "데려다주다 데려다놓다 데려다드리다 태워다주다 태워다드리다 모셔다드리다 모셔다주다 모셔다놓다 바래다주다 "
    "업어다주다 데리다 모시다 데려오다 데려가다 모셔오다 모셔가다 배웅하다 마중하다 재우다 씻기다 달래다 간호하다 "
    "간병하다 돌보다 보살피다 부축하다 목욕시키다 등교시키다 하원시키다 등원시키다 산책시키다 깨우다 찾아뵈다 찾아뵙다 안아주다 업다 혼내다 도와주다 도와드리다 돕다 문병하다 면회하다 병문안하다"
)
#: Verbs whose bare person has the good of it: "아이들 영어 가르쳤어", "손주들 밥 먹였어".
_FOR_SOMEBODY = words("가르치다 먹이다 입히다 신기다 대접하다 읽히다 가르쳐주다 공부시키다 연습시키다")
#: Services that are done to those whose role is named with them: "신입 교육하고 왔어", "어르신들 컴퓨터 수업 했어".
_SERVED = words(
    "수업 강의 강습 교육 지도 과외 레슨 상담 면담 진료 치료 채점 첨삭 안마 마사지 배식 급식 봉사 목욕 산책 인솔 면접"
)
#: Errands that are run to or for the person before them: "이모 마중 나갔어".
_ERRANDS = words("마중 배웅 병문안 문병 면회 심부름 간호 간병 병간호")
#: What is somebody's, and where one goes: "할머니 댁 다녀왔어", "민지 결혼식 갔어".
OF_OTHERS = words(
    "댁 산소 묘 묘소 납골당 병실 빈소 결혼식 돌잔치 장례식 생신 생일파티 집들이 칠순 칠순잔치 팔순 팔순잔치 환갑 "
    "환갑잔치 졸업식 입학식 청첩장모임 공연 전시회 연주회 콘서트 발표회 잔치"
)
#: What the one named may as well have gone to: only a way there and back tells that it is somebody else's.
_OF_ANYBODY = words("집 방 가게 사무실 식당 카페 공방 작업실 농장 밭 시골집 병원 학교 학원 유치원 어린이집 회사")
_GOING = words("가다 오다 다녀오다 다녀가다 들르다 놀러가다 가보다 방문하다 찾아가다 찾아뵙다 들렀다오다")
_BACK = words("다녀오다 다녀가다 들르다 놀러가다 방문하다 찾아가다")
#: What one gets for whom it is named after: "아빠 생신 선물 샀어".
_GIFTS = words("선물 생일선물 생신선물 생일상 생신상 제사상 영양제 간식 카네이션 예물")
_SEEING = words("보다 만나다 뵙다 뵈다 데리다 모시다 돕다 태우다")
#: Kin and others whom one does things for, rather than they for oneself.
_YOUNGER = words(
    "동생 남동생 여동생 막내 아들 딸 큰아들 작은아들 큰딸 작은딸 조카 손주 손자 손녀 아기 아이 애 애기 아내 와이프 막둥이 외손주"
)
#: Verbs that look up to whoever does it by themselves: "점심 드셨어".
HONOURED = words("드시다 잡수시다 잡수다 주무시다 계시다 편찮다 돌아가시다")
_PEOPLE = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE})


def whom_apart(clause: Clause, phrases: list[Phrase]) -> tuple[list[Phrase], bool]:
    """Return the phrases with whom an act is for in a case of their own, and whether the doer is in doubt."""
    predicate = clause.predicate
    if predicate is None or not any(_holder(p) is not None or p.kind is Kind.NAME for p in phrases):
        return phrases, False
    if predicate.has("honorific") or predicate.hearsay is not None or not _goes_back(predicate):
        phrases = [part for p in phrases for part in _gone_there(predicate, p)]
    if predicate.has("honorific"):
        return phrases, False  # "할머니 밥 차려주셨어": looked up to, she does it
    acting = [p for p in phrases if p.is_person and p.case in {"subj", "topic"}]
    phrases = _friendly(predicate, phrases)
    for index, phrase in enumerate(phrases):
        holder = _holder(phrase)
        if holder is None or (phrase is holder and any(p.end > phrase.end for p in acting)):
            continue
        if _is_seen(predicate, phrase, phrases):
            return [*phrases[:index], replace(phrase, case="obj"), *phrases[index + 1 :]], False
        case = _case_of_holder(predicate, phrase, holder, phrases[index + 1 :])
        if case is not None:
            return [*phrases[:index], *_parted(phrase, holder, case), *phrases[index + 1 :]], False
        if not acting and _may_be_either(clause, predicate, phrase, holder):
            return phrases, True
    return phrases, False


def _is_seen(predicate: Predicate, phrase: Phrase, phrases: list[Phrase]) -> bool:
    """ "막내 보고 왔어": the only one who is named, right before seeing, is whom one saw."""
    if predicate.lemma != "보다" or predicate.hearsay is not None or not predicate.has("past", "linked"):
        return False
    others = [
        p for p in phrases if p is not phrase and (p.is_person or p.case in {"obj", "bare", "topic", "also"})
    ]
    return phrase.kind in _PEOPLE and phrase.case == "bare" and all(p.kind is Kind.TIME for p in others)


def _friendly(predicate: Predicate, phrases: list[Phrase]) -> list[Phrase]:
    """ "하준이 등원시켰어": the friendly -이 behind a name, where nobody else is there to be brought."""
    named = [p for p in phrases if p.kind is Kind.NAME and p.case == "subj" and p.particles == ("이",)]
    others = [p for p in phrases if p.is_person and p not in named]
    if predicate.lemma not in _TO_SOMEBODY or len(named) != 1 or others or any(p.case == "obj" for p in phrases):
        return phrases
    return [replace(p, case="bare", particles=()) if p is named[0] else p for p in phrases]


def whom_and_where(phrase: Phrase) -> list[Phrase]:
    """ "손녀 유치원 데리러", "아버지 투석 모시고": whom, in the case of the object, and where to."""
    holder = _holder(phrase)
    return [phrase] if holder is None else _parted(phrase, holder, "obj")


def _holder(phrase: Phrase) -> Phrase | None:
    """Return the person who stands bare, alone or right before a bare thing."""
    if phrase.case not in {"bare", "obj", "loc", "until"} and not (phrase.case == "also" and phrase.possessor):
        return None
    if phrase.kind in _PEOPLE:
        return phrase if phrase.case == "bare" else None
    holder = phrase.possessor
    if holder is None:
        return _before_institution(phrase)
    owned = phrase.text.startswith(f"{holder.text}네 ") or "의" in phrase.text[len(holder.text) :][:1]
    return holder if holder.kind in _PEOPLE and not owned else None


def _before_institution(phrase: Phrase) -> Phrase | None:
    """ "할아버지 병원": whoever stands before an institution that was read as one name."""
    first, _, rest = phrase.text.partition(" ")
    plain = first.removesuffix("들")
    if phrase.kind not in {Kind.ORGANISATION, Kind.THING} or not rest or phrase.quoted or phrase.possessor:
        return None
    kind = next((k for k in (Kind.KIN, Kind.ROLE) if lexicon().is_kind(plain, k.value)), None)
    if kind is None or (kind is Kind.ROLE and plain == first):
        return None
    end = phrase.start + len(first)
    return Phrase(phrase.start, end, first, plain, kind, "gen", rest=first)


def _gone_there(predicate: Predicate, phrase: Phrase) -> list[Phrase]:
    """ "엄마 병원 갔어": read as one institution, but she went to it."""
    holder = _before_institution(phrase)
    if holder is None or predicate.lemma not in _GOING or phrase.head not in _OF_ANYBODY:
        return [phrase]
    place, person = _parted(phrase, holder, "obj")
    return [replace(person, case="subj"), place]


def _case_of_holder(predicate: Predicate, phrase: Phrase, holder: Phrase, later: list[Phrase]) -> str | None:
    """Return the case in which the bare person stands to the verb: what is done to them, for them, at theirs."""
    lemma, head = predicate.lemma, phrase.head
    if lemma in _TO_SOMEBODY or (lemma in _SEEING and predicate.close is Close.PURPOSE and phrase is holder):
        return "obj"
    if lemma in _FOR_SOMEBODY or _offers(predicate):
        return "dat"
    if lemma.endswith("드리다") and holder.kind is not Kind.NAME and not is_younger(holder):
        return "dat"  # "할머니 갖다드렸어": as in `_offers`
    offered = lemma in {"하다", "시키다", "나가다"} or (lemma in _GOING and _goes_back(predicate))
    served = predicate.noun in _SERVED or (offered and _last(later, phrase) in _SERVED)
    if served and (holder.kind is Kind.ROLE or holder.text.endswith("들") or "들" in holder.particles):
        return "dat"
    if phrase is not holder and (head in _ERRANDS or (head in _GIFTS and predicate.hearsay is None)):
        return "whole"
    visited = predicate.ending == "어서" and holder.kind is not Kind.NAME and not is_younger(holder)
    theirs = head in OF_OTHERS or (head == "집" and (_goes_back(predicate) or visited))  # "엄마 집 가서"
    if theirs and phrase is not holder and lemma in _GOING:
        return "home"
    return "dat" if _benefits(predicate) and is_younger(holder) and predicate.has("past", "linked") else None


def _last(later: list[Phrase], phrase: Phrase) -> str:
    things = [p for p in [phrase, *later] if p.kind is Kind.THING]
    return things[-1].head if things else ""


def _offers(predicate: Predicate) -> bool:
    """ "밥 차려드렸어": 드리다 looks up to whom it is done for, and so never to whoever does it."""
    return predicate.has("benefit") and any(form == "드리" for form, _ in predicate.pieces)


def _benefits(predicate: Predicate) -> bool:
    """ "머리 묶어줬어", "숙제 봐줬어"."""
    return predicate.has("benefit") or (predicate.lemma.endswith("주다") and len(predicate.lemma) > 2)


def looks_up(predicate: Predicate) -> bool:
    """Say whether a predicate looks up to whoever does it; so nobody says it of themselves."""
    return predicate.has("honorific") or predicate.lemma in HONOURED


def is_younger(holder: Phrase) -> bool:
    """Say whether somebody is one whom nobody looks up to: a younger brother, a child, a grandchild."""
    return holder.head in _YOUNGER or holder.text.removesuffix("들") in _YOUNGER


def _goes_back(predicate: Predicate) -> bool:
    """ "갔다 왔어", "다녀왔어": there and back."""
    return predicate.lemma in _BACK or ("다", "EC") in predicate.pieces or ("다가", "EC") in predicate.pieces


def _may_be_either(clause: Clause, predicate: Predicate, phrase: Phrase, holder: Phrase) -> bool:
    """ "언니 가게 들렀어", "수아 자전거 고쳐줬어": she did, or somebody for her; the words do not say."""
    if predicate.hearsay is not None or not predicate.has("past", "linked") or clause.asked:
        return False
    if phrase is holder and (predicate.noun is None or phrase is not clause.phrases[-1]):
        return False
    if _benefits(predicate):
        return True
    return phrase is not holder and phrase.head in _OF_ANYBODY and _goes_back(predicate) and phrase.case != "also"


def _parted(phrase: Phrase, holder: Phrase, case: str) -> list[Phrase]:
    """Return the person in their case and what is left of the phrase, a place if somebody is brought there."""
    if case == "home":
        return [replace(phrase, case="loc")]
    if case == "whole":
        return [replace(phrase, possessor=None, rest=phrase.text)]
    person = replace(holder, case=case, particles=())
    if phrase is holder:
        return [person]
    rest = phrase.rest if phrase.possessor is not None else phrase.text[len(holder.text) :].strip()
    thing = replace(phrase, kind=Kind.THING, possessor=None, text=rest, rest=rest, start=phrase.end - len(rest))
    if case == "obj" and thing.case in {"bare", "obj"}:
        thing = replace(thing, case="loc")
    return [thing, person] if case == "obj" else [person, thing]
