"""Spells out what chat runs together, where the parser would stumble: "Viggo's keen on it", "If I had it I'd go".

After a noun the parser takes every 's for a possessive; whether it is one shows in the words that follow. The
letters put in have no place in the passage.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ingest.extract.english.lexicon.frames import OCCASIONS, STATES
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.language.english import is_word, lemma

_DEGREES = (
    r"(?:not|never|always|just|still|really|so|very|too|already|also|pretty|quite|finally|actually|totally|probably|now|way|"
    r"maybe|likely|possibly|perhaps|hardly|barely|almost|nearly|apparently|definitely|certainly|clearly|obviously|currently|basically|seriously|absolutely)"
)
_CONTRACTED = re.compile(
    rf"\b(?P<noun>[A-Za-z][\w-]*)'s +(?P<degree>{_DEGREES} )*(?P<next>[A-Za-z]+(?:-[A-Za-z]+)*)(?P<after>\s*[.,!?;)]|\s*$|\s+[A-Za-z'’]+)?"
)
# The parser knows these as words of their own.
_OWN_WORDS = frozenset(
    "it that he she what who where here there let how when this why everything everyone nothing".split()
)
_AFTER_HAS = frozenset({"been", "got", "had", "decided", "become", "gone", "agreed", "managed"})
# Whatever the noun, these follow no possessive.
_AFTER_ANY = frozenset(
    "beyond been got gonna no against decided become agreed managed into allergic afraid convinced adamant fond keen worth a an the under".split()
)
# After a name: states and doings, and prepositions that say where somebody is.
_AFTER_NAME = _AFTER_ANY | frozenset(
    "going scared worried sure certain sick ill tired mad crazy happy sad angry busy pregnant engaged married in at on "
    "from after back off away here there moving leaving coming getting having selling buying planning thinking looking working "
    "living studying learning staying visiting starting joining quitting making taking doing trying dating seeing "
    "expecting hiding running driving flying waiting bringing telling".split()
)
# Doings that hardly ever stand before a noun they belong to, as "running shoes" do.
_AT_SOMETHING = frozenset(
    "studying selling buying making taking trying getting having seeing joining starting leaving quitting bringing expecting "
    "doing thinking looking renting baking eating wearing watching organising organizing hosting revising growing using applying "
    "feeding studying going".split()
)
# What firms, shops and bodies do: none of these describes what stands behind a possessive.
_OF_FIRMS = frozenset(
    "hiring cutting raising closing selling losing scrapping charging firing sacking axing dropping launching expanding introducing banning "
    "laying shutting doubling moving demolishing replacing extending renovating hosting recruiting increasing reducing".split()
)
# After an occasion or one's own kin: where or when it is.
_AFTER_OCCASION = frozenset(
    "at in on off over today tomorrow tonight next this cancelled postponed scheduled".split()
)
# Whom one has an appointment with.
_SEEN = frozenset(
    "dentist doctor vet optician physio hairdresser barber solicitor plumber electrician osteopath midwife".split()
)
_DOINGS = frozenset("going getting leaving falling acting being shutting closing".split())
_STATES = frozenset(
    "broken knackered busted bust kaput leaking closed gone shut cancelled canceled delayed off down full back over fine awful terrible horrible lovely "
    "amazing brilliant fantastic asleep awake alive dead overpriced ready due haunted blocked flooded empty dirty filthy "
    "delicious beautiful gorgeous ugly".split()
)
_PARTICIPLE = re.compile(r"[a-z]{2,}ing")
_AFTER_PARTICIPLE = frozenset(
    "the a an my your our his her their its this that these those it me us him them you everyone everything somebody "
    "well great fine better badly good bad positive confident optimistic guilty rough poorly whether if about to another more some all both every we he she they i it's there what when "
    "where why how who for people over".split()
)
_AFTER_SUBJECT = frozenset("is was are were has had of sucks needs seems looks sounds won't isn't wasn't".split())
# What somebody is doing in words or in mind: "Ines's saying Bo left".
_TELLING_DOINGS = frozenset(
    "saying telling asking suggesting proposing claiming insisting swearing hinting reckoning wondering complaining moaning "
    "begging nagging urging banging threatening predicting advising pushing raving denying dreading craving fretting "
    "stressing freaking panicking gushing whining ranting bragging boasting pretending hoping worrying sweating bricking "
    "dying itching gagging angling pining longing hankering".split()
)
# Behind a state there comes no noun: "the shop's back door" is the shop's.
_GOES_ON = frozenset(
    "again now today and but so because at in on for since until from to tomorrow tonight this next anyway though with "
    "about of by than as when if these lately till every all each most last whenever once tomorrow".split()
)
_CONDITION = re.compile(
    r"^(?i:if|unless|had|were) [^,;:]{3,80}?"
    r"(?=\s(?:I|we|he|she|they|it|you|[A-Z]\w+)(?:'d|'ll| would| will| could| might)\b)"
)


# Chat leaves the apostrophe out: "im", "hes", "its a joke".
_RUN_TOGETHER = re.compile(
    r"\b(?:(?P<i>[Ii])(?:m|ve)|(?P<he>[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Ww]hat)s|(?P<they>[Tt]hey|[Yy]ou)(?:re|ve)|(?P<we>[Ww]e)ve"
    r"|(?P<it>[Ii]t)s(?= (?:a|an|the|not|too|so|very|really|going|gonna|been|way|just|all)\b))\b"
)


# "Ada'll be late": the parser leaves it in one word.
_NAME_WILL = re.compile(r"\b(?P<name>(?!I\b)[A-Z][a-z]+|(?:[Tt]he|[Mm]y|[Oo]ur) [a-z]+)'ll\b")


@dataclass(frozen=True, slots=True)
class Spelled:
    """A clause spelled out, and the places in it where letters were put in, one entry a letter."""

    text: str
    edits: tuple[int, ...]


def spell_out(text: str) -> Spelled:
    """Return a clause with its contracted "is" in full and a comma behind an opening condition."""
    changes: list[tuple[int, int, str]] = []  # from, to, and what stands there instead: a letter or two more
    condition = _CONDITION.match(text)
    if condition is not None:
        changes.append((condition.end(), condition.end(), ","))
    for match in _RUN_TOGETHER.finditer(text):
        at = match.end(match.lastgroup or 0)
        changes.append((at, at, "'"))
    for match in _NAME_WILL.finditer(text):
        changes.append((match.end("name"), match.end(), " will"))
    for match in _contracted(text):
        if _is_verb(match):
            at = match.end("noun")
            changes.append(_in_full(match, at))
    out, edits, last = "", [], 0
    for start, end, words in sorted(changes):
        out += text[last:start] + words
        edits += [len(out) - len(words)] * (len(words) - (end - start))
        last = end
    return Spelled(out + text[last:], tuple(edits))


# "A friend of Ana's reckons …": hers, and no "has".
_FRIEND_OF = re.compile(
    r"\b(?:an?|some|one|another|that|this|those|these) (?:\w+ )?\w+ of (?:(?:my|our|his|her|their) )?$", re.I
)


def _contracted(text: str) -> Iterator[re.Match[str]]:
    """Find each 's with its noun, also one right behind another: "Bram's wife's fed up"."""
    at = 0
    while (match := _CONTRACTED.search(text, at)) is not None:
        if _FRIEND_OF.search(text, 0, match.start("noun")) is None:
            yield match
        at = match.end("noun") + 2


def _in_full(match: re.Match[str], at: int) -> tuple[int, int, str]:
    following = match["next"].lower()
    is_animate = match["noun"][0].isupper() or match["noun"].lower() in KIN | ROLES
    has = (
        following in _AFTER_HAS - ({"gone"} if not is_animate else frozenset())
        or _takes_object(match)
        or (is_animate and following in _DONE_BY_ONESELF)
    )
    return at, at + 3, " has " if has else " is "


_WHERE_TO = frozenset("home out away back off down round abroad already early yesterday last yet ages too".split())
# Who does these has done them: "Ines's moved to Ghent" tells of no one who moved her.
_DONE_BY_ONESELF = frozenset(
    "left moved retired quit started begun come arrived returned joined graduated resigned forgotten finished passed "
    "fallen died relocated emigrated settled relapsed recovered enrolled signed applied popped turned".split()
)
# "the boiler's packed in": what a thing has done by itself.
_GIVEN_OUT = frozenset(
    {("packed", "in"), ("packed", "up"), ("given", "up"), ("given", "out"), ("conked", "out"), ("cut", "out"), ("broken", "down"),
     ("gone", "bust"), ("gone", "under"), ("gone", "off"), ("fallen", "through"), ("fallen", "apart"), ("shut", "down"),
     ("closed", "down"), ("run", "out"), ("blown", "up"), ("blown", "over"), ("died", "on"), ("turned", "up"), ("come", "back"), ("seen", "better")}
)  # fmt: skip
# "Ines's lost patience with them": nobody owns a lost patience.
_LOST_TO_ONE = frozenset(
    "patience interest faith hope weight touch count track sleep confidence heart respect".split()
)
_DETERMINERS = frozenset(
    "the a an my your our his her their its this that these those it me us him them everything nothing another some "
    "all both no enough plenty one two three four five six seven eight nine ten several loads lots plenty most".split()
)


# What somebody has said, asked, let one know: "Ada's asked for a day off", "my mum's told Ben".
_SAID = frozenset(
    "asked told said texted rung emailed messaged warned promised offered agreed refused begged invited suggested recommended "
    "threatened admitted confirmed announced complained reminded insisted advised sworn claimed mentioned".split()
)
_TO_HEARER = frozenset("for me us him her them if whether to that about everyone everybody not".split())


_OFF = re.compile(r" right off \w")


def _takes_object(match: re.Match[str]) -> bool:
    """ "Omar's forgotten the tickets": between possessor and thing possessed stands no article."""
    participle = match["next"].lower()
    after = (match["after"] or "").strip().lower()
    if (participle, after) == ("gone", "right") and _OFF.match(match.string, match.end("next")):
        return True  # "Ada's gone right off tea"
    if (participle == "lost" and after in _LOST_TO_ONE) or (participle, after) in _GIVEN_OUT:
        return True
    if participle == "taken" and after in ("to", "against", "up"):
        return True
    if participle in _SAID and re.match(r"\s*to (?:be|have)\b", match.string[match.end("next") :]):
        return False  # "Ada's said to be rich"
    if participle in _SAID and (after in _TO_HEARER or (match["after"] or "").strip()[:1].isupper()):
        return match["noun"][0].isupper() or match["noun"].lower() in KIN | ROLES  # "Ada's asked for Friday off"
    if after not in _DETERMINERS and not (participle in _DONE_BY_ONESELF and after in _GOES_ON | _WHERE_TO):
        return False
    if participle in _FELT or participle in _AFTER_ANY - _AFTER_HAS:
        return False  # "my neighbour's convinced the mayor is ill"
    if participle.endswith("ing"):
        return False
    base = lemma(participle, "VBN")
    return is_word(base, "verb") and (
        participle in _DONE_BY_ONESELF or base != participle or participle in _UNCHANGED
    )


# A clause begins here: what follows is its subject with its verb, for no noun comes behind.
_OPENING = re.compile(
    r"(?:^|[,;:] |\b(?:that|says|said|say|saying|thinks|think|thought|reckons?|hears?|heard|gather|because|since|if|me|us|suspects?|mention(?:s|ed|ing)?|insist(?:s|ed|ing)|claim(?:s|ed|ing)|impl(?:y|ies|ied)|hint(?:s|ed)|announce[sd]|admit(?:s|ted)|"
    r"complain(?:s|ed|ing)|den(?:y|ies|ied)|adamant|convinced|sure|telling \w+|told \w+|texted|posted|believes?|hopes?|worried|afraid|like|as if|if|whether|though|impression|so|and|but|when|which|where|"
    r"told (?:me|us|him|her)|guess|bet|know|knows|swears?|claims?) )(?:(?:the|my|our|his|her|their|your) )?(?:[a-z]+ )?$",
    re.I,
)
_FINITE = re.compile(
    r"\b(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did|must|may|might|should|needs?|looks?|sounds?|seems?|makes?|got)\b|['’]s\b|n['’]t\b",
    re.I,
)


_BEHIND_DOING = frozenset("out up off down away round around at with on into towards back".split())
_FIELDS = frozenset(
    "law medicine history physics chemistry biology maths mathematics english french german spanish latin greek music drama art "
    "geography economics politics philosophy engineering nursing dentistry architecture psychology sociology theology classics "
    "accounting marketing business journalism linguistics computing geology botany zoology astronomy pharmacy".split()
)


def _tells(match: re.Match[str]) -> bool:
    """ "Omar's suggesting we split the bill", "my mum's asking what time it is"."""
    animate = match["noun"][0].isupper() or match["noun"].lower() in KIN | ROLES
    following, after = match["next"].lower(), (match["after"] or "").strip().lower()
    if (following, after) in (("changing", "hands"), ("going", "bust"), ("going", "under")):
        return _opens_clause(match)
    if following in ("reading", "studying", "doing", "teaching", "taking") and after in _FIELDS:
        return animate  # "my nephew's reading law at Durham"
    if _PARTICIPLE.fullmatch(following) and after in _BEHIND_DOING and is_word(lemma(following, "VBG"), "verb"):
        return _opens_clause(match) and not _FINITE.search(_rest(match))  # "Ada's crying out for a break"
    if animate and following in _AT_SOMETHING and after.isalpha() and _opens_clause(match):
        return not _FINITE.search(_rest(match)) and not any(_is_past(w) for w in _rest(match).split()[1:])
    if following in _OF_FIRMS and after.isalpha() and _opens_clause(match) and not _FINITE.search(_rest(match)):
        return True  # "the pub's changing hands"
    return animate and following in _TELLING_DOINGS


def _is_past(word: str) -> bool:
    """ "broke", "arrived": then what stood before it was its subject."""
    low = word.strip(".!?'’").lower()
    base = lemma(low, "VBD")
    return base != low and low[-1:] != "s" and is_word(base, "verb") and not is_word(low, "noun")


def _opens_clause(match: re.Match[str]) -> bool:
    return _OPENING.search(match.string[: match.start()]) is not None


_NEXT_CLAUSE = re.compile(
    r"[,;]| but (?=(?:I|he|she|we|they|you|it|the|my|[A-Z][a-z]+)\b)| and (?=(?:I|he|she|we|they)\b)"
)


def _rest(match: re.Match[str]) -> str:
    """Return what stands behind the word after the 's, as far as the next comma or the next clause."""
    return _NEXT_CLAUSE.split(match.string[match.end("next") :], maxsplit=1)[0]


def _tells_how(word: str) -> bool:
    """An adjective, a participle or a doing: "the soup's cold", "the mayor's resigning"."""
    if word.endswith("ing"):
        return lemma(word, "VBG") != word and is_word(lemma(word, "VBG"), "verb")
    return word in _FELT or is_word(word, "adj")


_FELT = frozenset(
    "convinced persuaded worried concerned determined scared disappointed annoyed surprised amazed shocked relieved "
    "delighted pleased thrilled satisfied gutted upset terrified astonished stunned".split()
)
_NEVER_AFTER_OWNER = frozenset(
    "not never always just still also already so finally actually probably now maybe likely possibly perhaps hardly barely "
    "apparently definitely certainly clearly obviously currently basically".split()
)
_UNCHANGED = frozenset("put cut set shut hit hurt let split quit read".split())


# Two words that no owner stands before: "my dad's dead set against it", "Ada's fed up".
_TOGETHER = frozenset(
    {
        ("fed", "up"),
        ("over", "the"),
        ("on", "board"),
        ("on", "the"),
        ("in", "two"),
        ("in", "love"),
        ("for", "sale"),
        ("for", "rent"),
        ("out", "of"),
        ("up", "for"),
        ("up", "to"),
        ("off", "her"),
        ("off", "his"),
        ("on", "fire"),
        ("on", "sale"),
        ("in", "trouble"),
    }
    | {
        ("dead", word)
        for word in ("set", "against", "keen", "chuffed", "sure", "tired", "certain", "serious", "right", "wrong")
    }
)


# "His wife's hard work": with nothing behind it, what she is. "Her hard work paid off" goes on.
_PRAISED_AS = frozenset(
    (kind, word)
    for word, kinds in (
        ("work", "hard"),
        ("company", "good great lovely terrible"),
        ("fun", "good great"),
        ("value", "good"),
        ("news", "bad"),
    )
    for kind in kinds.split()
)
_SAYING = re.compile(
    r"\b(?:says?|said|reckons?|reckoned|thinks?|thought|swears?|swore|insists?|insisted|claims?|claimed|hopes?|tells? me|told (?:me|us|him|her|them)|adamant|convinced) "
    r"(?:that )?(?:(?:the|my|our|his|her|their|your) )?(?:[a-z]+ )?$",
    re.I,
)
_SPOKEN = frozenset("name names word words line lines prayer prayers speech grace piece part bit version".split())


def _is_what_one_says(match: re.Match[str]) -> bool:
    """ "He says the car's scrap": one says no scrap of a car, but what it is."""
    rest = _rest(match).split()
    words = [match["next"], *rest]
    if any(w.lower().strip(".!?") in _SPOKEN | KIN for w in words) or len(words) > 5:
        return False
    if _SAYING.search(match.string[: match.start()]) is None or _FINITE.search(" ".join(words)):
        return False
    return not any(_is_past(w) or _may_be_verb(w) for w in rest) and match["next"][:1].islower()


def _may_be_verb(word: str) -> bool:
    low = word.strip(".!?'’").lower()
    base = lemma(low, "VBZ")
    return low[-1:] == "s" and base != low and is_word(base, "verb")


_WHERE = frozenset("in at on under behind near".split())
# Before a clause: "Gil's sorry he sold the van".
_MINDED = frozenset(
    "sorry glad happy sad sure certain proud pleased relieved upset annoyed angry adamant aware worried scared afraid gutted delighted "
    "chuffed convinced lucky keen ready due able unable likely furious thrilled surprised determined desperate eager terrified petrified frightened "
    "nervous anxious".split()
)


def _is_somewhere(match: re.Match[str]) -> bool:
    """ "The app says my parcel's in Leeds"."""
    where = (match["after"] or "").strip()
    is_place = where.lower() in _DETERMINERS or where[:1].isupper()
    is_thing = match["next"].lower() in _WHERE and match["noun"].islower()
    return is_thing and is_place and _opens_clause(match) and not _FINITE.search(_rest(match))


def _is_praised(match: re.Match[str], following: str, after: str) -> bool:
    """ "His wife's hard work.", "Omar's good company": two words that say what somebody is, and nothing behind."""
    whole = _rest(match).strip(" .!?…").lower() == after
    return whole and (following, after) in _PRAISED_AS and _opens_clause(match)


def _is_verb(match: re.Match[str]) -> bool:
    noun, following = match["noun"], match["next"].lower()
    after = (match["after"] or "").strip().lower()
    minds = following in ("thinking", "dreaming") and after == "of"  # "Odile's thinking of moving"
    if noun.lower() in _OWN_WORDS or (following.endswith("ing") and after in _AFTER_SUBJECT and not minds):
        return False  # "Mina's planning was poor"
    if (
        following in _AFTER_ANY
        or _tells(match)
        or _is_what_one_says(match)
        or _is_praised(match, following, after)
        or (following == "going" and after in ("to", "down", "up", "under", "off", "out", "well"))
    ):
        return True
    if _PARTICIPLE.fullmatch(following) and after in _AFTER_PARTICIPLE:
        return True  # "the landlord's selling the house": behind a possessive no article comes so
    if _takes_object(match) or (match["degree"] or "").strip() in _NEVER_AFTER_OWNER:
        return True
    if (following, after) in _TOGETHER or (following in _MINDED and after in _AFTER_PARTICIPLE):
        return True
    ends = not after[:1].isalpha() or after in _GOES_ON
    if following in _DONE_BY_ONESELF | {"gone"} and (noun[0].isupper() or noun.lower() in KIN | ROLES):
        return ends or after in _WHERE_TO
    if following in _STATES or (following in _DOINGS and after[:1].isalpha()):
        return ends or following in _DOINGS
    if ends and _tells_how(following) and _opens_clause(match) and not _FINITE.search(_rest(match)):
        return True
    is_name = noun[0].isupper()
    is_occasion = noun.lower() in OCCASIONS or (noun.isupper() and len(noun) > 1)
    is_seen = noun.lower() in _SEEN and (following != "on" or after.endswith("day"))  # "the dentist's on Tuesday"
    if _is_somewhere(match) or (following in _AFTER_OCCASION and (is_occasion or is_seen or noun.lower() in KIN)):
        return True  # "the recital's at St Bede's"
    if is_name and following in _AFTER_NAME:
        return ends or following not in ("back", "off", "away") or bool(match["degree"])
    if not (is_name or noun.lower() in KIN | ROLES):
        return False
    # "My sister's vegan and …", "my nephew's left-handed": an adjective with no noun behind it.
    return (
        ends
        and after not in ("with", "of", "by")
        and ("-" in following or following in STATES or is_word(following, "adj"))
    )
