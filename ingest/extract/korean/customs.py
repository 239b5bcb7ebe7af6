"""What somebody does as a rule without saying how often: "난 렌즈 껴", "남편은 코를 골아"."""

from __future__ import annotations

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.drafts import Draft, Situation
from ingest.extract.korean.judging import action_noun, is_event_verb, new_draft
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import person_of
from ingest.extract.korean.phrases import Kind
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.roles import Roles, roles_of
from ingest.extract.korean.wordlists import words
from ingest.model import Certainty

#: Verbs with what one does as a rule with them; an empty list takes anything.
_CUSTOMS: tuple[tuple[str, str], ...] = (
    ("끼다 착용하다 쓰다", "렌즈 안경 보청기 장갑 반지 귀마개 모자 마스크 일기 가계부 시 틀니 교정기"),
    ("입다 신다 차다 매다 메다", "양말 슬리퍼 구두 운동화 치마 바지 청바지 한복 정장 시계 넥타이 잠옷 내복 목걸이 힐 하이힐 배낭"),
    ("치다 켜다 불다 타다 두다", "피아노 기타 드럼 골프 테니스 탁구 배드민턴 볼링 당구 바이올린 첼로 플루트 하모니카 바둑 장기 체스 자전거 "
     "오토바이 스쿠터 지하철 전철 버스 보드 스키 킥보드 색소폰 우쿨렐레 장구 고스톱 화투"),
    ("씹다 피우다 피다", "껌 담배 시가 전자담배 육포"),
    ("골다 갈다 물어뜯다 떨다 흘리다 뜯다", "코 이 손톱 다리 침 입술 머리"),
    ("거르다 굶다 챙기다 싸다 때우다", "아침 점심 저녁 끼니 밥 도시락 영양제 약 유산균"),
    ("듣다", "음악 라디오 팟캐스트 클래식 재즈 힙합 트로트 노래 오디오북 발라드"),
    ("넣다 타다 뿌리다", "설탕 소금 우유 시럽 얼음 식초 고수 후추 프림"),
    ("지내다 모시다", "제사 차례 명절"),
    ("뛰다 하다", "대리운전 투잡 알바 배달 인스타 페북 트위터 주식 코인 게임 요가 필라테스 조깅 등산 낚시 뜨개질 서핑 복싱 수영 발레 명상"),
    ("모으다 수집하다", "우표 동전 피규어 음반 엽서 인형 스티커 마그넷 레고 향수 신발"),
    ("짓다 가꾸다 치다", "농사 텃밭 정원 양봉 벌 소 돼지 닭"),
    ("감다 말리다 염색하다 자르다", "머리 머리카락"),
    ("다니다", ""),
)  # fmt: skip
_TABLE = tuple((words(verbs), words(things)) for verbs, things in _CUSTOMS)
#: Adverbs and times of the moment: what is told is under way.
_NOW = ("지금", "방금", "막", "이제", "벌써", "당장", "곧", "다시")
_LATELY = frozenset({"요즘", "요새", "요즈음", "최근", "평소", "평상시", "보통", "대개", "주로"})
_DAILY = frozenset({"새벽", "아침", "저녁", "밤", "밤늦게", "낮", "주말", "평일", "늦게", "일찍"})
_RISING = words("일어나다 자다 퇴근하다 출근하다 일하다 씻다 운동하다 잠들다 깨다")


#: What a habit is called: "주말마다 산에 가는 게 취미야".
_ROUTINES = words("일과 습관 일상 루틴 버릇 취미 생활습관 모닝루틴")


def read_routine(clause: Clause, roles: Roles, sit: Situation) -> Draft | None:
    """ "퇴근하면 헬스장 들르는 게 일과야": what one does as a rule, called by its name."""
    predicate, complement = clause.predicate, clause.complement
    if predicate is None or predicate.lemma != "이다" or complement is None or not clause.relatives:
        return None
    things = [p for p in clause.phrases if p.kind is Kind.THING]
    doing = len(things) == 1 and things[0].head in {"거", "것"} and things[0].case in {"subj", "topic"}
    if complement.text not in _ROUTINES or not doing or predicate.has("past"):
        return None
    lemma, inner, taken = clause.relatives[0]
    who = [p for p in [*clause.phrases, *taken] if p.is_person and p.case in {"subj", "topic"}]
    if inner.ending not in {"는", "다"} or "adjective" in inner.features or len(who) > 1:
        return None
    act = Clause([p for p in taken if not p.is_person], [], inner)
    placed = roles_of(act, sit.cast, lexicon())
    draft = new_draft("does_regularly", "routine", clause, roles, sit, action_noun(act, placed, sit))
    person = person_of(who[0], sit.cast) if who else (None if sit.attributed else sit.cast.speaker())
    draft.subject, draft.subject_text = person or sit.default, None
    draft.certainty, draft.relation = Certainty.ASSERTED, lemma
    return draft


def is_custom(clause: Clause, predicate: Predicate, roles: Roles, sit: Situation) -> bool:
    """Say whether the plain present of the clause is what somebody does as a rule."""
    names = {p.text for p in clause.phrases} | {a.form for a in clause.adverbs}
    lately = bool(names & _LATELY)
    if (sit.timed and not lately) or sit.future_time or "adjective" in predicate.features or clause.adverb(*_NOW):
        return False
    if predicate.has("past", "future", "will", "progressive", "become", "state", "cause", "ever", "never", "try"):
        return False
    if roles.agent is None and not (roles.dropped and sit.default is not None):
        return False
    sense = lexicon().verbs.get(predicate.lemma)
    if is_event_verb(predicate, sense):
        return False
    heads = {p.head for p in roles.objects + roles.subjects}
    if any(predicate.lemma in verbs and (not things or heads & things) for verbs, things in _TABLE):
        return True
    acted = sense is None or sense.label in {"did", "ate", "watched", "read", "went", "studies", "bought"}
    if lately and acted and predicate.lemma not in {"오다", "되다", "나다", "들다", "걸리다"}:
        return roles.agent is not None or bool(roles.objects or roles.subjects or predicate.noun)
    return predicate.lemma in _RISING and bool(names & _DAILY) and roles.agent is not None
