"""Verbs that govern another verb, and what they do to it: plans, implicatives, attitudes, modality."""

from __future__ import annotations

from typing import Literal

Control = Literal[
    "plans", "wants", "likes", "dislikes", "holds", "fails", "tries", "habit", "starts", "stops", "norm", "seems",
    "can", "refuses", "past_habit", "tends", "worries", "prefers", "keeps", "neutral", "regrets", "finishes",
]  # fmt: skip

_VERBS_OF_CONTROL: dict[Control, str] = {
    "plans": "go plan intend aim decide arrange agree promise vow offer prepare mean resolve pledge threaten "
    "volunteer swear commit elect opt choose look consider contemplate schedule undertake opt envisage expect",
    "wants": "want wish hope pray long yearn crave fancy desire itch ache aspire dream wanna die",
    "likes": "love like enjoy adore relish",
    "dislikes": "hate dislike loathe detest despise resent",
    "neutral": "mind",
    "holds": "manage happen come grow get remember bother dare proceed venture succeed deign",
    "fails": "forget fail neglect omit decline avoid miss skip",
    "refuses": "refuse",
    "tries": "try attempt struggle strive endeavour endeavor help hesitate risk practise practice learn train work fight",
    "starts": "start begin commence resume",
    "stops": "stop quit cease discontinue",
    "finishes": "finish",
    "norm": "need have ought deserve",
    "seems": "seem appear",
    "tends": "tend",
    "keeps": "keep continue",
    "past_habit": "use",
    "worries": "fear dread worry",
    "prefers": "prefer",
    "regrets": "regret",
}
CONTROL: dict[str, Control] = {
    verb: effect for effect, verbs in _VERBS_OF_CONTROL.items() for verb in verbs.split()
}

# Adjective or participle after "be" plus an infinitive: "is able to", "is due to".
_WORDS_OF_CONTROL: dict[Control, str] = {
    "plans": "set due scheduled about going determined slated ready planning prepared",
    "wants": "eager keen desperate dying hoping excited itching anxious impatient",
    "can": "able allowed permitted free capable welcome unable",
    "norm": "supposed obliged required meant",
    "holds": "lucky fortunate glad happy delighted pleased proud sorry sad surprised thrilled relieved honoured honored grateful",
    "refuses": "unwilling reluctant",
    "seems": "likely bound",
    "worries": "afraid scared terrified nervous",
}
CONTROL_ADJECTIVES: dict[str, Control] = {
    word: effect for effect, words in _WORDS_OF_CONTROL.items() for word in words.split()
}

# Speech acts with an infinitive or a noun: who asks, orders, proposes, advises.
REQUEST_VERBS = frozenset(
    "ask tell beg urge order command instruct remind request implore plead nag pester direct require demand "
    "persuade convince coax cajole nudge call insist pressure petition entreat challenge get-on ban forbid".split()
)
SUGGEST_VERBS = frozenset("suggest propose invite moot float pitch".split())
RECOMMEND_VERBS = frozenset("recommend advise advocate encourage urge-to-try prescribe tip".split())
WARN_VERBS = frozenset("warn caution discourage dissuade".split())

# What "be ADJ of/about X" says of the one who is it.
ADJECTIVE_ATTITUDES: dict[str, tuple[str, str]] = {
    **dict.fromkeys("fond keen mad crazy nuts passionate enthusiastic wild obsessed hooked sold gaga enamoured "
                    "enamored bonkers smitten partial addicted besotted taken excited thrilled stoked".split(), ("likes", "positive")),
    **dict.fromkeys("sick tired bored weary fed intolerant".split(), ("dislikes", "negative")),
    **dict.fromkeys("indifferent".split(), ("likes", "neutral")),
    **dict.fromkeys("worried anxious nervous scared afraid concerned terrified frightened apprehensive uneasy "
                    "paranoid stressed petrified wary twitchy jittery edgy antsy panicky".split(), ("worries_about", "positive")),
    **dict.fromkeys("suspicious sceptical skeptical distrustful dubious doubtful mistrustful cynical".split(), ("trusts", "negative")),
    **dict.fromkeys("impressed proud supportive appreciative complimentary blown pleased delighted positive satisfied happy "
                    "thankful grateful optimistic chuffed jubilant buzzing delirious ecstatic overjoyed elated upbeat".split(), ("believes_good", "positive")),
    **dict.fromkeys("disappointed unimpressed critical ashamed furious angry annoyed upset dissatisfied unhappy "
                    "embarrassed mortified sniffy snooty scornful disdainful contemptuous incensed snippy gutted devastated heartbroken crushed peeved miffed narked irked irritated aggrieved sore bitter disgusted horrified appalled scathing negative pessimistic underwhelmed dismissive outraged livid frustrated".split(),
                    ("believes_bad", "negative")),
    **dict.fromkeys("confident certain sure convinced".split(), ("trusts", "positive")),
    "all": ("believes_good", "positive"),
    **dict.fromkeys("fine ok okay cool".split(), ("believes_good", "positive")),
    **dict.fromkeys("dead adamantly vehemently firmly".split(), ("believes_bad", "negative")),
    **dict.fromkeys("desperate eager hungry greedy tempted itching dying gasping game gagging set bent hell-bent hellbent intent up".split(), ("wants", "positive")),
    **dict.fromkeys("attached big hot sweet soft heavy gone crackers potty daft enchanted captivated enraptured".split(), ("likes", "positive")),
    **dict.fromkeys("done disillusioned disenchanted jaded exasperated".split(), ("dislikes", "negative")),
    **dict.fromkeys("ambivalent torn lukewarm neutral undecided unfussed unbothered agnostic".split(), ("likes", "neutral")),
}  # fmt: skip
# Words that tell an attitude only before these: "all for it", "big on seafood", "dead against it".
NEEDS_PREPOSITION: dict[str, frozenset[str]] = {
    "all": frozenset({"for"}),
    **dict.fromkeys("fine ok okay cool".split(), frozenset({"with"})),
    "dead": frozenset({"against"}),
    "adamantly": frozenset({"against"}),
    "vehemently": frozenset({"against"}),
    "firmly": frozenset({"against"}),
    "big": frozenset({"on"}),
    "hot": frozenset({"on"}),
    "heavy": frozenset({"into"}),
    "sweet": frozenset({"on"}),
    "soft": frozenset({"on"}),
    "gone": frozenset({"on"}),
    "daft": frozenset({"about"}),
    "game": frozenset({"for"}),
    "up": frozenset({"for"}),
    "gagging": frozenset({"for"}),
    "dying": frozenset({"for"}),
    "itching": frozenset({"for"}),
    "gasping": frozenset({"for"}),
    "tempted": frozenset({"by"}),
    "set": frozenset({"on"}),
    "bent": frozenset({"on"}),
    "hellbent": frozenset({"on"}),
    "done": frozenset({"with"}),
    "attached": frozenset({"to"}),
    "torn": frozenset({"about", "on"}),
    "neutral": frozenset({"about", "on"}),
}

# Nouns as complement: "I'm a big fan of X".
NOUN_ATTITUDES: dict[str, tuple[str, str]] = {
    **dict.fromkeys("fan lover enthusiast devotee admirer addict fanatic aficionado sucker junkie nut fanboy".split(), ("likes", "positive")),
    **dict.fromkeys("believer".split(), ("trusts", "positive")),
    **dict.fromkeys("sceptic skeptic".split(), ("trusts", "negative")),
    **dict.fromkeys("critic opponent hater detractor".split(), ("believes_bad", "negative")),
    **dict.fromkeys("supporter advocate champion proponent".split(), ("believes_good", "positive")),
}  # fmt: skip

# "The market takes place in Ghent", "the flight is on the 14th".
OCCASIONS = frozenset(
    "party wedding funeral concert gig festival conference meeting interview exam test trip holiday vacation match "
    "race marathon ceremony workshop birthday anniversary reunion parade audition appointment surgery operation "
    "flight dinner lunch picnic barbecue bbq graduation launch strike lecture class course session game final "
    "deadline election rehearsal performance show screening premiere recital fair market auction sale talk seminar "
    "webinar hearing trial call demo inspection move retreat camp tour hike visit christening baptism shower "
    "orientation viewing tournament event celebration gala fundraiser drill vote training train bus ferry "
    "agm egm fete fête bazaar regatta quiz disco ceilidh outing excursion raffle tombola jumble roadshow symposium congress viva scan mri biopsy prom mocks nativity panto pantomime induction handover housewarming reading haircut "
    "summit assembly vigil procession inauguration kickoff kick-off sprint review release opening closing exhibition checkup check-up".split()
)
TRY_VERBS = frozenset(
    "try read see watch visit check taste go eat buy get attend hear listen book order download".split()
)
JOB_NOUNS = frozenset(
    "depot airport brewery quarry dairy foundry surgery nursery zoo "
    "shop bakery library school hospital clinic office bank firm company startup cafe café restaurant bar pub garage salon museum "
    "university college factory agency studio brewery supermarket store hotel farm warehouse council nursery practice lab "
    "newspaper charity theatre".split()
)
# Ends or states of the body and the mind: said of a person they are states, no evaluations.
STATES = frozenset(
    "happy sad tired sick ill busy excited nervous pregnant single married engaged divorced hungry thirsty sleepy "
    "awake asleep home late early ready drunk sober alive dead broke unemployed retired injured hurt better well "
    "bored lonely homesick stressed worried scared angry upset jealous relieved proud grateful thankful free "
    "sorry glad exhausted depressed anxious cold hot warm vegan vegetarian allergic".split()
)
# Passing moods of a speaker, said to a listener: no state that one would ask about later.
MOODS = frozenset(
    "grateful thankful excited stoked glad happy pumped determined blessed thrilled lucky hopeful proud curious down set "
    "psyched appreciative content optimistic inspired motivated".split()
)
WEIGHTLESS_SELF = frozenset(
    "good great fine okay ok well alright right here sure sorry back glad fantastic amazing awesome".split()
)
