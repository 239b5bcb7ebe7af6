"""What begins, ends or breaks by itself: nobody's plan, whether a verb says it or a noun ("3교시 휴강이래")."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import new_draft
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles
from ingest.extract.korean.wordlists import words

#: Nouns that say with the copula that something is over, off or broken: "회식 취소래".
_OVER = words(
    "취소 휴강 폐강 마감 만기 만료 종료 결항 중단 폐지 폐업 해체 폐쇄 고장 무산 파투 파토 종강 종영 단종 휴업 불통 먹통 "
    "운휴 결방 휴간 폐간 조기종료 조기마감 끝"
)
#: And that it begins: "장마 시작이래".
_BEGUN = words("시작 개장 개업 오픈 개강 개학 개막 개봉 출시 개통 착공 재개 재오픈")
#: And how it is: "공연 매진이래".
_SO = words("매진 품절 만석 만차 무료 공짜 유료 금지 필수 의무 불가 무제한 만실 절판 동결 백지화")
#: Verbs of what ends or begins by itself, by label; a thing before them is their subject, with or without a particle.
_VERBS = {
    "stopped": words("끝나다 만료되다 종료되다 마감되다 끊기다 결항되다 결항하다 중단되다 취소되다 만기되다 소진되다"),
    "started": words("시작되다 시작하다 개막하다 개통되다 재개되다 개강하다"),
}  # fmt: skip
#: What begins by itself: "학기 시작해" against "운동 시작해".
_RUNNING = words(
    "학기 새학기 방학 시즌 세일 장마 축제 공사 예매 접수 모집 예선 본선 경기 전시 전시회 공연 방송 드라마 시험 연휴 행사 선거 투표 "
    "페스티벌 점검 휴가철 성수기 비수기 할인 이벤트 개학 예약 등록 대회 리그 재판 장사철 농번기 추위 더위 단풍철 회의 수업 영화"
)
#: What may come to be in a place: "동네에 마트 생긴대".
_OPENED = (
    "집", "카페", "점", "마트", "가게", "식당", "역", "병원", "약국", "학원", "학교", "공원", "도서관", "매장", "센터", "호텔", "노선",
    "수영장", "헬스장", "영화관", "백화점", "어린이집", "유치원", "정류장", "지점", "편의점", "시장", "방", "관", "단지", "공방",
)  # fmt: skip
_OTHERS = words(
    "남자친구 여자친구 애인 문제 고민 일 아이 애 동생 집 방 관 점 주름 습관 관점 단점 장점 시점 요점 의문점"
)


def read_turning(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Return that a thing begins or ends."""
    predicate = clause.predicate
    if predicate is None:
        return None
    if predicate.lemma == "이다":
        return _by_noun(clause, roles, sit)
    if predicate.lemma == "생기다":
        return _opens(clause, roles, sit)
    label = next((label for label, verbs in _VERBS.items() if predicate.lemma in verbs), None)
    if label is None:
        return None
    thing = _itself(predicate, roles)
    return None if thing is None else _of_thing(label, thing_of(thing, sit.cast), clause, roles, sit)


def _itself(predicate: Predicate, roles: Roles) -> Phrase | None:
    """The thing that begins or ends, where no person is there to begin it."""
    who = roles.agent_phrase
    if roles.objects or roles.second_person_subject is not None or predicate.has("plan", "wish", "must", "may"):
        return None
    if who is not None:
        return who if who.kind is Kind.ORGANISATION and not roles.subjects else None
    if len(roles.subjects) != 1:
        return None
    thing = roles.subjects[0]
    begins = predicate.lemma.endswith("시작하다")
    if thing.possessor is not None and thing.possessor.is_person and thing.case != "subj":
        return None
    return None if begins and thing.case != "subj" and thing.head not in _RUNNING else thing


def _by_noun(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "3교시 휴강이래", "적금은 모레 만기야": the noun of the copula says it."""
    complement = clause.complement
    if complement is None or complement.modifier or complement.kind is not Kind.THING or roles.agent is not None:
        return None
    before, _, noun = complement.text.rpartition(" ")
    label = "stopped" if noun in _OVER else "started" if noun in _BEGUN else "is" if noun in _SO else None
    if label is None or len(roles.subjects) > 1:
        return None
    what = thing_of(roles.subjects[0], sit.cast) if roles.subjects else None
    if before and what:
        what = f"{what} {before}"
    elif before:
        what = before
    elif what is None:
        what = sit.topic if sit.timed and noun not in {"끝", "시작"} else None
    if what is None:
        return None
    alone = replace(clause, complement=replace(complement, text=noun, rest=noun, head=noun))
    draft = _of_thing(label, what, alone, roles, sit)
    draft.target = noun if label == "is" else None
    return draft


def _opens(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "역 앞에 서점이 생긴대": a shop or a house that was not there."""
    placed = [p for p in roles.places if p.kind is not Kind.TIME]
    if roles.agent is not None or not roles.subjects or not (placed or len(roles.subjects) > 1):
        return None
    thing = roles.subjects[-1]
    if thing.kind not in {Kind.THING, Kind.ORGANISATION} or thing.head in _OTHERS:
        return None
    if not thing.head.endswith(_OPENED) and not thing.text.endswith(tuple(f"{one} 하나" for one in _OPENED)):
        return None
    return _of_thing("started", thing_of(thing, sit.cast), clause, roles, sit)


def _of_thing(label: str, what: str, clause: Clause, roles: Roles, sit: Situation) -> Draft:
    draft = new_draft(label, "by itself", clause, roles, sit, None)
    draft.subject, draft.subject_text = None, what
    ahead = clause.predicate is not None and clause.predicate.has("future")
    draft.guess = draft.guess or (sit.conditional and ahead)  # "눈 오면 결항될 거야": nobody planned it
    return draft
