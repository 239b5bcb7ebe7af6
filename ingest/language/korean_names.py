"""Korean personal names in running text: which words are names, and where each begins and ends.

Evidence, strongest first: the name is known (speaker, addressee, window), a form of address follows
("은채 씨"), the friendly -이 follows a closed syllable ("도현이가"), the word is a common given name, or it is
built from syllables of given names and no dictionary word. A wrong name is worse than none, so a word that
is also a common noun ("보람", "지수") needs one of the first three.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

SURNAMES = frozenset(
    "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추"
)
DOUBLE_SURNAMES = frozenset({"남궁", "황보", "제갈", "선우", "독고", "사공"})

#: Common given names of all generations now alive.
GIVEN_NAMES = frozenset(
    """
    서윤 건우 태우 예린 하은 지호 동욱 민재 서연 소영 준혁 미경 현석 나연 보람 상훈 성준 다은 은채 가영 도현 경미 종원 수아 유나 혜진
    지우 서준 민준 도윤 시우 하준 주원 예준 지훈 준우 현우 우진 선우 서진 연우 유준 정우 승우 승현 준서 유찬 윤우 은우 지환 지안 이안
    시윤 승민 지한 재윤 윤호 민성 태윤 준호 준영 현준 민규 한결 성민 동현 재민 재현 민호 진우 성현 진호 재원 태현 태민 지성 영호 영수
    철수 영희 민수 순자 영자 영숙 정숙 명숙 미숙 현숙 경숙 은숙 미영 은영 은정 은주 은경 은지 은혜 은미 은희 은비 은서 은성 은수 은아
    지영 지은 지혜 지현 지민 지연 지윤 지원 지수 지아 지유 지선 지숙 지희 지나 지혁 지섭 지웅 지석 지용 지완 지후 지율 지헌 지효
    서현 서영 서은 서희 서우 서아 서율 서하 서빈 서경 수진 수연 수민 수빈 수현 수정 수경 수지 수영 수호 수혁 수철 수인 수희 수미 수정
    민지 민서 민정 민경 민아 민영 민주 민채 민혁 민우 민철 민기 민석 민찬 민국 민희 민하 민혜 민솔 민결 미진 미선 미정 미라 미희 미란
    예진 예지 예은 예원 예나 예림 예빈 예서 예슬 예솔 예성 예찬 하윤 하린 하율 하영 하진 하늘 하나 하연 하람 하경 하준 하민 하루
    유진 유정 유림 유빈 유리 유미 유경 유선 유민 유현 유라 유안 유하 윤아 윤서 윤지 윤정 윤희 윤경 윤주 윤미 윤재 윤성 윤수 윤석 윤진
    아름 아영 아라 아현 아린 아인 아진 다인 다현 다연 다영 다혜 다희 다미 다솜 다빈 다정 다경 다온 나은 나영 나래 나리 나희 나경 나윤 나현
    소연 소희 소현 소윤 소미 소라 소정 소민 소은 소진 소율 소이 세영 세진 세연 세윤 세은 세희 세린 세라 세훈 세준 세민 세현 세아 세호
    채원 채린 채연 채은 채윤 채영 채아 채희 채민 채빈 가은 가연 가희 가현 가윤 가람 가인 가온 연주 연지 연희 연수 연정 연아 연경 연서 연진 연호
    혜원 혜인 혜린 혜정 혜경 혜영 혜은 혜지 혜수 혜선 혜미 혜숙 혜연 혜림 혜주 혜나 현정 현주 현아 현지 현진 현서 현수 현호 현빈 현민 현경 현영 현희 현미 현철 현욱 현성 현태 현기
    희진 희정 희수 희연 희원 희경 희주 희선 희재 희철 희준 희성 효진 효정 효주 효린 효은 효선 효경 효빈 효민 효원 효준 효성 효재
    정아 정은 정현 정민 정희 정연 정원 정윤 정인 정화 정란 정미 정호 정훈 정혁 정수 정환 정빈 정태 정섭 정한 정욱 정석
    재훈 재호 재영 재준 재석 재성 재혁 재우 재경 재희 재욱 재범 재승 재철 재용 재형 재하 재은 재연 재아 재인 재선 재숙 재진 재환 재빈 재홍
    성훈 성호 성우 성진 성재 성수 성철 성원 성희 성은 성아 성경 성미 성환 성욱 성빈 성규 성태 성찬 성혁 성모 성연 성윤
    승호 승준 승훈 승재 승원 승연 승희 승아 승은 승철 승규 승환 승진 승기 승욱 승범 승혁 승주 승하 승지 승윤
    상우 상현 상민 상호 상혁 상진 상준 상원 상욱 상철 상희 상미 상아 상은 상윤 상범 상수 상태 상기 상규 상엽
    동훈 동민 동진 동우 동건 동하 동희 동주 동원 동혁 동수 동준 동규 동철 동석 동윤 동연 동은 동호 동재 동환
    영재 영민 영훈 영준 영진 영우 영철 영식 영환 영석 영욱 영미 영주 영은 영아 영선 영란 영옥 영순 영애 영서 영광 영하 영채
    태영 태호 태훈 태준 태진 태성 태환 태희 태연 태은 태석 태양 태경 태수 태원 태형 태인 태오 태린 태율
    준형 준수 준석 준태 준희 준기 준하 준성 준원 준규 준상 준모 준현 준환 준범 준경 준민 경수 경민 경호 경훈 경태 경진 경희 경아 경은 경주 경숙 경자 경석 경철 경원 경환 경선 경화 경란 경준
    규현 규민 규리 규빈 규진 규호 규원 규태 규성 규영 기현 기훈 기영 기태 기범 기석 기철 기호 기준 기찬 기쁨 기웅 기욱
    병철 병호 병준 병훈 병수 병희 병규 병현 병민 병헌 병재 광수 광호 광현 광민 광석 광철 광희 광훈 진희 진아 진영 진주 진경 진수 진석 진혁 진욱 진서 진솔 진규 진철 진성 진환 진용 진명 진선 진숙 진태
    종현 종민 종훈 종석 종수 종호 종혁 종서 종우 종철 종국 종범 종화 종환 종욱 종윤 종하 종찬 창민 창호 창훈 창우 창현 창수 창희 창준 창욱 창석 창규 창식 찬호 찬우 찬영 찬희 찬혁 찬민 찬욱 찬미 찬솔 찬빈 찬열
    한솔 한별 한나 한울 한빛 한비 한준 한서 해인 해린 해진 해솔 해미 해성 해원 해수 해나 용준 용수 용호 용훈 용석 용진 용희 용민 용우 용화 용환
    강산 하늬 은별 두나 누리 마루 바다 샛별 슬기 슬아 솔비 솔아 새롬 새봄 보미 보라 보연 보영 보경 보은 보현 보나 보민 단비 단우 도연 도영 도희 도훈 도경 도진 도형 도준 도아 도하 도겸 도원 도은 라희 라은 라온 리아 리나 로아 로하 루아
    인영 인혜 인성 인호 인수 인철 인경 인선 인숙 인정 인재 인태 인규 인우 인하 인서 이슬 이나 이현 이준 이솔 이서 이든 이진 이경 이연 이한 여진 여름 여울 여원 여은 원준 원호 원석 원희 원영 원빈 원진 원우 원재 원경 원식
    자영 자현 주희 주연 주영 주현 주아 주은 주미 주형 주호 주혁 주환 주헌 주찬 주안 주하 주리 주경 주성 주완 명진 명희 명수 명호 명철 명훈 명자 명은 명주 명석 명환 무진 무영 문희 문영 문정 문수 문호 문경
    미나 미소 미래 미연 미주 미리 미애 미옥 미순 미자 미은 미현 봉수 빛나 사라 상은 선미 선영 선희 선화 선주 선아 선경 선호 선재 선민 선정 선율 선진 선숙 선자 설아 설희 설현 송이 송희 송현 송아 순영 순희 순옥 순복 순철
    시온 시은 시현 시아 시연 시원 시영 시후 시율 시훈 시환 시진 신영 신혜 신애 신우 신호 아윤 아율 안나 안나 애리 애란 애경 옥자 옥순 옥희 온유 완수 완희 요한 요셉 우빈 우성 우현 우영 우석 우주 우림 우혁 우찬 우재 웅진 웅
    말순 말자 말숙 끝순 점순 복순 금순 금자 옥분 순분 갑순 삼순 복자 정자 순임 순례 순덕 화자 춘식 만식 덕수 덕배 만수 봉남 봉자 봉순 봉식 용팔 판수
    가을 다운 고운 노을 소망 사랑 믿음 은총 축복 아람 예담 하람 한울 별님 새온 도담 해늘
    유신 유철 의진 의찬 의성 의현 재이 제니 제인 제현 조은 주완 준 지봉 초롱 초아 초희 춘자 춘희 필립 필수 학수 형준 형석 형우 형진 형민 형기 형철 형주 형태 형욱 형식 호준 호진 호영 호성 호연 호석 화영 화정 화진 화연 환희 훈
    은찬 은호 은결 은율 은솔 은규 은상 은태 은재 은환 해찬 해윤 해율 로이 로빈 로희 리안 리우 리호 리원 리오 이레 이찬 강민 강현 강우 강준 강호 강희 강혁 강윤 고은
    나우 나율 나빈 다율 다윤 다훈 다겸 다올 도율 도빈 도유 도언 도균 대현 대호 대훈 대성 대희 대철 대규 대건 라임 라율 라엘 라윤 루하 루리 루나 무열 범수
    범준 범석 범진 별하 새론 서담 서후 서온 서유 서호 서완 선하 선오 선빈 설하 성하 성율 세헌 소하 수겸 수린 수율 승모 승빈 승언 승유 승찬 승태 승헌 시언 시유
    아론 아민 아정 예건 예리 예주 용아 우솔 운찬 원기 원민 유겸 유담 유솔 유온 유율 유이 유호 윤겸 윤담 윤비 윤빈 윤설 윤솔 윤찬 윤철 윤태 윤하 윤혁 윤후 은겸 은교 은담
    은후 이언 이엘 이정 인아 재겸 재율 정후 제나 제아 제하 주온 주이 준겸 지담 지란 지빈 지온 지이 진겸 진율 진하 차은 차준 채하 채현 채이 태겸 태결 태랑 태리
    태빈 태유 태이 태하 태한 태후 하담 하령 하리 하빈 하선 하성 하솔 하언 하온 하유 하임 하제 하현 하호 하희 한겸 한희 해담 해림 해밀 해슬 혁준 현겸 현솔 현율 현찬 혜온
    혜윤 호윤 화윤 효담 효리 효비 효신 효연 효온 효이 효하 휘성 희온 희윤 희율 병찬 병국 병우 병석 종숙 종순 춘옥 길동 길수 길순 갑수 갑돌 계숙 계순 귀자 금옥 금숙
    기옥 기순 남희 남숙 남순 남식 달수 덕순 덕자 동순 동식 명순 명옥 봉희 상순 상옥 석호 석훈 석민 석준 석우 석현 선옥 성례 성순 수남 양순 여옥 연옥 영길 영달 영덕
    영례 영복 영심 영춘 영택 옥선 완식 외숙 용남 용덕 용철 우식 윤식 은옥 을순 인옥 재순 재식 정분 정순 정옥 정임 종남 종례 종분 종옥 준식 지철 진옥 창남 창숙 창순
    미르 벼리 이룸 한들 늘봄 한돌 나봄 다솔 윤슬 나린 단미 해봄 해든 한새 한봄 은새 별찬 솔찬 솔빛 빛솔 초은 혜윰 로운 산들 슬찬 빛찬 라별 온새 큰솔 한얼 찬별 새늘 새별 은샘 은강 다슬 다예 다빛 라미 라진 로담 리담 아토 이담 이룬 이봄 하로 해온 도해 다해 나해 나담
    철민 철우 철진 춘배 칠성 태식 태순 필남 필순 학규 학철 해숙 해순 향숙 형자 혜자 호식 홍식 화숙 화순 후남 희순
    """.split()
)

#: Names of other tongues as Hangul writes them; a word of everyday Korean is never among them.
FOREIGN_NAMES = frozenset(
    """
    마이클 다니엘 토마스 데이비드 데이빗 제임스 로버트 윌리엄 리처드 찰스 조셉 조지프 크리스 크리스토퍼 매튜 앤드루 앤드류 앤서니 케빈 브라이언 에릭 알렉스
    알렉산더 벤자민 니콜라스 사무엘 빈센트 패트릭 프랭크 헨리 해리 올리버 잭슨 루카스 루이스 에드워드 제이슨 저스틴 라이언 네이선 피터 필립 스티브 스티븐 앤디
    엠마 올리비아 소피아 소피 에밀리 제니퍼 제시카 엘리자베스 수잔 린다 앨리스 에이미 줄리 줄리아 케이트 캐서린 로라 로렌 루시 레이첼 레베카 스테파니 미셸
    니콜 안젤라 안젤리나 헬렌 나탈리 사만다 빅토리아 바네사 클라라 클레어 에리카 이사벨라 샬럿 한나 마리아 마르타 나오미 다이애나 베로니카 파울라 엘레나
    마르코 마리오 카를로스 호세 페드로 디에고 미겔 파블로 후안 안토니오 프란체스코 조반니 루카 마테오 레오나르도 페데리코 카밀라 발렌티나 루시아 카르멘
    올가 이반 나타샤 안드레이 드미트리 세르게이 블라디미르 미하일 타티아나 스베틀라나 아나스타샤 유리아 한스 프란츠 볼프강 클라우스 위르겐 잉그리드 피에르 장뤽 프랑수아
    켄지 켄타 히로시 다나카 스즈키 사토 야마다 유키 유키코 하루카 사쿠라 아유미 미카 에리코 료타 타쿠야 다이스케 나츠키 하나코 요시다 마츠모토
    리웨이 샤오밍 메이링 웨이밍 첸웨이 샤오리 응우옌 흐엉 투안 솜차이 나팟 수파 아리프 푸트리 위안 파티마 아메드 무함마드 모하메드 오마르 아미르 유세프 라일라
    라훌 프리야 아르준 산제이 아닐 디팍 리사 안나 아냐 에바 니나 요한 요하네스 막시밀리안 빌헬름 안톤 빅토르
    """.split()
)

#: Syllables that given names are built from; both sides must fit when no list knows the name.
_FIRST = frozenset(
    "가강건경고광규근금기길나남노다대덕도동두라란로루리마만명문미민방백범별병보봄봉빛사상새서석선설섭성세소솔송수순슬승시신아안애양연영예오옥온완요용우운원유윤은을의이인일자장재정제조종주준중지진찬창채천철초춘충치태하한해향헌혁현형혜호홍화환효후훈휘희"
)
_SECOND = frozenset(
    "가강건결겸경관광교규균근기나남녀늘담덕도동라란람랑래련령로록롬루리린림마만모미민반배범별병보복본봄봉비빈빛상새서석선설섭성세소솔송수숙순술슬승식신심아안애양언연열영예오옥온완용우욱운웅원월유윤율은의이익인일임자재정제조종주준중지진찬창채천철초춘치태택하학한해헌혁현형혜호홍화환효후훈휘희"
)

#: Particles a name can carry; the longest first. Friendly -이 comes off before them.
_PARTICLES = (
    "에게서는 한테서는 에게서 한테서 이라고는 이랑은 한테는 한테도 에게는 에게도 에게만 한테만 께서는 께서도 께서 이라고 이라는 이라도 이랑 랑은 랑도 하고는 하고 라고 라는 라도 보고 더러 "
    "처럼 같이 만큼 보다는 보다 마저 조차 까지 부터 이네 네도 네는 네가 네랑 네서 네에 네 한테 에게 께 의 은 는 이 가 을 를 도 만 와 과 랑 야 아 이야 이다 이에요 예요 이었어 이였어 였어 "
    "이고 고 이면 이나 나 님께서 님이 님은 님도 님께 님한테 님의 님을 님과 님 씨가 씨는 씨도 씨한테 씨랑 씨네 씨의 씨를 씨 "
    "래 래요 이래 이래요 라네 이라네 라더라 이라더라 라던데 이라던데 였네 였네요 였다 였어요 였지 이었네 이었네요 이었어요 이었다 였대 이었대 이네요 였구나 이었구나 구나 이구나 "
    "인데 이가 이는 이도 이를 이의 이만 이한테 이한테서 이한테는 이에게 이에게서 이랑 이하고 이보고 이더러 이처럼 이보다 이네 이네가 이네는 이네도 이네랑 이까지 이마저 이부터 이라고 이란 란"
).split()
_PARTICLE = "|".join(sorted(set(_PARTICLES), key=len, reverse=True))
_FRIENDLY = "가 는 도 를 의 만 한테 한테서 한테는 한테도 에게 에게서 랑 하고 보고 더러 처럼 보다 네 네가 네는 네도 네랑 네서 까지 마저 부터 말로는 네랑은 랑은 랑도 한테만".split()

#: Words after a name that only people get.
ADDRESS_FORMS = (
    "씨 님 선배 선배님 후배 언니 오빠 형 누나 이모 삼촌 아저씨 아주머니 쌤 선생 선생님 팀장 팀장님 과장 과장님 대리 대리님 부장 부장님 차장 차장님 사장 사장님 "
    "대표 대표님 교수 교수님 실장 실장님 주임 주임님 매니저 매니저님 코치 코치님 감독 감독님 작가 작가님 기자 기자님 박사 박사님 원장 원장님 군 양 집사 집사님 "
    "간호사 간호사님 사원 인턴 조교 이사님 상무 상무님 전무 전무님 본부장 본부장님 센터장 점장 점장님 반장 반장님 여사 여사님 할머니 할아버지 의원"
).split()
_ADDRESS = re.compile(
    rf"\s+(?:{'|'.join(sorted(ADDRESS_FORMS, key=len, reverse=True))})(?=$|[\s,.!?~]|은|는|이|가|을|를|도|만|한테|에게|께|랑|네|의|와|과|말|보고|하고|에|처럼|보다)"
)
#: Given names that are also forms of verbs, pronouns or particles: they need a clause's beginning.
_VERB_LIKE = frozenset(
    "사라 태우 지나 지우 채우 세우 이나 이든 이서 이한 나서 미루 나누 하나 하루 이준 보라 나리 나희 유리 여름 우주 여울 미리 이현 이진 주리 지한 이경 이연".split()
)
#: Given names that are adverbs too: a particle of nouns behind them shows the name ("한결이 맡았다").
_ADVERB_LIKE = frozenset({"한결", "다정", "고이", "두루", "가만", "함께"}) & GIVEN_NAMES
#: What introduces a name, and the name: "제 이름은 고운입니다", "저는 정하람이라고 합니다".
_INTRODUCED = re.compile(
    r"(?:이름[은이]|성함[은이])\s+([가-힣]{2,4}?)(?=이?라고|입니다|이에요|이예요|예요|이야|이다|이고|야[.!]|[.!\n]|$)"
    r"|(?:저는|나는|전|난|제가|내가)\s+([가-힣]{2,4}?)(?=이?라고\s+(?:합니다|해요|해[.!]|한다|불러|부르))"
)
_WORD = re.compile(r"[가-힣]+")
_CLAUSE_START = re.compile(
    r"(?:^|[,.!?~\"'“‘”’:;\n(]|[ㅋㅎㅠㅜ]|(?:는데|은데|고|서|니까|지만|면|대|래|요|아|야|어)\s)\s*$"
)


#: Behind whom something is told, another of whom it is told may stand: "수아한테 지나는 착하다고 했어".
_BEHIND_LISTENER = re.compile(r"(?:한테|에게|더러|보고)\s$")


@dataclass(frozen=True, slots=True)
class FoundName:
    """A personal name in a text: its clean form, its code points, and what gave it away."""

    name: str
    start: int
    end: int
    evidence: str
    friendly: bool = False  # the friendly -이 stands behind it ("도현이는")


def is_closed(syllable: str) -> bool:
    """Say whether a Hangul syllable ends in a consonant ("현" does, "아" does not)."""
    return "가" <= syllable <= "힣" and (ord(syllable) - ord("가")) % 28 != 0


def looks_like_given_name(word: str) -> bool:
    """Say whether two syllables could be a given name by the syllables names are made of."""
    return len(word) == 2 and word[0] in _FIRST and word[1] in _SECOND


def is_name_alone(word: str) -> bool:
    """Say whether a word is a common given name, or one behind a surname, without any particle."""
    return word in GIVEN_NAMES or (len(word) == 3 and word[0] in SURNAMES and word[1:] in GIVEN_NAMES)


def find_names(text: str, known: Iterable[str], is_common: Callable[[str], bool]) -> list[FoundName]:
    """Return the names of the text from left to right, none overlapping another."""
    known_names = sorted({n.strip() for n in known if n and n.strip()}, key=len, reverse=True)
    found = _names(text, known_names, is_common)
    sure = {f.name for f in found if f.evidence in _SURE and len(f.name) > 1} - set(known_names)
    if any(text.count(name) > 1 for name in sure):
        found = _names(text, [*sure, *known_names], is_common)  # "석현이 어머니가 석현이가 아프대"
    return found


#: Evidence that makes a name one wherever else it stands in the text.
_SURE = frozenset({"friendly -이", "form of address", "introduced"})


def _names(text: str, known_names: list[str], is_common: Callable[[str], bool]) -> list[FoundName]:
    found: list[FoundName] = []
    introduced = _introduced(text)
    for match in _WORD.finditer(text):
        name = introduced.get(match.start()) or _name_of_word(
            text, match.start(), match.group(), known_names, is_common
        )
        if name is not None:
            rest = match.group()[name.end - match.start() :]
            friendly = is_closed(name.name[-1]) and rest[:1] == "이" and rest[1:] in _FRIENDLY
            found.append(replace(name, friendly=friendly))
    found.extend(_foreign_names(text, known_names, found))
    return sorted(found, key=lambda f: f.start)


def _introduced(text: str) -> dict[int, FoundName]:
    """Names that somebody gives as a name, by where they begin."""
    found = {}
    for match in _INTRODUCED.finditer(text):
        group = 1 if match.group(1) else 2
        name, start = match.group(group), match.start(group)
        if group == 1 or len(name) == 2 or name[0] in SURNAMES:
            found[start] = FoundName(name, start, start + len(name), "introduced")
    return found


def _foreign_names(text: str, known: list[str], found: list[FoundName]) -> list[FoundName]:
    """Find known names that are no single Hangul word ("Jina", "김 대리", "별 하나")."""
    extra: list[FoundName] = []
    for name in known:
        if _WORD.fullmatch(name):
            continue
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?![A-Za-z0-9])", text):
            if not any(f.start < match.end() and match.start() < f.end for f in found + extra):
                extra.append(FoundName(name, match.start(), match.end(), "known"))
    return extra


def _name_of_word(
    text: str, start: int, word: str, known: list[str], is_common: Callable[[str], bool]
) -> FoundName | None:
    for name in known:
        if word.startswith(name) and _WORD.fullmatch(name):
            rest = word[len(name) :]
            if len(name) == 1 and (not rest or is_common(word) or is_common(word.removesuffix(rest[1:]))):
                continue  # "별로", "진도"
            if (not rest or _may_follow(text, start + len(word), rest)) and _fits_place(text, start, name, rest):
                return FoundName(name, start, start + len(name), "known")
    if _is_short_teller(text, start, word):
        return FoundName(word[0], start, start + 1, "one syllable that tells")
    addressed = _addressed(text, start, word, is_common)
    if addressed is not None:
        return addressed
    friendly = _friendly(text, start, word, is_common)
    if friendly is not None:
        return friendly
    return _foreign(text, start, word, is_common) or _listed_or_built(text, start, word, is_common)


#: Names in use that are words of nature and of colour as well.
_OF_NATURE = frozenset(
    {"하늘", "이슬", "보라", "바다", "가을", "여름", "겨울", "새벽", "아침", "노을", "은하", "구름", "햇살", "단비", "소라",
     "봄", "별", "달", "샘", "솔", "강산", "초롱", "산하", "가람", "이랑", "미리내", "은빛", "금빛", "초록", "연두"}
)  # fmt: skip
#: What the sky, dew, autumn and a colour are and do, right behind them or behind a word for how much: a person loses
#: a match (졌어), has a sharp eye (눈이 높아) and spills coffee (쏟았어), so that nothing else may stand between.
_HOW = "정말|진짜|아주|참|너무|오늘따라|오늘|유난히|더|꽤|무척|굉장히|많이|벌써|이제|막|잔뜩|송골송골"
_NATURAL = re.compile(
    rf"\s+(?:(?:{_HOW})\s+){{0,2}}(?:"
    r"(?:파랗|푸르|맑|흐리|붉|노랗|빨갛|잔잔하)(?!게)|파래|파란|푸른|맑아|흐렸|흐려|높(?:다|네|고|더|아[졌지])|깊(?:었|어[졌지가]|네|다|더)"
    r"|맺(?:혔|히|혀)|물들|갰|개었)"
)
_COLOURED = re.compile(r"\s+(?:꽃|색|빛|빛깔|톤|계열|무늬|잉크|물감|리본)")


#: Where one goes to: "바다 가고 싶어".
_SOUGHT = frozenset({"바다", "강산", "노을", "하늘"})
_VISITED = re.compile(r"\s+(?:가고|가자|갈|갔|가서|보러|보고|놀러|구경|여행|근처|쪽)")


def speaks_of_nature(text: str, start: int, name: str) -> bool:
    """Say whether a word that is also a name is spoken of as a thing of nature where it stands in the text."""
    match = _WORD.match(text, start)
    return match is not None and _is_of_nature(text, start, name, match.group()[len(name) :])


def _is_of_nature(text: str, start: int, name: str, rest: str) -> bool:
    """Say whether a word is spoken of as a thing of nature: by what it does, or by what has its colour."""
    if name not in _OF_NATURE:
        return False
    behind = start + len(name) + len(rest)
    if not rest:
        sought = name in _SOUGHT and _VISITED.match(text, behind) is not None
        return sought or _COLOURED.match(text, behind) is not None
    return rest in {"이", "가", "은", "는", "도"} and _NATURAL.match(text, behind) is not None


def _fits_place(text: str, start: int, name: str, rest: str) -> bool:
    """A name that is also a verb stem ("태우", "지나") must stand where a clause or noun phrase can begin; one that
    is a word of nature must do something else ("하늘이 파랗다").
    """
    if _is_of_nature(text, start, name, rest):
        return False
    if name not in _VERB_LIKE:
        return True
    if rest and rest not in {"가", "는", "도", "만", "은", "이", "고", "나", "면"}:
        return True
    before = text[:start]
    if rest in {"고", "나", "면"} or re.search(r"(?:[을를]|[어아여]\s)\s*$", before):
        return False
    return (
        not rest or bool(_CLAUSE_START.search(before) or _BEHIND_LISTENER.search(before)) or rest in {"가", "도"}
    )


#: A brother with his particle, in the shape of a name before another relative.
_ELDER_BROTHER = frozenset({"형이", "형은", "형도", "형만", "형의"})


def _addressed(text: str, start: int, word: str, is_common: Callable[[str], bool]) -> FoundName | None:
    """ "은채 씨", "정도윤 과장님": the word right before a form of address, when it can be a name."""
    if not 2 <= len(word) <= 4 or not _ADDRESS.match(text, start + len(word)):
        return None
    if len(word) > 2 and word[-1] in "가이은는도랑네" and is_common(word[:-1]):
        return None  # "엄마가 이모한테"
    if word in _ELDER_BROTHER:
        return None  # "형이 삼촌한테"
    given = word[1:] if len(word) == 3 and word[0] in SURNAMES else word
    by_form = re.match(
        r"\s+(씨|님|군|양|선배|아저씨|아주머니|언니|오빠|누나|형|이모|삼촌|쌤)", text[start + len(word) :]
    )
    if given in GIVEN_NAMES or (by_form and looks_like_given_name(given) and not is_common(word)):
        return FoundName(word, start, start + len(word), "form of address")
    return None


def _friendly(text: str, start: int, word: str, is_common: Callable[[str], bool]) -> FoundName | None:
    """ "도현이가": a closed syllable, the friendly -이, then a particle."""
    if _is_short_and_friendly(text, start, word, is_common):
        return FoundName(word[0], start, start + 1, "friendly -이 on one syllable")
    for length in (2, 3):
        name, rest = word[:length], word[length:]
        if len(name) < length or not rest.startswith("이") or not is_closed(name[-1]):
            continue
        given = name[1:] if length == 3 and name[0] in SURNAMES else name
        if rest == "이" and given in GIVEN_NAMES and _KIN_FOLLOWS.match(text, start + length + 1):
            return FoundName(name, start, start + length, "friendly -이")  # "가을이 엄마가"
        if rest[1:] not in _FRIENDLY:
            continue
        if given in GIVEN_NAMES or (
            looks_like_given_name(given) and not is_common(name) and not is_common(name + "이")
        ):
            return FoundName(name, start, start + length, "friendly -이")
        if length == 2 and rest[1:] in _OF_PEOPLE_ONLY and name[1] not in _BEFORE_NOUN_IN_I:
            word_too = name not in _NEVER_FRIENDLY and is_common(name) and not is_common(name + "이")
            if word_too or name in _DESCRIBING:
                return FoundName(name, start, start + length, "friendly -이 behind a word")
    return None


#: Particles behind the friendly -이 that nothing else has: a thing is "희망은", somebody "희망이는".
_OF_PEOPLE_ONLY = frozenset("가 는 한테 한테서 한테는 에게 에게서 보고 더러".split())
#: Names that are forms of adjectives and verbs: "힘찬이는".
_DESCRIBING = frozenset(
    "힘찬 하얀 지음 바른 맑음 밝음 푸른 고운 빛난 이룸 채움 나눔 다움 새움 돋움 아름 시은 보듬".split()
)
#: Kin and others who are called without it, and what blinks and glitters.
_NEVER_FRIENDLY = frozenset(
    "사람 동생 남편 선생 학생 삼촌 아들 신랑 사촌 매형 처남 시동생 장인 손님 주인 직원 부엌 살림 깜빡 반짝 번쩍 딸랑 삐죽 "
    "외삼촌 새신랑 부인 애인 여친 남친 회장 사장 부장 과장 팀장 반장 이장 원장 총장 의원 약속 노인 군인".split()
)
#: Stems that -이 makes nouns of: "해돋이", "옷걸이", "돌잡이"; and the last syllables of creatures and heaps.
_BEFORE_NOUN_IN_I = frozenset(
    "잡걷돋떨받걸닫붙박맞볶꽂굽뽑갈썰벌살먹들풀놀높깊넓길묻줄깎쟁장둥뱅맹랑렁숭충챙벵엉덩퉁팡팽갱망댕탱땡컹멍껑텅똥섬님분들"
)


#: Names of one syllable, known by the friendly -이 and a particle behind it: "별이가", "찬이는".
_ONE_SYLLABLE = frozenset(
    "별솔찬설윤진준현빈훈민은봄결단담연건혁율산강한린슬선성영웅경철석열욱훤겸람샘빛인원권빈환완범균"
)
_TELLER_FOLLOWS = re.compile(r"\s+(?:말|얘기|이야기|말씀)(?:로는|론|로|이|에)")


_KIN_FOLLOWS = re.compile(
    r"\s+(?:엄마|아빠|어머니|아버지|언니|오빠|누나|형|동생|할머니|할아버지|이모|삼촌|고모|남편|아내|친구|여자친구|남자친구)"
)


#: Names of one syllable that are people where they tell or are told something: "솔 말로는", "준한테 들었어".
_SHORT_TELLERS = frozenset("솔준훈민진혁율별봄현빈찬윤샘건환욱결린슬온")


def _is_short_teller(text: str, start: int, word: str) -> bool:
    """ "솔 말로는", "준이 그러는데", "훈한테 들었는데": only people do that, and no word ends there."""
    if word[0] not in _SHORT_TELLERS or (start and text[start - 1].isalnum()):
        return False
    rest = word[1:]
    if word == "준" and text[:start].rstrip()[-1:] in set("해어아여려워줘놔"):
        return False  # "승우가 해 준 말이야"
    return _tells(text, start + len(word), rest) or rest in {"한테", "한테서", "에게", "에게서"}


def _is_short_and_friendly(text: str, start: int, word: str, is_common: Callable[[str], bool]) -> bool:
    if len(word) < 2 or word[1] != "이" or word[0] not in _ONE_SYLLABLE or is_common(word[:2]):
        return False
    if word[2:] in _FRIENDLY:
        return True
    followed = _TELLER_FOLLOWS.match(text, start + 2) or _KIN_FOLLOWS.match(text, start + 2)
    return len(word) == 2 and bool(followed)


def _foreign(text: str, start: int, word: str, is_common: Callable[[str], bool]) -> FoundName | None:
    """ "소피아가", "마이클이": a listed name of another tongue, alone or before a particle."""
    for length in range(min(len(word), 6), 1, -1):
        name, rest = word[:length], word[length:]
        if name not in FOREIGN_NAMES or is_common(word):
            continue
        if (not rest or re.fullmatch(_PARTICLE, rest)) and _particle_fits(name, rest):
            return FoundName(name, start, start + length, "foreign name")
    return None


def _listed_or_built(text: str, start: int, word: str, is_common: Callable[[str], bool]) -> FoundName | None:
    for length in (3, 2):
        name, rest = word[:length], word[length:]
        if len(name) < length or (rest and not _may_follow(text, start + len(word), rest)):
            continue
        if not _particle_fits(name, rest) or not _fits_place(text, start, name, rest):
            continue
        given = name
        if length == 3:
            if name[0] not in SURNAMES or (name[2] == "이" and (name[:2] in GIVEN_NAMES or is_common(name[:2]))):
                continue  # "서진이" is 서진 with the friendly -이, "배송이" a noun
            topic = not rest and name[2] == "은" and is_closed(name[1])
            if topic and (is_common(name[:2]) or name[:2] in GIVEN_NAMES):
                continue  # "조명은 너무 어두워", "서영은 늦는대": 서영 and a particle, not 영은 with her surname
            given = name[1:]
        if given in GIVEN_NAMES and _is_person_here(text, start, name, rest):
            return FoundName(name, start, start + length, "given name")
        adverb = name in _ADVERB_LIKE and (bool(rest) or _ends_line_of_topic(text, start, start + length))
        if not adverb and (is_common(name) or is_common(word)):
            continue
        if given in GIVEN_NAMES:
            return FoundName(name, start, start + length, "given name")
        person_only = re.match(r"한테|에게|께|이?랑|보고|더러|네", rest) or _tells(text, start + len(word), rest)
        ends = re.match(r"네(?:요)?\s*(?:$|[.,!?~…\nㅋㅎㅠㅜ;])", text[start + length :])
        if ends:
            continue  # "마실 만하네": an ending, nobody's home
        if length == 2 and person_only and looks_like_given_name(given):
            return FoundName(name, start, start + length, "particle for people")
    return None


#: Given names that are also dictionary words, but words that hardly anybody says: in talk the name is meant. A word
#: in use ("선호도", "환희가 넘쳤어", "인하는 어렵다") is none of them: a false person is worse than one not found.
_SELDOM_WORDS = frozenset("경호 민영 성현 소라 유민 인선 지석 정숙 승기 미숙 초롱".split())
#: What is told of an index, and not of somebody named 지수.
_OF_FIGURES = re.compile(r"\d|%|퍼센트|포인트|주가|물가|코스피|코스닥|증시|시장|올랐|내렸|떨어|상승|하락|낮|높")
#: "민준에 따르면": the one particle of places that people get, and only before these.
_ACCORDING = re.compile(r"\s+(?:따르면|따르자면|의하면)")
#: Names in use of which talk cites the word: "기준에 따르면".
_CITED_WORDS = frozenset("기준 현상 상태 지수 형식 신호 영화 일수 재정 미래 정도 지도 문호 현지 보은".split())
#: What stands before these words so that they are no name: "코스피 지수", "신변 경호".
_WORD_AFTER = re.compile(
    r"(?:[가-힣]+(?:가격|물가|주가|코스피|코스닥|환경|건강|신변|근접|밀착|만족도|행복)|물가|주가|종합)\s$"
)
#: Names that a bare word at the beginning can be before its verb: "소라 이사했대".
_BARE_NAMES = frozenset("경호 성현 소라 지석 유민 민영 정숙 미숙 승기".split())
_ONLY_PEOPLE = re.compile(r"한테|에게|께|보고|더러|이?네$|이?네[가는도랑]")
_WHOSE_WORDS = re.compile(
    rf"{_TELLER_FOLLOWS.pattern}|\s+(?:왈|통해)|\s+(?:말|얘기|이야기|말씀) (?:들어|들으|들었|들은|전해)"
)
_TELLS = re.compile(r"\s+(?:그러|그랬|말하|말했|얘기하|얘기했)")
_GIVES_AN_ACCOUNT = re.compile(r"\s+(?:그러는데|그러던데|그러더라|그랬는데|말하길|말하기를|하는 말이)")
_TELLING = frozenset({"가", "이", "이가", "는", "이는", "은"})
_IN_ROLE = frozenset(
    {"가", "는", "도", "를", "랑", "하고", "이는", "이가", "이도", "은", "이", "의", "와", "과", "을", "만"}
)


def _is_person_here(text: str, start: int, name: str, rest: str) -> bool:
    """Say whether a name that is also a word is meant as the name: by a particle of people, or as whose words it is."""
    end = start + len(name) + len(rest)
    alone = not rest or (rest == "이" and is_closed(name[-1]))
    if rest in {"에", "이에"}:
        return name not in _CITED_WORDS
    # Words are somebody's: here even "지나" and "우주" are people.
    if (alone and _WHOSE_WORDS.match(text, end)) or (rest in _TELLING and _GIVES_AN_ACCOUNT.match(text, end)):
        return True
    if name[-2:] in _VERB_LIKE or _WORD_AFTER.search(text[:start]):
        return False
    if _ONLY_PEOPLE.match(rest) or (rest in _TELLING and _TELLS.match(text, end)):
        return True
    seldom = name[-2:] in _SELDOM_WORDS or (name[-2:] == "지수" and not _OF_FIGURES.search(text))
    if not seldom:
        return False
    starts = not text[:start].strip() or bool(_CLAUSE_START.search(text[:start]))
    if rest in _IN_ROLE:
        return rest not in {"를", "을", "의", "와", "과"} or starts
    return not rest and starts and name in _BARE_NAMES and bool(re.match(r"\s+[가-힣]", text[end:]))


def _may_follow(text: str, end: int, rest: str) -> bool:
    """Say whether something behind a name can be its particles; `end` is where the word ends."""
    if re.fullmatch(_PARTICLE, rest):
        return True
    return rest in {"에", "이에"} and _ACCORDING.match(text, end) is not None


def _tells(text: str, end: int, rest: str) -> bool:
    """Say whether a word that ends here gives an account of something, as only people do."""
    return (rest in {"", "이"} and _TELLER_FOLLOWS.match(text, end) is not None) or (
        rest in _TELLING and _GIVES_AN_ACCOUNT.match(text, end) is not None
    )


def _ends_line_of_topic(text: str, start: int, end: int) -> bool:
    """ "총무는 한결" at the end of a line: an adverb would need a verb behind it."""
    return bool(re.search(r"[은는]\s+$", text[:start])) and bool(re.match(r"\s*[.!]?\s*(?:\n|$)", text[end:]))


def _particle_fits(name: str, rest: str) -> bool:
    """Particles agree with the last syllable ("은채가", "도현이"), so a wrong cut shows."""
    closed = is_closed(name[-1])
    if rest in {"가", "는", "를", "와", "랑", "야", "네", "라고", "였어", "예요", "나", "고"} and closed:
        return rest == "네"
    return not (rest[:1] in {"은", "을", "과"} and len(rest) == 1 and not closed) and not (
        rest == "이" and not closed
    )
