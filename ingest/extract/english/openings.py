"""Short openings of chat that leave out their "I am" or say it by a set phrase: "Dreading the exam", "Roll on the holidays".

Each is put in full before parsing. Only the head of a clause is touched, so that the rest keeps its places.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.lexicon.frames import ADJECTIVE_ATTITUDES
from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, BAD_NOUNS, GOOD_ADJECTIVES, GOOD_NOUNS
from ingest.extract.english.lexicon.verdicts import BEING


@dataclass(frozen=True, slots=True)
class InFull:
    """A clause with its head put in full, and how many letters the new head has more than the old one."""

    text: str
    added: int


_THING = r"(?=(?:the|my|our|your|his|her|their|this|that|these|those|an?|some|all|another|[A-Z]?[a-z][\w'’-]+)\b)"
_SUPERLATIVE = r"best|worst|nicest|loveliest|finest|funniest|tastiest|ugliest|dullest|prettiest|greatest|dreariest|weirdest|most (?:boring|beautiful|amazing|delicious|pointless)"
# Set openings and what they say in full.
_REWRITTEN: tuple[tuple[re.Pattern[str], str, str], ...] = tuple(
    (re.compile(pattern, re.I), full, example)
    for pattern, full, example in (
        (r"if only (?=(?:i|we|he|she|they|there|it|you)\b)", "I wish ", "If only we had a garden."),
        (r"(?=(?:(?:always|only|really|never|kept) )?meant to (?!be\b)[a-z])", "I ", "Meant to ring the dentist."),
        (r"both (?=(?-i:[A-Z])[\w-]+ and (?-i:[A-Z])[\w-]+ )", "", "Both Ada and Theo love curry."),
        (r"(?=(?-i:[A-Z])[\w-]+ who (?:(?:\w+ed|took|broke|left|ate|drank|lost|stole|told|said|put|let|made|did|got|went|won|sent|wrote|bought|brought|forgot|hid|rang) |[a-z]+s (?:the|my|our|all|it)\b)[^,]*$)", "It was ", "Probably Ada who broke the mug."),
        (r"roll on (?=\S)", "I want ", "Roll on the holidays."),
        (r"bring on (?=the |some |a |my )", "I want ", "Bring on the sunshine."),
        (r"(?:oh )?(?:what|the things?) (?:i|we)(?:['’]d| would)(?:n['’]t| not)? (?:not )?(?:give|do) for (?=\S)", "I want ", "What I wouldn't give for a garden."),
        (r"(?:hats off|fair play|big up|three cheers|massive credit|big respect|full marks|ten out of ten|10/10|top marks|five stars|thumbs up|props|kudos) (?:to|for) (?=the |my |our |that |this |[A-Z])", "I rate ", "Hats off to the caterers."),
        (r"(?:thumbs down|zero out of ten|nul points|0/10|one star|boo) (?:to|for) (?=the |my |our |that |this |[A-Z])", "I dislike ", "Thumbs down to the new menu."),
        (r"(?:it['’]?s )?(?:a )?(?:hard|big|firm|massive|definite|huge) (?:pass|no) (?:from me )?(?:on|to|for) (?=\S)", "I dislike ", "Hard pass on the karaoke."),
        (r"it['’]?s a no from me (?:on|to|for) (?=\S)", "I dislike ", "It's a no from me on the karaoke."),
        (r"(?:it['’]?s )?(?:a )?(?:big|definite|massive|huge|hard) (?:yes|thumbs up) (?:from me )?(?:on|to|for) (?=\S)", "I like ", "Big yes to the new menu."),
        (r"(?:no|zero) (?=(?:complaints|qualms|issues) (?:about|with)\b)", "I have no ", "No complaints about the hotel."),
        (r"(?=(?:really |already |kinda |kind of |sort of |deeply |bitterly )?regret \w+ing\b)", "I ", "Regret buying that printer."),
        (r"(?=should(?: never|n['’]t| not) have \w+)", "I ", "Should never have sold the bike."),
        (r"(?:to hell with|death to|away with) (?=\S)", "I hate ", "To hell with Mondays."),
        (r"(?:there['’]s )?(?:no|little|not much|zero) (?:point|sense|use) (?=in |\w+ing\b)", "I see no point ", "No point in that meeting."),
        (r"(?:no|zero|little|absolutely no) (?=(?:interest|desire|appetite|time|patience) (?:in|for|with)\b)", "I have no ", "No patience for small talk."),
        (r"(?=(?:highly|thoroughly|strongly|heartily|definitely|totally|absolutely|really|100%|fully|wholeheartedly|would|can|can['’]t) (?:highly |thoroughly |definitely |really )?(?:recommend|rate)\b)", "I ", "Highly recommend the museum."),
        (r"(?=more of an? (?:[\w'’-]+ ){1,2}(?:person|fan|girl|guy|man|woman|type|drinker|lover)\b)", "I'm ", "More of a tea person."),
        (r"(?=(?:gone|went) (?:right|completely|totally|clean|really )?\s*off )", "I've ", "Gone right off coffee."),
        (r"(?=had (?:it|enough|my fill)\b)", "I've ", "Had it up to here with the council."),
        (r"(?=(?:so|totally|completely|well|utterly|officially|kind of|kinda|just) over (?:the|this|that|these|my|it)\b)", "I'm ", "So over this diet."),
        (r"(?=(?:not )?(?:really |totally |always |so |still )?(?:in the mood|on the lookout|in the market|up|down|game) for (?!grabs|sale|auction)\w)", "I'm ", "In the mood for noodles."),
        (r"(?=(?:still |so |totally |completely |head over heels )*(?:in (?:love|two minds|a panic|bits|awe|a flap)|on (?:edge|tenterhooks|the fence|cloud nine)|over the moon|up in arms|at my wits['’]? end|out of my mind with worry) (?:with|about|over|of)\b)", "I'm ", "In two minds about the move."),
        (
            r"(?=(?:(?:finally|just|already|nearly|almost|never|only) )*(?:given up|taken up|taken on|done(?! with)|seen|eaten|broken|forgotten|spoken|driven|chosen|"
            r"gone (?:back|veggie|vegan|freelance|part-time)|fallen (?:for|out|off|behind)|sworn off|grown|drunk|flown|ridden|worn|beaten) "
            r"(?:the|my|our|a|an|all|some|two|three|on|with|in|to|up|down|out|off|over|for|back|from|meat|sugar|booze|dairy|alcohol|smoking|drinking|coffee|[a-z]+ing)\b(?![^,;]*\b(?:is|are|was|were|will|would|can|should)\b))",
            "I've ",
            "Given up meat.",
        ),
        (
            r"(?=off (?:the )?(?:meat|sugar|booze|drink|alcohol|caffeine|dairy|gluten|carbs|fags|coffee|chocolate|bread|work|sick|school|social media)\b(?![^,;]*\b(?:is|are|was|were|will|would|can|should)\b))",
            "I'm ",
            "Off meat since January.",
        ),
        (r"life['’]?s (?:far |way |much )?too short for (?=\S)", "I dislike ", "Life's too short for ironing."),
        (r"(?=over (?:this|these|the whole) (?:[\w'’-]+ ?){1,3}[.!]*$)", "I'm ", "So over this diet."),
        (
            rf"(?=(?:(?:easily|probably|definitely|possibly|hands down|simply|just) )?(?:{_SUPERLATIVE}) (?:[a-z][\w'’-]* ){{0,2}}?[a-z][\w'’-]* "
            r"(?:(?:(?:I|we)(?:['’]ve| have|['’]d)? (?:ever |\w+ed |been |had |seen |eaten |read |heard )?|ever\b|in (?:town|the (?:world|city|country|area)|ages|years|[A-Z])|(?:this|so far this) year)[^,;:]*)[.!]*$)",
            "It's the ",
            "Best gig I've been to in years.",
        ),
        (
            r"(?=(?:coeliac|celiac|vegetarian|vegan|veggie|diabetic|asthmatic|pescatarian|teetotaller|insomniac|introvert|extrovert|dyslexic|autistic) here(?:[,.!]|$))",
            "I'm a ",
            "Coeliac here, sadly.",
        ),
        (r"(?:there is|there['’]s|there['’]?s really|really )?\s*nothing wrong with (?!(?:the|my|our|your|his|her|their|it|that|this)\b)(?=\S)", "I approve of ", "Nothing wrong with a nap."),
        (r"(?:there isn['’]t|there['’]s not|there is not|not) a (?:single )?(?:day|morning|night|evening|week|weekend|month|summer|year|meal) (?:that |when )?(?:I|we) (?:don['’]t|do not) (?=[a-z])", "I do ", "There isn't a morning I don't swim."),
        (rf"(?:hands down |easily |honestly |simply )?(?=the (?:{_SUPERLATIVE}) (?:[a-z][\w'’-]* ){{0,2}}?[a-z][\w'’-]* (?:in (?:town|the (?:world|city|country)|ages|years|[A-Z]\w+)|ever)[.!]*$)", "It's ", "Hands down the best burger in Leeds."),
        (r"(?=neither (?:liked|loved|enjoyed) nor (?:disliked|hated|loathed) )", "I ", "Neither loved nor hated the sequel."),
        (r"(?=(?!i\b|we\b)[a-z]+(?: [a-z]+)? over [a-z]+(?: [a-z]+)?,? (?:any day|every time|all day long)(?: of the week)?[.!]*$)", "I prefer ", "Oat milk over regular any day."),
        (r"(?=(?:rather|sooner) [a-z]+ (?:[\w'’-]+ ){0,5}than\b)", "I'd ", "Rather walk than drive."),
    )
)  # fmt: skip
# Doings of the mind: "Dreading the dentist", "Dying to try it", "Counting down the days".
_MINDING = re.compile(
    r"(?:(?:really|absolutely|seriously|already|still|just|so|properly|quietly|secretly|totally|kinda|kind of|not|literally|also|now|"
    r"currently|honestly|fully|low-key|lowkey|very much|never|genuinely) )*"
    r"(?:dreading|craving|dying (?:for|to)|gagging (?:for|to)|gasping (?:for|to)|itching (?:for|to)|bricking (?:it )|bricking|aching (?:for|to)|longing (?:for|to)|"
    r"yearning (?:for|to)|pining for|hankering (?:after|for)|lusting after|counting down|rooting for|fretting (?:about|over)|worrying (?:about|over)|"
    r"stressing (?:about|over|out)|panicking (?:about|over)|freaking out (?:about|over)|obsessing (?:about|over)|agonising over|agonizing over|losing sleep over|"
    r"sweating over|loving|hating|enjoying|regretting|missing|wishing|hoping for|fancying|digging|living for|buzzing (?:for|about)|kicking myself|"
    r"leaning (?:towards?)|toying with|drooling over|swooning over|raving about|toying with|eyeing(?: up)?|banking on|betting on|counting on|pinning my hopes)\b",
    re.I,
)
_LATER_VERB = re.compile(
    r"\b(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|makes?|made|helps?|helped|takes?|took|gives?|gave|gets?|keeps?|can|could|will|would|"
    r"should|must|may|might|has|had|does|did|means?|feels?|seems?|sounds?|looks?|works?|brings?|needs?|matters?|beats?|drives?|drove)\b",
    re.I,
)
# ", I really am": the clause says itself again.
_AGAIN = re.compile(
    r",\s+(?:I (?:really |honestly |truly |actually |genuinely )?(?:am|do|did|was|have|would|can)|me)[\s.!]*$"
)
# "Petrified of the needle", "Scared stiff of heights", "Pleasantly surprised by the food".
_STATE = re.compile(
    r"(?P<how>(?:(?:really|so|very|super|pretty|quite|totally|kinda|kind of|slightly|rather|somewhat|fairly|absolutely|a bit|a little|bit|"
    r"too|proper|right|fair|not|no longer|still|never|genuinely|utterly|completely|truly|just|properly|massively|hugely|a tad|weirdly|strangely|oddly|"
    r"pleasantly|deeply|bitterly|seriously|actually|well|dead|thoroughly|frankly|extremely|incredibly|mildly|insanely) )*)"
    r"(?P<word>[a-z]+)(?: (?:stiff|sick|to death|to bits|to the core|up|off|away|over|out|down))? (?P<prep>of|about|by|with|at|over|on|for|to|in|that)\b",
    re.I,
)
_MORE_STATES = frozenset(
    "surprised blown bowled knocked put let won taken hooked torn allergic resigned used sold smitten obsessed addicted devoted "
    "opposed committed drawn attracted charmed moved touched floored stunned shocked horrified amazed baffled confused puzzled "
    "overwhelmed unconvinced intrigued fascinated gripped bored drained exhausted knackered fed sick partial".split()
)
_BY_ONESELF = frozenset("by with".split())
_NO_STATE = frozenset(
    "up big hot heavy sweet soft gone taken all set bent dead firmly positive negative neutral critical certain sure free happy game done "
    "excited proud grateful thankful sorry glad pleased".split()
)


def spoken_in_full(text: str) -> InFull | None:
    """Return a clause with the head it leaves out, or None where it leaves out none of these."""
    for pattern, full, _ in _REWRITTEN:
        match = pattern.match(text)
        if match is not None:
            rest = text[match.end() :]
            names_next = full.endswith("was ")  # "It was Ada who …": the capital is hers
            return InFull(full + _lowered(rest, match.end() == 0 and not names_next), len(full) - match.end())
    if _opens_in_mind(text) or _opens_in_state(text):
        return InFull("I'm " + _lowered(text, True), 4)
    return None


def _lowered(text: str, is_head: bool) -> str:
    return text[:1].lower() + text[1:] if is_head and not text.startswith(("I ", "I'")) else text


def _opens_in_mind(text: str) -> bool:
    match = _MINDING.match(text)
    if match is None or re.match(r"\s+(?:you|u|ya|your)\b", text[match.end() :], re.I):
        return False
    rest = _AGAIN.sub("", text[match.end() :])
    if match.group().lower().endswith(" to"):
        rest = re.sub(r"^\s+\w+", " ...", rest)  # the verb it governs is no later one
    return bool(rest.strip(" .!")) and not _LATER_VERB.search(
        re.split(r"[,;–—]|\b(?:but|and|because|so|that|which|who)\b", rest)[0]
    )


def _opens_in_state(text: str) -> bool:
    match = _STATE.match(text)
    if match is None:
        return False
    word = match["word"].lower()
    known = (
        word in _MORE_STATES and match["prep"] in _BY_ONESELF
        if word not in ADJECTIVE_ATTITUDES
        else word not in _NO_STATE
    )
    if not known or re.match(r"\s+(?:you|u|ya|your)\b", text[match.end() :], re.I):
        return False
    rest = _AGAIN.sub("", text[match.end() :])
    return not _LATER_VERB.search(re.split(r"[,;–—]|\b(?:but|and|because|so|that|which|who)\b", rest)[0])


# "Absolute nightmare, that commute": the verdict first, then what it is of.
_VERDICT_FIRST = re.compile(
    r"^(?P<verdict>(?!(?:and|but|so|if|when|on|in|at|for|with|from|after|before|by|to|as|i|we|he|she|they|you|it)\b)[^,;:.!?–—]{3,60}?),\s+"
    r"(?:(?:that|those|this|these|the|my|our|your|[A-Z][\w-]+['’]s) )(?P<thing>(?!one\b|time\b)[a-z][\w'’-]*(?: [\w'’-]+){0,3})\s*[.!]*$",
    re.I,
)
# "What a waste of money that gym was"
_WHAT_A = re.compile(
    r"^what (?P<verdict>an? [^,;:.!?–—]{3,50}?) (?:that|those|this|these|the|my|our|your) "
    r"(?P<thing>(?!one\b|time\b)[a-z][\w'’-]*(?: [\w'’-]+){0,2}) (?:is|was|are|were|turned out to be|has been)\s*[.!]*$",
    re.I,
)
# "Not my cup of tea, opera": the thing needs no article.
_NO_CUP = re.compile(
    r"^(?P<verdict>(?:(?:really|just|definitely|so|absolutely) )*(?:not )?(?:really |quite |exactly )?my (?:cup of tea|thing|bag|scene|jam|idea of fun)),\s+"
    r"(?:(?:that|those|this|these|the|my|our|all that) )?(?P<thing>(?!one\b|time\b|mate\b|sorry\b|tbh\b)[a-z][\w'’-]*(?: [\w'’-]+){0,2})\s*[.!]*$",
    re.I,
)
# "Wasn't half bad, that stew": the "it" is left out before its verb.
_BEING_FIRST = re.compile(
    r"(?:(?:really|actually|honestly|certainly|never) )?(?:was|is|were|are|wasn['’]t|isn['’]t|weren['’]t|aren['’]t|tasted|tastes|smelt|smelled|smells|looked|looks|sounded|sounds|felt|feels) "
)
_JUDGES = frozenset(GOOD_ADJECTIVES | BAD_ADJECTIVES | GOOD_NOUNS | BAD_NOUNS)


@dataclass(frozen=True, slots=True)
class VerdictFirst:
    """Where the verdict ends, what to put before it, and what it is of."""

    end: int
    put_in: str
    thing: str
    begin: int = 0


def verdict_first(text: str) -> VerdictFirst | None:
    """Read "Daylight robbery, those parking fees" as "It's daylight robbery", said of the parking fees."""
    match = (
        _VERDICT_FIRST.match(text)
        or _WHAT_A.match(text)
        or _NO_CUP.match(text)
        or _what_a_bad(text)
        or _daft_plan_that(text)
    )
    if match is None or _LATER_VERB.search(match["thing"]):
        return None
    verdict = match["verdict"].lower()
    being = _BEING_FIRST.match(verdict)
    if being is not None:
        judged = match["verdict"][being.end() :].lower()
        is_when = re.search(
            r"\b(?:day|morning|afternoon|evening|night|week|weekend|month|year|time|summer|winter|one)$",
            match["thing"],
        )
        is_said = _judges(judged) or (
            re.match(r"(?:was|is|were|are)\b(?!.*ing$)", verdict) is not None and is_when is None
        )
        return VerdictFirst(match.end("verdict"), "It ", match["thing"]) if is_said else None
    if re.search(
        r"\b(?:is|are|was|were|['’]s|has|had|have|i|we|he|she|they)\b|['’]s\b|\w+ed\b", verdict
    ) and not verdict.startswith("not "):
        return None
    begin = match.start("verdict")
    return VerdictFirst(match.end("verdict"), "It's ", match["thing"], begin) if _judges(verdict) else None


def _daft_plan_that(text: str) -> re.Match[str] | None:
    """ "Daft plan, that"."""
    match = _PLAN_THAT.match(text)
    return match if match is not None and match["verdict"].lower() in GOOD_ADJECTIVES | BAD_ADJECTIVES else None


_PLAN_THAT = re.compile(
    r"^(?:(?:really|absolutely|bloody|proper|very|pretty) )*(?P<verdict>[a-z-]+) (?P<thing>(?!(?:one|idea|point|question|thing|stuff|news|job|luck|man|lad|girl|boy|lady)\b)[a-z]+),? that[.!]*$",
    re.I,
)


def _what_a_bad(text: str) -> re.Match[str] | None:
    """ "What a pointless meeting": blame; "what a lovely photo" is said of what the listener showed."""
    match = _WHAT_A_BAD.match(text)
    return match if match is not None and match["verdict"].lower() in BAD_ADJECTIVES else None


_WHAT_A_BAD = re.compile(
    r"^what an? (?:(?:really|absolutely|totally|completely|bloody|utterly) )*(?P<verdict>[a-z-]+) "
    r"(?P<thing>(?!(?:thing|idea|situation|experience|loss|news|shock|time|way|story|day|week|year|person|world|life|place)\b)[a-z]+(?: [a-z]+)?)[.!]*$",
    re.I,
)


def _judges(verdict: str) -> bool:
    words = re.findall(r"[\w-]+", verdict)
    return (
        any(word in _JUDGES for word in words)
        or any(row.phrase.match(f"be {re.sub(r'^not ', '', verdict)}") for row in BEING)
        or _NO_CUP.match(f"{verdict}, it") is not None
    )


_BARE_VERDICT = re.compile(
    r"(?:(?:very|pretty|so|too|absolutely|utterly|rather|quite|dead|a bit|a tad|really|just|completely|totally|way too|not) )*"
    r"(?P<word>[a-z-]+)(?:,? (?:and|but|yet) (?:(?:very|quite|too|a bit) )*(?P<other>[a-z-]+))?[\s.!]*$",
    re.I,
)


def is_bare_verdict(text: str) -> bool:
    """ "Bland.", "a bit salty": an adjective that judges, and nothing it is said of."""
    found = _BARE_VERDICT.match(text)
    judging = GOOD_ADJECTIVES | BAD_ADJECTIVES
    return found is not None and found["word"].lower() in judging and (found["other"] or "good").lower() in judging


EXAMPLES = tuple(example for _, _, example in _REWRITTEN)
