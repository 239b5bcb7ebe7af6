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
    not_of: frozenset[str] = frozenset()  # subjects of which it is said literally


_SOME = r"(?:(?:really|just|so|absolutely|simply|honestly|definitely|totally|completely|a bit|bit|quite|well|way|far|pretty|still|all|always|kind of|sort of|certainly) )*"
_SUFFERER = r"(?:me|us|him|her|them|everyone|everybody|[a-z]+)"


def _being(phrases: str, sign: Sign, example: str, not_of: str = "") -> Verdict:
    return Verdict(re.compile(rf"be {_SOME}(?:{phrases})\b"), sign, example, frozenset(not_of.split()))


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
    _being(r"(?:pure |sheer |dead )?(?:class|quality|boss|belter|mint|ace|lush|peng|slamming|mega|epic)(?= *$)", "positive", "The food was class."),
    _being(r"(?:dead |well |a bit |proper )?(?:rank|naff|minging|gash|mid|dire|bobbins|mank|rancid|cack|pony|wank|shite)(?= *$)", "negative", "The buffet was rank."),
    _being(r"(?:dear|steep|pricey|pricy|expensive|small|tiny|short|poky|basic|thin|meagre|measly|a lot|much|a bit much) for (?:what (?:it|they|you|we|i)|the (?:money|price))\b",
           "negative", "The hotel was dear for what it was."),
    _being(r"(?:cheap|reasonable|decent|generous|fair|huge|massive) for (?:what (?:it|they|you|we|i)|the (?:money|price))\b", "positive", "The flat is reasonable for what it is."),
    _being(r"nothing (?:special|much|fancy|new|remarkable|to write home about|to shout about|out of the ordinary)|hit and miss|hit or miss|swings and roundabouts|a mixed (?:bag|blessing)|"
           r"neither here nor there|middle of the road|so so|so-so|six of one|a bit of both|anything special|anything to write home",
           "neutral", "The new bar is hit and miss."),
    _being(r"(?:a )?(?:complete |total |pure |utter )?works? of fiction|(?:a )?fairy tales?|a tall story|make believe|science fiction",
           "negative", "The timetable is a work of fiction.",
           "book novel story film movie series show play poem memoir comic it that this they thing everything writing genre trilogy saga"),
    _being(r"on the (?!other|left|right|far|near|wrong|inside|outside|safe|plus|sunny|bright|same|north|south|east|west|shady|opposite|port|lee)[a-z]+ side|not what (?:it|they|he|she) (?:was|were|used)|"
           r"a (?:far|long) cry from|not a good (?:look|idea|sign)",
           "negative", "The starter was on the salty side."),
    _being(r"the best (?:[\w'’-]+ ){1,4}(?:i|we|he|she|they|anyone)(?:['’]ve| have|['’]d| had)? ever", "positive", "The van is the best fifty quid I ever spent."),
    _being(r"(?:a|the) (?:pack|tissue|bunch|web) of lies|on (?:its|their|the|his|her) (?:way out|last legs|knees)|a lottery|a crapshoot|a gamble|a coin toss|a non ?- ?starter|pie in the sky|half ?- ?baked|on (?:its|their) (?:last legs|knees)|"
           r"not fit for|dishwater|pants|a bodge(?: job)?|a botch(?:ed)? job|a shot in the dark|smoke and mirrors|style over substance|all style|more trouble than|not worth|beyond the pale|"
           r"a stain on|a blot on|a sorry (?:sight|state)|a crying shame|a false economy|a fool's errand|a vanity project|a cash grab|a money grab|a (?:box )?ticking exercise|a talking shop|"
           r"a poisoned chalice|a dead (?:duck|end|weight)|dead in the water|a (?:bad|sick|sorry|cruel|poor) (?:joke|excuse)|a can of worms|a laughing stock|a law unto|a hot mess|a house of cards|a mug's game|"
           r"an uphill (?:struggle|battle)|hell on earth|a hiding to nothing|clear as mud|as clear as mud|about as (?:useful|much use|funny|interesting|exciting|subtle|reliable) as|"
           r"as (?:dull|boring|useful|useless) as|nothing but trouble|a fate worse|two hours|a disaster waiting|a sign of the times gone|a money pit|a bad idea|a bit of a (?:mess|joke|slog|farce|let ?down|shambles)|"
           r"(?:like )?herding cats|a nightmare on|a mare|grim|bobbins|gash|garbage|trash|bunk|tosh|tat|crud|minging|honking|manky|the worst thing|neither fish nor|"
           r"not (?:cutting it|up to|a patch|all that|worth)|lacking|sorely lacking|a cop ?out|a sell ?out|past (?:caring|a joke)|a (?:right|proper|total|complete|absolute) (?:faff|palaver|farce|mess|state|pain|nightmare|con|dive|dump)",
           "negative", "The brochure is a pack of lies."),
    _being(r"a (?:total |real |complete |born )?natural\b(?! (?:disaster|habitat|phenomenon|product|history))|a dab hand|a whizz?|a demon (?:cook|baker|driver)|"
           r"spot on|bang on|banging|the stuff of dreams|just what the doctor|one in a million|worth (?:its|his|her|their) weight|not to be missed|a must|poetry in motion|a labour of love|"
           r"the best thing|the bomb|a breath of fresh air|a ray of sunshine|a tonic|a bit of (?:alright|all right)|(?:a )?(?:five|ten|full|top) (?:out of|stars|marks)|easy peasy|"
           r"chef's kiss|a (?:whole |total )?vibe|elite|unreal|a force of nature|a sound (?:choice|investment|idea)|a stroke of genius|a masterclass|a (?:huge|massive|big|great) (?:help|hit|relief|success|improvement|step up)|"
           r"a thing of wonder|a marvel|a national treasure|made of (?:stern|gold)|the gold standard|the full package|the whole package|head and shoulders|streets ahead|miles (?:better|ahead)|leagues ahead|"
           r"cheap at|good (?:value|fun|going)|great (?:value|fun)|not (?:half )?bad|no (?:slouch|mug)|a (?:real|proper|total|absolute|right) (?:gem|find|treat|hoot|laugh|star|legend|joy|bargain|steal|beauty|godsend)|"
           r"a sight to behold|something else|another level|on another level|quids in|the answer to",
           "positive", "The new café is spot on."),
    _being(r"(?:a )?(?:big |huge |massive |real |firm |great )?(?:hit|winner|favourite|success) (?:with|for)", "positive", "The film was a hit with the kids."),
    _doing(r"go down (?:badly|poorly|terribly)", "negative", "The film went down badly with the kids."),
    Verdict(re.compile(r"suit (?:me|you|him|her|us|them|[a-z]+)\b"), "positive", "The haircut suits you.",
            frozenset("monday tuesday wednesday thursday friday saturday sunday it that this time date day noon morning afternoon evening".split())),
    _doing(r"see better days|do with an? (?:lick|good|bit|new|facelift|clean|make ?over|update|tidy|revamp|scrub|polish)|taste of nothing|taste like nothing|go down like a lead|"
           r"go (?:tits|belly) up|go pear shaped|go from bad to worse",
           "negative", "The hotel could do with a lick of paint."),
    _doing(r"go like (?:clockwork|a dream)|run like clockwork|go (?:off )?without a hitch|go swimmingly|go to plan|go down like a dream|(?:more than )?earn (?:its|their) (?:keep|place|stripes)|be like walking on air",
           "positive", "The wedding went without a hitch."),
    _doing(r"leave (?:me|us|him|her|everyone|them) (?:fuming|seething|baffled|confused|disappointed|underwhelmed|deflated|furious|drained|exhausted|bored|angry|in the lurch|high and dry)|leave a (?:bad|sour|nasty|bitter) taste|hold no|have (?:more holes than|seen better days|no legs|a long way to go|nothing going for)|lack (?:soul|charm|heart|bite|depth|substance|warmth|spark|flavour)|"
           r"lose (?:the plot|its way|its way|their way|steam)|go nowhere|look like (?:a|an|some) (?:toddler|child|kid|monkey|five year old|three year old|six year old|blind man) (?:draw|drew|design|designed|make|made|do|did|paint|painted)|"
           r"do (?:nobody|no one|us|me) any favours|raise more questions|beg the question|smack of|reek of|stink of|come across as|get old|wear thin|run out of steam|outlive|"
           r"cost too much|take (?:forever|ages|an age)|need (?:work|a rethink)|do more harm|put people off",
           "negative", "The deal left a bad taste in my mouth."),
    _doing(r"hold water|stack up|hold up|hold (?:its|their|his|her) own|make the cut|pull (?:its|their|his|her) weight|wash|hold a candle|come close|measure up|do it justice|"
           r"put (?:ours?|mine|the rest|others|everyone|everything|the others|us|all) (?:else )?to shame|get (?:(?:ten|nine|eight|five|four) (?:out of|stars)|full marks|top marks|two thumbs|a thumbs|my vote|the thumbs)|have (?:me|us|him|her|everyone|the whole \w+) (?:in stitches|hooked|gripped|on the edge|glued|from|crying with|captivated|howling|rapt)|"
           r"keep (?:me|us|him|her|everyone) (?:hooked|gripped|glued|guessing|on the edge|entertained|captivated)|have (?:real |serious |huge |bags of |loads of )?(?:potential|charm|promise)|have (?:a lot|lots|plenty|everything) going for|be a sight|"
           r"leave (?:me|us|him|her) (?:speechless|wanting more|smiling|beaming)|restore (?:my|our) faith|get better and|age (?:well|beautifully)|stand the test|never (?:fail|disappoint)|turn heads|come into its own|"
           r"punch above|beat all|work out (?:well|great|nicely|beautifully|perfectly)|come out (?:great|lovely|brilliantly|a treat|perfectly)|look (?:a treat|a million|the business)|feel (?:like home|a treat)|smell (?:divine|amazing|a treat)",
           "positive", "The play had us on the edge of our seats."),
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
    "suit leave see earn fall miss let bore send put add hold stack measure pull wash get have keep restore age turn beat lack lose raise beg smack reek stink wear run outlive need grow do wind do try set rub make cost take go outstay sell beggar add defeat ring blow "
    "bowl knock hit tick work steal bring live exceed stand cut pack punch speak pay come look fit strike win save "
    "lift taste smell sound feel pass".split()
)
