"""Korean clauses: morphemes cut into noun phrases and predicates, and those into clauses and sentences.

A clause is what stands before one predicate. Relative clauses are taken out of the way of the main clause;
the noun they stand before remembers their verb.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ingest.extract.korean.phrases import Phrase
from ingest.extract.korean.predicates import Predicate
from ingest.extract.korean.wordlists import words
from ingest.language.korean import Morpheme

SAYING_NOUNS = words(
    "말 얘기 이야기 말씀 소문 소식 소리 의견 주장 보도 기사 평 평가 전언 연락 제보 설 풍문 뉴스 발표 "
    "설명 후기 말들 뒷말 생각 입장 전망 지적 제안 부탁 문자 카톡 전화 답 답장 메시지 공지 관측 분석 "
    "비판 불만 칭찬 주의 쪽 견해 방침 지론 신조 스탠스 마인드 해명 반응 답변 판단 결론 조언 충고 경고 통보 고백 예보 소견 "
    "진단 당부 지시 명령 요청 주문 귀띔 언질 변명 하소연 푸념 반박 태도"
)
#: What somebody holds of a matter: "…다는 입장이야" is in the mouth of whom it is the stance of.
STANCES = words(
    "입장 주장 의견 주의 쪽 견해 방침 지론 신조 스탠스 마인드 해명 반응 답변 판단 결론 소견 진단 태도 설명 생각"
)
#: Noun + verb that are one predicate: (noun, verb stem) → dictionary form.
COLLOCATIONS = {
    ("마음", "들"): "마음에들다", ("맘", "들"): "마음에들다", ("마음", "드시"): "마음에들다", ("맘", "드시"): "마음에들다", ("도움", "되"): "도움되다", ("겁", "나"): "겁나다",
    ("짜증", "나"): "짜증나다", ("싫증", "나"): "싫증나다", ("고장", "나"): "고장나다", ("끝", "나"): "끝나다", ("이사", "가"): "이사가다",
    ("이사", "오"): "이사오다", ("이민", "가"): "이민가다", ("장가", "가"): "장가가다", ("시집", "가"): "시집가다",
    ("감동", "받"): "감동받다", ("문", "닫"): "문닫다", ("걱정", "되"): "걱정되다", ("신경", "쓰이"): "신경쓰이다",
    ("말", "되"): "말이되다", ("정", "떨어지"): "정떨어지다", ("기대", "되"): "기대하다", ("욕심", "나"): "욕심나다",
    ("넌더리", "나"): "넌더리나다", ("진절머리", "나"): "진절머리나다", ("꼴", "보"): "꼴보다", ("마음", "차"): "마음에차다",
    ("입", "대"): "입에대다", ("매력", "있"): "매력있다", ("센스", "있"): "센스있다", ("재치", "있"): "재치있다", ("재미", "있"): "재미있다",
    ("재미", "없"): "재미없다", ("맛", "있"): "맛있다", ("맛", "없"): "맛없다", ("멋", "있"): "멋있다",
    ("의미", "없"): "의미없다", ("쓸모", "없"): "쓸모없다", ("형편", "없"): "형편없다", ("대박", "나"): "대박나다", ("들통", "나"): "들통나다", ("부도", "나"): "부도나다", ("펑크", "나"): "펑크나다", ("성의", "없"): "성의없다", ("예의", "없"): "예의없다",
    ("눈치", "없"): "눈치없다", ("버릇", "없"): "버릇없다", ("정신", "없"): "정신없다", ("어이", "없"): "어이없다",
    ("빠", "지"): "빠지다", ("살", "빠지"): "살빠지다", ("살", "찌"): "살찌다", ("배", "고프"): "배고프다", ("출장", "가"): "출장가다", ("화", "나"): "화나다", ("관심", "있"): "관심있다",
    ("관심", "없"): "관심없다", ("도둑", "맞"): "도둑맞다", ("필요", "없"): "필요없다", ("극성", "맞"): "극성맞다", ("궁상", "맞"): "궁상맞다", ("청승", "맞"): "청승맞다", ("방정", "맞"): "방정맞다", ("소용", "없"): "소용없다",
    ("믿음", "가"): "믿음가다", ("신뢰", "가"): "믿음가다", ("정감", "가"): "정감가다", ("세", "들"): "세들다",
    ("돈", "아깝"): "돈아깝다", ("시간", "아깝"): "시간아깝다", ("오타", "나"): "오타나다", ("문", "열"): "오픈하다", ("불만", "많"): "불만이다", ("불만", "있"): "불만이다", ("장만", "하"): "장만하다",
}  # fmt: skip


@dataclass(slots=True)
class Clause:
    """Everything up to one predicate, or a fragment without one."""

    phrases: list[Phrase] = field(default_factory=list)
    adverbs: list[Morpheme] = field(default_factory=list)
    predicate: Predicate | None = None
    complement: Phrase | None = None  # what is said with 이다, 아니다
    complement_word: str = ""  # an adverb as complement: "별로"
    start: int = 0
    end: int = 0
    sentence: int = 0
    asked: bool = False  # a question mark follows
    comma: bool = False  # a comma follows
    exclaimed: bool = False
    quote: tuple[int, int] | None = None  # a direct quotation stands as the complement
    saying_noun: str = ""  # "…다는 말": the noun after the quotation
    shadow: Phrase | None = None  # the subject of a relative clause, for want of another
    relatives: list[tuple[str, Predicate, list[Phrase]]] = field(default_factory=list)
    negated: str = ""  # 안 or 못 before the predicate
    neither: str = ""  # the first verb of "좋지도 나쁘지도 않아"
    replaces: Phrase | None = None  # the value taken back: "서울 아니고"

    def adverb(self, *forms: str) -> bool:
        """Say whether one of the adverbs stands in the clause."""
        return any(a.form in forms for a in self.adverbs)
