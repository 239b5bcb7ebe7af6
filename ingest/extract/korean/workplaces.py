"""Places where people work, by the end of their name: they ring, answer and let know."""

from __future__ import annotations

from ingest.language.korean import is_common_word

#: How the names of places end where people work, and answer for them.
WORKPLACES = (
    "센터", "학원", "병원", "은행", "쇼핑몰", "호텔", "마트", "식당", "카페", "서점", "매장", "헬스장", "체육관", "도서관", "박물관", "미술관", "복지관",
    "미용실", "관리실", "경비실", "교무실", "행정실", "상담실", "사무실", "사무소", "보건소", "관리소", "연구소", "정비소", "주유소", "출판사",
    "보험사", "카드사", "통신사", "택배사", "여행사", "항공사", "건설사", "시공사", "제조사", "방송사", "신문사", "인사과", "총무과", "교통과", "민원실",
    "대리점", "편의점", "백화점", "음식점", "본사", "지사", "본점", "지점", "업체", "거래처", "협력사", "구청", "시청", "군청", "도청", "교육청",
    "경찰서", "소방서", "세무서", "우체국", "방송국", "약국", "법원", "검찰", "경찰", "대사관", "조합", "노조", "학생회", "부녀회", "위원회", "어린이집",
    "유치원", "요양원", "산후조리원", "교회", "성당", "부동산", "공장", "농장", "웨딩홀", "예식장", "세탁소", "카센터", "수리점", "기획사", "소속사", "데스크", "카운터", "창구",
    "프런트", "접수처", "안내소", "매표소", "역무실", "양호실", "보건실",
)  # fmt: skip
_DEPARTMENTS = ("팀", "과", "부", "처", "국")


def is_workplace(name: str) -> bool:
    """Say whether a name ends like that of a place which answers for what is done there: "시청 교통과"."""
    last = name.split()[-1]
    department = len(last) > 2 and last.endswith(_DEPARTMENTS) and not is_common_word(last)
    return name.endswith(WORKPLACES) or department
