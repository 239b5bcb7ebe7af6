"""What is foreseen without a plan: -ㄹ걸, how something will be at a time to come, weather as a noun or adjective."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import new_draft
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import thing_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.plans import forecast, guesses_ahead
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, give_agent_from_possessor
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty

#: States that -ㄹ걸 guesses at as they are now: "민수 서울 살걸".
_STATIC = words("있다 없다 이다 아니다 모르다 알다 살다 다니다 같다 계시다 좋아하다 싫어하다 사귀다")
_FROM_NOW_ON = ("당분간", "계속", "앞으로", "점점", "갈수록", "조만간", "곧", "금방", "한동안", "이제")
_WEATHER_NOUNS = words(
    "장마 첫눈 한파 폭염 태풍 폭설 폭우 황사 소나기 비 눈 안개 추위 더위 강추위 무더위 꽃샘추위 열대야 영하 맑음 흐림 미세먼지 영향권 대설 호우 "
    "장맛비 함박눈 한파주의보 폭염주의보 대설주의보 호우주의보"
)
_WEATHER_ADJECTIVES = words(
    "춥다 덥다 쌀쌀하다 맑다 흐리다 선선하다 포근하다 습하다 따뜻하다 시원하다 쾌청하다 무덥다 후덥지근하다 서늘하다 화창하다 건조하다"
)
_SEASONS = ("봄", "여름", "가을", "겨울")
#: Labels of verbs whose bare noun is their object.
_OF_PEOPLE = words("bought gave received ate watched read met joined married passed wants likes studies")
#: What things do by themselves, where a topic alone could be taken for an object: "그 집은 금방 나갈 거야".
_BY_THEMSELVES = words(
    "나다 나가다 뜨다 터지다 무너지다 가라앉다 폭락하다 폭등하다 망하다 뒤집히다 날아가다 넘어가다 뛰다 치솟다 폭등하다 반등하다 강등되다"
)
_AILING = words("감기 독감 몸살 병 상처 허리 무릎 다리 발목 목 장염 코로나 두통 염증 통증 부상")
_SPANS = words("달 주 일 년 시간 분 주일 개월 한달 하루 이틀 사흘 나흘 열흘 보름 반나절 한나절")
_GOES = words("집 방 매물 물건 표 자리 티켓 상가 가게 재고 원룸 아파트 오피스텔 땅")


def read_coming(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """Return what is foreseen of a thing or of somebody else."""
    predicate = clause.predicate
    if predicate is None or sit.habitual:
        return None
    if roles.agent is None and guesses_ahead(predicate):
        give_agent_from_possessor(roles, sit.cast)
    weather = _weather(clause, predicate, roles, sit)
    if weather is not None:
        return weather
    if _guessed(clause, predicate, roles, sit) or _will_be(clause, predicate, roles, sit):
        return forecast(clause, predicate, roles, sit)
    if _goes_by_itself(predicate, roles) or _will_last(predicate, roles):
        return forecast(clause, predicate, roles, sit)
    return None


def _guessed(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "아영이 늦을걸?", "이번 시험은 어려울걸": what is to come, guessed."""
    if not guesses_ahead(predicate) or predicate.lemma in _STATIC:
        return False
    other = roles.agent is not None and roles.agent.name != sit.cast.first
    if not other and not _is_subject(predicate, roles):
        return False  # "그냥 잘걸", "밥 먹을걸": regret
    if "adjective" in predicate.features:
        coming = roles.thing is not None and (
            lexicon().is_kind(roles.thing.head, "event") or roles.thing.text.startswith(("이번 ", "다음 "))
        )
        return sit.future_time or coming
    if clause.negated == "못":
        return not any(lexicon().is_kind(p.head, "food") or p.modifier for p in roles.subjects + roles.objects)
    return not (clause.negated and not sit.timed and lexicon().is_kind(predicate.lemma, "habit"))


def _is_subject(predicate: Predicate, roles: Roles) -> bool:
    """Say whether the thing before the verb does it: "비 올걸" against "밥 먹을걸"."""
    if roles.thing is None:
        return False
    sense = lexicon().verbs.get(predicate.lemma)
    return roles.thing.case != "bare" or sense is None or sense.label not in _OF_PEOPLE


def _will_be(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """ "경기는 내년에도 안 좋을 것 같아": how a thing will be then."""
    ahead = predicate.has("future", "will") and not predicate.has("past")
    if ahead and predicate.lemma == "낫다" and "adjective" not in predicate.features and not roles.compared:
        # "형은 금방 나을 거래": somebody gets well; with 더 or 보다 it is what one would choose
        return _is_about_others(roles, sit) and not clause.adverb("더", "훨씬", "차라리")
    state = "adjective" in predicate.features or predicate.lemma in {"낫다", "회복되다", "회복하다"}
    if not ahead or not state or roles.agent is not None or not roles.subjects:
        return False
    if roles.thing is None or roles.thing.modifier or clause.relatives:
        return False
    return sit.future_time or clause.adverb(*_FROM_NOW_ON)


def _will_last(predicate: Predicate, roles: Roles) -> bool:
    """ "공사가 석 달은 걸릴 거래": how long it will take, whatever the measure."""
    if (
        predicate.lemma not in {"걸리다", "소요되다"}
        or not predicate.has("future")
        or predicate.has("past", "plan")
    ):
        return False
    lasting = any(p.head in _SPANS or p.count for p in [*roles.objects, *roles.subjects])
    return bool(roles.agent is not None or roles.subjects) and lasting


def _is_about_others(roles: Roles, sit: Situation) -> bool:
    """Say whether somebody else, or what ails one, is what gets better."""
    if roles.agent is None and roles.thing is not None and roles.subjects:
        return roles.thing.head in _AILING or lexicon().is_kind(roles.thing.head, "body")
    agent = roles.agent_phrase
    return agent is not None and roles.agent is not None and roles.agent.name != sit.cast.first


def _goes_by_itself(predicate: Predicate, roles: Roles) -> bool:
    """ "전셋값은 반토막 날 거야", "그 집은 금방 나갈 거래"."""
    if predicate.lemma not in _BY_THEMSELVES or not predicate.has("future") or predicate.has("past"):
        return False
    thing = roles.thing
    if roles.agent is not None or thing is None or roles.objects or thing.kind is not Kind.THING:
        return False
    return thing.case in {"topic", "subj"} and (predicate.lemma != "나가다" or thing.head in _GOES)


def _weather(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> Draft | None:
    """ "내일부터 장마래", "올겨울은 춥대"."""
    complement = clause.complement
    if predicate.has("past") or not sit.future_time or (roles.agent is not None and sit.attributed is False):
        return None
    noun = predicate.lemma == "이다" and complement is not None and complement.head in _WEATHER_NOUNS
    cold = predicate.lemma in _WEATHER_ADJECTIVES and not [p for p in roles.subjects if p.head != "날씨"]
    if not noun and not cold:
        return None
    target = thing_of(complement, sit.cast) if noun and complement is not None else predicate.lemma
    draft = new_draft("predicts", "weather", clause, roles, sit, target)
    season = next((p.text for p in clause.phrases if p.kind is Kind.TIME and p.text.endswith(_SEASONS)), None)
    draft.subject, draft.subject_text, draft.holder, draft.future = None, season, sit.holder, True
    if not sit.conditional and predicate.has("seem", "maybe"):
        draft.certainty = Certainty.UNCERTAIN
    return draft
