"""Set phrases that judge what they are said of: "is to die for", "leaves a lot to be desired", "blew me away".

A phrase is compared with the words of a clause behind its subject, the verb in its dictionary form. Each row
has a sentence it is for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Sign = Literal["positive", "negative", "neutral"]

# Verbs without an object that tell how a thing is to sit through, eat, use: "the second act drags".
EXPERIENCED_VERBS: dict[str, Sign] = {
    **dict.fromkeys("drag suck stink flop disappoint underwhelm overcharge overreact waffle ramble drone underdeliver grate flounder reek pall".split(), "negative"),
    **dict.fromkeys("rock rule slap delight dazzle impress sparkle excel enchant".split(), "positive"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Verdict:
    """One set phrase, what it says of its subject, and the sentence it is for."""

    phrase: re.Pattern[str]
    sign: Sign
    example: str


_SOME = r"(?:(?:really|just|so|absolutely|simply|honestly|definitely|totally|completely|a bit|bit|quite|well|way|far|pretty|still|all|always|kind of|sort of|certainly) )*"
_SUFFERER = r"(?:me|us|him|her|them|everyone|everybody|[a-z]+)"


def _being(phrases: str, sign: Sign, example: str) -> Verdict:
    return Verdict(re.compile(rf"be {_SOME}(?:{phrases})\b"), sign, example)


def _doing(phrases: str, sign: Sign, example: str) -> Verdict:
    return Verdict(re.compile(rf"(?:{phrases})\b"), sign, example)


VERDICTS: tuple[Verdict, ...] = (
    _being(r"to die for|out of this world|off the charts|off the hook|top notch|top drawer|top tier|second to none|second nature|next level|on point|on the money|"
           r"the business|the bee's knees|the dog's bollocks|the cat's (?:whiskers|pyjamas)|the real deal|the best thing since|a cut above|a class apart|"
           r"in a league of (?:its|his|her|their) own|worth (?:it|every|the|a|its weight)|a sight for sore eyes|a thing of beauty|"
           r"a dream come true|a match made in heaven|music to my ears|just the ticket|just what|money well spent|time well spent|a piece of cake|"
           r"a walk in the park|child's play|plain sailing|a safe pair of hands|easy on the eye|a feast for the eyes|a step in the right direction|"
           r"a no brainer|a must (?:see|have|read|try)|a game changer|a life ?saver|a show stopper|a crowd pleaser|"
           r"a step up|a (?:good|great|brilliant|fantastic|solid|cracking) (?:shout|laugh|crack|craic)",
           "positive", "The lasagne was to die for."),
    _being(r"a pain in the|a waste of|money down the drain|a load of|a pile of|a bag of|a slap in the face|a kick in the teeth|a joke|beyond a joke|no joke|"
           r"no picnic|no fun|a race to the bottom|daylight robbery|highway robbery|a recipe for disaster|an accident waiting to happen|a car crash|a train wreck|a dog's dinner|"
           r"a dog's breakfast|a pig's ear|a dead loss|a rip off|a let down|a turn off|a wash out|a time waster|a deal breaker|a damp squib|a wild goose chase|a white elephant|a step (?:back|backwards|too far|down)|a far cry from|"
           r"over the top|half bad|out of line|below par|below the belt|past (?:it|its best)|a lost cause|hard (?:going|work)|heavy going|"
           r"all over the place|all show|all talk|like watching paint dry|like pulling teeth|a bitter pill|a (?:bit|tad|little) (?:much|rich|off)|"
           r"neither use nor ornament|the pits|the worst|the last straw|the (?:bane|scourge) of",
           "negative", "The exam was no picnic."),
    _being(r"up to (?:scratch|standard|much|par|snuff|the job)|all that|all it's cracked up|much (?:cop|good|fun|use|to look at)|a patch on|any (?:good|great shakes|cop|use|fun)|"
           r"fit for purpose|worth the|great shakes|good enough",
           "positive", "The food isn't up to scratch."),
    _being(r"nothing (?:special|much|fancy|new|remarkable|to write home about|to shout about|out of the ordinary)|hit and miss|hit or miss|swings and roundabouts|a mixed (?:bag|blessing)|"
           r"neither here nor there|middle of the road|so so|so-so|six of one|a bit of both|anything special|anything to write home",
           "neutral", "The new bar is hit and miss."),
    _doing(r"leave (?:a lot|much|something|a great deal|plenty) to be desired|fall (?:flat|short)|miss the (?:mark|point|boat)|let (?:me|us|him|her|them|everyone|the side) down|let down (?:the|my|our)|"
           rf"bore {_SUFFERER} (?:to tears|to death|rigid|silly|stiff|senseless)|send {_SUFFERER} to sleep|put {_SUFFERER} (?:off|to sleep)|wind {_SUFFERER} up|do {_SUFFERER} (?:head|nut) in|"
           rf"do my head in|try {_SUFFERER} patience|set {_SUFFERER} teeth on edge|rub {_SUFFERER} up the wrong way|make (?:a mockery|a mess|no difference)|cost (?:an arm and a leg|a fortune|the earth|a bomb|a packet)|"
           r"take the (?:mick|biscuit|cake|mickey)|go (?:downhill|to the dogs|to pot)|outstay (?:its|his|her|their) welcome|go on (?:forever|and on|too long|a bit)|sell (?:us|me|them|him|her) short|beggar belief|"
           r"add insult to injury|defeat the (?:object|purpose)|ring hollow",
           "negative", "The food leaves a lot to be desired."),
    _doing(rf"blow {_SUFFERER} away|bowl {_SUFFERER} over|knock {_SUFFERER} (?:out|sideways|socks|for six)|knock my socks off|hit the (?:spot|mark|nail)|go down (?:a treat|well|a storm|like a dream)|tick (?:all|every|most of) (?:the|my|our|his|her) box(?:es)?|tick every box|"
           r"take some beating|take the biscuit for|work (?:a treat|like a charm|a dream|wonders|a charm)|do (?:wonders|the trick|the job)|make (?:my|our|his|her|their) (?:day|week|year)|do it for|steal the show|bring the house down|"
           r"live up to|exceed (?:my|our|all|his|her|their)? ?expectations?|stand out|cut the mustard|pack a punch|punch above|speak for itself|pay off|come up trumps|be a joy|go the extra mile|"
           r"look the part|fit the bill|make the grade|strike a chord|win me over|win us over|save the day|lift (?:my|our) spirits|taste (?:like|of) heaven|pass muster",
           "positive", "The curry went down a treat."),
    _doing(r"(?:taste|smell|sound|feel) like (?:(?:old|wet|stale|burnt|a|an|some|dirty|cold|mouldy|someone|his|my) )*(?:feet|foot|soap|dishwater|cardboard|vinegar|rubber|mud|dirt|vomit|sick|sewage|socks?|bin|bins|petrol|medicine|chalk|plastic|"
           r"sawdust|glue|ashtray|grass|garbage|rubbish|trash|wallpaper|paste|noise|crap|shit|poison|toothpaste|detergent|bleach|swamp|hell|prison|morgue)",
           "negative", "The soup tastes like dishwater."),
    _doing(r"(?:taste|smell|look|sound|feel) like (?:a |an |pure )?(?:heaven|dream|summer|million dollars|paradise|bliss|magic|christmas|honey|angel|angels)",
           "positive", "The new bed feels like heaven."),
)  # fmt: skip

BEING = tuple(v for v in VERDICTS if v.phrase.pattern.startswith("be "))
DOING = tuple(v for v in VERDICTS if not v.phrase.pattern.startswith("be "))
# The verbs that open the second kind.
DOING_VERBS = frozenset(
    "leave fall miss let bore send put wind do try set rub make cost take go outstay sell beggar add defeat ring blow "
    "bowl knock hit tick work steal bring live exceed stand cut pack punch speak pay come look fit strike win save "
    "lift taste smell sound feel pass".split()
)
