"""Makes a clause ready for the parser: puts in a dropped subject, capitalises known names.

The parser was trained on edited prose. "Moved out of the flat" and "didn't sleep" parse well once a subject
stands before them; the inserted letters have no place in the passage, so spans stay exact.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

from ingest.extract.english.brief import Told, told_in_brief
from ingest.extract.english.contractions import spell_out
from ingest.extract.english.lexicon.verbs import WEATHER
from ingest.extract.english.openings import spoken_in_full
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.third_person import PUT_IN, lacks_third_person
from ingest.language.english import is_word, lemma


@dataclass(frozen=True, slots=True)
class Prepared:
    """The text to parse, and how many letters at its head are not in the passage."""

    text: str
    inserted: int
    edits: tuple[int, ...] = ()  # places in `text` where one letter was put in


_PAST_IRREGULAR = frozenset(
    "went got had lost found left met saw ate drank bought brought caught came did drew drove fell felt fought "
    "flew forgot gave grew heard held kept knew led lent made paid ran said sent sold spent stood swam took taught "
    "told thought threw understood woke won wore wrote began broke built chose slept sang rode rang spoke spilt "
    "stole struck swore hid hurt dreamt learnt burnt quit read finally ended became dug swept laid tore slid bent clung "
    "crept dealt fled flung froze knelt leant leapt sank shrank slung spoilt sprang stung swung wept wrung blew grew shook "
    "overslept overheard mistook withdrew rewrote redid undid misheard misread outgrew sped strode spat snuck".split()
)  # fmt: skip
# Also a noun, an adjective or a weekday ("Sat 5 June", "Bit tired today"): a report where an object or a place follows.
_PAST_BESIDE_OBJECT = frozenset("sat hung lit stuck bit fed spun shot shone bled wound saw".split())
# Also an order: a report where something says that it is done.
_PAST_OR_ORDER = frozenset("put cut set shut hit let split spread beat bet shed rid cast burst reset".split())
_OBJECT_FOLLOWS = re.compile(
    r"\s+(?:the|a|an|my|our|your|his|her|their|this|that|these|those|some|all|both|it|them|him|up|down|out|off|through|on|"
    r"in|at|with|next|around|two|three|four|five|six|an hour|half|[A-Z][a-z]+)\b"
)
# "Hit the gym" is a report of chat; orders to hit a place are rare.
_HAUNT_FOLLOWS = re.compile(
    r"\s+(?:the|an?|my|our)\s+(?:[\w'’]+ ){0,2}?(?:gym|market|shops?|pool|library|sauna|mall|sales?|beach|trails?|slopes?|store|supermarket)\b",
    re.I,
)
_IS_DONE = re.compile(
    r"\b(?:yesterday|last|ago|earlier|this morning|the other (?:day|night|week)|at last|in the end)\b", re.I
)
_DONE_LEAD = re.compile(
    r"\b(?:finally|nearly|near|almost|already|accidentally|never|barely|only|actually|recently)\b", re.I
)
_AUX_HEAD = re.compile(
    r"^(?:(?:very much|much(?= (?:prefer|rather))|very nearly|very almost|damn near|bloody nearly|pretty much|just about|really|just|still|also|finally|actually|honestly|probably|definitely|totally|never|always|already|"
    r"recently|usually|so|only|almost|nearly|even|literally|currently|officially|barely|now|sometimes|often|"
    r"accidentally|apparently|totally|absolutely|seriously|secretly|quickly|kinda|sorta|bloody|proper|fucking|effing|sodding|flipping|freaking|"
    r"genuinely|truly|deeply|kind of|sort of)\s+)*",
    re.I,
)
_NEGATED_AUX = re.compile(
    r"^(?:didn'?t|did not|don'?t have|don'?t (?:like|want|fancy|rate|recommend|approve|agree|hate|dislike|regret|reckon|fear|envy|plan|intend|bother with|put much|set much|think|know|need|own|trust|care|mind|drink|eat|smoke|drive|even|really|see|get|understand|believe|feel|work|live|miss|watch|read|go|do|use|cook|play|enjoy|buy|speak|remember)|"
    r"haven'?t|hadn'?t|can'?t|cannot|couldn'?t|won'?t|wouldn'?t|wasn'?t|have not|will not|shouldn'?t have)\b",
    re.I,
)
_POSITIVE_AUX = re.compile(
    r"^(?:used to|been|had to|have to|gotta|gonna|going to|will|might|may|could|would|should have|can|must have|"
    r"have (?:been|had|got|to|never|always|just)|'ve|was|am|'m)\b(?! (?:you|u|he|she|it|they|we|i|the|your|this|that|there|(?:some|any|every)(?:one|body)|(?:one|some|any|either|all|both) of (?:you|us|them|the|my|our))\b)",
    re.I,
)
_STANCE_HEAD = frozenset(
    "want wanna hate love loved like liked need hope hoping think reckon guess wish wished miss prefer enjoyed "
    "adore loathe fancy detest doubt dread suspect wonder swear feel know feeling believe".split()
)
_NOMINAL_HEAD = re.compile(
    r"^(?:not (?:an? (?:big |huge |great )?(?:fan|believer|lover|admirer|supporter|expert)|keen|into|fond|sure|happy|impressed|convinced|ready|interested|able|allowed|going|planning|looking|feeling)|"
    r"(?:(?:really|so|very|super|pretty|quite|totally|kinda|sorta|slightly|rather|somewhat|fairly|absolutely|a bit|a little|too|big|huge|no|never|not)\s+)*"
    r"(?:glad|sad|tired|exhausted|keen|fond|obsessed|sick|excited|worried|nervous|anxious|uneasy|scared|proud|allergic|happy|fed up|afraid|terrified|jealous|ill|"
    r"stuck|broke|busy|pregnant|engaged|off|back|home|hooked|addicted|over|done|thrilled|stoked|gutted|delighted|(?:big|huge|no|not a|no big) fan|a fan|fan)\b)",
    re.I,
)
_GOES_ON = re.compile(
    r"\s+(?:of|about|to|with|that|for|at|in|from|by|on|over|into|again|tomorrow|today|and|sick|work|school|until|till|tonight|all)\b",
    re.I,
)
_STANDS_ALONE = re.compile(
    r"\b(?:pregnant|engaged|broke|sick|ill|home|exhausted|tired|allergic|fan|stuck|fed up)$", re.I
)
_ING_HEAD = re.compile(
    r"^(?:(?:still|just|also|currently|now|finally|not|never|really|already|probably|maybe)\s+)*(\w+(?:ing|in'))\b",
    re.I,
)
_FINITE = re.compile(
    r"\b(?:is|are|was|were|'s|has|have|had|can|could|will|would|does|do|did|makes?|made|helps?|helped|takes?|took|"
    r"gives?|gave|feels?|felt|seems?|means?|keeps?|brings?|brought|gets?|got|must|may|might|should|reminds?|teaches|taught|shows?|lets?|allows?|requires?|involves?|matters?|works|worked|became|becomes|turned|turns|lifts?|calms?|relaxes|sounds?|looks?|always|never|it's|that's|isn't|wasn't|doesn't)\b",
    re.I,
)
_NOT_VERBS = frozenset(
    "red bed need seed feed speed hundred sacred naked wicked kindred breed weed shed sled fed ned ted indeed "
    "fred alfred mildred exceed proceed succeed stoked thrilled blessed pleased relieved annoyed bored amazed impressed delighted overwhelmed exhausted stressed inspired gutted devastated interested used inspired unified tired excited worried".split()
)
# Gerunds that open a report of one's own ("Learning Welsh these days"); others open a subject ("Seeing it helped").
_PROGRESSIVE = frozenset(
    "running learning working going heading moving reading watching training saving considering struggling making writing doing taking "
    "selling buying visiting studying starting meeting getting having staying waiting living teaching building renovating "
    "organising organizing preparing practising practicing applying interviewing flying driving travelling traveling "
    "leaving expecting recovering enjoying loving missing craving playing cooking baking thinking planning looking trying".split()
)


def _prepared(
    text: str, known: dict[str, str], *, is_bullet: bool = False, taken_off: str = "", told: Told | None = None
) -> Prepared:
    """Return what to parse for a clause, with a subject where the clause has dropped its own."""
    body = _capitalise(text, known)
    brief = told_in_brief(replace(told, text=body)) if told is not None else None
    put = None if _NAMESAKE.match(body) else brief or spoken_in_full(body)
    if put is not None:
        return Prepared(put.text, put.added)
    insert = dropped_subject(body, taken_off)
    if insert:
        # The first letter of the clause was a capital only as the head of the sentence.
        lowered = body if body[:2] in ("I ", "I'") else body[:1].lower() + body[1:]
        return Prepared(insert + lowered, len(insert))
    if (is_bullet and _third_person_head(body)) or (not is_bullet and lacks_third_person(body)):
        # Somebody named before; who, is known only when the pieces are read in order.
        return Prepared(PUT_IN + body[:1].lower() + body[1:], len(PUT_IN))
    return Prepared(body, 0)


def prepare(
    text: str,
    known: dict[str, str],
    *,
    is_bullet: bool = False,
    is_commented: bool = False,
    taken_off: str = "",
    told: Told | None = None,
) -> Prepared:
    """Return what to parse for a clause, with a subject where it has dropped its own and its 's spelled out.

    `is_commented` tells that a remark follows ("Making videos - that's awesome!"): the doing is the listener's.
    `taken_off` is what stood before the clause ("Finally"); `told` says when and after what it was told.
    """
    prepared = _prepared(text, known, is_bullet=is_bullet, taken_off=taken_off, told=told)
    if is_commented and prepared.text.startswith("I'm "):
        prepared = Prepared(_capitalise(text, known), 0)
    spelled = spell_out(prepared.text)
    return Prepared(spelled.text, prepared.inserted, spelled.edits)


def _capitalise(text: str, known: dict[str, str]) -> str:
    def proper(match: re.Match[str]) -> str:
        word = match.group()
        if word == "i":
            return "I"
        name = known.get(word.lower())
        if (
            name
            and word.islower()
            and len(word) > 2
            and word not in _ORDINARY
            and len(name.split()[0]) == len(word)
        ):
            return name.split()[0]
        return word

    # The tokeniser takes "Wed" for "we'd".
    text = re.sub(r"\bWed\b", "WED", text)
    return re.sub(r"\b[a-z]+\b", proper, text.replace("’", "'").replace("‘", "'"))


# Names that are also words: left alone in lower case.
_ORDINARY = frozenset(
    "will mark rose may grace hope joy faith dawn bill rob art guy jack sue pat lily ivy holly".split()
)


# People whose names are verbs, before a verb of the third person.
_NAMESAKE = re.compile(
    r"Met (?:Éireann|Office)\b|(?:Miss [A-Z]\w+|Hope|Will|May|Faith|Grace|Joy|Dawn|Mark|Bill|Pat|Rob|Sue|Drew|Chase|Grant|Wade|Reed|Art|Rich|Rose|Sunny|Skip|Buck|Penny|Bob|Jack|Nick|Lance|Peg|Dot|Don|Gene|Guy|Hunter|Tanner|Josh|Harry|Frank|Ray|Drew|Trace|Tripp) (?:(?:just|also|always|never|still|really|once) )?"
    r"(?:is|was|has|had|says|said|thinks|thought|told|tells|asked|asks|wants|wanted|loves|loved|hates|hated|likes|liked|reckons|reckoned|found|finds|"
    r"may|will|might|could|can|would|should|must|won['’]t|couldn['’]t|wouldn['’]t|shouldn['’]t|isn['’]t|wasn['’]t|hasn['’]t|cannot|ought|"
    r"hopes|hoped|dreads|dreaded|fears|feared|expects|expected|misses|missed|adores|loathes|fancies|worries|regrets|suspects|insists|reckoned|mentioned|admits|admitted|"
    r"(?:dis)?agree[sd]|calls|called|finds|seems|seemed|promised|decided|(?:\w{2,}ed)(?= (?:with|to|that|about|on|at|me|us|him|her|my|out|up)\b)|"
    r"feels|felt|went|got|bought|left|moved|quit|works|lives|knows|knew|believes|claims|claimed|swears|swore|insists|can['’]t|doesn['’]t|didn['’]t|prefers|enjoys|needs)\b"
)
# "Had I known", "Were she here": a condition has its subject behind its verb.
_INVERTED = re.compile(
    r"(?i:had|were|should) (?:I|we|he|she|it|they|you|[A-Z]\w+|(?:the|my|our|his|her) \w+ (?:not )?\w+)\b"
)


# "Please don't …", "Don't miss a beat!": an order, not a report without its "I".
_ORDERS = re.compile(r"^(?:please|pls)\b|!\s*$|\bmiss (?:a beat|out)\b", re.I)
# "Like a dream"; "Love and acceptance should be everyone's right": no verbs of a dropped "I".
_NO_VERB = re.compile(
    r"like (?:me|you|him|her|us|them|that|this|a|an|the)\b"
    r"|[\w']+ (?:and \w+ )?(?:is|are|was|were|should|can|could|will|would|has|have|makes?|means?|takes?)\b",
    re.I,
)


# "Usually walk to work": an order does not say how often; "always" and "never" do stand before orders.
_BY_HABIT = re.compile(
    r"(?:usually|normally|rarely|seldom|hardly ever|sometimes|often|typically) (?P<verb>[a-z]+) [a-z]", re.I
)


def _is_bare_verb(word: str) -> bool:
    return is_word(word, "verb") and lemma(word, "VB") == word and not is_word(word, "adj")


def dropped_subject(text: str, taken_off: str = "") -> str | None:
    """Return what to put before a clause without its subject: "I ", "I'm ", "It " or None."""
    lead = _AUX_HEAD.match(text)
    rest = text[lead.end() :] if lead else text
    first = re.match(r"[\w']+", rest)
    if first is None or (_INVERTED.match(rest) and not _is_done_to_one(rest)):
        return None  # "Had I known, …"
    word = first.group().lower()
    if _NAMESAKE.match(text):
        return None  # "Hope says …", "Will thinks …"
    if _NEGATED_AUX.match(rest):
        if re.match(r"don'?t\b", rest, re.I) and _ORDERS.search(text):
            return None
        return "I "
    if _WEATHER_AHEAD.match(rest):
        return "It "
    if _POSITIVE_AUX.match(rest):
        return "I " if word not in ("gonna", "going", "'m", "been", "am") else {"been": "I've "}.get(word, "I'm ")
    if (habit := _BY_HABIT.match(text)) is not None and _is_bare_verb(habit["verb"].lower()):
        return "I "
    if re.match(r"(?:wishing|sending|hoping) (?:you|u|ya|your)\b", text, re.I):
        return None
    return _dropped_before_state(text) or _dropped_before_verb(
        text, rest, word, taken_off + text[: lead.end() if lead else 0]
    )


def _dropped_before_verb(text: str, rest: str, word: str, lead: str) -> str | None:
    """ "Loved the hall", "Handed in my notice", "Thinking of moving"."""
    after = rest[len(word) :]
    if _NO_VERB.match(rest):
        return None
    if word in _STANCE_HEAD:
        return "I " if word not in ("hoping", "feeling") else "I'm "
    if word in (
        "thinking",
        "planning",
        "looking",
        "hoping",
        "praying",
        "trying",
        "dreaming",
    ) and not _FINITE.search(after):
        return "I'm "
    if _is_past(word, after, lead):
        return "I "
    return "I'm " if _opens_own_progress(text) or _opens_own_plan(text) else None


_CONSEQUENCE = re.compile(r"\b(?:would|could|might|should|will)\b|['’](?:d|ll)\b|,", re.I)


def _is_done_to_one(text: str) -> bool:
    """ "Had the boiler serviced": no condition, for no consequence follows."""
    return re.match(r"had (?!I\b|we\b|he\b|she\b|it\b|they\b|you\b)", text, re.I) is not None and not (
        _CONSEQUENCE.search(text)
    )


_SLIGHTLY = re.compile(
    r"(?:bit|tad|touch|little) \w+(?:ed|ious|ous|ry|py|y|ull?|d) (?:about|of|by|with|at|that)\b", re.I
)


_GLAD = re.compile(
    r"(?:(?:so|really|super|very|just) )?(?:glad|happy|sad|relieved|stoked|sorry|lucky) (?:you|my|the|your|our|we|he|she|it|they|that|this|I)\b",
    re.I,
)


_OTHER_VERB = re.compile(
    r"\b(?:I|we|he|she|they|you|it|\w{2,}ed|went|came|met|saw|got|had|left|bought|ate|\w+ing)\b"
)
# "At my mum's until Sunday": where one is, for a time.
_PLACED = re.compile(
    r"(?:at|in|on) (?:my|the|a|our|work|home|holiday|leave|call|duty|hospital|bed|[A-Z])[^,;!?]*\b(?:until|till|today|tomorrow|tonight|all (?:day|week|month)|"
    r"this (?:week|weekend|month|morning|afternoon|evening)|next (?:week|month)|for the (?:week|weekend|day))\b",
)


def _dropped_before_state(text: str) -> str | None:
    """ "Keen on the idea", "Bit nervous about the viva"."""
    bare = text[:1].lower() + text[1:].replace("'s ", " ")
    if _PLACED.match(bare) and not _FINITE.search(bare) and not _OTHER_VERB.search(bare):
        return "I'm "
    if _SLIGHTLY.match(text):
        return "I'm a "
    if _GLAD.match(text):
        return "I'm "
    nominal = _NOMINAL_HEAD.match(text)
    if nominal and (
        _GOES_ON.match(text, nominal.end())
        or (_STANDS_ALONE.search(nominal.group()) and not re.match(r"\s+[a-z]", text[nominal.end() :]))
    ):
        return "I'm "
    return None


def _opens_own_progress(text: str) -> bool:
    """ "Learning Welsh these days"."""
    ing = _ING_HEAD.match(text)
    return (
        ing is not None
        and ing.group(1).lower() in _PROGRESSIVE
        and not _FINITE.search(text[ing.end() :])
        and len(text.split()) > 2
    )


# A time that can only lie ahead: "Handing in my notice on Friday", said in the present, is a plan.
_AHEAD = re.compile(
    r"\b(?:tomorrow|tonight|later today|this (?:evening|afternoon|weekend|coming)|next (?!to\b|door\b)\w+|the \w+ after next|by (?:the )?(?:end|middle|start|\w+day|January|February|March|April|May|June|July|"
    r"August|September|October|November|December|spring|summer|autumn|winter|noon|then)|on \w+day|in (?:a|an|one|two|three|four|five|six|ten|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?)|"
    r"in (?:January|February|March|April|May|June|July|August|September|October|November|December))\b",
    re.I,
)
_FINITE_NOT_MAY = re.compile(_FINITE.pattern.replace("|may|", "|"), re.I)


# Participles that open a phrase, not a clause.
_PREPOSITIONAL = frozenset(
    "according including regarding considering concerning depending following judging owing speaking excluding "
    "starting beginning being having hoping wishing sending".split()
)


def _opens_own_plan(text: str) -> bool:
    """ "Handing in my notice by Friday": a participle with a time ahead and no finite verb is one's own plan."""
    ing = _ING_HEAD.match(text)
    if ing is None or not _AHEAD.search(text, ing.end()) or _FINITE_NOT_MAY.search(text, ing.end()):
        return False
    word = ing.group(1).lower()
    return word not in _PREPOSITIONAL and is_word(lemma(word, "VBG"), "verb") and not text.rstrip().endswith("!")


# "Landed in Oslo" is a report; "Based in Oslo" describes.
_ENTERING = frozenset(
    "cycled biked walked hiked squeezed fitted joined pitched helped checked settled moved arrived turned "
    "landed handed popped dropped logged phoned called packed filled chipped stayed locked jacked".split()
)


def _is_past(word: str, after: str, lead: str = "") -> bool:
    following = after.split()[:1]
    if word == "hit" and _HAUNT_FOLLOWS.match(after):
        return True
    if word in _PAST_BESIDE_OBJECT:
        return _OBJECT_FOLLOWS.match(after) is not None
    if word in _PAST_OR_ORDER:
        return _IS_DONE.search(after) is not None or _DONE_LEAD.search(lead) is not None
    if word in _PAST_IRREGULAR:
        # "Read the manual" and "Quit it" are orders unless something says otherwise.
        if word not in ("read", "quit") or _DONE_LEAD.search(lead):
            return True
        if word == "read" and re.match(
            r"\s+(?:two|three|four|five|six|ten|\d+|another|half|the last|the first)\b", after
        ):
            return True
        return re.search(r"\b(?:yesterday|last|ago|today|my)\b", after) is not None
    if not word.endswith("ed") or word in _NOT_VERBS or len(word) < 4 or is_given_name(word):
        return False  # "Ahmed reckons …"
    if not is_word(lemma(word, "VBD"), "verb") and re.match(r"\s+(?:has|had|is|was|says|said|\w+ed)\b", after):
        return False  # "Ofsted rated the school"
    if re.match(r"\s+(?:\w+\s+)?\w+\s+(?:is|are|was|were|has|have)\b", after):
        return False  # "Roasted chicken is my favourite"
    if word in ("dropped", "popped", "stopped", "called") and following == ["by"]:
        return re.match(r"\s+by (?:the |my |our |an? |\w+['’]s|[A-Z])", after) is not None
    if following and following[0].lower().strip(",.") in ("by", "in", "is", "was", "are"):
        return following[0].lower() == "in" and word in _ENTERING
    return lemma(word, "VBD") != word


_WEATHER_AHEAD = re.compile(
    rf"(?:might|may|could|will|going to|gonna|supposed to|meant to) (?:(?:well|even|not|probably|actually) )*(?:{'|'.join(sorted(WEATHER))})\b",
    re.I,
)
# What stands before these is a subject: "deploys are slow", "gutters cleared".
_SUBJECT_BEFORE = re.compile(
    r"\s+(?:is|are|was|were|has|have|had|will|can|could|may|might|need|needs|do|does|don't|aren't|weren't|haven't|not|\w+ed|\w+ing)\b",
    re.I,
)


def _third_person_head(text: str) -> bool:
    match = re.match(r"(?:(?:still|also|now|never|always|usually|currently|already|just)\s+)*([\w']+)", text, re.I)
    if match is None:
        return False
    word = match.group(1).lower()
    return word in (
        "has",
        "is",
        "was",
        "does",
        "doesn't",
        "isn't",
        "wasn't",
        "hasn't",
        "can",
        "can't",
        "will",
        "wants",
    ) or (
        word.endswith("s")
        and lemma(word, "VBZ") != word
        and is_word(lemma(word, "VBZ"), "verb")
        and not (is_word(lemma(word, "NNS"), "noun") and _SUBJECT_BEFORE.match(text, match.end()))
        and word not in ("thanks", "news", "yes", "notes", "tasks")
    )


# Letters that Unicode does not take apart into a plain letter and a mark.
_PLAIN_LETTERS = str.maketrans("ØøŁłĐđÐðÞþÆæŒœßıĦħ", "OoLlDdDdTtAaOosiHh")
_MARKED_NAME = re.compile(r"\b[^\W\d_]*[^\x00-\x7f\W\d_][^\W\d_]*\b")


def without_marks(text: str) -> str:
    """Return a clause of the same length with plain letters in its names: "Søren" as "Soren".

    The parser has hardly seen such letters and takes "Nguyễn" for a negation; only capitalised words change.
    """
    return text if text.isascii() else _MARKED_NAME.sub(_plain, text)


def _plain(match: re.Match[str]) -> str:
    word = match.group()
    if not word[0].isupper():
        return word
    plain = "".join(unicodedata.normalize("NFD", letter)[0] for letter in word.translate(_PLAIN_LETTERS))
    return plain if plain.isascii() else word
