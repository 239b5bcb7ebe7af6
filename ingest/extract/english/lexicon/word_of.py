"""Phrases that name a source with no "that" and no comma, and what one does with one's mouth or pen: ", Ann groaned".

`WORD_LEADS` and `WORD_TAILS` stand beside the phrases of `sources`, `tellings` and `passing_on`. Every row carries
an example.
"""

from __future__ import annotations

import re

from ingest.extract.english.lexicon.sources import _WHEN, Phrase, _case_lead, _framed, _lead, _tail
from ingest.extract.english.lexicon.tellings import _CLAUSE, _NAMED, _NP

_MY_ONE = r"(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[a-z-]+ )?[a-z-]+"
_NAME = r"(?!I\b|I['’]|The\b|My\b|Our\b)[A-Z][\w'’-]*(?: [A-Z][\w-]+)?"
# A bare noun with its verb: "rent is going up".
_BARE_CLAUSE = r"(?=[a-z]+ (?:is|are|was|were|has|have|will|isn['’]t|aren['’]t|hasn['’]t|won['’]t)\b)"
_LEARNED = (
    r"(?:(?:(?:had|has|['’]s|['’]d) )?(?:gather(?:ed|s)?|hear(?:d|s)?|got|gets|under(?:stood|stands)|picked up|learn(?:ed|t)|found out|wormed out|"
    r"gleaned|took|makes? out|made out)|(?:was|were) told)"
)
# What can be judged, before its verb: "the plan is daft", "it's a joke".
_JUDGED = (
    r"(?=(?:(?:[Tt]he|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|my|our|his|her|their|your|every|all) (?:[\w-]+ ){1,3}?|it|that|they|we )"
    r"(?:['’]s|['’]re|(?<= )(?:is|was|are|were|looks?|seems?|sounds?|feels?|isn['’]t|wasn['’]t)\b))"
)
_PRINTS = (
    r"(?:(?:has|had|['’]s|also|just|recently|once|even) )*(?:ran|runs?|running|carried|carries|published|publishes|printed|prints|put out|posted|aired|broadcast|had|has|did|"
    r"broke|wrote|shared)"
)
_PIECE = (
    r"(?:(?:an?|the|this|that|another|some|its) )?(?:[\w-]+ ){0,2}?(?:story|stories|piece|article|report|item|feature|headline|column|letter|interview|editorial|"
    r"leader|notice|segment|exclusive|exposé|scoop|post|bit)"
)

WORD_LEADS: tuple[Phrase, ...] = (
    _case_lead(
        "per-one",
        rf"(?:[Aa]ccording to|[Aa]s per|[Pp]er) (?P<np>{_NAME}|{_MY_ONE})\s+(?:{_CLAUSE}|{_BARE_CLAUSE})",
        "source",
        "Per Nurse Ann the ward is full.",
        cue="according per",
    ),
    _case_lead(
        "according-to-what-one-said",
        rf"(?:[Aa]ccording to|[Gg]oing by|[Ff]rom|[Bb]ased on|[Jj]udging by) what (?P<np>(?!(?:I|we|you)\b){_NP}) (?:has |had )?(?:told|said to|texted|mentioned to|let on to) (?:[A-Z]\w+|(?:my|our|his|her|the) [a-z]+|me|us|him|her|them|everyone),?\s+",
        "source",
        "According to what Ann told Bob, Cy moved.",
        cue="what",
    ),
    _case_lead(
        "if-one-is-right",
        rf"[Ii]f (?:(?P<np>(?!(?:I|we|you|it|that|this)\b){_NP})(?:['’]s| is| are) (?:to be believed|right|telling the truth|correct)|what (?P<np2>(?!(?:I|we|you)\b){_NP}) (?:says|said|told (?:me|us)|tells (?:me|us)) is (?:true|right|correct|to be believed)|(?P<np3>(?!(?:I|we|you)\b){_NP}) has (?:it|got it) right),\s+(?!(?:I|we)\b)",
        "source",
        "If Ann's to be believed, Bob won.",
        cue="if",
    ),
    _lead(
        "between-us",
        r"(?:(?:just|strictly) )?(?:between (?:us|ourselves|these four walls)|off the record|confidentially|in confidence|entre nous|not for publication)(?: (?:though|but))?[,:]\s+|(?:don['’]t tell (?:anyone|anybody|a soul|[A-Z]\w+)|keep (?:it|this) (?:to yourself|quiet|under your hat)|you didn['’]t hear (?:it|this) from me),? but\s+",
        "nothing",
        "Between us, Bob's job is at risk.",
    ),
    _lead(
        "from-the-sound-of-it",
        r"(?:from|by|going by|judging by) the (?:sounds?|looks?) of (?:it|things)\s*,?\s+",
        "guess",
        "From the sound of it, Bob's moving.",
        uncertain=True,
    ),
    _case_lead(
        "to-one",
        rf"[Tt]o (?P<np>{_NAME}|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he) [a-z-]+)\s+{_JUDGED}",
        "thinks",
        "To Ann the plan is daft.",
        cue="to",
    ),
    _case_lead(
        "what-one-learned-from",
        rf"[Ww]hat (?P<np>(?!(?:I|we|you)\b){_NP}) {_LEARNED} (?:from|off|by|via|through) (?P<np2>{_NP}){_WHEN} (?:is|was)(?: that\s+|,? {_CLAUSE})",
        "heard_from",
        "What Ann gathered from Bob is that Cy moved.",
        cue="what",
    ),
    _case_lead(
        "what-i-learned-from",
        rf"[Ww]hat (?:I|we)(?:['’]ve| have)? {_LEARNED} (?:from|off|by|via|through) (?P<np>{_NP}){_WHEN} (?:is|was)(?: that\s+|,? {_CLAUSE})",
        "source",
        "What I got from Ann is that Bob moved.",
        cue="what",
    ),
    _case_lead(
        "paper-prints-a-piece",
        rf"(?:[Tt]he )?(?P<np>(?:BBC|[A-Z][\w&]+)(?: [A-Z][\w&]+){{0,2}}) {_PRINTS} {_PIECE}(?: (?:today|yesterday|last (?:week|month)|this (?:morning|week)|on \w+day))?"
        r" (?:that|saying(?: that)?|claiming(?: that)?|alleging(?: that)?|reporting(?: that)?|about how|on how|revealing(?: that)?)\s+",
        "source",
        "The Gazette ran a story that the pier is closing.",
        cue="that saying claiming alleging reporting how revealing",
    ),
    _framed(
        "wrote-saying",
        rf"(?:(?:has|had|['’]s) )?(?:just )?(?:texted|messaged|emailed|e-mailed|wrote(?: back| home| in)?|rang|phoned|called|posted|replied|written|dm'?d)(?: (?:me|us|back))?,? (?:saying|claiming|complaining|insisting)(?: that\s+| {_CLAUSE})(?!.*,\s+(?:so|and|but) (?:I|we)\b)",
        "source",
        "Ann texted saying she's stuck.",
        cue="saying claiming complaining insisting",
    ),
    _case_lead(
        "minutes-record",
        r"(?:[Tt]he|[Tt]his|[Aa]n?|[Oo]ur) (?:[\w-]+ ){0,2}?(?:minutes|report|letter|notice|leaflet|memo|contract|lease|label|packet|tin|box|plaque|poster|blurb|manual|instructions|guidebook|brochure|menu|receipt|bill|timetable|website|sign|email|circular|form|file|document|record|register|statement|survey|study) "
        r"(?:clearly )?(?:records?|states?|notes?|says?|said|shows?|specif(?:y|ies)|stipulates?|recorded|stated|noted|showed|specified|warns?|warned|claims?|claimed|mentions?|mentioned|suggests?|suggested|confirms?|confirmed) that\s+",
        "unnamed",
        "The minutes record that Bob objected.",
        cue="that",
    ),
    _framed(
        "had-it-off",
        rf"(?:heard|got|had|has)(?: it| this| that| the news)? (?:from|off|via|by) (?P<np2>{_NP}),?(?: and|,? who) "
        rf"(?:(?:s?he|they|{_MY_ONE}|[A-Z]\w+)?(?:['’]d|['’]s)? ?(?:(?:had |has )?(?:heard|got|had|has) (?:it|that|this) )?)?"
        rf"(?:from|off|via) (?P<np3>{_NP}),?\s+that\s+",
        "heard_from",
        "Ann had it off Bob, and Bob had it off Di, that Cy moved.",
    ),
)  # fmt: skip

# Behind a comma and a name these say who speaks: out of the mouth, out of a pen, out of the head.
_UTTERS = (
    r"(?:confid(?:es|ed)|blabb?(?:s|ed)|groan(?:s|ed)|sigh(?:s|ed)|spell(?:s|ed) out|spelt out|lets? (?:it )?(?:slip|on|out|drop)|gave away|gives away|pip(?:es|ed) up|chim(?:es|ed) in|"
    r"(?:owns|owned|fesse[sd]|pipes|speaks|spoke) up|wrote in|reveal(?:s|ed)|disclos(?:es|ed)|leak(?:s|ed)|tattled|snitched|divulg(?:es|ed)|whisper(?:s|ed)|murmur(?:s|ed)|snapp(?:s|ed)|"
    r"scoff(?:s|ed)|tutt(?:s|ed)|mumbl(?:es|ed)|mutter(?:s|ed)|grip(?:es|ed)|grous(?:es|ed)|whing(?:es|ed)|gush(?:es|ed)|"
    r"chirp(?:s|ed)|crow(?:s|ed)|bragg?(?:s|ed)|boast(?:s|ed)|gloat(?:s|ed)|enthus(?:es|ed)|marvel(?:s|led)|caution(?:s|ed)|vow(?:s|ed)|pledg(?:es|ed)|testif(?:ies|ied)|attest(?:s|ed)|"
    r"certif(?:ies|ied)|verif(?:ies|ied)|clarif(?:ies|ied)|elaborated|emphasi[sz](?:es|ed)|stress(?:es|ed)|points? out|pointed out|observ(?:es|ed)|remark(?:s|ed)|quipp?(?:s|ed)|teas(?:es|ed)|ventur(?:es|ed)|"
    r"hint(?:s|ed)|impli(?:es|ed)|intimat(?:es|ed)|insinuat(?:es|ed)|volunteered|responded|responds|retort(?:s|ed)|counter(?:s|ed)|(?:shot|fired|came|wrote|messaged|texted) back|conced(?:es|ed)|"
    r"acknowledg(?:es|ed)|confess(?:es|ed)|repeat(?:s|ed)|reiterat(?:es|ed)|concluded|deduced|decreed|proclaim(?:s|ed)|pronounc(?:es|ed)|messag(?:es|ed)|e-?mail(?:s|ed)|captioned|"
    r"comment(?:s|ed)|went on|mention(?:s|ed)(?: it)?(?: in passing)?|said in passing|exclaim(?:s|ed)|shout(?:s|ed)|thundered|blurt(?:s|ed)(?: out)?|drawled|stammered|stuttered|"
    r"rant(?:s|ed)|object(?:s|ed)|lament(?:s|ed)|bleat(?:s|ed)|reminisc(?:es|ed)|mus(?:es|ed)|reflected|figur(?:es|ed)|estimat(?:es|ed)|calculat(?:es|ed)|prophesied|"
    r"recount(?:s|ed)|relat(?:es|ed)|relay(?:s|ed)|narrat(?:es|ed)|grouched|voice-?noted|dm(?:['’]?d|ed)|phoned in|called in|rang in|spill(?:s|ed)|spilt|disclosed|trumpeted|"
    r"(?:told|tells) (?:me|us|everyone|everybody|the \w+|my \w+|[A-Z]\w+)|(?:spilled|spilt|spills) the beans|(?:has|had) it|(?:filled|fills|tipped|tips) (?:me|us) (?:in|off)|"
    r"(?:let|lets) (?:me|us) know|got in touch to say|rang to say|left word|sent word|makes out|made out|is adamant|was adamant|would have it|is sure|is certain|is convinced)"
)
_TO_ONE = r"(?: (?:to|in) (?:me|us|him|her|them|everyone|everybody|(?:the|my|our|his|her) \w+|[A-Z]\w+))?"
_JUST = r"(?:(?:just|has|had|also|then|later|quietly|once|always|only|finally|proudly|gleefully|glumly|sadly|happily|reluctantly|grudgingly|casually|accidentally|keeps|kept|['’]s) )*"
_WHEN_TOLD = r"(?: (?:just now|earlier|today|yesterday|last (?:week|night)|the other day|this morning|on \w+|over (?:lunch|dinner|coffee|drinks|a pint)|on the phone|in the \w+|at (?:work|lunch|dinner|the (?:pub|party|meeting|gym|school|gate|shop|office|wedding))|by accident))?"
_TALE = r"(?: on (?:him|her|them|me|us))?"
_HARD_TO_HOLD = (
    r"(?:bank|rely|depend|gamble|hang my hat) on (?:it|that|him|her|them)|hold (?:my|your) breath|take (?:it|that) as gospel|take (?:it|that|his|her|their) (?:word )?(?:for it|seriously|at face value)|"
    r"read (?:too )?much into it|quote (?:me|him|her) on (?:it|that)|bet (?:the|my) \w+ on (?:it|that)|put (?:my|a) (?:shirt|house|penny|fiver|tenner) on (?:it|that)|set (?:any|much) store by (?:it|that)|pin (?:my|your) hopes on (?:it|that)"
)

NAME_VERBED = "name-verbed"

WORD_TAILS: tuple[Phrase, ...] = (
    _tail(
        "wait-and-see",
        rf"(?:[,;]|\s+[-–—]|(?=\s+(?:but|though|although|yet)\b))\s+(?:but|though|although|and|yet)?,?\s*(?:(?:I|we)(?:['’]d| would)(?:n['’]t| not)(?: personally| really)? (?:{_HARD_TO_HOLD})|don['’]t (?:go )?(?:{_HARD_TO_HOLD}|hold me to (?:it|that))"
        r"|(?:I|we)(?:['’]d| would)(?: personally| still)? (?:double-?check|check(?: first)?|check (?:it|that)(?: first)?|take (?:it|that) with a (?:pinch|grain|bucket|truckload) of salt)"
        r"|(?:I|we)(?:['’]ll| will) believe (?:it|that) when (?:I|we) see it|(?:he|she|they)(?:['’]s| is|['’]re| are|['’]ve| have)(?: been)? (?:often |usually |always |not always )?(?:wrong(?: before)?|known to exaggerate|not (?:always |the most )?reliable|unreliable|prone to exaggerat\w+)"
        r"|(?:he|she|they) (?:does|do|tends? to|always|often) exaggerate\w*|pinch of salt(?: and all that)?|make of that what you will|believe it or don['’]t|grain of salt)",
        "distance",
        "Bob moved, but I wouldn't bank on it.",
        uncertain=True,
        cue="bank rely depend gamble hang hold take read quote bet put set pin check double believe wrong known not unreliable prone exaggerate exaggerates pinch make grain salt",
    ),
    _tail(
        "or-so-one-was-told",
        rf",?\s+or so (?P<np>{_NP})(?:['’]s|['’]d| has| had)? (?:(?:was|were|been|got) (?:told|informed|assured)|heard|hears|gathers|gathered) (?:by|from|off) (?P<np2>{_NP}|[Ss]ome(?:one|body))(?: (?:at|in|on|from) (?:the |a )?[\w-]+(?: [\w-]+)?)?{_WHEN}",
        "heard_from",
        "Bob moved, or so Ann was told by Cy.",
        cue="so",
    ),
    _tail(
        "or-so-one-told-another",
        rf",?\s+(?:or )?so (?P<np>{_NP}) (?:told|tells|informed|assured|said to|mentioned to|let on to|wrote to) (?:(?:my|our|his|her|the) [a-z]+|[A-Z]\w+)",
        "source",
        "Bob moved, or so Ann told my sister.",
        cue="so",
    ),
    _tail(
        "which-i-doubt",
        r",?\s+which I (?:(?:very much|seriously|highly|really|frankly|personally|somehow) )*(?:doubt|question|don['’]t (?:really |quite )?(?:believe|buy)|can['’]t (?:quite )?believe|find hard to (?:believe|credit)|take with a (?:pinch|grain) of salt)",
        "distance",
        "Bob moved, which I doubt.",
        uncertain=True,
        cue="which",
    ),
    _tail(
        "contrary-to-what-one-says",
        rf",?\s+(?:contrary to|despite|regardless of|in spite of|never mind) what (?:{_NP}|you|people|they|anyone|everyone)(?:['’]s)? (?:has |have |may |might |been |was |is |keeps? )*(?:says?|said|saying|thinks?|claims?|claimed|told (?:you|me|us|everyone)|tells? (?:you|me|us)|heard|believes?|telling (?:you|people|everyone))",
        "nothing",
        "Bob's staying, contrary to what Ann says.",
        cue="what",
    ),
    _tail(
        "whatever-one-says",
        rf",?\s+(?:whatever|no matter what) (?:{_NP}|you|people|anyone|anybody|everyone) (?:says?|said|thinks?|tells? (?:you|me|us)|told (?:you|me|us)|claims?|may say|might say|reckons?)",
        "nothing",
        "I like it, whatever Bob says.",
        cue="whatever matter",
    ),
    _tail(
        "ones-orders",
        rf",\s+(?:on )?{_NP}['’]s? (?:orders|idea|doing|decision|fault|treat|shout|choice|call|loss)",
        "nothing",
        "The party's off, Ann's orders.",
        cue="orders idea doing decision fault treat shout choice call loss",
    ),
    _tail(
        NAME_VERBED,
        rf",\s+(?:(?:or )?(?:so|as) )?(?P<np>{_NAMED}|s?he) {_JUST}{_UTTERS}{_TO_ONE}{_TALE}{_WHEN_TOLD}",
        "source",
        "Bob can't stand jazz, Ann groaned.",
        cue=",",
    ),
)  # fmt: skip

# What opens half a sentence: whoever speaks behind it says what comes next, not this.
HALF = re.compile(
    r"(?:when|whenever|if|after|before|because|while|although|though|since|as soon as|once|until|unless|on|in|at|having|being|[a-z]+ing|according|despite|instead|without)\b",
    re.I,
)
