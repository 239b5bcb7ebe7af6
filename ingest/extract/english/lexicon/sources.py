"""Verbs and phrases that name a source: who said, thought, heard or asked something.

`SOURCE_VERBS` gives each verb its kind; `LEADS` and `TAILS` are phrases before or after the content. NP
stands for the phrase that names the source. Every row carries an example.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Kind = Literal["say", "think", "sure", "hear", "know", "deny", "doubt", "ask", "feel"]

_VERBS_OF_KIND: dict[Kind, str] = {
    "say": "say tell claim mention comment insist swear maintain report announce reveal explain admit confess confirm "
    "declare note add argue state assert allege contend warn remark observe joke brag boast assure inform "
    "remind convince persuade whisper shout reply answer respond concede acknowledge hint write text email post tweet message "
    "repeat stress emphasise emphasize promise vow guarantee testify gossip blurt disclose imply indicate "
    "predict forecast complain grumble moan protest murmur mutter recount relate pretend advise estimate "
    "point-out let-on let-slip rant whine gush scream yell bet-me phone notify divulge leak profess preach "
    "lament clarify specify signal quip retort counter propose-that conclude affirm certify attest agree "
    "accuse communicate mean pass-on bring-up go-on-about spread remember-that-out hold-that",
    "think": "think believe reckon suppose guess suspect figure imagine assume presume expect wager bet "
    "fancy speculate surmise theorise theorize sense consider hold find deem calculate",
    "feel": "feel",
    "hear": "hear gather read understand",
    "know": "know realise realize discover notice learn recall see remember forget recognise recognize "
    "find-out figure-out accept appreciate",
    "deny": "deny refute dispute reject disclaim disagree",
    "doubt": "doubt question",
    "ask": "ask wonder enquire inquire query",
}
SOURCE_VERBS: dict[str, Kind] = {verb: kind for kind, verbs in _VERBS_OF_KIND.items() for verb in verbs.split()}

# "Ann is sure that …", "Ann is told that …": the adjective or participle after `be`.
SOURCE_ADJECTIVES: dict[str, Kind] = {
    "sure": "sure", "certain": "sure", "convinced": "sure", "positive": "sure", "adamant": "say",
    "confident": "sure", "persuaded": "sure", "skeptical": "doubt", "sceptical": "doubt", "doubtful": "doubt",
    "aware": "know", "curious": "ask", "under": "think", "glad": "know", "happy": "know", "sad": "know",
    "proud": "know", "pleased": "know", "relieved": "know", "sorry": "know", "surprised": "know",
    "shocked": "know", "thrilled": "know", "upset": "know", "annoyed": "know", "angry": "know",
    "delighted": "know", "grateful": "know", "thankful": "know", "lucky": "know", "furious": "know",
    "amazed": "know", "disappointed": "know", "gutted": "know", "excited": "know", "stoked": "know",
}  # fmt: skip

# Unnamed by grammar: "Bob is said to …", "It is rumoured that …".
HEARSAY_PARTICIPLES = frozenset(
    "said rumoured rumored reported believed thought alleged supposed understood known claimed told "
    "considered expected meant".split()
)
# Sentence adverbs.
HEARSAY_ADVERBS = frozenset("apparently supposedly allegedly reportedly purportedly evidently".split())
# "according to plan": no source.
NO_SOURCES = frozenset(
    "plan schedule rule rules custom tradition taste need ability size age weight law recipe".split()
)
GUESS_ADVERBS = frozenset("maybe perhaps probably possibly presumably likely conceivably".split())

# A noun of telling before "that": "Ann has a hunch that …", "the rumour that …".
GUESS_NOUNS = frozenset("hunch feeling suspicion impression guess theory idea inkling sense bet money".split())

_ROLE_WORD = r"[a-z][\w'’-]*"
NP = (
    r"(?:(?i:my|our|your|his|her|their|the|a|an|some|one of (?:my|the|our|his|her))\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+"
    r"|[A-Z][\w'’.-]*(?:\s+[A-Z][\w'’-]*){0,2}(?:\s+[a-z][\w-]*){0,2}"
    r"|he|she|they|you|i|people|everyone|everybody|someone|somebody|folks|[a-z]\w+)"
)
_SHORT_NP = (
    r"(?:(?i:my|our|your|his|her|their|the|one of (?:my|the|our|his|her))\s+(?:[\w'’-]+\s+){0,2}?[\w'’-]+"
    r"|[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}(?:['’]s\s+[\w-]+(?:\s+[\w-]+)?)?"
    r"|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|I|[Pp]eople|[Ee]veryone|[Ee]verybody|[Ss]omeone|[Ss]omebody)"
)
_TOLD = (
    r"(?:says?|said|tells?|told|claims?|claimed|reckons?|thinks?|thought|believes?|insists?|insisted|swears?|swore|"
    r"mentions?|mentioned|puts?|reports?|reported|heard|hears?|writes?|wrote|guesses|suspects?|assures?|assured|"
    r"tweeted|texted|announced|explained|admits?|admitted|maintains?|argues?|argued|confirmed|confirms?|warns?|"
    r"warned|noted|complains?|complained|promised|joked|added|predicts?|recalls?|sees?|remembers?)"
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase outside the clause that says where the content comes from."""

    name: str
    pattern: re.Pattern[str]
    kind: Literal[
        "source", "unnamed", "heard", "heard_from", "told_by", "thinks", "sure", "denies", "doubts", "opinion", "guess",
        "distance", "correction", "nothing", "told_on", "passed_on", "no_way", "untrue",
    ]  # fmt: skip
    example: str
    uncertain: bool = False
    cues: frozenset[str] = frozenset()  # tried only where one of these is written; none: always


def _lead(name: str, pattern: str, kind: str, example: str, *, uncertain: bool = False) -> Phrase:
    return Phrase(name, re.compile(r"^(?:" + pattern + r")", re.I), kind, example, uncertain)  # type: ignore[arg-type]


def _case_lead(
    name: str, pattern: str, kind: str, example: str, *, uncertain: bool = False, cue: str = ""
) -> Phrase:
    return Phrase(name, re.compile(r"^(?:" + pattern + r")"), kind, example, uncertain, frozenset(cue.split()))  # type: ignore[arg-type]


def _tail(name: str, pattern: str, kind: str, example: str, *, uncertain: bool = False, cue: str = "") -> Phrase:
    whole = re.compile(r"(?:" + pattern + r")[\s.!]*$")
    return Phrase(name, whole, kind, example, uncertain, frozenset(cue.split()))  # type: ignore[arg-type]


# "NP says that …": with "that" written, the frame can be cut off before parsing, which then cannot go wrong.
_WHO = (
    r"(?P<np>(?:(?i:my|our|your|his|her|their|the|one of (?:my|the|our|his|her))\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+"
    r"|[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}(?:['’]s\s+[\w-]+(?:\s+[\w-]+)?)?|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou"
    r"|(?:[Ss]ome |[Mm]any |[Mm]ost )?[Pp]eople|[Ee]veryone|[Ee]verybody|[Ss]omeone|[Ss]omebody))"
)
_NO_NAME = r"(?!(?:Everything|Anything|Nothing|Something|All|Life|Time|It|There|This|That|What|Who|Nobody|No|None|I|We|If|When|Why|How|Word|Rumou?rs?|Not|And|But|So|Yes|Maybe|Then|Just|Only|Also|Still|Recently|Finally|Already|Even|Once)\b)"
_ADV = r"(?:\s+(?:also|just|always|once|even|often|still|later|recently|actually|already|then|firmly|really|clearly|repeatedly|now|apparently|has|had|have|was|is|are|were|been|kept|keeps|'s|’s))*"
_TO_WHOM = r"(?:\s+(?:to\s+)?(?:me|us|him|her|them|you|everyone|people|anyone who would listen|[A-Z][\w'’-]+|(?:my|the|his|her|our|their) [\w-]+))?"
_WHEN = (
    r"(?:,?\s+(?:yesterday|today|earlier|again|last (?:week|night|month|year|\w+day)|the other day|this (?:morning|week)|on \w+day|in (?:\w+|\d{4})|(?:a|\w+) (?:days?|weeks?|months?|years?) ago|"
    r"over (?:lunch|dinner|coffee)|at (?:lunch|dinner|work|the \w+|\w+)|in (?:a|an|his|her|their|the) (?:\w+ )?\w+|by (?:text|email|phone)|on the phone))?"
)
_THAT = rf"{_TO_WHOM}{_WHEN},?\s+that\s+"
_SAYS = (
    r"(?:says?|said|saying|tells?|told|telling|claims?|claimed|mentions?|mentioned|insists?|insisted|swears?|swore|maintains?|maintained|reports?|reported|announced|"
    r"revealed?|reveals|explain(?:s|ed)|admit(?:s|ted)|confess(?:es|ed)|confirm(?:s|ed)|declare[sd]|notes?|noted|add(?:s|ed)|argue[sd]|alleges?|alleged|contends?|warn(?:s|ed)|"
    r"remark(?:s|ed)|points? out|pointed out|lets? slip|lets? on|let it slip|brags?|bragged|boast(?:s|ed)|assure[sd]|inform(?:s|ed)|remind(?:s|ed)|whisper(?:s|ed)|wrote|writes|texted|emailed|posted|tweeted|messaged|"
    r"repl(?:ies|ied)|answer(?:s|ed)|conced(?:es|ed)|hint(?:s|ed)|stress(?:es|ed)|emphasi[sz]e[sd]|predict(?:s|ed)|promise[sd]|complain(?:s|ed)|grumble[sd]|moan(?:s|ed)|gossiped|blurted(?: out)?|testif(?:ies|ied)|"
    r"(?:is|was|are) adamant|(?:made|makes) it clear|gave (?:me|us) the news|(?:let|lets) (?:me|us|him|her|them|everyone) know|joke[sd]|keeps telling|put it about|puts it about|spread the word|brought up)"
)
_THINKS = (
    r"(?:thinks?|thought|believes?|believed|reckons?|reckoned|supposes|guess(?:es|ed)|suspect(?:s|ed)|figure[sd]|imagine[sd]|assume[sd]|presume[sd]|feels|felt|considers|"
    r"(?:(?:is|was|are)|['’]s) (?:of the opinion|under the impression)|(?:has|had|have) (?:a|this) (?:hunch|feeling|theory|suspicion)|(?:has|had) the impression|(?:takes|takes) the view|holds)"
)


def _framed(name: str, middle: str, kind: str, example: str, *, cue: str = "") -> Phrase:
    pattern = re.compile(rf"^{_NO_NAME}{_WHO}{_ADV}(?:\s+)?{middle}")
    cue = cue or ("that" if name.endswith("-that") else "")
    return Phrase(name, pattern, kind, example, cues=frozenset(cue.split()))  # type: ignore[arg-type]


_HEARS_FROM = r"(?:heard|learn(?:ed|t)|(?:got|gets) wind|found out|(?:was|were) (?:informed|told)|got|had|has)(?: of)?(?: it| this| that| the news| word)?(?: \w+ly)? (?:from|through|via|by)"
_WHO_HAS_IT = rf",? who(?:['’]d|['’]s| had| has)? {_HEARS_FROM}"
LEADS: tuple[Phrase, ...] = (
    _framed("heard-down-a-line", rf"{_HEARS_FROM} (?P<np2>{_SHORT_NP}|an? [\w-]+){_WHO_HAS_IT} (?P<np3>{_SHORT_NP}|an? [\w-]+)(?:{_WHO_HAS_IT} (?P<np4>{_SHORT_NP}|an? [\w-]+))?{_WHEN},?\s+that\s+", "heard_from", "Ann heard from Bob, who got it from Di, that Cy moved.", cue="who"),
    Phrase("i-heard-down-a-line", re.compile(rf"^(?:I|[Ww]e) {_HEARS_FROM} (?P<np>{_SHORT_NP}){_WHO_HAS_IT} (?P<np2>{_SHORT_NP}|an? [\w-]+)(?:{_WHO_HAS_IT} (?P<np3>{_SHORT_NP}|an? [\w-]+))?{_WHEN},?\s+that\s+"), "heard_from", "I heard from Bob, who got it from Di, that Cy moved."),
    _framed("heard-from-that", rf"(?:heard|learn(?:ed|t)|(?:got|gets) wind|found out|(?:was|were) informed|(?:was|were) told)(?: it| this)? (?:from|through|via|by) (?P<np2>{_SHORT_NP}|an? [\w-]+){_WHEN},?\s+that\s+", "heard_from", "Ann heard from Bob that Cy moved."),
    _framed("who-heard-from", rf"[,(]* ?who(?:['’]d|['’]s| had| has)? (?:heard|got|has|had|learned) (?:it|this|that|the news)(?: \w+ly)? from (?P<np2>{_SHORT_NP}|an? [\w-]+)[,)]* (?:says?|said|claims?|claimed|(?:told|tells) (?:me|us|him|her|them|[A-Z][\w'’-]+|my [\w-]+)|swears|insists)(?: that)?,?\s+", "heard_from", "Ann, who heard it from Bob, says Cy moved.", cue="who"),
    _framed("overheard-that", rf"(?:overheard|heard) (?P<np2>{_SHORT_NP}) (?:tell(?:ing)?|say(?:ing)?|claim(?:ing)?|complain(?:ing)?|mention(?:ing)?){_THAT}", "heard_from", "Ann overheard Bob telling Di that Cy moved."),
    Phrase("i-overheard-that", re.compile(rf"^(?:I|[Ww]e) (?:over)?heard (?P<np>{_SHORT_NP}) (?:tell(?:ing)?|say(?:ing)?|claim(?:ing)?|complain(?:ing)?|mention(?:ing)?){_THAT}"), "source", "I overheard Bob telling Di that Cy moved."),
    _framed("hears-that", rf"(?:hears?|heard|was told|were told|gathers|understands|read|got wind){_WHEN},?\s+that\s+", "heard", "Ann heard that Cy moved."),
    _framed("says-that", rf"{_SAYS}{_THAT}", "source", "Ann let slip that Bob moved."),
    _framed("thinks-that", rf"{_THINKS},?\s+that\s+", "thinks", "Ann is of the opinion that Bob moved."),
    _framed("sure-that", r"(?:(?:is|was|are)|['’]s) (?:absolutely |pretty |quite |fully |firmly |totally )?(?:sure|certain|convinced|positive|confident|persuaded) that\s+", "sure", "Ann is convinced that Bob moved."),
    _framed("denies-that", rf"(?:den(?:ies|ied)|disputes?|disputed|refute[sd]|rejects the idea){_WHEN},?\s+that\s+", "denies", "Ann denies that Bob moved."),
    _framed("doubts-that", r"(?:doubts?|doubted|is (?:sceptical|skeptical|doubtful)) that\s+", "doubts", "Ann doubts that Bob moved."),
    _case_lead("according-down-a-line", rf"[Aa]ccording to (?P<np>{_SHORT_NP}){_WHO_HAS_IT} (?P<np2>{_SHORT_NP}|an? [\w-]+)(?:{_WHO_HAS_IT} (?P<np3>{_SHORT_NP}|an? [\w-]+))?,\s+", "heard_from",
               "According to Ann, who heard it from Bob, Cy moved."),
    _case_lead("according-to", r"(?:[Aa]ccording to|[Aa]s per|[Pp]er|[Gg]oing by what) (?P<np>[^,:]{2,40}?)(?: (?:says?|said|tells? (?:me|us)|told (?:me|us)))?[,:]\s+",
               "source", "According to Ann, Bob moved."),
    _case_lead("according-to-paper", r"[Aa]ccording to (?P<np>the [A-Z]\w+(?:\s[A-Z]\w+){0,3})\s+(?=[a-z])", "source",
               "According to the Courier the bridge reopened."),
    _case_lead("according-to-name", r"[Aa]ccording to (?P<np>[A-Z]\w+(?:['’]s \w+)?)\s+(?=\w)", "source",
               "According to Ann Bob moved."),
    _case_lead("from-what", rf"(?:[Ff]rom|[Bb]y|[Gg]oing by) what (?P<np>{_SHORT_NP})(?:['’]s|['’]d)? (?:has |have |had |was |were |just )?"
               rf"(?:{_TOLD}|saying|telling|been saying|gather(?:s|ed)|pick(?:s|ed) up|under(?:stands|stood)|found out|learn(?:ed|t))(?: (?:me|us))?,?\s+", "source", "From what Ann says, Bob moved."),
    _case_lead("the-way", rf"(?:[Tt]he way|[Aa]s) (?P<np>{_SHORT_NP}) (?:{_TOLD})(?: it| me| us)?,\s+", "source",
               "The way Ann tells it, Bob moved."),
    _case_lead("to-hear", rf"[Tt]o hear (?P<np>{_SHORT_NP}) (?:tell|say) it,\s+", "source", "To hear Ann tell it, Bob won."),
    _case_lead("if-believe", rf"[Ii]f (?:you (?:believe|listen to|ask) (?P<np>{_SHORT_NP})|(?P<np2>{_SHORT_NP}) is to be believed),\s+",
               "source", "If you believe Ann, Bob won."),
    _case_lead("in-view", r"[Ii]n (?P<np>[A-Z]\w+|[Mm]y \w+|[Hh]er|[Hh]is|[Tt]heir|[Tt]he \w+)(?:['’]s)? (?:view|opinion|eyes|book|words|mind|experience|account|estimation),?\s+",
               "source", "In Ann's view, it is ugly."),
    _case_lead("to-ones-mind", rf"[Tt]o (?P<np>{_SHORT_NP})['’]s? (?:mind|way of thinking|eyes?|ears?|taste),?\s+", "source", "To Ann's mind, it is ugly."),
    _case_lead("names-view", rf"(?P<np>{_SHORT_NP})['’]s? (?:view|take|opinion|theory|version|account|position|claim|argument|verdict|word|line|story|message|text|email|feeling|impression)"
               r"(?: on (?:it|this|that))? (?:is|was)(?: that)?,?:?\s+", "source", "Ann's view is that it is ugly.", cue="view take opinion theory version account position claim argument verdict word line story message text email feeling impression"),
    _case_lead("for-to-name", r"(?:[Tt]o|[Ff]or) (?P<np>[A-Z]\w+), (?=\w)", "source", "To Ann, it is ugly."),
    _case_lead("word-from", r"(?:(?:[Tt]he )?(?:[Ll]atest |[Gg]ood |[Bb]ad )?(?:[Ww]ord|[Nn]ews|[Mm]essage|[Tt]ext|[Ee]mail|[Uu]pdate|[Nn]ote|[Ss]tory|[Rr]umou?r)"
               rf" (?:from|via|I got from) (?P<np>{_SHORT_NP})(?: (?:is|says|saying|was)(?: that)?,?|[:,])\s+)", "source",
               "Word from Ann is that Bob moved."),
    _case_lead("i-have-it", r"I (?:have|had|got|get) (?:it|this|that|the news|word)(?: straight| directly| first-?hand)? from (?P<np>[A-Z]\w+|my \w+|the \w+)(?: that|[:,])\s+",
               "source", "I have it from Ann that Bob moved."),
    _case_lead("straight-from", r"(?:[Ss]traight|[Dd]irect(?:ly)?|[Hh]eard)(?: this| it)? from (?P<np>[A-Z]\w+|my \w+|the \w+)(?:['’]s mouth)?(?: that|[:,])\s+",
               "source", "Heard from Ann that Bob moved."),
    _case_lead("a-source-told", r"(?P<np>[A-Z]\w+|[Mm]y \w+) (?:has|had) it (?:that|on good authority(?: that)?)\s+", "heard",
               "Ann has it on good authority that Bob moved."),
    _case_lead("good-authority-from", rf"I(?:['’]ve| have)? (?:got |have )?it on good authority from (?P<np>{_SHORT_NP})(?: that|,|:)?\s+", "source", "I have it on good authority from Ann that Bob moved."),
    _lead("good-authority", r"(?:i(?:['’]ve| have)? )?(?:got |have |had )?it on good authority(?: that|,|:)?\s+", "unnamed", "I have it on good authority that Bob moved."),
    _lead("hearsay-adverb", r"(?:apparently|supposedly|allegedly|reportedly|purportedly)\s*,?\s+", "unnamed", "Apparently Bob moved."),
    _lead("word-is", r"(?:(?:the )?word (?:is|has it|(?:on|around|in|at) (?:the )?\w+ is|going (?:a)?round is)|"
          r"(?:the )?(?:rumou?r|legend|gossip|grapevine|story) (?:has it|is|goes|says|(?:around|at|in) (?:the )?\w+ is|going (?:a)?round is)|rumou?rs (?:are|say|has it|have it)|there(?:'s| is) (?:a )?(?:rumou?r|talk|word)(?: going (?:a)?round)?)"
          r"(?: that|,|:)?\s+", "unnamed", "Word is the bakery moved."),
    _lead("i-hear", r"(?:so )?(?:i(?:'ve| have| just| had)?(?: just| recently| also)? (?:hear|heard|gather|read|was told|am told|been told|understand)|i'm (?:told|hearing|given to understand)|"
          r"(?:we|i) (?:were|was) told|(?:just |only )?heard|a little bird told me|they tell me|i'm informed|i('ve)? (?:saw|seen|read|heard) (?:online|on the news|in the paper|somewhere|on \w+|in the news|on the radio))"
          r"(?: (?:today|yesterday|last week|the other day|this morning|last night|recently|through the grapevine|somewhere|it said|online))?(?: that|,|:)?\s+(?!(?:[\w-]+ ){0,4}?(?:things|reviews|reports|stories|feedback|praise)\b|nothing\b|from\b|of\b|about\b|a\b|an\b|the (?:book|article|news|story)\b|the [\w-]+\W*$|\w+ book|by\b|some\b|nothing|to\b|back\b|my\b|this\b|it\b|your\b)",
          "unnamed", "I hear Bob moved."),
    _lead("they-say", r"(?:they(?:['’]re)?|people|folks|some(?: people)?|everyone|everybody|someone|somebody|others|most people|experts|the internet|the news|the papers?|the radio|the forecast|the tv|all the neighbours|rumou?rs?|many|lots of people|half the \w+|the grapevine|the headlines?|the website|the reviews?|reviews|critics|studies) "
          r"(?:all )?(?:keeps? |is |are |was |were |also |has been |have been )?(?:say|says|said|saying|claim|claims|claimed|reckon|reckons|think|thinks|thought|believe|believes|insist|insists|swear|swears|tell me|tells me|told me|telling me|mentioned|reported|reports|report|suggest|suggests)(?: that)?,?\s+",
          "unnamed", "People say the bakery moved."),
    _lead("it-is-said", r"it says (?:here|on the \w+|in the \w+|online)(?: that)?\s+|it(?:'s| is| was|'s been| has been) (?:said|rumou?red|reported|alleged|claimed|believed|thought|understood|announced|going around)(?: that)?\s+",
          "unnamed", "It's rumoured that Bob moved."),
    _lead("own-view", r"(?:in my (?:view|opinion|book|humble opinion|experience)|to my mind|if you ask me|imh?o|as far as i'm concerned|the way i see it|my take is(?: that)?|my view is(?: that)?|i'm of the opinion that|i'd (?:say|argue)(?: that)?|i would (?:say|argue)(?: that)?|i say)\s*,?\s+",
          "opinion", "In my view, it is ugly."),
    _lead("guess-adverb", r"(?:maybe|perhaps|as far as i (?:know|can tell|remember|recall)|if i remember (?:rightly|correctly|right)|afaik|if i'm not mistaken|probably|possibly|presumably|chances are(?: that)?|odds are(?: that)?|most likely|very likely|it(?:'s| is) (?:possible|likely|probable)(?: that)?|i(?:'ve| have)? (?:got )?(?:a|this) (?:hunch|feeling|sneaking suspicion)(?: that)?|my (?:guess|hunch|bet|theory|suspicion) is(?: that)?|there(?:'s| is) (?:a|every) (?:(?:good|fair|decent|slim|slight|small|big|strong|real|50/50|fifty[- ]fifty|\d{1,2}%) )?chance(?: that)?|something tells me(?: that)?|my money(?:'s| is) on|i(?: wouldn't| would not|'d not) be surprised if)\s*,?\s+",
          "guess", "Maybe Bob moved.", uncertain=True),
    _lead("seems-so", r"(?:it )?(?:seems|appears|sounds like|looks like) (?=(?-i:[A-Z])\w+ (?:has|had|is|was|passed|\w+ed|got|left|went|lost|quit|forgot|won)\b)", "guess", "Seems Bob passed.", uncertain=True),
    _lead("seems", r"(?:it )?(?:(?:seems|looks|sounds|appears)(?: like| as if| as though| that)|it (?:seems|appears)(?: to me)?)(?: that)?\s+(?=(?:\w+['’\w]*\s+){1,4}?)(?!a \w+[.!]?$|fun|so |an? )",
          "guess", "It looks like Bob moved.", uncertain=True),
    _lead("distance-first", r"(?:not that i (?:\w+ )?(?:believe|buy|trust) (?:it|that|her|him|them)|i (?:don't|do not|can't) (?:\w+ )?(?:believe|confirm|vouch for) (?:it|that|this)|take (?:this|it) with a (?:pinch|grain) of salt|i (?:could|may|might) be wrong(?: here)?|i'm not (?:\w+ )?(?:sure|certain)(?: if it's true| about this)?|don't quote me(?: on (?:this|that))?|i don't know if (?:it's|this is) true|it may not be true|this may be nonsense),? but\s+",
          "distance", "Not that I believe it, but Bob moved.", uncertain=True),
    _lead("correction", r"(?:(?:(?:no|oh|wait|actually|ok|sorry|hmm),? )*(?:scratch|strike|scrap|ignore|forget) that|i take (?:that|it) back|correction|(?:no,? )?wait(?:,? no)?|sorry|oops|actually,? no|no,? actually|let me correct (?:that|myself)|i stand corrected|my mistake|my bad|i misspoke|to correct myself|edit|hang on|hold on|i meant|i mean|i was wrong|whoops|small correction|quick correction|correcting myself|disregard that|nope|check that|(?:ignore|forget|scrap|disregard|never mind) (?:me|that|this|what i (?:said|wrote|told you|posted)|my last (?:msg|message|one|text))(?: earlier| before| just now| above| yesterday)?)"
          r"(?: about (?:that|it)| (?:to|of|on) (?:that|it|(?:my|the|our|an?) (?:(?:last|previous|earlier|latest|above) )?(?:\w+)|what i (?:said|wrote|told you|posted)(?: \w+)?))?(?:\s*[,.:–—-]+\s*|\s+(?=it's|its|it is|not\b))", "correction", "Scratch that, it's on the 3rd."),
    _lead("meant-to-say", r"(?:what )?i (?:meant|mean) to say(?: (?:was|is))?(?: that)?[,:]?\s+(?=\w+ )", "correction", "I meant to say Bob moved."),
    _lead("reminder", r"(?:since (?:we|our) last (?:spoke|talked|chatted|met|saw each other|chat|talk|conversation|meeting)|as for me|for me|to me|personally|as i (?:said|told you|mentioned)(?: before| already| earlier)?|like i (?:said|told you|mentioned)(?: before| already| earlier)?|i (?:already |once )?(?:told|said to) you(?: before| already)? that|as you know|you know,? i|(?:if )?truth be told|to tell (?:you )?the truth|hand on heart|between you and me|full disclosure|in all honesty|you['’]ll never guess(?: what| who)?|fun fact|guess what|news flash|update|fyi|ps|p\.s\.|by the way|btw|i (?:have to|must|gotta|should|want to|wanted to|can|will|need to) (?:say|admit|tell you|confess|let you know)(?: that)?|let me tell you|just so you know|believe it or not|good news|bad news|big news|the thing is|truth is|to be honest|honest to god|swear to god|tbh|tbf|ngl|icl|fr|lowkey|(?:i )?(?:can't|cannot|won't) lie|no lie|not gonna lie|not going to lie|honestly|frankly|turns out(?: that)?|it turns out(?: that)?|the (?:problem|thing|trouble|good news|bad news|plan|point|fact|best part) is(?=\s*[,:]|\s+(?:that|to|he|she|they|it|we|i|you|there|this|the|my|our|his|her|their|nobody|no|everyone|(?-i:[A-Z]\w+))(?:['’]\w+)?\s)(?: that)?|you should know(?: that)?|for the record|for what it's worth|fwiw|just to clarify|long story short|in short|i'm (?:happy|pleased|delighted|excited|sad|sorry) to (?:say|report|announce)(?: that)?|of course|unfortunately|luckily|fortunately|sadly|thankfully|finally|anyway|anyways|speaking of which|plus|also|besides that|in other news|on the other hand|in fact|as a matter of fact|needless to say|no surprise|surprisingly|funny thing|oddly enough|strangely|obviously|clearly|basically|seriously)\s*[,:!]?\s+",
          "nothing", "As I said, Bob moved."),
)  # fmt: skip

# "The tickets, Ines tells me, are sold out": an aside that names the source.
MIDDLE = Phrase(
    "aside",
    re.compile(
        rf"(?<=\w),\s+(?:according to|as per|per|says|said) (?P<np2>{_SHORT_NP}),\s*(?=\w)|(?<=\w),\s+(?:in|to use|to quote) (?P<np4>(?!(?:my|your|other)\b){_SHORT_NP})['’]s? (?:own )?(?:words|view|opinion|eyes|book),\s*(?=\w)|(?<=\w),\s+(?:or )?(?:so |as |at least )?(?!(?:who|which|that|and|but)\b)(?P<np>{_SHORT_NP})\s+(?:(?:always|keeps?|just|also|once|now|still)\s+)?{_TOLD}(?:\s+(?:me|us|it))?,\s*(?=(?:\w+['’]?\w*))(?!(?:and|but|so|then|because|who|which|that)\b)"
    ),
    "source",
    "The tickets, Ann tells me, are sold out.",
)

_T = r"\s*,\s*(?:or )?(?:so |at least )?(?:that's what )?(?:as )?"

_SAID_BY = (
    r"(?:said|says|claim(?:s|ed)|reckon(?:s|ed)|insist(?:s|ed)|thinks|thought|explain(?:s|ed)|replied|replies|add(?:s|ed)|wrote|writes|report(?:s|ed)|complain(?:s|ed)|"
    r"moan(?:s|ed)|grumble[sd]|warn(?:s|ed)|admit(?:s|ted)|announce[sd]|confirm(?:s|ed)|argue[sd]|swears|swore|maintain(?:s|ed)|suspect(?:s|ed)|believe[sd]|predict(?:s|ed)|"
    r"declare[sd]|conclude[sd]|joke[sd]|boast(?:s|ed)|tweet(?:s|ed)|texted|mutter(?:s|ed)|protest(?:s|ed)|assure[sd] me)"
)
TAILS: tuple[Phrase, ...] = (
    _tail("said-by", rf",?\s+(?:according to|as per|per|going by) (?P<np>{_SHORT_NP}(?:['’]s [\w-]+)?)", "source", "Bob moved, according to Ann.", cue="according per going"),
    _tail("says-name", rf"{_T}(?!I['’])(?P<np>{_SHORT_NP}) (?:(?:always|keeps?|just|once|later|has|had|also|was|is|kept|still) )?(?:{_TOLD}|telling|saying)"
          r"(?: (?:me|us|it|him|her|them|everyone|[A-Z]\w+))?(?: (?:yesterday|today|last (?:week|night|month)|the other day|this morning|on \w+|anyway|at least|in (?:a|his|her) (?:text|email|message)))?",
          "source", "Bob moved, Ann says.", cue=","),
    _tail("says-inverted", rf",\s*{_SAID_BY} (?P<np>(?!.*\b(?:is|are|was|were|has|have|had|will|can|isn't|wasn't|won't|doesn't|didn't)\b){_SHORT_NP})",
          "source", "Bob moved, says Ann.", cue=","),
    _tail("in-view-of", r",?\s+in (?P<np>[A-Z]\w+|my \w+|her|his|the \w+)(?:['’]s)? (?:view|opinion|eyes|book|estimation|words)", "source", "It's ugly, in Ann's view.", cue="view opinion eyes book estimation words"),
    _tail("heard-from", rf",?\s+(?:i (?:heard|got|have) (?:that|it|this) from|i heard from|straight from|heard (?:it|that) from|I (?:heard|got|have) (?:that|it|this) from) (?P<np>{_SHORT_NP})",
          "source", "Bob moved, I heard that from Ann.", cue="from"),
    _tail("hearsay-tail", rf"{_T}(?:apparently|supposedly|allegedly|reportedly|[Ii] hear(?:d)?|[Ii]'m told|[Ii] was told|[Ii] gather|they say|people say|word is|word has it|rumou?r has it|the rumou?r goes|they tell me|the story goes|everyone says|i've heard|I've heard|I(?:'ve| have) been told)",
          "unnamed", "Bob moved, apparently.", cue=","),
    _tail("guess-tail", rf"{_T}(?:I think|i think|I guess|i guess|I reckon|I suppose|I believe|I suspect|I bet|I imagine|I'd guess|probably|maybe|perhaps|possibly|I assume|if I'm not mistaken|if I remember rightly|as far as I know|afaik|I presume|most likely|I'd say)",
          "guess", "Bob moved, I think.", uncertain=True, cue=","),
    _tail("opinion-tail", r",?\s+(?:in my (?:view|opinion|book|humble opinion)|if you ask me|imh?o|to my mind|as far as I'm concerned|I'd say|for my taste)|,\s+to me", "opinion",
          "It's ugly, if you ask me.", cue="view opinion book imo imho mind ask concerned say taste me"),
    _tail("distance", r",?\s*(?:(?:but|though|although|and|however),?\s+)?(?:(?:I|i)(?:'m| am)? (?:wouldn't (?:swear|bet|stake|count) (?:to|on) \w+|wouldn't put money on it|can't (?:confirm|vouch for|verify|swear to|say for sure|be sure)(?: it| that| whether it's true| if it's true)?|'m not (?:\w+ )?(?:sure|certain|convinced)(?: (?:if|whether|that|about|it).*)?|not (?:\w+ )?(?:sure|certain|convinced)(?: (?:if|whether|that|about|it).*)?|don't know (?:if|whether) (?:it|that|he|she)(?:'s| is)? \w+.*|have my doubts|don't (?:really |quite |entirely )?(?:buy|believe|trust) (?:it|that|him|her|them|a word(?: of it)?)|could be wrong|may be wrong|might be wrong|have no idea if (?:it|that)(?:'s| is) true|doubt it|don't quite believe (?:it|that|her|him))|don't quote me(?: on (?:that|it))?|take (?:it|that|this) with a (?:grain|pinch) of salt|who knows (?:if|whether) (?:it|that|this)(?:'s| is) (?:true|right|real).*|not sure (?:if|whether|that|about|it).*|no idea (?:if|whether) (?:it|that)(?:'?s| is) true.*|unconfirmed(?: though)?|(?:that's|it's) just (?:a )?(?:rumou?rs?|gossip|hearsay)|not confirmed(?: yet| though)?|for whatever that's worth|nothing(?:'s| is) confirmed(?: yet)?)",
          "distance", "Bob moved, but I wouldn't swear to it.", uncertain=True,
          cue="swear bet stake count money confirm vouch verify say sure certain convinced know doubts doubt buy believe trust wrong idea quote grain pinch knows unconfirmed rumour rumours rumor rumors gossip hearsay confirmed worth"),
    _tail("filler", r",?\s+(?:mark my words|(?<=, )mind(?: you)?|you know|you see|as I said|like I said|as you know|believe it or not|trust me|honestly|to be honest|tbh|I swear|lol|haha+|smh|fyi|btw|by the way|though|tho|anyway|actually|I must say|I have to say|thank god|thank goodness|thankfully|luckily|sadly|unfortunately|no doubt|for sure|of course|obviously|xx?|first time ever|third time lucky|fingers crossed|touch wood|as usual|as always)",
          "nothing", "Prices will drop, mark my words."),
)  # fmt: skip
