"""What stands written in somebody's own place: "가은이 인스타 보니까", "엄마 문자에 … 적혀 있었어"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.wordlists import words

#: Where people write in their own name.
_OWN_PLACES = words(
    "인스타 인스타그램 블로그 프사 프로필 프로필사진 카톡 톡 메일 이메일 문자 메시지 페북 페이스북 트위터 스토리 상메 상태메시지 일기 "
    "일기장 편지 쪽지 글 댓글 답글 유튜브 채널 공지 답장 DM 디엠 후기 리뷰 계정 피드 게시물 게시글 다이어리 싸이 홈피 홈페이지 유서 "
    "메모 엽서 카드 보고서 진술서 안내문 고지서 통지서 공문 가정통신문 공지문 공고 공고문 안내 청첩장 초대장 유언장 이력서 자소서 자기소개서 일지 쪽지편지 팬카페 홈페이지글 프로필글 "
    "상세페이지 계약서 진단서 처방전 소견서 성명서 회고록 자서전 인터뷰 알림장 칼럼 기고문 자필 서신 사과문 입장문"
)
_OFFICE_ENDS = (
    "청",
    "공단",
    "협회",
    "위원회",
    "은행",
    "학교",
    "병원",
    "구청",
    "시청",
    "공사",
    "세무서",
    "카드사",
    "보험사",
)
#: Where anybody writes, or nobody who is named.
_FOR_ALL = (
    "맘카페", "동네카페", "지역카페", "에타", "에브리타임", "블라인드", "당근", "당근마켓", "오픈채팅", "오픈채팅방", "오픈톡", "단체방", "나무위키", "위키",
    "디시", "더쿠", "레딧", "쇼츠", "릴스", "현수막", "전단지", "전단", "포스터", "벽보", "안내판", "전광판", "팸플릿", "팜플렛", "브로슈어", "찌라시", "밴드",
    "지식인", "구글", "네이버", "챗지피티", "게시판", "대자보", "공고문", "안내문", "카페 글", "익명", "익게",
)  # fmt: skip
#: How one comes to read it.
_LOOKING = words("보다 읽다 들어가다 들어가보다 들르다 찾아보다 열다 확인하다 구경하다 뒤지다 받다 훑다 염탐하다")
#: Endings under which what was read follows.
_THEN = ("니까", "니", "더니", "는데", "ㄴ데", "은데", "던데", "면")
#: Verbs of writing that leave out who wrote.
WRITING = words("쓰다 적다 올리다 남기다 써놓다 적어놓다 올려놓다 해놓다 걸다 걸어놓다 박다")
#: What is written stands somewhere, and nobody writes it.
STANDS_WRITTEN = words("쓰이다 적히다 쓰여지다 적혀지다 올라오다 뜨다 박히다 나오다 나와있다 써지다")


def writer_of(phrase: Phrase, clause: Clause | None = None) -> Phrase | None:
    """Return whose own place it is: 가은 in "가은이 인스타", and in "가은이 남긴 후기"."""
    owner = phrase.possessor
    if owner is None and clause is not None:
        owner = next((p for p in clause.phrases if stands_before(p, phrase)), None)
    if owner is None and clause is not None and phrase.modifier and clause.relatives:
        lemma, _, taken = clause.relatives[-1]
        shadow = [clause.shadow] if clause.shadow is not None else []
        people = [p for p in [*taken, *shadow] if p.is_person and p.case == "subj"]
        owner = people[0] if people and lemma in WRITING | {"보내다"} else None
    last = phrase.rest.split()[-1] if phrase.rest else phrase.head
    if owner is None:
        owner = _office_of(phrase) or _title_of(phrase)
    if owner is None or not owner.is_person or not {phrase.head, last} & _OWN_PLACES:
        return None
    return owner


def stands_before(person: Phrase, place: Phrase) -> bool:
    """ "지혁이 프사": cut as if he were the subject, where -이 is only friendly."""
    friendly = person.kind is Kind.NAME and person.particles == ("이",) and person.case == "subj"
    return friendly and place.start - person.end == len("이 ") and place.text in _OWN_PLACES


def _office_of(phrase: Phrase) -> Phrase | None:
    """ "국세청 문자에는 …라고 돼 있어": an office writes in its own name."""
    first, _, rest = phrase.text.partition(" ")
    named = first in lexicon().nouns["organisation_suffix"] or (len(first) > 2 and first.endswith(_OFFICE_ENDS))
    if not rest or phrase.modifier or not named:
        return None
    end = phrase.start + len(first)
    return replace(phrase, text=first, rest=first, head=first, kind=Kind.ORGANISATION, end=end, possessor=None)


def _title_of(phrase: Phrase) -> Phrase | None:
    """ "감독 인터뷰 보니까": a title right before what its bearer wrote or said."""
    before, _, last = phrase.text.rpartition(" ")
    if not before or last not in _OWN_PLACES or phrase.modifier or phrase.kind is not Kind.THING:
        return None
    title = before.split()[-1]
    if not any(lexicon().is_kind(title, kind) for kind in ("role", "kin")):
        return None
    end = phrase.start + len(before)
    return replace(phrase, text=before, rest=before, head=title, kind=Kind.ROLE, end=end, possessor=None)


def read_there(clause: Clause) -> Phrase | None:
    """ "팀장님 메일 보니까": whose words are read, where the clause does nothing but lead to them."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _LOOKING or clause.negated:
        return None
    if predicate.close not in {Close.LINK, Close.BACKGROUND} or not predicate.ending.endswith(_THEN):
        return None
    places = [p for p in clause.phrases if p.case in {"obj", "bare", "loc", "from"}]
    return next((w for p in places if (w := writer_of(p, clause)) is not None), None)


def written_there(phrases: Sequence[Phrase], lemma: str) -> Phrase | None:
    """ "엄마 문자에 늦는다고 적혀 있었어": the place of somebody that the words stand in."""
    if lemma not in STANDS_WRITTEN | WRITING | {"있다", "하다", "되다"}:
        return None
    return next((p for p in phrases if p.case in {"loc", "from"} and writer_of(p) is not None), None)


def stands_for_all(clause: Clause) -> bool:
    """ "맘카페에서 봤는데", "현수막 보니까", "에타에 올라왔는데": read where anybody writes, so that nobody is named."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in _LOOKING | {"올라오다", "뜨다", "붙다", "돌다"}
        or clause.negated
    ):
        return False
    if predicate.close not in {Close.LINK, Close.BACKGROUND} or not predicate.ending.endswith(_THEN):
        return False
    if any(p.is_person and p.kind not in {Kind.FIRST, Kind.GROUP} for p in clause.phrases):
        return False
    return any(p.text.split()[-1].endswith(_FOR_ALL) and p.case != "topic" for p in clause.phrases)


def seen_there(clause: Clause, following: Sequence[Clause]) -> bool:
    """ "네이버 카페에서 봤는데 …대", "문에 붙었던데 …대": where words stand, before what is passed on from there."""
    predicate, told = clause.predicate, following[-1].predicate if following else None
    if predicate is None or predicate.close is not Close.BACKGROUND or clause.negated or not clause.phrases:
        return False
    place = {"보다": "from", "읽다": "from", "붙다": "loc", "쓰이다": "loc", "적히다": "loc", "게시되다": "loc"}
    if any(p.case != place.get(predicate.lemma) or p.is_person for p in clause.phrases):
        return False
    over = predicate.has("past") or predicate.retro or predicate.has("state")
    return told is not None and told.close is Close.HEARSAY and over


def done_by_writer(clause: Clause, following: Sequence[Clause]) -> None:
    """ "지혁이 인스타 보니까 강아지 입양했더라": what is seen there is done by whose place it is, in place."""
    writer = read_there(clause)
    then = following[0] if following else None
    if writer is None or then is None or then.predicate is None or then.sentence != clause.sentence:
        return
    seen = then.predicate.retro or then.predicate.ending.rstrip("요") == "네"
    if not seen or "adjective" in then.predicate.features or then.predicate.lemma in {"이다", "있다", "없다"}:
        return
    if not any(p.is_subject_like and p.case != "bare" for p in then.phrases):
        then.phrases = [replace(writer, case="subj", particles=("이",)), *then.phrases]
