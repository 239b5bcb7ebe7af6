"""Who is acted on or felt for without a particle: "민지가 나 좋아한대", "형이 나 도와준다고 했어"."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words

#: What is done to people or felt for them.
_ON_PEOPLE = words(
    "좋아하다 싫어하다 사랑하다 미워하다 보다 만나다 알다 모르다 믿다 도와주다 돕다 도와드리다 혼내다 칭찬하다 욕하다 걱정하다 때리다 "
    "부르다 찾다 찾아오다 기다리다 데려가다 데려오다 데려다주다 태워주다 괴롭히다 놀리다 무시하다 의심하다 따라오다 따라다니다 쫓아오다 "
    "쫓아내다 내보내다 버리다 속이다 부러워하다 질투하다 존경하다 응원하다 추천하다 뽑다 초대하다 챙기다 챙겨주다 돌보다 키우다 따돌리다 "
    "이기다 배신하다 그리워하다 오해하다 용서하다 이해하다 예뻐하다 아끼다 피하다 차단하다 신고하다 고소하다 짝사랑하다 꼬시다 유혹하다 "
    "깨우다 업다 안다 안아주다 구하다 살리다 살려주다 위로하다 격려하다 지지하다 말리다 붙잡다 놓아주다 자르다 해고하다 채용하다 스카우트하다"
)


def acted_on(clause: Clause) -> None:
    """Make an object of a bare 나, 너, 우리 that stands between who acts and the verb. In place."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is None or "adjective" in predicate.features:
        return
    told = [p for p in clause.phrases if not is_filler(p) and p.kind is not Kind.TIME]
    missed = predicate.lemma == "보다" and predicate.has("wish") and len(told) == 1
    if missed and told[0].kind in {Kind.FIRST, Kind.SECOND} and told[0].case == "bare":
        told[0].case, told[0].topic = "obj", False  # "나 보고 싶대"
    if len(told) < 2 or any(p.case == "obj" for p in told):
        return
    last = told[-1]
    if last.kind not in {Kind.FIRST, Kind.SECOND} or last.case != "bare":
        return
    acts = any(p.is_person and p.case in {"subj", "topic"} for p in told[:-1])
    if acts and (predicate.lemma in _ON_PEOPLE or predicate.lemma.endswith("시키다")):
        last.case, last.topic = "obj", False
