"""Phrases of today's talk that name a source: on the phone, in a letter, on somebody's page, in a paper, in a rumour.

`PASSED_LEADS` and `PASSED_TAILS` stand beside the phrases of `sources` and `tellings`. Every row carries an example.
"""

from __future__ import annotations

from ingest.extract.english.lexicon.sources import (
    _SAYS,
    _THINKS,
    _TO_WHOM,
    _WHEN,
    Phrase,
    _case_lead,
    _framed,
    _lead,
    _tail,
)
from ingest.extract.english.lexicon.tellings import _CLAUSE, _NP

_MEDIUM = (
    r"(?:texts?|message|e-?mail|letter|note|card|postcard|voicemail|voice ?note|call|phone ?call|dm|whatsapp|reply|"
    r"leaflet|circular|memo|update)"
)
_PAGE = (
    r"(?:(?:[Ff]acebook|[Ii]nsta(?:gram)?|[Ll]inked[Ii]n|[Tt]ik[Tt]ok|[Tt]witter|[Ww]hats[Aa]pp) ?)?"
    r"(?:post|story|stories|status|page|profile|feed|wall|bio|timeline|tweet|blog|insta|facebook|linkedin|tiktok|channel)?"
)
_BREAK = r"(?:\s+[-–—]+\s+|[,:;]\s+|\s+saying(?: that)?\s+|\s+to say(?: that)?\s+)"
_LATELY = r"(?: (?:just now|earlier|today|yesterday|last night|this (?:morning|afternoon|evening)|on \w+day|the other day))?"
_FOND = (
    r"(?:used to|loves? to|likes? to|liked to|loved to|is fond of|was fond of|never tires of|keeps on|keeps|kept|would|will|"
    r"is always|was always|is forever|was forever|never stops|always|often|so often|once|rightly|kindly|famously|recently)"
)
_TELL = (
    r"(?:says?|said|saying|tells?|told|telling|put|puts|putting|repeat(?:s|ed|ing)?|remind(?:s|ed|ing)?|"
    r"point(?:s|ed|ing)? out|claim(?:s|ed|ing)?|insist(?:s|ed|ing)?|mention(?:s|ed|ing)?|boast(?:s|ed|ing)?|"
    r"recount(?:s|ed|ing)?|assure[sd]?|explain(?:s|ed|ing)?|describe[sd]?|remark(?:s|ed)?|observe[sd]?|warn(?:s|ed)?)"
)
_HEARER = (
    r"(?: (?:it|me|us|him|her|them|people|everyone|everybody|anyone who(?:['’]ll| will| would) listen|the world))*"
)
_BY_HABIT = rf"(?:{_FOND} )?{_TELL}{_HEARER}"
_PAPER = r"(?:[Tt]he )?(?P<np>(?:BBC|[A-Z][\w&]+(?: [A-Z][\w&]+){0,2}))"

# Who does something, and the -ing form of what: "the mill closing", "Fay getting the sack".
_NO_DOING = (
    r"(?!(?:meet|train|build|wedd|open|park|plann|hous|paint|read|hear|rat|ceil|even|morn|th|k|str|r|spr|br|cloth|fill|topp|dress|"
    r"book|list|view|heat|light|cook|bak|screen|christen|gather|outi?n|offer|rul|clean|seat|cater|wir|plumb|floor|pudd|bedd|"
    r"earr|shopp|ironi?|land|mean|feel|noth|someth|anyth|everyth|dur|accord|includ)ing\b)"
)
DOING = (
    rf"(?P<who>(?:him|them|(?!The\b|I\b)[A-Z][\w'’-]+(?: [A-Z][\w-]+)?|(?:[Tt]he|my|our|his|her|their|some) (?:[a-z-]+ )??(?:[A-Z]?[\w-]+)) )"
    rf"(?P<ing>{_NO_DOING}[a-z]{{2,}}ing\b)(?!\s+(?:is|was|has|will)\b)"
)
_DOING_AHEAD = "(?=" + DOING.replace("?P<who>", "?:").replace("?P<ing>", "?:") + ")"

PASSED_LEADS: tuple[Phrase, ...] = (
    _case_lead(
        "on-the-phone",
        rf"(?:[Ii] |[Ww]e )?(?:[Ii]['’]ve |[Ww]e['’]ve )?(?:[Jj]ust |[Oo]nly just )?(?:[Hh]ad|[Gg]ot) (?P<np>{_NP}) on (?:the )?"
        rf"(?:phone|blower|line|video|facetime|zoom)(?: to me)?{_LATELY}{_BREAK}{_CLAUSE}",
        "source",
        "Just had Ann on the phone, she's been made redundant.",
        cue="on",
    ),
    _case_lead(
        "a-letter-from",
        rf"(?:[Ii] |[Ww]e )?(?:[Ii]['’]ve |[Ww]e['’]ve )?(?:[Jj]ust |[Oo]nly just )?(?:(?:[Gg]ot|[Hh]ad|[Rr]eceived|[Gg]etting) )?"
        rf"(?:(?:[Aa]|[Aa]n|[Aa]nother|[Tt]he|[Mm]y|[Oo]ur) )?(?:(?:long|quick|nice|lovely|snotty|rude|short|funny|new|angry) )?(?i:{_MEDIUM}) "
        rf"(?:just (?:in|now) )?(?:from|off) (?P<np>{_NP}){_LATELY}{_BREAK}{_CLAUSE}",
        "source",
        "Got a letter from the council, they're closing the baths.",
        cue="from off",
    ),
    _framed(
        "reads-in-the-paper-that",
        r"(?:read|reads|saw|heard|seen)(?: it)? (?:in|on) (?:the |this morning's |today's )?(?!(?:Facebook|Twitter|Instagram|Insta|Reddit|TikTok|Google|Internet|News|WhatsApp|TV)\b)"
        r"(?P<np2>[A-Z][\w&]+(?: [A-Z][\w&]+){0,2}) that\s+",
        "heard_from",
        "Ann read in the Mail that coffee is bad.",
    ),
    _case_lead(
        "one-rang",
        r"(?!(?:[Tt]he|[Mm]y|[Oo]ur|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir) (?:[\w-]+ )?(?:alarms?|bells?|phone|mobile|doorbell|buzzer|timer|clock|siren)\b)(?!Some(?:one|body)\b)"
        rf"(?P<np>{_NP})(?:['’]s| has| have)? (?:only )?(?:just )?(?:rang|rung|phoned|called|texted|emailed|messaged|been on the phone|been in touch)(?: (?:me|us))?{_LATELY}"
        rf"(?:,|\s+[-–—])\s+(?!(?:I|we|so|and|but|who|which|asking|saying|to|then|because|when|while|after)\b)"
        rf"(?:{_CLAUSE}|(?=[a-z]+(?: [a-z]+)?(?:['’]s|['’]re| is| are| was| were| has| have) ))",
        "source",
        "Ann just emailed, sports day's off.",
        cue="rang rung phoned called texted emailed messaged been",
    ),
    _case_lead(
        "word-from-that",
        rf"(?:[Ii] |[Ww]e )?(?:[Ii]['’]ve |[Ww]e['’]ve |[Hh]ave )?(?:[Jj]ust )?(?:[Gg]ot|[Hh]ad|[Rr]eceived) (?:word|news|notice|confirmation|wind)"
        rf" from (?P<np>{_NP}){_LATELY} that\s+",
        "source",
        "Got word from Ann that the boat sank.",
    ),
    _case_lead(
        "by-ones-own-account",
        r"(?:[Bb]y|[Oo]n) (?:his|her|their) own (?:account|admission|reckoning|telling|description),\s+(?=(?P<np>[A-Z][\w-]+)\b)",
        "source",
        "By her own account, Ann failed the test.",
    ),
    _case_lead(
        "as-one-likes-to-say",
        rf"[Aa]s (?P<np>{_NP}) {_BY_HABIT},\s+",
        "source",
        "As my gran used to say, money isn't everything.",
    ),
    _case_lead(
        "going-by-ones-message",
        rf"(?:[Gg]oing by|[Jj]udging by|[Jj]udging from|[Bb]ased on|[Aa]ccording to|[Pp]er|[Aa]s per) (?:the |an? |that )?(?:(?:last|latest) )?{_MEDIUM} from (?P<np>{_NP}),\s+"
        rf"|(?:[Gg]oing by|[Jj]udging by|[Jj]udging from|[Bb]ased on) (?P<np2>{_NP})['’]s? (?:(?:last|latest) )?(?:{_MEDIUM}|post|story|status),\s+",
        "source",
        "Going by Ann's message, the parcel came.",
    ),
    _case_lead(
        "on-ones-page",
        rf"(?:[Ii] |[Ww]e )?(?:[Jj]ust )?(?:[Ss]aw|[Rr]ead|[Ss]een|[Ss]potted|[Nn]oticed)(?: it)? (?:on|in|from) (?P<np>{_NP})['’]s? {_PAGE}{_LATELY} that\s+",
        "source",
        "Saw on Ann's story that she got a dog.",
    ),
    _case_lead(
        "in-the-paper-named",
        rf"(?:(?:[Ii] |[Ww]e )?(?:[Jj]ust )?(?:[Ss]aw|[Rr]ead|[Ss]een|[Hh]eard)(?: it)?|[Ii]t (?:said|says|was|is)|[Ii]t['’]s) (?:in|on) {_PAPER}{_LATELY} that\s+",
        "source",
        "It said in the Echo that the pool is closing.",
    ),
    _case_lead(
        "a-piece-in-the-paper",
        rf"(?:(?:[Ii] |[Ww]e )?(?:[Jj]ust )?(?:[Ss]aw|[Rr]ead)|[Tt]here(?:['’]s| is| was)) (?:an? |this )?(?:piece|article|thing|bit|report|story|item|column|advert|ad) (?:in|on) {_PAPER}"
        rf"{_LATELY} (?:saying|claiming|reporting|about how)(?: that)?\s+",
        "source",
        "There was a piece in the Gazette saying the mill burned down.",
    ),
    _lead(
        "a-piece-somewhere",
        r"(?:(?:i |we )?(?:just )?(?:saw|read|seen)|there(?:['’]s| is| was)) (?:an? |this )?(?:piece|article|thing|bit|report|story|item|tweet|post|sign|notice|poster|headline|comment|reel|video|advert)"
        r"(?: (?:in|on) (?:the )?[a-z]+)? (?:saying|claiming|reporting)(?: that)?\s+",
        "unnamed",
        "Saw a tweet saying the gig's cancelled.",
    ),
    _lead(
        "on-the-radio",
        r"(?:they(?:['’]re| are|['’]ve been)?|people are|it) (?:saying|say|said|reporting|reported|says|claiming) (?:on|in) (?:the |local )?"
        r"(?:radio|telly|tv|news|paper|papers|internet|forum|group chat|group|chat)(?: (?:this morning|today|last night|earlier|just now))?(?: that)?\s+",
        "unnamed",
        "They're saying on the radio that the bridge is shut.",
    ),
    _lead(
        "rumours-are-flying",
        r"(?:the |all sorts of |some )?(?:rumou?rs?|gossip|stories|whispers|talk|word|reports|speculation|theory|chatter)(?: (?:is|are|was|were|has been|have been)|['’]s|['’]re)?(?: still| now| currently| already)? "
        r"(?:fly(?:ing|ies)|go(?:ing|es)|circulat(?:ing|es|e)|doing the rounds|swirl(?:ing|s)|spread(?:ing|s)|rife|float(?:ing|s)|coming in|com(?:ing|es) out|abound(?:s|ing)?|buzz(?:ing)?|mak(?:ing|es) the rounds|in the air|out)"
        r"(?: (?:around|round|about|a-?round))?(?: (?:the |our |my )?(?:office|school|village|town|street|estate|building|pub|internet|group|chat|place|work|family|playground|staffroom))?(?: (?:is|was))?(?: that|,|:)\s+",
        "unnamed",
        "Rumours are flying that Bob bought a pub.",
    ),
    _lead(
        "all-over-town",
        r"it(?:['’]s| is| was) (?:all over (?:town|the (?:office|village|school|internet|news|place|street|papers)|facebook|twitter|work|insta(?:gram)?|tiktok)|doing the rounds|an open secret|no secret|the talk of the \w+|"
        r"been going (?:a)?round|going about|on the news|in the news|(?:on|in) the (?:radio|telly|tv|papers?|grapevine))(?: (?:today|now))?(?: that|,)\s+",
        "unnamed",
        "It's all over town that the vicar eloped.",
    ),
    _lead(
        "there-is-a-rumour",
        r"there(?:['’]s| is| was| has been|['’]s been| are| were) (?:a |an |this |some |any number of |lots of |plenty of |a lot of )?(?:(?:nasty|strong|persistent|awful|silly|new|big) )?(?:rumou?rs?|story|stories|suggestions?|chatter|whispers?|gossip|talk|theory|speculation|claims?|reports?)"
        r"(?: (?:going|flying|doing) (?:a?round|about|the rounds))?(?: (?:at work|in town|online|at school|here|in the office))? that\s+",
        "unnamed",
        "There's a rumour that Bob is leaving.",
    ),
    _case_lead(
        "talk-of-a-doing",
        r"(?:[Tt]here(?:['’]s| is| was|['’]s been| has been) (?:still |some |a lot of |lots of |plenty of )*(?:talk|word|rumou?rs?|whispers|gossip|speculation|mention) (?:of|about)"
        r"|(?:[Ee]veryone|[Ee]verybody|[Pp]eople|[Tt]he whole \w+|[Tt]hey)(?:['’]s|['’]re| is| are| was| were) (?:all |still )?(?:talking|gossiping|whispering) (?:of|about)"
        rf"|(?:I |[Ww]e )?(?:[Jj]ust )?[Hh]eard (?:rumours |whispers |talk )?(?:of|about)) {_DOING_AHEAD}",
        "unnamed",
        "There's talk of the mill closing.",
    ),
    _framed(
        "told-of-a-doing",
        r"(?:told (?:me|us) (?:all )?|(?:['’]s|is|was|has been|['’]s been|keeps|kept)(?: always| still| forever)? (?:on |banging on |going on |talking |telling (?:me|us) (?:all )?|moaning |complaining |boasting |bragging )"
        rf"|complained |moaned |bragged |boasted )about {_DOING_AHEAD}",
        "source",
        "Vic was on about his knee hurting.",
        cue="about",
    ),
    _case_lead(
        "goes-by-without",
        r"(?:[Nn]ot an?|[Hh]ardly an?|[Bb]arely an?|[Ss]carcely an?|[Nn]ever an?|[Nn]o|[Rr]arely does an?) (?:single )?(?:day|week|night|morning|evening|weekend|meeting|hour|month|year|summer|visit|meal|party) "
        rf"(?:ever )?(?:goes by|goes past|go by|pass(?:es)?|ends) without {_DOING_AHEAD}",
        "nothing",
        "Not a day goes by without Wes swimming.",
    ),
    _framed(
        "is-like",
        rf"(?:(?:['’]s|is|was|were)(?: all| just)? like|goes|went|(?:['’]s|was) all),? (?!.*\b(?:I|my|me|we|our|us)\b){_CLAUSE}(?=[^,]*\b(?:is|are|was|were|has|needs?|can['’]?t?|won['’]?t|doesn['’]t|isn['’]t|looks|costs)\b)",
        "source",
        "Dad's like, the car needs new brakes.",
        cue="like goes went all",
    ),
    _lead(
        "in-case-you-missed-it",
        r"(?:just )?in case you(?:['’]re| are| were)? (?:missed it|wondering|interested|didn['’]?t know|hadn['’]?t heard|haven['’]?t heard|forgot|care|ask),\s+",
        "nothing",
        "In case you missed it, Bob moved.",
    ),
    _lead(
        "word-got-round",
        r"(?:the )?(?:word|news|rumou?r|gossip|it) (?:has |had |['’]s )?(?:soon |quickly |already )?(?:got|gone|getting|spread|been|come|came|leaked|slipped) (?:a?round|about|out|back to (?:me|us))(?: (?:the )?(?:village|office|town|school|street|place))?,? that\s+",
        "unnamed",
        "Word got round that Bob is leaving.",
    ),
    _case_lead(
        "word-reached-one",
        rf"(?:[Ww]ord|[Nn]ews|[Rr]umou?rs?) (?:has |had |have |soon )*(?:reached|got to|came to|come to) (?P<np>(?!(?:me|us)\b){_NP}) that\s+",
        "heard",
        "Word has reached Ann that Bob is leaving.",
    ),
    _case_lead(
        "what-one-thinks",
        rf"[Ww]hat (?P<np>{_NP}) (?:really |actually |always )?(?:thinks|thought|believes|believed|reckons|feels|felt) (?:is|was),? (?:that\s+|{_CLAUSE})",
        "thinks",
        "What Ann thinks is that the plan is daft.",
        cue="what",
    ),
    _case_lead(
        "chatting-to",
        rf"(?:[Jj]ust )?(?:(?:[Bb]een|[Gg]ot) (?:chatting|talking|speaking|nattering) (?:to|with)|(?:[Gg]ot |[Cc]ome )?[Oo]ff the phone (?:with|to|from)|[Oo]n the phone (?:with|to)|[Bb]een on the phone (?:with|to)) (?P<np>{_NP}){_LATELY}(?:,|\s+[-–—])\s+(?=s?he\b|they\b)",
        "source",
        "Been chatting to Ann, she's thinking of selling up.",
    ),
    _case_lead(
        "it-was-who-said",
        rf"[Ii]t(?:['’]s| is| was) (?!(?:me|I|us|you|him|her|them)\b)(?P<np>{_NP}) (?:who|that) (?:(?:first|originally|also|actually|always|just|once|has|had) )*"
        rf"(?:(?:{_SAYS}|let (?:it )?slip|let on|let it be known|spilled the beans|spilt the beans|blabbed|came out with it|broke the news|broke it|put it about){_TO_WHOM}{_WHEN} that\s+"
        rf"|(?:{_SAYS}|let slip|let on){_TO_WHOM} {_CLAUSE})",
        "source",
        "It was Ann who let slip that Bob left.",
    ),
    _case_lead(
        "it-was-who-thinks",
        rf"[Ii]t(?:['’]s| is| was) (?!(?:me|I|us|you|him|her|them)\b)(?P<np>{_NP}) (?:who|that) (?:first |always )?{_THINKS} (?:that\s+|{_CLAUSE})",
        "thinks",
        "It's my brother that reckons the fence needs painting.",
    ),
    _case_lead(
        "ones-impression-of",
        rf"(?P<np>{_NP})['’]s? (?:(?:first|initial|overall|honest|general|own|main) )*(?:impression|opinion|view|verdict|assessment|recollection|memory) (?:of|on|about) "
        r"(?=(?:the|my|our|his|her|their|this|that) (?:[\w-]+ ){1,2}(?:is|was)(?:n['’]t)? )",
        "thinks",
        "Ann's first impression of the school was good.",
        cue="impression opinion view verdict assessment recollection memory",
    ),
    _case_lead(
        "got-it-out-of",
        rf"(?:I|[Ww]e)(?:['’]ve)? (?:finally )?(?:got|dragged|prised|wormed|squeezed|wheedled) it out of (?P<np>{_NP}) that\s+"
        rf"|(?:I|[Ww]e) (?:happen to )?know,? from (?P<np2>{_NP}),? that\s+"
        rf"|(?:I |[Ww]e )?(?:[Ss]aw|[Rr]ead) (?:in|on) (?P<np3>{_NP})['’]s? (?:diary|notes?|letter|text|email|message|journal|blog|calendar) that\s+",
        "source",
        "I got it out of Ann that Bob moved.",
    ),
    _framed(
        "got-it-out-of-one-that",
        rf"(?:finally )?(?:got|dragged|prised|wormed|squeezed|wheedled) it out of (?P<np2>{_NP}),? that\s+",
        "heard_from",
        "Ann got it out of Bob that Cy moved.",
    ),
    _lead(
        "my-gut-says",
        r"my (?:gut|heart|instincts?|waters)(?: feeling)? (?:says?|tells? me|is(?: that)?|are telling me)(?: that)?\s+",
        "guess",
        "My gut says it's over.",
        uncertain=True,
    ),
    _framed(
        "is-told-that",
        r"(?:(?:has|had|have|['’]s|['’]d)(?: just| also| only| now)? been|was|were|got|gets|is being)(?: also| just| only| once| reliably)? (?:told|informed|assured|notified|warned|reminded|advised|led to believe|given to understand)"
        r"(?: (?:by (?:letter|email|text|phone|post)|in writing|officially|yesterday|today|on \w+day|last (?:night|week)|this (?:morning|week)|at work))*(?: that\s+|(?<=believe) |(?<=understand) )",
        "heard",
        "Ann's been informed that Bob moved.",
        cue="that believe understand",
    ),
    _framed(
        "is-overheard",
        rf"(?:(?:has|had|['’]s) been|was|were) (?:over)?heard (?:saying|to say|to claim|to remark|to mutter|to complain|telling (?:\w+ )?\w+|complaining|moaning|boasting)(?: that)? {_CLAUSE}",
        "source",
        "Ann was overheard saying Bob moved.",
        cue="heard overheard",
    ),
    _framed(
        "is-quoted",
        rf"(?:(?:has|had|['’]s) been|was|were|is) quoted(?: (?:in|by) (?:the )?[A-Z][\w-]+)? (?:as )?saying(?: that)? {_CLAUSE}",
        "source",
        "Ann was quoted as saying Bob moved.",
        cue="quoted",
    ),
    _framed(
        "has-heard-from-some",
        r"(?:has|had|have|['’]s|['’]d)? ?heard (?:it )?from (?:(?:two|three|four|five|several|a few|a couple of|various|different|loads of|lots of|many|multiple|other|some) )+(?:people|sources|friends|colleagues|neighbours|parents|folk|others) that\s+",
        "heard",
        "Ann has heard from three people that Bob moved.",
        cue="heard overheard",
    ),
    _framed(
        "says-by-habit",
        r"(?:used to|would (?:always|often|sometimes|never tire of)|(?:is|was|['’]s|has|had) (?:always|forever|often|constantly)) (?:say(?:ing)?|said|tell(?:ing)? (?:me|us|people|everyone)|told (?:me|us)|claim(?:ed|ing)?|insist(?:ed|ing)?|"
        rf"reckon(?:ed)?|swear(?:ing)?|sworn|complain(?:ed|ing)?|maintain(?:ed)?)(?: that\s+| {_CLAUSE})",
        "source",
        "Ann used to say the hall was ugly.",
        cue="used always often forever constantly sometimes never",
    ),
    _framed(
        "is-after-telling",
        rf"(?:['’]s|is|was|are|were)(?: only| just)? after (?:telling|saying|texting|ringing|messaging|announcing|admitting|swearing|claiming)(?: to (?:me|us|say))?{_TO_WHOM}(?: to say)?"
        rf"(?: that\s+|:\s+| {_CLAUSE})",
        "source",
        "Ann's only after telling me that she's expecting.",
        cue="after",
    ),
    _framed(
        "spills-the-beans-that",
        rf"(?:(?:has |had |['’]s )?(?:just )?(?:would have it|let (?:it )?slip|let on|blabbed|spilled the beans|spilt the beans|got word|sent word|dropped into conversation|let me in on|put out|commented|posted|added|chipped in|piped up|confided|sobbed|wailed|whimpered|tutted|marvelled|cautioned|bragged|vowed|thundered|scoffed|harrumphed|sniffed|chirped)){_TO_WHOM}{_WHEN},? that\s+",
        "source",
        "Ann sent word that Bob left.",
    ),
)  # fmt: skip

PASSED_TAILS: tuple[Phrase, ...] = (
    _tail(
        "so-one-likes-to-say",
        rf",\s*as (?P<np>{_NP}) {_BY_HABIT}",
        "source",
        "Bob built it, as Ann loves to tell people.",
        cue="as",
    ),
    _tail(
        "in-brackets",
        rf"\s+\((?:or )?(?:so |according to |per |as )?(?P<np>{_NP}) (?:says|said|tells me|told me|reckons|claims|claimed|thinks|insists|swears)\)"
        rf"|\s+\((?:according to|per|via|says|source:|from|courtesy of) (?P<np2>{_NP})\)",
        "source",
        "Bob moved (so Ann says).",
        cue="(",
    ),
    _tail(
        "one-just-texted",
        rf"(?:,|\s[-–—]+)\s+(?P<np>{_NP}) (?:(?:(?:has |['’]s )?just |only just )(?:texted|messaged|rang|phoned|emailed|called|said so)(?: (?:me|us))?|(?:let (?:me|us) know|(?:texted|rang|phoned|emailed|messaged|called)(?: (?:me|us))? to say(?: so)?))"
        r"(?: just now| earlier)?",
        "source",
        "Bob passed, his dad just texted.",
        cue="just let say so",
    ),
)  # fmt: skip

# "Grandad, as Mum likes to repeat, never trusted banks."
FOND_ASIDE = rf"(?<=\w),\s+as (?P<np3>{_NP}) {_BY_HABIT},\s*(?=\w)"
