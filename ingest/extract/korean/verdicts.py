"""Verdicts that no adjective of praise or blame states: what a thing lacks, what somebody is like, what is too much.

Four tables: qualities that a thing has or lacks ("알맹이가 없어"), sayings of a noun and its verb ("말만 앞서"),
verbs that blame or praise by themselves ("너무 튀어"), and measures that 너무 makes a fault ("너무 길어").
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import NEGATIVE, POSITIVE
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.opinions import evaluation
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.roles import Roles, roles_of
from ingest.extract.korean.wordlists import words
from ingest.model import Polarity

#: What it is good to have: "개연성이 없어", "센스가 넘쳐".
_QUALITIES = words(
    "맛 멋 알맹이 내용 깊이 개연성 현실성 일관성 독창성 참신함 설득력 몰입감 긴장감 완성도 영양가 실속 성의 정성 일머리 눈치 센스 개념 철 염치 양심 "
    "배려심 책임감 추진력 융통성 리더십 카리스마 유머감각 감각 안목 요령 끈기 패기 열정 성실함 진정성 진심 인간미 싹수 싸가지 예의 매너 "
    "교양 품위 품격 격 볼거리 먹거리 즐길거리 읽을거리 배울점 장점 매력 운치 낭만 생동감 감동 재미 여운 재치 기본기 실력 소질 재능 쓸모 "
    "손재주 재주 인심 손맛 눈썰미 전문성 체계 근거 논리 명분 신빙성 가성비 실용성 효율성 경쟁력 승산 가망 장래성 전망 발전 위생관념 인정머리 성의"
)
#: Qualities that somebody also has in a plain record ("시간이 없어"): only their lack is blamed.
_ONLY_LACKED = words(
    "맛 멋 운동신경 내용 철 감동 기본기 전망 격 발전 진심 근거 실력 체계 논리 재미 위생관념 개념 깊이"
)
#: What it is bad to have: "허점이 많아", "군더더기가 없어".
_FAULTS = words(
    "허점 빈틈 결함 하자 거품 군더더기 버그 오류 오타 흠 잡음 잔고장 뒤끝 허세 허풍 가식 사심 변덕 편견 고집 욕심 엄살 텃세 겉멋 말썽 문제점 "
    "단점 부작용 모순 헛점 꼼수 갑질 잔소리 참견 간섭 군말 불친절함 낭비 과장 억지 티 냄새 잡내 비린내 느끼함 이기심 자만심 문제"
)
#: Faults that are plain records as well where they are only there ("집에 고민이 있어").
_ONLY_MANY = words("문제 오타 냄새 티 잔소리 과장 낭비 욕심 고집 하자 오류 부작용 말썽 편견 간섭")
_HAD = words("있다 넘치다 넘쳐나다 가득하다 뛰어나다 남다르다 돋보이다 풍부하다 많다 크다 대단하다 좋다 높다")
_LACKED = words("없다 떨어지다 부족하다 모자라다 약하다 딸리다 달리다 낮다 결여되다 적다")
_PLENTY = words("많다 심하다 넘치다 가득하다 장난아니다 대단하다 세다 크다 쩔다 너무하다")


@dataclass(frozen=True, slots=True)
class Saying:
    """One row: a noun and its verbs, what they say of whoever they are said of, an example."""

    nouns: frozenset[str]
    verbs: frozenset[str]
    sense: Polarity
    example: str


def _good(nouns: str, verbs: str, example: str) -> Saying:
    return Saying(words(nouns), words(verbs), POSITIVE, example)


def _bad(nouns: str, verbs: str, example: str) -> Saying:
    return Saying(words(nouns), words(verbs), NEGATIVE, example)


#: Denied, a saying turns round: "손발이 안 맞아", "앞뒤가 맞아".
SAYINGS: tuple[Saying, ...] = (
    _bad("말 입", "앞서다 번지르르하다 번지르하다 뿐이다 살다 거칠다 험하다 가볍다 싸다", "팀장은 말만 앞서"),
    _bad("겉 겉모습 포장 껍데기 이름", "번지르르하다 번드르르하다 화려하다 그럴싸하다 요란하다", "그 식당은 겉만 번지르르해"),
    _bad("꼬투리 트집 말꼬리", "잡다 물다 늘어지다", "그 검수자는 꼬투리를 너무 잡아"),
    _bad("바가지 덤터기", "씌우다", "그 기사는 바가지를 씌우더라"),
    _bad("갑질 텃세 유세 행패 꼰대질 진상짓 꼰대짓", "하다 부리다 심하다 떨다", "그 손님은 갑질을 해"),
    _bad("무게 폼 똥폼 분위기", "잡다", "그 신입은 폼만 잡아"),
    _bad("성질 승질", "더럽다 급하다 고약하다 까다롭다 못되다 나쁘다 부리다", "옆집 아저씨는 성질이 급해"),
    _bad("말 참견 잔소리 간섭", "많다 심하다", "그 선배는 말이 너무 많아"),
    _bad("뒷심 끈기 힘", "부족하다 딸리다 달리다 떨어지다", "그 팀은 뒷심이 부족해"),
    _bad("감 촉", "떨어지다", "그 감독은 이제 감이 떨어졌어"),
    _bad("잘난 척 잘난척 아는척 착한척 척 체", "하다 심하다", "그 사람은 잘난 척이 심해"),
    _bad("남 사람", "무시하다 깔보다 얕보다 부려먹다", "그 손님은 사람을 깔봐"),
    _bad("편", "가르다", "부장은 편을 갈라"),
    _bad("줏대 주관 배짱 배포 패기", "없다", "걔는 줏대가 없어"),
    _bad("속 속셈", "좁다 시커멓다 검다 꼬이다", "그 형은 속이 좁아"),
    _bad("귀", "얇다", "우리 형은 귀가 너무 얇아"),
    _bad("눈", "높다", "걔는 눈이 너무 높아"),
    _bad("질 품질 수준 급 격 퀄리티 가성비 신빙성 화질 음질 완성도", "떨어지다 낮다 별로이다 처지다", "그 제품은 품질이 떨어져"),
    _bad("때 시기 유행", "지나다 타다", "그 디자인은 유행이 지났어"),
    _good("실력 솜씨 품질 효과 맛", "확실하다", "원장님 솜씨는 확실해"),
    _good("속 생각 마음 배려심", "깊다 넓다", "막내는 속이 깊어"),
    _good("손 배포 통", "크다 야무지다 빠르다 맵다", "이모는 손이 커"),
    _good("품질 퀄리티 화질 음질 수준 완성도 만족도 안목", "높다 뛰어나다 좋다", "그 책은 번역 수준이 높아"),
    _good("손발 궁합 호흡 합 박자 죽 장단 앞뒤 간 아귀 균형 수지 수지타산 이치", "맞다", "그 둘은 호흡이 잘 맞아"),
    _good("붙임성 친화력 사회성 인심 인성 성격 머리 수완 입담 말솜씨 말주변 글솜씨 필력", "좋다 있다 뛰어나다", "새 이웃은 붙임성이 좋아"),
    _good("귀 머리 눈", "들어오다", "그 강사는 설명이 귀에 쏙쏙 들어와"),
    _good("기대", "부응하다 미치다 충족하다 뛰어넘다 넘다", "이번 앨범은 기대에 못 미쳤어"),
    _good("모범 귀감 본보기", "되다", "그 선배는 후배들한테 모범이 돼"),
    _good("품 정 손맛", "들다 있다 넘치다", "할머니 음식은 손맛이 있어"),
    _good("배울 게 남는 게 볼 게 건질 게 먹을 게 볼 것", "많다 있다", "그 수업은 남는 게 많아"),
    _bad("배울 게 남는 게 볼 게 건질 게 먹을 게 볼 것", "없다", "그 축제는 볼 게 없어"),
)  # fmt: skip

#: Relative nouns behind which 없다 blames, and 있다/많다 praises: "쓸 데가 없어", "배울 게 많아".
_OF_USE = words("쓰다 써먹다 남다 배우다 얻다 건지다 볼만하다 보다 읽다 즐기다 놀다 먹다")
_WHERE_OF_USE = words("데 게 것 거 점")

#: Verbs that blame by themselves; with `_STRONGLY` only beside a word of excess.
_BLAMING = words(
    "튀다 겉돌다 거들먹거리다 으스대다 나대다 깐족거리다 투덜거리다 징징거리다 징징대다 빈둥거리다 우왕좌왕하다 "
    "뻔뻔하다 갈팡질팡하다 오락가락하다 잘난척하다 척하다 생색내다 유난떨다 유난스럽다 튕기다 막히다 밝히다 "
    "설치다 촌티나다 티나다 처지다 질척거리다 끈적거리다 들쭉날쭉하다 삐걱거리다 한물가다 질질끌다 늘어지다"
)
_STRONGLY = words(
    "튀다 막히다 밝히다 처지다 설치다 늘어지다 끈적거리다 삐걱거리다 튕기다 티나다 겉돌다 투덜거리다"
)
_PRAISING = words("어울리다 돋보이다 볼만하다 눈에띄다 흠잡을데없다 손색없다 알아주다")

#: Measures of things: 너무 says that there is more of it than is good.
_MEASURES = words(
    "길다 짧다 크다 작다 높다 낮다 멀다 많다 적다 두껍다 얇다 진하다 연하다 세다 약하다 뜨겁다 차다 가늘다 굵다 "
    "헐렁하다 꽉끼다 끼다 헐겁다 빡빡하다 타이트하다 작위적이다 미끄럽다 건조하다 습하다 뻑뻑하다 딱딱하다 물렁하다 싱겁다 짙다 빽빽하다 높다랗다 간단하다 단순하다"
)
_EXCESS = ("너무", "지나치게", "심하게", "과하게", "쓸데없이")
#: What there is too much of without anybody's fault: crowds, weather, days.
_NOT_MEASURED = words("사람 차 손님 날씨 바람 비 눈 온도 기온 하늘 밤 낮 마음 꿈 걱정 생각 돈 시간 형 누나 키")
_FITTING = frozenset({"딱이다", "제격이다", "찰떡이다", "안성맞춤이다"})
_NO_VERDICT = ("plan", "wish", "wish-if", "starts", "may", "become", "almost", "try", "benefit")


def read_verdict(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Return the evaluation that a quality, a saying, a verb or a measure makes."""
    predicate = clause.predicate
    if predicate is None or predicate.has(*_NO_VERDICT) or clause.replaces is not None:
        return None
    for reading in (_fits, _no_joke, _quality, _said_of, _by_verb, _done_badly, _too_much):
        found = reading(clause, roles)
        if found is not None:
            sense, part = found
            return _verdict(clause, roles, sit, sense, part)
    return None


def _verdict(clause: Clause, roles: Roles, sit: Situation, sense: Polarity, part: Phrase | None) -> Draft | None:
    """Judge what stands beside the noun of the verdict."""
    kept = [p for p in clause.phrases if p is not part]
    if part is not None and part.rest and part.rest != _noun_of(part) and part.possessor is None:
        judged = part.rest.removesuffix(_noun_of(part)).strip()  # "이번 앨범 기대에 못 미쳤어"
        if judged and not any(p.is_subject_like and p.kind is not Kind.TIME for p in kept):
            kept.append(replace(part, text=judged, rest=judged, head=judged.split()[-1], case="topic", topic=True))
    if part is not None and part.possessor is not None and part.possessor.is_person:
        kept.append(replace(part.possessor, case="topic"))
    if part is not None:
        roles = roles_of(replace(clause, phrases=kept), sit.cast, lexicon())
    if part is not None and roles.agent is None and not roles.subjects and not roles.objects and sit.topic is None:
        return None
    first = roles.agent_phrase is not None and roles.agent_phrase.kind is Kind.FIRST
    if first and not roles.subjects and not roles.objects:
        return None  # "난 눈치가 없어": how one is oneself
    may_hold = sit.attributed or first
    return evaluation(replace(clause, relatives=[]), roles, sit, sense, "verdict", may_hold=may_hold)


Found = tuple[Polarity, Phrase | None]


def _fits(clause: Clause, roles: Roles) -> Found | None:
    """ "이 의자는 서재에 딱이야": it is just the thing for it."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _FITTING or predicate.has("past", "not"):
        return None
    return (POSITIVE, None) if roles.subjects or roles.agent is not None else None


#: What is praised and what is blamed when it is no joke: "맛이 장난 아니야", "소음이 장난 아니야".
_ADMIRED = words(
    "맛 실력 연기 노래 뷰 경치 전망 분위기 퀄리티 가창력 필력 미모 센스 케미 인기 몰입감 연출 입담 솜씨 비주얼 풍경 음향 화질 춤 요리"
)
_SUFFERED = words(
    "소음 줄 가격 더위 추위 냄새 물가 경쟁 스트레스 먼지 습기 텃세 잔소리 월세 난이도 압박 통증 벌레 모기 층간소음 교통체증 업무량 숙제 과제 "
    "진동 매연 갑질 대기줄 웨이팅 관리비 전기세 난방비 기싸움"
)


def _no_joke(clause: Clause, roles: Roles) -> Found | None:
    """ "소음이 장난 아니야": how much of it there is, is good or bad by what it is."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or complement is None or complement.text != "장난" or predicate.lemma != "아니다":
        return None
    if not roles.subjects:
        return None
    noun = _noun_of(roles.subjects[-1])
    sense = NEGATIVE if noun in _SUFFERED else POSITIVE if noun in _ADMIRED else None
    return None if sense is None else (sense, None)


def _quality(clause: Clause, roles: Roles) -> Found | None:
    """ "보고서에 알맹이가 없어", "허점이 많아": what it has or lacks."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _HAD | _LACKED | _PLENTY or not roles.subjects:
        return None
    part = roles.subjects[-1]
    of_another = (
        len((part.rest or part.text).split()) > 1
    )  # "새로 온 신입 일머리가": it is the newcomer who is new
    if part.kind is not Kind.THING or (part.modifier and not of_another) or part.demonstrative:
        return _use(predicate.lemma, part, clause)
    lacked, had = predicate.lemma in _LACKED, predicate.lemma in _HAD
    noun = _noun_of(part)
    if noun in _QUALITIES and (lacked or (had and noun not in _ONLY_LACKED)):
        return (NEGATIVE if lacked else POSITIVE), part
    if noun in _FAULTS:
        if predicate.lemma == "없다" and noun not in _ONLY_MANY:
            return POSITIVE, part
        strong = predicate.lemma in _PLENTY or (predicate.lemma == "있다" and noun not in _ONLY_MANY)
        return (NEGATIVE, part) if strong else None
    return None


def _noun_of(phrase: Phrase) -> str:
    """The last word of a phrase: the tagger cuts "개연성" in two."""
    said = (phrase.rest or phrase.text).split()
    return said[-2] if len(said) > 1 and said[-1] == "하나" else said[-1]  # "맛은 하나도 없어"


def _use(lemma: str, part: Phrase, clause: Clause) -> Found | None:
    """ "쓸 데가 없어", "남는 게 많아"."""
    if not clause.relatives or part.head not in _WHERE_OF_USE or clause.relatives[-1][2]:
        return None
    if part.modifier not in _OF_USE or lemma not in {"없다", "많다", "있다"}:
        return None
    if lemma == "있다" and part.modifier in {"보다", "먹다", "쓰다", "읽다", "놀다"}:
        return None  # "볼 게 있어서 나갔어"
    return (NEGATIVE if lemma == "없다" else POSITIVE), part


def _said_of(clause: Clause, roles: Roles) -> Found | None:
    """ "말만 앞서", "손발이 안 맞아": the noun and its verb make the verdict."""
    predicate = clause.predicate
    if predicate is None:
        return None
    for saying in SAYINGS:
        if predicate.lemma not in saying.verbs:
            continue
        for phrase in reversed(roles.subjects + roles.objects + roles.places):
            if phrase.kind is Kind.THING and _noun_of(phrase) in saying.nouns and not phrase.modifier:
                return saying.sense, phrase
    return None


def _by_verb(clause: Clause, roles: Roles) -> Found | None:
    """ "그 벽지는 너무 튀어", "그 코트는 너한테 잘 어울려"."""
    predicate = clause.predicate
    if predicate is None or roles.objects or predicate.has("progressive"):
        return None
    other = roles.agent_phrase is not None and roles.agent_phrase.kind is not Kind.FIRST
    if predicate.lemma == "하다" and clause.adverb("너무") and other and not roles.subjects and not roles.places:
        return (POSITIVE if clause.negated else NEGATIVE), None  # "수아가 너무했지"
    if predicate.lemma in _BLAMING:
        strong = clause.adverb(*_EXCESS, "자꾸", "맨날", "영", "혼자", "꽉")
        if predicate.lemma not in _STRONGLY or strong:
            return NEGATIVE, None
    if predicate.lemma in _PRAISING and (clause.adverb("잘", "참", "훨씬", "진짜") or clause.negated):
        return POSITIVE, None
    return None


def _done_badly(clause: Clause, roles: Roles) -> Found | None:
    """ "그 배우는 연기를 너무 못해": blame, where "수영을 못해" is an ability."""
    predicate, who = clause.predicate, roles.agent_phrase
    if predicate is None or who is None:
        return None
    unable = predicate.lemma == "하다" and clause.negated == "못"
    if not unable and predicate.lemma != "못하다":
        return None
    strong = clause.adverb(*_EXCESS, "진짜", "정말", "더럽게", "참") or predicate.retro
    able = who.kind in {Kind.FIRST, Kind.SECOND, Kind.SELF} or predicate.has("past", "can", "cannot")
    sense = POSITIVE if unable else NEGATIVE  # the negation of "못 해" turns it round
    return (sense, None) if strong and not able and (roles.objects or roles.subjects) else None


def _too_much(clause: Clause, roles: Roles) -> Found | None:
    """ "훈련 시간이 너무 길어": more of it than is good."""
    predicate = clause.predicate
    if predicate is None or predicate.lemma not in _MEASURES or not clause.adverb(*_EXCESS):
        return None
    things = [p for p in roles.subjects + roles.objects if p.kind is Kind.THING]
    if clause.negated or predicate.has("future", "will"):
        return None
    if not things:
        felt = [p for p in clause.phrases if p.kind is Kind.FIRST and p.case in {"dat", "loc"}]
        return (NEGATIVE, None) if felt and roles.agent is None else None  # "나한텐 너무 높아"
    return None if things[-1].text in _NOT_MEASURED or predicate.has("not") else (NEGATIVE, None)
