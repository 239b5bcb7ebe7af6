"""The parts of a Korean clause: agent, object, place, companion, as cases and word kinds show them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import ATTITUDES, Lexicon, lexicon
from ingest.extract.korean.people import Cast, Person, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.whom import OF_OTHERS, whom_apart
from ingest.extract.korean.wordlists import words

_UNIT_HEADS = words("대신 대비 때 전 후 뒤 동안 중 다음 김 때문 땜 덕분 만 정도 번 시 분 쪽 등")
_DAYTIME = words(
    "아침 점심 저녁 밤 새벽 오전 오후 낮 한밤중 밤새 하루 이번 주말 평일 시간 처음 다음 나중 옛날 "
    "어릴 시절 혼자 둘 그때 당시 요즘 이제 이젠 오랜만 간만 결국 사실 솔직 그동안 얼마 며칠 일찍"
)


#: Names of meals are things to those who eat, hours to all others.
_MEALS = frozenset({"아침", "점심", "저녁"})
_MEAL_VERBS = words("먹다 드시다 굶다 거르다 차리다 사다 잡수시다 해먹다 준비하다 하다 때우다")


#: Regions: as a topic they are where, not who ("제주는 비행기로 갔어").
REGIONS = words(
    "서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충북 충남 전북 전남 경북 경남 제주 수원 성남 용인 고양 안양 안산 "
    "천안 청주 전주 여수 순천 목포 포항 경주 구미 진주 창원 김해 강릉 속초 원주 춘천 홍대 강남 한국 일본 중국 미국 영국 "
    "독일 태국 호주 인도 대만 유럽 파리 런던"
)


#: Homes that are named by who lives there.
HOUSEHOLDS = frozenset({"처가", "처갓집", "시댁", "시가", "친정", "외가", "외갓집", "본가", "큰집", "작은집"})
_COMING_AND_GOING = frozenset(
    {"가다", "오다", "다녀오다", "다녀가다", "들르다", "갔다오다", "내려가다", "올라가다", "가보다"}
)
_TRAVELLING = words("돌아가다 돌아오다 떠나다 이사가다 이사오다 이사하다 출장가다 놀러가다 여행가다 도착하다")
_MEETING = frozenset({"만나다", "뵙다", "뵈다"})


@dataclass(slots=True)
class Roles:
    """Who does what to what where; `agent` may be restored, `agent_phrase` is what stands in the text."""

    agent: Person | None = None
    agent_phrase: Phrase | None = None
    dropped: bool = True
    nobody: bool = False  # the subject is 누가, 다들: somebody unnamed
    doubtful: bool = False  # a bare person who may as well be whom it was done for
    second_person_subject: Phrase | None = None
    subjects: list[Phrase] = field(default_factory=list)  # things in subject-like case
    objects: list[Phrase] = field(default_factory=list)
    places: list[Phrase] = field(default_factory=list)
    origins: list[Phrase] = field(default_factory=list)
    companions: list[Phrase] = field(default_factory=list)
    recipients: list[Phrase] = field(default_factory=list)
    sources: list[Phrase] = field(default_factory=list)
    compared: list[Phrase] = field(default_factory=list)
    times: list[Phrase] = field(default_factory=list)

    def copied(self) -> Roles:
        """Return the same roles in lists of their own."""
        return Roles(  # spelled out: it is done for every rule of every clause
            self.agent, self.agent_phrase, self.dropped, self.nobody, self.doubtful, self.second_person_subject,
            [*self.subjects], [*self.objects], [*self.places], [*self.origins], [*self.companions],
            [*self.recipients], [*self.sources], [*self.compared], [*self.times],
        )  # fmt: skip

    @property
    def thing(self) -> Phrase | None:
        """The first thing in subject-like case."""
        return self.subjects[0] if self.subjects else None

    def object_phrase(self) -> Phrase | None:
        """The object: marked, or else the last bare or topic thing."""
        if self.objects:
            return self.objects[-1]
        bare = [p for p in self.subjects if p.case in {"bare", "also", "topic", "since", "until"}]
        return bare[-1] if bare else None


def is_filler(phrase: Phrase) -> bool:
    """Say whether a phrase is an adverbial noun ("아침에", "처음"), no thing."""
    if phrase.head == "등" and re.search(r"[0-9일이삼]\s?등$", phrase.text):
        return False  # "우리 반 1등"
    if phrase.text == "하나" and phrase.particles[:1] == ("도",):
        return True  # "하나도 안 아파"
    if phrase.count and phrase.kind is Kind.THING and phrase.count != phrase.text:
        return False  # "영어 한 번 가르쳤어"
    if phrase.of_act and phrase.kind is Kind.THING and phrase.case in {"bare", "obj", "also"}:
        return True  # "두 시간 걸었어"
    return phrase.kind is Kind.TIME or (
        phrase.kind is Kind.THING
        and not phrase.quoted
        and (
            phrase.head in _UNIT_HEADS
            or phrase.text in _DAYTIME
            or (phrase.head in _DAYTIME and phrase.case in {"loc", "since", "until", "every"})
        )
    )


_LIST_OF_CASE = {
    "from": "origins", "com": "companions", "dat": "recipients", "source": "sources", "than": "compared",
    "obj": "objects",
}  # fmt: skip


def roles_of(clause: Clause, cast: Cast, words: Lexicon) -> Roles:
    """Sort the phrases of a clause into roles."""
    roles = Roles()
    phrases, roles.doubtful = whom_apart(clause, _without_vocative(clause, cast))
    for phrase in phrases:
        if (
            phrase.text in _MEALS
            and phrase.case in {"obj", "bare", "topic", "also"}
            and clause.predicate is not None
            and clause.predicate.lemma in _MEAL_VERBS
        ):
            roles.objects.append(phrase)
        elif phrase.case == "bare" and _is_no_agent(phrase, clause):
            (roles.places if phrase.text in HOUSEHOLDS | REGIONS else roles.objects).append(phrase)
        elif is_filler(phrase) or phrase.case == "every":
            roles.times.append(phrase)
        elif phrase.case in {"loc", "until", "since"}:
            _place(roles, phrase)
        elif phrase.case in _LIST_OF_CASE:
            getattr(roles, _LIST_OF_CASE[phrase.case]).append(phrase)
        elif phrase.is_subject_like:
            _subject(roles, phrase, cast, words)
    _giving_organisation(roles, clause, cast)
    _with_one_another(roles, clause, cast)
    _somebodys_own(roles)
    return roles


#: What one does with one's own partner alone.
_OF_COUPLES = words("헤어지다 결혼하다 이혼하다 약혼하다 사귀다 파혼하다")
_MUTUAL = words("사귀다 결혼하다 헤어지다 싸우다 화해하다 이혼하다 약혼하다 다투다 닮다 절교하다 이별하다")


def _with_one_another(roles: Roles, clause: Clause, cast: Cast) -> None:
    """ "엄마랑 아빠랑 싸우셨어", "민지랑 수아랑 사귄대": two who are named alike do it, and not who tells it."""
    predicate = clause.predicate
    if predicate is None or roles.agent_phrase is not None or roles.nobody:
        return
    people = [p for p in roles.companions if p.is_person and p.kind is not Kind.FIRST]
    named = people[0].text.split() if len(people) == 1 and people[0].possessor is None else []
    if (
        len(named) == 2
        and predicate.lemma in _OF_COUPLES
        and all(lexicon().is_kind(word, "kin") for word in named)
    ):
        whose, theirs = people[0], named[0]  # "언니 남친이랑 헤어졌어": hers, and not of who tells it
        first = replace(whose, text=theirs, rest=theirs, head=theirs, end=whose.start + len(theirs), case="topic")
        roles.agent, roles.agent_phrase, roles.dropped = person_of(first, cast), first, False
        whose.text = whose.rest = named[1]
        return
    pair = len(people) == 2 or (len(people) == 1 and "랑 " in people[0].text)
    others = predicate.has("honorific") or predicate.hearsay is not None
    if not pair or not (others or (predicate.lemma in _MUTUAL and len(people) == 2)):
        return
    roles.agent, roles.agent_phrase, roles.dropped = person_of(people[0], cast), people[0], False
    roles.companions = [p for p in roles.companions if p is not people[0]]


def _somebodys_own(roles: Roles) -> None:
    """ "스틱은 동생 거 빌렸어": of the topic, the brother's."""
    things = [*roles.subjects, *roles.objects]
    if len(things) < 2 or not things[0].topic or things[0].kind is not Kind.THING:
        return
    last = things[-1]
    if last.head in {"거", "것"} and last.possessor is not None and last.case in {"bare", "obj"}:
        roles.subjects = [p for p in roles.subjects if p is not last]
        roles.objects = [p for p in roles.objects if p is not last]


#: What organisations do of which they are named with 에서: "회사에서 보너스를 준대".
_ORGANISED = words(
    "주다 보내다 나눠주다 지급하다 제공하다 지원하다 발표하다 공지하다 시키다 요구하다 해고하다 뽑다 모집하다 채용하다 "
    "인상하다 올리다 내리다 줄이다 늘리다 없애다 바꾸다 폐지하다 도입하다 연락하다 결정하다 검토하다 단속하다 고치다 만들다 짓다"
)


def _giving_organisation(roles: Roles, clause: Clause, cast: Cast) -> None:
    """ "회사에서 보너스를 준대": the organisation does it, where no person is there to."""
    if roles.agent_phrase is not None or clause.predicate is None or clause.predicate.lemma not in _ORGANISED:
        return
    giver = next((p for p in roles.origins if p.kind is Kind.ORGANISATION), None)
    if giver is not None and not any(p.case == "subj" for p in roles.subjects):
        roles.agent, roles.agent_phrase, roles.dropped = person_of(giver, cast), giver, False


def _is_no_agent(phrase: Phrase, clause: Clause) -> bool:
    """ "주말에 처가 가서", "식구들 만나기로 했어": bare before such a verb it is where or whom, not who."""
    lemma = clause.predicate.lemma if clause.predicate else ""
    if phrase.kind is Kind.THING and phrase.text in REGIONS:
        return lemma in _COMING_AND_GOING or lemma in _TRAVELLING
    if phrase.text in HOUSEHOLDS:
        return lemma in _COMING_AND_GOING
    is_last = bool(clause.phrases) and clause.phrases[-1] is phrase
    longing = clause.predicate is not None and lemma == "보다" and clause.predicate.has("wish")
    if longing and is_last and phrase.kind in {Kind.KIN, Kind.ROLE, Kind.NAME}:
        return True  # "손주들 보고 싶다고 하셔"
    return phrase.kind is Kind.KIN and is_last and lemma in _MEETING


def _place(roles: Roles, phrase: Phrase) -> None:
    if phrase.case == "loc" or (phrase.kind is not Kind.THING):
        roles.places.append(phrase)
        return
    # "작업실부터", "결승까지": a thing that is reached or begun with
    roles.places.append(phrase) if phrase.case == "until" else roles.subjects.append(phrase)


def _subject(roles: Roles, phrase: Phrase, cast: Cast, words: Lexicon) -> None:
    if phrase.kind is Kind.GROUP:
        if phrase.case in {"subj", "topic", "bare", "also"} and roles.agent_phrase is None:
            roles.nobody = True
        return
    if phrase.kind is Kind.QUESTION:
        return
    if phrase.is_person and not (phrase.kind is Kind.ORGANISATION and roles.agent_phrase is not None):
        person = person_of(phrase, cast)
        if roles.agent_phrase is None:
            if phrase.kind is Kind.ORGANISATION and phrase.case in {"bare", "also"} and phrase.possessor is None:
                roles.subjects.append(phrase)
                return
            roles.agent, roles.agent_phrase, roles.dropped = person, phrase, False
        elif roles.agent_phrase.kind in {Kind.THING, Kind.ORGANISATION} and phrase.case != "bare":
            roles.subjects.insert(0, roles.agent_phrase)
            roles.agent, roles.agent_phrase = person, phrase
        elif phrase.kind is Kind.SELF and phrase.case in {"bare", "topic", "subj"}:
            return
        elif roles.second_person_subject is None:
            roles.second_person_subject = phrase
        return
    roles.subjects.append(phrase)


def _calls_kin(clause: Clause) -> bool:
    """ "엄마 나 약 먹었어", "네 어머니 저희는 먹었어요": who is called before the first person did none of it."""
    predicate, phrases = clause.predicate, clause.phrases
    if len(phrases) < 2 or predicate is None or predicate.hearsay is not None or phrases[0].case != "bare":
        return False
    called, first = phrases[0], phrases[1]
    if called.kind is not Kind.KIN or first.kind is not Kind.FIRST or called.modifier or called.quoted:
        return False
    if called.possessor is not None and called.possessor.kind is not Kind.SECOND:
        return False
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is not None and sense.label in ATTITUDES:
        return False  # "엄마 나 미워해"
    alone = len(phrases) == 2 and predicate.noun is None and predicate.lemma not in _COMING_AND_GOING
    return first.case in {"topic", "subj", "also"} or (first.case == "bare" and not alone)


def _without_vocative(clause: Clause, cast: Cast) -> list[Phrase]:
    """ "다은이 네가 …": the addressee's name before a second person is a call, not an agent."""
    phrases = clause.phrases
    has_second = any(p.kind is Kind.SECOND for p in phrases) or any(
        p.kind is Kind.SECOND for _, _, taken in clause.relatives for p in taken
    )
    kept = []
    if _calls_kin(clause):
        phrases = phrases[1:]
    for phrase in phrases:
        call = phrase.kind is Kind.NAME and phrase.text == cast.second and (has_second or "," in phrase.particles)
        if phrase.case == "voc" and phrase.is_person:
            continue
        if not call:
            kept.append(phrase)
    return kept


#: What one gets of somebody: "민지 피자 얻어먹었어" is about her pizza and somebody else's meal.
FROM_SOMEBODY = words("얻어먹다 얻어타다 얻어오다 빌리다 빌려오다 물려받다 뺏어먹다 훔치다 베끼다")


#: What is somebody's where it is a place, an occasion or a purpose: "엄마 생신 선물로", "친구 결혼식에".
_OF_SOMEBODY = words(
    "선물 생일 생신 집 방 결혼식 돌잔치 장례식 병문안 환갑잔치 졸업식 자리 옆 가게 사무실 차 집들이 생일파티"
)


#: Occasions at which somebody else does something: "민지 결혼식에서 부케 받았어".
HELD = words(
    "결혼식 미팅 회의 모임 파티 집들이 장례식 생일파티 돌잔치 회식 세미나 강연 수업 강의 전시회 전시 공연 콘서트 "
    "잔치 워크숍 행사 설명회 간담회 발표회 졸업식 입학식"
)


def give_agent_from_possessor(roles: Roles, cast: Cast) -> None:
    """ "민지 회사 옮겼대": a person right before a bare noun is the agent when there is no other."""
    if roles.agent_phrase is not None or roles.nobody:
        return
    for phrases in (roles.subjects, roles.objects, roles.places, roles.origins):
        for phrase in phrases:
            holder = phrase.possessor
            if (
                holder is None
                or holder.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE}
                or phrase.text.startswith(f"{holder.text}네 ")  # "은채네 집에 갔어": whose home, not who went
                or "의" in phrase.text.split(holder.text)[-1][:1]
                or holder.text in {"가족", "식구"}  # "가족 여행"
                or (phrases is roles.places and phrase.head in _OF_SOMEBODY | OF_OTHERS)
                or (phrases is roles.origins and phrase.head in {"댁", "집", "산소", "빈소", "병실"})
                or (phrases is roles.origins and phrase.head in HELD)
            ):
                continue
            roles.agent, roles.agent_phrase, roles.dropped = person_of(holder, cast), holder, False
            phrase.possessor, phrase.text = None, phrase.rest
            return


def mention_names(roles: Roles, cast: Cast) -> list[Person]:
    """Return the people in all roles, for the mentions of a statement."""
    people: list[Person] = []
    groups = (roles.companions, roles.recipients, roles.sources, roles.objects, roles.subjects, roles.places)
    for phrase in (p for group in groups for p in group):
        for candidate in (phrase, phrase.possessor):
            if candidate is not None and candidate.is_person:
                person = person_of(candidate, cast)
                if person is not None:
                    people.append(person)
    return people


def words_of(phrase: Phrase | None, cast: Cast) -> str | None:
    """Return a phrase's words, or None."""
    return None if phrase is None else thing_of(phrase, cast)
