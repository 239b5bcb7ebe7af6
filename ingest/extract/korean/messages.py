"""News that reaches somebody: "연락 왔어" is a message received, and nobody's going."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import new_draft
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.roles import Roles
from ingest.extract.korean.wordlists import words

_COMING = words("오다 들어오다 날아오다 걸려오다 도착하다 왔다가다")
_MESSAGES = words(
    "연락 전화 문자 카톡 톡 메일 이메일 편지 답장 답 회신 메시지 쪽지 디엠 영상통화 부재중전화 청첩장 초대장 고지서 통지서 "
    "견적서 합격통보 통보 제안 제의 제안서 오퍼 문의 요청 요청서 호출 항의 민원 부고 안내문 알림 공문 엽서 청구서 독촉장"
)
#: What comes by itself, with or without a particle: "택배 왔어".
_GOODS = words(
    "택배 소포 우편물 버스 기차 전철 지하철 택시 배달 배송 상품 물건 마을버스 막차 첫차 구급차 소방차 손님"
)


def read_message(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "은행에서 전화 왔어", "민호한테서 연락이 왔어": received; "택배 왔어": it came."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _COMING or not roles.subjects:
        return None
    if predicate.has("future", "will", "plan", "wish", "seem") or not (predicate.has("past") or clause.negated):
        return None
    thing = roles.subjects[-1]
    if thing.kind is not Kind.THING or thing.topic or thing.modifier:
        return None
    noun = thing.rest.split()[-1] if thing.rest else thing.head
    if noun in _MESSAGES:
        owned = thing.possessor is not None and thing.possessor.is_person  # "민호 연락 왔어": from him
        return new_draft("received", "message", clause, roles, sit, noun if owned else thing_of(thing, sit.cast))
    if noun in _GOODS and roles.agent is None and not roles.places:
        draft = new_draft("did", "came by itself", clause, roles, sit, f"{predicate.lemma[:-1]}기")
        draft.subject, draft.subject_text = None, thing_of(thing, sit.cast)
        return draft
    return None
