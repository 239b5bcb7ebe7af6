"""Sports, exercise and games. Columns and marks: see `backend.consolidation.inventory`."""

from __future__ import annotations

ROWS_EN = """
hiking: hike hikes trek trekking hillwalking rambling | summit trail
running: run jog jogging parkrun marathon half_marathon | 5k 10k k km mile lap interval sprint tempo
swimming: swim front_crawl breaststroke backstroke butterfly_stroke open_water_swim |
  lap length mile lane km | pool swimming_pool lido
cycling: cycle bike biking bicycle bike_ride spin_class | km mile loop hill
climbing: climb bouldering boulder top_rope | slab route overhang | climbing_wall climbing_gym climbing_hall
  bouldering_gym bouldering_hall bouldering_wall
skiing: ski snowboarding snowboard | slope piste run
surfing: surf surf_lesson | wave set
skating: skate ice_skating roller_skating skateboarding | | ice_rink rink skatepark
rowing: row sculling erg | piece stroke km
kayaking: kayak canoeing canoe paddleboarding
sailing: sail regatta
diving: scuba scuba_diving snorkelling snorkeling
boxing: box sparring spar hit+bag hit+heavy_bag punch+bag | pad padwork round bag jab skip rope | boxing_gym
kickboxing: muay_thai thai_boxing | pad padwork pad_work kick knee round
karate: karate_class kata | | karate_dojo
taekwondo: poomsae | kick
judo: randori | throw
jiu jitsu: jiu-jitsu bjj
aikido:
fencing: fence+* epee sabre | bout
wrestling: wrestle | bout
archery: | arrow
horse riding: horseback_riding horse-riding dressage showjumping | canter trot jump | riding_school stable
yoga: vinyasa yin hatha ashtanga sun_salutation | headstand downward_dog pose plank
pilates: reformer | plank
tai chi: qigong
meditation: meditate meditating mindfulness
working out: work_out workout gym exercise weightlifting weights crossfit lift+weight deadlift bench_press |
  squat+* set rep squat bench leg_day arm_day | gym fitness_centre fitness_center weight_room
gymnastics: tumbling | cartwheel handstand
dancing: dance ballet salsa tango zumba ballroom tap_dancing line_dancing bachata swing_dancing |
  routine barre | dance_studio
football: five-a-side
soccer:
basketball: shoot+hoop | hoop
tennis: | set serve backhand forehand | tennis_court
squash: | | squash_court
badminton: shuttlecock | | badminton_court
table tennis: ping-pong ping_pong
volleyball: beach_volleyball
hockey: ice_hockey field_hockey
rugby: touch_rugby
cricket:
baseball: batting_cage softball
golf: round+golf | | driving_range golf_course
bowling: tenpin | strike | bowling_alley
darts:
snooker: billiards
bowls: lawn_bowls petanque
fishing: fish angling fly-fishing ice_fishing | cast trout carp
camping: camp campout
birdwatching: birding bird-watching
chess: | opening endgame
board games: board_game catan scrabble dungeons_and_dragons
card games: bridge_club rummy poker
mahjong: mah-jong
video games: video_game
"""

ROWS_KO = """
수영: 수영하다 자유형 배영 평영 접영 아쿠아로빅 | 바퀴 발차기 레인 왕복 잠영 | 수영장 풀장 실내수영장
요가: 요가하다 빈야사 하타요가 | 물구나무 다운독 동작 | 요가원
필라테스: | 리포머 동작 | 필라테스장
명상: 명상하다
등산: 등산하다 산행 트레킹 | 정상 능선
산책: 산책하다
달리기: 달리다 러닝 조깅 조깅하다 마라톤 런닝 러닝크루 | 뛰다+* 뛰다 바퀴 인터벌 트랙
자전거: 라이딩 사이클 | 페달
클라이밍: 암벽등반 볼더링 볼더 | 루트 | 암장 클라이밍장
헬스: 헬스장 웨이트 스쿼트 데드리프트 벤치프레스 크로스핏 | 세트 하체 상체 등운동 | 헬스장 피트니스
운동: 운동하다
복싱: 권투 스파링 샌드백 샌드백_치다 치다+샌드백 섀도복싱 | 미트 줄넘기 라운드 잽 | 복싱장 복싱체육관
킥복싱: 무에타이 | 미트 발차기 라운드
태권도: 품새 | 발차기 겨루기 띠 | 태권도장
유도: | 낙법 겨루기 | 유도장
검도: 호구 죽도 | 머리치기 겨루기 | 검도장
합기도:
주짓수: | 롤링 스파링
펜싱:
양궁: 국궁
승마: 말타기 | | 승마장
축구: 축구하다 풋살 조기축구 | 골 | 축구장 풋살장
농구: 농구하다 | 슛 자유투 | 농구장
야구: 캐치볼 | 배팅 | 야구장
배구:
테니스: | 게임 서브 포핸드 백핸드 랠리 치다+판 치다+* | 테니스장 테니스코트
배드민턴: 셔틀콕 | 게임 스매시 랠리 치다+판 | 배드민턴장
탁구: | 게임 스매시 랠리 치다+판 | 탁구장
스쿼시:
볼링: | 게임 스트라이크 치다+판 | 볼링장
당구: 포켓볼 | 게임 치다+판 | 당구장
골프: 라운딩 스크린골프 | 홀 퍼팅 | 골프장 골프연습장
캠핑: 캠핑하다 차박
낚시: 낚시하다 바다낚시 민물낚시 밤낚시 루어낚시 얼음낚시 | 붕어 우럭 입질 | 낚시터
서핑: 서핑하다 | 파도
스키: 스노보드 보드타기 | 슬로프 | 스키장
스케이트: 스케이트_타다 타다+스케이트 인라인 롤러 | | 스케이트장 빙상장
게이트볼: 파크골프 | | 게이트볼장
에어로빅: 줌바 라인댄스
춤: 춤추다 댄스 발레 살사 탱고 방송댄스 | 스텝 안무 | 댄스학원 무용실
바둑: 두다+바둑 | 대국
장기: 두다+장기
체스:
보드게임:
화투: 고스톱 맞고
"""
