"""Health, helping, worship. Columns and marks: see `backend.consolidation.inventory`.

Who takes somebody to the doctor or waits with them there was there, too; nobody swims by waiting at a pool.
"""

from __future__ import annotations

ROWS_EN = """
PT: pt personal_training | knee_appointment back_appointment shoulder_appointment resistance_band
physiotherapy: physio physical_therapy physical_therapist physiotherapist physical_therapy_appointment |
  stretch resistance_band knee_appointment back_appointment shoulder_appointment exercise | physio physio_clinic
eye doctor: | eye_drop injection | eye_specialist eye_clinic eye_doctor eye_bloke eye_hospital ophthalmologist
  optometrist
dentist: dental_appointment orthodontist root_canal | filling | dentist dental_clinic orthodontist
therapy: therapist counselling_session psychotherapy therapy_session counselling counseling shrink |
  | therapy therapist therapist's_office
dialysis: | | dialysis dialysis_unit dialysis_clinic dialysis_centre dialysis_center dialysis_ward
chemo: chemotherapy radiotherapy radiation_therapy infusion | infusion |
  chemo chemotherapy radiotherapy oncology_ward
acupuncture: acupuncturist | needle | acupuncturist acupuncture_clinic
massage: masseur sports_massage |
chiropractor: osteopath | adjustment | chiropractor osteopath
speech therapy: speech_therapist speech_therapy_session
antenatal class: birthing_class prenatal_class
support group: aa_meeting grief_group
physical checkup: check-up checkup
volunteering: volunteer
food bank: | tin crate parcel | food_bank food_pantry
soup kitchen: | ladle serve+lunch serve+dinner serve+soup | soup_kitchen
animal shelter: | kennel cat_room cattery muck_out+kennel walk+dog | animal_shelter dog_shelter cat_shelter
  shelter rescue_centre dogs_home animal_rescue
beach clean: beach_cleanup beach_clean-up beach_clean_up litter_picking litter_pick river_cleanup
meals on wheels:
tutoring: tutor homework_club homework_help | | homework_club
church: mass sunday_service evensong bible_study prayer_group prayer_meeting | sermon | church chapel
mosque: jumuah friday_prayer | | mosque
synagogue: shul shabbat_service | | synagogue
temple: | | temple
"""

ROWS_KO = """
물리치료: 도수치료 재활치료 재활운동 | 찜질 스트레칭 | 물리치료실 재활센터
정형외과: | 무릎_주사 무릎_사진 | 정형외과
안과: | 안약 | 안과
치과: 스케일링 교정 임플란트 신경치료 | | 치과
피부과: | 레이저 | 피부과
내과: | | 내과
이비인후과: | | 이비인후과
침 맞기: 맞다+침 침_치료 뜨다+부항 뜨다+뜸 | 부항 뜸 | 한의원
투석: | | 투석실
항암: 항암치료 방사선치료 |
상담: 심리상담 상담받다 상담치료 | | 상담 상담실 상담센터 심리상담소
마사지: 지압 경락 |
언어치료: |
봉사: 봉사하다 봉사활동
급식 봉사: 급식 배식 무료급식 급식봉사 배식봉사 반찬봉사 도시락배달 도시락_배달 | 푸다+밥 퍼주다+밥 나눠주다+*
  나누다+도시락 | 무료급식소 급식소
연탄 봉사: 연탄배달 연탄나르기 |
보호소: 유기견봉사 유기묘봉사 보호소_봉사 | 견사 묘사 치우다+똥 | 유기견보호소 유기묘보호소 보호소
쓰레기 줍기: 플로깅 줍깅 줍다+쓰레기 해변정화 |
예배: 드리다+예배 새벽기도 기도회 주일예배 성경공부 | 설교 | 교회
미사: 성당 드리다+미사 | 강론 | 성당
사찰: 드리다+예불 법회 예불 백팔배 108배 | | 절 사찰
"""
