"""Activities that are told by whom they are with: visits to family, meetings with a client, rides for a child."""

from __future__ import annotations

import re

from backend.consolidation.known import activities_named, activity_of_place, is_doing
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.things import core_thing

Named = tuple[str, tuple[str, ...], frozenset[str]]  # how it is called, its key, what narrows it
_HANGUL = re.compile(r"[가-힣]")

_KIN_EN = (
    "great-grandma|grandma|grandmother|granny|gran|nana|nan|grandpa|grandad|granddad|grandfather|gramps|mum|mom|mother|"
    "dad|father|auntie|aunt|uncle|sister|brother|cousin|godmother|mother-in-law|father-in-law|in-laws|parents|"
    "grandparents|neighbour|neighbor"
)
_KIN_KO = (
    "증조할머니|외할머니|친할머니|할머니|할매|외할아버지|할아버지|엄마|어머니|아빠|아버지|부모님|장모님|장인어른|시어머니|시아버지|"
    "시댁|처가|친정|이모할머니|이모|고모|삼촌|외삼촌|큰아버지|큰집|외가|누나|언니|형|오빠|은사님|선생님"
)
# "Grandma", "Grandma's", "grandma's flat"; not "grandma's funeral", which is no visit to her.
_VISITED_EN = re.compile(
    rf"^(?:to )?(?:(?:my|our|his|her|their|\w+'s) )?((?:aunt|auntie|uncle) [A-Z]\w+|{_KIN_EN})"
    r"(?:['’]?s)?(?: (?:place|house|home|flat|apartment|room))?$",
    re.IGNORECASE,
)
_TO_SEE_EN = re.compile(
    r"\bto (?:see|visit|check on|look in on|sit with) "
    rf"(?:(?:my|our|his|her|their|[\w]+'s) )?({_KIN_EN})\b(?!['’])",
    re.IGNORECASE,
)
_VISITED_KO = re.compile(rf"^({_KIN_KO})(?:\s?(?:댁|네|집|한테|께|뵈러|병실|요양원))?$")
_TO_THEM_KO = re.compile(rf"(?:^|\s)({_KIN_KO})(?:한테|께|네|\s?댁에?|\s?집에)\s")
_VISITING = frozenset(
    word.replace("_", " ")
    for word in (
        "visit see stop_by drop_by pop_by drop_in drop_in_on look_in_on check_on call_on swing_by".split()
    )
)
_VISITING_KO = frozenset(
    "가다 오다 다녀오다 들르다 뵙다 찾아뵙다 찾아가다 방문하다 뵈다 문병하다 병문안하다".split()
)


def visited_of(event: Occurrence) -> Named | None:
    """Return whom of the family somebody visited, or None.

    >>> visited_of(Occurrence("e", "p", "Ada", "went", "drop", "Ada dropped by gran's.", "gran's"))[0]
    'visiting gran'
    """
    if event.predicate not in ("did", "went", "met"):
        return None
    if _HANGUL.search(event.text):
        who = _visited_ko(event, event.target or "")
        return (f"{who} 찾아뵙기", ("visit", who), frozenset()) if who is not None else None
    going = event.predicate == "went" or event.relation in _VISITING
    found = (_VISITED_EN.match(event.target or "") or _TO_SEE_EN.search(event.text)) if going else None
    if found is None:
        return None
    who = found.group(1).lower()
    return f"visiting {who}", ("visit", who), frozenset()


def _visited_ko(event: Occurrence, target: str) -> str | None:
    if event.relation not in _VISITING_KO:
        return None
    found = _VISITED_KO.match(target)
    if found is None and target in ("가기", "들르기", "다녀오기"):
        found = _TO_THEM_KO.search(event.text.removeprefix(event.person))
    return found.group(1) if found is not None else None


_MEETINGS_EN = frozenset("meeting call sync standup catch-up catchup one-on-one check-in huddle demo".split())
_MEETINGS_KO = ("정기미팅", "정기회의", "주간회의", "화상회의", "회의", "미팅", "면담", "콜")
_WITH_EN = re.compile(r"\bwith (?:the |my |our )?([\w&'-]+)", re.IGNORECASE)
_WITH_KO = re.compile(r"(?:^|\s)([가-힣A-Za-z]+?)(?:이랑|랑|하고|과|와)(?=\s)")
_NO_PARTNER = frozenset(
    "the a an another first second third last next weekly monthly daily long quick short big"
    " 주간 정기 월간 첫 긴".split()
)


def meeting_of(event: Occurrence) -> Named | None:
    """Return with whom somebody met for talks: "the call with Acme", "Acme meeting", 한샘 미팅.

    >>> meeting_of(Occurrence("e", "p", "Ada", "did", "do", "Ada did the Acme meeting.", "Acme meeting"))[0]
    'meeting with acme'
    """
    if event.predicate not in ("did", "went") or event.target is None or not is_doing(event):
        return None
    korean = bool(_HANGUL.search(event.text))
    said = core_thing(event.target, event.relation).split()
    if not said or not _is_meeting(said[-1], korean):
        return None
    partner = _partner(event, said[:-1], korean)
    if not partner:
        return None
    named = f"{partner} 회의" if korean else f"meeting with {partner}"
    return named, ("meeting", partner), frozenset()


def _is_meeting(word: str, korean: bool) -> bool:
    return word in _MEETINGS_KO if korean else word.lower() in _MEETINGS_EN


def _partner(event: Occurrence, before: list[str], korean: bool) -> str:
    if len(event.companions) == 1:
        return event.companions[0][1].lower()
    named = [word for word in before if word.lower() not in _NO_PARTNER]
    if named:
        return " ".join(named).lower()
    found = (_WITH_KO if korean else _WITH_EN).search(event.text)
    return found.group(1).lower() if found is not None else ""


_RIDES_KO = frozenset("데려다주다 태워다주다 바래다주다 데려가다 데리다 태워주다 모셔다드리다 모시다".split())
_RIDES_EN = re.compile(
    r"\b(?:take|took|taking|drive|drove|driving|drop|dropped|dropping|walk|walked|bring|brought) "
    r"((?:my |our |the )?[\w'’-]+?)(?: off)? (?:to|at) (the |her |his |their |my )?((?:[\w'’-]+ ?){1,3})",
    re.IGNORECASE,
)
_RIDES_EN_VERBS = frozenset(["take", "drive", "drop", "drop off", "walk", "bring"])

_UNNAMED = frozenset("them her him it me us you this that these those".split())
_WITHOUT_ARTICLE = frozenset(
    "school nursery kindergarten daycare preschool work hospital practice rehearsal".split()
)


def ride_of(event: Occurrence) -> Named | None:
    """Return whom somebody took where: a child to its lesson, a parent to the doctor.

    >>> ride_of(Occurrence("e", "p", "Ada", "did", "drive", "Ada drove Leo to judo.", "Leo"))[0]
    'taking leo to judo'
    """
    if event.predicate not in ("did", "went") or event.target is None:
        return None
    if _HANGUL.search(event.text):
        return _ride_ko(event, event.target) if event.relation in _RIDES_KO else None
    found = _RIDES_EN.search(event.text) if event.relation in _RIDES_EN_VERBS else None
    if found is None:
        return None
    who, where = found.group(1).lower(), _where(found.group(3), named=bool(found.group(2)))
    if who in _UNNAMED:
        return None
    return (f"taking {who} to {where}", ("ride", who, where), frozenset()) if where else None


def _ride_ko(event: Occurrence, target: str) -> Named | None:
    who = core_thing(target, event.relation).split()[0]
    _, _, rest = event.text.partition(who)
    words = [re.sub(r"(?:까지|에|으로|로|를|을)$", "", word) for word in rest.split()[:-1]]
    named = [_known(word) for word in words]
    where = next((name for name in reversed(named) if name is not None), words[-1] if words else "")
    return (f"{who} {where} 데려다주기", ("ride", who, where), frozenset()) if where else None


def _where(said: str, *, named: bool) -> str:
    """Return where to, by its known name where it has one, else its first word; "to relax" is nowhere."""
    words = said.split()
    known = [_known(" ".join(words[:end])) for end in range(len(words), 0, -1)]
    plain = words[0].lower() if words and (named or words[0].lower() in _WITHOUT_ARTICLE) else ""
    return next((name for name in known if name is not None), plain)


def _known(words: str) -> str | None:
    return activity_of_place(words) or min(activities_named(words), default=None)
