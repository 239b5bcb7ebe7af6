"""Unknown names as subjects: who acts in a clause whose head noun no list knows ("은초는 제주에 살아").

A noun with a subject particle before a predicate that only people can have is the subject, whatever the tagger
calls it; only a clause without such a noun has a dropped subject. A topic can also be an object, a place or a
time ("커피는 매일 마셔"), so a topic needs its object or place beside it, or the shape of a given name.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.epithets import keep_epithets
from ingest.extract.korean.fears import ANOTHERS
from ingest.extract.korean.judging import is_event_verb
from ingest.extract.korean.lexicon import Lexicon, Sense
from ingest.extract.korean.opinions import is_part
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import REGIONS, is_filler
from ingest.extract.korean.wordlists import words
from ingest.language.korean import is_common_word
from ingest.language.korean_names import (
    GIVEN_NAMES,
    SURNAMES,
    is_closed,
    looks_like_given_name,
)
from ingest.resolve.korean_hearsay import Mood

#: Labels of verbs that only a person can be the subject of ("샀어", "좋아해").
_OF_PEOPLE = words(
    "met bought gave received ate watched read joined married passed lives_in works_at studies likes dislikes "
    "prefers trusts recommends worries_about wants moved_to"
)
#: Verbs of those labels that things are the subject of too ("열차가 멈춰 지내다", "소리가 나오다").
_OF_THINGS_TOO = words(
    "붙다 떨어지다 빠지다 들다 끌리다 이전하다 옮겨가다 마음에들다 당기다 땡기다 탐나다 그립다 보내다 주다 타다 "
    "얻다 받다 싫다 밉다 질리다 물리다 무섭다 두렵다 불안하다 통과하다 걱정되다 욕심나다 좋다 탈락하다 당첨되다 남다"
)
#: Acts of people without a label of their own.
_HUMAN_ACTS = words(
    "맡다 고치다 만들다 그리다 짓다 요리하다 운동하다 청소하다 자다 웃다 울다 달리다 뛰다 걷다 일어나다 말하다 "
    "얘기하다 이야기하다 그러다 부르다 춤추다 노래하다 전화하다 졸업하다 승진하다 이직하다 퇴사하다 입원하다 퇴원하다 "
    "출산하다 이혼하다 태어나다 지각하다 결석하다 연습하다 준비하다 쓰다 찍다 심다 씻다 입다 신다 앉다 눕다 쉬다 "
    "놀다 기다리다 도와주다 돕다 그만두다 관두다 퇴직하다 은퇴하다 자퇴하다 제대하다 전역하다 여행하다 출장가다 "
    "운전하다 빌리다 다치다 약속하다 제안하다 물어보다 묻다 대답하다 고백하다 신청하다 예약하다 설계하다 번역하다 "
    "귀국하다 출국하다 임신하다 파혼하다 휴학하다 복학하다 진학하다 전학가다 유학가다 이민가다 합격하다 살찌다 살빼다 삐지다 화나다 빡치다 토라지다 지각하다 발표하다 다니다 이사하다 이사가다 이사오다 이민가다 가르치다 배우다 끊다 다녀오다"
)
#: Verbs of coming and going: things come and go as well ("택배가 왔어"), so only unknown words are people.
_MOTIONS = words(
    "가다 오다 떠나다 나가다 들어가다 들어오다 돌아오다 돌아가다 나오다 도착하다 들르다 올라가다 내려가다"
)
_KINDS_OF_THINGS = ("place", "food", "event", "activity", "work", "body", "habit", "present", "question", "group")
_NEVER_PEOPLE = words(
    "거 것 수 데 적 줄 때 번 개 이거 그거 저거 이것 그것 저것 여기 거기 저기 하나 둘 셋 사실 실은 다음 대신 나머지"
)


#: Animals act as people do, without being called by a name of their own.
_ANIMALS = words("고양이 강아지 멍멍이 야옹이 토끼 햄스터 거북이 앵무새 새끼 아기 병아리 송아지")
_PETS = words("개 냥이 댕댕이 반려견 반려묘 진돗개 푸들 말티즈 길고양이 앵무 햄찌 물고기 금붕어")


def name_strangers(clauses: Sequence[Clause], text: str, lexicon: Lexicon) -> None:
    """Make the unknown subject of every clause that needs a person a name, in place."""
    for place, clause in enumerate(clauses):
        keep_epithets(clause, text)
        _without_unit(clause, text)
        _name_asker(clauses, place, text, lexicon)
        _name_worrier(clauses, place, text, lexicon)
        for phrase in clause.phrases:
            _friendly_name(phrase, text)
        if clause.predicate is not None:
            _animal(clause, clause.predicate, lexicon)
            _give_kin_to_name(clause, clause.predicate, text)
            _name_stranger(clause, clause.predicate, text, lexicon)
            _name_teller(clause, clause.predicate, text, lexicon)
            _name_judge(clause, clause.predicate, text, lexicon)
            _name_met(clause, clause.predicate, text, lexicon)
            if clause.predicate.lemma == "이다":
                _name_oneself(clause, text)


#: Where somebody works, said before a name: "마케팅팀 소라 씨".
_UNITS = ("팀", "부서", "과", "지점", "본사", "지사", "실")


def _without_unit(clause: Clause, text: str) -> None:
    """ "마케팅팀 소라 씨가 그러더라": where somebody works tells nothing beside who it is."""
    clause.phrases = [
        p
        for p, after in zip_longest(clause.phrases, clause.phrases[1:])
        if after is None
        or p.kind is not Kind.ORGANISATION
        or p.case != "bare"
        or after.kind is not Kind.NAME
        or not p.head.endswith(_UNITS)
        or text[p.end : after.start] != " "
    ]


def _friendly_name(phrase: Phrase, text: str) -> None:
    """ "보검이가", "보검이는": no thing has the friendly -이 before its particle."""
    if phrase.kind is not Kind.THING or phrase.particles[:1] != ("이",) or len(phrase.particles) < 2:
        return
    bare = phrase.possessor is None and phrase.modifier is None and not phrase.demonstrative and not phrase.quoted
    word = _word(phrase, text)
    if (
        bare
        and phrase.particles[1] in {"가", "는", "도", "를", "한테"}
        and 2 <= len(word) <= 3
        and is_closed(word[-1])
    ):
        _rename(phrase, text)


def _animal(clause: Clause, predicate: Predicate, lexicon: Lexicon) -> None:
    """ "우리 개는 산책을 좋아해", "고양이는 소파에서 자": an animal feels and acts for itself."""
    first = next((p for p in clause.phrases if p.is_subject_like and not is_filler(p)), None)
    if first is None or first.kind is not Kind.THING or first.head not in _ANIMALS | _PETS or first.modifier:
        return
    if first.case in {"subj", "topic"} and first.possessor is None and _is_human_verb(predicate, lexicon):
        first.kind = Kind.ROLE


#: With these verbs "도윤이 여자친구가 생겼어" tells of two, who has and who is had.
_HAVING = words(
    "있다 없다 생기다 되다 아니다 이다 많다 적다 좋다 싫다 밉다 보고싶다 필요하다 사귀다 만나다 부럽다 그립다"
)


#: What somebody does before others, and how others found it.
_PERFORMED = words(
    "사회 발표 노래 연주 춤 축사 주례 강연 강의 연설 공연 무대 요리 음식 연기 그림 글 소설 시 사진 영상 설명 농담 개그 진행 수업 결혼식 "
    "졸업식 전시회 전시 생일파티 집들이 돌잔치 김밥 찌개 반찬 도시락 커피 빵 케이크 쿠키 선물 편지 축가 작품 아이디어 기획 보고서"
)
_PERFORMED_SO = words(
    "재밌다 재미있다 재미없다 웃기다 멋지다 멋있다 훌륭하다 감동적이다 인상적이다 지루하다 맛있다 맛없다 괜찮다 좋다 별로이다 최고이다 "
    "대단하다 완벽하다 엉망이다 형편없다 알차다 유익하다 길다 짧다"
)
_FOUND_TO_BE = words("감동적 감동 인상적 최고 최악 대박 별로 예술 압권 꽝 엉망")


#: Nouns of place and reason that stand right behind whose they are: "지선이 앞에서".
_BESIDE = words("앞 옆 뒤 곁 밑 편 쪽 때문 덕분 덕 탓 대신 앞자리 옆자리 뒷자리")


def _give_kin_to_name(clause: Clause, predicate: Predicate, text: str) -> None:
    """ "도윤이 여자친구가 그 집 별로래": a name with the friendly -이 right before somebody's kin is whose kin it is."""
    for first, second in pairwise(clause.phrases):
        kin = (
            second.kind in {Kind.KIN, Kind.ROLE} and second.possessor is None and second.case in {"subj", "topic"}
        )
        friendly = first.kind is Kind.NAME and first.particles == ("이",) and first.case == "subj"
        word_too = first.kind is Kind.THING and first.text in GIVEN_NAMES and first.particles == ("이",)
        if word_too and second.kind is Kind.KIN and second.possessor is None and is_closed(first.text[-1]):
            _named_so(first)  # "노을이 남친 좀 별로야"
            kin = friendly = True
        beside = second.kind is Kind.THING and second.head in _BESIDE and second.case in {"from", "loc", "bare"}
        beside = beside and second.particles[:1] != ("으로",)  # "하람이 앞으로 채식하겠대"
        if (
            not ((kin or beside) and friendly)
            or second.start - first.end > len("이 ")
            or second.start <= first.end
        ):
            continue
        others = [p for p in clause.phrases if p not in (first, second) and p.kind is not Kind.TIME]
        if predicate.lemma in _HAVING and not others:
            continue
        first.case = "gen"
        second.possessor, second.rest = first, second.text
        second.text = f"{first.text} {second.text}"
        second.start = first.start
        clause.phrases = [p for p in clause.phrases if p is not first]
        return
    _give_part_to_first(clause)
    _give_thing_to_name(clause, text)
    _give_judged_to_name(clause, predicate, text)


def _named_so(phrase: Phrase) -> None:
    phrase.kind, phrase.name_span = Kind.NAME, (phrase.start, phrase.start + len(phrase.text))


def _give_thing_to_name(clause: Clause, text: str) -> None:
    """ "코치님이 지안이 자세가 좋다고": behind another subject, a name right before a thing is whose it is."""
    for first, second in pairwise(clause.phrases):
        friendly = first.kind is Kind.NAME and first.case in {"bare", "subj"} and first.particles in ((), ("이",))
        thing = second.kind is Kind.THING and second.case in {"subj", "topic"} and second.possessor is None
        pointed = second.demonstrative and text[first.end : first.end + 1] != "이"  # the friendly -이, no 이
        if not (friendly and thing) or pointed or second.modifier or not 0 < second.start - first.end <= 2:
            continue
        if any(p.is_person and p.case in {"subj", "topic"} and p.end <= first.start for p in clause.phrases):
            first.case = "gen"
            second.possessor, second.rest = first, second.text
            second.text, second.start = f"{first.text} {second.text}", first.start
            second.demonstrative = False
            clause.phrases = [p for p in clause.phrases if p is not first]
            return


def _give_judged_to_name(clause: Clause, predicate: Predicate, text: str) -> None:
    """ "도윤이 사회도 재밌었어": of what somebody else finds one has heard; unheard, it is theirs, and judged by me."""
    how = clause.complement.head if clause.complement is not None else clause.complement_word
    moving = predicate.lemma == "이다" and how in _FOUND_TO_BE
    judged = (
        (predicate.lemma in _PERFORMED_SO or moving)
        and predicate.hearsay is None
        and predicate.close is not Close.QUOTE
    )
    if not judged or not predicate.has("past") or predicate.has("future", "seem"):
        return
    for first, second in pairwise(clause.phrases):
        friendly = first.kind is Kind.NAME and first.case == "subj" and first.particles == ("이",)
        thing = second.kind is Kind.THING and second.case in {"subj", "topic", "also"} and second.possessor is None
        if friendly and thing and second.head in _PERFORMED and text[first.end : second.start].strip("이") == " ":
            first.case = "gen"
            second.possessor, second.rest = first, second.text
            second.text, second.start = f"{first.text} {second.text}", first.start
            clause.phrases = [p for p in clause.phrases if p is not first]
            return


def _give_part_to_first(clause: Clause) -> None:
    """ "여자친구가 나 인상 좋대": behind another subject, 나 before a side of a person is whose side it is."""
    for first, second in pairwise(clause.phrases):
        part = second.kind is Kind.THING and is_part(second) and second.possessor is None
        bare = first.kind in {Kind.FIRST, Kind.SECOND} and first.case == "bare"
        before = any(p.is_person and p.case in {"subj", "topic"} and p.start < first.start for p in clause.phrases)
        if part and bare and before:
            second.possessor, second.rest = first, second.text
            clause.phrases = [p for p in clause.phrases if p is not first]
            return


def _name_oneself(clause: Clause, text: str) -> None:
    """ "저는 하람입니다": what somebody is, in the shape of a name and no word of the dictionary."""
    complement = clause.complement
    if complement is None or complement.kind is not Kind.THING or complement.modifier or complement.possessor:
        return
    if not any(p.kind is Kind.FIRST and p.is_subject_like for p in clause.phrases):
        return
    word = text[complement.start : complement.end]
    if is_name_shaped(word) and not is_common_word(word):
        _rename(complement, text)


def _name_stranger(clause: Clause, predicate: Predicate, text: str, lexicon: Lexicon) -> None:
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.ORGANISATION]
    for phrase in clause.phrases:
        if phrase.kind is not Kind.THING or not _may_name(phrase, text, lexicon):
            continue
        marked = phrase.case == "subj"
        if people and not (marked and all(p.topic and p.start < phrase.start for p in people)):
            continue
        if marked and _takes_person(clause, predicate, phrase, lexicon):
            _rename(phrase, text)
            return
        if not marked and _is_topic_person(clause, predicate, phrase, text, lexicon):
            _rename(phrase, text)
            return


def _may_name(phrase: Phrase, text: str, lexicon: Lexicon) -> bool:
    """A bare noun with a subject or topic particle: one word, nothing before it that describes it."""
    if phrase.case not in {"subj", "topic", "also"} or phrase.possessor is not None or phrase.modifier:
        return False
    if phrase.quoted or phrase.demonstrative or not phrase.particles:
        return False
    word = _word(phrase, text)
    least = 1 if phrase.case == "subj" else 2
    if len(word) < least or " " in word or not all("가" <= c <= "힣" for c in word) or word in _NEVER_PEOPLE:
        return False
    return not (is_filler(phrase) and not (phrase.case == "subj" and word in {"새벽", "아침", "저녁"}))


def _word(phrase: Phrase, text: str) -> str:
    return text[phrase.start : phrase.end]


def _sense(predicate: Predicate, lexicon: Lexicon) -> Sense | None:
    return lexicon.verbs.get(predicate.lemma)


def _is_human_verb(predicate: Predicate, lexicon: Lexicon) -> bool:
    if predicate.hearsay is not None and predicate.hearsay.mood is not Mood.TELLING:
        return True
    if "adjective" in predicate.features or predicate.lemma in _OF_THINGS_TOO:
        return predicate.has("wish") and predicate.lemma in {"주다", "받다", "타다", "보내다"}
    sense = _sense(predicate, lexicon)
    return (
        predicate.lemma in _HUMAN_ACTS
        or (sense is not None and sense.label in _OF_PEOPLE)
        or predicate.has("wish")
    )


def _has_other(clause: Clause, phrase: Phrase, cases: set[str]) -> bool:
    return any(p is not phrase and p.case in cases and p.kind is not Kind.TIME for p in clause.phrases)


def _takes_person(clause: Clause, predicate: Predicate, phrase: Phrase, lexicon: Lexicon) -> bool:
    """ "바다가 이사했어", "은초가 왔어": with 이/가 the noun is the subject; is it one of the people?"""
    word = phrase.text
    known_thing = any(lexicon.is_kind(word, kind) for kind in _KINDS_OF_THINGS if kind != "place")
    if _is_human_verb(predicate, lexicon):
        transitive = _has_other(clause, phrase, {"obj", "loc", "com", "dat", "from"}) or predicate.noun is not None
        return transitive or not known_thing
    unknown = not is_common_word(word) and not known_thing and not lexicon.is_kind(word, "place")
    if predicate.lemma in _MOTIONS or predicate.lemma in _OF_THINGS_TOO:
        return unknown and (is_name_shaped(word) or _has_other(clause, phrase, {"obj", "dat"}))
    return unknown and is_name_shaped(word) and _has_other(clause, phrase, {"obj"})


def _is_topic_person(clause: Clause, predicate: Predicate, phrase: Phrase, text: str, lexicon: Lexicon) -> bool:
    """ "은초는 제주에 살아": a topic whose verb has its object or place already, or that is shaped like a name."""
    word = phrase.text
    if any(lexicon.is_kind(word, kind) for kind in _KINDS_OF_THINGS):
        return False
    listed = word in GIVEN_NAMES
    if not listed and is_common_word(word):
        return False
    if word in REGIONS or "adjective" in predicate.features:
        return False
    sense = _sense(predicate, lexicon)
    if _has_other(clause, phrase, {"obj"}):
        return _is_human_verb(predicate, lexicon) or predicate.lemma in _MOTIONS or listed or is_name_shaped(word)
    shaped = listed or is_name_shaped(word)
    if any(p.case == "loc" and p.particles[:1] == ("에",) and p.kind is not Kind.TIME for p in clause.phrases):
        return shaped or _is_human_verb(predicate, lexicon)
    if predicate.noun is not None and predicate.lemma == f"{predicate.noun}하다":
        return shaped and not is_event_verb(predicate, sense)
    if sense is not None and sense.label in {"went", "lives_in", "moved_to"} and predicate.lemma != "오다":
        return listed or (shaped and clause.adverb("같이", "함께"))
    return shaped and (_is_human_verb(predicate, lexicon) or predicate.lemma == "오다")


def _is_unknown_name(phrase: Phrase, text: str, lexicon: Lexicon) -> bool:
    """A word with the shape of a name that no list of places or things knows."""
    word = phrase.text
    return (
        phrase.kind is Kind.THING
        and _may_name(phrase, text, lexicon)
        and is_name_shaped(word)
        and (word in GIVEN_NAMES or not is_common_word(word))
        and word not in REGIONS
        and not any(lexicon.is_kind(word, kind) for kind in _KINDS_OF_THINGS)
    )


def _is_foreign_name(phrase: Phrase, text: str, lexicon: Lexicon) -> bool:
    """ "마르코가 … 보낸댔어": a long word that no list and no dictionary of everyday words knows."""
    word = _word(phrase, text)
    return (
        phrase.kind is Kind.THING
        and 3 <= len(word) <= 6
        and _may_name(phrase, text, lexicon)
        and not is_common_word(word)
        and word not in REGIONS
        and not any(lexicon.is_kind(word, kind) for kind in _KINDS_OF_THINGS)
        and phrase.head == phrase.text
        and not word.endswith(
            ("회사", "마트", "카페", "식당", "학원", "센터", "시스템", "서비스", "프로그램", "가격", "비용")
        )
    )


def _name_teller(clause: Clause, predicate: Predicate, text: str, lexicon: Lexicon) -> None:
    """ "은초가 매운 음식이 좋다고 했어", "은초는 간호사야": who says it, who it is that has a trade."""
    first = next((p for p in clause.phrases if p.is_subject_like and p.kind is not Kind.TIME), None)
    if first is None:
        return
    told = predicate.close is Close.QUOTE and first.case == "subj" and _is_foreign_name(first, text, lexicon)
    if not told and not _is_unknown_name(first, text, lexicon):
        return
    if told:
        _rename(first, text)
        return
    complement = clause.complement
    has_trade = complement is not None and complement.kind in {Kind.ROLE, Kind.KIN}
    if has_trade or predicate.close is Close.QUOTE:
        _rename(first, text)


#: Endings that lead up to what is asked for: "국수 삶아 먹재", "볼링 치러 가재".
_LEADING_UP = words("고 어 아 어서 아서 러 으러 려고 으려고 면서 으면서")


def _name_asker(clauses: Sequence[Clause], place: int, text: str, lexicon: Lexicon) -> None:
    """ "우주가 볼링 치러 가재", "하늘이 국수 삶아 먹재": who asks for something done first is somebody."""
    clause = clauses[place]
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is not None or predicate.ending not in _LEADING_UP:
        return
    first = next((p for p in clause.phrases if p.is_subject_like and not is_filler(p)), None)
    if (
        first is None
        or first.kind is not Kind.THING
        or first.case != "subj"
        or not _may_name(first, text, lexicon)
    ):
        return
    word = _word(first, text)
    if word not in GIVEN_NAMES and (is_common_word(word) or not is_name_shaped(word)):
        return
    acting = predicate.close is Close.PURPOSE or any(
        p.case in {"obj", "bare", "loc"} and p.start > first.start and not is_filler(p) for p in clause.phrases
    )
    if not acting or "adjective" in predicate.features:
        return
    for later in clauses[place + 1 :]:
        told = later.predicate
        if told is None or later.sentence != clause.sentence:
            return
        if told.hearsay is not None:
            nobody = not any(p.is_person and p.is_subject_like for p in later.phrases)
            if told.hearsay.mood is not Mood.TELLING and nobody:
                _rename(first, text)
            return
        if told.ending not in _LEADING_UP:
            return


def _name_worrier(clauses: Sequence[Clause], place: int, text: str, lexicon: Lexicon) -> None:
    """ "은초가 잘릴까 봐 불안해해": only people worry, and they are told of before what they fear."""
    predicate = clauses[place].predicate
    after = clauses[place + 1].predicate if place + 1 < len(clauses) else None
    if predicate is None or after is None or not predicate.has("fear") or after.lemma not in ANOTHERS:
        return
    first = next((p for p in clauses[place].phrases if p.is_subject_like and not is_filler(p)), None)
    if first is not None and _is_unknown_name(first, text, lexicon):
        _rename(first, text)


def _name_judge(clause: Clause, predicate: Predicate, text: str, lexicon: Lexicon) -> None:
    """ "마루가 그 책상 너무 좁대", "은초가 자긴 차가 더 좋대": who judges what is pointed at, or speaks of 자기."""
    if predicate.hearsay is None or predicate.hearsay.mood is not Mood.TELLING or len(clause.phrases) < 2:
        return
    first, *others = [p for p in clause.phrases if p.kind is not Kind.TIME] or clause.phrases
    if first.kind is not Kind.THING or first.case != "subj" or not _may_name(first, text, lexicon):
        return
    if any(p.is_person and p.is_subject_like and p.kind is not Kind.SELF for p in others):
        return
    word = _word(first, text)
    if any(p.kind is Kind.SELF or (p.possessor is not None and p.possessor.kind is Kind.SELF) for p in others):
        if not any(lexicon.is_kind(word, kind) for kind in ("place", "event", "work")):
            _rename(first, text)
        return
    listed = word in GIVEN_NAMES or (is_name_shaped(word) and not is_common_word(word))
    pointed = [
        p for p in others if p.kind is Kind.THING and p.demonstrative and p.case in {"bare", "subj", "topic"}
    ]
    if listed and pointed and predicate.lemma not in {"이다", "아니다", "있다", "없다"}:
        _rename(first, text)


def _name_met(clause: Clause, predicate: Predicate, text: str, lexicon: Lexicon) -> None:
    """ "은초를 만났어": whom one meets or marries is a person."""
    sense = _sense(predicate, lexicon)
    if sense is None or sense.label not in {"met", "married"}:
        return
    for phrase in clause.phrases:
        word = _word(phrase, text)
        if (
            phrase.kind is Kind.THING
            and phrase.case in {"obj", "com"}
            and not phrase.modifier
            and phrase.possessor is None
            and is_name_shaped(word)
            and not is_common_word(word)
        ):
            _rename(phrase, text)


def is_name_shaped(word: str) -> bool:
    """Say whether a word has the shape of a Korean name, with or without a surname."""
    given = word[1:] if len(word) == 3 and word[0] in SURNAMES else word
    return given in GIVEN_NAMES or looks_like_given_name(given)


def _rename(phrase: Phrase, text: str) -> None:
    word = _word(phrase, text)
    if word in _ANIMALS:
        phrase.kind = Kind.ROLE
        return
    if (
        phrase.particles
        and len(word) > 2
        and word.endswith("이")
        and is_closed(word[-2])
        and phrase.particles[:1] != ("이",)
        and not word.endswith(("쟁이", "장이", "둥이", "돌이", "순이", "뱅이", "동이"))
    ):
        word = word[:-1]  # the friendly -이: "노을이는"
    phrase.kind, phrase.text, phrase.head, phrase.rest = Kind.NAME, word, word, word
    phrase.name_span = (phrase.start, phrase.start + len(word))
