"""Korean verbs and nouns of saying, hearing and thinking: who passes on, who thinks, who asks.

One table a kind; each word in its dictionary form. Used to find the source of what is passed on.
"""

from __future__ import annotations


def _words(table: str) -> frozenset[str]:
    return frozenset(table.split())


#: The subject says it. "도현이가 온다고 했어."
SAYING = _words(
    "하다 그러다 그렇다 말하다 얘기하다 이야기하다 전하다 주장하다 우기다 밝히다 발표하다 설명하다 알리다 자랑하다 고백하다 "
    "털어놓다 귀띔하다 약속하다 쓰다 적다 답하다 대답하다 불평하다 투덜거리다 강조하다 말씀하다 말씀드리다 언급하다 인정하다 경고하다 "
    "장담하다 단언하다 외치다 소리치다 하소연하다 보고하다 공지하다 떠들다 답장하다 연락하다 문자하다 선언하다 호소하다 조언하다 "
    "항의하다 속삭이다 고집하다 고집부리다 둘러대다 핑계대다 거짓말하다 짜증내다 화내다 소리지르다 협박하다 광고하다 소문내다 퍼뜨리다 "
    "자부하다 자신하다 호언장담하다 예언하다 결심하다 사과하다 위로하다 격려하다 감탄하다 놀라다 기뻐하다 좋아하다 아쉬워하다 속상해하다 "
    "서운해하다 섭섭해하다 속상해하다 안타까워하다 슬퍼하다 신기해하다 기특해하다 대견해하다 든든해하다 의아해하다 어이없어하다 못마땅해하다 난리치다 타이르다 진단하다 판정하다 확인하다 보도하다 알려주다 적어놓다 올리다 댓글달다 귀띔해주다 흥분하다 울다 우쭐대다 "
    "얘기드리다 말씀하시다 푸념하다 안내하다 통보하다 통지하다 카톡하다 토로하다 해명하다 소개하다 칭찬하다 비판하다 욕하다 비난하다 "
    "씩씩거리다 씩씩대다 투덜대다 징징대다 징징거리다 찡찡대다 찡찡거리다 구시렁거리다 구시렁대다 궁시렁거리다 궁시렁대다 "
    "중얼거리다 중얼대다 툴툴대다 툴툴거리다 으스대다 뻐기다 재잘거리다 울먹이다 울먹거리다 훌쩍이다 흐느끼다 하소연하다 넋두리하다 "
    "한탄하다 탄식하다 자책하다 반성하다 시인하다 실토하다 자백하다 토로하다 얼버무리다 떠벌리다 까발리다 고자질하다 일러바치다 "
    "방송하다 알려오다 전해오다 제보하다 신고하다 증언하다 진술하다 성토하다 공언하다 호언하다 맹세하다 되뇌다 반복하다 덧붙이다 "
    "암시하다 시사하다 피력하다 역설하다 논평하다 빈정거리다 빈정대다 비아냥거리다 비아냥대다 비꼬다 놀리다 따지다 대들다 "
    "부르짖다 신나하다 들뜨다 펄쩍뛰다 노발대발하다 호들갑떨다 너스레떨다 엄살부리다 엄살떨다 생색내다 발뺌하다 시치미떼다 "
    "속상하다 좋아라하다 뿌듯해하다 미안해하다 고마워하다 부러워하다 서러워하다 괴로워하다 힘들어하다 답답해하다 억울해하다 "
    "난리다 난리이다 지적하다 평하다 평가하다 후회하다 맹세하다 다짐하다 예고하다 변명하다 말해주다 일러주다 가르치다"
)
#: The subject hears it from somebody. "준호한테 온다고 들었어."
HEARING = _words(
    "연락받다 통보받다 전달받다 안내받다 전화받다 제보받다 통지받다 보고받다 듣다 전해듣다 엿듣다 주워듣다"
)
#: The subject thinks it. "지나는 그게 옳다고 생각해."
THINKING = _words(
    "생각하다 보다 믿다 여기다 느끼다 판단하다 확신하다 예상하다 예측하다 짐작하다 추측하다 의심하다 전망하다 기대하다 간주하다 내다보다 걱정하다 우려하다 알다 싶다 점치다 걱정이다 염려하다"
)
#: Thinking that is not sure of itself. "범인이라고 의심해."
DOUBTFUL_THINKING = _words("짐작하다 추측하다 의심하다")
WORRYING = _words("걱정하다 우려하다 걱정이다 염려하다 걱정되다")
#: The subject asks, orders, proposes, denies.
ASKING = _words("묻다 물어보다 질문하다 여쭈다 여쭙다 여쭤보다 물어오다 캐묻다 문의하다 궁금하다 궁금해하다")
ORDERING = _words(
    "시키다 명령하다 부탁하다 조르다 당부하다 지시하다 요청하다 요구하다 권하다 권유하다 재촉하다 보채다 떼쓰다 성화이다 다그치다 종용하다 촉구하다 명하다 애원하다 사정하다 빌다 타박하다 잔소리하다 신신당부하다 추천하다 조언하다 설득하다 닦달하다 말리다 뜯어말리다 만류하다 극구말리다"
)
PROPOSING = _words("제안하다 꼬시다 꼬드기다 제의하다 조르다")
DENYING = _words("부인하다 부정하다 잡아떼다 반박하다")
REPORTING = SAYING | HEARING | THINKING | ASKING | ORDERING | PROPOSING | DENYING

#: Nouns that make their owner the source: "준혁이 말로는", "인사팀 얘기로는".
TELLING_NOUNS = _words(
    "말 얘기 이야기 말씀 설명 전언 발표 주장 의견 보도 제보 귀띔 증언 표현 진단 분석 예보 공지 소견 판단 생각 보고서 자료 통계 조사 글 기사 칼럼 논문 책"
)
#: Particles that turn such a noun into a source phrase.
BY_WAY_OF = frozenset({"로는", "으로는", "로", "으로", "에는", "에"})
#: A medium that names nobody: an unnamed source.
MEDIA = _words(
    "뉴스 인터넷 기사 방송 티비 TV 텔레비전 신문 라디오 유튜브 블로그 커뮤니티 댓글 게시판 단톡방 단톡 카톡방 트위터 인스타 페이스북 페북 인스타그램 틱톡 스레드 밴드 검색 후기 리뷰 언론 SNS 게시글 소문 풍문 항간 세간"
)
#: Verbs that, without a quotation, only introduce what was seen or read: "뉴스 보니까".
PERCEIVING = _words(
    "보다 읽다 찾아보다 검색하다 뒤지다 알아보다 나오다 들여다보다 나다 뜨다 확인하다 써보다 가보다 먹어보다 해보다"
)
#: Verbs of finding out from a person: "준호한테 물어봤는데".
INQUIRING = _words("묻다 물어보다 여쭈다 여쭙다 여쭤보다 확인하다 알아보다")
#: What talk about the talk says; nothing is stored of it.
SELF_TALK = _words(
    "헷갈리다 착각하다 정정하다 잘못알다 잘못말하다 잘못적다 잘못보다 오타이다 고치다 수정하다 실수하다"
)
