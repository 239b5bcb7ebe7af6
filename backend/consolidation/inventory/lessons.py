"""What is taught and learnt in classes: an activity only with a word of teaching, learning or the class itself."""

from __future__ import annotations

# name: further words.
SUBJECTS_EN = """
english: esl esol
spanish: castilian
french:
german:
italian:
portuguese:
japanese:
chinese: mandarin cantonese
korean: hangul
russian:
arabic:
welsh:
swedish:
sign language: bsl asl
computers: computer computing it_skills
coding: programming python
maths: math algebra calculus
physics:
chemistry:
biology:
history:
first aid: cpr
driving:
"""

SUBJECTS_KO = """
영어: 영어회화 토익 토플 오픽
일본어: 일어 일본어회화
중국어: 중국어회화
스페인어:
프랑스어: 불어
독일어:
이탈리아어:
한국어: 한글 문해
수어: 수화
컴퓨터: 스마트폰 엑셀
코딩: 프로그래밍 파이썬
수학:
과학:
국사: 한국사
논술:
한문: 한자
운전: 운전연수 도로주행
응급처치: 심폐소생술
"""

# Words of a class. A subject stands before one of them, or under a verb of teaching or learning.
CLASSES_EN = "class classes lesson lessons course group lecture tutorial seminar workshop session evening_class"
CLASSES_KO = "수업 강의 강좌 반 교실 과외 레슨 특강 스터디 학원 캠프 모임"

TEACHING = frozenset("teach tutor coach instruct lead 가르치다 지도하다 강의하다".split())
LEARNING = frozenset("learn study attend 배우다 듣다 수강하다 공부하다".split())

# Whom a class or a meeting is for, with the word that stands for all of its forms.
AUDIENCES_EN = """
women: woman women ladies
men: men blokes
children: kid kids child children toddler toddlers junior juniors
teenagers: teen teens teenager teenagers youth
adults: adult adults grown-ups
seniors: senior seniors elderly pensioners over-60s
beginners: beginner beginners novice novices starters
advanced learners: advanced intermediate
newcomers: newcomer newcomers refugees immigrants
parents: parent parents
online: online zoom remote
"""
AUDIENCES_KO = """
초보: 초보 초보자 초보반 초보자반 초급 초급반 입문 입문반 왕초보
고급: 고급 고급반 상급 중급 중급반
어르신: 어르신 어르신들 노인 노인반 시니어 실버
아이들: 아이들 어린이 초등 초등반 유아 유치부 키즈 초등학생
청소년: 청소년 중학생 고등학생 중등 고등
성인: 성인 성인반 직장인 직장인반
여성: 여성 여성반 여자들
온라인: 온라인 줌 화상 비대면
이주민: 이주민 다문화 난민 이주여성
"""
