"""Words that stand beside the name of an activity: verbs that say it was done, nouns that hold it, and verbs with
which it was not what its name says.
"""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(word.replace("_", " ") for word in text.split())


# Nouns that only hold an activity: "hiking trip", "pottery class", 요가 수업.
HOLDERS = """
    trip class classes session sessions workshop lesson lessons day night practice event adventure weekend match
    game games retreat club group meetup outing rehearsal training appointment exercises tournament course jam
    클래스 수업 강습 모임 연습 대회 여행 동호회 강좌 경기 활동 레슨 교실 반 초급 중급 초보 초보자 입문 훈련 시간
    치료 진료 예약 시합
"""
COUNTING = frozenset("number one two three four five six seven eight nine ten first second third last".split())

# Verbs that add nothing to their noun: "went to yoga", "did yoga" and "attended yoga" are one activity.
LIGHT = _words("""
    do go come have take get attend join come_to go_to participate practise practice enjoy
    하다 가다 오다 다녀오다 갔다오다 나가다 참석하다 참여하다 즐기다 들르다 다니다
""")
# Beside a noun that names an activity these say that it was done: "managed a swim", 필라테스 끝.
DOING = LIGHT | _words("""
    manage complete finish survive smash crush hit squeeze_in get_in put_in fit_in get_out work work_on get_through
    get_back_to make_it_to pick_up dust_off sneak_in knock_out be
    끝 끝나다 끝내다 마치다 뛰다 받다 조지다 완료하다 찍다
""")
# A game that was won or lost was played.
PLAYED = _words("win lose beat draw tie 이기다 지다 비기다 발리다")
GAMES = _words("""
    football soccer basketball tennis squash badminton table_tennis volleyball hockey rugby cricket baseball golf
    bowling darts snooker bowls chess board_games card_games mahjong fencing
    축구 농구 야구 배구 테니스 배드민턴 탁구 스쿼시 볼링 당구 골프 게이트볼 바둑 장기 체스 보드게임 화투 펜싱
""")
# Helping with a round of meals or at a shelter is doing it; helping with boxing is not.
HELPING = _words("help help_out volunteer serve 돕다 도와주다 거들다")
# Who takes somebody to pottery does none; who takes them to the doctor was there.
TAKING = _words("take drive bring drop drop_off walk 데려다주다 태워다주다 데려가다 데리다")
# These verbs have other objects, too: a fence is painted, a meeting is run, an old plan is drawn up.
GUARDED = _words("""
    run paint draw box fish climb row fence bowl exercise photograph weed sketch bike garden spar sail boulder
    act train squat skate sing
""")
OWN_OBJECTS = {
    "run": "trail park canal river hill track loop beach race round half full marathon block home",
    "climb": "wall peak mountain hill crag boulder",
    "row": "river lake",
    "sing": "song alto soprano tenor bass verse hymn carol duet solo karaoke",
    "exercise": "muscle",
    "sail": "boat dinghy bay lake",
}
# Things that are surfed or fished in a figure of speech.
FIGURES = {"surf": "web internet net channel couch", "skate": "ice", "swim": "money", "dance": "topic subject"}
# Who does this at a place is not there for what others go there for.
NOT_TAKING_PART = TAKING | _words("""
    wait leave pick_up park work lose forget meet miss watch cancel book phone call pass adopt
    기다리다 일하다 사다 잃어버리다 지나다 지나가다 예약하다 취소하다 전화하다 만나다 두다 입양하다
""")
# Where being there is all there is to it, one may wait; but whoever rings or passes by is not there.
NOT_THERE = _words(
    "cancel book phone call miss pass forget adopt 예약하다 취소하다 전화하다 지나다 지나가다 입양하다"
)
# Words before a name that narrow nothing: when, how long, how good.
PLAIN = _words("""
    quick long short good great nice big little small first second third last next another new old usual regular
    weekly daily monthly morning afternoon evening night lunchtime early late sunday monday tuesday wednesday
    thursday friday saturday weekend easy hard tough local annual free extra whole full proper
    첫 첫번째 두번째 오늘 어제 아침 점심 저녁 오전 오후 새벽 주말 정기 마지막 동네 번째 이번
""")
