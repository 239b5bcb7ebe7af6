"""Clauses that were cut apart and belong together, and what stands among them without being said of anybody.

Works on all clauses of a passage before they are read, never over the end of a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.asking import ask_whether
from ingest.extract.korean.beside import recast
from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.led_in import lead_in
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.neither import neither_of_two, who_is_honoured, whose_taste
from ingest.extract.korean.on_people import acted_on
from ingest.extract.korean.one_feeler import one_feeler
from ingest.extract.korean.pairs import paired
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.sources import CONVERSING
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme
from ingest.language.korean_names import is_closed
from ingest.resolve.korean_hearsay import Mood, read_ending
from ingest.resolve.korean_saying import HEARING

#: Endings before a giving that is asked for: "사다 달래", "가져다 달래", "만들어 달래".
_FETCHING = frozenset({"다", "어다", "아다", "어", "아"})
_CHILDREN = words("첫째 둘째 셋째 넷째 아이 아기 애 딸 아들 동생")
_FELLOWS = words("녀석 놈 자식")
_PARTS = words("초 말 중순 초순 하순 중 상순")


def rejoined(clauses: list[Clause]) -> list[Clause]:
    """Return the clauses with what belongs together in one, and without calls and what is waved aside."""
    result: list[Clause] = []
    ask_whether(clauses)
    _rung_up(clauses)
    lead_in(clauses)
    one_feeler(clauses)
    for clause in clauses:
        _part_of_month(clause)
        _just_right(clause)
        _household(clause)
        _since(clause)
        _to_ones_liking(clause)
        _child(clause)
        _wrongly(clause)
        _oneself(clause)
        _fellow(clause)
        _that_one(clause)
        _whose_words(clause)
        _side(clause)
        _after_occasion(clause)
        _liked(clause)
        _wished(clause)
        acted_on(clause)
        neither_of_two(clause)
        whose_taste(clause)
        who_is_honoured(clause)
        _where_to(clause)
        _bitter(clause)
        _office_ahead(clause)
        _rests(clause)
        _of_all(clause)
        _put_off(clause)
        _own_institution(clause)
        _because_of(clause)
        _neighbours(clause)
        _met_by_speaker(clause)
        _without_call(clause)
        before = result[-1] if result else None
        predicate = _joined(before, clause) if before is not None and before.sentence == clause.sentence else None
        if before is not None and predicate is not None:
            result[-1] = replace(
                before,
                phrases=[*before.phrases, *clause.phrases],
                adverbs=[*before.adverbs, *clause.adverbs],
                predicate=predicate,
                complement=clause.complement,
                relatives=[*before.relatives, *clause.relatives],
                negated=clause.negated,
                end=clause.end,
                asked=clause.asked,
                comma=clause.comma,
                exclaimed=clause.exclaimed,
            )
        else:
            result.append(clause)
    recast(result)
    return paired(_waived(result))


def _joined(before: Clause, clause: Clause) -> Predicate | None:
    """Return the predicate of two clauses that are one."""
    if before.predicate is None or clause.predicate is None:
        return None
    return next((one for join in _JOINS if (one := join(before, clause)) is not None), None)


_RINGING = words(
    "문의하다 따지다 항의하다 하소연하다 연락하다 전화하다 문자하다 카톡하다 톡하다 디엠하다 메일하다 연락오다 전화오다 편지하다"
)


def _rung_up(clauses: list[Clause]) -> None:
    """ "다은이가 방금 연락했는데 기차 놓쳤대": what is passed on right behind was said in the call. In place."""
    for before, clause in pairwise(clauses):
        rang, told = before.predicate, clause.predicate
        if rang is None or told is None or before.sentence != clause.sentence or told.hearsay is None:
            continue
        before_words = told.close is Close.HEARSAY and rang.ending in {"어서", "아서"}  # "전화해서는 오고 싶대"
        answered = told.close is Close.HEARSAY and rang.ending in {"니까", "으니까", "더니"}  # "전화해 보니까"
        told_after = before_words or answered or (rang.close is Close.BACKGROUND and rang.has("past"))
        if rang.lemma not in _RINGING or not told_after:
            continue
        callers = [p for p in before.phrases if p.is_person and p.case in {"subj", "topic"}]
        called = [p for p in before.phrases if p.case in {"com", "obj"}]
        told_by = (
            any(p.is_person and p.is_subject_like for p in clause.phrases)
            and told.hearsay.mood is not Mood.TELLING
        )
        if not told_by and told.hearsay.mood is Mood.TELLING and _called_up(before, callers):
            before.predicate = replace(rang, lemma="듣다", noun=None, close=Close.BACKGROUND, ending="는데")
            before.phrases = [p for p in before.phrases if p.kind is not Kind.FIRST]
        elif len(callers) == 1 and callers[0].kind is not Kind.FIRST and not called and not told_by:
            before.predicate = replace(rang, lemma="그러다", noun=None)


#: What changes between somebody and the school, firm or hospital named with them.
_BELONGING = words(
    "붙다 합격하다 떨어지다 입학하다 졸업하다 입사하다 그만두다 관두다 퇴사하다 취직하다 취업하다 입원하다 퇴원하다 자퇴하다 휴학하다 "
    "복학하다 전학가다 옮기다 잘리다 편입하다 퇴직하다 은퇴하다 다니다"
)


def _own_institution(clause: Clause) -> None:
    """ "우리 아들 대학 붙었어", "엄마 병원 입원하셨어": kin right before where they belong are who it is told of."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in _BELONGING
        or any(p.is_person and p.is_subject_like and p.kind is not Kind.ORGANISATION for p in clause.phrases)
    ):
        return
    for index, phrase in enumerate(clause.phrases):
        kin, _, rest = phrase.text.partition(" ")
        if (
            phrase.kind is not Kind.ORGANISATION
            or phrase.possessor is not None
            or phrase.case not in {"bare", "loc", "obj"}
        ):
            continue
        if not rest or not lexicon().is_kind(kin, "kin"):
            continue
        end = phrase.start + len(kin)
        who = Phrase(phrase.start, end, kin, kin, Kind.KIN, "subj", ("이",), rest=kin)
        where = replace(phrase, start=phrase.end - len(rest), text=rest, rest=rest)
        clause.phrases[index : index + 1] = [who, where]
        return


_SAKES = frozenset({"때문", "땜", "덕분", "덕", "탓", "대신", "위해", "편"})


def _because_of(clause: Clause) -> None:
    """ "걔가 나 때문에 늦었대": whose fault it is, not who was late."""
    for first, second in pairwise(clause.phrases):
        bare = first.is_person and first.case == "bare" and not first.particles and first.kind is not Kind.GROUP
        sake = second.kind is Kind.THING and second.text in _SAKES and second.possessor is None
        if bare and sake and 0 < second.start - first.end <= 1:
            second.possessor, second.rest = first, second.text
            second.text, second.start = f"{first.text} {second.text}", first.start
            clause.phrases = [p for p in clause.phrases if p is not first]
            return


_NEXT_DOOR = words("윗집 아랫집 옆집 앞집 뒷집 이웃집 위층 아래층")


def _neighbours(clause: Clause) -> None:
    """ "윗집에서 조용히 해 달래": who lives there asks for it."""
    for phrase in clause.phrases:
        if phrase.text in _NEXT_DOOR and phrase.case == "from" and phrase.kind in {Kind.THING, Kind.ROLE}:
            phrase.kind = Kind.ORGANISATION


def _met_by_speaker(clause: Clause) -> None:
    """ "내일 서연이 만나", "어제 지호 만났어": whoever stands alone and bare is met, and does not meet."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in {"만나다", "데리다"} or predicate.hearsay is not None:
        return
    if predicate.has("honorific") or any(p.case in {"obj", "com"} for p in clause.phrases):
        return
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like]
    if len(people) != 1 or people[0].kind not in {Kind.NAME, Kind.KIN, Kind.ROLE}:
        return
    one = people[0]
    friendly = one.kind is Kind.NAME and one.particles == ("이",) and is_closed(one.text[-1])
    if (one.case == "bare" and not one.particles) or friendly:
        one.case, one.particles = "obj", ("을",)


def _called_up(clause: Clause, callers: list[Phrase]) -> bool:
    """ "내가 다은이한테 전화했는데 아프대": whom one rings up says it."""
    rung = [p for p in clause.phrases if p.is_person and p.kind is not Kind.FIRST and p.case == "dat"]
    offices = [p for p in clause.phrases if p.kind is Kind.ORGANISATION and p.case == "loc"]
    if len(rung) + len(offices) != 1 or any(p.kind is not Kind.FIRST for p in callers):
        return False
    for office in offices:
        office.case = "source"  # "병원에 전화했는데"
    return True


def _put_off(clause: Clause) -> None:
    """ "모임 미뤄졌대": what is put off stands bare, and nobody else is its subject."""
    predicate = clause.predicate
    if predicate is None or not predicate.has("become") or "adjective" in predicate.features:
        return
    if not any(form == "지" for form, _ in predicate.pieces):
        return
    if any(p.case in {"subj", "topic", "obj"} or p.is_person for p in clause.phrases if p.kind is not Kind.TIME):
        return
    bare = [p for p in clause.phrases if p.kind is Kind.THING and p.case == "bare"]
    for thing in bare[-1:]:
        thing.case = "subj"


def _fetched(before: Clause, clause: Clause) -> Predicate | None:
    """ "우유 사다 달래" is one request: for what is to be bought, not for a giving."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or first.close is not Close.LINK:
        return None
    if first.ending not in _FETCHING or last.lemma != "달다" or last.hearsay is None:
        return None
    return replace(last, lemma=first.lemma, noun=first.noun)


def _by_way_of(before: Clause, clause: Clause) -> Predicate | None:
    """ "나래 통해서 들었는데": from whom it was heard."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or first.close is not Close.LINK:
        return None
    way = next((p for p in reversed(before.phrases) if p.is_person), None)
    learned = last.lemma == "알다" and last.has("past")  # "통해서 알게 됐는데"
    if first.lemma != "통하다" or not (last.lemma in HEARING or learned) or way is None:
        return None
    way.case, way.topic = "source", False
    return replace(last, lemma="듣다", features=last.features - {"become"}) if learned else last


def _over_the_phone(before: Clause, clause: Clause) -> Predicate | None:
    """ "엄마가 고모랑 전화하다가 들었는데": from whom it was heard, in a talk that is no news of its own."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or last.lemma not in HEARING or clause.phrases:
        return None
    partner = next((p for p in before.phrases if p.case == "com" and p.is_person), None)
    if first.lemma not in CONVERSING or first.ending not in {"다가", "다"} or partner is None:
        return None
    partner.case, partner.topic = "source", False
    return last


def _at_earliest(before: Clause, clause: Clause) -> Predicate | None:
    """ "글피나 돼야 온대": a time and no condition."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or first.lemma != "되다" or first.close is not Close.CONDITION:
        return None
    times = [p for p in before.phrases if p.kind is Kind.TIME]
    if not first.ending.endswith("야") or not times or before.phrases[-1] is not times[-1]:
        return None
    times[-1].case = "loc"
    return last


def _by_then(before: Clause, clause: Clause) -> Predicate | None:
    """ "다음 달이면 오를걸", "나흘 뒤면 결혼식이네": a time and no condition."""
    first, when = before.predicate, before.complement
    if first is None or when is None or first.lemma != "이다" or first.close is not Close.CONDITION:
        return None
    if when.kind is not Kind.TIME or before.phrases or first.ending not in {"면", "면은"} or first.hearsay:
        return None
    before.phrases = [replace(when, case="loc")]
    return clause.predicate


def _rang_and_said(before: Clause, clause: Clause) -> Predicate | None:
    """ "다혜가 전화해서 그러더라, …고": the call is how it was said."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or first.close is not Close.LINK:
        return None
    if first.lemma not in {"전화하다", "연락하다", "찾아오다", "오다"} or not first.ending.endswith("서"):
        return None
    return last if last.lemma in {"그러다", "그렇다", "말하다"} else None


def _brought(before: Clause, clause: Clause) -> Predicate | None:
    """ "물 좀 갖다드려": one verb of bringing, and nothing that somebody has."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or first.lemma not in {"갖다", "가지다"}:
        return None
    if first.ending not in {"다", "어다"} or last.lemma not in {"드리다", "주다", "놓다", "두다"}:
        return None
    asks = last.lemma in {"드리다", "주다"} and last.close is Close.FINAL and last.ending == "어"
    asks = asks and not any(p.is_person and p.is_subject_like for p in before.phrases)
    return replace(last, lemma=f"갖다{last.lemma}", close=Close.IMPERATIVE if asks else last.close)


def _used_to(before: Clause, clause: Clause) -> Predicate | None:
    """ "자주 말씀하시곤 했어": one verb, of what somebody used to do."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or first.ending != "곤" or last.lemma != "하다":
        return None
    features = first.features | last.features
    return replace(first, ending=last.ending, close=last.close, hearsay=last.hearsay, features=features)


def _felt_so(before: Clause, clause: Clause) -> Predicate | None:
    """ "자랑스러워해", "서운해하셔": an adjective of feeling with -어하다, and nothing done beside."""
    first, last = before.predicate, clause.predicate
    if first is None or last is None or clause.phrases or clause.adverbs or clause.complement is not None:
        return None
    if "adjective" not in first.features or first.ending != "어" or first.close is not Close.LINK:
        return None
    if last.lemma != "하다" or last.noun is not None:
        return None
    features = first.features | last.features
    return replace(first, ending=last.ending, close=last.close, hearsay=last.hearsay, features=features)


_JOINS: tuple[Callable[[Clause, Clause], Predicate | None], ...] = (
    _fetched,
    _by_way_of,
    _over_the_phone,
    _at_earliest,
    _by_then,
    _brought,
    _rang_and_said,
    _used_to,
    _felt_so,
)


def _without_call(clause: Clause) -> None:
    """ "할머니, 따님이 …냐고 물어보셨어요": who is spoken to asks and does nothing."""
    people = [p for p in clause.phrases if p.is_person]
    if len(people) < 2 or people[0] is not clause.phrases[0] or clause.adverb("왈"):
        return
    called, other = people[:2]
    spoken_to = (
        called.case == "bare" and "," in called.particles and called.kind in {Kind.KIN, Kind.ROLE, Kind.NAME}
    )
    if spoken_to and other.case in {"subj", "topic"} and other.kind is not Kind.FIRST:
        clause.phrases.remove(called)


def _just_right(clause: Clause) -> None:
    """ "형은 딱이래": the copula passed on, that was read as 이렇다."""
    predicate, last = clause.predicate, clause.adverbs[-1] if clause.adverbs else None
    if predicate is None or last is None or predicate.lemma != "이렇다" or last.form != "딱" or predicate.hearsay:
        return
    hearsay = read_ending("래", True)
    if predicate.ending not in {"어", "어요"} or hearsay is None:
        return
    pieces = (("딱", "MAG"), ("이", "VCP"))
    clause.adverbs = clause.adverbs[:-1]
    clause.predicate = replace(
        predicate, lemma="딱이다", hearsay=hearsay, close=Close.HEARSAY, ending="래", pieces=pieces
    )


def _since(clause: Clause) -> None:
    """ "담배 끊은 지 3년 됐어": how long ago, cut off from what happened then."""
    for index, phrase in enumerate(clause.phrases):
        word, _, long = phrase.text.partition(" ")
        if word == "지" and long and clause.relatives:
            clause.phrases[index] = replace(phrase, text="지", rest="지", head="지")
            return


#: What a household does together; where one goes to is no such verb.
_OF_HOUSEHOLDS = words(
    "이사가다 이사하다 이사오다 여행가다 이민가다 이민하다 망하다 싸우다 이혼하다 파산하다 귀농하다 여행하다 휴가가다 김장하다 부자이다"
)


def _household(clause: Clause) -> None:
    """ "이모네 이사 간대": the household moves, and nobody goes to it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _OF_HOUSEHOLDS or not clause.phrases:
        return
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like]
    home = next((p for p in clause.phrases if p.kind is Kind.THING and p.text.endswith("네")), None)
    if home is None or people or home.case not in {"bare", "subj", "topic", "also"} or len(home.text) < 3:
        return
    if home.text.endswith("이네") and is_closed(home.text[-3]):
        home.text = home.rest = home.text[:-2] + "네"  # "동현이네"
    home.kind, home.case = Kind.ROLE, home.case if home.case != "bare" else "subj"


def _part_of_month(clause: Clause) -> None:
    """ "5월 말이 아니라": month and part are one time, where the part was cut off as a complement."""
    part, month = clause.complement, clause.phrases[-1] if clause.phrases else None
    if part is None or month is None or part.text not in _PARTS or month.kind is not Kind.TIME:
        return
    if month.case != "bare" or not 0 <= part.start - month.end <= 1:
        return
    clause.phrases.pop()
    text = f"{month.text} {part.text}"
    clause.complement = replace(part, start=month.start, text=text, rest=text, head=part.head, kind=Kind.TIME)


def _to_ones_liking(clause: Clause) -> None:
    """ "그 식장 마음에 들어": a thing without its particle stands before the idiom, and nobody enters it."""
    predicate, thing = clause.predicate, clause.phrases[-1] if clause.phrases else None
    if predicate is None or thing is None or predicate.lemma != "들다" or thing.case != "loc":
        return
    if not thing.text.endswith((" 마음", " 맘")):
        return
    what = thing.text.rpartition(" ")[0]
    thing.text = thing.rest = what
    thing.head, thing.case, thing.particles = what.split()[-1], "bare", ()
    idiom = (("마음", "NNG"), ("에", "JKB"), *predicate.pieces)
    clause.predicate = replace(predicate, lemma="마음에들다", pieces=idiom)


def _child(clause: Clause) -> None:
    """ "둘째는 낳고 싶지 않아": a child is born, and bears none."""
    predicate, first = clause.predicate, clause.phrases[0] if clause.phrases else None
    if predicate is None or first is None or predicate.lemma not in {"낳다", "입양하다"}:
        return
    if first.head in _CHILDREN and first.topic and not any(p.case == "obj" for p in clause.phrases):
        first.case, first.topic, first.kind = "obj", False, Kind.THING


def _wrongly(clause: Clause) -> None:
    """ "공지 잘못 올림": one adverb, that was cut into well and not."""
    for index, (first, second) in enumerate(pairwise(clause.adverbs)):
        if (first.form, second.form) == ("잘", "못") and first.end == second.start:
            clause.adverbs[index : index + 2] = [Morpheme("잘못", "MAG", first.start, second.end, "잘못")]
            clause.negated = ""
            return


def _oneself(clause: Clause) -> None:
    """ "재훈이 본인은 아니래": the word only points back at the person before it."""
    people, itself = clause.phrases, clause.complement
    if itself is None or itself.text != "본인" or not people or not people[-1].is_person:
        return
    if itself.start - people[-1].end <= 2:
        clause.complement = None
        people[-1].case, people[-1].topic = "topic", True


def _fellow(clause: Clause) -> None:
    """ "아들 녀석이", "조카 놈이": the son, and no thing of his."""
    for index, phrase in enumerate(clause.phrases):
        owner = phrase.possessor
        if phrase.head in _FELLOWS and owner is not None and owner.kind in {Kind.KIN, Kind.ROLE}:
            clause.phrases[index] = replace(
                owner, case=phrase.case, particles=phrase.particles, topic=phrase.topic, end=phrase.end
            )


def _whose_words(clause: Clause) -> None:
    """ "걔 말은 반만 믿어": the words are theirs, and nobody is who believes."""
    for one, two in pairwise(clause.phrases):
        told = two.kind is Kind.THING and two.text in {"말", "얘기", "이야기"} and two.case in {"topic", "obj"}
        if told and one.kind is Kind.THIRD and one.case == "bare" and 0 < two.start - one.end <= 2:
            two.possessor, two.rest = one, two.text
            two.text, two.start = f"{one.text} {two.text}", one.start
            clause.phrases.remove(one)
            return


def _that_one(clause: Clause) -> None:
    """ "재민이 걔 오토바이 무서워해": the pronoun only says the name again."""
    for _, _, taken in clause.relatives:
        for one, again in pairwise(taken):
            if again.text in {"걔", "얘", "쟤"} and one.kind is Kind.NAME and again.start - one.end <= 2:
                taken.remove(one)
                taken.remove(again)
                one.case, one.topic = "topic", True
                clause.phrases.insert(0, one)
                return
    for one, again in pairwise(clause.phrases):
        said_again = again.text in {"걔", "얘", "쟤"} and one.kind is Kind.NAME
        apposed = again.kind is Kind.THIRD and again.demonstrative and again.topic  # "부장 그 인간은"
        apposed = apposed and one.kind in {Kind.NAME, Kind.KIN, Kind.ROLE} and one.case == "bare"
        if (said_again or apposed) and again.start - one.end <= len(" 그 "):
            one.case, one.topic = again.case if again.case != "bare" else "topic", True
            clause.phrases.remove(again)
            return


def _side(clause: Clause) -> None:
    """ "투자사 쪽에서", "시공사 측은": the firm itself."""
    for phrase in clause.phrases:
        firm, _, side = phrase.text.rpartition(" ")
        suffixes = lexicon().nouns["organisation_suffix"]
        if side in {"쪽", "측"} and firm and any(firm.endswith(suffix) for suffix in suffixes if suffix != side):
            phrase.text = phrase.rest = firm
            phrase.head, phrase.kind = firm.split()[-1], Kind.ORGANISATION


def _after_occasion(clause: Clause) -> None:
    """ "지난 모임 때 언니가": the sister, on an occasion, and no sister of an occasion."""
    for phrase in clause.phrases:
        before, when, rest = phrase.text.rpartition("때 ")
        if when and before and rest and phrase.is_person and phrase.possessor is None:
            phrase.start = phrase.end - len(rest) if phrase.end - phrase.start >= len(rest) else phrase.start
            phrase.text = phrase.rest = rest


def _liked(clause: Clause) -> None:
    """ "그 작가는 좋아하지도 싫어하지도 않아": who is pointed at, with a verb that lacks its object, is that object."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in {"좋아하다", "싫어하다", "미워하다"}
        or len(clause.phrases) != 1
    ):
        return
    one = clause.phrases[0]
    if one.topic and one.demonstrative and one.kind is Kind.ROLE and predicate.hearsay is None:
        one.kind, one.case, one.topic = Kind.THING, "obj", False


#: What has no object: with these, who has 도 does it too.
_BY_ONESELF = frozenset(
    {"가다", "오다", "쉬다", "자다", "살다", "놀다", "눕다", "앉다", "걷다", "뛰다", "울다", "웃다"}
)


def _wished(clause: Clause) -> None:
    """ "네가 보고 싶어", "물이 마시고 싶다": one tells of one's own wish alone, so what has 이 is wished for.

    Of another's wish "-고 싶어 하다" tells, or hearsay.
    """
    predicate = clause.predicate
    if predicate is None or not predicate.has("wish") or predicate.hearsay is not None or clause.asked:
        return
    if predicate.close is not Close.FINAL or predicate.has("seem", "maybe", "opinion"):
        return
    forms = [form for form, _ in predicate.pieces]
    place = forms.index("싶") if "싶" in forms else -1
    if place < 0 or "하" in forms[place:] or any(p.case == "obj" for p in clause.phrases):
        return
    others = [p for p in clause.phrases if p.kind is not Kind.FIRST]
    marked = [p for p in others if p.case == "subj"]
    too = [p for p in others if p.is_person and p.particles[:1] in {("도",), ("만",)}]
    if not marked and len(too) == 1 and predicate.lemma not in _BY_ONESELF:
        too[0].case, too[0].topic = "obj", False  # "동생도 데려가고 싶어"
    elif len(marked) == 1 and not any(p.topic and p.is_person for p in others):
        marked[0].case, marked[0].topic = "obj", False
        if marked[0].kind is Kind.NAME and len(marked[0].text) == 1:
            marked[0].kind = Kind.THING


def _bitter(clause: Clause) -> None:
    """ "커피가 쓰대": a taste, where something used has 을."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma != "쓰다" or predicate.has("progressive", "benefit", "wish", "must"):
        return
    things = [p for p in clause.phrases if p.kind is Kind.THING]
    if len(things) == 1 and things[0].case == "subj" and not things[0].modifier and clause.negated != "못":
        clause.predicate = replace(predicate, lemma="씁쓰름하다", features=predicate.features | {"adjective"})


_GOING = words("가다 다니다 들르다 가보다")


def _where_to(clause: Clause) -> None:
    """ "막내가 치과는 안 가겠대": beside whoever goes, what is set off is where to."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _GOING or any(p.case == "loc" for p in clause.phrases):
        return
    people = [p for p in clause.phrases if p.is_person and p.is_subject_like and p.kind is not Kind.ORGANISATION]
    places = [
        p for p in clause.phrases if p.topic and p.kind in {Kind.ORGANISATION, Kind.THING} and not p.modifier
    ]
    wished = not people and predicate.has("wish")  # "학교는 가고 싶어"
    if len(places) == 1 and (wished or (len(people) == 1 and people[0].start < places[0].start)):
        places[0].case, places[0].topic, places[0].kind = "loc", False, Kind.THING


def _office_ahead(clause: Clause) -> None:
    """ "그 카드사 내년에 철수한대": an organisation without its particle, before the time of what it does."""
    first = clause.phrases[0] if clause.phrases else None
    if first is None or first.kind is not Kind.ORGANISATION or first.case != "bare" or len(clause.phrases) < 2:
        return
    if clause.phrases[1].kind is Kind.TIME and not any(p.case in {"subj", "topic"} for p in clause.phrases):
        first.case, first.topic = "topic", True


#: Shops and the like, which rest by the day and are not rested from.
_SHOPS = (
    "집", "가게", "식당", "카페", "미용실", "병원", "약국", "마트", "도서관", "박물관", "미술관", "시장", "은행", "서점", "치과", "의원", "백화점",
    "우체국", "수영장", "목욕탕", "사우나", "네일샵", "공방", "분식점", "편의점", "문구점", "세탁소", "베이커리", "한의원", "이발소", "정육점",
)  # fmt: skip


def _rests(clause: Clause) -> None:
    """ "그 빵집 월요일마다 쉬어": a shop without its particle is what rests or closes."""
    predicate = clause.predicate
    if (
        predicate is None
        or predicate.lemma not in {"쉬다", "휴무하다", "휴업하다", "닫다", "열다"}
        or not clause.phrases
    ):
        return
    shop = clause.phrases[0]
    if shop.kind not in {Kind.THING, Kind.ORGANISATION} or shop.case != "bare" or not shop.head.endswith(_SHOPS):
        return
    others = [p for p in clause.phrases[1:] if p.kind is not Kind.TIME and p.head != "문"]
    often = any(p.text.endswith(("마다", "매주", "매달")) for p in clause.phrases if p.kind is Kind.TIME)
    alone = shop.head == "집" and not (shop.demonstrative or shop.text != shop.head)
    if others or alone or predicate.has("wish", "will", "plan", "intent", "must"):
        return
    if (often or shop.demonstrative) and len(clause.phrases) > 1:
        shop.case, shop.topic, shop.particles = "topic", True, ("은",)


_RANGES = words("세계 나라 우리나라 전국 국내 동네 업계 역대 아시아 한국 시내 학교 회사 서울 지구")


def _of_all(clause: Clause) -> None:
    """ "그 선수가 세계 최고래": of all the world says how much, and is not what is judged."""
    noun = clause.complement.text if clause.complement is not None else clause.complement_word
    last = clause.phrases[-1] if len(clause.phrases) > 1 else None
    if last is None or noun not in {"최고", "최강", "최악"} or last.case != "bare" or last.head not in _RANGES:
        return
    if any(p.case in {"subj", "topic"} and not p.topic for p in clause.phrases[:-1]) or len(clause.phrases) > 2:
        clause.phrases = clause.phrases[:-1]


def _waived(clauses: list[Clause]) -> list[Clause]:
    """ "회식이고 뭐고 그냥 잘래": what somebody does not care about goes; its time is the next one's."""
    for index in range(len(clauses) - 2):
        first, second, following = clauses[index : index + 3]
        linked = all(
            c.predicate is not None and c.predicate.lemma == "이다" and c.predicate.ending == "고"
            for c in (first, second)
        )
        if linked and second.complement is not None and second.complement.text == "뭐":
            following.phrases = [*first.phrases, *following.phrases]
            return [*clauses[:index], *_waived(clauses[index + 2 :])]
    return clauses
