"""What kind of thing an `is` says: an identity, of which one holds at a time, or a quality, of which many do.

"지나는 약사다" and "지나는 교사다" exclude each other; "지나는 약사다" and "지나는 부지런하다" do not. What no row
knows counts as a quality: two of these never revise each other, so nothing true is lost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class ComplementKind:
    """One kind of identity, known by Korean nouns (at the end of a word), English ones, or a pattern."""

    name: str
    examples: tuple[str, ...]
    korean: str = ""
    english: str = ""
    pattern: str = r"(?!)"

    def expression(self) -> re.Pattern[str]:
        """Return what a whole complement of this kind looks like."""
        korean = "|".join(self.korean.split())
        english = "|".join(word.replace("_", " ") for word in self.english.split())
        parts = [self.pattern]
        if korean:
            parts.append(rf"(?:.+ )?\w*(?:{korean})")
        if english:
            # A noun phrase may open with adjectives and close with a place ("a night nurse at the clinic").
            before = r"(?:(?!(?:with|of|by|about|at|in|to|for|not) )[\w'-]+ ){0,3}"
            parts.append(rf"{before}(?:{english})(?: (?:at|in|of|for|from|to|with|by|on)\b.*)?")
        return re.compile("|".join(f"(?:{part})" for part in parts), re.IGNORECASE)


# Rows are tried in order; the first that matches wins. Kinship has a row for each relation: one is somebody's
# sister and somebody's mother at once.
KINDS: tuple[ComplementKind, ...] = (
    ComplementKind(
        "birth",
        ("991년생", "토끼띠", "31살", "born in 1991"),
        pattern=r"\d{2,4}년 ?생|\d{2,4}년 .*출생|.*(?:태생|출생)|\d{1,3} ?살|born (?:in|on) .+|\d{1,3} years old|"
        r"(?:쥐|소|호랑이|토끼|용|뱀|말|양|원숭이|닭|개|돼지)띠",
    ),
    ComplementKind(
        "name",
        ("본명 김로운", "named Noor"),
        pattern=r"(?:이름|본명|예명|성함) .+|(?:named|called) .+",
    ),
    ComplementKind(
        "kinship:grandparent",
        ("로운 할머니", "Noor's grandmother"),
        "할머니 할아버지",
        "grandmother grandfather grandma grandpa",
    ),
    ComplementKind(
        "kinship:parent", ("로운 엄마", "mother of two"), "아버지 아빠 어머니 엄마", "father mother dad mum mom"
    ),
    ComplementKind("kinship:child", ("로운 딸", "Noor's son"), "아들 딸", "son daughter"),
    ComplementKind(
        "kinship:sibling",
        ("로운 동생", "Noor's sister"),
        "언니 누나 오빠 형 동생 쌍둥이",
        "sister brother twin sibling",
    ),
    ComplementKind(
        "kinship:partner",
        ("미혼", "single"),
        "남편 아내 부인 와이프 배우자 약혼자 남자친구 여자친구 애인 미혼 기혼 돌싱",
        "husband wife spouse fiancé fiancée boyfriend girlfriend single divorced widowed engaged",
    ),
    ComplementKind(
        "kinship:other",
        ("로운 사촌", "Noor's aunt"),
        "이모 고모 삼촌 사촌 조카 손자 손녀 며느리 사위 장모",
        "aunt uncle cousin niece nephew grandson granddaughter",
    ),
    ComplementKind(
        "role",
        ("개발팀 팀장", "captain of the team"),
        "팀장 부장 과장 차장 실장 국장 대표 사장 회장 반장 주임 대리 사원 총무 주장 감독 코치 위원장 "
        "의장 담임 교장 원장 점장 조장 담당자 책임자 매니저 리더 인턴 임원 팀원",
        "captain coach president chair chairman chairwoman chairperson director manager leader team_lead "
        "boss ceo cto cfo treasurer mayor principal headteacher supervisor coordinator organiser "
        "organizer landlord landlady tenant intern apprentice trainee",
    ),
    ComplementKind(
        "job",
        ("초등학교 교사", "취준생", "a nurse at the clinic"),
        "간호사 교사 의사 약사 변호사 회계사 세무사 요리사 제빵사 미용사 기사 수의사 판사 검사 강사 교수 "
        "선생 선생님 디자이너 개발자 엔지니어 프로그래머 기자 작가 화가 음악가 가수 배우 소설가 시인 "
        "번역가 통역사 사진가 건축가 건축사 연구원 공무원 회사원 직장인 은행원 소방관 경찰 경찰관 군인 "
        "농부 어부 운동선수 승무원 조종사 사서 상담사 사회복지사 자영업자 프리랜서 주부 학생 대학원생 "
        "취준생 취업준비생 백수 무직 수험생 재수생 은퇴자 아나운서 바리스타 셰프 비서 경호원 외교관 "
        "과학자 심리학자",
        "teacher nurse doctor lawyer engineer developer programmer designer chef cook baker butcher "
        "barber plumber electrician carpenter mechanic farmer fisherman pilot driver soldier sailor "
        "firefighter journalist reporter writer author poet painter musician singer actor actress dancer "
        "artist photographer architect accountant banker economist librarian pharmacist dentist surgeon "
        "vet veterinarian midwife therapist psychologist counsellor counselor scientist physicist "
        "chemist biologist researcher professor lecturer tutor translator interpreter editor publisher "
        "secretary receptionist cashier waiter waitress bartender barista cleaner janitor gardener "
        "florist tailor postman police_officer detective judge politician consultant analyst "
        "entrepreneur freelancer student retiree pensioner job_seeker retired unemployed",
    ),
)


@cache
def _expressions() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind.name, kind.expression()) for kind in KINDS)


def complement_kind(complement: str) -> str | None:
    """Return the kind of identity that a complement names, or None for a quality.

    >>> complement_kind("약사"), complement_kind("a vet"), complement_kind("부지런하다")
    ('job', 'job', None)
    """
    text = complement.strip().removesuffix(".")
    return next((name for name, expression in _expressions() if expression.fullmatch(text)), None)


# "I gave up being vegetarian" ends "I am vegetarian": wrappings that do not change which activity is meant.
_WRAPPINGS = (
    re.compile(r"^(?:being|becoming|going|doing|drinking|eating|having|playing|taking|using|smoking|practising) "),
    re.compile(r"^(?:an?|the|my) "),
    re.compile(r" (?:마시기|먹기|하기|치기|타기|다니기|피우기|배우기)$"),
    re.compile(r"(?<=[가-힣]{2})주의자?$"),
)


def bare_activity(name: str) -> str:
    """Return the activity or way of life that a phrase is about.

    >>> bare_activity("being a vegetarian"), bare_activity("채식주의자"), bare_activity("녹차 마시기")
    ('vegetarian', '채식', '녹차')
    """
    for wrapping in _WRAPPINGS:
        shorter = wrapping.sub("", name)
        if shorter:
            name = shorter
    return name
