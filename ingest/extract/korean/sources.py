"""Sources: who told it. Phrases and clauses that only introduce ("준혁이 말로는", "수아가 그러는데").

The rule of the chain: named sources from the one nearest to the listener to the deepest; nobody who is
unnamed enters it, but hearsay without a name is still hearsay.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Cast, Person, names_nobody, person_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.wordlists import words
from ingest.extract.korean.writings import read_there, stands_for_all, writer_of
from ingest.language.korean import is_common_word
from ingest.language.korean_names import GIVEN_NAMES, is_closed
from ingest.resolve.korean_hearsay import Form, Mood
from ingest.resolve.korean_saying import (
    HEARING,
    INQUIRING,
    MEDIA,
    PERCEIVING,
    SAYING,
    TELLING_NOUNS,
)

_OWN_MATTER = words("하다 쓰다 적다 칭찬하다 비판하다 욕하다 연락하다 소개하다 가르치다 약속하다")


_NOTICES = words(
    "안내문 안내 공고 공문 공지사항 홈페이지 게시판 게시글 소식지 통신문 가정통신문 문자 알림 방송 포스터"
)
_PUBLICATIONS = words("소식지 신문 회보 사보 잡지 웹진 관보 학보")
#: Talks in which something is heard: "나래랑 통화했는데".
CONVERSING = words(
    "통화하다 전화하다 얘기하다 이야기하다 대화하다 상담하다 수다떨다 카톡하다 톡하다 디엠하다 채팅하다 영상통화하다 영통하다 면담하다"
)
#: Endings under which talking goes on beside something else: "얘기하면서 웃더라".
_DONE_BESIDE = words("면서 으면서 며 으며 다가 러 으러 려고")
#: Closings after which the speaker goes on to what was told.
_LEADING = frozenset({Close.BACKGROUND, Close.LINK, Close.HEARSAY_LINK, Close.CONDITION})


@dataclass(frozen=True, slots=True)
class Frames:
    """Named sources, nearest to the listener first; `hearsay` is true also when nobody is named."""

    people: tuple[Person, ...] = ()
    hearsay: bool = False
    self_told: bool = False  # the speaker reminds of own words
    unnamed: bool = False  # the last of the people heard it from somebody who is not named

    def then(self, other: Frames) -> Frames:
        """Return these sources followed by deeper ones."""
        known = {p.name for p in self.people}
        deeper = tuple(p for p in other.people if p.name not in known)
        unnamed = other.unnamed or (self.unnamed and not deeper)
        return Frames(
            self.people + deeper, self.hearsay or other.hearsay, self.self_told or other.self_told, unnamed
        )

    @property
    def source(self) -> Person | None:
        """Whose words it is: the deepest source, where it is named."""
        return self.people[-1] if self.people and not self.unnamed else None


def _named(person: Person | None, cast: Cast) -> tuple[Person, ...]:
    """A source counts when it is named and not the speaker, who stands at the head of every chain."""
    return (person,) if person is not None and person.name != cast.first else ()


def frame_of(person: Person | None, cast: Cast) -> Frames:
    """Return the frame of one source; nobody named is unnamed hearsay, the speaker none at all."""
    if person is not None and person.name == cast.first:
        return Frames((), hearsay=False, self_told=True)
    if person is not None and names_nobody(person):
        return Frames((), True)
    return Frames(_named(person, cast), hearsay=True)


_MESSAGES = words(
    "안내 통보 통지 회신 기별 문자 카톡 톡 메일 이메일 메시지 쪽지 편지 답장 답 답글 댓글 연락 전화 DM 디엠 공지 글 전보 팩스"
)
_MESSAGES |= words("가정통신문 통신문 안내문 알림장 공문 통지서 알림 공지사항 안내장 회신 답메일")
_MESSAGE_VERBS = words(
    "오다 보내다 남기다 주다 받다 쓰다 치다 넣다 달다 올리다 뜨다 하다 걸다 걸려오다 날아오다 올라오다"
)


def sends_message(clause: Clause, *, quoted: bool = False) -> bool:
    """ "그만뒀다고 문자 왔어", "'못 가'라고 보냈어": sending words is saying them."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _MESSAGE_VERBS:
        return False
    things = [p for p in clause.phrases if p.kind is Kind.THING and p.case in {"obj", "subj", "bare"}]
    if any(p.head in _MESSAGES for p in things):
        return True
    return predicate.lemma in {"보내다", "남기다"} and not things and (quoted or not clause.phrases)


# ---------------------------------------------------------------- phrases


def take_source_phrases(clause: Clause, cast: Cast) -> Frames:
    """Take "X 말로는", "X 얘기론", "X 말이,", "소문에", "뉴스에서" out of a clause; return their sources."""
    frames = Frames()
    kept: list[Phrase] = []
    wal = next((a for a in clause.adverbs if a.form == "왈"), None)
    for phrase in clause.phrases:
        if wal is not None and phrase.is_person and phrase.end <= wal.start:
            frames = frames.then(frame_of(person_of(phrase, cast), cast))  # "과장님 왈,"
            continue
        introduces = phrase.head == "왈" or (
            phrase.head in SAYING and phrase.particles[:1] in (("ㄹ",), ("를",))
        )  # "민찬이가 말하길"
        if introduces and kept and kept[-1].is_person and kept[-1].is_subject_like:
            frames = frames.then(frame_of(person_of(kept.pop(), cast), cast))
            continue
        found = _phrase_source(phrase, kept, clause, cast)
        if found is None:
            kept.append(phrase)
        else:
            frames = frames.then(found)
    clause.phrases = kept
    if wal is not None and frames.hearsay:
        clause.adverbs = [a for a in clause.adverbs if a is not wal]
    return frames


def _phrase_source(phrase: Phrase, before: list[Phrase], clause: Clause, cast: Cast) -> Frames | None:
    there = phrase.case in {"loc", "from"} and phrase.particles[:1] not in (("로",), ("으로",))
    writer = writer_of(phrase, clause) if there else None  # "민수 카드로는 결제가 안 된대" is by what
    if writer is not None and clause.predicate is not None and clause.predicate.close is Close.HEARSAY:
        return frame_of(person_of(writer, cast), cast)  # "민지 블로그에 그 집 별로래"
    if phrase.kind is Kind.GROUP and phrase.head in MEDIA | {"카더라", "찌라시"}:
        told = clause.predicate is not None and clause.predicate.hearsay is not None
        if phrase.case in {"loc", "from", "subj", "bare"}:
            return Frames((), True) if told and phrase.case in {"loc", "from"} else None
    if phrase.head in HEARING and phrase.particles[:1] == ("로",) and phrase.kind is Kind.THING:
        return _by_hearing(before, cast)
    if phrase.head in {"알다", "기억하다"} and phrase.particles[:1] == ("로",) and before and before[-1].is_person:
        return frame_of(person_of(before.pop(), cast), cast) if before[-1].kind is not Kind.FIRST else _own(before)
    seen = _in_ones_eyes(phrase, before, clause, cast)
    if seen is not None:
        return seen
    return _phrase_of_words(phrase, before, clause, cast)


def _own(before: list[Phrase]) -> Frames:
    """ "내가 알기로는": as far as the speaker knows, and nobody else's words."""
    before.pop()
    return Frames()


#: By what somebody finds it so: "코치 눈에는", "시어머니 입맛에는".
_SENSES = words("눈 입맛 입 귀 기준 취향 코 느낌 안목")


def _in_ones_eyes(phrase: Phrase, before: list[Phrase], clause: Clause, cast: Cast) -> Frames | None:
    """ "세영이가 보기엔 둘이 사귀는 것 같대", "코치 눈에는 내가 멀었대": how it looks to somebody who is quoted."""
    told = clause.predicate is not None and clause.predicate.hearsay is not None
    if not told or phrase.particles[:1] != ("에",) or phrase.kind is not Kind.THING:
        return None
    if phrase.head in {"보다", "보기"} and before and before[-1].is_person and before[-1].case == "subj":
        return frame_of(person_of(before.pop(), cast), cast)
    owner = phrase.possessor
    before_eyes = phrase.text.removesuffix(phrase.head).strip() if phrase.head in _SENSES else ""
    if owner is None and any(lexicon().is_kind(before_eyes, kind) for kind in ("role", "kin")):
        owner = replace(phrase, text=before_eyes, rest=before_eyes, head=before_eyes, kind=Kind.ROLE)
    if (
        phrase.head in _SENSES
        and phrase.particles[1:2] in (("는",), ("ㄴ",))
        and owner is not None
        and owner.is_person
    ):
        return frame_of(person_of(owner, cast), cast)
    return None


def _by_hearing(before: list[Phrase], cast: Cast) -> Frames:
    """ "내가 지호한테 듣기로는", "전해 듣기로는": from whom, and who stands between."""
    tellers = [p for p in before if p.case in {"dat", "source"} and p.is_person]
    hearers = [p for p in before if p.is_person and p.is_subject_like]
    for one in [*tellers, *hearers]:
        before.remove(one)
    nearer = frame_of(person_of(hearers[-1], cast), cast) if hearers else Frames()
    return nearer.then(frame_of(person_of(tellers[0], cast) if tellers else None, cast))


def _phrase_of_words(phrase: Phrase, before: list[Phrase], clause: Clause, cast: Cast) -> Frames | None:
    if phrase.head == "생각" and phrase.particles[:1] == ("에",) and phrase.case == "loc":
        # "내 생각에는", "자기 생각엔"
        holder = phrase.possessor
        if holder is not None and holder.kind is Kind.SELF and before and before[-1].is_person:
            holder = before.pop()
        person = person_of(holder, cast) if holder is not None else None
        return Frames() if person is None else frame_of(person, cast)
    if (phrase.head not in TELLING_NOUNS and phrase.head != "바") or phrase.kind is not Kind.THING:
        return None
    particles = [p for p in phrase.particles if p != ","]
    by_way = (
        bool(particles)
        and particles[0] in {"로", "으로", "로는", "으로는", "대로"}
        and (len(particles) == 1 or particles[1] in {"는", "ㄴ", "라면"})
        and not (phrase.demonstrative and phrase.possessor is None and len(particles) == 1)  # "그 얘기로 난리야"
    )
    comma = (
        "," in phrase.particles
        and particles[:1] in (["이"], ["이C"], ["가"])
        and phrase.head in {"말", "말씀", "얘기", "이야기"}
    )
    says = (
        phrase.head in {"말", "말씀", "얘기"}
        and particles[:1] in (["이"], ["은"])
        and bool(clause.relatives)
        and clause.relatives[-1][0] in SAYING
    )
    unlinked = (
        phrase.head in {"말", "말씀", "얘기"}
        and particles[:1] in (["이"], ["이C"], ["가"])
        and len(phrase.text) > len(phrase.head)
        and clause.predicate is not None
        and clause.predicate.hearsay is not None
        and clause.predicate.close in {Close.HEARSAY, Close.HEARSAY_LINK, Close.QUOTE}
        and any(
            (
                p.case in {"subj", "topic"}
                or (phrase.possessor is not None and (p.kind is Kind.THING or p.is_person))
            )
            and p.start > phrase.end
            for p in clause.phrases
        )
    )  # "친구 말이 거기 주차가 지옥이래"
    summed_up = (
        phrase.head in {"말", "말씀", "얘기", "의견", "주장", "입장", "생각", "설명", "요지"}
        and particles[:1] in (["은"], ["는"])
        and phrase.possessor is not None
        and clause.predicate is not None
        and clause.predicate.hearsay is not None
        and clause.predicate.hearsay.form is Form.NOUN
        and clause.predicate.close is Close.HEARSAY
    )  # "은재 말은 네가 잘못했다는 거야"
    if not (by_way or comma or says or unlinked or summed_up):
        return None
    if says and clause.shadow is not None:
        person = person_of(clause.shadow, cast)
        clause.shadow = None
        clause.relatives.pop()
        return frame_of(person, cast)
    if clause.relatives and clause.relatives[-1][0] in {"듣다", "들리다"}:
        # "들리는 말로는", "내가 들은 얘기로는", "준호한테 들은 말로는"
        _, _, taken = clause.relatives.pop()
        hearers = [p for p in taken if p.is_person and p.case == "subj" and p.kind is not Kind.GROUP]
        hearers = hearers or ([clause.shadow] if clause.shadow is not None and clause.shadow.is_person else [])
        clause.shadow = None
        sources = [person_of(p, cast) for p in taken if p.case in {"dat", "source", "from"}]
        told = frame_of(sources[0] if sources else None, cast)
        nearer = frame_of(person_of(hearers[0], cast), cast) if hearers else Frames((), True)
        nearer = replace(nearer, self_told=False, hearsay=True)
        return nearer.then(replace(told, unnamed=bool(nearer.people) and not told.people))
    holder = phrase.possessor
    of_passer = _kin_of_passer(holder, before, cast)
    if of_passer is not None:
        return of_passer
    person = person_of(holder, cast) if holder is not None else None
    if holder is None and before and before[-1].is_person and before[-1].case in {"subj", "bare", "topic", "gen"}:
        person = person_of(before.pop(), cast)
    return frame_of(person, cast)


def _kin_of_passer(holder: Phrase | None, before: list[Phrase], cast: Cast) -> Frames | None:
    """ "지호가 자기 언니 말로는": the sister of who passes it on."""
    if holder is None or holder.possessor is None or holder.possessor.kind is not Kind.SELF:
        return None
    passers = [p for p in before if p.is_person and p.case in {"subj", "topic"}]
    if not passers:
        return None
    before.remove(passers[-1])
    passer = person_of(passers[-1], cast)
    return frame_of(passer, cast).then(frame_of(person_of(holder, cast.with_itself(passer)), cast))


# ---------------------------------------------------------------- clauses


def leading_source(clause: Clause, cast: Cast) -> Frames | None:  # noqa: C901 (a row of readings, first that fits)
    """Return the sources that an introducing clause names, or None when it introduces nothing."""
    predicate = clause.predicate
    if predicate is None or predicate.close not in _LEADING or predicate.has("fear"):
        return None
    if predicate.has("benefit") and predicate.hearsay is not None and predicate.hearsay.mood is not Mood.TELLING:
        return None  # "월세를 올려 달라는데": asked for, and nothing posted
    lemma = predicate.lemma
    felt = lemma in {"좋아하다", "아쉬워하다", "부러워하다"} and any(p.kind is Kind.THING for p in clause.phrases)
    if felt and predicate.hearsay is None:
        return None  # "나 등산 안 좋아했는데 이제 좋아해"
    writer = read_there(clause)
    if writer is not None:
        return frame_of(person_of(writer, cast), cast)
    told = clause.complement is not None and clause.complement.head in TELLING_NOUNS | {
        "소식",
        "소문",
        "거",
        "것",
        "얘긴",
    }
    if lemma == "이다" and told and clause.relatives and clause.relatives[-1][0] in HEARING:
        around = [*clause.relatives[-1][2], *clause.phrases]  # "언니한테 들은 얘긴데"
        senders = [p for p in around if p.is_person and p.case in {"dat", "source", "from"}]
        return frame_of(person_of(senders[0], cast) if senders else None, cast)
    if lemma == "이다" and told and clause.relatives and clause.relatives[-1][0] in _COMING_DOWN:
        return _from_above([*clause.relatives[-1][2], *clause.phrases], cast)
    if lemma in {"나오다", "듣다", "알다"} and predicate.has("factual"):
        senders = [p for p in clause.phrases if p.case in {"dat", "source"} and p.is_person]
        tale = any(p.head in _TALES for p in clause.phrases)
        if senders and tale:  # "그 얘기는 수아한테서 나온 건데"
            return frame_of(person_of(senders[0], cast), cast)
    if lemma == "이다" and clause.complement is not None and clause.complement.head in _RUMOURED:
        return Frames((), True) if not clause.relatives else None  # "카더라인데"
    telling = _story_of(clause)
    if telling is not None:
        return frame_of(person_of(telling, cast), cast)
    if lemma == "이다" and clause.complement is not None and clause.complement.head in TELLING_NOUNS:
        teller = clause.complement.possessor
        if teller is None or not predicate.ending.endswith(("라면서", "라며", "라는데")):
            return None
        tellers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
        nearer = frame_of(person_of(tellers[0], cast), cast) if tellers else Frames((), True)
        return nearer.then(frame_of(person_of(teller, cast), cast))  # "할머니 말씀이라면서"
    if lemma in {"따르다", "의하다"} and predicate.close is Close.CONDITION:
        return _according_to(clause, cast)
    if lemma in HEARING and predicate.ending in {"면", "으면"}:
        owners = [p.possessor for p in clause.phrases if p.head in _TALES and p.possessor is not None]
        return heard(clause, cast) if any(o.is_person for o in owners) else None  # "지원이 말 들어 보면"
    if predicate.close is Close.CONDITION:
        return None
    if lemma in HEARING and predicate.ending in {"다면서", "다며"}:
        return heard(clause, cast)  # "친구한테 들었다면서"
    if lemma in HEARING or (lemma == "들리다"):
        told = predicate.close in {Close.BACKGROUND, Close.HEARSAY_LINK} or predicate.ending in {
            "니까",
            "으니까",
            "니",
            "으니",
        }
        things = [
            p
            for p in clause.phrases
            if p.kind is Kind.THING
            and p.case in {"obj", "bare", "subj"}
            and p.head not in TELLING_NOUNS | {"소식", "소문", "데", "거"}
            and not (p.text in GIVEN_NAMES and p.case == "subj")
            and not _hears_from_somebody(p, clause)
        ]
        return heard(clause, cast) if told and not things else None
    if lemma in INQUIRING | {"알아보다"} and any(p.case in {"dat", "source"} for p in clause.phrases):
        asked = [p for p in clause.phrases if p.case in {"dat", "source"}]
        askers = [
            p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"} and p.kind is not Kind.GROUP
        ]
        nearer = frame_of(person_of(askers[0], cast), cast) if askers else Frames()
        return replace(nearer, self_told=False).then(frame_of(person_of(asked[-1], cast), cast))
    offices = [p for p in clause.phrases if p.kind is Kind.ORGANISATION and p.case == "loc"]
    if lemma in INQUIRING and offices:
        return frame_of(person_of(offices[-1], cast), cast)  # "은행에 물어보니까"
    if lemma in INQUIRING and predicate.ending in {"더니", "니까", "니", "는데"} and not clause.negated:
        return (
            Frames((), True) if not any(p.case == "obj" and p.head not in _ASKED for p in clause.phrases) else None
        )
    if lemma in {"보다", "읽다"} and any(p.kind is Kind.QUESTION and p.case == "from" for p in clause.phrases):
        return Frames((), True)  # "어디서 봤는데"
    if lemma in PERCEIVING and any(p.head in MEDIA for p in clause.phrases):
        return Frames((), True)
    if stands_for_all(clause):
        return Frames((), True)
    talked = lemma in CONVERSING and not predicate.has("benefit")  # "얘기해 줬는데" is telling
    if talked and predicate.close is Close.BACKGROUND and predicate.has("past"):
        return _conversed(clause, cast)
    if sends_message(clause) and predicate.close in {Close.BACKGROUND, Close.HEARSAY_LINK} and lemma != "하다":
        return written(clause, cast)
    beside = predicate.close is Close.LINK and predicate.ending in _DONE_BESIDE
    if lemma in SAYING | {"전하다", "알리다", "말하다"} and lemma not in _OWN_MATTER and not beside:
        return _told(clause, cast)
    if lemma == "하다" and predicate.ending == "던데" and len(clause.phrases) == 1 and clause.phrases[0].is_person:
        return _told(clause, cast)  # "할매가 하던데"
    return None


#: What one asks for: "늦은 이유를 물었더니".
_ASKED = words("이유 까닭 사정 의견 생각 행방 안부 근황 경위 여부 결과 값 가격 나이 이름 소감 계획 일정 상황")
#: How talk comes to somebody: "본사에서 내려온 얘긴데".
_COMING_DOWN = words("내려오다 나오다 흘러나오다 들어오다 돌다 떠돌다 퍼지다")


def _from_above(phrases: list[Phrase], cast: Cast) -> Frames:
    """ "본사에서 내려온 얘긴데": from an office or somebody, or nobody knows from where."""
    for phrase in phrases:
        office = phrase.kind is Kind.THING and phrase.head in _OFFICES and not phrase.modifier
        if phrase.case in {"from", "source", "dat"} and (phrase.is_person or office):
            phrase.kind = Kind.ORGANISATION if office else phrase.kind
            return frame_of(person_of(phrase, cast), cast)
    return Frames((), True)


_RUMOURED = words("카더라 찌라시 루머 풍문 썰 뜬소문 낭설")


def _story_of(clause: Clause) -> Phrase | None:
    """ "이 얘기 민아가 해 준 건데", "민아가 한 말인데": who told it, before what was told."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is not None and predicate.lemma == "하다" and predicate.has("factual"):
        tellers = [p for p in clause.phrases if p.is_person and p.case == "subj" and p.kind is not Kind.FIRST]
        return tellers[0] if tellers and any(p.head in _TALES for p in clause.phrases) else None
    if predicate is None or complement is None or predicate.lemma != "이다" or not clause.relatives:
        return None
    lemma, _, taken = clause.relatives[-1]
    around = [*taken, *clause.phrases]
    told = complement.head in _TALES or any(p.head in _TALES for p in around)
    if (
        lemma not in {"하다", "해주다", "말하다", "얘기하다", "이야기하다", "전하다", "들려주다", "알려주다"}
        or not told
    ):
        return None
    if complement.head not in _TALES | {"거", "것"}:
        return None
    tellers = [p for p in around if p.is_person and p.case in {"subj", "bare"} and p.kind is not Kind.FIRST]
    return (
        tellers[-1]
        if tellers
        else clause.shadow
        if clause.shadow is not None and clause.shadow.is_person
        else None
    )


def _told_for(clause: Clause, cast: Cast) -> Frames | None:
    """ "하람이가 미르 말을 전해 줬는데": the words of one, told by another."""
    told = next(
        (p for p in clause.phrases if p.case in {"obj", "bare"} and p.head in _TALES and p.possessor is not None),
        None,
    )
    tellers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic"}]
    if told is None or told.possessor is None or not told.possessor.is_person or len(tellers) != 1:
        return None
    return frame_of(person_of(tellers[0], cast), cast).then(frame_of(person_of(told.possessor, cast), cast))


def _conversed(clause: Clause, cast: Cast) -> Frames | None:
    """ "나래랑 통화했는데 다음 달에 이사한대": what was heard in the talk is of whom the speaker talked with."""
    partners = [p for p in clause.phrases if p.case == "com" and p.is_person]
    tellers = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.FIRST]
    if len(partners) != 1 or tellers:
        return None
    return frame_of(person_of(partners[0], cast), cast)


#: Places that send messages as offices do, beside those of the table: "학원에서 문자 왔는데".
_OFFICES = words(
    "학원 어린이집 유치원 학교 병원 치과 한의원 은행 회사 관리실 관리사무소 경비실 부동산 구청 시청 도서관 보건소 센터 우체국 "
    "매장 본사 지점 카페 식당 미용실 헬스장 체육관 공장 서점 여행사 보험사 카드사 통신사 택배사 거래처 협력업체 업체 고객센터"
)


def written(clause: Clause, cast: Cast) -> Frames:
    """ "소현이한테서 연락 왔는데", "언니가 톡 보냈는데": the sender, or nobody known."""
    predicate = clause.predicate
    for phrase in clause.phrases:
        if phrase.kind is Kind.THING and phrase.case == "from" and phrase.head in _OFFICES and not phrase.modifier:
            phrase.kind = Kind.ORGANISATION
    for phrase in clause.phrases:
        _as_name(phrase)
    arrives = predicate is not None and predicate.lemma in {
        "오다",
        "받다",
        "걸려오다",
        "날아오다",
        "뜨다",
        "올라오다",
    }
    senders = [p for p in clause.phrases if p.is_person and p.case in {"dat", "source", "from"}] if arrives else []
    senders = senders or [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic", "also"}]
    if arrives and not senders:  # "교수님 공지 떴는데"
        senders = [p.possessor for p in clause.phrases if p.head in _MESSAGES and p.possessor is not None]
    return frame_of(person_of(senders[0], cast) if senders else None, cast)


def _according_to(clause: Clause, cast: Cast) -> Frames:
    phrases = [p for p in clause.phrases if p.case in {"loc", "bare"}]
    if not phrases:
        return Frames((), True)
    phrase = phrases[-1]
    if phrase.head in TELLING_NOUNS | _NOTICES and phrase.possessor is not None:
        return frame_of(person_of(phrase.possessor, cast), cast)
    tellers = [p for p in clause.phrases if p.is_person and p.case in {"subj", "gen"} and p.end <= phrase.start]
    if phrase.head in TELLING_NOUNS and tellers:
        return frame_of(person_of(tellers[-1], cast), cast)  # "민준이 말에 따르면"
    word = phrase.text.removesuffix(phrase.head).strip()
    if phrase.head in {"말", "말씀", "얘기"} and word and " " not in word and not is_common_word(word):
        stranger = replace(phrase, text=word, rest=word, head=word, kind=Kind.NAME, end=phrase.start + len(word))
        return frame_of(person_of(stranger, cast), cast)  # "엘리프 말에 의하면"
    issuer = _issuer(phrase)
    if issuer is not None:
        return frame_of(person_of(issuer, cast), cast)
    if phrase.kind is Kind.THING and _PRESS.fullmatch(phrase.text) and not is_common_word(phrase.text):
        phrase.kind = Kind.ORGANISATION  # "연합뉴스에 따르면"
    if phrase.is_person:
        return frame_of(person_of(phrase, cast), cast)
    return Frames((), True)


#: What papers and agencies are called.
_PRESS = re.compile(r"[가-힣A-Z]{2,5}(?:뉴스|일보|신문|타임스|통신)")


def _issuer(phrase: Phrase) -> Phrase | None:
    """Return the office in "교무처 공지", "구청 안내문": a notice says what the office says."""
    before, _, notice = phrase.text.rpartition(" ")
    if notice not in TELLING_NOUNS | _NOTICES or phrase.kind is not Kind.THING:
        return None
    word = before.split()[-1] if before else ""
    if not any(word.endswith(suffix) for suffix in lexicon().nouns["organisation_suffix"]):
        return None
    if notice in _PUBLICATIONS:  # "구청 소식지에 따르면": it has a name of its own
        return replace(phrase, rest=phrase.text, head=notice, kind=Kind.ORGANISATION, possessor=None)
    end = phrase.start + len(before)
    return replace(phrase, text=before, rest=before, head=word, kind=Kind.ORGANISATION, end=end, possessor=None)


_TALES = frozenset({"말", "말씀", "얘기", "이야기", "설명"})


def heard(clause: Clause, cast: Cast) -> Frames:
    """Return who heard it and from whom. "엄마가 이모한테 들었는데": the hearer stands nearer than the one it came from."""
    frames = Frames((), True)
    name_tellers(clause)
    for phrase in clause.phrases:
        if phrase.case in {"subj", "topic", "also"} and phrase.is_person:
            frames = frames.then(Frames(_named(person_of(phrase, cast), cast), True))
    hearers = len(frames.people)
    hearer = cast.with_itself(frames.people[-1]) if frames.people else cast
    for phrase in clause.phrases:
        if phrase.case in {"dat", "source", "from"} and phrase.is_person:
            frames = frames.then(Frames(_named(person_of(phrase, hearer), cast), True))
        whose = phrase.possessor if phrase.kind is Kind.THING and phrase.head in _TALES else None
        if whose is not None and whose.is_person and phrase.case in {"obj", "bare"}:
            frames = frames.then(Frames(_named(person_of(whose, hearer), cast), True))  # "지호 얘기 들어 보니까"
    heard_from = len(frames.people) > hearers
    return (
        replace(frames, unnamed=True) if frames.people and (not heard_from or _heard_somewhere(clause)) else frames
    )


def name_tellers(clause: Clause) -> None:
    """Make somebody of every word that stands where one hears or is heard from: "나무가 별이한테 들었대"."""
    for phrase in clause.phrases:
        if phrase.kind is Kind.THING and phrase.case in {"subj", "topic"} and phrase.text in GIVEN_NAMES:
            phrase.kind, phrase.name_span = Kind.NAME, (phrase.start, phrase.start + len(phrase.text))
        elif _hears_from_somebody(phrase, clause):
            named_so(phrase)
        _as_name(phrase)


def _as_name(phrase: Phrase) -> None:
    """ "경호한테 들었대": what one hears things from is somebody, also where the word means something else."""
    by_person = phrase.particles[:1] in (("한테",), ("한테서",), ("에게",), ("에게서",))
    bare = phrase.possessor is None and phrase.modifier is None and not phrase.demonstrative
    if phrase.kind is Kind.THING and by_person and bare and 2 <= len(phrase.text) <= 4 and " " not in phrase.text:
        named_so(phrase)


def named_so(phrase: Phrase) -> None:
    """Make somebody of a word: "미르", and without the friendly -이: "보름이"."""
    word = phrase.text
    if len(word) > 2 and word.endswith("이") and is_closed(word[-2]):
        word = word[:-1]
    phrase.kind, phrase.text, phrase.head, phrase.rest = Kind.NAME, word, word, word
    phrase.name_span = (phrase.start, phrase.start + len(word))


def _hears_from_somebody(phrase: Phrase, clause: Clause) -> bool:
    """ "시내가 강이한테 들었다는데": who hears it from somebody is somebody."""
    bare = phrase.possessor is None and phrase.modifier is None and not phrase.demonstrative and not phrase.quoted
    return (
        phrase.kind is Kind.THING
        and phrase.case == "subj"
        and bare
        and 2 <= len(phrase.text) <= 4
        and " " not in phrase.text
        and phrase.head not in TELLING_NOUNS | {"소식", "소문", "거", "것"}
        and any(p.case in {"dat", "source"} and p.start > phrase.start for p in clause.phrases)
    )


def _heard_somewhere(clause: Clause) -> bool:
    """ "순이가 어디서 들었다는데", "누구한테 들었다는데": from somebody, and nobody knows from whom."""
    return any(
        p.case in {"dat", "source", "from"} and (p.kind is Kind.QUESTION or p.head in {"누", "누구", "누군가"})
        for p in clause.phrases
    )


def _told(clause: Clause, cast: Cast) -> Frames | None:
    for_another = _told_for(clause, cast)
    if for_another is not None:
        return for_another
    subjects = [p for p in clause.phrases if p.is_person and p.case in {"subj", "topic", "bare", "also"}]
    if clause.predicate is not None and clause.predicate.ending.endswith("길래") and subjects:
        return Frames()  # "유미가 하도 그러길래 가 봤더니 맛있더라": why one went, and not what was told
    if any(p.case == "obj" and p.head not in TELLING_NOUNS | {"소식"} for p in clause.phrases):
        return None
    if len(subjects) > 1 and subjects[0].topic and subjects[1].kind is Kind.SELF:
        return None  # "지호는 자기가 먼저 사과했다는데": that, and no more, is what is told
    organisations = [p for p in clause.phrases if p.kind is Kind.ORGANISATION and p.case == "from"]
    link = clause.predicate.ending if clause.predicate is not None else ""
    named = [p for p in subjects if p.kind is not Kind.GROUP and p.case != "bare"]
    if len(named) > 1 and link.endswith(("다면서", "다며", "다는데", "다던데")):
        nearer = frame_of(person_of(named[0], cast), cast)  # "우진이가 자기 형이 그랬다면서"
        return nearer.then(frame_of(person_of(named[1], cast.with_itself(nearer.source)), cast))
    # "옆 팀 미르 씨가 그러는데": where somebody works, before who says it
    chosen = [p for p in subjects if p.kind is not Kind.ORGANISATION or p.case != "bare"] or subjects
    chosen = chosen or organisations
    if not chosen:
        return (
            None
            if clause.predicate is None or clause.predicate.lemma not in {"그러다", "그렇다"}
            else Frames((), True)
        )
    return frame_of(person_of(chosen[0], cast), cast)
