"""More phrases that name a source: what was said first, told on by one to the next, or told afterwards.

`MORE_LEADS` and `MORE_TAILS` stand beside those of `sources`; `AFTERWARDS` are sentences of their own that say
where the sentence before came from. Every row carries an example.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ingest.extract.english.lexicon.sources import (
    _SAYS,
    _TO_WHOM,
    _WHEN,
    Phrase,
    _case_lead,
    _framed,
    _lead,
    _tail,
)

_NP = (
    r"(?:(?i:my|our|your|his|her|their|the)\s+(?:[\w'’-]+\s+){0,2}?[\w'’-]+"
    r"|(?!I\b|I['’])[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}(?:['’]s\s+[\w-]+(?:\s+[\w-]+)?)?"
    r"|[Hh]e|[Ss]he|[Tt]hey)"
)
# Names and roles only: "she" who told me next would as well be the first as the second.
_NAMED = (
    r"(?:(?i:my|our|your|the)\s+(?:[\w'’-]+\s+){0,2}?[\w'’-]+"
    r"|(?!I\b|I['’])[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,1}(?:['’]s\s+[\w-]+)?)"
)
# What follows opens a clause: without "that", a frame is only cut off before one.
_CLAUSE = (
    r"(?=(?:(?:the|my|our|his|her|their|this|that|these|those|an?|some|every|no)\s+[\w'’-]+|he|she|they|it|we|I|you|there|"
    r"everyone|everybody|nobody|[A-Z][\w'’-]+)(?:['’]\w+)?\s+[\w'’-]+)"
)
_TELLS_ON = (
    r"(?:told|informed|tipped off|passed (?:it|that|this|the news|word) (?:on |along |down )?to|relayed (?:it|that|this) to|"
    r"let (?:it|that|this) slip to|mentioned (?:it|that|this) to|repeated (?:it|that|this) to|forwarded (?:it|that|this) to|let slip to)"
)
_THEN = r"(?:(?:then|later|duly|in turn|kindly|since|has|had|also|just|promptly|immediately) )*"
_TELLS = (
    r"(?:says?|said|told|tells|wrote|texted|claims?|claimed|heard|mentioned|let slip|let on|reckons?|insists?|keeps saying|"
    r"kept saying|would say|would tell|can say|complained|announced|admitted|remembers?|swears|maintains?)"
)
# "been told", "reliably informed": how news came to one, and by whom.
_GIVEN = r"(?:reliably |only |just )?(?:told|informed|assured|notified|warned|advised)"
_BY_THEN = r"(?:(?:just|recently|once|then|only|also|actually|since|later|first) )*"
_TO_ME = r"(?: (?:to )?(?:me|us|him|her|them|everyone|[A-Z]\w+))?"

MORE_LEADS: tuple[Phrase, ...] = (
    _case_lead(
        "what-one-said",
        rf"(?:[Ww]hat|[Aa]ll(?: that)?|[Tt]he (?:\w+ )?(?:thing|news|story|gist|upshot)(?: that)?) (?P<np>{_NP}) "
        rf"(?:(?:had|has|just|actually|really|did|always) )*{_TELLS}{_TO_ME},? (?:was|is|[’']s)(?: just| basically| only)?"
        r"(?: that\s+|[,:]?\s+(?=(?:he|she|they|it|we|I|you|there)['’\s]))",
        "source",
        "What Ann said was that Bob moved.",
    ),
    _case_lead(
        "by-account",
        r"(?:[Bb]y|[Oo]n|[Ii]n|[Gg]oing by) (?P<np>[A-Z]\w+|(?:[Mm]y|[Hh]is|[Hh]er|[Tt]he) [\w-]+)['’]s (?:own )?"
        r"(?:account|telling|version|description|admission)(?: of (?:it|things|events|what happened))?,?\s+",
        "source",
        "By Ann's account, Bob moved.",
    ),
    _case_lead(
        "as-far-as-one-knows",
        rf"[Aa]s far as (?P<np>{_NP})(?:['’]s| is)? (?:knows?|can tell|aware|heard|remembers|recalls),?\s+",
        "thinks",
        "As far as Ann knows, Bob moved.",
    ),
    _case_lead(
        "as-far-as-concerned",
        rf"(?:[Aa]s far as|[Ss]o far as) (?P<np>(?!I\b){_NP})(?:['’]s| is| are) concerned,?\s+",
        "thinks",
        "As far as Ann is concerned, the hall is ugly.",
    ),
    _case_lead(
        "it-was-who-told",
        rf"[Ii]t was (?:(?:from|through|via|thanks to|by way of) )?(?P<np>{_NP}) (?:(?:who|that) {_THEN}(?:told|informed|tipped off|let) (?:me|us)(?: know| off)?"
        rf"|(?:that |who )?(?:I|we) (?:first |only )?(?:heard|learned|learnt|found out|discovered|got wind|got)(?: (?:it|this|from))?)(?: that)?\s+{_CLAUSE}",
        "source",
        "It was from Ann that I heard Bob moved.",
    ),
    _case_lead(
        "i-was-told-by",
        rf"(?:I|[Ww]e)(?:['’]ve|['’]d| have| had)? {_BY_THEN}(?:was|were|been|got) {_BY_THEN}{_GIVEN} by (?P<np>{_NP}){_WHEN},? that ",
        "source",
        "I've been told by Ann that Bob moved.",
    ),
    _case_lead(
        "i-overheard",
        rf"(?:(?:I|[Ww]e)(?:['’]ve| have)? {_BY_THEN}(?:over)?heard|(?:[Jj]ust )?[Oo]verheard) (?P<np>{_NAMED}) (?:say(?:ing)?|claim(?:ing)?|complain(?:ing)?|moan(?:ing)?|mention(?:ing)?|"
        rf"tell(?:ing)? (?:(?:the|my|our|his|her) )?[\w'’-]+)(?: that)? {_CLAUSE}",
        "source",
        "I overheard Ann telling the cleaner Bob moved.",
    ),
    _framed(
        "made-it-clear",
        rf"(?:makes?|made|making) it (?:very |quite |perfectly |pretty )?(?:clear|plain|known|obvious)(?: to (?:me|us|everyone))?(?: that)? {_CLAUSE}",
        "source",
        "Ann made it clear she isn't coming.",
        cue="clear plain known obvious",
    ),
    _framed(
        "got-told-by",
        rf"(?:got )?{_GIVEN} by (?P<np2>{_NAMED}){_WHEN},? that ",
        "heard_from",
        "Ann got told by Bob that Cy moved.",
        cue="by",
    ),
    _framed(
        "says-who-was-told-by",
        rf"{_SAYS}{_TO_WHOM},? (?:that )?(?P<np2>{_NAMED})(?:['’]d been|['’]s been| (?:was|were|got|had been|has been)) {_GIVEN} "
        rf"by (?P<np3>{_NAMED}){_WHEN},? that ",
        "heard_from",
        "Ann says Bob was told by Di that Cy moved.",
        cue="by",
    ),
    _case_lead(
        "i-learned-from",
        r"(?:(?:I|[Ww]e)(?:['’]ve|['’]d| have| had)? (?:only |just |first )?|[Jj]ust |[Oo]nly just )(?:found out|learn(?:ed|t)|heard|discovered|got wind(?: of it)?|gather(?:ed)?|"
        rf"understood|had it on good authority|(?:got|had) it|picked up) (?:from|off|via|through) (?P<np>{_NP})"
        r"(?: (?:yesterday|today|earlier|this morning|last (?:week|night)|the other day))? that ",
        "source",
        "I found out from Ann that Bob moved.",
    ),
    _case_lead(
        "it-is-ones-belief",
        rf"[Ii]t(?:['’]s| is| was) (?P<np>{_NP})['’]s? (?:firm |honest |considered )?(?:belief|view|opinion|understanding|feeling|contention|theory|hunch) that ",
        "thinks",
        "It's Ann's belief that Bob moved.",
    ),
    _case_lead(
        "word-reached-me",
        rf"(?:[Ww]ord|[Nn]ews|[Aa] message) (?:has )?(?:reached|came to|got to|come to) (?:me|us) (?:from|via|through) (?P<np>{_NP})"
        r"(?: that|:|,)\s+",
        "source",
        "Word reached me from Ann that Bob moved.",
    ),
    _framed(
        "passed-on-from",
        rf"(?:passed on|relayed|forwarded|brought|had|has|got|conveyed)(?: me| us)? (?:a |the |some )?(?:message|word|note|news|text|report) from "
        rf"(?P<np2>{_NP})(?: saying)?(?: that\s+|:\s+|\s+saying\s+)",
        "heard_from",
        "Ann passed on a message from Bob that Cy moved.",
        cue="from",
    ),
    _framed(
        "quoted-as-saying",
        rf"(?:(?:quoted|cited|quotes|cites) (?P<np2>{_NAMED}) as saying|(?:over)?heard (?P<np3>{_NAMED}) (?:say(?:ing)?|moan(?:ing)?|complain(?:ing)?|tell(?:ing)? \w+|claim(?:ing)?))"
        rf"(?: that)? {_CLAUSE}",
        "heard_from",
        "Ann quoted Bob as saying Cy moved.",
        cue="saying heard overheard",
    ),
    _framed(
        "passed-on-ones-view",
        rf"(?:passed on|relayed|conveyed|told me|repeated|shared) (?P<np2>{_NAMED})['’]s (?:view|message|news|opinion|verdict|theory|complaint|worry) that ",
        "heard_from",
        "Ann passed on Bob's view that Cy moved.",
        cue="that",
    ),
    _framed(
        "had-it-from-and-from",
        r"(?:(?:heard|got|had|has)(?: it| this| that| the news)?|learn(?:ed|t)(?: it| this)?|(?:was|were) told(?: it| this)?) (?:from|by|via) "
        rf"(?P<np2>{_NP}),?(?: and|,? who) (?:(?:s?he|they|[A-Z]\w+)?(?:['’]d|['’]s)? ?(?:(?:had |has )?(?:heard|got|had|has) (?:it|that|this) )?)?"
        rf"(?:from|via) (?P<np3>{_NP})(?:,?(?: and| who) (?:(?:s?he|they|[A-Z]\w+)?(?:['’]d|['’]s)? ?(?:(?:heard|got|had|has) (?:it|that|this) )?)?"
        rf"from (?P<np4>{_NP}))?,?\s+that\s+",
        "heard_from",
        "Ann had it from Bob, and Bob from Di, that Cy moved.",
        cue="that",
    ),
    _framed(
        "told-on-twice",
        rf"(?:told|let slip to|mentioned to|informed) (?P<np2>{_NAMED}),(?: and)? (?:(?P=np2)|who|s?he) {_THEN}(?:told|informed) "
        rf"(?P<np3>{_NAMED}),?(?: and)? (?:(?P=np3)|who|s?he) {_THEN}(?:told|informed) (?:me|us),? (?:that )?{_CLAUSE}",
        "told_on",
        "Ann told Bob, Bob told Di, and Di told me that Cy moved.",
        cue="me us",
    ),
    _framed(
        "told-on",
        rf"(?:told|let slip to|mentioned (?:it |this )?to|said (?:it |this )?to|informed|confided in|{_TELLS_ON}) (?P<np2>{_NAMED}),?(?: and)? "
        rf"(?:(?P=np2)|who) {_THEN}{_TELLS_ON} (?:me|us),? that {_CLAUSE}",
        "told_on",
        "Ann told Bob, and Bob told me, that Cy moved.",
        cue="that",
    ),
    _framed(
        "lets-out-that",
        r"(?:confid(?:es|ed)(?: in (?:me|us|him|her|[A-Z]\w+))?|drop(?:s|ped) (?:a |the )?(?:big |heavy )?hints?(?: to (?:me|us))?|"
        r"broke (?:it|the news)(?: to (?:me|us|him|her|everyone))?|(?:makes?|made) out|pass(?:es|ed) on|puts? (?:it )?about|"
        r"(?:lets?|let) it be known|(?:is|was) spreading(?: the rumou?r| it)?|(?:is|was) putting it about|tip(?:s|ped) (?:me|us) off|"
        r"fill(?:s|ed) (?:me|us) in|spill(?:s|ed) the beans|blab(?:s|bed)(?: to \w+)?|own(?:s|ed) up|came clean|fess(?:es|ed) up|"
        r"(?:went|gone|going) round telling \w+|gave (?:me|us) to understand|(?:gave|gives) (?:me|us) the impression|"
        r"(?:has|have|had) me (?:know|believe)|went on record|put it to (?:me|us)|stat(?:es|ed)|recounts?|recounted|relayed|"
        r"(?:makes?|made) no secret of the fact|reckoned|mumbled|murmured|sighed|shrieked|yelled|shouted|snapped|hissed|groaned|"
        r"kept on|(?:is|was) at pains to say|(?:is|was) quick to say|explained to \w+|happened to mention|(?:has |had )?(?:put|posted|shared|wrote|written|announced|said)(?: up)? (?:on|in) (?:the |our |his |her )?[\w-]+(?: [\w-]+)?|sent word|left word|got word to (?:me|us))"
        r",?\s+that\s+",
        "source",
        "Ann confided in me that Bob moved.",
    ),
    _framed(
        "makes-out",
        r"(?:(?:makes?|made) out|(?:gave|gives) (?:me|us) the impression|(?:makes?|made) it (?:sound|seem|look) (?:like|as if|as though)|happened to mention|would have (?:you|us|me|everyone) believe|telling (?:everyone|everybody|anyone who['’]ll listen|people|the whole \w+)|"
        rf"(?:tells?|told) (?:everyone|everybody|people|anyone who['’]ll listen))(?: that)?\s+{_CLAUSE}",
        "source",
        "Ann would have you believe Bob moved.",
        cue="out impression it mention believe telling tell tells told",
    ),
    _framed(
        "in-ones-head-that",
        r"(?:(?:has|had|have|got)(?: got)? it in(?:to)? (?:his|her|their) heads?|of the (?:view|belief|opinion|mind)|under the illusion|"
        r"(?:takes?|took) (?:it|the line|the view)|work(?:s|ed) on the basis|(?:has|had|have) a (?:theory|hunch|feeling|suspicion|sneaking suspicion)),?\s+that\s+",
        "thinks",
        "Ann has it in her head that Bob moved.",
    ),
    _case_lead(
        "ones-excuse",
        rf"(?P<np>{_NP})['’]s? (?:excuse|explanation|reasoning|answer|reply|response|reaction|line|complaint|objection|hunch|guess|update|"
        r"news|reason|defence|defense|conclusion|diagnosis|assessment|prediction|forecast|advice)(?: to (?:me|us|that))?"
        rf" (?:is|was)(?: just| always)?(?: that)?,?\s+{_CLAUSE}",
        "source",
        "Ann's excuse was that the bus broke down.",
        cue="excuse explanation reasoning answer reply response reaction line complaint objection hunch guess update news reason defence defense conclusion diagnosis assessment prediction forecast advice",
    ),
    _lead(
        "by-all-accounts",
        r"(?:by all accounts|(?:from|by) what (?:i|we)(?:['’]ve| have)? (?:gather|understand|hear|heard|gathered|read|been told|can gather)|"
        r"(?:i |we )?heard (?:it )?(?:on|through|via) the grapevine(?: that)?|(?:i['’]m|i am|we['’]re) (?:reliably |given to |led to )*"
        r"(?:informed|told|assured|understand|believe)(?: that)?|(?:got|been|was|just got) told(?: that)?(?=\s+(?:the|my|our|he|she|they|it|we|[A-Z]))|"
        r"the (?:talk|gossip|buzz|whisper|chat) (?:is|in \w+ is|at \w+ is|round here is)(?: that)?|(?:so )?the story goes(?: that)?|"
        r"it(?:['’]s| is) going (?:a)?round (?:\w+ )?that|it(?:['’]s| is) common knowledge that|"
        r"there(?:['’]s| are| were| have been| has been) (?:whispers|mutterings|reports|rumblings|rumou?rs)(?: going (?:a)?round)?(?: that)?)\s*,?\s+",
        "unnamed",
        "By all accounts Bob moved.",
    ),
)  # fmt: skip

UPFRONT = _lead(
    "upfront",
    r"(?:(?:i['’]ll )?tell you what|i['’]ll tell you (?:this|something)|not (?:gonna|going to) lie|ngl|no lie|say what you (?:like|will|want)(?: about it)?|call me (?:old[- ]fashioned|mad|crazy|biased|fussy|cynical|a snob|boring|weird)|i(?:['’]m| am) not (?:ashamed|afraid|embarrassed) to (?:say|admit)(?: that| it)?|"
    r"not (?:ashamed|afraid) to (?:say|admit)(?: it)?|i don['’]t mind (?:saying|admitting)(?: that| it)?|i['’]ll be honest|hand on heart|no word of a lie|(?:controversial|unpopular) opinion|hot take|"
    r"i(?:['’]ve)? (?:told|said to) (?:[A-Z]\w+|(?:my|the) \w+) and (?:now )?i['’]ll tell you(?: too| again| as well)?|i['’]ve said it before and i['’]ll say it again|i['’]ll say it again|i['’]ll admit(?: it)?|i hate to say it|much as it pains me|i never thought i['’]d say (?:this|it)|credit where (?:it['’]s|credit['’]s) due|in fairness|all things considered|all in all|at the end of the day)"
    r"\s*[,:–—-]*\s*(?:but )?(?=\w)",
    "nothing",
    "Say what you like, I love Eurovision.",
)
NO_WAY = _lead(
    "no-way",
    r"(?:there(?:['’]s| is) )?(?:absolutely |just |simply )?no (?:way|chance|hope|danger)(?: in hell| on earth| in a million years)?(?: that)? "
    r"(?=(?:[\w'’-]+ ){0,3}?(?:[\w]+['’]ll|will|is going|are going|['’]s going|['’]re going)\b"
    r"|(?:is|are|will) (?:(?:my|our|the|his|her) )?[\w'’-]+ (?!so\b|too\b)\w+|(?:(?-i:[A-Z])[\w'’-]+|(?:my|our|the|his|her) [\w-]+|he|she|they|we) (?:wins?|pass(?:es)?|makes?|gets?|finish(?:es)?|comes?|leaves?|loses?|beats?|stays?|turns? up|shows? up|agrees?|says yes)\b)",
    "no_way",
    "There's no way the tram will be ready.",
)

UNTRUE = _lead(
    "untrue",
    r"(?:it|that)(?:['’]s| is|['’]s just| is just| was)(?: simply| just| absolutely)? (?:not (?:true|correct|the case)|untrue|false|a lie|a myth)(?: to say)? that "
    r"|it (?:isn['’]?t|wasn['’]?t) (?:true|correct|the case)(?: to say)? that |there(?:['’]s| is) no truth in (?:the (?:claim|rumou?r|story|idea) )that ",
    "untrue",
    "It's not true that the tram is late.",
)

MORE_TAILS: tuple[Phrase, ...] = (
    _tail(
        "passed-on-to-me",
        rf",?\s+and (?P<np>{_NAMED}|s?he) {_THEN}{_TELLS_ON} (?:me|us)"
        r"(?: (?:yesterday|today|last (?:week|night|month)|the other day|this morning|on \w+day|later|afterwards|straight away))?",
        "passed_on",
        "Ann told Bob that Cy moved, and Bob told me.",
        cue="and",
    ),
    _tail(
        "if-one-is-right",
        rf",?\s+if (?:you (?:believe|ask|listen to) (?P<np>{_NP})|(?P<np2>{_NP})(?:['’]s| is| are)"
        r" (?:right|to be believed|telling the truth|correct))",
        "source",
        "Bob moved, if Ann's right.",
        cue="if",
    ),
    _tail(
        "thinks-so",
        rf",\s+(?:or )?(?:at least |so )?(?P<np>{_NP}) (?:thinks|says|reckons|believes|said|claims) so(?: anyway| at least)?",
        "source",
        "Bob moved, or at least Ann thinks so.",
        cue="so",
    ),
    _tail(
        "aside",
        r",\s+(?:bless (?:him|her|them|his heart|her heart|(?:his|her) cotton socks)|(?:the )?(?:poor|lucky|jammy|silly|daft|cheeky) (?:thing|soul|love|lamb|sod|man|woman|kid|"
        r"devil|beggar|git|mare|so and so)|the (?:absolute |total )?legend|god (?:help|love|bless) (?:him|her|us|them|me)|fair play(?: to (?:him|her|them))?|"
        r"good (?:for|on) (?:him|her|them)|lucky (?:him|her|them|me)|for my sins|believe me|i kid you not|would you believe(?: it)?|no joke|no lie|innit|ngl|"
        r"tbf|i tell you|if i['’]m honest|in all honesty|mind(?: you)?|to be fair|hands down|by far|bar none|full stop|period|end of(?: story)?|simple as|"
        r"i['’]m afraid|sad to say|i['’]m sorry to say|would you believe|it has to be said|what can i say|not that anyone asked|swear down)",
        "nothing",
        "Bob moved, bless him.",
        cue=",",
    ),
    _tail(
        "ones-words",
        rf",?\s+(?:to (?:quote|hear) (?P<np2>{_NP})(?: tell it)?|(?P<np>{_NP})['’]s (?:exact )?(?:words|phrase|version|description),? "
        r"(?:not mine|anyway|at least))",
        "source",
        "Bob moved, Ann's words not mine.",
        cue="quote hear words phrase version description",
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Afterwards:
    """A sentence that says where the one before it came from; its names run from the nearest to the farthest."""

    pattern: re.Pattern[str]
    example: str
    is_unnamed: bool = False
    may_be_thing: bool = False  # "it came from Ann" may as well be said of a parcel
    is_hearing: bool = False  # "that's what Ann heard": whom from, nobody says
    is_passing_on: bool = False  # "Ann passed it on": whose words they are, was said before


_WHENEVER = (
    r"(?:,? (?:anyway|at least|though|yesterday|today|earlier|this morning|last (?:night|week)|the other day|on the phone|on \w+day|himself|"
    r"herself|themselves|just now|at work|over (?:lunch|dinner|coffee)))*"
)
_GOT_IT = r"(?:(?:had |has )?(?:heard|got|had|has|learned|learnt)|['’]d (?:heard|got|had)) (?:it|that|this)(?: all)?(?: straight| directly)?(?: from| off| via)"
_FURTHER = rf"(?:,? (?:who|and s?he|and they|s?he|they)(?:['’]d)? ?{_GOT_IT} (?P<np2>(?-i:{_NAMED})))?(?:,? who(?:['’]d)? ?{_GOT_IT} (?P<np3>(?-i:{_NAMED})))?"


def _after(
    pattern: str,
    example: str,
    *,
    is_unnamed: bool = False,
    may_be_thing: bool = False,
    is_hearing: bool = False,
    is_passing_on: bool = False,
) -> Afterwards:
    whole = re.compile(rf"^(?:(?:well|and|but|so|or|at least|anyway),? )*(?:{pattern})[\s.!)]*$", re.I)
    return Afterwards(whole, example, is_unnamed, may_be_thing, is_hearing, is_passing_on)


# The names are compared with their capitals: only the words about them may have any case.
_N = rf"(?-i:{_NAMED}|(?:[Hh]is|[Hh]er|[Tt]heir) [a-z][\w-]+)"
NAMED_AFTERWARDS = _N
AFTERWARDS: tuple[Afterwards, ...] = (
    _after(
        rf"(?:so )?(?:that|this|it)(?:['’]s| is| was) (?:all |just |only )?what (?P<np>{_N}) (?:says|said|told (?:me|us)|tells (?:me|us)|claims|claimed|"
        rf"reckons|thinks|is saying|was saying|keeps saying|wrote|texted){_WHENEVER}",
        "That's what Ann says anyway.",
    ),
    _after(
        rf"(?:so |(?:so )?(?:that|this|it)(?:['’]s| is| was) (?:all |just |only )?what )(?P<np>{_N})(?:['’]s|['’]d| has| had)? "
        rf"(?:heard|hears|(?:was |been )?told|gathers?|gathered|picked up|got told|understands|understood)(?: (?:by|from|off) (?:some(?:body|one)|people))?"
        rf"(?: (?:at|in|on|down|over|outside) (?:the |a )?[\w’'-]+(?: [\w’'-]+)?)?{_WHENEVER}",
        "That's what Ann heard at bingo.",
        is_hearing=True,
    ),
    _after(
        rf"(?P<np>{_N}) (?:just |only |kindly )?(?:passed (?:it|that|this|the news|the message|word) (?:on|along)|relayed (?:it|that|this)|forwarded (?:it|that|this|the (?:text|message|e-?mail)))"
        rf"(?: to (?:me|us|everyone))?{_WHENEVER}",
        "Ann passed it on to me.",
        may_be_thing=True,
        is_passing_on=True,
    ),
    _after(rf"so (?P<np>{_N}) (?:says|said|tells me|told me|claims|claimed|reckons|thinks){_WHENEVER}", "So Ann says."),
    _after(rf"so (?:says|said|claims|claimed|reckons) (?P<np>{_N}){_WHENEVER}", "So says Ann."),
    _after(
        rf"(?P<np>{_N}) (?:just |only )?(?:told|tells) (?:me|us)(?: so| that| this| it| all this)?{_WHENEVER}{_FURTHER}",
        "Ann told me, she got it from Bob.",
    ),
    _after(rf"(?P<np>{_N}) (?:just )?(?:said|says) (?:so|that|this|it|as much){_WHENEVER}", "Ann said so."),
    _after(rf"(?:i |we )?{_GOT_IT} (?P<np>{_N}){_FURTHER}{_WHENEVER}", "I heard it from Ann.", may_be_thing=True),
    _after(rf"(?:i|we)(?:['’]ve| have)? (?:have|got|had) (?:it|this|that)(?: straight| directly)? from (?P<np>{_N}){_FURTHER}", "I have it from Ann.", may_be_thing=True),
    _after(rf"(?:that|this|it)(?:['’]s| is| was| came)(?: all| straight| direct| directly| just)? (?:from|according to) (?P<np>{_N}){_FURTHER}{_WHENEVER}", "That's from Ann.", may_be_thing=True),
    _after(rf"(?:straight|direct|directly) from (?P<np>{_N})|source: (?P<np2>{_N})|according to (?P<np3>{_N})(?: anyway| at least)?", "Straight from Ann."),
    _after(rf"(?P<np>{_N})['’]s (?:words|opinion|view|version|theory),? not mine|that(?:['’]s| is) (?P<np2>{_N})['’]s (?:version|view|opinion|take|theory|word)(?: for it)?(?:,? not mine| anyway| at least)?", "Ann's words, not mine."),
    _after(
        r"(?:i |we )?(?:just |only )?(?:saw|read|heard|seen) (?:it|that|this) (?:on|in) (?:the |my |our )?(?:insta(?:gram)?|facebook|fb|twitter|tiktok|linkedin|reddit|whatsapp|radio|telly|tv|news|"
        r"papers?|internet|group(?: chat)?|chat|grapevine|local \w+)(?: (?:just now|earlier|today|yesterday|last night|this morning))?",
        "Saw it on Insta.",
        is_unnamed=True,
        may_be_thing=True,
    ),
    _after(
        r"(?:so |that(?:['’]s| is) what )(?:i(?:['’]ve| have)? (?:hear|heard|been told|was told|gather)|they say|people say|everyone says|i(?:['’]m| am) told)",
        "Or so I've heard.",
        is_unnamed=True,
    ),
)  # fmt: skip
