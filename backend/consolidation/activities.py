"""Which activity an event is one of, by tables: the deed, its thing, and every qualifier that narrows it.

"Counselling for transgender people" is another activity than "counselling": what narrows the thing (`for`,
`about`, 위한, 대한 …) belongs to it. Where, with whom and when are circumstances: they stay only where all events
share them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from backend.consolidation.inventory.verbs import LIGHT
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.things import core_thing, doing, thing_tokens
from ingest.language.lexical import lexical_tokens

# The kind of doing in the key of a well-known activity, which is one thing however it is told.
KNOWN = "known"

# Only these predicates tell of a deed that can become a habit; each with a sentence it is for.
HABITUAL: Mapping[str, str] = MappingProxyType(
    {
        "did": "지나는 어제 요가를 했다.",
        "went": "Noor went to the climbing hall.",
        "met": "보미는 은우를 만났다.",
        "ate": "점심에 메밀국수 먹었어.",
        "watched": "We watched the derby.",
        "read": "그 소설 다 읽었어.",
        "bought": "자전거 샀어.",
        "received": "We picked up eggs from the market.",
        "gave": "밭에 물 줬어.",
        "lost": "We lost at darts again.",
    }
)
# What was got, given or lost is no activity by itself; it shows where somebody was, or what they played.
_ONLY_THERE = frozenset({"received", "gave", "lost"})

# What people say, think, feel, notice, cause or become is no activity, however often it is told.
_NO_ACTIVITY_WORDS = """
    say tell talk speak ask answer reply mention share discuss explain chat announce agree suggest
    think feel see hear look know mean realize realise notice remember forget hope wish want need like love hate
    believe decide choose wonder learn understand consider imagine expect plan
    be become seem appear happen turn_out matter change grow come arrive get_back return stay keep continue start
    begin stop try manage finish end lose find receive give let help support encourage inspire remind bless
    skip cancel quit thank cause bring put set show turn leave miss wait hit fall break hurt face deal pass
    reach win
    말하다 이야기하다 얘기하다 전하다 묻다 물어보다 대답하다 알리다 부탁하다 제안하다
    생각하다 느끼다 알다 모르다 듣다 보이다 기억하다 잊다 믿다 바라다 원하다 결정하다 고르다 이해하다 기대하다
    되다 있다 없다 오다 돌아오다 도착하다 생기다 나다 시작하다 그만두다 끝나다 끝내다 멈추다 남다 늦다 잃다 찾다
    받다 주다 도와주다 돕다 바뀌다 변하다 다치다 아프다 떨어지다 이기다 지다
    빠지다 빼먹다 취소하다 미루다
"""
NO_ACTIVITY = frozenset(word.replace("_", " ") for word in _NO_ACTIVITY_WORDS.split())

_MAKING = frozenset("make have take get do 하다 갖다 가지다 내다".split())

# Targets that name nothing in particular.
_VAGUE_WORDS = """
    it this that these those thing things something anything everything stuff lot lots one ones them him her he she
    they us way time times day days today bit part kind sort one place home work fun
    것 거 그것 이것 저것 그거 이거 저거 뭐 무엇 일 때 곳 데 여기 거기 오늘 어제 집 그때 이번 다음 지난
"""
VAGUE = frozenset(_VAGUE_WORDS.split())

# Things in idioms of making and having, which are no deeds: "made a difference", "had a great time".
_IDLE_WORDS = """
    difference wish wishes decision decisions friend friends connection connections progress sense mistake
    mistakes sure blast look chance chances success choice choices change changes point impact effort impression
    memory memories
    mind way use break risk turn step
    결정 생각 말 이야기 얘기 약속 실수 차이 변화 노력 기회 친구 경험 고민 걱정 기분
"""
IDLE = frozenset(_IDLE_WORDS.split())

# Words behind the thing that open a circumstance (en); any other opening narrows the thing.
_CIRCUMSTANCES = frozenset(
    "at in into near by with together during after before around while when because since and or but so then"
    " through throughout along over until till within without too again there here yesterday today tonight"
    " recently"
    " just really actually".split()
)
# Openings whose words narrow what was done, and so belong to the activity.
_NARROWING = frozenset(
    "for about of on to into onto from against toward towards that which who whose instead as".split()
)
# "For", "about" and "of" say whom or what it is for: without them it would be another activity.
_RESTRICTING = frozenset("for about of against".split())
_OPENING = _CIRCUMSTANCES | _NARROWING
_ARTICLES = frozenset("a an the this that these those my his her their our your its some".split())

# Endings of a Korean word before the thing that tell a circumstance: where, with whom, when, how often.
_KO_CIRCUMSTANCE = re.compile(
    r"(?:에서|에|에게|한테|와|과|랑|이랑|하고|(?:으)?로|부터|까지|같이|함께|또|다시|자주|매일|매주|가끔|열심히|처음|동안)$"
)
# Endings that make a word narrow the next one: 위한, 관한, 읽는, 의.
_KO_NARROWING = re.compile(r"(?:위한|대한|관한|통한|의|는|은|던|인|된|한|운|온|난)$")
_LEFT_OVER = frozenset("은 는 도 엔 에 에는 에도 의 이 가".split())
# "Mina swam again this morning" has a loose word or two; a longer sentence is about something else.
MAX_LOOSE_WORDS = 2
# "For an hour", "for once", "for the first time" say how long or how often, not what for.
_FOR_A_WHILE = re.compile(
    r"\bfor (?:once|ages|now|a (?:bit|while|change)|(?:the )?(?:first|second|last) time|fun|work|lunch|dinner"
    r"|breakfast|tea"
    r"|(?:(?:a|an|the|about|another|whole|half|few|good|long|quick|\d+|one|two|three|four|five|six|ten|twenty"
    r"|thirty|forty|fifty|sixty) ){0,3}"
    r"(?:walk|stroll|run|ride|swim|spin|hours?|minutes?|mins?|days?|weeks?|rounds?|miles?|km))\b",
    re.IGNORECASE,
)
_HANGUL = re.compile(r"[가-힣]")
_WORD = re.compile(r"[\w'’+&-]+")


@dataclass(frozen=True, slots=True)
class Activity:
    """One activity: `key` tells it from others, `phrase` is how it is called.

    A key begins with the kind of doing, which is empty where the verb says nothing: "did yoga", "went to yoga".
    """

    key: tuple[str, ...]
    phrase: str
    korean: bool
    narrowed: bool = False  # by words of whom or what it is for
    name: tuple[str, ...] = ()  # of a well-known one: its key without `tags`
    tags: frozenset[str] = frozenset()  # what narrows a well-known one, in words


def activity_of(event: Occurrence) -> Activity | None:
    """Return the activity of an event, or None where its words name none.

    >>> activity_of(Occurrence("e", "p", "Ada", "did", "do", "Ada did yoga for beginners.", "yoga")).phrase
    'yoga for beginners'
    """
    if event.predicate not in HABITUAL or event.predicate in _ONLY_THERE:
        return None
    if event.relation in NO_ACTIVITY and not _arrives(event):
        return None
    korean = bool(_HANGUL.search(event.text))
    if event.target is None:
        return _bare(event, korean)
    core = core_thing(event.target, event.relation)
    narrowing = narrowing_ko(event, core) if korean else _narrowing_en(event)
    if narrowing is None:
        return None
    words = core.lower().split()
    thing = {token for token in thing_tokens(core) if token not in _ARTICLES}
    if not thing or words[-1] in VAGUE or (event.relation in _MAKING and words[-1] in IDLE):
        return None
    verb = set(lexical_tokens(event.relation))
    # "Ran" and "went running" are one; the thing may repeat its verb.
    named = thing - verb or thing
    if event.predicate not in ("did", "went"):
        manner = event.predicate  # "had noodles" are eaten
    else:
        manner = "" if event.relation in LIGHT or thing <= verb else doing(event.relation)
    key = (manner, *sorted(named | set(_tokens(narrowing))))
    return Activity(key, _phrase(event, core, narrowing, korean), korean, bool(narrowing))


def _arrives(event: Occurrence) -> bool:
    """ "Came to the market" is going there; "came" alone is nothing one does."""
    return event.predicate == "went" and event.target is not None and event.relation in ("come", "오다")


def visit_of(event: Occurrence) -> Activity | None:
    """Return the place of a deed as something one goes to, or None where it has none.

    Whether one goes there nobody can tell from one deed: somebody must have said so (`habits`).

    >>> visit_of(Occurrence("e", "p", "Ada", "bought", "buy", "Ada bought fish.", "fish", place="market")).phrase
    'market'
    """
    if event.predicate not in HABITUAL or event.place is None or event.predicate == "went":
        return None
    tokens = _tokens(event.place)
    if not tokens or tokens[-1] in VAGUE or event.place.lower().split()[-1] in VAGUE:
        return None
    return Activity(("", *sorted(set(tokens))), event.place, bool(_HANGUL.search(event.text)))


def _bare(event: Occurrence, korean: bool) -> Activity | None:
    """Return the activity of a verb without a thing: running, swimming; what else the sentence says narrows it."""
    if not event.relation or event.relation in LIGHT or event.predicate not in ("did", "went"):
        return None
    tokens = _tokens(event.relation)
    if not tokens:
        return None
    rest = _without(
        event.text, (event.time_text, event.person, event.place, *(name for _, name in event.companions))
    )
    narrowing = [t for t in _tokens(rest) if t not in tokens and t not in VAGUE and t not in _CIRCUMSTANCES]
    # A sentence with more words in it says more than its verb, and nobody found what: no habit is read into it.
    return Activity(("", *sorted(tokens)), event.relation, korean) if len(narrowing) <= MAX_LOOSE_WORDS else None


def _narrowing_en(event: Occurrence) -> str | None:
    """Return the words behind the thing that narrow it; None where the sentence does not show the thing."""
    place = event.text.lower().rfind(str(event.target).lower())
    if place < 0:
        return None
    tail = _without(event.text[place + len(str(event.target)) :], (event.time_text,))
    kept: list[str] = []
    open_now = False
    for word in _WORD.findall(tail.split(",")[0]):
        lowered = word.lower()
        if lowered in _OPENING:
            open_now = lowered in _NARROWING
        elif not kept and not open_now:
            open_now = True  # a word right behind the thing goes with it
        if open_now:
            kept.append(word)
    return " ".join(kept)


def restricting_en(event: Occurrence) -> str | None:
    """Return only what restricts whom or what a deed is for; where a known activity leads is a circumstance."""
    narrowing = _narrowing_en(event)
    words = _FOR_A_WHILE.sub("", narrowing or "").split()
    at = next((place for place, word in enumerate(words) if word.lower() in _RESTRICTING), None)
    return None if narrowing is None else "" if at is None else " ".join(words[at:])


def narrowing_ko(event: Occurrence, thing: str) -> str | None:
    """Return the words before a thing that narrow it: "청년을 위한" before "상담"; None where it is not said."""
    place = event.text.find(thing)
    if place < 0:
        return None
    head = _without(event.text[:place], (event.time_text,))
    # Of "오늘은" the time is taken out, and its particle stays behind.
    words = [word for word in head.split() if word not in _LEFT_OVER]
    if words and words[0].startswith(event.person[:2]):
        words = words[1:]
    kept: list[str] = []
    for word in words:
        if _KO_NARROWING.search(word):
            kept.append(word)
        elif _KO_CIRCUMSTANCE.search(word):
            kept = []
        else:
            kept.append(word)
    return " ".join(kept) if kept and _KO_NARROWING.search(kept[-1]) else ""


def _phrase(event: Occurrence, thing: str, narrowing: str, korean: bool) -> str:
    if korean:
        named = f"{narrowing} {thing}".strip()
        return (
            named
            if event.relation in LIGHT or event.relation == f"{thing}하다"
            else f"{named} {event.relation}".strip()
        )
    named = f"{thing} {narrowing}".strip()
    return named if event.relation in LIGHT or not event.relation else f"{event.relation} {named}"


def _tokens(text: str) -> list[str]:
    return [token for token in lexical_tokens(text) if token not in _ARTICLES]


def _without(text: str, parts: tuple[str | None, ...]) -> str:
    for part in parts:
        if part:
            text = text.replace(part, " ")
    return text
